"""What `cardwright bench` measures."""
