-- What a person needs for an interview, and what they can do about it: ask for another time, cancel it, say that they are late. And
-- messages about one application, from either side to the other.

-- 1. The details of an interview

-- The full postcode of the place, whom to ask for, what to bring, and a number of the company to call on the day. Empty where there is
-- none; all times of one invitation have the same.
alter table public.interview_slots
  add column postcode text not null default '' check (postcode ~ '^([A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2})?$'),
  add column ask_for text not null default '' check (char_length(ask_for) <= 80),
  add column bring text not null default '' check (char_length(bring) <= 300),
  add column phone text not null default '' check (char_length(phone) <= 32);

-- 2. Members who are told at once

-- Members who are told at once what a person does about an application, as a JSON list: those who may see applicants of its approved
-- company, unless the person hides from it, and who want emails about applications. Up to 50, those who joined first.
create function public.members_to_tell(p_application uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(t.id), '[]') from (
    select u.id from public.applications a
    join public.companies c on c.id = a.company_id and c.state = 'approved'
    join public.company_members m on m.company_id = c.id and m.see_applicants
    join auth.users u on u.id = m.user_id
    where a.id = p_application and not a.is_hidden and u.raw_app_meta_data ->> 'role' = 'employer'
      and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails)
    order by m.joined_at, u.id limit 50
  ) t
$$;

-- Owes each of them p_email: {"subject", "html", "text", "stop_url", "tokens"}, where "tokens" has by the number of each member what
-- stops such emails to them, in place of {token} in the words. Somebody who has no token, having joined meanwhile, gets none.
create function public.owe_members(p_application uuid, p_email text) returns void
language sql security definer set search_path = '' as $$
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, 'application_update', u.email, told ->> 'subject', replace(told ->> 'html', '{token}', token),
    replace(told ->> 'text', '{token}', token), replace(told ->> 'stop_url', '{token}', token)
  from (select p_email::jsonb as told) given
  cross join jsonb_array_elements_text(public.members_to_tell(p_application)) m (id)
  join auth.users u on u.id = m.id::uuid
  cross join lateral (select told -> 'tokens' ->> m.id as token) stops
  where token is not null
$$;

-- 3. Steps about an interview

