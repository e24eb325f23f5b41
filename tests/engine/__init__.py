"""The kernel, shown on a toy game that a designer could have written: interpreted, on compiled classes."""
