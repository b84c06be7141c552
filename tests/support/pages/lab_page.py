"""JupyterLab under test: what a reader does not see is asked of the application itself."""

from playwright.sync_api import Page

EXPOSED = {"LabApp": {"expose_app_in_browser": True}}
"""The setting that lets a page reach the application."""


def command(page: Page, name: str) -> None:
    """Starts a command of JupyterLab, as its menus would."""
    page.evaluate("name => { jupyterapp.commands.execute(name) }", name)


def write(page: Page, cell: int, source: str) -> None:
    """Puts code into a cell of the notebook in front, counted from 0."""
    page.evaluate(
        "([cell, source]) => jupyterapp.shell.currentWidget.content.widgets[cell]"
        ".model.sharedModel.setSource(source)",
        [cell, source],
    )


def is_changed(page: Page) -> bool:
    """Whether the notebook in front has changes that are not saved."""
    return bool(page.evaluate("jupyterapp.shell.currentWidget.context.model.dirty"))


def until_kept(page: Page) -> None:
    """Waits until the notebook in front has no change that is not saved."""
    page.wait_for_function("!jupyterapp.shell.currentWidget.context.model.dirty")
