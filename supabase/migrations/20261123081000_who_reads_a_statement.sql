-- A statement is given only where somebody can read it, and a record is asked about only where somebody can hear the answer: one question
-- for both, with the conditions under which readable_release shows a text.

-- Whether anybody at a company can read statements at this moment: the team approves of it, and a member with both rights has a live,
-- verified account that is an employer's.
create function public.company_has_reader(p_company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.companies c join public.company_members m on m.company_id = c.id
    -- One by one: without statistics the planner would rather read all accounts.
    cross join lateral (select * from auth.users a where a.id = m.user_id offset 0) u
    where c.id = p_company and c.state = 'approved' and m.read_disclosures and m.see_applicants
      and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now()))
$$;

-- The same of the company of who asks, and of no other.
create function public.my_company_has_reader() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select public.company_has_reader(m.company_id) from public.my_membership() m), false)
$$;

revoke all on function public.company_has_reader(uuid), public.my_company_has_reader()
from public, anon, authenticated, service_role;
grant execute on function public.my_company_has_reader() to authenticated;

-- As before, but "no_reader" wherever the company could not read it: nobody there can, or the person hides from it.
create or replace function public.release_statement(
  p_actor uuid, p_application uuid, p_version integer, p_statement integer, p_change text, p_event text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person uuid;
  company uuid;
  answer jsonb;
begin
  select p.person_id into person from public.candidate_profiles p
  where p.user_id = p_actor and public.is_candidate(p_actor) for update;
  select a.company_id into company from public.applications a where a.id = p_application and a.person_id = person;
  if company is null then
    return jsonb_build_object('outcome', 'missing');
  elsif not exists (select 1 from public.statements s where s.person_id = person and s.version = p_statement) then
    return jsonb_build_object('outcome', 'no_statement');
  elsif not public.company_has_reader(company)
    or exists (select 1 from public.hidden_companies h where h.person_id = person and h.company_id = company) then
    return jsonb_build_object('outcome', 'no_reader');
  elsif exists (select 1 from public.statement_releases r where r.application_id = p_application and r.ended_at is null) then
    return jsonb_build_object('outcome', 'changed');
  end if;
  answer := public.commit_application(p_actor, p_application, p_version, p_change, p_event);
  if answer ->> 'outcome' = 'done' then
    insert into public.statement_releases (application_id, person_id, version)
    select a.id, person, p_statement from public.applications a where a.id = p_application and a.disclosure = 'shared';
    -- Nobody is given what was not asked for: this takes the step back with it.
    if not found then
      raise exception 'a statement that was not asked for';
    end if;
  end if;
  return answer;
end
$$;

-- As before, but "has_reader" only where somebody can read. {"seen", "job", "has_reader", "is_reader", "card", "contact", "last_times",
-- "other_times"}
create or replace function public.applicant_seen(p_reference text) returns jsonb
language sql stable set search_path = '' set jit = off set enable_bitmapscan = off set enable_seqscan = off as $$
  select jsonb_build_object(
    'seen', found.seen,
    'job', (select jsonb_build_object('id', j.id, 'title', j.title, 'advert', j.advert)
      from public.jobs j where j.id = found.seen ->> 'job_id'),
    'has_reader', public.my_company_has_reader(),
    'is_reader', coalesce((select m.read_disclosures from public.my_membership() m), false),
    'card', (select to_jsonb(k) from public.candidate_cards k where k.person_id = (found.seen ->> 'person_id')::uuid),
    'contact', (select to_jsonb(n) from public.candidate_contacts n where n.person_id = (found.seen ->> 'person_id')::uuid),
    'last_times', case when found.seen ->> 'stage' = 'shortlisted' then (
      select jsonb_build_object('minutes', s.minutes, 'way', s.way, 'place', s.place)
      from (
        select a.id from public.applications a
        where a.job_id = found.seen ->> 'job_id' and a.stage = 'interview' order by a.changed_on desc, a.id desc limit 1
      ) a
      join public.interview_slots s on s.application_id = a.id and s.state <> 'withdrawn'
      order by s.on_day desc, s.at_time desc limit 1) end,
    'other_times', public.times_of_others((found.seen ->> 'id')::uuid))
  from (select public.application_seen(p_reference) as seen offset 0) found where found.seen is not null
$$;
