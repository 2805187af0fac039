-- Live hiring, 2: jobs. What an advert may say is decided in lib/domain/job-board; here stands who sees which row, and what must
-- never be broken.

-- An advert is one JSON object: `Advert` of lib/domain/job-board. `draft` is what its company writes, finished or not; `advert` is
-- what the team approved, and all that anybody else ever sees. The columns below it are taken from it by the commit.
create table public.jobs (
  -- Part of its address: words of the title and eight random letters or digits.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) between 8 and 80),
  company_id uuid not null references public.companies (id) on delete cascade,
  version integer not null default 1,
  status text not null default 'draft' check (status in ('draft', 'live', 'paused', 'closed')),
  draft jsonb check (octet_length(draft::text) <= 60000),
  review text not null default 'none' check (review in ('none', 'asked', 'returned')),
  review_asked_at timestamptz,
  -- The field that the team marked when it returned the advert, and what it said.
  returned_field text not null default '' check (char_length(returned_field) <= 60),
  returned_words text not null default '' check (char_length(returned_words) <= 500),
  advert jsonb check (octet_length(advert::text) <= 60000),
  title text not null default '' check (char_length(title) <= 160),
  posted_on date,
  -- The last day to apply; null is open until filled.
  closes_on date,
  closed_on date,
  -- How many the employer says it took on, once closed.
  hired integer check (hired between 0 and 1000),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((status = 'draft') = (advert is null)),
  check ((advert is null) = (posted_on is null)),
  check (review <> 'asked' or (draft is not null and review_asked_at is not null)),
  check ((status = 'closed') = (closed_on is not null))
);
-- With what the counts of its list ask of each row, so that they read the index alone.
create index jobs_of_a_company on public.jobs (company_id, status, changed_at desc, id) include (review);
create index jobs_for_review on public.jobs (review_asked_at, id) where review = 'asked';
create index jobs_closing on public.jobs (closes_on) where status = 'live';

-- What happened to a job, and never changes: written, sent, approved, returned, edited, paused, resumed, extended, closed ...
create table public.job_events (
  id bigint generated always as identity primary key,
  job_id text not null references public.jobs (id) on delete cascade,
  happened_at timestamptz not null default now(),
  -- The version that the job had afterwards.
  version integer not null,
  -- Null for an account that is gone.
  actor_id uuid,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$')
);
create index job_events_of_a_job on public.job_events (job_id, id);

alter table public.jobs enable row level security;
alter table public.job_events enable row level security;
revoke all on public.jobs, public.job_events from public, anon, authenticated, service_role;
create policy jobs_of_own_company on public.jobs for select to authenticated using (
  company_id = (select m.company_id from public.my_membership() m) or (select public.is_team())
);
create policy events_of_own_jobs on public.job_events for select to authenticated using (
  exists (select 1 from public.jobs j where j.id = job_id and j.company_id = (select m.company_id from public.my_membership() m))
  or (select public.is_team())
);
grant select on public.jobs, public.job_events to authenticated, service_role;

