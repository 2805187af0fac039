-- The superuser runs this whenever the sign-in server may have made tables: `postgres`, who applies the migrations, may use
-- them and owns none of them, and nobody else sees a row.
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