-- A step about an interview, with its emails, or nothing of it: what commit_application does, and in p_change also "slots" with the
-- details of an interview, and from the person "gives_slot_back": the agreed time counts as declined from then on. p_members_email is
-- owed to the members (see owe_members). Answers as commit_application does.
create function public.commit_interview(
  p_actor uuid, p_application uuid, p_version integer, p_change text, p_event text, p_email text default null,
  p_members_email text default null
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  change jsonb := p_change::jsonb;
  details jsonb := change -> 'slots' -> 0;
  answer jsonb := public.commit_application(p_actor, p_application, p_version, p_change, p_event, p_email);
begin
  if answer ->> 'outcome' <> 'done' then
    return answer;
  end if;
  if details is not null then
    update public.interview_slots set postcode = coalesce(details ->> 'postcode', ''), ask_for = coalesce(details ->> 'ask_for', ''),
      bring = coalesce(details ->> 'bring', ''), phone = coalesce(details ->> 'phone', '')
    where application_id = p_application and state = 'offered';
  end if;
  if change ? 'gives_slot_back' then
    update public.interview_slots s set state = 'declined'
    from public.applications a
    where a.id = p_application and s.application_id = a.id and s.state = 'chosen' and a.stage = 'interview'
      and public.side_in_application(p_actor, a) = 'candidate';
    -- The rule has seen an agreed time, on this version: this takes the step back with it.
    if not found then
      raise exception 'no agreed time to give back';
    end if;
  end if;
  if p_members_email is not null then
    perform public.owe_members(p_application, p_members_email);
  end if;
  return answer;
end
$$;

-- 4. What the employer is shown

-- One applicant as a member may see them, with the details of the last interview for the job, to be offered again. {"seen", "job",
-- "has_reader", "is_reader", "card", "contact", "last_times", "other_times"}
create or replace function public.applicant_seen(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'seen', found.seen,
    'job', (select jsonb_build_object('id', j.id, 'title', j.title, 'advert', j.advert)
      from public.jobs j where j.id = found.seen ->> 'job_id'),
    'has_reader', public.my_company_has_reader(),
    'is_reader', coalesce((select m.read_disclosures from public.my_membership() m), false),
    'card', (select to_jsonb(k) from public.candidate_cards k where k.person_id = (found.seen ->> 'person_id')::uuid),
    'contact', (select to_jsonb(n) from public.candidate_contacts n where n.person_id = (found.seen ->> 'person_id')::uuid),
    'last_times', case when found.seen ->> 'stage' = 'shortlisted' then (
      select jsonb_build_object('minutes', s.minutes, 'way', s.way, 'place', s.place, 'postcode', s.postcode, 'ask_for', s.ask_for,
        'bring', s.bring, 'phone', s.phone)
      from (
        select a.id from public.applications a
        where a.job_id = found.seen ->> 'job_id' and a.stage = 'interview' order by a.changed_on desc, a.id desc limit 1
      ) a
      join public.interview_slots s on s.application_id = a.id and s.state <> 'withdrawn'
      order by s.on_day desc, s.at_time desc limit 1) end,
    'other_times', public.times_of_others((found.seen ->> 'id')::uuid))
  from (select public.application_seen(p_reference) as seen offset 0) found where found.seen is not null
$$;

revoke all on function
  public.members_to_tell(uuid), public.owe_members(uuid, text),
  public.commit_interview(uuid, uuid, integer, text, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.members_to_tell(uuid), public.commit_interview(uuid, uuid, integer, text, text, text, text)
to service_role;

-- 5. Messages

-- One conversation about an application, with the key under which its messages are sealed: the server seals and opens them
-- (lib/server/hiring/vault), and wraps the key with its VAULT_KEY. And how many messages each side has not read yet.
create table public.application_threads (
  application_id uuid primary key references public.applications (id) on delete cascade,
  company_id uuid not null,
  person_id uuid not null,
  -- Which of the server's keys it is wrapped with: the first digits of that key's digest.
  key_id text not null check (key_id ~ '^[0-9a-f]{12}$'),
  wrapped text not null check (char_length(wrapped) between 40 and 200),
  unread_by_person integer not null default 0 check (unread_by_person >= 0),
  unread_by_employer integer not null default 0 check (unread_by_employer >= 0),
  -- The day of the oldest message that nobody at the company has read.
  employer_since date,
  check ((unread_by_employer > 0) = (employer_since is not null))
);
create index application_threads_under_a_key on public.application_threads (key_id, application_id);
create index application_threads_unread_by_a_company on public.application_threads (company_id, employer_since, application_id)
where unread_by_employer > 0;
create index application_threads_unread_by_a_person on public.application_threads (person_id, application_id)
where unread_by_person > 0;

-- Its messages, which never change.
create table public.application_messages (
  -- The server makes it, because the message is sealed for it.
  id uuid primary key,
  application_id uuid not null references public.application_threads (application_id) on delete cascade,
  by_side text not null check (by_side in ('candidate', 'employer')),
  -- Null for an account that is gone.
  actor_id uuid references auth.users (id) on delete set null,
  sealed text not null check (char_length(sealed) between 40 and 10000),
  sent_at timestamptz not null default now()
);
create index application_messages_of_an_application on public.application_messages (application_id, sent_at, id);
create index application_messages_of_an_account on public.application_messages (actor_id, sent_at) where actor_id is not null;

-- A message that one side has reported to the team. The team reads the message itself only where it was sent along. When the
-- application is forgotten, the message goes, and of the report the company, the reason and the dates stay.
create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  message_id uuid references public.application_messages (id) on delete set null,
  reported_by text not null check (reported_by in ('candidate', 'employer')),
  reporter_id uuid references auth.users (id) on delete set null,
  reason text not null check (reason in ('threat', 'record', 'money', 'discrimination', 'other')),
  is_sent_along boolean not null,
  reported_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index one_report_of_a_message on public.message_reports (message_id);
create index message_reports_open on public.message_reports (reported_at, id) where closed_at is null;
create index message_reports_closed on public.message_reports (closed_at) where closed_at is not null;
create index message_reports_of_an_account on public.message_reports (reporter_id) where reporter_id is not null;
create index message_reports_of_a_company on public.message_reports (company_id);

alter table public.application_threads enable row level security;
alter table public.application_messages enable row level security;
alter table public.message_reports enable row level security;
revoke all on public.application_threads, public.application_messages, public.message_reports
from public, anon, authenticated, service_role;

-- Whether somebody at a company can read what a person writes at this moment.
create function public.company_sees_applicants(p_company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.companies c join public.company_members m on m.company_id = c.id
    -- One by one: without statistics the planner would rather read all accounts.
    cross join lateral (select * from auth.users a where a.id = m.user_id offset 0) u
    where c.id = p_company and c.state = 'approved' and m.see_applicants
      and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now()))
$$;

-- The conversation about an application for somebody on one of its sides, from the shortlist on, the newest 100 messages, oldest
-- first: {"side", "has_reader" (whether the other side can read it), "unread" (of the messages, how many are new to the asker's side),
-- "key": {"key_id", "wrapped"} | null, "messages": [{"id", "by_side", "sent_at", "sealed", "is_reported"}]}. Null for everybody else.
-- Where p_marks is true they count as read from then on.
create function public.open_thread(p_actor uuid, p_application uuid, p_marks boolean) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  application public.applications;
  thread public.application_threads;
  side text;
begin
  select * into application from public.applications where id = p_application and is_named and person_id is not null;
  side := public.side_in_application(p_actor, application);
  if side is null then
    return null;
  end if;
  select * into thread from public.application_threads where application_id = p_application;
  if p_marks and (case side when 'employer' then thread.unread_by_employer else thread.unread_by_person end) > 0 then
    update public.application_threads set
      unread_by_employer = case when side = 'employer' then 0 else unread_by_employer end,
      employer_since = case when side = 'employer' then null else employer_since end,
      unread_by_person = case when side = 'candidate' then 0 else unread_by_person end
    where application_id = p_application;
  end if;
  return jsonb_build_object(
    'side', side,
    'has_reader', side = 'employer' or (public.company_sees_applicants(application.company_id) and not application.is_hidden),
    'unread', coalesce(case side when 'employer' then thread.unread_by_employer else thread.unread_by_person end, 0),
    'key', case when thread.key_id is not null then jsonb_build_object('key_id', thread.key_id, 'wrapped', thread.wrapped) end,
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'by_side', m.by_side, 'sent_at', m.sent_at, 'sealed', m.sealed,
        'is_reported', exists (select 1 from public.message_reports r where r.message_id = m.id)) order by m.sent_at, m.id), '[]')
      from (
        select * from public.application_messages x where x.application_id = p_application order by x.sent_at desc, x.id desc limit 100
      ) m));
