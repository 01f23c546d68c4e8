-- The address in the user document is the account's: whatever changes the one changes the other.
CREATE FUNCTION profile_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profile SET email = NEW.email, updated_at = NEW.updated_at
  WHERE user_id = NEW.id AND email <> NEW.email;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profile_email AFTER UPDATE OF email ON "user"
FOR EACH ROW EXECUTE FUNCTION profile_email();
--> statement-breakpoint
UPDATE profile SET email = u.email FROM "user" u WHERE u.id = profile.user_id AND profile.email <> u.email;
