"""The ladder that every game climbs."""
