#!/bin/sh
# Run once, by the database's image, in a new and empty database.
set -eu
psql -X -q -v ON_ERROR_STOP=1 -U supabase_admin -d postgres -f /deploy/roles.sql
psql -X -q -v ON_ERROR_STOP=1 -U supabase_admin -d postgres \
  -v migrations="$MIGRATIONS_DATABASE_PASSWORD" -v auth="$AUTH_DATABASE_PASSWORD" -v rest="$REST_DATABASE_PASSWORD" <<'SQL'
alter role postgres password :'migrations';
alter role supabase_auth_admin password :'auth';
alter role authenticator password :'rest';
SQL
