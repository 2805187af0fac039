-- Messages about one application, from either side to the other, and reports of them to the team. They are encrypted like statements: the
-- server encrypts and decrypts them (lib/server/hiring/vault). Nobody reads these tables: every access is one of the functions below.
-- Tests: hiring-messages, hiring-rights and hiring-applications in tests/system.

-- 1. Tables

-- One conversation about an application, with the key of its messages, which is wrapped by the server's VAULT_KEY, and how many messages
-- each side has not read yet.
create table public.application_threads (
  application_id uuid primary key references public.applications (id) on delete cascade,
  organisation_id uuid not null,
  person_id uuid not null,
  -- Which of the server's keys wraps it: the first digits of that key's digest.
  key_id text not null check (key_id ~ '^[0-9a-f]{12}$'),
  wrapped text not null check (char_length(wrapped) between 40 and 200),
  unread_by_person integer not null default 0 check (unread_by_person >= 0),
  unread_by_employer integer not null default 0 check (unread_by_employer >= 0),
  -- The day of the oldest message that nobody at the company has read.
  employer_since date,
  check ((unread_by_employer > 0) = (employer_since is not null))
);
create index application_threads_under_a_key on public.application_threads (key_id, application_id);
create index application_threads_unread_by_a_company on public.application_threads (organisation_id, employer_since, application_id)
where unread_by_employer > 0;
create index application_threads_unread_by_a_person on public.application_threads (person_id, application_id)
where unread_by_person > 0;

-- The messages of a conversation, which never change.
create table public.application_messages (
  -- Made by the server, because the message is encrypted for it.
  id uuid primary key,
  application_id uuid not null references public.application_threads (application_id) on delete cascade,
  by_side text not null check (by_side in ('candidate', 'employer')),
  -- Null for a deleted account.
  actor_id uuid references auth.users (id) on delete set null,
  sealed text not null check (char_length(sealed) between 40 and 10000),
  sent_at timestamptz not null default now()
);
create index application_messages_of_an_application on public.application_messages (application_id, sent_at, id);
create index application_messages_of_an_account on public.application_messages (actor_id, sent_at) where actor_id is not null;

-- A message that one side has reported to the team, which reads the message itself only if it was sent along. When the application is
-- forgotten the message is deleted; of the report the company, the reason and the dates stay.
create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references public.organisations (id) on delete cascade,
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
create index message_reports_of_a_company on public.message_reports (organisation_id);

alter table public.application_threads enable row level security;
alter table public.application_messages enable row level security;
alter table public.message_reports enable row level security;
revoke all on public.application_threads, public.application_messages, public.message_reports
from public, anon, authenticated, service_role;

-- 2. Conversations

-- Whether anybody at a company can read what a person writes at this moment.
create function public.company_sees_applicants(p_company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.organisations c join public.organisation_members m on m.organisation_id = c.id
    -- One by one: the planner would otherwise read every account.
    cross join lateral (select * from auth.users a where a.id = m.user_id offset 0) u
    where c.id = p_company and c.state = 'approved' and m.see_applicants
      and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now()))
$$;

-- The conversation about an application for somebody on one of its sides, from the shortlist on, its newest 100 messages, oldest first:
-- {"side", "has_reader" (whether the other side can read it), "unread" (how many are new to this side), "key": {"key_id", "wrapped"} | null,
-- "messages": [{"id", "by_side", "sent_at", "sealed", "is_reported"}]}. Null for everybody else. If p_marks is true they then count as read.
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
    'has_reader', side = 'employer' or (public.company_sees_applicants(application.organisation_id) and not application.is_hidden),
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

-- Sends a message, with its line of history and its email, or nothing at all. p_message: {"id", "sealed", "key_id", "wrapped", "was" (the
-- wrapped key before, or null), "stage" (the stage that the rule saw), "day", "most" (messages of one side on a day)}. p_email goes to the
-- person, p_members_email to the members, unless a message of the last twelve hours is still unread there: one email covers both. The
-- history has one line for each side and day, and no new version: nobody's form is refused because of a message.
-- {"outcome": "done" (also if the id is already there) | "changed" | "forbidden" | "missing" | "too_many" | "no_reader"}
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
  -- Two messages at the same moment are stored one after the other.
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
  elsif application.is_hidden or not public.company_sees_applicants(application.organisation_id) then
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
  insert into public.application_threads (application_id, organisation_id, person_id, key_id, wrapped)
  values (p_application, application.organisation_id, application.person_id, given ->> 'key_id', given ->> 'wrapped')
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
    perform public.note_update_for(application.person_id);
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
    select u.id, 'application_update', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
    from public.candidate_profiles p join auth.users u on u.id = p.user_id
    where p.person_id = application.person_id and u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails);
  elsif side = 'candidate' and p_members_email is not null then
    perform public.queue_for_members(p_application, p_members_email);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- The conversations with messages that nobody on the signed-in person's side has read, oldest first: of their company for a member who may
