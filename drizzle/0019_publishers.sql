-- Editors could publish until now, so all of them become publishers.
UPDATE "user" SET "role" = 'publisher' WHERE "role" = 'editor';
