"""The doors: routes, who may come in, limits, pages and the stream."""
