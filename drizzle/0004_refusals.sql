-- Undoes the statement that calls it; the caller knows it by its code FH402.
CREATE FUNCTION refuse(reason text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'FH402', MESSAGE = reason;
END $$;
