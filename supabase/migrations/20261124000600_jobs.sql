-- Jobs. This file says who may see which row and what must never break; what an advert may say is decided in lib/domain/job-board.
-- Tests: hiring-jobs, hiring-rights and hiring-lists in tests/system.

-- An advert is one JSON object, `Advert` of lib/domain/job-board. `draft` is what the company is writing, finished or not; `advert` is what
-- the team approved, and all that anybody else ever sees. The columns below it are taken from it by commit_job().
create table public.jobs (
  -- Part of its address: words of the title and eight random letters or digits.
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) between 8 and 80),
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  version integer not null default 1,
  status text not null default 'draft' check (status in ('draft', 'live', 'paused', 'closed')),
  draft jsonb check (octet_length(draft::text) <= 60000),
  review text not null default 'none' check (review in ('none', 'asked', 'returned')),
  review_asked_at timestamptz,
  -- The field that the team marked when it returned the advert, and what it said.
  returned_field text not null default '' check (char_length(returned_field) <= 60),
  returned_words text not null default '' check (char_length(returned_words) <= 500),
  -- The draft as it was then, so that the team sees what was changed since.
  returned_draft jsonb check (octet_length(returned_draft::text) <= 60000),
  -- Whether the team took it off the board: only another approval puts it back.
  taken_off boolean not null default false,
  -- The findings that the team let through, each as keyOfFinding() in lib/domain/job-board names it.
  let_through jsonb not null default '[]' check (octet_length(let_through::text) <= 60000),
  advert jsonb check (octet_length(advert::text) <= 60000),
  title text not null default '' check (char_length(title) <= 160),
  posted_on date,
  -- The last day to apply; null means open until filled.
  closes_on date,
  closed_on date,
  -- How many people the employer says it took on, once the job is closed.
  hired integer check (hired between 0 and 1000),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When the job first went on the board: it decides what is new for a saved search, and stays when the job is paused or edited.
  live_at timestamptz,
  -- What the board and a person's wishes ask of the advert, worked out when it is approved or changed: its lowest pay in whole pence an hour
  -- (lowestHourlyPay in lib/domain/job-board) and whether its hours include nights (isAtNight there).
  hourly_pence integer check (hourly_pence >= 0),
  has_nights boolean not null default false,
  check ((status = 'draft') = (advert is null)),
  check ((advert is null) = (posted_on is null)),
  check (review <> 'asked' or (draft is not null and review_asked_at is not null)),
  check ((status = 'closed') = (closed_on is not null))
);
-- Includes what the counts of the list need, so that they read the index alone.
create index jobs_of_a_company on public.jobs (organisation_id, status, changed_at desc, id) include (review);
create index jobs_for_review on public.jobs (review_asked_at, id) where review = 'asked';
create index jobs_closing on public.jobs (closes_on) where status = 'live';
create index jobs_that_went_live on public.jobs (live_at desc, id) where live_at is not null;

-- What happened to a job: written, sent, approved, returned, edited, paused, resumed, extended, closed ... Lines never change.
create table public.job_events (
  id bigint generated always as identity primary key,
  job_id text not null references public.jobs (id) on delete cascade,
  happened_at timestamptz not null default now(),
  -- The version of the job after this step.
  version integer not null,
  -- Null for a deleted account.
  actor_id uuid,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  -- Why the team sent it back, took it off the board or let a line through.
  note text not null default '' check (char_length(note) <= 500)
);
create index job_events_of_a_job on public.job_events (job_id, id);
create index job_events_of_an_actor on public.job_events (actor_id) where actor_id is not null;

-- Each advert as it was on the board, so that people can read what they applied for after it has changed. Rows are only added, and are
-- deleted with their job. Nobody reads them directly.
create table public.job_adverts (
  id bigint generated always as identity primary key,
  job_id text not null references public.jobs (id) on delete cascade,
  title text not null,
  advert jsonb not null,
  published_at timestamptz not null default now()
);
create index job_adverts_of_job on public.job_adverts (job_id, id desc);

alter table public.jobs enable row level security;
alter table public.job_events enable row level security;
alter table public.job_adverts enable row level security;
revoke all on public.jobs, public.job_events, public.job_adverts from public, anon, authenticated, service_role;
grant select on public.jobs, public.job_events to authenticated, service_role;
-- Whoever applied for a company sees the draft that they write while it waits.
create policy jobs_of_own_company on public.jobs for select to authenticated using (
  organisation_id = (select m.organisation_id from public.my_membership() m)
  or organisation_id = (select public.my_asked_company())
  or (select public.is_team())
);
create policy events_of_own_jobs on public.job_events for select to authenticated using (
  exists (select 1 from public.jobs j where j.id = job_id and j.organisation_id = (select m.organisation_id from public.my_membership() m))
  or (select public.is_team())
);

create function public.note_live_job() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.live_at := now();
  return new;
end
$$;
create trigger note_live_job before insert or update of status on public.jobs
for each row when (new.status = 'live' and new.live_at is null) execute function public.note_live_job();

