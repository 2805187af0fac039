-- What a member of a company is shown before a step: when they last read a statement, and the times that were offered last.

-- 1. Readings

-- As before, with when who asks last read what was given: {"state", "may_read", "given_at", "read_at"}; null for never.
create or replace function public.statement_for_member(p_actor uuid, p_application uuid, p_today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case
      when r.ended_because = 'taken_back' then 'taken_back'
      when r.ended_at is not null or a.ended_on + interval '6 months' <= p_today then 'closed'
      else 'open' end,
    'may_read', (public.readable_release(p_actor, a.id, p_today)).id is not null,
    'given_at', r.given_at,
    'read_at', (select max(d.read_at) from public.statement_readings d where d.release_id = r.id and d.reader_id = p_actor))
  from public.applications a join public.statement_releases r on r.application_id = a.id
  where a.id = p_application and public.side_in_application(p_actor, a) = 'employer'
  order by r.given_at desc limit 1
$$;

-- 2. The times that were offered last

-- As before, with the length, way and place of a time that was offered to whoever of the same job was invited last, for somebody who
-- is to be invited next; under row level security as all of it. The planner would rather read everybody who was invited. {"seen", "job", "has_reader", "is_reader", "card", "contact", "last_times"}
create or replace function public.applicant_seen(p_reference text) returns jsonb
language sql stable set search_path = '' set jit = off set enable_bitmapscan = off set enable_seqscan = off as $$
  select jsonb_build_object(
    'seen', found.seen,
    'job', (select jsonb_build_object('id', j.id, 'title', j.title, 'advert', j.advert)
      from public.jobs j where j.id = found.seen ->> 'job_id'),
    'has_reader', exists (
      select 1 from public.company_members m where m.company_id = (found.seen ->> 'company_id')::uuid and m.read_disclosures),
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
      order by s.on_day desc, s.at_time desc limit 1) end)
  from (select public.application_seen(p_reference) as seen offset 0) found where found.seen is not null
$$;

-- 3. Readiness

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261122091000')
$$;
