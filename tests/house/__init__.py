"""The house rules of STYLE.md as tests; they read the sources and import none of them."""
