-- Enquiries and waitlist applications, the consent given with them, and how far each has got. A waitlist application is an enquiry whose
-- source is 'waitlist', with what only that form asks in a table beside it, so consent, emails, limits and retention work the same way.
-- Rules: lib/domain/enquiries. Tests: contact-endpoint, signup-endpoint, form-fields, row-rights and database-access in tests/system.

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^SC-[0-9A-HJKMNP-TV-Z]{8}$'),
  form_source text not null check (form_source in ('general', 'employer', 'partner', 'candidate', 'waitlist')),
  -- The waitlist sets no minimum length for names and places.
  first_name text not null constraint enquiries_first_name_check
    check (char_length(first_name) between case form_source when 'waitlist' then 1 else 2 end and 100),
  -- A surname may be one letter long.
  last_name text not null check (char_length(last_name) between 1 and 100),
  -- Null if it was not given, and so equal to no other: two enquiries without an address are not from the same one.
  email text check (char_length(email) between 3 and 254),
  phone_number text check (char_length(phone_number) between 6 and 32),
  location text not null constraint enquiries_location_check
    check (char_length(location) between case form_source when 'waitlist' then 1 else 2 end and 120),
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
  -- The day by which we promised to make contact: firstContactDueOn() in lib/content/site/call-back-time.ts.
  due_on date,
  constraint each_source_has_its_fields check (
    case form_source
      when 'employer' then company_name is not null and job_title is not null and message is not null
      when 'partner' then organisation is not null and organisation_type is not null and message is not null
      when 'candidate' then support is not null
      when 'waitlist' then true
      else message is not null
    end
  ),
  -- A telephone number or an email address is enough for a call back; the waitlist asks for both.
  constraint each_sender_can_be_reached check (
    case form_source
      when 'waitlist' then email is not null and phone_number is not null
      else email is not null or phone_number is not null
    end
  )
);
create index enquiries_created_at on public.enquiries (created_at);
create index enquiries_email on public.enquiries (lower(email));
create index enquiries_held_by_flood on public.enquiries (created_at) where quarantined and quarantine_reason = 'flood';
create index enquiries_held_by_trap on public.enquiries (created_at) where quarantined and quarantine_reason = 'honeypot';

create table public.waitlist_applications (
  enquiry_id uuid primary key references public.enquiries (id) on delete cascade,
  job_interest text not null check (job_interest in ('admin', 'construction', 'cleaning', 'driving', 'hospitality',
    'manufacturing', 'retail', 'security', 'warehouse', 'other')),
  availability text not null check (availability in ('immediately', '1-2-weeks', '1-month', '2-3-months', 'longer')),
  -- Empty if nothing was chosen or written.
  support text not null default '' check (support in ('', 'all', 'confidence', 'cv-help', 'disclosure', 'interview-prep',
    'job-matching', 'skills-training')),
  skills text not null default '' check (char_length(skills) <= 5000),
  experience text not null default '' check (char_length(experience) <= 5000)
);

create table public.consent_records (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  purpose text not null check (purpose in ('contact', 'record', 'marketing')),
  granted boolean not null,
  wording text not null,
  wording_version text not null,
  form_source text not null,
  recorded_at timestamptz not null default now(),
  unique (enquiry_id, purpose)
);

-- A form that is sent twice with the same key is stored once.
create table public.idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  reference text not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_created_at on public.idempotency_keys (created_at);

-- How far an enquiry has got, for the person who sent it. A table of its own, without what was typed: anybody can type another person's
-- address into a form, and the embedded edition has no rights for single columns.
create table public.enquiry_progress (
  enquiry_id uuid primary key references public.enquiries (id) on delete cascade,
  reference text not null unique,
  form_source text not null,
  -- Null until the team adds an address: until then no portal shows it.
  email text,
  organisation text,
  sent_at timestamptz not null,
  state text not null default 'received' check (state in ('received', 'contacted', 'closed')),
  state_changed_at timestamptz not null default now()
);
create index enquiry_progress_email on public.enquiry_progress (email);