end
$$;

-- Sends a message, with its line of history and what is owed, or nothing of it. p_message: {"id", "sealed", "key_id", "wrapped", "was"
-- (the wrapped key that was there, or null), "stage" (the stage that the rule has seen), "day", "most" (messages of one side on a day)}.
-- The person is owed p_email, the members p_members_email, unless a message of the last twelve hours is still unread there: one email
-- tells of both. The history has one line for each side and day, and no new version: a message is no reason to refuse a form.
-- {"outcome": "done" | "changed" | "forbidden" | "missing" | "too_many" | "no_reader"}. A message whose id is there already is done.
create function public.send_message(
  p_actor uuid, p_application uuid, p_message text, p_email text default null, p_members_email text default null
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_message::jsonb;
  told jsonb := p_email::jsonb;
  application public.applications;
  thread public.application_threads;
  side text;
  is_quiet boolean;
begin
  -- Two messages at one moment come one after the other.
  select * into application from public.applications where id = p_application for update;
  if application.id is null or application.person_id is null or not application.is_named then
    return jsonb_build_object('outcome', 'missing');
  end if;
  side := public.side_in_application(p_actor, application);
  if side is null then
    return jsonb_build_object('outcome', 'forbidden');
  elsif exists (select 1 from public.application_messages m
    where m.id = (given ->> 'id')::uuid and m.application_id = p_application and m.by_side = side) then
    return jsonb_build_object('outcome', 'done');
  elsif application.stage <> given ->> 'stage' then
    return jsonb_build_object('outcome', 'changed');
  elsif application.is_hidden or not public.company_sees_applicants(application.company_id) then
    return jsonb_build_object('outcome', 'no_reader');
  elsif (select count(*) from public.application_messages m where m.application_id = p_application and m.by_side = side
    and m.sent_at >= (given ->> 'day')::date::timestamp at time zone 'Europe/London') >= (given ->> 'most')::integer then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  select * into thread from public.application_threads t where t.application_id = p_application;
  if thread.wrapped is distinct from given ->> 'was' then
    return jsonb_build_object('outcome', 'changed');
  end if;
  is_quiet := coalesce(case side when 'employer' then thread.unread_by_person else thread.unread_by_employer end, 0) > 0
    and exists (select 1 from public.application_messages m
      where m.application_id = p_application and m.by_side = side and m.sent_at > now() - interval '12 hours');
  insert into public.application_threads (application_id, company_id, person_id, key_id, wrapped)
  values (p_application, application.company_id, application.person_id, given ->> 'key_id', given ->> 'wrapped')
  on conflict (application_id) do update set key_id = excluded.key_id, wrapped = excluded.wrapped;
  insert into public.application_messages (id, application_id, by_side, actor_id, sealed)
  values ((given ->> 'id')::uuid, p_application, side, p_actor, given ->> 'sealed');
  update public.application_threads set
    unread_by_person = unread_by_person + case when side = 'employer' then 1 else 0 end,
    unread_by_employer = unread_by_employer + case when side = 'candidate' then 1 else 0 end,
    employer_since = case when side = 'candidate' then coalesce(employer_since, (given ->> 'day')::date) else employer_since end
  where application_id = p_application;
  insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id)
  select p_application, (given ->> 'day')::date, application.version, 'message_sent', side, p_actor
  where not exists (
    select 1 from public.application_events e where e.application_id = p_application and e.kind = 'message_sent' and e.by_side = side
      and e.happened_on = (given ->> 'day')::date);

  if is_quiet then
    return jsonb_build_object('outcome', 'done');
  end if;
  if side = 'employer' and told is not null then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
    select u.id, 'application_update', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
    from public.candidate_profiles p join auth.users u on u.id = p.user_id
    where p.person_id = application.person_id and u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails);
  elsif side = 'candidate' and p_members_email is not null then
    perform public.owe_members(p_application, p_members_email);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Reports a message of the other side to the team. {"outcome": "done" | "already" | "missing"}
