-- Mentoring: who in a partner's organisation mentors, whom, what they said they would do next, and worries. A mentor sees the name, the
-- steps of the plan, the sessions and their own messages with somebody, and nothing else of the file. Nobody reads these tables: every
-- access is one of the functions below. The rules are in lib/domain/casework/mentoring.ts.
-- Tests: mentoring, hiring-rights and row-rights in tests/system.

-- 1. Tables

-- How many people a member mentors at once, and what they help with. It goes with their right to mentor.
create table public.mentor_offers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  places integer not null check (places between 0 and 10),
  -- What they help with, as a JSON list.
  subjects jsonb not null default '[]',
  changed_at timestamptz not null default now()
);
create index mentor_offers_of_an_organisation on public.mentor_offers (organisation_id);

-- Somebody asked a mentor. One at a time for each file.
create table public.mentorings (
  id uuid primary key default gen_random_uuid(),
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  -- Null for a deleted account.
  mentor_id uuid references auth.users (id) on delete set null,
  state text not null default 'asked' check (state in ('asked', 'going_on', 'declined', 'ended')),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  decline_reason text check (decline_reason in ('no_time', 'other_subject', 'know_each_other', 'too_far')),
  ended_at timestamptz,
  ended_by text check (ended_by in ('person', 'mentor', 'mentor_left', 'consent')),
  -- Messages sent after it are new to that side.
  read_by_person_at timestamptz,
  read_by_mentor_at timestamptz,
  -- When there was last something new for a side, and when it was last emailed that there is, or it was clear that nobody is.
  person_news_at timestamptz,
  person_told_at timestamptz,
  mentor_news_at timestamptz,
  mentor_told_at timestamptz,
  constraint declined_for_a_reason check ((state = 'declined') = (decline_reason is not null)),
  constraint mentoring_ended_by_somebody check ((state = 'ended') = (ended_by is not null) and (state = 'ended') = (ended_at is not null))
);
create unique index one_mentoring_of_a_person on public.mentorings (supported_person_id) where state in ('asked', 'going_on');
create index mentorings_of_a_person on public.mentorings (supported_person_id, asked_at);
create index mentorings_of_a_mentor on public.mentorings (mentor_id) where mentor_id is not null;
create index mentorings_to_tell_the_person on public.mentorings (person_news_at)
where person_news_at is not null and (person_told_at is null or person_told_at < person_news_at);
create index mentorings_to_tell_the_mentor on public.mentorings (mentor_news_at)
where mentor_news_at is not null and (mentor_told_at is null or mentor_told_at < mentor_news_at);

create table public.mentoring_sessions (
  id uuid primary key default gen_random_uuid(),
  mentoring_id uuid not null references public.mentorings (id) on delete cascade,
  on_day date not null,
  minutes integer not null check (minutes between 5 and 240),
  next_time text not null check (char_length(next_time) between 2 and 300),
  added_at timestamptz not null default now(),
  -- A form that is sent twice adds one session.
  unique (mentoring_id, on_day, minutes, next_time)
);

-- Worries about a mentoring, from either side, for the organisation's safeguarding lead alone. They are encrypted under the key of the
-- file's messages.
create table public.mentoring_worries (
  -- Made by the server, because the words are encrypted for it.
  id uuid primary key,
  supported_person_id uuid not null references public.support_threads (supported_person_id) on delete cascade,
  mentoring_id uuid not null references public.mentorings (id) on delete cascade,
  by_side text not null check (by_side in ('person', 'worker')),
  sealed text not null check (char_length(sealed) between 40 and 20000),
  reported_at timestamptz not null default now()
);
create index mentoring_worries_of_a_person on public.mentoring_worries (supported_person_id, reported_at, id);
create index mentoring_worries_of_a_mentoring on public.mentoring_worries (mentoring_id);

-- Who read a worry, and when.
create table public.worry_readings (
  id bigint generated always as identity primary key,
  worry_id uuid not null references public.mentoring_worries (id) on delete cascade,
  reader_id uuid references auth.users (id) on delete set null,
  read_at timestamptz not null default now()
);
create index worry_readings_of_a_worry on public.worry_readings (worry_id, read_at, id);
create index worry_readings_by_a_reader on public.worry_readings (reader_id) where reader_id is not null;

alter table public.mentor_offers enable row level security;
alter table public.mentorings enable row level security;
alter table public.mentoring_sessions enable row level security;
alter table public.mentoring_worries enable row level security;
alter table public.worry_readings enable row level security;
revoke all on
  public.mentor_offers, public.mentorings, public.mentoring_sessions, public.mentoring_worries, public.worry_readings
from public, anon, authenticated, service_role;

alter table public.support_messages add constraint support_messages_mentoring_id_fkey
foreign key (mentoring_id) references public.mentorings (id) on delete cascade;