-- One step about a job: the changed columns (p_change, JSON as text with the columns' names), the line of its history (p_kind) and
-- the e-mails that are owed, or nothing of it. The team approves and returns; everything else is for members of the job's own
-- company with the right to post, while the team approves of the company. Version 0 makes the job p_job: sent twice, it is made once.
-- p_email ({"subject", "html", "text"}) goes to the members who may post when the team answers, and to the people whose
-- applications close with the job, then as close_applications_of_job has it.
-- {"outcome": "done" | "forbidden" | "not_approved" (the company) | "missing" | "closed" (for good) | "too_many" (drafts) |
-- "applied" (somebody did while it was being closed: ask again) |
-- "changed" (somebody was faster: nothing is kept), "version", and of who was faster "by" (an address, or 'team') and "at"}
create function public.commit_job(
  p_actor uuid, p_job text, p_version integer, p_kind text, p_change text, p_email text default null
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  by_team boolean := p_kind in ('approved', 'returned');
  company public.companies;
  job public.jobs;
  faster jsonb;
begin
  if by_team then
    if not public.is_member(p_actor) then
      return jsonb_build_object('outcome', 'forbidden');
    end if;
    select c.* into company from public.companies c join public.jobs j on j.company_id = c.id where j.id = p_job for share of c;
  else
    select c.* into company
    from public.company_members m
    join public.companies c on c.id = m.company_id
    join auth.users u on u.id = m.user_id
    where m.user_id = p_actor and m.post_jobs and u.raw_app_meta_data ->> 'role' = 'employer'
      and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    for share of c;
    if company.id is null then
      return jsonb_build_object('outcome', 'forbidden');
    end if;
  end if;
  if company.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif company.state <> 'approved' and p_kind <> 'returned' then
    return jsonb_build_object('outcome', 'not_approved');
  end if;

  if p_version = 0 then
    if (select count(*) from public.jobs j where j.company_id = company.id and j.status = 'draft') >= 200 then
      return jsonb_build_object('outcome', 'too_many');
    end if;
    insert into public.jobs (id, company_id, draft, title)
    select p_job, company.id, c.draft, c.title from jsonb_populate_record(null::public.jobs, p_change::jsonb) c
    on conflict (id) do nothing;
    if found then
      insert into public.job_events (job_id, version, actor_id, kind) values (p_job, 1, p_actor, p_kind);
      return jsonb_build_object('outcome', 'done', 'version', 1);
    elsif exists (select 1 from public.jobs j where j.id = p_job and j.company_id = company.id) then
      return jsonb_build_object('outcome', 'done', 'version', 1);
    end if;
    return jsonb_build_object('outcome', 'missing');
  end if;

  select * into job from public.jobs j where j.id = p_job and j.company_id = company.id for update;
  if job.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif job.version <> p_version then
    select jsonb_build_object('at', e.happened_at, 'by', case when public.is_member(e.actor_id) then 'team' else u.email end)
    into faster
    from public.job_events e left join auth.users u on u.id = e.actor_id
    where e.job_id = p_job order by e.id desc limit 1;
    return coalesce(faster, '{}') || jsonb_build_object('outcome', 'changed', 'version', job.version);
  elsif job.status = 'closed' then
    return jsonb_build_object('outcome', 'closed');
  elsif p_kind = 'discarded' and job.status = 'draft' then
    delete from public.jobs where id = p_job;
    return jsonb_build_object('outcome', 'done', 'version', p_version);
  elsif p_kind = 'closed' and public.close_applications_of_job(p_job, p_actor, p_email) < 0 then
    return jsonb_build_object('outcome', 'applied');
  end if;

  job := jsonb_populate_record(job, p_change::jsonb);
  update public.jobs set
    version = p_version + 1, status = job.status, draft = job.draft, review = job.review, review_asked_at = job.review_asked_at,
    returned_field = job.returned_field, returned_words = job.returned_words, advert = job.advert, title = job.title,
    posted_on = job.posted_on, closes_on = job.closes_on, closed_on = job.closed_on, hired = job.hired, changed_at = now()
  where id = p_job;
  insert into public.job_events (job_id, version, actor_id, kind) values (p_job, p_version + 1, p_actor, p_kind);
  if by_team then
    perform public.note_action(p_actor, p_kind, 'job', p_job);
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    select u.id, 'job_answer', u.email, e ->> 'subject', e ->> 'html', e ->> 'text'
    from public.company_members m join auth.users u on u.id = m.user_id, (select p_email::jsonb as e) owed
    where m.company_id = company.id and m.post_jobs and u.raw_app_meta_data ->> 'role' = 'employer'
      and u.email_confirmed_at is not null and u.deleted_at is null and e is not null;
  end if;
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- How many jobs of the own company are behind each tab of its list.
create function public.my_job_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'live', count(*) filter (where j.status = 'live'),
    'drafts', count(*) filter (where j.status = 'draft' and j.review = 'none'),
    'review', count(*) filter (where j.review = 'asked'),
    'returned', count(*) filter (where j.review = 'returned'),
    'paused', count(*) filter (where j.status = 'paused'),
    'closed', count(*) filter (where j.status = 'closed'))
  from public.jobs j where j.company_id = (select m.company_id from public.my_membership() m)
$$;

-- The jobs of the own company that are or were on the board, the last changed first: at most 200.
create function public.my_job_titles() returns table (id text, title text)
language sql stable security definer set search_path = '' as $$
  select j.id, j.title from public.jobs j
  where j.company_id = (select m.company_id from public.my_membership() m) and j.status <> 'draft'
  order by j.changed_at desc limit 200
$$;

-- What happened to a job, the last 100 lines: for its company and for the team. A company learns its own people's addresses, and
-- of the team that it was the team.
create function public.job_history(p_job text) returns table (id bigint, happened_at timestamptz, kind text, by_whom text)
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select e.id, e.happened_at, e.kind,
    case when e.kind in ('approved', 'returned') and not (select public.is_team()) then 'team' else coalesce(u.email, 'gone') end
  from public.job_events e
  join public.jobs j on j.id = e.job_id
  left join auth.users u on u.id = e.actor_id
  where e.job_id = p_job
    and (j.company_id = (select m.company_id from public.my_membership() m) or (select public.is_team()))
  order by e.id desc limit 100
$$;

revoke all on function public.commit_job(uuid, text, integer, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.commit_job(uuid, text, integer, text, text, text) to service_role;
revoke all on function public.my_job_counts(), public.my_job_titles(), public.job_history(text) from public, anon, authenticated, service_role;
grant execute on function public.my_job_counts(), public.my_job_titles(), public.job_history(text) to authenticated;