alter table public.enquiries enable row level security;
alter table public.waitlist_applications enable row level security;
alter table public.consent_records enable row level security;
alter table public.idempotency_keys enable row level security;
alter table public.enquiry_progress enable row level security;
revoke all on
  public.enquiries, public.waitlist_applications, public.consent_records, public.idempotency_keys, public.enquiry_progress
from public, anon, authenticated, service_role;
grant select on
  public.enquiries, public.waitlist_applications, public.consent_records, public.enquiry_progress
to authenticated, service_role;
-- A portal shows the enquiries that were sent from its owner's verified address.
create policy progress_for_a_portal_owner on public.enquiry_progress for select to authenticated using (
  email = (select a.verified_email from public.current_account() a where a.role in ('employer', 'candidate', 'partner'))
);
create policy enquiries_for_the_team on public.enquiries for select to authenticated using ((select public.is_team()));
create policy consents_for_the_team on public.consent_records for select to authenticated using ((select public.is_team()));
create policy waitlist_for_the_team on public.waitlist_applications for select to authenticated using ((select public.is_team()));
create policy progress_for_the_team on public.enquiry_progress for select to authenticated using ((select public.is_team()));

create function public.begin_enquiry_progress() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.enquiry_progress (enquiry_id, reference, form_source, email, organisation, sent_at)
  values (new.id, new.reference, new.form_source, lower(new.email), coalesce(new.company_name, new.organisation),
    new.created_at);
  return null;
end
$$;
create trigger begin_enquiry_progress after insert on public.enquiries
for each row execute function public.begin_enquiry_progress();

-- Which answer of the forms is stored in which column; 'field' is what the site's forms call it. Nothing else that is sent is stored. A
-- new field is a new column and a new line here (docs/forms.md).
create function public.form_fields() returns table (table_name text, column_name text, field text)
language sql immutable set search_path = '' as $$
  values
    ('enquiries', 'reference', 'reference'),
    ('enquiries', 'form_source', 'form_source'),
    ('enquiries', 'first_name', 'firstName'),
    ('enquiries', 'last_name', 'lastName'),
    ('enquiries', 'email', 'email'),
    ('enquiries', 'phone_number', 'phoneNumber'),
    ('enquiries', 'location', 'location'),
    ('enquiries', 'referral', 'referral'),
    ('enquiries', 'company_name', 'companyName'),
    ('enquiries', 'job_title', 'jobTitle'),
    ('enquiries', 'organisation', 'organisation'),
    ('enquiries', 'organisation_type', 'organisationType'),
    ('enquiries', 'message', 'message'),
    ('enquiries', 'support', 'support'),
    ('enquiries', 'due_on', 'dueOn'),
    ('waitlist_applications', 'job_interest', 'jobInterest'),
    ('waitlist_applications', 'availability', 'availability'),
    ('waitlist_applications', 'support', 'support'),
    ('waitlist_applications', 'skills', 'skills'),
    ('waitlist_applications', 'experience', 'experience')
$$;

-- Stores what was sent as one row of a table of that list, together with p_more. A column that was not sent keeps its default.
create function public.insert_from_form(p_table text, p_sent jsonb, p_more jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept jsonb := p_more || (
    select coalesce(jsonb_object_agg(f.column_name, p_sent -> f.field), '{}')
    from public.form_fields() f where f.table_name = p_table and p_sent ? f.field
  );
  columns text := (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(kept) as name);
begin
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    p_table, columns) using kept;
end
$$;

