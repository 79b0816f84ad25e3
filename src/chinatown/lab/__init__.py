"""Many games at once: simulation, its figures and its digest."""
