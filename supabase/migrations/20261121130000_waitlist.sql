-- Waitlist applications: an enquiry of the source 'waitlist', with what only that form asks in a table beside it. So the
-- consent records, the e-mails, the idempotency keys, the limits and the retention of enquiries hold for it unchanged.

alter table public.enquiries
  drop constraint enquiries_form_source_check,
  drop constraint each_source_has_its_fields,
  -- The waitlist asks for a name and a place, and sets no least length.
  drop constraint enquiries_first_name_check,
  drop constraint enquiries_last_name_check,
  drop constraint enquiries_location_check;
alter table public.enquiries
  add constraint enquiries_form_source_check
    check (form_source in ('general', 'employer', 'partner', 'candidate', 'waitlist')),
  add constraint enquiries_first_name_check
    check (char_length(first_name) between case form_source when 'waitlist' then 1 else 2 end and 100),
  add constraint enquiries_last_name_check
    check (char_length(last_name) between case form_source when 'waitlist' then 1 else 2 end and 100),
  add constraint enquiries_location_check
    check (char_length(location) between case form_source when 'waitlist' then 1 else 2 end and 120),
  add constraint each_source_has_its_fields check (
    case form_source
      when 'employer' then company_name is not null and job_title is not null and message is not null
      when 'partner' then organisation is not null and organisation_type is not null and message is not null
      when 'candidate' then support is not null
      when 'waitlist' then true
      else message is not null
    end
  );

create table public.waitlist_applications (
  enquiry_id uuid primary key references public.enquiries (id) on delete cascade,
  job_interest text not null check (job_interest in ('admin', 'construction', 'cleaning', 'driving', 'hospitality',
    'manufacturing', 'retail', 'security', 'warehouse', 'other')),
  availability text not null check (availability in ('immediately', '1-2-weeks', '1-month', '2-3-months', 'longer')),
  -- Empty where nothing was chosen or written.
  support text not null default '' check (support in ('', 'all', 'confidence', 'cv-help', 'disclosure', 'interview-prep',
    'job-matching', 'skills-training')),
  skills text not null default '' check (char_length(skills) <= 5000),
  experience text not null default '' check (char_length(experience) <= 5000)
);

alter table public.waitlist_applications enable row level security;
revoke all on public.waitlist_applications from public, anon, authenticated;
grant select on public.waitlist_applications to service_role;

-- Keeps a waitlist application as accept_enquiry keeps an enquiry, with its own fields, in the same transaction.
-- 'support' there is the free text of another form, so it is kept from it.
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
    insert into public.waitlist_applications (enquiry_id, job_interest, availability, support, skills, experience)
    select id, application ->> 'jobInterest', application ->> 'availability', application ->> 'support',
      application ->> 'skills', application ->> 'experience'
    from public.enquiries where reference = answer ->> 'reference';
  end if;
  return answer;
end
$$;

-- For ops, when somebody asks for a copy: everything that is kept under an e-mail address, in any spelling of its case.
create function public.personal_data_of(p_email text) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object(
    'waitlist_application', (select to_jsonb(w) - 'enquiry_id' from public.waitlist_applications w where w.enquiry_id = e.id),
    'consents', (select jsonb_agg(to_jsonb(c) - 'enquiry_id' order by c.purpose) from public.consent_records c where c.enquiry_id = e.id),
    'emails', (select jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at) order by o.kind)
      from public.outgoing_emails o where o.enquiry_id = e.id)
  ) order by e.created_at), '[]')
  from public.enquiries e where lower(e.email) = lower(p_email)
$$;

-- For ops, when somebody asks to be forgotten: deletes all of the above. Answers how many enquiries there were.
create function public.erase_personal_data(p_email text) returns integer
language sql security definer set search_path = '' as $$
  with erased as (delete from public.enquiries where lower(email) = lower(p_email) returning 1)
  select count(*)::integer from erased
$$;

revoke all on function
  public.personal_data_of(text), public.erase_personal_data(text),
  public.accept_waitlist_application(text, text, text, text, text, text, text, integer, integer, integer, boolean)
from public, anon, authenticated;
grant execute on function
  public.personal_data_of(text), public.erase_personal_data(text),
  public.accept_waitlist_application(text, text, text, text, text, text, text, integer, integer, integer, boolean)
to service_role;

create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'schema_version', '20261121130000',
    'unsent', count(*) filter (where status in ('pending', 'sending')),
    'oldest_unsent_seconds', coalesce(floor(extract(epoch from now() - min(created_at) filter (where status in ('pending', 'sending')))), 0),
    'dead', count(*) filter (where status = 'dead'),
    'held_by_trap', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'honeypot'),
    'held_by_flood', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'flood')
  ) from public.outgoing_emails where status <> 'sent'
$$;
