-- What everybody may read about employers and about the service: the employers that chose to be listed, and what the pilot has come to.
-- Counts and companies only; nothing here reads a person's name.
-- Tests: public-figures and hiring-rights in tests/system.

-- What everybody reads of people for a week: counted once, when somebody first asks in it. Counts that followed each event would tell whoever
-- looks before and after one that it has happened, and a service this small has few of them in a day.
create table public.published_figures (
  week date primary key check (extract(isodow from week) = 1),
  counted_on date not null,
  people jsonb not null
);
alter table public.published_figures enable row level security;
revoke all on public.published_figures from public, anon, authenticated, service_role;

-- Puts the company of a member who manages it on the public list, or takes it off. {"outcome": "done" | "forbidden" (nobody who manages an
-- approved company)}. Asked twice, it is done and leaves one line in the history.
create function public.list_company(p_actor uuid, p_is_listed boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := public.managed_company(p_actor);
begin
  if not exists (select 1 from public.organisations o where o.id = company and o.kind = 'employer' and o.state = 'approved') then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  update public.organisations o set is_listed = p_is_listed where o.id = company and o.is_listed <> p_is_listed;
  if found then
    insert into public.organisation_events (organisation_id, actor_id, kind)
    values (company, p_actor, case when p_is_listed then 'listed' else 'unlisted' end);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- A page of the approved companies that chose to be listed, by name, after the one that was shown last. What each promises is what its jobs
-- on the board say. [{"id", "name", "sector", "replies": as in company_replies(), "jobs": how many are open, "questions": when they ask
-- about a record, "checks": the levels, "day_release": how many of the jobs}]
create function public.listed_employers(p_today date, p_after uuid, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with last as (select lower(o.name) as name, o.id from public.organisations o where o.id = p_after),
  listed as (
    select o.id, o.name, o.sector from public.organisations o
    where o.is_listed and o.state = 'approved'
      and (p_after is null or exists (select 1 from last where (lower(o.name), o.id) > (last.name, last.id)))
    order by lower(o.name), o.id limit p_rows
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'sector', l.sector,
    'replies', public.company_replies(l.id), 'jobs', j.jobs, 'questions', j.questions, 'checks', j.checks, 'day_release', j.day_release)
    order by lower(l.name), l.id), '[]')
  from listed l cross join lateral (
    select count(*)::integer as jobs, coalesce(jsonb_agg(distinct v.advert -> 'recordQuestion'), '[]') as questions,
      coalesce(jsonb_agg(distinct v.advert -> 'dbsLevel'), '[]') as checks,
      count(*) filter (where (v.advert ->> 'dayReleasePossible')::boolean)::integer as day_release
    from public.job_search s join public.jobs v on v.id = s.job_id
    where s.organisation_id = l.id and (s.closes_on is null or s.closes_on >= p_today)
  ) j
$$;

-- What the service has come to since it began. Organisations and jobs are counted now; of people only counts, those of the week, each of
-- which is a part of the one before it: {"companies", "partners", "jobs", "counted_on", "applications", "answered", "accepted", "started",
-- "six_weeks"}.
create function public.pilot_figures(p_today date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  this_week date := date_trunc('week', p_today::timestamp)::date;
  shown public.published_figures;
begin
  select * into shown from public.published_figures f where f.week = this_week;
  if shown.week is null then
    insert into public.published_figures (week, counted_on, people)
    select this_week, p_today, jsonb_build_object(
      'applications', count(*),
      'answered', count(*) filter (where a.answered_on <= a.answer_due_on),
      'accepted', count(*) filter (where a.stage in ('accepted', 'hired')),
      'started', count(*) filter (where a.started_on is not null),
      'six_weeks', count(*) filter (where a.six_weeks = 'in_post'))
    from public.applications a
    on conflict (week) do nothing;
    delete from public.published_figures f where f.week < this_week;
    select * into shown from public.published_figures f where f.week = this_week;
  end if;
  return (select jsonb_build_object(
    'companies', count(*) filter (where o.kind = 'employer'),
    'partners', count(*) filter (where o.kind = 'partner'),
    'jobs', (select count(*) from public.job_search s where s.closes_on is null or s.closes_on >= p_today),
    'counted_on', shown.counted_on) || shown.people
    from public.organisations o where o.state = 'approved');
end
$$;

revoke all on function public.list_company, public.listed_employers, public.pilot_figures from public, anon, authenticated, service_role;
grant execute on function public.list_company, public.listed_employers, public.pilot_figures to service_role;
