-- Servers keep sessions in memory for two seconds, with whether the account has a PIN and a verified mailbox. Every
-- change is told to the connection that makes it and, at the commit, to all servers (decision 0037).
CREATE FUNCTION sign_in_notify() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    account := to_jsonb(NEW) ->> TG_ARGV[0];
  ELSE
    account := to_jsonb(OLD) ->> TG_ARGV[0];
  END IF;
  IF current_setting('application_name') LIKE 'fabelhain-pool%' THEN
    RAISE INFO USING ERRCODE = 'FH002', MESSAGE = account;
  END IF;
  PERFORM pg_notify('sign_in_changed', account);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_sign_in AFTER UPDATE OR DELETE ON session
FOR EACH ROW EXECUTE FUNCTION sign_in_notify('user_id');
--> statement-breakpoint
CREATE TRIGGER user_sign_in AFTER UPDATE ON "user"
FOR EACH ROW WHEN (OLD.email_verified IS DISTINCT FROM NEW.email_verified)
EXECUTE FUNCTION sign_in_notify('id');
--> statement-breakpoint
CREATE TRIGGER pin_sign_in AFTER INSERT OR DELETE ON parent_pin
FOR EACH ROW EXECUTE FUNCTION sign_in_notify('user_id');
