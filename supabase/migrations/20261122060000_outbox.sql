-- The outbox takes many e-mails at once and notes what became of them in one call. The functions that take and note one stay for a
-- copy of the site from before.

-- What is handed to a provider in one call is handed over in the same call again when it is not known whether it was taken: the
-- provider tells a repeat by its key and its contents. Nothing joins a batch later.
alter table public.outgoing_emails add column batch uuid;
create index outgoing_emails_of_a_batch on public.outgoing_emails (batch) where status in ('pending', 'sending');

-- Takes up to p_rows e-mails that are due, or whose sender vanished, for p_lease_seconds: those of one batch, or those that were
-- never tried, which become one if p_is_batch. One that was tried alone, as a copy of the site from before does, stays alone: the
-- provider may have it under its own key.
create function public.claim_emails(p_lease_seconds integer, p_rows integer, p_is_batch boolean) returns table (
  id uuid, enquiry_id uuid, reference text, form_source text, kind text, to_address text, subject text,
  html text, body_text text, attempts integer, claim_token uuid, stop_url text
)
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  first_id uuid;
  first_batch uuid;
  tried integer;
  ids uuid[];
begin
  select o.id, o.batch, o.attempts into first_id, first_batch, tried from public.outgoing_emails o
  where o.status = 'sending' and o.locked_until < now() order by o.locked_until limit 1 for update skip locked;
  if first_id is null then
    select o.id, o.batch, o.attempts into first_id, first_batch, tried from public.outgoing_emails o
    where o.status = 'pending' and o.next_attempt_at <= now() order by o.next_attempt_at limit 1 for update skip locked;
  end if;
  if first_id is null then
    return;
  end if;
  if first_batch is not null and p_is_batch then
    ids := array(select o.id from public.outgoing_emails o
      where o.batch = first_batch and ((o.status = 'pending' and o.next_attempt_at <= now())
        or (o.status = 'sending' and o.locked_until < now()))
      for update skip locked);
  elsif p_is_batch and tried > 0 then
    ids := array[first_id];
    first_batch := first_id;
  else
    ids := array(select o.id from public.outgoing_emails o
      where o.status = 'pending' and o.next_attempt_at <= now() and o.id <> first_id and (not p_is_batch or (o.batch is null and o.attempts = 0))
      order by o.next_attempt_at limit p_rows - 1 for update skip locked) || first_id;
    first_batch := case when p_is_batch then gen_random_uuid() end;
  end if;
  return query
  with claimed as (
    update public.outgoing_emails o
    set status = 'sending', attempts = o.attempts + 1, claim_token = gen_random_uuid(), batch = coalesce(first_batch, o.batch),
      locked_until = now() + make_interval(secs => p_lease_seconds)
    where o.id = any (ids)
    returning o.*
  )
  select c.id, coalesce(c.enquiry_id, c.role_request_id, c.id), coalesce(e.reference, ''),
    coalesce(e.form_source, 'account'), c.kind, c.to_address, c.subject, c.html, c.body_text, c.attempts, c.claim_token,
    c.stop_url
  from claimed c left join public.enquiries e on e.id = c.enquiry_id;
end
$$;

-- Writes what became of claimed e-mails, a JSON list of {"id", "claim_token", "outcome", "retry_seconds", "provider", "provider_id",
-- "error_code", "is_alone"}: 'sent', 'retry', 'dead', or 'throttled', which does not count as an attempt. One that was sent alone
-- stays alone. Answers the ids of those whose claim had not passed to another sender meanwhile.
create function public.record_email_outcomes(p_outcomes text) returns jsonb
language sql security definer set search_path = '' as $$
  with given as (
    select * from jsonb_to_recordset(p_outcomes::jsonb) as g (
      id uuid, claim_token uuid, outcome text, retry_seconds integer, provider text, provider_id text, error_code text,
      is_alone boolean)
  ), written as (
    update public.outgoing_emails o
    set status = case g.outcome when 'sent' then 'sent' when 'dead' then 'dead' else 'pending' end,
      attempts = o.attempts - case when g.outcome = 'throttled' then 1 else 0 end,
      next_attempt_at = now() + make_interval(secs => coalesce(g.retry_seconds, 0)),
      sent_at = case when g.outcome = 'sent' then now() end,
      provider = g.provider, provider_id = g.provider_id, last_error_code = g.error_code,
      batch = case when g.is_alone then o.id else o.batch end, claim_token = null, locked_until = null
    from given g
    where o.id = g.id and o.claim_token = g.claim_token and o.status = 'sending'
    returning o.id
  )
  select coalesce(jsonb_agg(w.id), '[]') from written w
$$;

revoke all on function public.claim_emails(integer, integer, boolean), public.record_email_outcomes(text)
from public, anon, authenticated, service_role;
grant execute on function public.claim_emails(integer, integer, boolean), public.record_email_outcomes(text) to service_role;
