-- The screen of applicants knows a job by whose it is, not by the 200 titles of its filter: a link from an older job showed the applicants
-- and counts of all jobs.

-- As before, and the wanted job stands among the jobs to filter by, however many are newer.
create or replace function public.applicants_screen(
  p_stages text, p_is_open boolean, p_wanted_job text default null, p_after_on date default null, p_after_id uuid default null,
  p_rows integer default 50
) returns jsonb
language sql stable set search_path = '' as $$
  with titles as materialized (select * from public.my_job_titles()),
  chosen as materialized (
    select j.id, j.title from public.jobs j
    where j.id = p_wanted_job and j.company_id = (select m.company_id from public.my_membership() m) and j.status <> 'draft'
  )
  select public.my_work('["reply_rate"]') || jsonb_build_object(
    'jobs', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
      select * from titles
      union all
      select c.* from chosen c where not exists (select 1 from titles o where o.id = c.id)) t),
    'job', c.job,
    'rows', (select coalesce(jsonb_agg(to_jsonb(a)), '[]')
      from public.applicants_page(p_stages, p_is_open, c.job, p_after_on, p_after_id, p_rows) a),
    'counts', public.applicant_counts(c.job)
  )
  from (select (select h.id from chosen h) as job) c
$$;
