-- People whom a partner organisation helps: their files, their consent, what a job must allow for, and who opened the file. Consent comes
-- first: without one nothing is kept, and ending it closes the file. Nothing here has a field for an offence, a sentence or a risk.
-- Nobody reads these tables: every access is one of the functions below. The rules are in lib/domain/casework.
-- Tests: supported-people, casework-rights and casework-size in tests/system.

-- 1. Tables

-- One person in one organisation.
create table public.supported_people (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  reference text not null unique check (reference ~ '^SP-[0-9A-Z]{6}$'),
  version integer not null default 1,
  -- The account of the person, once they have said yes to being joined. The file is deleted with the account.
  user_id uuid references auth.users (id) on delete cascade,
  -- The member who helps the person; null for nobody yet.
  worker_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 100),
  phone text not null default '' check (char_length(phone) <= 32),
  email text not null default '' check (char_length(email) <= 254),
  -- The ways of contact that are safe, as a JSON list; no others may be used.
  safe_ways jsonb not null default '[]',
  safe_hours text not null default '' check (char_length(safe_hours) <= 200),
  -- The same for reminders to keep to: days as a JSON list ("mon" to "sun"; empty means every day), and UK hours, both or neither.
  safe_days jsonb not null default '[]',
  safe_from text not null default '' check (safe_from ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'),
  safe_to text not null default '' check (safe_to ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$' and (safe_from = '') = (safe_to = '')),
  -- The language of an interpreter; empty if none is needed.
  interpreter text not null default '' check (char_length(interpreter) <= 80),
  access_needs text not null default '' check (char_length(access_needs) <= 500),
  town text not null default '' check (char_length(town) <= 60),
  district text not null default '' check (district ~ '^([A-Z]{1,2}[0-9][0-9A-Z]?)?$'),
  place text not null default 'community' check (place in ('community', 'custody')),
  establishment text not null default '' check (char_length(establishment) <= 120),
  release_on date,
  release_unknown text check (release_unknown in ('not_set', 'not_told', 'may_change')),
  practitioner_name text not null default '' check (char_length(practitioner_name) <= 100),
  practitioner_contact text not null default '' check (char_length(practitioner_contact) <= 254),
  work_state text not null default 'not_started' check (work_state in (
    'not_started', 'needs_help', 'ready', 'does_not_want', 'no_right_to_work')),
  -- The first day on which they were ready for work, for the organisation's reports.
  ready_on date,
  -- The organisation's own number for the person.
  own_reference text not null default '' check (char_length(own_reference) <= 40),
  -- How far the seven things to sort out are: {"bank_account": "done", ...}; what is missing is not started.
  sorted jsonb not null default '{}',
  -- What the person lets the organisation see of their account. Only they decide.
  share_profile boolean not null default false,
  share_applications boolean not null default false,
  share_diary boolean not null default false,
  share_statement boolean not null default false,
  -- By which the same person is known when a spreadsheet is read again: it never changes.
  known_by text not null,
  created_at timestamptz not null default now(),
  -- The last entry: a change of the file, or a note, an appointment, a step, a message or another line that belongs to it.
  changed_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint custody_has_its_facts check (place = 'custody' or (establishment = '' and release_on is null and release_unknown is null)),
  constraint one_answer_about_release check (release_on is null or release_unknown is null)
);
create unique index one_open_file_of_a_person on public.supported_people (organisation_id, known_by) where closed_at is null;
create unique index one_open_file_of_an_account on public.supported_people (organisation_id, user_id)
where closed_at is null and user_id is not null;
create index supported_people_of_an_organisation on public.supported_people (organisation_id);
create index supported_people_by_name on public.supported_people (organisation_id, lower(name), id) where closed_at is null;
create index supported_people_by_release on public.supported_people (organisation_id, coalesce(release_on, date '9999-12-31'), id)
where closed_at is null;
create index supported_people_by_change on public.supported_people (organisation_id, changed_at, id) where closed_at is null;
create index supported_people_without_an_entry on public.supported_people (changed_at, id) where closed_at is null;
create index supported_people_by_worker on public.supported_people (organisation_id, worker_id) where closed_at is null;
create index supported_people_of_a_worker on public.supported_people (worker_id, lower(name), id) where worker_id is not null;
-- Few share their applications: a worker's calendar and list of applications read those alone.
create index supported_people_who_share on public.supported_people (worker_id, lower(name), id) where closed_at is null and share_applications;
create index supported_people_of_an_account on public.supported_people (user_id) where user_id is not null;
create index supported_people_closed on public.supported_people (closed_at, id) where closed_at is not null;
create index supported_people_closed_in_an_organisation on public.supported_people (organisation_id, lower(name), id)
where closed_at is not null;

-- What the person agreed to, in which wording, how, on which day and until when.
create table public.support_consents (
  id uuid primary key default gen_random_uuid(),
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  wording text not null check (char_length(wording) between 1 and 2000),
  wording_version text not null check (char_length(wording_version) between 1 and 40),
  way text not null check (way in ('signed', 'spoken', 'online')),
  given_on date not null,
  ends_on date not null,
  recorded_at timestamptz not null default now(),
  recorded_by uuid references auth.users (id) on delete set null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('person', 'organisation', 'time', 'renewal')),
  constraint it_ends_after_it_began check (ends_on > given_on),
  constraint ended_by_somebody check ((ended_at is null) = (ended_by is null))
);
create unique index one_consent_that_stands on public.support_consents (supported_person_id) where ended_at is null;
create index support_consents_of_a_person on public.support_consents (supported_person_id, recorded_at);
create index support_consents_that_end on public.support_consents (ends_on, id) where ended_at is null;
create index support_consents_recorded_by on public.support_consents (recorded_by) where recorded_by is not null;

-- What a job must allow for, by what it means for the work: never why.
create table public.work_restrictions (
  id uuid primary key default gen_random_uuid(),
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  kind text not null check (kind in ('districts', 'hours', 'devices', 'no_lone_under_18', 'officer_approves')),
  detail text not null default '' check (char_length(detail) <= 200),
  -- Null if nobody knows yet.
  ends_on date,
  source text not null check (source in ('person', 'practitioner', 'document')),
  added_at timestamptz not null default now(),
  added_by uuid references auth.users (id) on delete set null
);
create index work_restrictions_of_a_person on public.work_restrictions (supported_person_id, added_at, id);
create index work_restrictions_added_by on public.work_restrictions (added_by) where added_by is not null;

