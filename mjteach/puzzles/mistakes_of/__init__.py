"""False rules by letter of the catalogue, shared by every kind with the same result."""
