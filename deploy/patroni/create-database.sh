#!/bin/sh
# Runs once on a new cluster, as `bootstrap.post_bootstrap` of Patroni, which passes the superuser's connection. Creates the database
# and the role of the application; docs/operations.md, “Database role”.
set -eu
psql -v ON_ERROR_STOP=1 -d "$1" -c "create database fabelhain template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE' locale 'C.UTF-8'"
psql -v ON_ERROR_STOP=1 -d "$1 dbname=fabelhain" -f "$APP_ROLE_SQL"
psql -v ON_ERROR_STOP=1 -d "$1 dbname=fabelhain" <<'SQL'
\getenv password APP_PASSWORD
alter role fabelhain_app password :'password';
SQL