-- A code that joins a file to an account: sent by email, or written on paper. It works once. Only a digest of it is stored.
create table public.support_invitations (
  id uuid primary key default gen_random_uuid(),
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  email text check (email = lower(email) and char_length(email) <= 254),
  code_digest text not null unique,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  ends_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
create unique index one_open_code_of_a_person on public.support_invitations (supported_person_id) where used_at is null and withdrawn_at is null;
create index support_invitations_that_end on public.support_invitations (ends_at);
create index support_invitations_by_email on public.support_invitations (created_at) where email is not null;
create index support_invitations_to_an_address on public.support_invitations (email) where email is not null;
create index support_invitations_created_by on public.support_invitations (created_by) where created_by is not null;

-- Who opened the file of somebody they do not help, and why. The person sees it.
create table public.support_openings (
  id bigint generated always as identity primary key,
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  opened_at timestamptz not null default now(),
  opened_by uuid references auth.users (id) on delete set null,
  reason text not null check (reason in ('added', 'cover', 'handover', 'asked', 'safety', 'quality', 'other')),
  words text not null default '' check (char_length(words) <= 300)
);
create index support_openings_of_a_person on public.support_openings (supported_person_id, opened_at desc, id);
create index support_openings_by_an_account on public.support_openings (opened_by, supported_person_id, opened_at) where opened_by is not null;

-- What happened to a file. Lines never change.
create table public.support_events (
  id bigint generated always as identity primary key,
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  happened_at timestamptz not null default now(),
  version integer not null,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  by_side text not null check (by_side in ('organisation', 'person', 'service')),
  actor_id uuid references auth.users (id) on delete set null,
  -- What the person says is wrong, in their own words, the answer to that, the step of the plan as it was, or the field that changed.
  note text not null default '' check (char_length(note) <= 1000)
);
create index support_events_of_a_person on public.support_events (supported_person_id, id);
create index support_events_of_an_actor on public.support_events (actor_id) where actor_id is not null;
create index corrections_of_a_person on public.support_events (supported_person_id, id) where kind in ('correction_asked', 'correction_answered');

alter table public.supported_people enable row level security;
alter table public.support_consents enable row level security;
alter table public.work_restrictions enable row level security;
alter table public.support_invitations enable row level security;
alter table public.support_openings enable row level security;
alter table public.support_events enable row level security;
revoke all on
  public.supported_people, public.support_consents, public.work_restrictions, public.support_invitations, public.support_openings,
  public.support_events
from public, anon, authenticated, service_role;

-- 2. Who sees what

-- How far a member sees a person: 'file' for whoever helps them, and for whoever may see everybody and said why in the last 12 hours; 'line'
-- in the list for whoever may see everybody and has not; null for everybody else. A closed file is seen only by whoever may see everybody.
create function public.sight_of_supported_person(p_actor uuid, p_person public.supported_people) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when m.state <> 'approved' or m.organisation_id <> p_person.organisation_id then null
    when m.support and p_person.worker_id = p_actor and p_person.closed_at is null then 'file'
    when not m.see_all_people then null
    when exists (
      select 1 from public.support_openings o
      where o.opened_by = p_actor and o.supported_person_id = p_person.id and o.opened_at > now() - interval '12 hours') then 'file'
    else 'line' end
  from public.partner_membership_of(p_actor) m
$$;

-- Whether a member sees a person at all.
create function public.may_see_supported_person(p_actor uuid, p_person public.supported_people) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(public.sight_of_supported_person(p_actor, p_person) is not null, false)
$$;

-- Whether the person still agrees, today.
create function public.has_support_consent(p_person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.support_consents c
    where c.supported_person_id = p_person and c.ended_at is null and c.ends_on >= (now() at time zone 'Europe/London')::date)
$$;

-- What a colleague is called in a file: by the name of their account, or by nothing. The person reads it too, so never by an address.
create function public.name_of_colleague(p_account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(btrim(u.raw_user_meta_data ->> 'full_name'), '') from auth.users u where u.id = p_account
$$;

-- The same, and for colleagues by the address of whoever gave no name: they have it in their list of members. p_organisation: theirs; null for
-- the person.
create function public.name_in_file(p_account uuid, p_organisation uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Asked for each note and appointment: in PL/pgSQL its plan is made once instead of each time.
  return (select case when exists (select 1 from public.organisation_members m where m.user_id = u.id and m.organisation_id = p_organisation)
      then public.name_or_address(u) else nullif(btrim(u.raw_user_meta_data ->> 'full_name'), '') end
    from auth.users u where u.id = p_account);
end
$$;

-- 3. Internal steps

-- A line of the history of a file.
create function public.note_support(
  p_person public.supported_people, p_kind text, p_side text, p_actor uuid, p_note text default ''
) returns void
language sql security definer set search_path = '' as $$
  insert into public.support_events (supported_person_id, version, kind, by_side, actor_id, note)
  values (p_person.id, p_person.version, p_kind, p_side, p_actor, p_note)
$$;

-- By what somebody is known when the same file or referral comes again: the organisation's own number for them, or else the name with
-- whatever else tells people apart.
create function public.support_known_by(p_facts jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when coalesce(p_facts ->> 'own_reference', '') <> '' then 'number ' || lower(btrim(p_facts ->> 'own_reference'))
    else concat_ws('|', lower(btrim(p_facts ->> 'name')), right(regexp_replace(coalesce(p_facts ->> 'phone', ''), '\D', '', 'g'), 9),
      lower(btrim(coalesce(p_facts ->> 'email', ''))), upper(btrim(coalesce(p_facts ->> 'district', '')))) end
$$;

-- Who in an organisation has the name of somebody who is about to be added, as far as the member sees them anyway: nobody learns by a name whom
-- a colleague helps. A JSON list of at most three references.
create function public.support_namesakes(p_actor uuid, p_organisation uuid, p_facts jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(s.reference order by s.created_at, s.id), '[]')
  from (
    select p.reference, p.created_at, p.id from public.supported_people p
    where p.organisation_id = p_organisation and p.closed_at is null and lower(p.name) = lower(btrim(p_facts ->> 'name'))
      and public.may_see_supported_person(p_actor, p)
    order by p.created_at, p.id limit 3) s
$$;

-- Records that somebody agreed. The consent before it ends with it.
create function public.keep_support_consent(p_person uuid, p_actor uuid, p_consent jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.support_consents set ended_at = now(), ended_by = 'renewal' where supported_person_id = p_person and ended_at is null;
  insert into public.support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on, recorded_by)
  values (p_person, p_consent ->> 'wording', p_consent ->> 'wording_version', p_consent ->> 'way', (p_consent ->> 'given_on')::date,
    coalesce((p_consent ->> 'ends_on')::date, ((p_consent ->> 'given_on')::date + interval '12 months')::date), p_actor);
$$;

-- The facts of a file, as the columns of a row: what p_facts does not name stays as it is in p_base.
create function public.with_support_facts(p_base public.supported_people, p_facts jsonb) returns public.supported_people
language sql stable set search_path = '' as $$
  select jsonb_populate_record(p_base, (
    select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(p_facts) f
    where f.key in ('name', 'phone', 'email', 'safe_ways', 'safe_hours', 'safe_days', 'safe_from', 'safe_to', 'interpreter', 'access_needs',
      'town', 'district', 'place', 'establishment', 'release_on', 'release_unknown', 'practitioner_name', 'practitioner_contact', 'work_state', 'own_reference',
      'sorted')))
$$;

-- Adds a person who has agreed, with the consent, and returns their number; if the organisation already has an open file of the same
-- person, that one's, with the new consent. p_facts: the columns of supported_people, of which only the name is needed, and "worker_id".
-- p_consent: {"wording", "wording_version", "way", "given_on", "ends_on"}; without one nothing is kept.
create function public.add_supported_person(p_organisation uuid, p_actor uuid, p_facts jsonb, p_consent jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  empty public.supported_people;
  person public.supported_people;
  known text := public.support_known_by(p_facts);
begin
  if p_consent is null or p_consent ->> 'given_on' is null then
    raise exception 'no consent was given' using errcode = '23514';
  end if;
  select * into person from public.supported_people s
  where s.organisation_id = p_organisation and s.known_by = known and s.closed_at is null for update;
  if person.id is null then
    empty.safe_ways := '[]'; empty.sorted := '{}'; empty.place := 'community'; empty.work_state := 'not_started';
    person := public.with_support_facts(empty, p_facts);
    loop
      insert into public.supported_people (organisation_id, reference, worker_id, name, phone, email, safe_ways, safe_hours, safe_days, safe_from,
        safe_to, interpreter, access_needs, town, district, place, establishment, release_on, release_unknown, practitioner_name, practitioner_contact, work_state,
        own_reference, sorted, known_by)
      values (p_organisation, 'SP-' || public.random_code(6), (p_facts ->> 'worker_id')::uuid, person.name, coalesce(person.phone, ''),
        coalesce(person.email, ''), coalesce(person.safe_ways, '[]'), coalesce(person.safe_hours, ''),
        coalesce(person.safe_days, '[]'), coalesce(person.safe_from, ''), coalesce(person.safe_to, ''), coalesce(person.interpreter, ''),
        coalesce(person.access_needs, ''), coalesce(person.town, ''), coalesce(person.district, ''), coalesce(person.place, 'community'),
        coalesce(person.establishment, ''), person.release_on, person.release_unknown, coalesce(person.practitioner_name, ''),
        coalesce(person.practitioner_contact, ''), coalesce(person.work_state, 'not_started'), coalesce(person.own_reference, ''),
        coalesce(person.sorted, '{}'), known)
      on conflict (reference) do nothing
      returning * into person;
      exit when found;
    end loop;
    perform public.note_support(person, 'added', 'organisation', p_actor);
  end if;
  perform public.keep_support_consent(person.id, p_actor, p_consent);
  perform public.note_support(person, 'consent_given', 'organisation', p_actor);
  return person.id;
end
$$;

-- Closes a file: its consent has ended, its codes stop, nothing of the account is shared any more, and nobody helps the person here.
create function public.close_supported_person(p_person uuid, p_by text, p_actor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.supported_people;
begin
  update public.support_consents set ended_at = now(), ended_by = p_by where supported_person_id = p_person and ended_at is null;
  update public.support_invitations set withdrawn_at = now()
  where supported_person_id = p_person and used_at is null and withdrawn_at is null;
  update public.supported_people set closed_at = now(), changed_at = now(), version = version + 1, worker_id = null, share_profile = false,
    share_applications = false, share_diary = false, share_statement = false
  where id = p_person and closed_at is null returning * into person;
  if person.id is not null then
    perform public.note_support(person, 'closed', case p_by when 'person' then 'person' when 'time' then 'service' else 'organisation' end,
      p_actor);
  end if;
end
$$;

-- An entry that belongs to a file moves the day of its last one.
create function public.mark_support_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.supported_people set changed_at = now() where id = new.supported_person_id;
  return null;
end
$$;

-- The first day on which somebody is ready for work stays, whatever their state becomes.
create function public.note_ready_for_work() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.ready_on := (now() at time zone 'Europe/London')::date;
  return new;
end
$$;
create trigger note_ready_for_work before insert or update of work_state on public.supported_people
for each row when (new.work_state = 'ready' and new.ready_on is null) execute function public.note_ready_for_work();

-- A member who leaves, or who no longer helps people, helps nobody from that moment.
create function public.leave_supported_people() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with left_alone as (
    update public.supported_people set worker_id = null, version = version + 1
    where worker_id = old.user_id and organisation_id = old.organisation_id and closed_at is null returning *
  )
  insert into public.support_events (supported_person_id, version, kind, by_side)
  select l.id, l.version, 'worker_left', 'service' from left_alone l;
  return null;
end
$$;
create trigger leave_supported_people after delete on public.organisation_members
for each row execute function public.leave_supported_people();
create trigger stop_supporting_people after update of support on public.organisation_members
for each row when (old.support and not new.support) execute function public.leave_supported_people();

-- 4. Reading

-- Whether somebody in custody is to be released on a day or before it.
create function public.is_released_by(p_person public.supported_people, p_day date) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_person.place = 'custody' and p_person.release_on <= p_day, false)
$$;

-- The list of people for a member: those they help, or everybody's line for whoever may see everybody. p_query is JSON as text: {"find",
-- "worker" (a number, 'none' or null), "work_state" (or 'in_work': in_work_since() in job_starts.sql), "release" ('4_weeks', '12_weeks', 'later', 'unknown' or null), "needs_help",
-- "look" (needs_a_look(), with "consent_by" and "contact_by", or null), "shares" (their applications), "is_closed", "sort" ('name', 'release',
-- 'waiting'), "after_key", "after_id"}. Null for anybody who is not a member with that right. With no rows it says what a member may do.
-- {"membership", "rows", "workers": [{"id", "name", "is_own", "people"}]}
create function public.supported_people_screen(p_query text, p_rows integer default 51) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked jsonb := p_query::jsonb;
  actor uuid := (select auth.uid());
  member record;
  sort_by text := case asked ->> 'sort'
    when 'release' then $k$coalesce(p.release_on, date '9999-12-31')$k$
    when 'waiting' then 'p.changed_at'
    -- Whose name begins with what is looked for stands before whose name contains it.
    else case when coalesce(asked ->> 'find', '') = '' then 'lower(p.name)' else '(strpos(lower(p.name), $4) <> 1)::integer || lower(p.name)' end end;
  key_type text := case asked ->> 'sort' when 'release' then 'date' when 'waiting' then 'timestamptz' else 'text' end;
  today date := (now() at time zone 'Europe/London')::date;
  wanted text := lower(coalesce(asked ->> 'find', ''));
  conditions text := '';
  found jsonb;
begin
  select * into member from public.my_partner_membership() m where m.state = 'approved' and (m.support or m.see_all_people);
  if member.organisation_id is null then
    return null;
  end if;
  conditions := case when coalesce((asked ->> 'is_closed')::boolean, false) and member.see_all_people
    then ' and p.closed_at is not null' else ' and p.closed_at is null' end;
  if not member.see_all_people or asked ->> 'worker' = actor::text then
    conditions := conditions || ' and p.worker_id = $2';
  elsif asked ->> 'worker' = 'none' then
    conditions := conditions || ' and p.worker_id is null';
  elsif asked ->> 'worker' is not null then
    conditions := conditions || ' and p.worker_id = ($3 ->> ''worker'')::uuid';
  end if;
  if wanted <> '' then
    conditions := conditions || ' and (strpos(lower(p.name), $4) > 0 or strpos(lower(p.reference), $4) > 0 or lower(p.own_reference) = $4)';
  end if;
  if asked ->> 'work_state' is not null then
    conditions := conditions || case asked ->> 'work_state'
      when 'in_work' then ' and public.in_work_since(p, p.worker_id is not distinct from $2) is not null'
      else ' and p.work_state = $3 ->> ''work_state'' and public.in_work_since(p, p.worker_id is not distinct from $2) is null' end;
  end if;
  if asked ->> 'release' is not null then
    conditions := conditions || case asked ->> 'release'
      when '4_weeks' then ' and public.is_released_by(p, $5 + 28)'
      when '12_weeks' then ' and public.is_released_by(p, $5 + 84)'
      when 'later' then ' and p.place = ''custody'' and p.release_on > $5 + 84'
      else ' and p.place = ''custody'' and p.release_on is null' end;
  end if;
  if (asked ->> 'needs_help')::boolean then
    conditions := conditions || ' and (p.interpreter <> '''' or p.access_needs <> '''')';
  end if;
  if asked ->> 'look' is not null then
    conditions := conditions ||
      ' and public.needs_a_look(p, $3 ->> ''look'', ($3 ->> ''consent_by'')::date, ($3 ->> ''contact_by'')::date)';
  end if;
  if (asked ->> 'shares')::boolean then
    -- Whether they have made any is read in the file, which is opened with a reason.
    conditions := conditions || ' and p.share_applications';
  end if;
  if asked ->> 'after_id' is not null then
    conditions := conditions || format(' and (%s, p.id) > (($3 ->> ''after_key'')::%s, ($3 ->> ''after_id'')::uuid)', sort_by, key_type);
  end if;
  execute format($q$
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'reference', s.reference, 'version', s.version, 'name', s.name,
      'is_own', s.worker_id is not distinct from $2, 'has_worker', s.worker_id is not null,
      'worker', (select public.name_or_address(u) from auth.users u where u.id = s.worker_id),
      'work_state', s.work_state, 'in_work_since', s.in_work_since, 'place', s.place, 'establishment', s.establishment,
      'release_on', s.release_on,
      'release_unknown', s.release_unknown, 'town', s.town, 'needs_help', s.interpreter <> '' or s.access_needs <> '',
      'has_account', s.user_id is not null, 'changed_at', s.changed_at, 'closed_at', s.closed_at,
      'next_appointment_at', (select min(a.starts_at) from public.support_appointments a
        where a.supported_person_id = s.id and a.starts_at >= now() and not a.is_cancelled and s.closed_at is null),
      'consent_ends_on', (select c.ends_on from public.support_consents c where c.supported_person_id = s.id and c.ended_at is null),
      'key', s.sort_key::text) order by s.sort_key, s.id), '[]')
    from (select p.*, %1$s as sort_key, public.in_work_since(p, p.worker_id is not distinct from $2) as in_work_since
      from public.supported_people p where p.organisation_id = $1 %2$s
      order by %1$s, p.id limit $6) s $q$, sort_by, conditions)
  into found using member.organisation_id, actor, asked, wanted, today, p_rows;
  return jsonb_build_object('membership', to_jsonb(member), 'rows', found, 'today', today, 'workers', public.support_workers(member.organisation_id, actor, member.see_all_people));
end
$$;

-- Who helps people in an organisation, and how many people each helps; last, how many have nobody yet. Somebody who may not see everybody
-- gets the names alone, to hand people over to. Only colleagues read it, so whoever gave no name is there by their address.
create function public.support_workers(p_organisation uuid, p_actor uuid, p_counts boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  with loads as (
    select p.worker_id, count(*)::integer as people from public.supported_people p
    where p_counts and p.organisation_id = p_organisation and p.closed_at is null group by p.worker_id
  )
  select jsonb_build_object('members', (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.user_id,
      'name', (select public.name_or_address(u) from auth.users u where u.id = m.user_id),
      'is_own', m.user_id = p_actor, 'people', case when p_counts then coalesce(l.people, 0) end) order by m.joined_at, m.user_id), '[]')
    from public.organisation_members m left join loads l on l.worker_id = m.user_id
    where m.organisation_id = p_organisation and m.support),
    'nobody', case when p_counts then coalesce((select l.people from loads l where l.worker_id is null), 0) end)