-- see applicants, with the name if they may see it; of their own applications for a person. Nothing for everybody else.
create function public.my_unread_messages(p_rows integer default 200) returns table (
  application_id uuid, reference text, job_title text, first_name text, last_name text, unread integer, since date
)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select m.organisation_id from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), theirs as (
    select t.application_id, t.unread_by_employer as unread, t.employer_since as since
    from mine join public.application_threads t on t.organisation_id = mine.organisation_id and t.unread_by_employer > 0
    join public.applications a on a.id = t.application_id and not a.is_hidden
    order by t.employer_since, t.application_id limit p_rows
  ), own as (
    select t.application_id, t.unread_by_person as unread, null::date as since
    from public.application_threads t
    where t.person_id = (select public.my_person()) and t.unread_by_person > 0 limit p_rows
  )
  select a.id, a.reference, j.title, coalesce(a.contact_then ->> 'first_name', n.first_name),
    coalesce(a.contact_then ->> 'last_name', n.last_name), u.unread, u.since
  from (select * from theirs union all select * from own) u
  join public.applications a on a.id = u.application_id
  join public.jobs j on j.id = a.job_id
  left join public.candidate_contacts n on n.person_id = case when a.is_named and u.since is not null then a.person_id end
  order by u.since, u.application_id
$$;

-- The messages of an account, as stored, for its owner's copy of their data: those of either side in their own applications, and those that
-- they sent for a company. [{"id", "application_id", "application", "by_side", "sent_at", "is_own", "sealed", "key_id", "wrapped"}]
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

-- A forgotten application loses its messages and their key.
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

-- 3. Reports

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
  insert into public.message_reports (organisation_id, message_id, reported_by, reporter_id, reason, is_sent_along)
  values (application.organisation_id, p_message, side, p_actor, p_reason, p_is_sent_along)
  on conflict (message_id) do nothing;
  return jsonb_build_object('outcome', case when found then 'done' else 'already' end);
end
$$;

-- Reports for a member of the team: open or closed ones, oldest first, 50 at a time, without the text of any message. {"outcome": "found",
-- "reports": [{"id", "organisation_id", "company", "reported_by", "reason", "is_sent_along", "reported_at", "closed_at"}]} or "forbidden"
create function public.desk_message_reports(p_actor uuid, p_is_closed boolean, p_after timestamptz default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when public.is_member(p_actor) then jsonb_build_object('outcome', 'found', 'reports', (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'organisation_id', c.id, 'company', c.name, 'reported_by', r.reported_by,
      'reason', r.reason, 'is_sent_along', r.is_sent_along, 'reported_at', r.reported_at, 'closed_at', r.closed_at)
      order by r.reported_at, r.id), '[]')
    from (
      select * from public.message_reports x
      where (x.closed_at is not null) = p_is_closed and (p_after is null or x.reported_at > p_after)
      order by x.reported_at, x.id limit 50
    ) r join public.organisations c on c.id = r.organisation_id))
  else jsonb_build_object('outcome', 'forbidden') end
$$;

-- One report for a member of the team, with a line in the audit log, and with the encrypted message if it was sent along and still exists.
-- {"outcome": "found", "report": as above with "message": null | {"id", "application_id", "by_side", "sent_at", "sealed", "key_id",
-- "wrapped"}} or "missing", "forbidden"
create function public.open_message_report(p_actor uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  report jsonb;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select jsonb_build_object('id', r.id, 'organisation_id', c.id, 'company', c.name, 'reported_by', r.reported_by, 'reason', r.reason,
    'is_sent_along', r.is_sent_along, 'reported_at', r.reported_at, 'closed_at', r.closed_at,
    'message', case when r.is_sent_along then (
      select jsonb_build_object('id', m.id, 'application_id', m.application_id, 'by_side', m.by_side, 'sent_at', m.sent_at,
        'sealed', m.sealed, 'key_id', t.key_id, 'wrapped', t.wrapped)
      from public.application_messages m join public.application_threads t on t.application_id = m.application_id
      where m.id = r.message_id) end)
  into report
  from public.message_reports r join public.organisations c on c.id = r.organisation_id where r.id = p_id;
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

-- 4. A new VAULT_KEY

-- The keys of conversations that are not wrapped by p_key_id, p_rows of them after a conversation.
create function public.message_keys_to_wrap(p_key_id text, p_after uuid, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(k) order by k.application_id), '[]')
  from (
    select t.application_id, t.key_id, t.wrapped from public.application_threads t
    where t.key_id <> p_key_id and (p_after is null or t.application_id > p_after) order by t.application_id limit p_rows) k
$$;

-- Stores the same key, wrapped again. Returns false if it has changed since.
create function public.wrap_message_key(p_application uuid, p_was text, p_key_id text, p_wrapped text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.application_threads set key_id = p_key_id, wrapped = p_wrapped
  where application_id = p_application and wrapped = p_was;
  return found;
end
$$;

-- Rights

revoke all on function
  public.company_sees_applicants, public.open_thread, public.send_message, public.my_unread_messages, public.messages_of,
  public.forget_messages, public.report_message, public.desk_message_reports, public.open_message_report, public.close_message_report,
  public.message_keys_to_wrap, public.wrap_message_key
from public, anon, authenticated, service_role;
grant execute on function
  public.open_thread, public.send_message, public.messages_of, public.report_message, public.desk_message_reports,
  public.open_message_report, public.close_message_report, public.message_keys_to_wrap, public.wrap_message_key
to service_role;
grant execute on function public.my_unread_messages to authenticated;
