-- What the forms ask and where each answer is kept, in one list: a new field is a new column and a new line in it.

-- 'field' is what the site's forms call it. Nothing else that is sent is kept.
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
    ('waitlist_applications', 'job_interest', 'jobInterest'),
    ('waitlist_applications', 'availability', 'availability'),
    ('waitlist_applications', 'support', 'support'),
    ('waitlist_applications', 'skills', 'skills'),
    ('waitlist_applications', 'experience', 'experience')
$$;

-- Keeps what was sent as one row of a table of that list, with p_more beside it. A column that was not sent has its default,
-- so that a build from before the column can still keep its form.
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
revoke all on function public.form_fields(), public.insert_from_form(text, jsonb, jsonb)
from public, anon, authenticated, service_role;

-- As before: it keeps an enquiry, its consent records and the e-mails it owes in one transaction, or nothing of it.
-- Parameters are scalars (JSON as text), which every driver sends alike.
-- Answers {"outcome": "accepted" | "replayed" | "mismatch" | "in_progress" | "limited", "reference"?,
-- "retry_after_seconds"?, "quarantined"?}. lock_timeout: nobody waits without end for another transaction.
create or replace function public.accept_enquiry(
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

  perform public.insert_from_form('enquiries', enquiry, jsonb_build_object('id', new_id, 'quarantined', p_quarantined,
    'quarantine_reason', case when p_quarantined then 'honeypot' end));

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

-- As before: it keeps a waitlist application as accept_enquiry keeps an enquiry, with its own fields, in the same transaction.
-- 'support' there is the free text of another form, so it is kept from it.
create or replace function public.accept_waitlist_application(
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

create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'schema_version', '20261122000100',
    'unsent', count(*) filter (where status in ('pending', 'sending')),
    'oldest_unsent_seconds', coalesce(floor(extract(epoch from now() - min(created_at) filter (where status in ('pending', 'sending')))), 0),
    'dead', count(*) filter (where status = 'dead'),
    'held_by_trap', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'honeypot'),
    'held_by_flood', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'flood')
  ) from public.outgoing_emails where status <> 'sent'
$$;
