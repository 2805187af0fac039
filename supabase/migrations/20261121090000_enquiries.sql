-- Enquiries, the consent given with them, and the e-mails they owe.
-- Only the server's secret key reaches any of this: RLS is on, and anon and authenticated are granted nothing.

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^SC-[0-9A-HJKMNP-TV-Z]{8}$'),
  form_source text not null check (form_source in ('general', 'employer', 'partner', 'candidate')),
  first_name text not null check (char_length(first_name) between 2 and 100),
  last_name text not null check (char_length(last_name) between 2 and 100),
  email text not null check (char_length(email) between 3 and 254),
  phone_number text not null check (char_length(phone_number) between 6 and 32),
  location text not null check (char_length(location) between 2 and 120),
  referral text not null default '' check (char_length(referral) <= 160),
  company_name text check (char_length(company_name) between 2 and 160),
  job_title text check (char_length(job_title) between 2 and 160),
  organisation text check (char_length(organisation) between 2 and 160),
  organisation_type text check (organisation_type in ('charity', 'social_enterprise', 'government', 'other')),
  message text check (char_length(message) between 5 and 5000),
  support text check (char_length(support) between 5 and 5000),
  quarantined boolean not null default false,
  quarantine_reason text check (quarantine_reason in ('honeypot', 'flood')),
  created_at timestamptz not null default now(),
  constraint each_source_has_its_fields check (
    case form_source
      when 'employer' then company_name is not null and job_title is not null and message is not null
      when 'partner' then organisation is not null and organisation_type is not null and message is not null
      when 'candidate' then support is not null
      else message is not null
    end
  )
);
create index enquiries_created_at on public.enquiries (created_at);

create table public.consent_records (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  purpose text not null check (purpose in ('contact', 'marketing')),
  granted boolean not null,
  wording text not null,
  wording_version text not null,
  form_source text not null,
  recorded_at timestamptz not null default now(),
  unique (enquiry_id, purpose)
);

create table public.outgoing_emails (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  kind text not null check (kind in ('confirmation', 'notification')),
  to_address text not null,
  subject text not null,
  html text,
  body_text text,
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'dead', 'held')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claim_token uuid,
  locked_until timestamptz,
  provider text,
  provider_id text,
  last_error_code text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (enquiry_id, kind)
);
create index outgoing_emails_unsent on public.outgoing_emails (next_attempt_at) where status <> 'sent';
create index outgoing_emails_confirmations on public.outgoing_emails (lower(to_address), created_at) where kind = 'confirmation';

create table public.idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  reference text not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

create table public.rate_windows (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  primary key (bucket, window_start)
);

alter table public.enquiries enable row level security;
alter table public.consent_records enable row level security;
alter table public.outgoing_emails enable row level security;
alter table public.idempotency_keys enable row level security;
alter table public.rate_windows enable row level security;

revoke all on public.enquiries, public.consent_records, public.outgoing_emails, public.idempotency_keys,
  public.rate_windows from public, anon, authenticated;
grant select on public.enquiries, public.consent_records, public.outgoing_emails to service_role;

-- Counts one hit and tells how many the bucket has in the window that began at p_window_start.
create function public.count_hit(p_bucket text, p_window_start timestamptz) returns integer
language sql security definer set search_path = '' as $$
  insert into public.rate_windows as w (bucket, window_start, hits) values (p_bucket, p_window_start, 1)
  on conflict (bucket, window_start) do update set hits = w.hits + 1
  returning w.hits
$$;

-- Whether an address was sent, or is about to be sent, a confirmation within the last 24 hours.
create function public.is_confirmed_today(p_address text) returns boolean
language sql security definer set search_path = '' as $$
  select exists (
    select 1 from public.outgoing_emails
    where kind = 'confirmation' and status <> 'held' and lower(to_address) = lower(p_address)
      and created_at > now() - interval '1 day'
  )
$$;

