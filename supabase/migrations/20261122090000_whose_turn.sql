-- Lists of an employer that say the same: whose turn it is and the day of the last step, from the same columns everywhere; the
-- interviews of the coming week; and how many people have applied for each job. Nothing new is shown to anybody.

-- 1. The day of the last step

-- The day of the last step within the stage (an answer, a time that was chosen, a statement) where it is later than changed_on, which
-- orders the lists; null for none.
alter table public.applications add column last_step_on date;
update public.applications a set last_step_on = e.last_on
from (select application_id, max(happened_on) as last_on from public.application_events group by application_id) e
where e.application_id = a.id and e.last_on > a.changed_on;

create function public.keep_last_step() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.applications set last_step_on = new.happened_on
  where id = new.application_id and greatest(changed_on, last_step_on) < new.happened_on;
  return null;
end
$$;
revoke all on function public.keep_last_step() from public, anon, authenticated, service_role;
create trigger keep_last_step after insert on public.application_events
for each row execute function public.keep_last_step();

-- 2. The list of applicants

-- As before, with what decides whose turn it is (lib/domain/applications/employer-task.ts) and the day of the last step. A statement
-- waits for those alone who may read it.
drop function public.applicants_page(text, boolean, text, date, uuid, integer);
create function public.applicants_page(
  p_stages text, p_is_open boolean, p_job text default null, p_after_on date default null, p_after_id uuid default null,
  p_rows integer default 50
) returns table (
  application_id uuid, reference text, job_title text, stage text, applied_on date, changed_on date, waits_since date,
  distance text, skills jsonb, tickets jsonb, availability text, first_name text, last_name text,
  updated_on date, has_chosen_time boolean, checks_since date, statement_since date, disclosure text
)
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
  with wanted as (
    select m.company_id, m.read_disclosures, array(select jsonb_array_elements_text(p_stages::jsonb)) as stages
    from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), chosen as (
    -- Stage by stage, as the index has them: so no more is looked at of any than can be shown. What is passed over, because it is
    -- of another job or stage or hidden, is passed over in the index.
    (select a.id from wanted w cross join unnest(w.stages) s (stage) cross join lateral (
       select x.id, x.changed_on from public.applications x
       where x.company_id = w.company_id and x.stage = s.stage and not x.is_hidden and (p_job is null or x.job_id = p_job)
         and (p_after_id is null or (x.changed_on, x.id) > (p_after_on, p_after_id))
       order by x.changed_on, x.id limit p_rows
     ) a
     where p_is_open order by a.changed_on, a.id limit p_rows)
    union all
    (select a.id from wanted w join public.applications a on a.company_id = w.company_id and a.stage = any (w.stages)
     where not p_is_open and a.ended_on is not null and not a.is_hidden and (p_job is null or a.job_id = p_job)
       and (p_after_id is null or (a.changed_on, a.id) < (p_after_on, p_after_id))
     order by a.changed_on desc, a.id desc limit p_rows)
  )
  select c.id, c.reference, j.title, c.stage, c.applied_on, c.changed_on, c.waits_since, c.distance, k.skills, k.tickets,
    k.availability, n.first_name, n.last_name, greatest(c.changed_on, c.last_step_on),
    c.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = c.id and s.state = 'chosen'),
    c.checks_since, case when w.read_disclosures then c.statement_since end, c.disclosure
  from chosen h
  cross join wanted w
  join public.applications c on c.id = h.id
  join public.jobs j on j.id = c.job_id
  left join public.candidate_cards k on k.person_id = c.person_id
  left join public.candidate_contacts n on n.person_id = case when c.is_named then c.person_id end
  order by case when p_is_open then c.changed_on end, case when p_is_open then c.id end, c.changed_on desc, c.id desc
