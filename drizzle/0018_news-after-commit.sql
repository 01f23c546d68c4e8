-- NOTIFY makes commits wait for each other. So a server's pool is told of the change on its own connection,
-- and the server announces it after the commit (decision 0025). Other clients still announce it themselves.
CREATE OR REPLACE FUNCTION profile_notify() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account text := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  IF current_setting('application_name') LIKE 'fabelhain-pool%' THEN
    RAISE INFO USING ERRCODE = 'FH001', MESSAGE = account;
  ELSE
    PERFORM pg_notify('profile_changed', account);
  END IF;
  RETURN NULL;
END $$;
