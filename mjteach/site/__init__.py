"""The course as plain pages, for a browser and nothing else.

Each lesson is a page made from its notebook: its text, and each question as it stands before Python
is there. Python itself (Pyodide) runs in the page and takes over when it is ready.
"""
