-- What one screen shows is one question here, where it was several: each is a transaction of its own and a way there and back, some 5 ms of
-- processor time. Nothing new is shown to anybody: each function answers what those that it is made of answer.

-- 1. Live hiring

-- Where who asks works, with their rights, and what a screen names of: "company", "job_counts", "reply_rate" (JSON
-- list). What is not named is null.
create function public.my_work(p_parts text default '[]') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'membership', (select to_jsonb(m) from public.my_membership() m),
    'company', case when p.parts ? 'company' then (select to_jsonb(c) from public.my_company() c limit 1) end,
    'job_counts', case when p.parts ? 'job_counts' then public.my_job_counts() end,
    'reply_rate', case when p.parts ? 'reply_rate' then (
      select public.company_reply_rate(m.company_id) from public.my_membership() m) end
  )
  from (select p_parts::jsonb as parts) p
$$;

-- The screen of applicants: {"membership", "jobs", "job", "rows", "counts", "reply_rate"}. A job that is none of the own company's is as none.
create function public.applicants_screen(
  p_stages text, p_is_open boolean, p_wanted_job text default null, p_after_on date default null, p_after_id uuid default null,
  p_rows integer default 50
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with titles as materialized (select * from public.my_job_titles()),
  chosen as (select (select t.id from titles t where t.id = p_wanted_job) as job)
  select public.my_work('["reply_rate"]') || jsonb_build_object(
    'jobs', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from titles t),
    'job', c.job,
    'rows', (select coalesce(jsonb_agg(to_jsonb(a)), '[]')
      from public.applicants_page(p_stages, p_is_open, c.job, p_after_on, p_after_id, p_rows) a),
    'counts', public.applicant_counts(c.job)
  )
  from chosen c
$$;

revoke all on function public.my_work(text), public.applicants_screen(text, boolean, text, date, uuid, integer)
from public, anon, authenticated, service_role;
grant execute on function public.my_work(text), public.applicants_screen(text, boolean, text, date, uuid, integer) to authenticated;

-- 2. Who the team is

-- The accounts with the team's role, so that nobody reads all accounts to find them. It decides nothing: whoever asks for members still
-- asks is_member() of each.
create table public.team_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade
);
alter table public.team_accounts enable row level security;
revoke all on public.team_accounts from public, anon, authenticated, service_role;
insert into public.team_accounts (user_id) select u.id from auth.users u where u.raw_app_meta_data ->> 'role' = 'team';

create function public.keep_team_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.raw_app_meta_data ->> 'role' = 'team' then
    insert into public.team_accounts (user_id) values (new.id) on conflict do nothing;
  else
    delete from public.team_accounts where user_id = new.id;
  end if;
  return null;
end
$$;
revoke all on function public.keep_team_account() from public, anon, authenticated, service_role;
create trigger keep_team_account after insert or update of raw_app_meta_data on auth.users
for each row execute function public.keep_team_account();

create or replace function public.desk_members() returns table (id uuid, email text)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email::text
  -- One by one: without statistics the planner would rather read all accounts.
  from public.team_accounts t cross join lateral (select * from auth.users a where a.id = t.user_id offset 0) u
  where (select public.is_team()) and public.is_member(u.id)
  order by u.email
$$;

create or replace function public.team_members(p_actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'done', 'members', (
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email,
      'name', coalesce(u.raw_user_meta_data ->> 'full_name', ''),
      'since', (select max(c.changed_at) from public.role_changes c where c.user_id = u.id and c.new_role = 'team')
    ) order by lower(u.email)), '[]')
    from public.team_accounts t cross join lateral (select * from auth.users a where a.id = t.user_id offset 0) u
    where public.is_member(u.id)));
end
$$;

-- 3. The desk

-- One enquiry with how far it is, what only the waitlist asks, its history and consents, and who the team is, as the member who asks,
-- under row level security; null for none that they may see.
create function public.desk_enquiry(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'enquiry', to_jsonb(e),
    'work', to_jsonb(w) - 'words',
    'application', (select to_jsonb(a) from public.waitlist_applications a where a.enquiry_id = e.id),
    'history', (select coalesce(jsonb_agg(to_jsonb(h) order by h.id desc), '[]') from public.enquiry_events h where h.enquiry_id = e.id),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.purpose), '[]') from public.consent_records c where c.enquiry_id = e.id),
    'members', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from public.desk_members() m)
  )
  from public.enquiries e join public.enquiry_work w on w.enquiry_id = e.id
  where e.reference = p_reference
