-- The role that Fabelhain works with: it owns the database and what is in it, and may do nothing else. The
-- superuser runs this in that database; a second time it changes nothing. In a database from before 0.7.0
-- everything belongs to the superuser, who hands it over here: the first superuser of a cluster stays one.
do $$
declare change text;
begin
  if not exists (select from pg_roles where rolname = 'fabelhain_app') then
    create role fabelhain_app login;
  end if;
  execute format('alter database %I owner to fabelhain_app', current_database());
  for change in
    with own as (
      select oid, 'schema' as kind, oid::regnamespace::text as name from pg_namespace
        where nspowner = current_user::regrole
      union all
      select oid, 'table', oid::regclass::text from pg_class
        where relowner = current_user::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select oid, 'routine', oid::regprocedure::text from pg_proc
        where proowner = current_user::regrole
    )
    select format('alter %s %s owner to fabelhain_app', kind, name) from own
      -- Below are the system's own; the last two kinds belong to an extension or go with their table.
      where oid >= 16384 and not exists (
        select from pg_depend where objid = own.oid and (deptype = 'e' or deptype in ('a', 'i') and kind = 'table')
      )
  loop
    execute change;
  end loop;
end
$$;