$$;

-- What the person says is wrong in a file and nobody has answered, oldest first: a JSON list of {"asked_at", "words"}. An answer is to all of them.
create function public.open_corrections(p_person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('asked_at', e.happened_at, 'words', e.note) order by e.id), '[]')
    from public.support_events e
    where e.supported_person_id = p_person and e.kind = 'correction_asked'
      and e.id > coalesce((select max(a.id) from public.support_events a
        where a.supported_person_id = p_person and a.kind = 'correction_answered'), 0));
end
$$;

-- A file as its columns, without what is only for the database. Colleagues read whoever gave no name by their address, as in the list; the
-- person never does. p_reader: the organisation whose member reads it; null for the person.
create function public.support_file(p_person public.supported_people, p_reader uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return to_jsonb(p_person) - 'known_by' - 'user_id' - 'worker_id' || jsonb_build_object(
    'has_account', p_person.user_id is not null,
    'worker', public.name_in_file(p_person.worker_id, p_reader), 'has_worker', p_person.worker_id is not null,
    'in_work_since', public.in_work_since(p_person, true),
    'corrections', public.open_corrections(p_person.id),
    'consents', (select coalesce(jsonb_agg(jsonb_build_object('wording', c.wording, 'wording_version', c.wording_version, 'way', c.way,
        'given_on', c.given_on, 'ends_on', c.ends_on, 'ended_at', c.ended_at, 'ended_by', c.ended_by) order by c.recorded_at desc, c.id), '[]')
      from public.support_consents c where c.supported_person_id = p_person.id),
    'restrictions', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'detail', r.detail, 'ends_on', r.ends_on,
        'source', r.source, 'added_at', r.added_at) order by r.added_at, r.id), '[]')
      from public.work_restrictions r where r.supported_person_id = p_person.id),
    'openings', (select coalesce(jsonb_agg(jsonb_build_object('opened_at', o.opened_at, 'reason', o.reason, 'words', o.words,
        'who', public.name_in_file(o.opened_by, p_reader)) order by o.opened_at desc, o.id desc), '[]')
      from (select * from public.support_openings x where x.supported_person_id = p_person.id order by x.opened_at desc, x.id desc limit 50) o),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('happened_at', e.happened_at, 'kind', e.kind, 'by_side', e.by_side, 'note', e.note,
        'who', public.name_in_file(e.actor_id, p_reader)) order by e.id desc), '[]')
      from (select * from public.support_events x where x.supported_person_id = p_person.id order by x.id desc limit 50) e));