$$;

-- What the page of figures says of the same enquiries as enquiry_figures(), already counted: by source and by what decides whether the
-- promise was kept, and the times to a first contact. Which hours count is the caller's rule: p_hours has the office hours of each working
-- day since p_from, in their order, as seconds since 1970 ([[opens, closes]]).
-- {"came": [{"source", "contacted_in_time", "closed_in_time", "is_day_over", "count"}], "contact": {"count", "median_minutes",
-- "most_minutes"}, "open": as there}
create function public.desk_figures(p_from timestamptz, p_today date, p_hours text) returns jsonb
language sql stable set search_path = '' set jit = off set enable_seqscan = off as $$
  with hours as materialized (
    select d.opens, d.closes, row_number() over (order by d.opens)::integer as number,
      coalesce(sum(d.closes - d.opens) over (order by d.opens rows between unbounded preceding and 1 preceding), 0) as before
    from (
      select (j ->> 0)::double precision as opens, (j ->> 1)::double precision as closes from jsonb_array_elements(p_hours::jsonb) j
    ) d
  ), came as materialized (
    select w.form_source, extract(epoch from w.received_at)::double precision as received,
      extract(epoch from w.first_contact_at)::double precision as contacted,
      (w.first_contact_at at time zone 'Europe/London')::date <= w.due_on as contacted_in_time,
      (w.closed_at at time zone 'Europe/London')::date <= w.due_on as closed_in_time,
      w.due_on < p_today as is_day_over
    from public.enquiry_work w
    where w.received_at >= greatest(p_from, now() - interval '91 days') and not w.is_held
    order by w.received_at desc limit 20000
  ), times as (
    -- The hours that had passed at the one moment, less those at the other: of all days before, and of the last that had begun.
    select greatest(0, coalesce(u.before + least(c.contacted, u.closes) - u.opens, 0)
      - coalesce(f.before + least(c.received, f.closes) - f.opens, 0)) / 60 as minutes
    from came c
    left join hours f on f.number = width_bucket(c.received, (select array_agg(h.opens order by h.opens) from hours h))
    left join hours u on u.number = width_bucket(c.contacted, (select array_agg(h.opens order by h.opens) from hours h))
    where c.contacted is not null
  )
  select jsonb_build_object(
    'came', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from (
      select c.form_source as source, c.contacted_in_time, c.closed_in_time, c.is_day_over, count(*) as count
      from came c group by 1, 2, 3, 4) g),
    -- The nearest rank, so that each is a time that was measured.
    'contact', (select jsonb_build_object('count', r.count, 'median_minutes', r.ranks[1], 'most_minutes', r.ranks[2]) from (
      select count(*) as count, percentile_disc(array[0.5, 0.9]) within group (order by t.minutes) as ranks from times t) r),
    'open', (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from (
      select (w.received_at at time zone 'Europe/London')::date as received_on, w.due_on, w.state = 'received' as is_waiting,
        case when w.owner_id is not null then coalesce(m.email, '') end as owner, count(*) as count
      from public.enquiry_work w left join public.desk_members() m on m.id = w.owner_id
      where w.state <> 'closed' and not w.is_held
      group by 1, 2, 3, 4
    ) o))
$$;

revoke all on function public.desk_enquiry(text), public.desk_figures(timestamptz, date, text)
from public, anon, authenticated, service_role;
grant execute on function public.desk_enquiry(text), public.desk_figures(timestamptz, date, text) to authenticated;

-- 4. Readiness

-- As before, with this version.
alter function public.service_status() rename to status_with_hiring;
revoke all on function public.status_with_hiring() from public, anon, authenticated, service_role;
create function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261122080000')
$$;
revoke all on function public.service_status() from public, anon, authenticated, service_role;
grant execute on function public.service_status() to service_role;
