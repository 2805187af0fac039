-- The outbox: every email and SMS that is queued, from that moment until after it was sent. Only the server reads and writes it.
-- Rules: lib/server/emails, lib/server/sms, lib/domain/emails/retry-schedule.ts. Tests: outbox, sms, growing-tables, faults and row-rights
-- in tests/system.

create table public.outgoing_emails (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid references public.enquiries (id) on delete cascade,
  kind text not null check (kind in (
    'confirmation', 'notification', 'account_deleted', 'role_answer', 'team_digest',
    'company_request', 'company_receipt', 'company_answer', 'company_invitation', 'job_request', 'job_answer', 'application_update', 'applicants_digest',
    'support_invitation', 'support_message', 'mentoring_news', 'worry_reported', 'support_reminder', 'support_digest', 'referral_received', 'referral_answered',
    'referral_receipt', 'job_check', 'employer_check', 'check_in', 'check_in_notice', 'job_alert_confirmation', 'job_alert', 'deletion_confirmed', 'enquiry_reply', 'subject_request', 'second_step_off',
    'passkey_added', 'phone_added', 'sign_in_text', 'update_text', 'job_check_text',
    'support_reminder_text')),
  -- An SMS is stored like an email, with an empty subject and empty HTML; its address is a number such as +447700900123.
  channel text not null generated always as (
    case when kind in ('sign_in_text', 'update_text', 'job_check_text', 'support_reminder_text') then 'sms' else 'email' end) stored,
  to_address text not null,
  subject text not null,
  html text,
  body_text text,
  status text not null default 'pending' check (status in (
    'pending', 'sending', 'sent', 'dead', 'held',
    -- An SMS that was of no use any more before it was sent, or whose number the provider refused: nobody has to look at it.
    'dropped')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claim_token uuid,
  locked_until timestamptz,
  provider text,
  provider_id text,
  last_error_code text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- What the email is about; it is deleted with it.
  account_id uuid references auth.users (id) on delete cascade,
  -- The address that stops such emails, for the headers. It is stored because every attempt must be identical.
  stop_url text check (char_length(stop_url) between 1 and 1000),
  -- Emails handed to the provider in one call are handed over in the same call again if we do not know whether it took them: the provider
  -- recognises a repeat by its key and its contents. Nothing joins a batch later.
  batch uuid,
  -- References saved_searches, which comes with the job alerts.
  saved_search_id uuid,
  -- References supported_people: the file whose messages, or whose mentoring, the email is about.
  supported_person_id uuid,
  -- References support_appointments: the one that the email reminds of.
  support_appointment_id uuid,
  -- References referrals: the one that the email is about.
  referral_id uuid,
  -- References job_checks: the question that is asked.
  job_check_id uuid,
  -- References job_check_ins: the question that is asked, or what its answer was about.
  job_check_in_id uuid,
  -- For a reply: the version of the enquiry after it was sent, which finds its line of history. 0 for every other email.
  enquiry_version integer not null default 0,
  -- When a code stops working, or a reminder by SMS comes too late to be of use. For a code: what the sign-in server calls the request that it
  -- belongs to, and today's name for the network that request came from, where it is known.
  useful_until timestamptz,
  asked_in uuid unique,
  network text,
  constraint one_email_of_each_kind unique (enquiry_id, kind, enquiry_version),
  constraint each_email_has_its_cause check (
    (enquiry_id is not null) = (kind in ('confirmation', 'notification', 'enquiry_reply'))
    and (account_id is not null) = (kind in (
      'role_answer', 'team_digest', 'company_request', 'company_receipt', 'company_answer', 'job_request', 'job_answer',
      'application_update', 'applicants_digest', 'support_message', 'mentoring_news', 'support_reminder', 'support_reminder_text', 'support_digest', 'referral_received',
      'referral_answered', 'second_step_off', 'passkey_added', 'phone_added', 'update_text', 'job_check', 'job_check_text',
      'employer_check', 'check_in', 'check_in_notice'))
    and (job_check_id is not null) = (kind in ('job_check', 'job_check_text', 'employer_check'))
    and (job_check_in_id is not null) = (kind in ('check_in', 'check_in_notice'))
    and (supported_person_id is not null) = (kind in ('support_message', 'mentoring_news', 'worry_reported'))
    and (support_appointment_id is not null) = (kind in ('support_reminder', 'support_reminder_text'))
    and (referral_id is not null) = (kind in ('referral_received', 'referral_answered', 'referral_receipt'))
    and (asked_in is not null) = (kind = 'sign_in_text') and (useful_until is not null) = (kind in ('sign_in_text', 'support_reminder_text'))
    and (saved_search_id is not null) = (kind in ('job_alert_confirmation', 'job_alert'))
    and (enquiry_version > 0) = (kind = 'enquiry_reply')
  )
);
create index outgoing_emails_confirmations on public.outgoing_emails (lower(to_address), created_at) where kind = 'confirmation';
create index outgoing_emails_of_an_account on public.outgoing_emails (account_id) where account_id is not null;
create index outgoing_emails_of_a_file on public.outgoing_emails (supported_person_id) where supported_person_id is not null;
create index outgoing_emails_of_an_appointment on public.outgoing_emails (support_appointment_id) where support_appointment_id is not null;
create index outgoing_emails_of_a_referral on public.outgoing_emails (referral_id) where referral_id is not null;
create index outgoing_emails_of_a_check on public.outgoing_emails (job_check_id) where job_check_id is not null;
create index outgoing_emails_of_a_check_in on public.outgoing_emails (job_check_in_id) where job_check_in_id is not null;
create index outgoing_emails_of_a_search on public.outgoing_emails (saved_search_id) where saved_search_id is not null;
-- The next email that is due, and one whose sender vanished.
create index outgoing_emails_pending on public.outgoing_emails (channel, next_attempt_at) where status = 'pending';
create index outgoing_emails_sending on public.outgoing_emails (channel, locked_until) where status = 'sending';
create index outgoing_emails_of_a_batch on public.outgoing_emails (batch) where status in ('pending', 'sending');
-- The desk's lists and the readiness check.
create index outgoing_emails_unsent on public.outgoing_emails (created_at, id) where status in ('pending', 'sending');
create index outgoing_emails_dead on public.outgoing_emails (created_at, id) where status = 'dead';
-- What is deleted when its time is up: texts, and emails that nothing else takes with it.
create index outgoing_emails_to_empty on public.outgoing_emails (sent_at) where status = 'sent' and html is not null;
create index outgoing_emails_of_accounts on public.outgoing_emails (sent_at) where enquiry_id is null;
create index outgoing_emails_given_up on public.outgoing_emails (created_at) where status = 'dead' and enquiry_id is null;
-- Emails that confirm a deletion are soon deleted themselves.
create index outgoing_emails_confirming_a_deletion on public.outgoing_emails (created_at) where kind = 'deletion_confirmed';
-- Invitations: the only emails to somebody outside the team that belong to no other row.
create index outgoing_emails_receipts on public.outgoing_emails (lower(to_address), created_at) where kind = 'referral_receipt';
create index outgoing_emails_inviting on public.outgoing_emails (lower(to_address))
where kind in ('company_invitation', 'support_invitation');
-- What the ceilings count: each SMS of a day, those to one number, and those asked for from one network.
create index outgoing_texts on public.outgoing_emails (created_at) where channel = 'sms';
create index outgoing_texts_to_a_number on public.outgoing_emails (to_address, created_at) where channel = 'sms';
create index outgoing_texts_from_a_network on public.outgoing_emails (network, created_at) where network is not null;

alter table public.outgoing_emails enable row level security;
revoke all on public.outgoing_emails from public, anon, authenticated, service_role;
grant select on public.outgoing_emails to service_role;

-- Whether an address was sent, or is about to be sent, a confirmation within the last 24 hours.
create function public.is_confirmed_today(p_address text) returns boolean
language sql security definer set search_path = '' as $$
  select exists (
    select 1 from public.outgoing_emails
    where kind = 'confirmation' and status <> 'held' and lower(to_address) = lower(p_address)
      and created_at > now() - interval '1 day'
  )
$$;

-- Which ceiling is reached for another SMS to a number, asked for from a network (null where it is not known): 'number', 'network' or
-- 'everybody'; null if it may be sent. p_most: JSON, {"number", "network", "everybody"}, each the most in 24 hours. Locks until the transaction
-- ends, so that two at once cannot both be the last.
create function public.sms_ceiling(p_number text, p_network text, p_most text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  since constant timestamptz := now() - interval '1 day';
  most constant jsonb := p_most::jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms ceilings', 0));
  if (select count(*) from public.outgoing_emails o where o.channel = 'sms' and o.to_address = p_number and o.created_at > since)
    >= (most ->> 'number')::integer then
    return 'number';
  elsif (select count(*) from public.outgoing_emails o where o.network = p_network and o.created_at > since)
    >= (most ->> 'network')::integer then
    return 'network';
  elsif (select count(*) from public.outgoing_emails o where o.channel = 'sms' and o.created_at > since)
    >= (most ->> 'everybody')::integer then
    return 'everybody';
  end if;
  return null;
end
$$;

-- Queues the SMS with a code that the sign-in server asks for. p_request is its name for the request, by which a repeat is recognised.
-- Returns 'queued', 'already', or the ceiling that is reached: 'number', 'network' or 'everybody'.
create function public.queue_sign_in_text(
  p_request uuid, p_number text, p_text text, p_useful_seconds integer, p_network text, p_most text
) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  reached text;
begin
  if exists (select 1 from public.outgoing_emails o where o.asked_in = p_request) then
    return 'already';
  end if;
  reached := public.sms_ceiling(p_number, p_network, p_most);
  if reached is not null then
    return reached;
  end if;
  insert into public.outgoing_emails (kind, to_address, subject, html, body_text, useful_until, asked_in, network)
  values ('sign_in_text', p_number, '', '', p_text, now() + make_interval(secs => p_useful_seconds), p_request, p_network)
  on conflict (asked_in) do nothing;
  return case when found then 'queued' else 'already' end;
end
$$;

-- Takes up to p_rows messages of a channel that are due, or whose sender vanished, for p_lease_seconds: those of one batch, or those that
-- were never tried, which become a batch if p_is_batch. One that was tried on its own stays on its own: the provider may have it under its
-- own key. An SMS that is of no use any more is dropped instead.
create function public.claim_emails(p_lease_seconds integer, p_rows integer, p_is_batch boolean, p_channel text) returns table (
  id uuid, enquiry_id uuid, reference text, form_source text, kind text, to_address text, subject text,
  html text, body_text text, attempts integer, claim_token uuid, stop_url text
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  first_id uuid;
  first_batch uuid;
  tried integer;
  ids uuid[];
begin
  if p_channel = 'sms' then
    update public.outgoing_emails o
    set status = 'dropped', html = null, body_text = null, last_error_code = 'late', claim_token = null, locked_until = null
    where o.channel = p_channel and o.useful_until < now()
      and (o.status = 'pending' or (o.status = 'sending' and o.locked_until < now()));
  end if;
  select o.id, o.batch, o.attempts into first_id, first_batch, tried from public.outgoing_emails o
  where o.channel = p_channel and o.status = 'sending' and o.locked_until < now() order by o.locked_until limit 1 for update skip locked;
  if first_id is null then
    select o.id, o.batch, o.attempts into first_id, first_batch, tried from public.outgoing_emails o
    where o.channel = p_channel and o.status = 'pending' and o.next_attempt_at <= now() order by o.next_attempt_at limit 1 for update skip locked;
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
      where o.channel = p_channel and o.status = 'pending' and o.next_attempt_at <= now() and o.id <> first_id and (not p_is_batch or (o.batch is null and o.attempts = 0))
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
  select c.id, coalesce(c.enquiry_id, c.id), coalesce(e.reference, ''),
    coalesce(e.form_source, 'account'), c.kind, c.to_address, c.subject, c.html, c.body_text, c.attempts, c.claim_token,
    c.stop_url
  from claimed c left join public.enquiries e on e.id = c.enquiry_id;
end
$$;

-- Records what became of claimed emails, a JSON list of {"id", "claim_token", "outcome", "retry_seconds", "provider", "provider_id",
-- "error_code", "is_alone"}. The outcome is 'sent', 'retry', 'dead', or 'throttled', which does not count as an attempt. An email that was
-- sent on its own stays on its own. The text of an SMS goes as soon as it is sent or dropped. Returns the ids of those whose claim had not passed to another sender meanwhile.
create function public.record_email_outcomes(p_outcomes text) returns jsonb
language sql security definer set search_path = '' as $$
  with given as (
    select * from jsonb_to_recordset(p_outcomes::jsonb) as g (
      id uuid, claim_token uuid, outcome text, retry_seconds integer, provider text, provider_id text, error_code text,
      is_alone boolean)
  ), written as (
    update public.outgoing_emails o
    set status = case g.outcome when 'sent' then 'sent'
        when 'dead' then case when o.channel = 'sms' then 'dropped' else 'dead' end else 'pending' end,
      html = case when o.channel = 'sms' and g.outcome in ('sent', 'dead') then null else o.html end,
      body_text = case when o.channel = 'sms' and g.outcome in ('sent', 'dead') then null else o.body_text end,
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

-- For operators: tries every dead email again from the beginning. Returns how many.
create function public.requeue_dead_emails() returns integer
language sql security definer set search_path = '' as $$
  with requeued as (
    update public.outgoing_emails set status = 'pending', attempts = 0, next_attempt_at = now()
    where status = 'dead' and html is not null returning 1
  )
  select count(*)::integer from requeued
$$;

-- A page of the emails that wait ('unsent') or were given up ('dead'), oldest first, p_rows after a key. It contains what a team member
-- may know: neither text nor address. {"outcome": "found" | "forbidden", "emails"}
create function public.desk_emails(p_actor uuid, p_state text, p_after_at timestamptz, p_after_id uuid, p_rows integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found jsonb;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  -- Two queries, because one condition for both could use neither index.
  if p_state = 'dead' then
    select jsonb_agg(to_jsonb(f)) into found from (
      select o.id, o.kind, o.status, o.attempts, o.created_at, o.next_attempt_at, o.provider, o.last_error_code,
        o.html is not null as can_be_sent, e.reference
      from public.outgoing_emails o left join public.enquiries e on e.id = o.enquiry_id
      where o.status = 'dead' and (o.created_at, o.id) > (coalesce(p_after_at, '-infinity'), coalesce(p_after_id, '00000000-0000-0000-0000-000000000000'))
      order by o.created_at, o.id limit p_rows) f;
  else
    select jsonb_agg(to_jsonb(f)) into found from (
      select o.id, o.kind, o.status, o.attempts, o.created_at, o.next_attempt_at, o.provider, o.last_error_code,
        o.html is not null as can_be_sent, e.reference
      from public.outgoing_emails o left join public.enquiries e on e.id = o.enquiry_id
      where o.status in ('pending', 'sending') and (o.created_at, o.id) > (coalesce(p_after_at, '-infinity'), coalesce(p_after_id, '00000000-0000-0000-0000-000000000000'))
      order by o.created_at, o.id limit p_rows) f;
  end if;
  return jsonb_build_object('outcome', 'found', 'emails', coalesce(found, '[]'));
end
$$;

-- Tries one dead email again from the beginning. {"outcome": "done" | "missing" (it is no longer dead) | "forbidden"}
create function public.requeue_email(p_actor uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  update public.outgoing_emails set status = 'pending', attempts = 0, next_attempt_at = now()
  where id = p_id and status = 'dead' and html is not null;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  perform public.note_action(p_actor, 'requeued', 'email', p_id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- The same for all of them. {"outcome": "done" | "forbidden", "count"}
create function public.requeue_emails(p_actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  requeued integer;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  requeued := public.requeue_dead_emails();
  perform public.note_action(p_actor, 'requeued', 'emails', requeued::text);
  return jsonb_build_object('outcome', 'done', 'count', requeued);
end
$$;

-- Rights

revoke all on function
  public.is_confirmed_today, public.sms_ceiling, public.queue_sign_in_text, public.claim_emails, public.record_email_outcomes, public.requeue_dead_emails, public.desk_emails,
  public.requeue_email, public.requeue_emails
from public, anon, authenticated, service_role;
grant execute on function
  public.sms_ceiling, public.queue_sign_in_text, public.claim_emails, public.record_email_outcomes, public.requeue_dead_emails, public.desk_emails,
  public.requeue_email, public.requeue_emails
to service_role;