end
$$;

-- What a person shares of their account with an organisation that helps them, and no more: {"profile", "applications", "diary",
-- "statement" (whether there is one)}, each null while it is not shared. A profile that was never filled in is empty.
create function public.shared_with_supporters(p_person public.supported_people) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'profile', case when p_person.share_profile then coalesce((
      select jsonb_build_object('skills', k.skills, 'tickets', k.tickets, 'availability', k.availability)
      from public.candidate_profiles f join public.candidate_cards k on k.person_id = f.person_id where f.user_id = p_person.user_id),
      '{"skills": [], "tickets": [], "availability": ""}') end,
    'applications', case when p_person.share_applications then (
      select coalesce(jsonb_agg(jsonb_build_object('reference', a.reference, 'job', a.title, 'stage', a.stage, 'applied_on', a.applied_on,
        'changed_on', a.changed_on) order by a.changed_on desc, a.id), '[]')
      from (select x.*, j.title from public.candidate_profiles f join public.applications x on x.person_id = f.person_id
        join public.jobs j on j.id = x.job_id where f.user_id = p_person.user_id order by x.changed_on desc, x.id limit 20) a) end,
    'diary', case when p_person.share_diary then (
      select coalesce(jsonb_agg(jsonb_build_object('on_day', i.on_day, 'at_time', i.at_time, 'job', i.title) order by i.on_day, i.at_time), '[]')
      from (select s.on_day, s.at_time, j.title from public.candidate_profiles f join public.applications x on x.person_id = f.person_id
        join public.jobs j on j.id = x.job_id join public.interview_slots s on s.application_id = x.id and s.state = 'chosen'
        where f.user_id = p_person.user_id and s.on_day >= (now() at time zone 'Europe/London')::date
        order by s.on_day, s.at_time limit 20) i) end,
    'statement', case when p_person.share_statement then exists (
      select 1 from public.candidate_profiles f join public.statements t on t.person_id = f.person_id where f.user_id = p_person.user_id) end)