-- Stores an enquiry, its consent records and the emails it owes in one transaction, or none of it. Parameters are scalars (JSON as text),
-- which every driver sends in the same way. lock_timeout: an enquiry that waits for somebody else's transaction fails on its own, before
-- the site takes the database to be down (2.5 seconds).
-- Returns {"outcome": "accepted" | "replayed" | "mismatch" | "in_progress" | "limited", "reference"?, "retry_after_seconds"?,
-- "quarantined"?}.
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
  new_id uuid := gen_random_uuid();
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
    -- The hour has a bucket of its own: on the hour both windows begin at the same instant.
    if public.count_hit(p_client, this_minute) > p_client_per_minute then
      wait_until := this_minute + interval '1 minute';
    elsif public.count_hit(p_client || ':hour', this_hour) > p_client_per_hour then
      wait_until := this_hour + interval '1 hour';
    end if;
    if wait_until is not null then
      -- An enquiry that is refused does not use up its key.
      delete from public.idempotency_keys where scope = p_scope and key = p_key;
      return jsonb_build_object('outcome', 'limited', 'retry_after_seconds',
        ceil(extract(epoch from wait_until - now())) + 1);
    end if;
  end if;

  perform public.insert_from_form('enquiries', enquiry, jsonb_build_object('id', new_id, 'quarantined', p_quarantined,
    'quarantine_reason', case when p_quarantined then 'honeypot' end));

  insert into public.consent_records (enquiry_id, purpose, granted, wording, wording_version, form_source)
  select new_id, c ->> 'purpose', (c ->> 'granted')::boolean, c ->> 'wording', c ->> 'version', enquiry ->> 'form_source'
  from jsonb_array_elements(p_consents::jsonb) as c;

  -- One at a time for each address: two enquiries at once would otherwise each send a confirmation.
  perform pg_advisory_xact_lock(hashtextextended(lower(enquiry ->> 'email'), 0));
  insert into public.outgoing_emails (enquiry_id, kind, to_address, subject, html, body_text, status)
  select new_id, e ->> 'kind', e ->> 'to', e ->> 'subject', e ->> 'html', e ->> 'text',
    case when p_quarantined then 'held' else 'pending' end
  from jsonb_array_elements(p_emails::jsonb) as e
  where e ->> 'kind' <> 'confirmation' or not public.is_confirmed_today(e ->> 'to');

  -- A flood from many places is stored but held, so that it cannot be used to email strangers. This is counted last, because nobody else
  -- can count until this transaction ends.
  is_flood := public.count_hit('everyone', this_minute) > p_held_above_per_minute and not p_quarantined;
  if is_flood then
    update public.enquiries set quarantined = true, quarantine_reason = 'flood' where id = new_id;
    update public.outgoing_emails set status = 'held' where enquiry_id = new_id;
  end if;

  return jsonb_build_object('outcome', 'accepted', 'reference', enquiry ->> 'reference',
    'quarantined', p_quarantined or is_flood);
end
$$;

-- The same for a waitlist application, with its own fields. Its 'support' is a choice; that of an enquiry is free text, so it is not
-- passed on.
create function public.accept_waitlist_application(
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
language plpgsql security definer set search_path = '' as $$
declare
  application jsonb := p_enquiry::jsonb;
  answer jsonb := public.accept_enquiry((application - 'support')::text, p_emails, p_consents, p_scope, p_key,
    p_fingerprint, p_client, p_client_per_minute, p_client_per_hour, p_held_above_per_minute, p_quarantined);
begin
  if answer ->> 'outcome' = 'accepted' then
    perform public.insert_from_form('waitlist_applications', application,
      (select jsonb_build_object('enquiry_id', id) from public.enquiries where reference = answer ->> 'reference'));
  end if;
  return answer;
end
$$;

-- For operators: releases an enquiry from quarantine and sends the emails it owes, still only one confirmation a day to an address.
-- Returns whether there was one.
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

-- Rights

revoke all on function
  public.begin_enquiry_progress, public.form_fields, public.insert_from_form, public.accept_enquiry,
  public.accept_waitlist_application, public.release_enquiry
from public, anon, authenticated, service_role;
grant execute on function
  public.accept_enquiry, public.accept_waitlist_application, public.release_enquiry
to service_role;
