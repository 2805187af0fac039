// What Supabase's own database image makes before anybody's migrations run, as far as it bears on ours. `supabase_admin` is the
// only superuser there, and nobody but Supabase has its password.

/** Run by the superuser on an empty database, before the sign-in server makes its tables. */
export const rolesOfHostedProject = `
create role postgres login createdb createrole replication bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role supabase_auth_admin login noinherit createrole;
grant anon, authenticated, service_role to postgres with admin option;
create role authenticator login inherit;
grant anon, authenticated, service_role to authenticator;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role supabase_auth_admin set search_path = 'auth';
alter role supabase_auth_admin set idle_in_transaction_session_timeout = 60000;
alter role postgres set search_path = "$user", public, extensions;

alter database postgres owner to postgres;
grant create on database postgres to supabase_auth_admin;
create schema extensions;
create extension pgcrypto schema extensions;
create extension "uuid-ossp" schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
create schema auth;
grant all on schema auth to supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
${['tables', 'functions', 'sequences']
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n')}
`

/** Run by the superuser when the sign-in server has made its tables: `postgres` may use them and owns none of them. */
export const grantsOnAccounts = `
grant all on all tables in schema auth to postgres;
grant all on all sequences in schema auth to postgres;
do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', name);
  end loop;
  if to_regclass('auth.schema_migrations') is not null then
    revoke all on auth.schema_migrations from postgres;
    grant select on auth.schema_migrations to postgres;
  end if;
end $$;
-- Lite's REST half, other than PostgREST, looks for the account of a token before it takes the role of the request. Row level
-- security shows it none, with which it is content.
grant select on auth.users, auth.sessions to authenticator;
`
