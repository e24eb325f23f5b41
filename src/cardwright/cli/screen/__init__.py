"""The table and its cards, drawn as coloured text from what a seat may see."""