create function public.keep_advert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.job_adverts (job_id, title, advert) values (new.id, new.title, new.advert);
  return null;
end
$$;
create trigger advert_published after insert on public.jobs
for each row when (new.advert is not null) execute function public.keep_advert();
create trigger advert_changed after update of advert on public.jobs
for each row when (new.advert is not null and new.advert is distinct from old.advert) execute function public.keep_advert();

-- Stores one step of a job: by a member of its company with the right to post jobs or, for 'approved', 'returned', 'taken_off' and 'allowed',
-- by the team, which emails those members of all but the last; 'sent' emails the team. Whoever applied for a company may write and change drafts while it waits, and nothing else: nothing is sent or goes
-- on the board before the company is approved. p_change is JSON as text, with the names of the columns; version 0 writes a new draft. Closing a job also closes
-- its waiting applications, whose emails are in p_email (close_applications_of_job()). A company learns that the team was faster, but
-- never who of the team.
-- {"outcome": "done" | "changed" | "closed" | "applied" | "too_many" | "not_approved" | "missing" | "forbidden", "version"?, "by"?, "at"?}
create function public.commit_job(
  p_actor uuid, p_job text, p_version integer, p_kind text, p_change text, p_email text default null
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  by_team boolean := p_kind in ('approved', 'returned', 'taken_off', 'allowed');
  said text := coalesce(p_change::jsonb ->> 'note', '');
  company public.organisations;
  job public.jobs;
  faster jsonb;
  change jsonb := p_change::jsonb;
  is_early boolean := false;
begin
  if by_team then
    if not public.is_member(p_actor) then
      return jsonb_build_object('outcome', 'forbidden');
    end if;
    select c.* into company from public.organisations c join public.jobs j on j.organisation_id = c.id where j.id = p_job for share of c;
  else
    select c.* into company
    from public.organisation_members m
    join public.organisations c on c.id = m.organisation_id
    join auth.users u on u.id = m.user_id
    where m.user_id = p_actor and m.post_jobs and u.raw_app_meta_data ->> 'role' = 'employer'
      and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    for share of c;
    if company.id is null then
      select c.* into company
      from public.organisations c
      join auth.users u on u.id = c.asked_by
      where c.asked_by = p_actor and c.state in ('waiting', 'returned')
        and coalesce(u.raw_app_meta_data ->> 'role', 'employer') = 'employer'
        and not exists (select 1 from public.organisation_members m where m.user_id = p_actor)
        and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      for share of c;
      if company.id is null then
        return jsonb_build_object('outcome', 'forbidden');
      end if;
      is_early := p_kind in ('written', 'edited');
      change := coalesce((select jsonb_object_agg(e.key, e.value) from jsonb_each(change) e where e.key in ('draft', 'title')), '{}');
    end if;
  end if;
  if company.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif company.state <> 'approved' and p_kind not in ('returned', 'taken_off') and not is_early then
    return jsonb_build_object('outcome', 'not_approved');
  end if;

  if p_version = 0 then
    if (select count(*) from public.jobs j where j.organisation_id = company.id and j.status = 'draft')
      >= (case when is_early then 3 else 200 end)
    then
      return jsonb_build_object('outcome', 'too_many');
    end if;
    insert into public.jobs (id, organisation_id, draft, title)
    select p_job, company.id, c.draft, c.title from jsonb_populate_record(null::public.jobs, change) c
    on conflict (id) do nothing;
    if found then
      insert into public.job_events (job_id, version, actor_id, kind) values (p_job, 1, p_actor, p_kind);
      return jsonb_build_object('outcome', 'done', 'version', 1);
    elsif exists (select 1 from public.jobs j where j.id = p_job and j.organisation_id = company.id) then
      return jsonb_build_object('outcome', 'done', 'version', 1);
    end if;
    return jsonb_build_object('outcome', 'missing');
  end if;

  select * into job from public.jobs j where j.id = p_job and j.organisation_id = company.id for update;
  if job.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif job.version <> p_version then
    select jsonb_build_object('at', e.happened_at,
      'by', case when e.kind in ('approved', 'returned', 'taken_off', 'allowed') then 'team' else public.name_or_address(u) end)
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

  job := jsonb_populate_record(job, change);
  update public.jobs set
    version = p_version + 1, status = job.status, draft = job.draft, review = job.review, review_asked_at = job.review_asked_at,
    returned_field = job.returned_field, returned_words = job.returned_words,
    returned_draft = case when p_kind in ('returned', 'taken_off') then job.draft else job.returned_draft end, taken_off = job.taken_off,
    let_through = job.let_through, advert = job.advert, title = job.title,
    posted_on = job.posted_on, closes_on = job.closes_on, closed_on = job.closed_on, hired = job.hired,
    hourly_pence = job.hourly_pence, has_nights = job.has_nights, changed_at = now()
  where id = p_job;
  insert into public.job_events (job_id, version, actor_id, kind, note) values (p_job, p_version + 1, p_actor, p_kind, said);
  if p_kind = 'sent' and p_email is not null then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    select p_actor, 'job_request', e ->> 'to', e ->> 'subject', e ->> 'html', e ->> 'text' from (select p_email::jsonb as e) given;
  end if;
  if by_team then
    perform public.note_action(p_actor, p_kind, 'job', p_job);
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    select u.id, 'job_answer', u.email, e ->> 'subject', e ->> 'html', e ->> 'text'
    from public.organisation_members m join auth.users u on u.id = m.user_id, (select p_email::jsonb as e) given
    where m.organisation_id = company.id and m.post_jobs and u.raw_app_meta_data ->> 'role' = 'employer'
      and u.email_confirmed_at is not null and u.deleted_at is null and e is not null;
  end if;
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- How many jobs of the signed-in person's company are behind each tab of its list.
create function public.my_job_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'live', count(*) filter (where j.status = 'live'),
    'drafts', count(*) filter (where j.status = 'draft' and j.review = 'none'),
    'review', count(*) filter (where j.review = 'asked'),
    'returned', count(*) filter (where j.review = 'returned'),
    'paused', count(*) filter (where j.status = 'paused' and j.review = 'none'),
    'closed', count(*) filter (where j.status = 'closed'))
  from public.jobs j where j.organisation_id = (select m.organisation_id from public.my_membership() m)