-- 2. What ends a mentoring by itself

-- A mentor who leaves, or who no longer mentors, has no places and sees nobody from that moment.
create function public.leave_mentoring() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.mentor_offers where user_id = old.user_id;
  update public.mentorings m set state = 'ended', ended_by = 'mentor_left', ended_at = now(), person_news_at = now()
  from public.supported_people p
  where m.mentor_id = old.user_id and m.state in ('asked', 'going_on')
    and p.id = m.supported_person_id and p.organisation_id = old.organisation_id;
  return null;
end
$$;
create trigger leave_mentoring after delete on public.organisation_members
for each row execute function public.leave_mentoring();
create trigger stop_mentoring after update of mentor on public.organisation_members
for each row when (old.mentor and not new.mentor) execute function public.leave_mentoring();

-- The same when the account is deleted.
create function public.end_without_mentor() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.state := 'ended'; new.ended_by := 'mentor_left'; new.ended_at := now(); new.person_news_at := now();
  return new;
end
$$;
create trigger end_without_mentor before update of mentor_id on public.mentorings
for each row when (new.mentor_id is null and new.state in ('asked', 'going_on')) execute function public.end_without_mentor();

-- A file that closes, because its consent ended, takes the mentoring with it.
create function public.end_mentoring_with_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.mentorings set state = 'ended', ended_by = 'consent', ended_at = now()
  where supported_person_id = new.id and state in ('asked', 'going_on');
  return null;
end
$$;
create trigger end_mentoring_with_file after update of closed_at on public.supported_people
for each row when (new.closed_at is not null and old.closed_at is null) execute function public.end_mentoring_with_file();

-- An answer, an end and a session are entries in the file.
create trigger mentoring_is_an_entry after insert or update of state on public.mentorings
for each row execute function public.mark_support_entry();

-- 3. Who sees what

-- The mentoring in which a member mentors somebody at this moment, or is asked to; null for everybody else.
create function public.mentoring_by(p_actor uuid, p_reference text) returns public.mentorings
language sql stable security definer set search_path = '' as $$
  select g.*
  from public.supported_people p
  join public.mentorings g on g.supported_person_id = p.id and g.mentor_id = p_actor and g.state in ('asked', 'going_on')
  join public.partner_membership_of(p_actor) o on o.organisation_id = p.organisation_id and o.state = 'approved' and o.mentor
  where p.reference = p_reference and p.closed_at is null and public.has_support_consent(p.id)
$$;

-- The person's own file in which they can be mentored at this moment; null for everybody else.
create function public.file_to_mentor(p_actor uuid, p_reference text) returns public.supported_people
language sql stable security definer set search_path = '' as $$
  select * from public.supported_people p
  where p.reference = p_reference and p.user_id = p_actor and p.closed_at is null and public.is_candidate(p_actor)
    and public.has_support_consent(p.id)
$$;

-- How many more people a member can mentor: who has asked holds a place until they are answered.
create function public.mentor_places_left(p_mentor uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select greatest(0, (select o.places from public.mentor_offers o where o.user_id = p_mentor)
    - (select count(*) from public.mentorings g where g.mentor_id = p_mentor and g.state in ('asked', 'going_on')))::integer
$$;

-- Whom a worry can be about, if it was reported in a mentoring at a moment: the mentor of that one, and everybody who had mentored the person
-- before. The words may be about any of them.
create function public.mentors_of_worry(p_mentoring uuid, p_at timestamptz) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select g.mentor_id from public.mentorings reported
  join public.mentorings g on g.supported_person_id = reported.supported_person_id
  where reported.id = p_mentoring and g.mentor_id is not null
    and (g.id = reported.id or (g.answered_at <= p_at and g.state <> 'declined'))
$$;

-- Who may read a worry that was reported in a mentoring at a moment: the member whose address is that of the organisation's safeguarding lead,
-- or else those who manage its people; never somebody whom it can be about.
create function public.worry_readers(p_mentoring uuid, p_at timestamptz) returns setof auth.users
language sql stable security definer set search_path = '' as $$
  with members as (
    select m.user_id, m.manage_people, lower(u.email) = lower(o.safeguarding_email) as leads
    from public.mentorings g
    join public.supported_people p on p.id = g.supported_person_id
    join public.organisations o on o.id = p.organisation_id
    join public.organisation_members m on m.organisation_id = o.id
    join auth.users u on u.id = m.user_id
    where g.id = p_mentoring and o.state = 'approved'
      and m.user_id not in (select w.id from public.mentors_of_worry(p_mentoring, p_at) w (id))
      and u.raw_app_meta_data ->> 'role' in ('partner', 'caseworker')
      and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
  )
  select u.* from members m join auth.users u on u.id = m.user_id
  where m.leads or (m.manage_people and not exists (select 1 from members x where x.leads))
$$;

create function public.mentoring_sessions_json(p_mentoring uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('on', s.on_day, 'minutes', s.minutes, 'next', s.next_time)
    order by s.on_day desc, s.added_at desc, s.id), '[]')
  from public.mentoring_sessions s where s.mentoring_id = p_mentoring