$$;

-- The file of a person for a member. {"outcome": "found", "file", "shared", "invitation", "workers",
-- "membership", "is_own", "unread" (messages that are new to the one who helps, where it is them who asks), "alert_facts" (support_alert_facts();
-- null for a closed file), "next_appointment_at"} | {"outcome": "why", "reference", "name"} (they must first say why they open it) | {"outcome": "missing"}. It shows nothing to anybody else.
create function public.supported_person_seen(p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  actor uuid := (select auth.uid());
  member record;
  person public.supported_people;
  sight text;
begin
  select * into member from public.my_partner_membership() m;
  if member.organisation_id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  select * into person from public.supported_people p where p.reference = p_reference and p.organisation_id = member.organisation_id;
  sight := case when person.id is not null then public.sight_of_supported_person(actor, person) end;
  if sight is null then
    return jsonb_build_object('outcome', 'missing');
  elsif sight = 'line' then
    return jsonb_build_object('outcome', 'why', 'reference', person.reference, 'name', person.name);
  end if;
  return jsonb_build_object('outcome', 'found', 'file', public.support_file(person, person.organisation_id), 'shared', public.shared_with_supporters(person),
    'is_own', person.worker_id is not distinct from actor, 'has_consent', public.has_support_consent(person.id),
    'membership', to_jsonb(member), 'workers', public.support_workers(person.organisation_id, actor, false),
    'unread', case when person.worker_id is distinct from actor then 0 else public.support_unread_of(person.id) end,
    'alert_facts', case when person.closed_at is null then public.support_alert_facts(person) end,
    'next_appointment_at', (select min(a.starts_at) from public.support_appointments a
      where a.supported_person_id = person.id and a.starts_at >= now() and not a.is_cancelled and person.closed_at is null),
    'invitation', (select jsonb_build_object('email', i.email, 'created_at', i.created_at, 'ends_at', i.ends_at)
      from public.support_invitations i
      where i.supported_person_id = person.id and i.used_at is null and i.withdrawn_at is null and i.ends_at > now()));
end
$$;

-- The organisations that help the signed-in person, with everything that each keeps about them and what they share with it. An empty list
-- for anybody who is not somebody who looks for work.
create function public.my_support() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'organisation', o.name, 'file', public.support_file(p, null)) order by p.created_at, p.id), '[]')
  from public.current_account() a
  join public.supported_people p on p.user_id = a.id
  join public.organisations o on o.id = p.organisation_id
  where a.role = 'candidate' and a.verified_email is not null
$$;

-- 5. Steps of members
-- Each answers {"outcome": "done" | "missing" | "forbidden" | "no_consent" | "closed" | "changed" (with "who" and "at") | ...}.

-- A person whom a member may read and change at this moment, locked; the reason why not as "outcome" otherwise.
create function public.open_support_file(p_actor uuid, p_reference text, p_version integer) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person public.supported_people;
begin
  select * into person from public.supported_people p where p.reference = p_reference for update;
  if person.id is null or public.sight_of_supported_person(p_actor, person) is distinct from 'file' then
    return jsonb_build_object('outcome', 'missing');
  elsif person.closed_at is not null then
    return jsonb_build_object('outcome', 'closed');
  elsif p_version is not null and person.version <> p_version then
    return (select jsonb_build_object('outcome', 'changed', 'who', public.name_in_file(e.actor_id, person.organisation_id), 'at', e.happened_at)
      from public.support_events e where e.supported_person_id = person.id order by e.id desc limit 1);
  end if;
  return jsonb_build_object('outcome', 'open', 'id', person.id);
end
$$;