-- Keeps an enquiry, its consent records and the e-mails it owes in one transaction, or nothing of it.
-- Parameters are scalars (JSON as text), which every driver sends alike.
-- Answers {"outcome": "accepted" | "replayed" | "mismatch" | "in_progress" | "limited", "reference"?,
-- "retry_after_seconds"?, "quarantined"?}. lock_timeout: nobody waits without end for another transaction.
create function public.accept_enquiry(
  p_enquiry text,
  p_emails text,
  p_consents text,
  p_scope text,
  p_key text,
  p_fingerprint text,
  p_client text,
  p_client_per_minute integer,
  p_client_per_hour integer,
  p_held_above_per_minute integer,
  p_quarantined boolean
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  enquiry jsonb := p_enquiry::jsonb;
  kept public.idempotency_keys;
  this_minute timestamptz := date_trunc('minute', now());
  this_hour timestamptz := date_trunc('hour', now());
  wait_until timestamptz;
  new_id uuid;
  is_flood boolean;
  rows_added integer := 1;
begin
  if p_key is not null then
    begin
      insert into public.idempotency_keys (scope, key, fingerprint, reference)
      values (p_scope, p_key, p_fingerprint, enquiry ->> 'reference')
      on conflict do nothing;
      get diagnostics rows_added = row_count;
    exception when lock_not_available then
      return jsonb_build_object('outcome', 'in_progress');
    end;
    if rows_added = 0 then
      select * into kept from public.idempotency_keys where scope = p_scope and key = p_key;
      return case when kept.fingerprint = p_fingerprint
        then jsonb_build_object('outcome', 'replayed', 'reference', kept.reference)
        else jsonb_build_object('outcome', 'mismatch') end;
    end if;
  end if;

  if p_client is not null then
    -- The hour has its own bucket: at the full hour both windows begin at the same instant.
    if public.count_hit(p_client, this_minute) > p_client_per_minute then
      wait_until := this_minute + interval '1 minute';
    elsif public.count_hit(p_client || ':hour', this_hour) > p_client_per_hour then
      wait_until := this_hour + interval '1 hour';
    end if;
    if wait_until is not null then
      -- What is refused does not use up its key.
      delete from public.idempotency_keys where scope = p_scope and key = p_key;
      return jsonb_build_object('outcome', 'limited', 'retry_after_seconds',
        ceil(extract(epoch from wait_until - now())) + 1);
    end if;
  end if;

  insert into public.enquiries (
    reference, form_source, first_name, last_name, email, phone_number, location, referral,
    company_name, job_title, organisation, organisation_type, message, support, quarantined, quarantine_reason
  ) values (
    enquiry ->> 'reference', enquiry ->> 'form_source', enquiry ->> 'firstName', enquiry ->> 'lastName',
    enquiry ->> 'email', enquiry ->> 'phoneNumber', enquiry ->> 'location', coalesce(enquiry ->> 'referral', ''),
    enquiry ->> 'companyName', enquiry ->> 'jobTitle', enquiry ->> 'organisation', enquiry ->> 'organisationType',
    enquiry ->> 'message', enquiry ->> 'support', p_quarantined, case when p_quarantined then 'honeypot' end
  ) returning id into new_id;

  insert into public.consent_records (enquiry_id, purpose, granted, wording, wording_version, form_source)
  select new_id, c ->> 'purpose', (c ->> 'granted')::boolean, c ->> 'wording', c ->> 'version', enquiry ->> 'form_source'
  from jsonb_array_elements(p_consents::jsonb) as c;

  -- One at a time for one address, or two enquiries at once would each send a confirmation.
  perform pg_advisory_xact_lock(hashtextextended(lower(enquiry ->> 'email'), 0));
  insert into public.outgoing_emails (enquiry_id, kind, to_address, subject, html, body_text, status)
  select new_id, e ->> 'kind', e ->> 'to', e ->> 'subject', e ->> 'html', e ->> 'text',
    case when p_quarantined then 'held' else 'pending' end
  from jsonb_array_elements(p_emails::jsonb) as e
  where e ->> 'kind' <> 'confirmation' or not public.is_confirmed_today(e ->> 'to');

  -- A flood from many places is kept but held, so that it cannot be used to mail strangers. Counted last: until the end of
  -- this transaction nobody else can count.
  is_flood := public.count_hit('everyone', this_minute) > p_held_above_per_minute and not p_quarantined;
  if is_flood then
    update public.enquiries set quarantined = true, quarantine_reason = 'flood' where id = new_id;
    update public.outgoing_emails set status = 'held' where enquiry_id = new_id;
  end if;

  return jsonb_build_object('outcome', 'accepted', 'reference', enquiry ->> 'reference',
    'quarantined', p_quarantined or is_flood);
end
$$;

-- Takes one e-mail that is due, or whose sender vanished, for p_lease_seconds. No row: nothing is due.
create function public.claim_email(p_lease_seconds integer) returns table (
  id uuid, enquiry_id uuid, reference text, form_source text, kind text, to_address text, subject text,
  html text, body_text text, attempts integer, claim_token uuid
)
language sql security definer set search_path = '' as $$
  with due as (
    select o.id from public.outgoing_emails o
    where (o.status = 'pending' and o.next_attempt_at <= now()) or (o.status = 'sending' and o.locked_until < now())
    order by o.next_attempt_at
    limit 1
    for update skip locked
  ), claimed as (
    update public.outgoing_emails o
    set status = 'sending', attempts = o.attempts + 1, claim_token = gen_random_uuid(),
      locked_until = now() + make_interval(secs => p_lease_seconds)
    from due where o.id = due.id
    returning o.*
  )
  select c.id, c.enquiry_id, e.reference, e.form_source, c.kind, c.to_address, c.subject, c.html,
    c.body_text, c.attempts, c.claim_token
  from claimed c join public.enquiries e on e.id = c.enquiry_id
$$;

-- Writes what became of a claimed e-mail: 'sent', 'retry' (after p_retry_seconds), 'throttled' (the same, but the
-- attempt does not count) or 'dead'. False when the claim has passed to another sender meanwhile.
create function public.record_email_outcome(
  p_id uuid, p_claim_token uuid, p_outcome text, p_retry_seconds integer, p_provider text, p_provider_id text,
  p_error_code text
) returns boolean
language sql security definer set search_path = '' as $$
  with written as (
    update public.outgoing_emails o
    set status = case p_outcome when 'sent' then 'sent' when 'dead' then 'dead' else 'pending' end,
      attempts = o.attempts - case when p_outcome = 'throttled' then 1 else 0 end,
      next_attempt_at = now() + make_interval(secs => coalesce(p_retry_seconds, 0)),
      sent_at = case when p_outcome = 'sent' then now() end,
      provider = p_provider, provider_id = p_provider_id, last_error_code = p_error_code,
      claim_token = null, locked_until = null
    where o.id = p_id and o.claim_token = p_claim_token and o.status = 'sending'
    returning 1
  )
  select exists (select 1 from written)
$$;

-- For ops: lets an enquiry out of quarantine and sends what it owes, still one confirmation to an address a day.
-- True when there was one.
create function public.release_enquiry(p_reference text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  released public.enquiries;
begin
  update public.enquiries set quarantined = false where reference = p_reference and quarantined returning * into released;
  if released.id is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(lower(released.email), 0));
  delete from public.outgoing_emails
  where enquiry_id = released.id and kind = 'confirmation' and public.is_confirmed_today(released.email);
  update public.outgoing_emails set status = 'pending', next_attempt_at = now(), created_at = now()
  where enquiry_id = released.id and status = 'held';
  return true;
end
$$;

-- For ops: tries every dead e-mail again from the beginning. Answers how many.
create function public.requeue_dead_emails() returns integer
language sql security definer set search_path = '' as $$
  with requeued as (
    update public.outgoing_emails set status = 'pending', attempts = 0, next_attempt_at = now()
    where status = 'dead' and html is not null returning 1
  )
  select count(*)::integer from requeued
$$;

-- Deletes what is past its time: keys and rate windows after a day, copies of sent e-mails after 7 days, what a trap field
-- caught after 30 days, enquiries after 12 months. Running it again changes nothing.
create function public.purge_expired() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
  emptied integer;
begin
  delete from public.idempotency_keys where created_at < now() - interval '1 day';
  delete from public.rate_windows where window_start < now() - interval '1 day';
  update public.outgoing_emails set html = null, body_text = null
  where status = 'sent' and html is not null and sent_at < now() - interval '7 days';
  get diagnostics emptied = row_count;
  delete from public.enquiries
  where created_at < now() - case
    when quarantined and quarantine_reason = 'honeypot' then interval '30 days' else interval '12 months' end;
  get diagnostics deleted = row_count;
  return jsonb_build_object('enquiries_deleted', deleted, 'emails_emptied', emptied);
end
$$;

-- What /api/health/ready tells. Each migration that changes the schema replaces it with its own version.
create function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'schema_version', '20261121090000',
    'unsent', count(*) filter (where status in ('pending', 'sending')),
    'oldest_unsent_seconds', coalesce(floor(extract(epoch from now() - min(created_at) filter (where status in ('pending', 'sending')))), 0),
    'dead', count(*) filter (where status = 'dead'),
    'held_by_trap', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'honeypot'),
    'held_by_flood', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'flood')
  ) from public.outgoing_emails where status <> 'sent'
$$;

revoke all on function
  public.count_hit(text, timestamptz),
  public.is_confirmed_today(text),
  public.accept_enquiry(text, text, text, text, text, text, text, integer, integer, integer, boolean),
  public.claim_email(integer),
  public.record_email_outcome(uuid, uuid, text, integer, text, text, text),
  public.release_enquiry(text), public.requeue_dead_emails(), public.purge_expired(), public.service_status()
from public, anon, authenticated;
grant execute on function
  public.accept_enquiry(text, text, text, text, text, text, text, integer, integer, integer, boolean),
  public.claim_email(integer),
  public.record_email_outcome(uuid, uuid, text, integer, text, text, text),
  public.release_enquiry(text), public.requeue_dead_emails(), public.purge_expired(), public.service_status()
to service_role;
