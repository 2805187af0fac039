-- Jobs that whoever helps somebody suggests to them, and what a member sees of the person's applications as far as they share them. Nobody
-- reads the table directly. Tests: job-suggestions and row-rights in tests/system.

create table public.job_suggestions (
  id uuid primary key default gen_random_uuid(),
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  job_id text not null references public.jobs (id) on delete cascade,
  suggested_by uuid references auth.users (id) on delete set null,
  why text not null default '' check (char_length(why) <= 300),
  suggested_at timestamptz not null default now(),
  -- When the person said no thanks.
  declined_at timestamptz,
  unique (supported_person_id, job_id)
);
create index job_suggestions_of_a_job on public.job_suggestions (job_id);
create index job_suggestions_of_a_member on public.job_suggestions (suggested_by) where suggested_by is not null;
alter table public.job_suggestions enable row level security;
revoke all on public.job_suggestions from public, anon, authenticated, service_role;

-- What a member needs to look for jobs with somebody whose file they may read now: {"name", "district", "is_open" (whether anything can be written),
-- "has_account", "restrictions" (those that count on the day), "profile" ({"district", "wants", "skills", "tickets"}; null unless the person
-- shares it, empty until they fill it in), "applications" (null unless they share them: {"id", "reference", "job_id", "job", "company", "stage", "changed_on",
-- "interview" (what was agreed and is still to come), "approval_since" (while the person waits for an approval that they told the employer of)}),
-- "suggested" ({"job_id", "title", "suggested_at", "declined_at"})}. Null for everybody else.
create function public.work_search(p_reference text, p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me record;
  person public.supported_people;
begin
  select * into me from public.current_account() a;
  select * into person from public.supported_people p where p.reference = p_reference;
  if me.id is null or person.id is null or public.sight_of_supported_person(me.id, person) is distinct from 'file' then
    return null;
  end if;
  return jsonb_build_object(
    'name', person.name, 'district', person.district, 'release_on', case when person.place = 'custody' then person.release_on end,
    'is_open', person.closed_at is null and public.has_support_consent(person.id),
    'has_account', person.user_id is not null,
    'restrictions', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'detail', r.detail) order by r.added_at, r.id), '[]')
      from public.work_restrictions r where r.supported_person_id = person.id and (r.ends_on is null or r.ends_on >= p_day)),
    'profile', case when person.share_profile then coalesce((
      select jsonb_build_object('district', f.district, 'wants', f.wants, 'skills', coalesce(k.skills, '[]'), 'tickets', coalesce(k.tickets, '[]'))
      from public.candidate_profiles f left join public.candidate_cards k on k.person_id = f.person_id where f.user_id = person.user_id),
      '{"district": "", "wants": {}, "skills": [], "tickets": []}') end,
    'applications', case when person.share_applications then public.applications_of_supported(person, p_day) end,
    'suggested', (select coalesce(jsonb_agg(jsonb_build_object('job_id', s.job_id, 'title', j.title, 'suggested_at', s.suggested_at,
        'declined_at', s.declined_at) order by s.suggested_at desc, s.id), '[]')
      from public.job_suggestions s join public.jobs j on j.id = s.job_id where s.supported_person_id = person.id));
end
$$;

-- One application for whoever helps its person: nothing that was asked or said about a record.
create function public.application_of_supported(p_application public.applications, p_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_application.id, 'reference', p_application.reference, 'job_id', j.id, 'job', j.title, 'company', c.name,
    'stage', p_application.stage, 'changed_on', p_application.changed_on, 'advert', j.advert,
    'interview', (select jsonb_build_object('on_day', s.on_day, 'at_time', s.at_time, 'minutes', s.minutes, 'way', s.way, 'place', s.place,
        'postcode', s.postcode, 'ask_for', s.ask_for, 'bring', s.bring)
      from public.interview_slots s where s.application_id = p_application.id and s.state = 'chosen' and s.on_day >= p_day
        and p_application.ended_on is null),
    'approval_since', (select k ->> 'since' from jsonb_array_elements(p_application.checks) k
      where k ->> 'kind' = 'licence_approval' and k ->> 'state' = 'waiting'))
  from public.jobs j join public.organisations c on c.id = j.organisation_id where j.id = p_application.job_id
$$;

-- The latest 20 applications of a person, those that changed last first, as a JSON list of application_of_supported().
create function public.applications_of_supported(p_person public.supported_people, p_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.application_of_supported(x, p_day) order by x.changed_on desc, x.id), '[]')
  from (select a.* from public.candidate_profiles f join public.applications a on a.person_id = f.person_id
    where f.user_id = p_person.user_id order by a.changed_on desc, a.id limit 20) x
$$;

