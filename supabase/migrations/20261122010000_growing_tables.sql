-- What is asked every few seconds, and what deletes every hour, costs the same however many rows there are: each reads a
-- bounded number of rows through an index. The embedded database gathers no statistics and would guess that all tables are
-- small, so these functions rule out the other ways to read one.

drop index public.outgoing_emails_unsent;
-- The next one that is due, and one whose sender vanished.
create index outgoing_emails_pending on public.outgoing_emails (next_attempt_at) where status = 'pending';
create index outgoing_emails_sending on public.outgoing_emails (locked_until) where status = 'sending';
-- What the service says of itself.
create index outgoing_emails_unsent on public.outgoing_emails (created_at) where status in ('pending', 'sending');
create index outgoing_emails_dead on public.outgoing_emails (created_at) where status = 'dead';
create index enquiries_held_by_flood on public.enquiries (created_at) where quarantined and quarantine_reason = 'flood';
create index enquiries_held_by_trap on public.enquiries (created_at) where quarantined and quarantine_reason = 'honeypot';
-- What is past its time.
create index outgoing_emails_to_empty on public.outgoing_emails (sent_at) where status = 'sent' and html is not null;
create index outgoing_emails_of_accounts on public.outgoing_emails (sent_at) where kind in ('account_deleted', 'role_answer');
create index idempotency_keys_created_at on public.idempotency_keys (created_at);
create index rate_windows_window_start on public.rate_windows (window_start);
create index role_requests_created_at on public.role_requests (created_at);
create index role_changes_changed_at on public.role_changes (changed_at);

-- As before: the two kinds are looked for apart, because one condition for both could use neither index.
create or replace function public.claim_email(p_lease_seconds integer) returns table (
  id uuid, enquiry_id uuid, reference text, form_source text, kind text, to_address text, subject text,
  html text, body_text text, attempts integer, claim_token uuid
)
language sql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with pending as (
    select o.id from public.outgoing_emails o
    where o.status = 'pending' and o.next_attempt_at <= now()
    order by o.next_attempt_at
    limit 1
    for update skip locked
  ), vanished as (
    select o.id from public.outgoing_emails o
    where o.status = 'sending' and o.locked_until < now()
    order by o.locked_until
    limit 1
    for update skip locked
  ), due as (
    select p.id from pending p union all select v.id from vanished v limit 1
  ), claimed as (
    update public.outgoing_emails o
    set status = 'sending', attempts = o.attempts + 1, claim_token = gen_random_uuid(),
      locked_until = now() + make_interval(secs => p_lease_seconds)
    from due where o.id = due.id
    returning o.*
  )
  select c.id, coalesce(c.enquiry_id, c.role_request_id, c.id), coalesce(e.reference, ''),
    coalesce(e.form_source, 'account'), c.kind, c.to_address, c.subject, c.html, c.body_text, c.attempts, c.claim_token
  from claimed c left join public.enquiries e on e.id = c.enquiry_id
$$;

-- As before, but at most p_rows of each kind, the oldest first: "is_finished" is false when more may be past their time.
drop function public.purge_expired();
create function public.purge_expired(p_rows integer default 10000) returns jsonb
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  kept_for_a_day timestamptz := now() - interval '1 day';
  kept_for_a_month timestamptz := now() - interval '30 days';
  kept_for_a_year timestamptz := now() - interval '12 months';
  done integer;
  most integer := 0;
  emptied integer;
  deleted integer;
begin
  delete from public.idempotency_keys where (scope, key) in (
    select k.scope, k.key from public.idempotency_keys k
    where k.created_at < kept_for_a_day order by k.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.rate_windows where (bucket, window_start) in (
    select w.bucket, w.window_start from public.rate_windows w
    where w.window_start < kept_for_a_day order by w.window_start limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  update public.outgoing_emails set html = null, body_text = null where id in (
    select o.id from public.outgoing_emails o
    where o.status = 'sent' and o.html is not null and o.sent_at < now() - interval '7 days'
    order by o.sent_at limit p_rows);
  get diagnostics emptied = row_count;

  delete from public.outgoing_emails where id in (
    select o.id from public.outgoing_emails o
    where o.kind in ('account_deleted', 'role_answer') and o.sent_at < kept_for_a_month
    order by o.sent_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.enquiries where id in (
    select e.id from public.enquiries e where e.created_at < kept_for_a_year order by e.created_at limit p_rows);
  get diagnostics deleted = row_count;
  delete from public.enquiries where id in (
    select e.id from public.enquiries e
    where e.quarantined and e.quarantine_reason = 'honeypot' and e.created_at < kept_for_a_month
    order by e.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done, deleted, emptied);
  deleted := deleted + done;

  delete from public.role_requests where id in (
    select r.id from public.role_requests r where r.created_at < kept_for_a_year order by r.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.role_changes where id in (
    select c.id from public.role_changes c
    where c.changed_at < kept_for_a_year and not exists (select 1 from auth.users u where u.id = c.user_id)
    order by c.changed_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  return jsonb_build_object('enquiries_deleted', deleted, 'emails_emptied', emptied, 'is_finished', most < p_rows);
end
$$;
revoke all on function public.purge_expired(integer) from public, anon, authenticated;
grant execute on function public.purge_expired(integer) to service_role;

-- As before, but it counts to 100 and no further: more say the same to whoever has to look.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select jsonb_build_object(
    'schema_version', '20261122010000',
    'unsent', (select count(*) from (
      select 1 from public.outgoing_emails where status in ('pending', 'sending') order by created_at limit 100) s),
    'oldest_unsent_seconds', coalesce((
      select floor(extract(epoch from now() - created_at)) from public.outgoing_emails
      where status in ('pending', 'sending') order by created_at limit 1), 0),
    'dead', (select count(*) from (
      select 1 from public.outgoing_emails where status = 'dead' order by created_at limit 100) s),
    'held_by_trap', (select count(*) from (
      select 1 from public.enquiries where quarantined and quarantine_reason = 'honeypot' order by created_at limit 100) s),
    'held_by_flood', (select count(*) from (
      select 1 from public.enquiries where quarantined and quarantine_reason = 'flood' order by created_at limit 100) s)
  )
$$;