$$;

create function public.mentoring_steps_json(p_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'goal', s.goal, 'what', s.what, 'who', s.who, 'by', s.by_day,
    'done_on', s.done_on) order by s.added_at, s.id), '[]')
  from public.support_steps s where s.supported_person_id = p_person
$$;

-- 4. Reading

-- What the signed-in person has of mentoring, for each organisation that they agreed to: [{"reference", "organisation", "steps", "worker" (who
-- helps them), "mentoring": the one that is open, or else the latest (null if there was none): {"mentor", "subjects", "state", "asked_at",
-- "answered_at", "reason", "ended_at", "ended_by", "sessions"}, "mentors": [{"id", "name", "subjects", "places_left"}], "worries":
-- [{"reported_at", "read_at"}]}]. An empty list for anybody else.
create function public.my_mentoring() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reference', p.reference, 'organisation', c.name, 'steps', public.mentoring_steps_json(p.id),
    'worker', public.name_of_colleague(p.worker_id),
    'mentoring', (
      select jsonb_build_object('mentor', public.name_of_colleague(g.mentor_id), 'state', g.state, 'asked_at', g.asked_at,
        'subjects', coalesce((select o.subjects from public.mentor_offers o where o.user_id = g.mentor_id), '[]'),
        'answered_at', g.answered_at, 'reason', g.decline_reason, 'ended_at', g.ended_at, 'ended_by', g.ended_by,
        'sessions', public.mentoring_sessions_json(g.id))
      from public.mentorings g where g.supported_person_id = p.id
      order by g.state in ('asked', 'going_on') desc, g.asked_at desc limit 1),
    'mentors', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.user_id, 'name', public.name_of_colleague(o.user_id), 'subjects', o.subjects,
        'places_left', public.mentor_places_left(o.user_id)) order by public.name_of_colleague(o.user_id), o.user_id), '[]')
      from public.mentor_offers o
      join public.partner_membership_of(o.user_id) m on m.organisation_id = p.organisation_id and m.state = 'approved' and m.mentor
      where o.organisation_id = p.organisation_id and o.places > 0 and public.name_of_colleague(o.user_id) is not null),
    'worries', (
      select coalesce(jsonb_agg(jsonb_build_object('reported_at', w.reported_at,
        'read_at', (select min(r.read_at) from public.worry_readings r where r.worry_id = w.id)) order by w.reported_at desc, w.id), '[]')
      from public.mentoring_worries w where w.supported_person_id = p.id and w.by_side = 'person')
    ) order by p.created_at, p.id), '[]')
  from public.current_account() a
  join public.supported_people p on p.user_id = a.id and p.closed_at is null and public.has_support_consent(p.id)
  join public.organisations c on c.id = p.organisation_id
  where a.role = 'candidate' and a.verified_email is not null
$$;

-- Mentoring for the signed-in member: {"is_mentor", "has_name", "offer": {"places", "subjects"} | null, "people": [{"reference", "name",
-- "state", "since", "last_on" (the latest session), "unread"}], for whoever may see everybody "pairs": who is mentored by whom or has asked
-- them: [{"reference", "name", "mentor", "state", "since"}] | null and "left_alone": people whose mentor left and who have no other:
-- [{"reference", "name"}] | null, "worries": those that they may read: [{"id", "reported_at", "by_side", "read_at"}]}.
-- Null for anybody who is not a member of an approved organisation.
create function public.my_mentoring_work() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  actor uuid := (select auth.uid());
  member record;