create function public.report_message(
  p_actor uuid, p_application uuid, p_message uuid, p_reason text, p_is_sent_along boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  application public.applications;
  side text;
begin
  select * into application from public.applications where id = p_application and person_id is not null;
  side := public.side_in_application(p_actor, application);
  if side is null or not exists (
    select 1 from public.application_messages m where m.id = p_message and m.application_id = p_application and m.by_side <> side
  ) then
    return jsonb_build_object('outcome', 'missing');
  end if;
  insert into public.message_reports (company_id, message_id, reported_by, reporter_id, reason, is_sent_along)
  values (application.company_id, p_message, side, p_actor, p_reason, p_is_sent_along)
  on conflict (message_id) do nothing;
  return jsonb_build_object('outcome', case when found then 'done' else 'already' end);
end
$$;

-- What nobody on the asker's side has read, the oldest first: for a member who may see applicants with the name that they may see, for
-- a person in their own applications. Nothing for everybody else.
create function public.my_unread_messages(p_rows integer default 200) returns table (
  application_id uuid, reference text, job_title text, first_name text, last_name text, unread integer, since date
)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select m.company_id from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), theirs as (
    select t.application_id, t.unread_by_employer as unread, t.employer_since as since
    from mine join public.application_threads t on t.company_id = mine.company_id and t.unread_by_employer > 0
    join public.applications a on a.id = t.application_id and not a.is_hidden
    order by t.employer_since, t.application_id limit p_rows
  ), own as (
    select t.application_id, t.unread_by_person as unread, null::date as since
    from public.application_threads t
    where t.person_id = (select public.my_person()) and t.unread_by_person > 0 limit p_rows
  )
  select a.id, a.reference, j.title, n.first_name, n.last_name, u.unread, u.since
  from (select * from theirs union all select * from own) u
  join public.applications a on a.id = u.application_id
  join public.jobs j on j.id = a.job_id
  left join public.candidate_contacts n on n.person_id = case when a.is_named and u.since is not null then a.person_id end
  order by u.since, u.application_id