$$;
revoke all on function public.applicants_page(text, boolean, text, date, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.applicants_page(text, boolean, text, date, uuid, integer) to authenticated;

-- 3. The first page of the portal

-- Whoever owes an answer about a record has no day since which they wait, and so is not found by it.
create index applications_asked_at_interview on public.applications (company_id, id) include (is_hidden)
where stage = 'interview' and disclosure = 'asked';

-- Who waits for the company of who asks, as employer_tasks answers it, and its interviews of seven days from p_today on, the next
-- first: p_rows of each. {"tasks", "interviews": [{"reference", "first_name", "last_name", "job_title", "on_day", "at_time"}]}. An
-- interview is found by the day since which its applicant waits, which is that of the interview.
create function public.employer_overview(p_today date, p_rows integer default 20) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
  with mine as (
    select m.company_id from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), found as (
    select a.id from mine join public.applications a on a.company_id = mine.company_id
    where a.waits_since between p_today and p_today + 6 and a.stage = 'interview' and not a.is_hidden
    union all
    select a.id from mine join public.applications a on a.company_id = mine.company_id
    where a.stage = 'interview' and a.disclosure = 'asked' and not a.is_hidden
  ), booked as (
    select f.id, s.on_day, s.at_time from found f
    join public.interview_slots s on s.application_id = f.id and s.state = 'chosen' and s.on_day between p_today and p_today + 6
    order by s.on_day, s.at_time, f.id limit p_rows
  )
  select jsonb_build_object(
    'tasks', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.employer_tasks(p_today, p_rows) t),
    'interviews', (
      select coalesce(jsonb_agg(jsonb_build_object('reference', a.reference, 'first_name', n.first_name, 'last_name', n.last_name,
        'job_title', j.title, 'on_day', b.on_day, 'at_time', b.at_time) order by b.on_day, b.at_time, b.id), '[]')
      from booked b
      join public.applications a on a.id = b.id
      join public.jobs j on j.id = a.job_id
      left join public.candidate_contacts n on n.person_id = case when a.is_named then a.person_id end))
$$;

-- 4. The list of jobs

-- With whether a person hides from the company, so that a count reads the index alone.
drop index public.applications_of_a_job;
create index applications_of_a_job on public.applications (job_id, stage, changed_on, id) include (is_hidden);

-- The screen of jobs: what my_work answers with "job_counts", and "rows": the jobs of the own company in a state or a review (null for
-- any), the last changed first, p_rows after the one that p_after_at and p_after_id name. "applicants" of each has how many stand at
-- each open stage, as applicant_counts answers it; null for who may not see them.
create function public.jobs_screen(
  p_status text default null, p_review text default null, p_after_at timestamptz default null, p_after_id text default null,
  p_rows integer default 50
) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off as $$
  with mine as (
    select m.company_id, m.see_applicants and m.state = 'approved' as sees_applicants from public.my_membership() m
  ), listed as (
    select j.id, j.status, j.review, j.title, j.posted_on, j.closes_on, j.closed_on, j.hired, j.changed_at, mine.sees_applicants
    from mine join public.jobs j on j.company_id = mine.company_id
    where (p_status is null or j.status = p_status) and (p_review is null or j.review = p_review)
      and (p_after_id is null or j.changed_at < p_after_at or (j.changed_at = p_after_at and j.id > p_after_id))
    order by j.changed_at desc, j.id limit p_rows
  )
  select public.my_work('["job_counts"]') || jsonb_build_object('rows', (
    select coalesce(jsonb_agg(to_jsonb(l) - 'sees_applicants' || jsonb_build_object('applicants', case when l.sees_applicants then (
        select jsonb_object_agg(s.stage, (select count(*) from (
          select 1 from public.applications a where a.job_id = l.id and a.stage = s.stage and not a.is_hidden limit 100) n))
        from (values ('applied'), ('shortlisted'), ('interview'), ('offer')) s (stage)) end)
      order by l.changed_at desc, l.id), '[]')
    from listed l))
$$;

revoke all on function public.employer_overview(date, integer), public.jobs_screen(text, text, timestamptz, text, integer)
from public, anon, authenticated, service_role;
grant execute on function public.employer_overview(date, integer), public.jobs_screen(text, text, timestamptz, text, integer)
to authenticated;

-- 5. Readiness

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261122090000')
$$;