$$;

-- The jobs of the signed-in person's company that are or were on the board, last changed first, at most 200.
create function public.my_job_titles() returns table (id text, title text)
language sql stable security definer set search_path = '' as $$
  select j.id, j.title from public.jobs j
  where j.organisation_id = (select m.organisation_id from public.my_membership() m) and j.status <> 'draft'
  order by j.changed_at desc limit 200
$$;

-- The last 100 steps of a job, for its company and for the team. A company sees the names of its own people (or addresses), and of the team only that
-- it was the team, and what it wrote. The team names its members by their address, as the log and everything else at the desk does.
create function public.job_history(p_job text) returns table (id bigint, happened_at timestamptz, kind text, by_whom text, note text)
language sql stable security definer set search_path = '' as $$
  select e.id, e.happened_at, e.kind,
    case when e.kind not in ('approved', 'returned', 'taken_off', 'allowed') then coalesce(public.name_or_address(u), 'gone')
      when (select public.is_team()) then coalesce(u.email::text, 'gone') else 'team' end, e.note
  from public.job_events e
  join public.jobs j on j.id = e.job_id
  left join auth.users u on u.id = e.actor_id
  where e.job_id = p_job
    and (j.organisation_id = (select m.organisation_id from public.my_membership() m) or (select public.is_team()))
  order by e.id desc limit 100
$$;

-- The jobs of all companies, as the signed-in member, under row level security: 50 at a time by key, last changed first, of one state or all,
-- with the words typed in their title or the company's name. An advert that waits for the team, or was sent back, is in that list alone, unless it is
-- on the board: then people see it, whatever becomes of the change.
create function public.desk_jobs(
  p_state text, p_typed text, p_after_at timestamptz default null, p_after_id text default null, p_rows integer default 51)
returns table (id text, title text, company text, organisation_id uuid, status text, review text, taken_off boolean, changed_at timestamptz)
language sql stable set search_path = '' as $$
  select j.id, j.title, c.name, c.id, j.status, j.review, j.taken_off, j.changed_at
  from public.jobs j join public.organisations c on c.id = j.organisation_id
  where (select public.is_team())
    and case p_state when 'all' then true when 'returned' then j.review = 'returned'
      else j.status = p_state and (j.status not in ('draft', 'paused') or j.review = 'none') end
    and (trim(p_typed) = '' or strpos(lower(j.title || ' ' || c.name || ' ' || j.id), lower(trim(p_typed))) > 0)
    and (p_after_id is null or (j.changed_at, j.id) < (p_after_at, p_after_id))
  order by j.changed_at desc, j.id desc limit least(p_rows, 201)
$$;

-- How many adverts each list of the desk has, by the list's name; null for anybody but the team.
create function public.desk_job_counts(p_actor uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('asked', count(*) filter (where j.review = 'asked'), 'live', count(*) filter (where j.status = 'live'),
    'paused', count(*) filter (where j.status = 'paused' and j.review = 'none'), 'returned', count(*) filter (where j.review = 'returned'),
    'draft', count(*) filter (where j.status = 'draft' and j.review = 'none'), 'closed', count(*) filter (where j.status = 'closed'),
    'all', count(*))
  from public.jobs j having public.is_member(p_actor)
$$;

-- Rights

revoke all on function
  public.note_live_job, public.keep_advert, public.commit_job, public.my_job_counts, public.my_job_titles, public.job_history,
  public.desk_jobs, public.desk_job_counts
from public, anon, authenticated, service_role;
grant execute on function public.commit_job, public.desk_job_counts to service_role;
grant execute on function public.my_job_counts, public.my_job_titles, public.job_history, public.desk_jobs to authenticated;
