#!/bin/sh
# Applies the migrations that the database does not have yet, each in one transaction, and notes them where the Supabase CLI
# does. It may run as often as one likes. SUPERUSER_URL and MIGRATIONS_URL name the database; the files are below MIGRATIONS.
set -eu
here=$(dirname "$0")
quietly="-X -q -A -t -v ON_ERROR_STOP=1"

psql $quietly -f "$here/accounts.sql" "$SUPERUSER_URL"
psql $quietly "$MIGRATIONS_URL" <<'SQL'
set client_min_messages = warning;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
SQL

for file in "$MIGRATIONS"/*.sql; do
  name=$(basename "$file" .sql)
  version=${name%%_*}
  note="insert into supabase_migrations.schema_migrations (version, name) values ('$version', '${name#*_}')"
  applied=$(psql $quietly -c "select 1 from supabase_migrations.schema_migrations where version = '$version'" "$MIGRATIONS_URL")
  [ -z "$applied" ] || continue
  echo "Applying $name"
  psql $quietly --single-transaction -f "$file" -c "$note" "$MIGRATIONS_URL"
done
psql $quietly -c "notify pgrst, 'reload schema'" "$MIGRATIONS_URL"