$$;

-- Who waits for the asker's company, as employer_tasks answers it, and its interviews of seven days from p_today on, the next first:
-- p_rows of each; and who has sent messages that nobody there has read, as my_unread_messages answers it. "is_late": the applicant has
-- said so on the day. {"tasks", "messages", "interviews": [{"reference", "first_name", "last_name", "job_title", "on_day", "at_time",
-- "is_late"}]}. An interview is found by the day since which its applicant waits, which is that of the interview.
create or replace function public.employer_overview(p_today date, p_rows integer default 20) returns jsonb
language sql stable security definer set search_path = '' as $$
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
    'messages', (select coalesce(jsonb_agg(to_jsonb(u)), '[]') from public.my_unread_messages(p_rows) u),
    'interviews', (
      select coalesce(jsonb_agg(jsonb_build_object('reference', a.reference, 'first_name', n.first_name, 'last_name', n.last_name,
        'job_title', j.title, 'on_day', b.on_day, 'at_time', b.at_time, 'is_late', b.on_day = p_today and exists (
          select 1 from public.application_events e
          where e.application_id = b.id and e.kind = 'running_late' and e.happened_on = p_today)
        ) order by b.on_day, b.at_time, b.id), '[]')
      from booked b
      join public.applications a on a.id = b.id
      join public.jobs j on j.id = a.job_id
      left join public.candidate_contacts n on n.person_id = case when a.is_named then a.person_id end))
$$;

-- One screen of applicants: where the asker works, the company's jobs to filter by (the wanted one among them, however many are newer),
-- its reply rate, one page of applicants, how many there are at each open stage, and how many unread messages each has sent.
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
    'counts', public.applicant_counts(c.job),
    'unread', (select coalesce(jsonb_object_agg(u.application_id, u.unread), '{}') from public.my_unread_messages() u)
  )
  from (select (select h.id from chosen h) as job) c
$$;

-- The messages of an account, as they are kept, for its owner's copy of their data: those of either side in its own applications, and
-- those that it sent for a company. [{"id", "application_id", "application", "by_side", "sent_at", "is_own", "sealed", "key_id",
-- "wrapped"}]
create function public.messages_of(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'application_id', m.application_id, 'application', m.reference,
    'by_side', m.by_side, 'sent_at', m.sent_at, 'is_own', coalesce(m.actor_id = p_user_id, false), 'sealed', m.sealed,
    'key_id', m.key_id, 'wrapped', m.wrapped) order by m.sent_at, m.id), '[]')
  from (
    select x.*, a.reference, t.key_id, t.wrapped
    from public.candidate_profiles p join public.applications a on a.person_id = p.person_id
    join public.application_threads t on t.application_id = a.id
    join public.application_messages x on x.application_id = a.id
    where p.user_id = p_user_id
    union all
    select x.*, a.reference, t.key_id, t.wrapped
    from public.application_messages x join public.applications a on a.id = x.application_id
    join public.application_threads t on t.application_id = a.id
    where x.actor_id = p_user_id and x.by_side = 'employer'
  ) m
$$;

-- What is kept about an account, with its messages and its reports. Of messages it has all but the words, which are sealed: the site
-- opens them for their owner alone, when they ask for their data at /account.
alter function public.account_data(uuid) rename to account_data_before_messages;
create function public.account_data(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.account_data_before_messages(p_user_id) || jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(m.message - 'id' - 'application_id' - 'sealed' - 'key_id' - 'wrapped' order by m.place), '[]')
      from jsonb_array_elements(public.messages_of(p_user_id)) with ordinality m (message, place)),
    'messages_reported', (
      select coalesce(jsonb_agg(jsonb_build_object('reported_at', r.reported_at, 'reason', r.reason,
        'is_sent_along', r.is_sent_along, 'closed_at', r.closed_at) order by r.reported_at), '[]')
      from public.message_reports r where r.reporter_id = p_user_id))
