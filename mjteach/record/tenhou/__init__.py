"""The logs of Tenhou: XML, and the JSON of its log editor."""