begin
  select * into member from public.my_partner_membership() m where m.state = 'approved';
  if member.organisation_id is null then
    return null;
  end if;
  return jsonb_build_object(
    'is_mentor', member.mentor,
    'manages', member.manage_people,
    'has_name', public.name_of_colleague(actor) is not null,
    'offer', (select jsonb_build_object('places', o.places, 'subjects', o.subjects) from public.mentor_offers o where o.user_id = actor),
    'people', (select coalesce(jsonb_agg(jsonb_build_object('reference', p.reference, 'name', p.name, 'state', g.state,
        'since', coalesce(g.answered_at, g.asked_at),
        'last_on', (select max(s.on_day) from public.mentoring_sessions s where s.mentoring_id = g.id),
        'unread', (select count(*) from public.support_messages m
          where m.mentoring_id = g.id and m.by_side = 'person' and m.sent_at > coalesce(g.read_by_mentor_at, '-infinity')))
        order by g.state, g.asked_at, g.id), '[]')
      from public.mentorings g join public.supported_people p on p.id = g.supported_person_id
      where member.mentor and g.mentor_id = actor and g.state in ('asked', 'going_on') and p.organisation_id = member.organisation_id
        and p.closed_at is null and public.has_support_consent(p.id)),
    'pairs', case when member.see_all_people then (
      select coalesce(jsonb_agg(jsonb_build_object('reference', p.reference, 'name', p.name, 'mentor', public.name_in_file(g.mentor_id, member.organisation_id),
        'state', g.state, 'since', coalesce(g.answered_at, g.asked_at)) order by g.state, g.asked_at, g.id), '[]')
      from public.mentorings g join public.supported_people p on p.id = g.supported_person_id
      where g.state in ('asked', 'going_on') and p.organisation_id = member.organisation_id and p.closed_at is null
        and public.has_support_consent(p.id)) end,
    'left_alone', case when member.see_all_people then (
      select coalesce(jsonb_agg(jsonb_build_object('reference', p.reference, 'name', p.name) order by lower(p.name), p.id), '[]')
      from public.supported_people p
      where p.organisation_id = member.organisation_id and p.closed_at is null and public.has_support_consent(p.id) and 'mentor_left' = (
        select case when g.state in ('asked', 'going_on') then '' else coalesce(g.ended_by, '') end from public.mentorings g
        where g.supported_person_id = p.id order by g.asked_at desc limit 1)) end,
    'worries', (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'reported_at', w.reported_at, 'by_side', w.by_side,
        'read_at', (select min(r.read_at) from public.worry_readings r where r.worry_id = w.id)) order by w.reported_at desc, w.id), '[]')
      from public.mentoring_worries w
      join public.supported_people p on p.id = w.supported_person_id and p.organisation_id = member.organisation_id
      where actor in (select u.id from public.worry_readers(w.mentoring_id, w.reported_at) u)));
end
$$;