$$;
revoke all on function public.account_data_before_messages(uuid), public.account_data(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.account_data(uuid) to service_role;

-- With its person an application loses its messages and their key.
create function public.forget_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.application_threads where application_id = new.id;
  return null;
end
$$;
create trigger forget_messages after update of person_id on public.applications
for each row when (new.person_id is null and old.person_id is not null)
execute function public.forget_messages();

-- For a new VAULT_KEY: the keys of conversations that are not wrapped with p_key_id, after one of them, p_rows of them; and the same key,
-- wrapped again. False when it has changed since.
create function public.message_keys_to_wrap(p_key_id text, p_after uuid, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(k) order by k.application_id), '[]')
  from (
    select t.application_id, t.key_id, t.wrapped from public.application_threads t
    where t.key_id <> p_key_id and (p_after is null or t.application_id > p_after) order by t.application_id limit p_rows) k
$$;
create function public.wrap_message_key(p_application uuid, p_was text, p_key_id text, p_wrapped text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.application_threads set key_id = p_key_id, wrapped = p_wrapped
  where application_id = p_application and wrapped = p_was;
  return found;
end
$$;

-- 6. Reports on the desk

-- Reports for a member of the team: those that wait, or those that are closed, the oldest first, 50 at a time, without a word of any
-- message. {"outcome": "found", "reports": [{"id", "company_id", "company", "reported_by", "reason", "is_sent_along", "reported_at",
-- "closed_at"}]} or "forbidden"
create function public.desk_message_reports(p_actor uuid, p_is_closed boolean, p_after timestamptz default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when public.is_member(p_actor) then jsonb_build_object('outcome', 'found', 'reports', (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'company_id', c.id, 'company', c.name, 'reported_by', r.reported_by,
      'reason', r.reason, 'is_sent_along', r.is_sent_along, 'reported_at', r.reported_at, 'closed_at', r.closed_at)
      order by r.reported_at, r.id), '[]')
    from (
      select * from public.message_reports x
      where (x.closed_at is not null) = p_is_closed and (p_after is null or x.reported_at > p_after)
      order by x.reported_at, x.id limit 50
    ) r join public.companies c on c.id = r.company_id))
  else jsonb_build_object('outcome', 'forbidden') end
$$;

