-- Run by psql beside app-role.sql, in a database of Compose: the application signs in over the network with
-- POSTGRES_PASSWORD. The superuser has no password, so it signs in inside the database's container only.
\getenv password APP_PASSWORD
alter role fabelhain_app password :'password';
alter role current_user password null;