-- One mentoring for the signed-in mentor: {"name", "state", "asked_at", "worker" (who helps the person), "sessions", "steps"}; until they
-- have said yes, without the last three. Null for everybody else.
create function public.mentoring_seen(p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mentoring public.mentorings := public.mentoring_by((select auth.uid()), p_reference);
  is_on boolean := mentoring.state = 'going_on';
begin
  if mentoring.id is null or not exists (select 1 from public.my_partner_membership()) then
    return null;
  end if;
  return (select jsonb_build_object('name', p.name, 'state', mentoring.state, 'asked_at', mentoring.asked_at,
      'worker', case when is_on then public.name_of_colleague(p.worker_id) end,
      'sessions', case when is_on then public.mentoring_sessions_json(mentoring.id) else '[]' end,
      'steps', case when is_on then public.mentoring_steps_json(p.id) else '[]' end)
    from public.supported_people p where p.id = mentoring.supported_person_id);
end
$$;

-- 5. Steps of the mentor and of the person

-- 'done' | 'forbidden'
create function public.save_mentor_offer(p_actor uuid, p_places integer, p_subjects text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member record;
begin
  select * into member from public.partner_membership_of(p_actor) m where m.state = 'approved' and m.mentor;
  if member.organisation_id is null then
    return 'forbidden';
  end if;
  insert into public.mentor_offers (user_id, organisation_id, places, subjects)
  values (p_actor, member.organisation_id, p_places, p_subjects::jsonb)
  on conflict (user_id) do update set organisation_id = excluded.organisation_id, places = excluded.places, subjects = excluded.subjects,
    changed_at = now();
  return 'done';
end
$$;

-- Asks a mentor. 'done' | 'missing' (the file, or the mentor) | 'already' (somebody was asked) | 'full' | 'too_many' (five in a week)
create function public.ask_mentor(p_actor uuid, p_reference text, p_mentor uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person public.supported_people := public.file_to_mentor(p_actor, p_reference);
begin
  perform 1 from public.supported_people p where p.id = person.id for update;
  -- Two people who ask for the last place are answered one after the other.
  perform 1 from public.mentor_offers o
  join public.partner_membership_of(o.user_id) m on m.organisation_id = person.organisation_id and m.state = 'approved' and m.mentor
  where o.user_id = p_mentor and o.organisation_id = person.organisation_id for update of o;
  if not found or public.name_of_colleague(p_mentor) is null then
    return 'missing';
  elsif exists (select 1 from public.mentorings g where g.supported_person_id = person.id and g.state in ('asked', 'going_on')) then
    return 'already';
  elsif (select count(*) from public.mentorings g
    where g.supported_person_id = person.id and g.asked_at > now() - interval '7 days') >= 5 then
    return 'too_many';
  elsif public.mentor_places_left(p_mentor) = 0 then
    return 'full';
  end if;
  insert into public.mentorings (supported_person_id, mentor_id, mentor_news_at) values (person.id, p_mentor, now());
  return 'done';
end
$$;

-- The mentor says yes (p_reason null) or no. 'done' | 'missing'
create function public.answer_mentoring(p_actor uuid, p_reference text, p_reason text) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  mentoring public.mentorings := public.mentoring_by(p_actor, p_reference);
begin
  update public.mentorings set state = case when p_reason is null then 'going_on' else 'declined' end, decline_reason = p_reason,
    answered_at = now(), person_news_at = now()
  where id = mentoring.id and state = 'asked';
  return case when found then 'done' else 'missing' end;
end
$$;

-- Notes a session. p_session is JSON as text: {"on", "minutes", "next", "most" (sessions of one mentoring)}. 'done' | 'missing' | 'too_many'
create function public.add_mentoring_session(p_actor uuid, p_reference text, p_session text) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  session jsonb := p_session::jsonb;
  mentoring public.mentorings := public.mentoring_by(p_actor, p_reference);
begin
  if mentoring.state is distinct from 'going_on' then
    return 'missing';
  elsif (select count(*) from public.mentoring_sessions s where s.mentoring_id = mentoring.id) >= (session ->> 'most')::integer then
    return 'too_many';
  end if;
  insert into public.mentoring_sessions (mentoring_id, on_day, minutes, next_time)
  values (mentoring.id, (session ->> 'on')::date, (session ->> 'minutes')::integer, session ->> 'next')
  on conflict do nothing;
  update public.mentorings set person_news_at = now() where id = mentoring.id;
  update public.supported_people set changed_at = now() where id = mentoring.supported_person_id;
  return 'done';
end
$$;

-- Ends a mentoring, from either side, or takes back what was asked. 'done' | 'missing'
create function public.end_mentoring(p_actor uuid, p_reference text) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person public.supported_people := public.file_to_mentor(p_actor, p_reference);
  mentoring public.mentorings;
  is_own boolean := person.id is not null;
begin
  if is_own then
    select * into mentoring from public.mentorings g where g.supported_person_id = person.id and g.state in ('asked', 'going_on');
  else
    mentoring := public.mentoring_by(p_actor, p_reference);
  end if;
  update public.mentorings set state = 'ended', ended_at = now(), ended_by = case when is_own then 'person' else 'mentor' end,
    person_news_at = case when is_own then person_news_at else now() end,
    mentor_news_at = case when is_own then now() else mentor_news_at end
  where id = mentoring.id and state in ('asked', 'going_on') and (is_own or state = 'going_on');
  return case when found then 'done' else 'missing' end;
end
$$;

-- 6. Messages between the two: rows of support_messages.sql that say which mentoring they belong to. The mentor writes as 'worker'.

-- A conversation, its newest 100 messages, as open_support_thread() gives one. Null for everybody but its two sides while it goes on. If
-- p_marks is true, everything then counts as read.
create function public.open_mentoring_thread(p_actor uuid, p_reference text, p_marks boolean) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person public.supported_people := public.file_to_mentor(p_actor, p_reference);
  mentoring public.mentorings := public.mentoring_by(p_actor, p_reference);
  thread public.support_threads;
  side text := case when person.id is not null then 'person' else 'worker' end;
begin
  if side = 'person' then
    select * into mentoring from public.mentorings g where g.supported_person_id = person.id and g.state = 'going_on';
  else
    select * into person from public.supported_people p where p.id = mentoring.supported_person_id;
  end if;
  if mentoring.state is distinct from 'going_on' then
    return null;
  end if;
  select * into thread from public.support_threads t where t.supported_person_id = person.id;
  if p_marks then
    update public.mentorings set
      read_by_person_at = case when side = 'person' then now() else read_by_person_at end,
      read_by_mentor_at = case when side = 'worker' then now() else read_by_mentor_at end
    where id = mentoring.id;
  end if;
  return jsonb_build_object(
    'side', side, 'id', person.id, 'name', person.name,
    'organisation', (select o.name from public.organisations o where o.id = person.organisation_id),
    'worker', public.name_of_colleague(mentoring.mentor_id),
    'silence', null, 'has_account', person.user_id is not null,
    'safe_ways', person.safe_ways, 'safe_hours', person.safe_hours,
    'read_by_person_at', mentoring.read_by_person_at, 'read_by_worker_at', mentoring.read_by_mentor_at,
    'key', case when thread.key_id is not null then jsonb_build_object('key_id', thread.key_id, 'wrapped', thread.wrapped) end,
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'by_side', m.by_side, 'author', public.name_of_colleague(m.author_id),
        'is_mine', m.author_id is not distinct from p_actor, 'send_at', m.send_at, 'sent_at', m.sent_at, 'stopped_at', m.stopped_at,
        'sealed', m.sealed) order by m.sent_at, m.id), '[]')
      from (select * from public.support_messages x where x.mentoring_id = mentoring.id order by x.sent_at desc, x.id desc limit 100) m));
