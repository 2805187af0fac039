-- A company is told where a time that it offers to one applicant is another's too. What overlaps is decided in
-- lib/domain/applications/interview-slots.ts.

-- 1. Times by company and day

-- The company stands with each time, so that those of a day are found without reading every application. They go with the application.
alter table public.interview_slots add column company_id uuid;
update public.interview_slots s set company_id = a.company_id from public.applications a where a.id = s.application_id;

create function public.keep_company_of_slot() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.company_id := (select a.company_id from public.applications a where a.id = new.application_id);
  return new;
end
$$;
revoke all on function public.keep_company_of_slot() from public, anon, authenticated, service_role;
create trigger keep_company_of_slot before insert on public.interview_slots
for each row execute function public.keep_company_of_slot();

create index interview_slots_of_a_day on public.interview_slots (company_id, on_day) include (application_id, at_time, minutes, state)
where state in ('offered', 'chosen');

-- 2. What an employer is shown

-- The times that the company of who asks has offered to others, or agreed with them, on the days of those that stand for an applicant of
-- theirs, as row level security would show them: of no applicant who hid from the company. It says of whom by the application alone.
-- [{"application_id", "on_day", "at_time", "minutes", "state"}]
create function public.times_of_others(p_application uuid) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off as $$
  with days as (
    select s.company_id, array_agg(distinct s.on_day) as days
    from public.interview_slots s join public.my_membership() m on m.company_id = s.company_id and m.see_applicants and m.state = 'approved'
    join public.applications a on a.id = s.application_id and not a.is_hidden
    where s.application_id = p_application and s.state in ('offered', 'chosen') group by s.company_id
  ), others as (
    select o.application_id, o.on_day, o.at_time, o.minutes, o.state
    from days d join public.interview_slots o on o.company_id = d.company_id and o.on_day = any (d.days) and o.application_id <> p_application
    join public.applications a on a.id = o.application_id and a.stage = 'interview' and not a.is_hidden
    where o.state in ('offered', 'chosen')
    order by o.on_day, o.at_time limit 200
  )
  select coalesce(jsonb_agg(to_jsonb(o)), '[]') from others o
$$;

-- As before, with those times. {"seen", "job", "has_reader", "is_reader", "card", "contact", "last_times", "other_times"}
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
      order by s.on_day desc, s.at_time desc limit 1) end,
    'other_times', public.times_of_others((found.seen ->> 'id')::uuid))
  from (select public.application_seen(p_reference) as seen offset 0) found where found.seen is not null
$$;

-- Who of some applicants (a list, as JSON) is at an interview, as who asks may see them: under row level security.
create function public.invited_applicants(p_applications text) returns table (
  application_id uuid, reference text, first_name text, last_name text
)
language sql stable set search_path = '' as $$
  select a.id, a.reference, n.first_name, n.last_name
  from (select distinct w.v::uuid as id from jsonb_array_elements_text(p_applications::jsonb) w (v) limit 20) wanted
  join public.applications a on a.id = wanted.id
  left join public.candidate_contacts n on n.person_id = a.person_id
  where a.stage = 'interview'
$$;

revoke all on function public.times_of_others(uuid), public.invited_applicants(text) from public, anon, authenticated, service_role;
grant execute on function public.times_of_others(uuid), public.invited_applicants(text) to authenticated;

-- 3. Readiness

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261122093100')
$$;
