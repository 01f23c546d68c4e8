CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Folds umlauts so that "baer", "bar" and "Bär" meet: ä = ae = a, ö = oe = o, ü = ue = u, ß = ss.
CREATE FUNCTION fold(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(replace(replace(
  lower(words), 'ß', 'ss'), 'ä', 'a'), 'ae', 'a'), 'ö', 'o'), 'oe', 'o'), 'ü', 'u'), 'ue', 'u');