-- One report, for a member of the team, with its line of the audit log: and with the sealed message where it was sent along and is still
-- there. {"outcome": "found", "report": as above with "message": null | {"id", "application_id", "by_side", "sent_at", "sealed",
-- "key_id", "wrapped"}} or "missing", "forbidden"
create function public.open_message_report(p_actor uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  report jsonb;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select jsonb_build_object('id', r.id, 'company_id', c.id, 'company', c.name, 'reported_by', r.reported_by, 'reason', r.reason,
    'is_sent_along', r.is_sent_along, 'reported_at', r.reported_at, 'closed_at', r.closed_at,
    'message', case when r.is_sent_along then (
      select jsonb_build_object('id', m.id, 'application_id', m.application_id, 'by_side', m.by_side, 'sent_at', m.sent_at,
        'sealed', m.sealed, 'key_id', t.key_id, 'wrapped', t.wrapped)
      from public.application_messages m join public.application_threads t on t.application_id = m.application_id
      where m.id = r.message_id) end)
  into report
  from public.message_reports r join public.companies c on c.id = r.company_id where r.id = p_id;
  if report is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  perform public.note_action(p_actor, 'opened', 'message_report', p_id::text);
  return jsonb_build_object('outcome', 'found', 'report', report);
end
$$;

-- Closes a report that the team has dealt with. {"outcome": "done" | "missing" | "forbidden"}
create function public.close_message_report(p_actor uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  update public.message_reports set closed_at = now() where id = p_id and closed_at is null;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  perform public.note_action(p_actor, 'closed', 'message_report', p_id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- What waits for the team, the reports among it, each counted to 100 at most.
alter function public.desk_waiting(uuid, date) rename to desk_waiting_before_reports;
create function public.desk_waiting(p_actor uuid, p_today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select w.waiting || case when w.waiting ->> 'outcome' = 'forbidden' then '{}'::jsonb else jsonb_build_object('reports', (
    select count(*) from (
      select 1 from public.message_reports r where r.closed_at is null order by r.reported_at, r.id limit 100) s)) end
  from (select public.desk_waiting_before_reports(p_actor, p_today) as waiting) w
$$;
revoke all on function public.desk_waiting_before_reports(uuid, date), public.desk_waiting(uuid, date)
from public, anon, authenticated, service_role;
grant execute on function public.desk_waiting(uuid, date) to service_role;

-- Members of the team who are to be told on a day, with what waits: calls, enquiries, requests about data, companies, adverts and reports.
-- {"overdue", "due", "tries", "subjects", "role_requests", "companies", "jobs", "reports", "members": [{"id", "mine"}]}
create or replace function public.digests_due(p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  counts jsonb;
begin
  select jsonb_build_object('overdue', count(*) filter (where w.due_on < p_day), 'due', count(*) filter (where w.due_on = p_day))
  into counts from public.enquiry_work w where w.state = 'received' and not w.is_held and w.due_on <= p_day;
  counts := counts || jsonb_build_object(
    'tries', (select count(*) from public.enquiry_work w
      where w.state <> 'closed' and not w.is_held and w.next_try_on <= p_day),
    'subjects', (select count(*) from public.subject_requests q where q.done_at is null and q.due_on <= p_day),
    'companies', (select count(*) from public.companies c where c.waits_since is not null),
    'jobs', (select count(*) from public.jobs j where j.review = 'asked'),
    'reports', (select count(*) from public.message_reports r where r.closed_at is null)
  );
  if (select max(value::integer) from jsonb_each_text(counts)) = 0 then
    return counts || '{"role_requests": 0, "members": []}';
  end if;
  return counts || jsonb_build_object(
    'role_requests', (select count(*) from public.role_requests r where r.state = 'open' and r.requested_role <> 'candidate'),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'mine', (
        select count(*) from public.enquiry_work w
        where w.owner_id = u.id and w.state = 'received' and not w.is_held and w.due_on <= p_day
      ))), '[]')
      from auth.users u
      where u.raw_app_meta_data ->> 'role' = 'team' and public.is_member(u.id)
        and not exists (select 1 from public.digest_choices c where c.user_id = u.id and not c.wants_digest)
        and not exists (select 1 from public.team_digests d where d.user_id = u.id and d.day = p_day)));
end
$$;

-- Reports that were closed more than 12 months ago.
create function public.purge_message_reports(p_rows integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  done integer;
begin
  delete from public.message_reports where id in (
    select r.id from public.message_reports r
    where r.closed_at is not null and r.closed_at < now() - interval '12 months' order by r.closed_at limit p_rows);
  get diagnostics done = row_count;
  return done;
end
$$;

-- Deletes what has been kept for as long as we keep it, at most p_rows of each kind, the reports among it.
alter function public.purge_expired(integer) rename to purge_before_reports;
create function public.purge_expired(p_rows integer default 10000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  purged jsonb := public.purge_before_reports(p_rows);
  done integer := public.purge_message_reports(p_rows);
begin
  return purged || jsonb_build_object('is_finished', done < p_rows and (purged ->> 'is_finished')::boolean);
end
$$;
revoke all on function public.purge_before_reports(integer), public.purge_expired(integer)
from public, anon, authenticated, service_role;
grant execute on function public.purge_expired(integer) to service_role;

revoke all on function
  public.purge_message_reports(integer), public.company_sees_applicants(uuid), public.open_thread(uuid, uuid, boolean), public.send_message(uuid, uuid, text, text, text),
  public.report_message(uuid, uuid, uuid, text, boolean), public.my_unread_messages(integer), public.messages_of(uuid),
  public.forget_messages(), public.message_keys_to_wrap(text, uuid, integer), public.wrap_message_key(uuid, text, text, text),
  public.desk_message_reports(uuid, boolean, timestamptz), public.open_message_report(uuid, uuid),
  public.close_message_report(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.my_unread_messages(integer) to authenticated;
grant execute on function
  public.open_thread(uuid, uuid, boolean), public.send_message(uuid, uuid, text, text, text),
  public.report_message(uuid, uuid, uuid, text, boolean), public.messages_of(uuid),
  public.message_keys_to_wrap(text, uuid, integer), public.wrap_message_key(uuid, text, text, text),
  public.desk_message_reports(uuid, boolean, timestamptz), public.open_message_report(uuid, uuid),
  public.close_message_report(uuid, uuid)
to service_role;