end
$$;

-- The key of a file's messages as stored, for a worry that is not in the conversation: {"id", "key"}. Null for everybody but the person and
-- the mentor.
create function public.mentoring_key(p_actor uuid, p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  file uuid := coalesce((public.file_to_mentor(p_actor, p_reference)).id, (public.mentoring_by(p_actor, p_reference)).supported_person_id);
begin
  return case when file is not null then jsonb_build_object('id', file,
    'side', case when (public.file_to_mentor(p_actor, p_reference)).id is not null then 'person' else 'worker' end,
    'key', (select jsonb_build_object('key_id', t.key_id, 'wrapped', t.wrapped) from public.support_threads t where t.supported_person_id = file))
  end;
end
$$;

-- Keeps the key under which words were sealed, unless it has changed meanwhile: returns false.
create function public.keep_support_key(p_person uuid, p_sealed jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wrapped_now text;
begin
  select t.wrapped into wrapped_now from public.support_threads t where t.supported_person_id = p_person;
  if wrapped_now is distinct from p_sealed ->> 'was' then
    return false;
  end if;
  insert into public.support_threads (supported_person_id, key_id, wrapped)
  values (p_person, p_sealed ->> 'key_id', p_sealed ->> 'wrapped')
  on conflict (supported_person_id) do update set key_id = excluded.key_id, wrapped = excluded.wrapped;
  return true;
end
$$;

-- Sends a message to the other side. p_message as for send_support_message(). The other side is emailed unless they were told of one in the
-- last twelve hours that they have not read. 'done' (also if the id is already there) | 'changed' | 'missing' | 'too_many'
create function public.send_mentoring_message(p_actor uuid, p_reference text, p_message text) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_message::jsonb;
  seen jsonb := public.open_mentoring_thread(p_actor, p_reference, false);
  mentoring public.mentorings;
  side text := seen ->> 'side';
begin
  perform 1 from public.supported_people p where p.id = (seen ->> 'id')::uuid for update;
  select * into mentoring from public.mentorings g
  where g.supported_person_id = (seen ->> 'id')::uuid and g.state = 'going_on' for update;
  if mentoring.id is null then
    return 'missing';
  elsif exists (select 1 from public.support_messages m where m.id = (given ->> 'id')::uuid and m.mentoring_id = mentoring.id) then
    return 'done';
  elsif (select count(*) from public.support_messages m where m.mentoring_id = mentoring.id and m.by_side = side
    and m.written_at >= (given ->> 'day')::date::timestamp at time zone 'Europe/London') >= (given ->> 'most')::integer then
    return 'too_many';
  elsif not public.keep_support_key(mentoring.supported_person_id, given) then
    return 'changed';
  end if;
  insert into public.support_messages (id, supported_person_id, mentoring_id, by_side, author_id, sealed, send_at, sent_at, told_at)
  values ((given ->> 'id')::uuid, mentoring.supported_person_id, mentoring.id, side, p_actor, given ->> 'sealed', now(), now(), now());
  update public.mentorings set
    read_by_person_at = case when side = 'person' then now() else read_by_person_at end,
    read_by_mentor_at = case when side = 'worker' then now() else read_by_mentor_at end,
    person_news_at = case when side = 'worker' and (coalesce(person_told_at, '-infinity') < now() - interval '12 hours'
      or read_by_person_at > person_told_at) then now() else person_news_at end,
    mentor_news_at = case when side = 'person' and (coalesce(mentor_told_at, '-infinity') < now() - interval '12 hours'
      or read_by_mentor_at > mentor_told_at) then now() else mentor_news_at end
  where id = mentoring.id;
  return 'done';
end
$$;

-- 7. Worries

-- Reports a worry to whoever may read it, and emails them at once, and the address of the safeguarding lead: p_email says nothing of what
-- or whom it is about, and nobody can switch it off. p_worry: {"id", "sealed", "key_id", "wrapped", "was"}. 'done' (also if the id is
-- already there) | 'changed' | 'missing' | 'nobody' (who could read it) | 'too_many' (ten a day)
create function public.report_mentoring_worry(p_actor uuid, p_reference text, p_worry text, p_email text) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_worry::jsonb;
  email jsonb := p_email::jsonb;
  person public.supported_people := public.file_to_mentor(p_actor, p_reference);
  mentoring public.mentorings;
  side text := case when person.id is not null then 'person' else 'worker' end;
begin
  if side = 'person' then
    -- About the mentor they have, or the last one they had.
    select * into mentoring from public.mentorings g where g.supported_person_id = person.id
    order by g.state in ('asked', 'going_on') desc, g.asked_at desc limit 1;
  else
    mentoring := public.mentoring_by(p_actor, p_reference);
    select * into person from public.supported_people p where p.id = mentoring.supported_person_id;
  end if;
  if mentoring.id is null then
    return 'missing';
  end if;
  perform 1 from public.supported_people p where p.id = person.id for update;
  if exists (select 1 from public.mentoring_worries w where w.id = (given ->> 'id')::uuid and w.mentoring_id = mentoring.id) then
    return 'done';
  elsif not exists (select 1 from public.worry_readers(mentoring.id, now())) then
    return 'nobody';
  elsif (select count(*) from public.mentoring_worries w
    where w.supported_person_id = person.id and w.reported_at > now() - interval '1 day') >= 10 then
    return 'too_many';
  elsif not public.keep_support_key(person.id, given) then
    return 'changed';
  end if;
  insert into public.mentoring_worries (id, supported_person_id, mentoring_id, by_side, sealed)
  values ((given ->> 'id')::uuid, person.id, mentoring.id, side, given ->> 'sealed');
  insert into public.outgoing_emails (supported_person_id, kind, to_address, subject, html, body_text)
  select person.id, 'worry_reported', a.address, email ->> 'subject', email ->> 'html', email ->> 'text'
  from (
    select lower(u.email) as address from public.worry_readers(mentoring.id, now()) u
    union
    select lower(o.safeguarding_email) from public.organisations o
    where o.id = person.organisation_id and o.safeguarding_email <> '' and not exists (
      select 1 from public.mentors_of_worry(mentoring.id, now()) m (id) join auth.users u on u.id = m.id
      where lower(u.email) = lower(o.safeguarding_email))
  ) a;
  return 'done';
end
$$;

-- A worry for whoever may read it, who is written down as its reader: {"file", "name", "reference", "worker", "may_open", "mentor", "by_side",
-- "reported_at", "sealed", "key", "readings": [{"who", "read_at"}] (before this one)}. Null for everybody else.
create function public.read_worry(p_actor uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  worry public.mentoring_worries;
  mentoring public.mentorings;
  person public.supported_people;
  seen jsonb;
begin
  select * into worry from public.mentoring_worries w where w.id = p_id;
  select * into mentoring from public.mentorings g where g.id = worry.mentoring_id;
  select * into person from public.supported_people p where p.id = worry.supported_person_id;
  if worry.id is null or not exists (
    select 1 from public.worry_readers(worry.mentoring_id, worry.reported_at) u where u.id = p_actor) then
    return null;
  end if;
  seen := (select jsonb_build_object('file', person.id, 'name', person.name, 'reference', person.reference,
      -- Never somebody whom the worry can be about.
      'worker', case when not exists (select 1 from public.mentors_of_worry(worry.mentoring_id, worry.reported_at) m where m = person.worker_id)
        then public.name_in_file(person.worker_id, person.organisation_id) end, 'may_open', public.may_see_supported_person(p_actor, person),
      'mentor', public.name_of_colleague(mentoring.mentor_id), 'by_side', worry.by_side, 'reported_at', worry.reported_at,
      'sealed', worry.sealed, 'key', jsonb_build_object('key_id', t.key_id, 'wrapped', t.wrapped),
      'readings', (select coalesce(jsonb_agg(jsonb_build_object('who', public.name_of_colleague(r.reader_id), 'read_at', r.read_at)
        order by r.read_at, r.id), '[]') from public.worry_readings r where r.worry_id = worry.id))
    from public.support_threads t where t.supported_person_id = person.id);
  insert into public.worry_readings (worry_id, reader_id) values (worry.id, p_actor);
  return seen;
end
$$;

-- 8. Emails

-- The account to email that there is something new for one side of a mentoring; null for nobody.
create function public.mentoring_reader(p_mentoring public.mentorings, p_side text) returns uuid
language sql stable security definer set search_path = '' as $$
  select case p_side when 'person' then (
    select public.support_reader(p, 'worker') from public.supported_people p where p.id = p_mentoring.supported_person_id)
  else (
    select u.id from public.partner_membership_of(p_mentoring.mentor_id) o join auth.users u on u.id = p_mentoring.mentor_id
    where o.state = 'approved' and o.mentor
      and not exists (select 1 from public.support_email_choices e where e.user_id = u.id and not e.wants_news)) end
$$;

-- Whom to email that there is something new, at most p_rows of each side: [{"mentoring", "side", "account", "reference", "role"}].
create function public.mentoring_notices_due(p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with due as (
    (select g, 'person' as side from public.mentorings g
      where g.person_news_at is not null and (g.person_told_at is null or g.person_told_at < g.person_news_at)
      order by g.person_news_at limit p_rows)
    union all
    (select g, 'mentor' from public.mentorings g
      where g.mentor_news_at is not null and (g.mentor_told_at is null or g.mentor_told_at < g.mentor_news_at)
      order by g.mentor_news_at limit p_rows)
  )
  select coalesce(jsonb_agg(jsonb_build_object('mentoring', (d.g).id, 'side', d.side, 'account', u.id, 'reference', p.reference,
    'role', u.raw_app_meta_data ->> 'role')), '[]')
  from due d join public.supported_people p on p.id = (d.g).supported_person_id
  left join auth.users u on u.id = public.mentoring_reader(d.g, d.side)
$$;

-- Queues one of them, or settles that nobody is told (p_account null). Returns whether somebody is.
create function public.queue_mentoring_notice(p_mentoring uuid, p_side text, p_account uuid, p_email text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
  mentoring public.mentorings;
begin
  select * into mentoring from public.mentorings g where g.id = p_mentoring and case p_side
    when 'person' then g.person_news_at > coalesce(g.person_told_at, '-infinity')
    else g.mentor_news_at > coalesce(g.mentor_told_at, '-infinity') end
  for update;
  update public.mentorings set
    person_told_at = case when p_side = 'person' then now() else person_told_at end,
    mentor_told_at = case when p_side = 'mentor' then now() else mentor_told_at end
  where id = mentoring.id;
  if mentoring.id is null or p_account is null or public.mentoring_reader(mentoring, p_side) is distinct from p_account then
    return false;
  end if;
  insert into public.outgoing_emails (account_id, supported_person_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, mentoring.supported_person_id, 'mentoring_news', u.email, told ->> 'subject', told ->> 'html', told ->> 'text',
    told ->> 'stop_url'
  from auth.users u where u.id = p_account;
  return found;
end
$$;

-- 9. The copy of somebody's data

-- What a file has of mentoring; the words of worries as they are stored are in sealed_support_messages_of().
create function public.mentoring_of_file(p_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'mentorings', (select coalesce(jsonb_agg(to_jsonb(g) - 'id' - 'supported_person_id' - 'mentor_id' - 'read_by_person_at'
        - 'read_by_mentor_at' - 'person_news_at' - 'person_told_at' - 'mentor_news_at' - 'mentor_told_at' || jsonb_build_object(
        'mentoring_sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'id' - 'mentoring_id' order by s.on_day, s.added_at, s.id), '[]')
          from public.mentoring_sessions s where s.mentoring_id = g.id)) order by g.asked_at, g.id), '[]')
      from public.mentorings g where g.supported_person_id = p_person),
    'mentoring_worries', (select coalesce(jsonb_agg(to_jsonb(w) - 'supported_person_id' - 'mentoring_id' - 'sealed' || jsonb_build_object(
        'worry_readings', (select coalesce(jsonb_agg(to_jsonb(r) - 'id' - 'worry_id' - 'reader_id' order by r.read_at, r.id), '[]')
          from public.worry_readings r where r.worry_id = w.id)) order by w.reported_at, w.id), '[]')
      from public.mentoring_worries w where w.supported_person_id = p_person))
$$;

-- Rights

revoke all on function
  public.leave_mentoring, public.end_without_mentor, public.end_mentoring_with_file, public.mentoring_by, public.file_to_mentor,
  public.mentor_places_left, public.mentors_of_worry, public.worry_readers, public.mentoring_sessions_json, public.mentoring_steps_json,
  public.my_mentoring,
  public.my_mentoring_work, public.mentoring_seen, public.save_mentor_offer, public.ask_mentor, public.answer_mentoring,
  public.add_mentoring_session, public.end_mentoring, public.open_mentoring_thread, public.mentoring_key, public.keep_support_key,
  public.send_mentoring_message, public.report_mentoring_worry, public.read_worry, public.mentoring_reader, public.mentoring_notices_due,
  public.queue_mentoring_notice, public.mentoring_of_file
from public, anon, authenticated, service_role;
grant execute on function public.my_mentoring, public.my_mentoring_work, public.mentoring_seen to authenticated;
grant execute on function
  public.save_mentor_offer, public.ask_mentor, public.answer_mentoring, public.add_mentoring_session, public.end_mentoring,
  public.open_mentoring_thread, public.mentoring_key, public.send_mentoring_message, public.report_mentoring_worry, public.read_worry,
  public.mentoring_notices_due, public.queue_mentoring_notice
to service_role;
