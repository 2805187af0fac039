-- What one screen of an employer's portal shows, in one query: each query is a transaction of its own and costs about 5 ms of processor time.
-- Tests: hiring-applications, hiring-lists, hiring-rights and hiring-size in tests/system.

-- The workplace of the signed-in person, their rights, and the parts of a screen that it names: "company", "job_counts", "reply_rate" (JSON
-- list), the last of which comes as "replies". A part that it does not name is null.
create function public.my_work(p_parts text default '[]') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'membership', to_jsonb(m),
    'company', case when p.parts ? 'company' then (select to_jsonb(c) from public.my_company() c limit 1) end,
    'job_counts', case when p.parts ? 'job_counts' then public.my_job_counts() end,
    'replies', r.replies
  )
  from (select p_parts::jsonb as parts) p
  left join lateral (select * from public.my_membership()) m on true
  cross join lateral (
    select case when p.parts ? 'reply_rate' and m.organisation_id is not null then public.company_replies(m.organisation_id) end as replies
  ) r
$$;

-- The first page: employer_tasks(), the interviews of seven days from p_today, next first, p_rows of each, my_unread_messages() and
-- my_check_ins(). "is_late": the applicant said so today. {"tasks", "messages", "check_ins", "interviews": [{"reference", "first_name", "last_name", "job_title", "on_day",
-- "at_time", "is_late"}]}. An interview is found by the day since which its applicant waits, which is the day of the interview.
create function public.employer_overview(p_today date, p_rows integer default 20) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (with mine as (
    select m.organisation_id from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), found as (
    select a.id from mine join public.applications a on a.organisation_id = mine.organisation_id
    where a.waits_since between p_today and p_today + 6 and a.stage = 'interview' and not a.is_hidden
    union all
    select a.id from mine join public.applications a on a.organisation_id = mine.organisation_id
    where a.stage = 'interview' and a.disclosure = 'asked' and not a.is_hidden
    union all
    -- Agreed before there was an offer: it stands until it is called off.
    select a.id from mine
    join public.interview_slots s on s.organisation_id = mine.organisation_id and s.on_day between p_today and p_today + 6 and s.state = 'chosen'
    join public.applications a on a.id = s.application_id and a.stage = 'offer' and not a.is_hidden
  ), booked as (
    select f.id, s.on_day, s.at_time from found f
    join public.interview_slots s on s.application_id = f.id and s.state = 'chosen' and s.on_day between p_today and p_today + 6
    order by s.on_day, s.at_time, f.id limit p_rows
  )
  select jsonb_build_object(
    'tasks', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.employer_tasks(p_today, p_rows) t),
    'check_ins', public.my_check_ins(),
    'messages', (select coalesce(jsonb_agg(to_jsonb(u)), '[]') from public.my_unread_messages(p_rows) u where u.since is not null),
    'interviews', (
      select coalesce(jsonb_agg(jsonb_build_object('reference', a.reference, 'first_name', n.first_name, 'last_name', n.last_name,
        'job_title', j.title, 'on_day', b.on_day, 'at_time', b.at_time, 'is_late', b.on_day = p_today and exists (
          select 1 from public.application_events e
          where e.application_id = b.id and e.kind = 'running_late' and e.happened_on = p_today)
        ) order by b.on_day, b.at_time, b.id), '[]')
      from booked b
      join public.applications a on a.id = b.id
      join public.jobs j on j.id = a.job_id
      left join public.candidate_contacts n on n.person_id = case when a.is_named then a.person_id end)));
end
$$;

-- The screen of applicants: my_work() with the reply rate, the jobs to filter by, a page of applicants, how many are at each open stage, and
-- how many unread messages each has sent. The wanted job is among the jobs however many are newer, and is null if it is not the company's.
create function public.applicants_screen(
  p_stages text, p_is_open boolean, p_wanted_job text default null, p_after_on date default null, p_after_id uuid default null,
  p_rows integer default 50, p_find text default null
) returns jsonb
language sql stable set search_path = '' as $$
  with titles as materialized (select * from public.my_job_titles()),
  chosen as materialized (
    select j.id, j.title from public.jobs j
    where j.id = p_wanted_job and j.organisation_id = (select m.organisation_id from public.my_membership() m) and j.status <> 'draft'
  )
  select public.my_work('["reply_rate"]') || jsonb_build_object(
    'jobs', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
      select * from titles
      union all
      select c.* from chosen c where not exists (select 1 from titles o where o.id = c.id)) t),
    'job', c.job,
    'rows', (select coalesce(jsonb_agg(to_jsonb(a)), '[]')
      from public.applicants_page(p_stages, p_is_open, c.job, p_after_on, p_after_id, p_rows, p_find) a),
    'counts', public.applicant_counts(c.job),
    'unread', (select coalesce(jsonb_object_agg(u.application_id, u.unread), '{}') from public.my_unread_messages() u)
  )
  from (select (select h.id from chosen h) as job) c
$$;

-- The screen of jobs: what my_work() returns with "job_counts", and "rows": the jobs of the company with a status or review (null for
-- any), last changed first, p_rows after the one that p_after_at and p_after_id name. "applicants" has how many are at each stage in progress of a
-- job, as applicant_counts() returns it; null for members who may not see them.
create function public.jobs_screen(
  p_status text default null, p_review text default null, p_after_at timestamptz default null, p_after_id text default null,
  p_rows integer default 50
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    select m.organisation_id, m.see_applicants and m.state = 'approved' as sees_applicants from public.my_membership() m
  ), listed as (
    select j.id, j.status, j.review, j.taken_off, j.title, j.posted_on,
      case j.status when 'draft' then (j.draft ->> 'closesOn')::date else j.closes_on end as closes_on,
      j.closed_on, j.hired, j.changed_at, mine.sees_applicants
    from mine join public.jobs j on j.organisation_id = mine.organisation_id
    where (p_status is null or j.status = p_status) and (p_review is null or j.review = p_review)
      and (p_after_id is null or j.changed_at < p_after_at or (j.changed_at = p_after_at and j.id > p_after_id))
    order by j.changed_at desc, j.id limit p_rows
  )
  select public.my_work('["job_counts"]') || jsonb_build_object('rows', (
    select coalesce(jsonb_agg(to_jsonb(l) - 'sees_applicants' || jsonb_build_object('applicants', case when l.sees_applicants then (
        select jsonb_object_agg(s.stage, (select count(*) from (
          select 1 from public.applications a where a.job_id = l.id and a.stage = s.stage and not a.is_hidden limit 100) n))
        from (values ('applied'), ('shortlisted'), ('interview'), ('offer'), ('accepted')) s (stage)) end)
      order by l.changed_at desc, l.id), '[]')
    from listed l))
$$;

-- Rights

revoke all on function
  public.my_work, public.employer_overview, public.applicants_screen, public.jobs_screen
from public, anon, authenticated, service_role;
grant execute on function public.my_work, public.employer_overview, public.applicants_screen, public.jobs_screen to authenticated;
