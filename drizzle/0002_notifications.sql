-- Every change of a user document gets a new version and wakes the account's open streams.
CREATE FUNCTION profile_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER profile_version BEFORE UPDATE ON profile
FOR EACH ROW EXECUTE FUNCTION profile_version();
--> statement-breakpoint
CREATE FUNCTION profile_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('profile_changed', coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profile_notify AFTER INSERT OR UPDATE OR DELETE ON profile
FOR EACH ROW EXECUTE FUNCTION profile_notify();
--> statement-breakpoint
-- A session that ends takes its streams with it.
CREATE FUNCTION session_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_notify AFTER DELETE ON session
FOR EACH ROW EXECUTE FUNCTION session_notify();
