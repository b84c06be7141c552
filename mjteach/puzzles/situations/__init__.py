"""What questions are about, each sort of it with one dealer and one scene."""
