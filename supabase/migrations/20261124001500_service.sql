-- What /api/health/ready reads: the version of this schema, and what waits. Tests: metrics and start-and-stop in tests/system;
-- tests/architecture/schema-version.test.ts compares the version with the one that the site expects.

-- One row: the version of the newest migration. A migration that changes the schema updates it.
create table public.schema_version (
  is_only boolean primary key default true check (is_only),
  version text not null check (version ~ '^[0-9]{14}$')
);
insert into public.schema_version (version) values ('20261124001500');
alter table public.schema_version enable row level security;
revoke all on public.schema_version from public, anon, authenticated, service_role;

-- Whole seconds since an instant; 0 for none.
create function public.seconds_since(p_instant timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(floor(extract(epoch from now() - p_instant))::bigint, 0)
$$;

-- The version, and what is waiting, with the age of the oldest: each is counted up to 100, because a higher number would not change what an
-- operator does.
create function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'schema_version', (select version from public.schema_version),
    'unsent', (select count(*) from (
      select 1 from public.outgoing_emails where status in ('pending', 'sending') order by created_at limit 100) s),
    'oldest_unsent_seconds', public.seconds_since((
      select created_at from public.outgoing_emails where status in ('pending', 'sending') order by created_at limit 1)),
    'dead', (select count(*) from (
      select 1 from public.outgoing_emails where status = 'dead' order by created_at limit 100) s),
    'oldest_dead_seconds', public.seconds_since((
      select created_at from public.outgoing_emails where status = 'dead' order by created_at limit 1)),
    -- Not up to 100: what it costs is what an operator wants to know.
    'texts_today', (select count(*) from public.outgoing_emails where channel = 'sms' and created_at > now() - interval '1 day'),
    'texts_late_today', (select count(*) from public.outgoing_emails
      where channel = 'sms' and created_at > now() - interval '1 day' and status = 'dropped' and last_error_code = 'late'),
    'texts_refused_today', (select count(*) from public.outgoing_emails
      where channel = 'sms' and created_at > now() - interval '1 day' and status in ('dropped', 'dead') and last_error_code <> 'late'),
    'held_by_trap', (select count(*) from (
      select 1 from public.enquiries where quarantined and quarantine_reason = 'honeypot' order by created_at limit 100) s),
    'held_by_flood', (select count(*) from (
      select 1 from public.enquiries where quarantined and quarantine_reason = 'flood' order by created_at limit 100) s),
    'oldest_held_seconds', public.seconds_since(least(
      (select created_at from public.enquiries where quarantined and quarantine_reason = 'honeypot' order by created_at limit 1),
      (select created_at from public.enquiries where quarantined and quarantine_reason = 'flood' order by created_at limit 1))),
    'overdue', (select count(*) from (
      select 1 from public.enquiry_work
      where state = 'received' and not is_held and due_on < (now() at time zone 'Europe/London')::date
      order by due_on, received_at limit 100) s),
    'oldest_waiting_seconds', public.seconds_since((
      select received_at from public.enquiry_work where state = 'received' and not is_held
      order by due_on, received_at limit 1)),
    'organisations_waiting', (select count(*) from (
      select 1 from public.organisations where waits_since is not null order by waits_since, id limit 100) s),
    'oldest_company_seconds', public.seconds_since((
      select waits_since from public.organisations where waits_since is not null order by waits_since, id limit 1)),
    'jobs_for_review', (select count(*) from (
      select 1 from public.jobs where review = 'asked' order by review_asked_at, id limit 100) s),
    'oldest_job_review_seconds', public.seconds_since((
      select review_asked_at from public.jobs where review = 'asked' order by review_asked_at, id limit 1))
  )
$$;

-- Rights

revoke all on function public.seconds_since, public.service_status from public, anon, authenticated, service_role;
grant execute on function public.service_status to service_role;
