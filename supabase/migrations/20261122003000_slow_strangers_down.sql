-- Tries at a password by browsers that nobody has signed in with: past an hour's number they go on, one each minute, so that a
-- stranger who makes many cannot close the door to the owner.

-- As count_attempt, but past p_per_hour one attempt each minute may go ahead.
create function public.count_attempt_slowing(p_bucket text, p_per_minute integer, p_per_hour integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
  is_past_hour boolean := public.count_hit('hour ' || p_bucket, date_trunc('hour', now())) > p_per_hour;
  most integer := case when is_past_hour then 1 else p_per_minute end;
begin
  if public.count_hit('minute ' || p_bucket, this_minute) > most then
    return ceil(extract(epoch from this_minute + interval '1 minute' - now()));
  end if;
  return 0;
end
$$;

revoke all on function public.count_attempt_slowing(text, integer, integer) from public, anon, authenticated;
grant execute on function public.count_attempt_slowing(text, integer, integer) to service_role;

create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'schema_version', '20261122003000',
    'unsent', count(*) filter (where status in ('pending', 'sending')),
    'oldest_unsent_seconds', coalesce(floor(extract(epoch from now() - min(created_at) filter (where status in ('pending', 'sending')))), 0),
    'dead', count(*) filter (where status = 'dead'),
    'held_by_trap', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'honeypot'),
    'held_by_flood', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'flood')
  ) from public.outgoing_emails where status <> 'sent'
$$;