-- Moves a file to its next version, and notes why.
create function public.touch_support_file(p_id uuid, p_kind text, p_side text, p_actor uuid, p_note text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.supported_people;
begin
  update public.supported_people set version = version + 1, changed_at = now() where id = p_id returning * into person;
  perform public.note_support(person, p_kind, p_side, p_actor, p_note);
end
$$;

-- Adds a person by hand. Whoever helps people helps them; whoever may see everybody may name another. {"outcome": "done", "reference"} |
-- {"outcome": "already", "reference" (null if the member may not see that person)} | "namesake" (somebody whom the member sees has this name:
-- the facts have to say "is_somebody_else") | "forbidden" | "no_worker"
create function public.add_person(p_actor uuid, p_facts text, p_consent text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  facts jsonb := p_facts::jsonb;
  member record;
  worker uuid := (p_facts::jsonb ->> 'worker_id')::uuid;
  old public.supported_people;
  new_id uuid;
  added public.supported_people;
begin
  select * into member from public.partner_membership_of(p_actor) m;
  if member.organisation_id is null or member.state <> 'approved' or not (member.support or member.see_all_people) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  if not member.see_all_people then
    worker := p_actor;
  end if;
  if worker is not null and not exists (
    select 1 from public.organisation_members m where m.user_id = worker and m.organisation_id = member.organisation_id and m.support) then
    return jsonb_build_object('outcome', 'no_worker');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('supported_people ' || member.organisation_id, 0));
  select * into old from public.supported_people s
  where s.organisation_id = member.organisation_id and s.known_by = public.support_known_by(facts) and s.closed_at is null;
  if old.id is not null then
    return jsonb_build_object('outcome', 'already',
      'reference', case when public.may_see_supported_person(p_actor, old) then old.reference end);
  elsif not coalesce((facts ->> 'is_somebody_else')::boolean, false)
    and public.support_namesakes(p_actor, member.organisation_id, facts) <> '[]' then
    return jsonb_build_object('outcome', 'namesake');
  end if;
  new_id := public.add_supported_person(member.organisation_id, p_actor, facts || jsonb_build_object('worker_id', worker), p_consent::jsonb);
  select * into added from public.supported_people s where s.id = new_id;
  if worker is distinct from p_actor then
    insert into public.support_openings (supported_person_id, opened_by, reason) values (added.id, p_actor, 'added');
  end if;
  return jsonb_build_object('outcome', 'done', 'reference', added.reference);
end
$$;

-- Of the people of a spreadsheet, those who have the name of somebody whom the member sees, and other details: somebody whom import_people()
-- leaves as they are is not asked about. p_rows: [{"line", "facts"}]. {"outcome": "done", "namesakes": [{"line", "references"}]} | "forbidden"
create function public.import_namesakes(p_actor uuid, p_rows text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  member record;
begin
  select * into member from public.partner_membership_of(p_actor) m;
  if member.organisation_id is null or member.state <> 'approved' or not (member.support or member.see_all_people) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'done', 'namesakes', (
    select coalesce(jsonb_agg(jsonb_build_object('line', n.line, 'references', n.found) order by n.place), '[]')
    from (
      select r.one -> 'line' as line, r.place, public.support_namesakes(p_actor, member.organisation_id, r.one -> 'facts') as found
      from jsonb_array_elements(p_rows::jsonb) with ordinality as r (one, place)
      where not exists (select 1 from public.supported_people s
        where s.organisation_id = member.organisation_id and s.known_by = public.support_known_by(r.one -> 'facts') and s.closed_at is null)
    ) n
    where n.found <> '[]'));
end
$$;

-- Adds the people of a spreadsheet, all of them or none. p_rows: [{"facts", "consent"}]. Somebody whom the organisation already has is left
-- as they are: by name if the member sees them, and only counted if not. {"outcome": "done", "known", "unseen"} | "forbidden" | "no_consent" | "too_many" (5,000 open files)
create function public.import_people(p_actor uuid, p_rows text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  given jsonb := p_rows::jsonb;
  member record;
  one jsonb;
  old public.supported_people;
  known jsonb := '[]';
  unseen integer := 0;
begin
  select * into member from public.partner_membership_of(p_actor) m;
  if member.organisation_id is null or member.state <> 'approved' or not (member.support or member.see_all_people) then
    return jsonb_build_object('outcome', 'forbidden');
  elsif exists (select 1 from jsonb_array_elements(given) r where r -> 'consent' ->> 'given_on' is null) then
    return jsonb_build_object('outcome', 'no_consent');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('supported_people ' || member.organisation_id, 0));
  if (select count(*) from public.supported_people s where s.organisation_id = member.organisation_id and s.closed_at is null)
    + jsonb_array_length(given) > 5000 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  for one in select * from jsonb_array_elements(given) loop
    select * into old from public.supported_people s
    where s.organisation_id = member.organisation_id and s.known_by = public.support_known_by(one -> 'facts') and s.closed_at is null;
    if old.id is null then
      perform public.add_supported_person(member.organisation_id, p_actor,
        one -> 'facts' || jsonb_build_object('worker_id', case when member.support then p_actor end), one -> 'consent');
    elsif public.may_see_supported_person(p_actor, old) then
      known := known || jsonb_build_array(one -> 'facts' -> 'name');
    else
      unseen := unseen + 1;
    end if;
  end loop;
  return jsonb_build_object('outcome', 'done', 'known', known, 'unseen', unseen);
end
$$;

-- Changes facts of a file.
create function public.change_person(p_actor uuid, p_reference text, p_version integer, p_facts text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened jsonb := public.open_support_file(p_actor, p_reference, p_version);
  person public.supported_people;
  next public.supported_people;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  elsif not public.has_support_consent((opened ->> 'id')::uuid) then
    return jsonb_build_object('outcome', 'no_consent');
  end if;
  select * into person from public.supported_people p where p.id = (opened ->> 'id')::uuid;
  next := public.with_support_facts(person, p_facts::jsonb);
  update public.supported_people set name = next.name, phone = next.phone, email = next.email, safe_ways = next.safe_ways,
    safe_hours = next.safe_hours, safe_days = next.safe_days, safe_from = next.safe_from, safe_to = next.safe_to,
    interpreter = next.interpreter, access_needs = next.access_needs, town = next.town,
    district = next.district, place = next.place, establishment = next.establishment, release_on = next.release_on,
    release_unknown = next.release_unknown, practitioner_name = next.practitioner_name, practitioner_contact = next.practitioner_contact,
    work_state = next.work_state, own_reference = next.own_reference, sorted = next.sorted
  where id = person.id;
  perform public.touch_support_file(person.id, 'changed', 'organisation', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Adds what a job must allow for. {"kind", "detail", "ends_on", "source"}
create function public.add_work_restriction(p_actor uuid, p_reference text, p_version integer, p_restriction text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened jsonb := public.open_support_file(p_actor, p_reference, p_version);
  given jsonb := p_restriction::jsonb;
  person uuid := (opened ->> 'id')::uuid;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  elsif not public.has_support_consent(person) then
    return jsonb_build_object('outcome', 'no_consent');
  elsif (select count(*) from public.work_restrictions r where r.supported_person_id = person) >= 20 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into public.work_restrictions (supported_person_id, kind, detail, ends_on, source, added_by)
  values (person, given ->> 'kind', coalesce(given ->> 'detail', ''), (given ->> 'ends_on')::date, given ->> 'source', p_actor);
  perform public.touch_support_file(person, 'restriction_added', 'organisation', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Takes a restriction away: it has ended, or was wrong. Taking away needs no consent.
create function public.end_work_restriction(p_actor uuid, p_reference text, p_restriction uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened jsonb := public.open_support_file(p_actor, p_reference, null);
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  delete from public.work_restrictions where id = p_restriction and supported_person_id = (opened ->> 'id')::uuid;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  perform public.touch_support_file((opened ->> 'id')::uuid, 'restriction_ended', 'organisation', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Answers what the person says is wrong: what was put right, or why not. Only what stood there when the file had this version is answered.
create function public.answer_support_correction(p_actor uuid, p_reference text, p_version integer, p_words text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened jsonb := public.open_support_file(p_actor, p_reference, p_version);
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  perform public.touch_support_file((opened ->> 'id')::uuid, 'correction_answered', 'organisation', p_actor, p_words);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Records that the person agreed again.
create function public.renew_support_consent(p_actor uuid, p_reference text, p_consent text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened jsonb := public.open_support_file(p_actor, p_reference, null);
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  perform public.keep_support_consent((opened ->> 'id')::uuid, p_actor, p_consent::jsonb);
  perform public.touch_support_file((opened ->> 'id')::uuid, 'consent_given', 'organisation', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Ends the consent of a person who has told the organisation so, which closes the file.
create function public.end_support_consent(p_actor uuid, p_reference text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened jsonb := public.open_support_file(p_actor, p_reference, null);
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  perform public.close_supported_person((opened ->> 'id')::uuid, 'organisation', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Says why somebody's file is opened by a member who does not help them; the person sees it.
create function public.open_supported_person(p_actor uuid, p_reference text, p_reason text, p_words text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.supported_people;
begin
  select * into person from public.supported_people p where p.reference = p_reference;
  if person.id is null or not public.may_see_supported_person(p_actor, person) then
    return jsonb_build_object('outcome', 'missing');
  elsif public.sight_of_supported_person(p_actor, person) = 'line' then
    insert into public.support_openings (supported_person_id, opened_by, reason, words) values (person.id, p_actor, p_reason, p_words);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Hands people over, all of them or none: p_people is a JSON list of [reference, version]. Whoever helps them may, and whoever may see
-- everybody. p_worker is a member who helps people; null, for nobody yet, only by whoever may see everybody.
-- {"outcome": "done", "handed": [their names], "worker": the member's name} | "missing" | "forbidden" | "no_worker" | "changed" (with "name",
-- of whom somebody else has changed)
create function public.hand_people_over(p_actor uuid, p_people text, p_worker uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  member record;
  one jsonb;
  person public.supported_people;
  handed text[] := '{}';
begin
  select * into member from public.partner_membership_of(p_actor) m;
  if member.organisation_id is null or member.state <> 'approved' or (p_worker is null and not member.see_all_people) then
    return jsonb_build_object('outcome', 'forbidden');
  elsif p_worker is not null and not exists (
    select 1 from public.organisation_members m where m.user_id = p_worker and m.organisation_id = member.organisation_id and m.support) then
    return jsonb_build_object('outcome', 'no_worker');
  end if;
  -- In one order, so that two who hand the same people over do not wait for each other.
  for one in select * from jsonb_array_elements(p_people::jsonb) e order by e.value ->> 0 loop
    select * into person from public.supported_people p where p.reference = one ->> 0 for update;
    if person.id is null or not public.may_see_supported_person(p_actor, person) or person.closed_at is not null then
      raise exception using errcode = 'ZZ404', message = 'missing';
    elsif person.version <> (one ->> 1)::integer then
      raise exception using errcode = 'ZZ409', message = person.name;
    end if;
    continue when person.worker_id is not distinct from p_worker;
    update public.supported_people set worker_id = p_worker where id = person.id;
    perform public.touch_support_file(person.id, 'handed_over', 'organisation', p_actor, coalesce(public.name_of_colleague(p_worker), ''));
    handed := handed || person.name;
  end loop;
  return jsonb_build_object('outcome', 'done', 'handed', handed,
    'worker', public.name_in_file(p_worker, member.organisation_id));
exception
  when sqlstate 'ZZ404' then return jsonb_build_object('outcome', 'missing');
  when sqlstate 'ZZ409' then return jsonb_build_object('outcome', 'changed', 'name', sqlerrm);
end
$$;

-- Makes the code that joins a file to the person's account, and sends it or leaves it to be written on paper. The one before stops working.
-- Nothing here depends on whether the address has an account. At most 5 a day for a file, and 40 emails a day for an organisation: whoever
-- may invite could otherwise have us write to anybody, as often as they like.
create function public.invite_supported_person(
  p_actor uuid, p_reference text, p_address text, p_code_digest text, p_email text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened jsonb := public.open_support_file(p_actor, p_reference, null);
  person public.supported_people;
  email jsonb := p_email::jsonb;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  select * into person from public.supported_people p where p.id = (opened ->> 'id')::uuid;
  if not public.has_support_consent(person.id) then
    return jsonb_build_object('outcome', 'no_consent');
  elsif person.user_id is not null then
    return jsonb_build_object('outcome', 'joined');
  elsif (select count(*) from public.support_events e where e.supported_person_id = person.id and e.kind in ('invited', 'code_made')
    and e.happened_at > now() - interval '1 day') >= 5 then
    return jsonb_build_object('outcome', 'limited');
  elsif p_address is not null then
    perform pg_advisory_xact_lock(hashtextextended('support invitations ' || person.organisation_id, 0));
    if (select count(*) from public.support_invitations i join public.supported_people p on p.id = i.supported_person_id
      where p.organisation_id = person.organisation_id and i.email is not null and i.created_at > now() - interval '1 day') >= 40 then
      return jsonb_build_object('outcome', 'limited');
    end if;
  end if;
  update public.support_invitations set withdrawn_at = now()
  where supported_person_id = person.id and used_at is null and withdrawn_at is null;
  insert into public.support_invitations (supported_person_id, email, code_digest, created_by, ends_at)
  values (person.id, lower(p_address), p_code_digest, p_actor, now() + interval '14 days');
  if p_address is not null then
    insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
    values ('support_invitation', lower(p_address), email ->> 'subject', email ->> 'html', email ->> 'text');
  end if;
  perform public.touch_support_file(person.id, case when p_address is null then 'code_made' else 'invited' end, 'organisation', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- 6. Steps of the person

-- What a code offers the account that types it: {"outcome": "open", "organisation", "name"}, or why it does not work. Every look counts as a
-- try, ten in an hour for an account, so that nobody guesses. It does not use the code up.
create function public.support_code_for(p_actor uuid, p_code_digest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  invitation public.support_invitations;
  person public.supported_people;
  role_now text;
begin
  select * into account from auth.users u where u.id = p_actor and u.deleted_at is null;
  role_now := account.raw_app_meta_data ->> 'role';
  if account.id is null or not public.is_proven(account) then
    return jsonb_build_object('outcome', 'unverified');
  elsif role_now is not null and role_now <> 'candidate' then
    return jsonb_build_object('outcome', 'other_role');
  elsif public.count_attempt('support code ' || p_actor, 5, 10) > 0 then
    return jsonb_build_object('outcome', 'limited');
  end if;
  select * into invitation from public.support_invitations i where i.code_digest = p_code_digest;
  select * into person from public.supported_people p where p.id = invitation.supported_person_id;
  if invitation.id is null or invitation.withdrawn_at is not null or invitation.ends_at < now() or person.closed_at is not null then
    return jsonb_build_object('outcome', case when invitation.used_at is not null and person.user_id = p_actor then 'used' else 'ended' end);
  elsif invitation.used_at is not null then
    return jsonb_build_object('outcome', 'used');
  elsif invitation.email is not null
    and invitation.email <> coalesce(case when account.email_confirmed_at is not null then lower(account.email) end, '') then
    return jsonb_build_object('outcome', 'other_address');
  elsif exists (select 1 from public.supported_people p
    where p.organisation_id = person.organisation_id and p.user_id = p_actor and p.closed_at is null) then
    return jsonb_build_object('outcome', 'joined');
  elsif not public.has_support_consent(person.id) then
    return jsonb_build_object('outcome', 'ended');
  end if;
  return (select jsonb_build_object('outcome', 'open', 'organisation', o.name, 'name', person.name)
    from public.organisations o where o.id = person.organisation_id);
end
$$;

-- Joins a file to the account of the person, with what they choose to share: {"profile", "applications", "diary", "statement"}.
create function public.join_support(p_actor uuid, p_code_digest text, p_shares text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  asked jsonb;
  shares jsonb := p_shares::jsonb;
  person uuid;
begin
  select i.supported_person_id into person from public.support_invitations i where i.code_digest = p_code_digest;
  perform 1 from public.supported_people p where p.id = person for update;
  asked := public.support_code_for(p_actor, p_code_digest);
  if asked ->> 'outcome' <> 'open' then
    return asked;
  elsif not public.is_candidate(p_actor) then
    return jsonb_build_object('outcome', 'other_role');
  end if;
  update public.support_invitations set used_at = now() where code_digest = p_code_digest;
  update public.supported_people set user_id = p_actor, share_profile = (shares ->> 'profile')::boolean,
    share_applications = (shares ->> 'applications')::boolean, share_diary = (shares ->> 'diary')::boolean,
    share_statement = (shares ->> 'statement')::boolean
  where id = person;
  perform public.touch_support_file(person, 'joined', 'person', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- The open file of an account in an organisation that helps them, locked; null for any other.
create function public.own_support_file(p_actor uuid, p_person uuid) returns public.supported_people
language sql security definer set search_path = '' set lock_timeout = '2s' as $$
  select * from public.supported_people p
  where p.id = p_person and p.user_id = p_actor and p.closed_at is null and public.is_candidate(p_actor) for update
$$;

-- Changes what the person shares.
create function public.share_with_supporters(p_actor uuid, p_person uuid, p_shares text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.supported_people := public.own_support_file(p_actor, p_person);
  shares jsonb := p_shares::jsonb;
begin
  if person.id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  update public.supported_people set share_profile = (shares ->> 'profile')::boolean,
    share_applications = (shares ->> 'applications')::boolean, share_diary = (shares ->> 'diary')::boolean,
    share_statement = (shares ->> 'statement')::boolean
  where id = person.id;
  perform public.touch_support_file(person.id, 'shares_changed', 'person', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Ends the person's consent, which closes the file.
create function public.end_own_support(p_actor uuid, p_person uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.supported_people := public.own_support_file(p_actor, p_person);
begin
  if person.id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  perform public.close_supported_person(person.id, 'person', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Corrects what only the person can know best: p_facts has "name", "phone", "email", "safe_ways", "safe_hours" and
-- the safe days and times.
create function public.correct_own_support(p_actor uuid, p_person uuid, p_version integer, p_facts text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.supported_people := public.own_support_file(p_actor, p_person);
  next public.supported_people;
begin
  if person.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif person.version <> p_version then
    return jsonb_build_object('outcome', 'changed');
  end if;
  next := public.with_support_facts(person, p_facts::jsonb);
  update public.supported_people
  set name = next.name, phone = next.phone, email = next.email, safe_ways = next.safe_ways, safe_hours = next.safe_hours,
    safe_days = next.safe_days, safe_from = next.safe_from, safe_to = next.safe_to
  where id = person.id;
  perform public.touch_support_file(person.id, 'corrected', 'person', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Says that something in the file is wrong. Five open requests a day are the most.
create function public.ask_support_correction(p_actor uuid, p_person uuid, p_words text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.supported_people := public.own_support_file(p_actor, p_person);
begin
  if person.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif (select count(*) from public.support_events e where e.supported_person_id = person.id and e.kind = 'correction_asked'
    and e.happened_at > now() - interval '1 day') >= 5 then
    return jsonb_build_object('outcome', 'limited');
  end if;
  perform public.touch_support_file(person.id, 'correction_asked', 'person', p_actor, p_words);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- How far the person is with the seven things to sort out. p_sorted: as in supported_people.sorted
create function public.sort_own_support(p_actor uuid, p_person uuid, p_sorted text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.supported_people := public.own_support_file(p_actor, p_person);
begin
  if person.id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  update public.supported_people set sorted = p_sorted::jsonb where id = person.id;
  perform public.touch_support_file(person.id, 'sorted', 'person', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- 7. Copies, erasure, retention

-- Everything that organisations keep about an account, for its owner; what was written to them is in support_messages.sql, about the
-- work with them in support_work.sql, and how they came there in referrals.sql.
create function public.support_data_of(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'worker_id' - 'known_by' || jsonb_build_object(
    'organisation', o.name,
    'support_consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'id' - 'supported_person_id' - 'recorded_by' order by c.recorded_at, c.id), '[]')
      from public.support_consents c where c.supported_person_id = p.id),
    'work_restrictions', (select coalesce(jsonb_agg(to_jsonb(r) - 'id' - 'supported_person_id' - 'added_by' order by r.added_at, r.id), '[]')
      from public.work_restrictions r where r.supported_person_id = p.id),
    'support_invitations', (select coalesce(jsonb_agg(to_jsonb(i) - 'id' - 'supported_person_id' - 'code_digest' - 'created_by'
        order by i.created_at, i.id), '[]')
      from public.support_invitations i where i.supported_person_id = p.id),
    'support_openings', (select coalesce(jsonb_agg(to_jsonb(n) - 'id' - 'supported_person_id' - 'opened_by' order by n.opened_at, n.id), '[]')
      from public.support_openings n where n.supported_person_id = p.id),
    'support_events', (select coalesce(jsonb_agg(to_jsonb(e) - 'id' - 'supported_person_id' - 'actor_id' order by e.id), '[]')
      from public.support_events e where e.supported_person_id = p.id)
  ) || public.support_work_of(p.id) || public.support_messages_of(p.id) || public.job_suggestions_of(p.id)
    || public.mentoring_of_file(p.id) || jsonb_build_object('referrals', public.referrals_of_file(p.id)) order by p.created_at, p.id), '[]')
  from public.supported_people p join public.organisations o on o.id = p.organisation_id where p.user_id = p_user_id);
end
$$;

-- Closes files whose consent ran out 30 days ago, and those without an entry for 12 months, of which the worker was warned for a month
-- (lib/domain/casework/support-alerts.ts); and deletes closed ones after 12 months and codes after a month: p_rows of each. Returns how many
-- of the kind with the most.
create function public.purge_supported_people(p_rows integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended uuid[] := array(
    select c.supported_person_id from public.support_consents c
    where c.ended_at is null and c.ends_on < (now() - interval '30 days')::date order by c.ends_on, c.id limit p_rows);
  untouched uuid[] := array(
    select p.id from public.supported_people p
    where p.closed_at is null and p.changed_at < now() - interval '12 months' order by p.changed_at, p.id limit p_rows);
  deleted integer;
  codes integer;
begin
  perform public.close_supported_person(e.id, 'time', null) from unnest(ended || untouched) as e (id);
  delete from public.supported_people where ctid = any (array(
    select p.ctid from public.supported_people p where p.closed_at < now() - interval '12 months' order by p.closed_at limit p_rows));
  get diagnostics deleted = row_count;
  delete from public.support_invitations where ctid = any (array(
    select i.ctid from public.support_invitations i where i.ends_at < now() - interval '30 days' order by i.ends_at limit p_rows));
  get diagnostics codes = row_count;
  return greatest(cardinality(ended), cardinality(untouched), deleted, codes);
end
$$;

-- Rights

revoke all on function
  public.sight_of_supported_person, public.may_see_supported_person, public.has_support_consent, public.name_of_colleague, public.name_in_file,
  public.note_support, public.support_known_by, public.support_namesakes, public.keep_support_consent, public.with_support_facts, public.add_supported_person,
  public.close_supported_person, public.mark_support_entry, public.note_ready_for_work, public.leave_supported_people, public.is_released_by, public.supported_people_screen, public.support_workers,
  public.support_file, public.shared_with_supporters, public.supported_person_seen, public.my_support, public.open_support_file,
  public.touch_support_file, public.add_person, public.import_namesakes, public.import_people, public.change_person, public.add_work_restriction,
  public.end_work_restriction, public.open_corrections, public.answer_support_correction, public.renew_support_consent, public.end_support_consent,
  public.open_supported_person,
  public.hand_people_over, public.invite_supported_person, public.support_code_for, public.join_support, public.own_support_file,
  public.share_with_supporters, public.end_own_support, public.correct_own_support, public.ask_support_correction,
  public.sort_own_support, public.support_data_of, public.purge_supported_people
from public, anon, authenticated, service_role;
grant execute on function public.supported_people_screen, public.supported_person_seen, public.my_support to authenticated;
grant execute on function
  public.add_person, public.import_namesakes, public.import_people, public.change_person, public.add_work_restriction, public.end_work_restriction, public.answer_support_correction,
  public.renew_support_consent, public.end_support_consent, public.open_supported_person, public.hand_people_over,
  public.invite_supported_person, public.support_code_for, public.join_support, public.share_with_supporters, public.end_own_support,
  public.correct_own_support, public.ask_support_correction, public.sort_own_support
to service_role;