-- What the people whom the signed-in member helps share of their applications: a JSON list of {"reference", "name", "applications"
-- (applications_of_supported())} by name, of at most 200 people; none for somebody who has applied for nothing yet. Null for anybody who does not help people in an
-- approved organisation.
create function public.shared_applications(p_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (
    select coalesce(jsonb_agg(jsonb_build_object('reference', p.reference, 'name', p.name,
      'applications', public.applications_of_supported(p, p_day)) order by lower(p.name), p.id), '[]')
    from (
      select s.* from public.supported_people s
      where s.worker_id = (select auth.uid()) and s.closed_at is null and s.share_applications
      order by lower(s.name), s.id limit 200
    ) p)
  from public.my_partner_membership() m where m.state = 'approved' and m.support
$$;

-- Everything that the calendar of a member shows, in one question, as partner_first_page() does it. p_people: at most so many people.
create function public.support_calendar_page(p_query text, p_people integer, p_day date, p_from date, p_before date, p_rows integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'appointments', public.support_calendar(p_from, p_before, p_rows),
    'people', public.supported_people_screen(p_query, p_people),
    'sharing', public.shared_applications(p_day))
$$;

-- Suggests an open job to somebody with an account. {"outcome": "done", "suggestion", "account" (whom to email; null for nobody), "reference"} |
-- {"outcome": "already" | "no_account" | "gone" (the job is not open) | "too_many" | "closed" | "no_consent" | "missing"}. At most 20 that
-- the person has not answered.
create function public.suggest_job(p_actor uuid, p_reference text, p_job text, p_why text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  opened jsonb := public.open_support_work(p_actor, p_reference);
  person public.supported_people;
  made uuid;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  select * into person from public.supported_people p where p.id = (opened ->> 'id')::uuid;
  if person.user_id is null then
    return jsonb_build_object('outcome', 'no_account');
  elsif not exists (
    select 1 from public.jobs j join public.organisations c on c.id = j.organisation_id and c.state = 'approved'
    where j.id = p_job and j.status = 'live' and (j.closes_on is null or j.closes_on >= (now() at time zone 'Europe/London')::date))
  then
    return jsonb_build_object('outcome', 'gone');
  elsif (select count(*) from public.job_suggestions s where s.supported_person_id = person.id and s.declined_at is null) >= 20 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into public.job_suggestions (supported_person_id, job_id, suggested_by, why) values (person.id, p_job, p_actor, p_why)
  on conflict do nothing returning id into made;
  if made is null then
    return jsonb_build_object('outcome', 'already');
  end if;
  return jsonb_build_object('outcome', 'done', 'suggestion', made, 'account', public.support_reader(person, 'worker'),
    'reference', person.reference);
end
$$;

-- Queues the email that says that there is something new, and no more; at most one in 12 hours for each person. p_email is JSON as text:
-- {"subject", "html", "text", "stop_url"}. Returns false if nobody is to be emailed any more.
create function public.queue_suggestion_notice(p_suggestion uuid, p_account uuid, p_email text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
  person public.supported_people;
begin
  select p.* into person from public.job_suggestions s join public.supported_people p on p.id = s.supported_person_id
  where s.id = p_suggestion for update of p;
  if person.id is null or public.support_reader(person, 'worker') is distinct from p_account or exists (
    select 1 from public.outgoing_emails o where o.supported_person_id = person.id and o.account_id = p_account and o.kind = 'support_message'
      and o.created_at > now() - interval '12 hours')
  then
    return false;
  end if;
  insert into public.outgoing_emails (account_id, supported_person_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, person.id, 'support_message', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from auth.users u where u.id = p_account;
  return found;
end
$$;

-- Takes a suggestion back, by whoever may write in the file. The answers are those of open_support_work(), and 'done'.
create function public.take_back_suggestion(p_actor uuid, p_reference text, p_job text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  opened jsonb := public.open_support_work(p_actor, p_reference);
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  delete from public.job_suggestions where supported_person_id = (opened ->> 'id')::uuid and job_id = p_job;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- The person's answer to a suggestion of their own: no thanks. 'done' | 'missing'
create function public.decline_suggestion(p_actor uuid, p_suggestion uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_suggestions s set declined_at = coalesce(s.declined_at, now())
  where s.id = p_suggestion and (public.own_support_file(p_actor, s.supported_person_id)).id is not null;
  return case when found then 'done' else 'missing' end;
end
$$;

-- The open jobs that were suggested to the signed-in person and that they have not said no to, latest first: {"id", "job_id", "title",
-- "company", "job" (as the board knows it), "why", "by" (a name, or null), "organisation", "suggested_at", "kept", "applied" (the reference of
-- an application)}.
-- None of a company that they hide from.
create function public.my_suggestions(p_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'job_id', j.id, 'title', j.title, 'company', c.name, 'job', public.public_job(j, c),
    'why', s.why, 'by', public.name_of_colleague(s.suggested_by), 'organisation', o.name, 'suggested_at', s.suggested_at,
    'kept', (select k.kind from public.kept_jobs k where k.person_id = f.person_id and k.job_id = j.id),
    'applied', (select x.reference from public.applications x where x.person_id = f.person_id and x.job_id = j.id
      order by x.ended_on desc nulls first limit 1)) order by s.suggested_at desc, s.id), '[]')
  from public.current_account() a
  join public.supported_people p on p.user_id = a.id and p.closed_at is null
  join public.organisations o on o.id = p.organisation_id
  join public.job_suggestions s on s.supported_person_id = p.id and s.declined_at is null
  join public.jobs j on j.id = s.job_id and j.status = 'live' and (j.closes_on is null or j.closes_on >= p_day)
  join public.organisations c on c.id = j.organisation_id and c.state = 'approved'
  left join public.candidate_profiles f on f.user_id = a.id
  where a.role = 'candidate'
    and not exists (select 1 from public.hidden_companies h where h.person_id = f.person_id and h.organisation_id = c.id)
$$;

-- The copy of somebody's data.
create function public.job_suggestions_of(p_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('job_suggestions', (
    select coalesce(jsonb_agg(to_jsonb(s) - 'id' - 'supported_person_id' - 'suggested_by' order by s.suggested_at, s.id), '[]')
    from public.job_suggestions s where s.supported_person_id = p_person))
$$;

-- Rights

revoke all on function
  public.work_search, public.application_of_supported, public.applications_of_supported, public.shared_applications, public.support_calendar_page, public.suggest_job, public.queue_suggestion_notice, public.take_back_suggestion,
  public.decline_suggestion, public.my_suggestions, public.job_suggestions_of
from public, anon, authenticated, service_role;
grant execute on function public.work_search, public.shared_applications, public.support_calendar_page, public.my_suggestions to authenticated;
grant execute on function
  public.suggest_job, public.queue_suggestion_notice, public.take_back_suggestion, public.decline_suggestion
to service_role;
