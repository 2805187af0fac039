-- The vault. A statement is what a person writes about their record in their own words. It arrives encrypted: the server encrypts and
-- decrypts it (lib/server/hiring/vault), each person's texts under a key of their own, which is wrapped by the server's VAULT_KEY. Nobody
-- reads these tables, not even the person: every access is one of the functions below.
-- Rules: lib/domain/vault. Tests: hiring-vault and hiring-rights in tests/system.

-- 1. Tables

create table public.statement_keys (
  person_id uuid primary key references public.candidate_profiles (person_id) on delete cascade,
  -- Which of the server's keys wraps it: the first digits of that key's digest.
  key_id text not null check (key_id ~ '^[0-9a-f]{12}$'),
  wrapped text not null check (char_length(wrapped) between 40 and 200)
);
create index statement_keys_under_a_key on public.statement_keys (key_id, person_id);

create table public.statements (
  person_id uuid not null references public.statement_keys (person_id) on delete cascade,
  version integer not null check (version > 0),
  sealed text not null check (char_length(sealed) between 40 and 40000),
  written_at timestamptz not null default now(),
  primary key (person_id, version)
);

-- A version that the person lets one employer read, for one application. What has ended stays ended; the person may release it again.
create table public.statement_releases (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  person_id uuid not null references public.candidate_profiles (person_id) on delete cascade,
  version integer not null,
  given_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text check (ended_because in ('taken_back', 'withdrawn', 'company_paused', 'hidden')),
  -- Who could read statements at the company until then, the person knows: the form that released it named them, and later readers were
  -- told. Somebody newer cannot open it yet.
  readers_told_at timestamptz not null default now(),
  -- There is a newer reader, of whom the person has to be told.
  has_new_reader boolean not null default false,
  check ((ended_at is null) = (ended_because is null))
);
create unique index one_open_release on public.statement_releases (application_id) where ended_at is null;
create index statement_releases_of_an_application on public.statement_releases (application_id, given_at desc);
create index open_releases_by_day on public.statement_releases (given_at) where ended_at is null;
create index statement_releases_to_tell on public.statement_releases (id) where has_new_reader;
create index statement_releases_of_a_person on public.statement_releases (person_id, given_at desc);

-- Who opened it, and when. It is written before the text is handed out, and never changes.
create table public.statement_readings (
  id uuid primary key default gen_random_uuid(),
  release_id uuid not null references public.statement_releases (id) on delete cascade,
  -- Null for a deleted account.
  reader_id uuid references auth.users (id) on delete set null,
  read_at timestamptz not null default now()
);
create index statement_readings_of_a_release on public.statement_readings (release_id, read_at);
create index statement_readings_of_a_reader on public.statement_readings (reader_id, read_at) where reader_id is not null;

alter table public.statement_keys enable row level security;
alter table public.statements enable row level security;
alter table public.statement_releases enable row level security;
alter table public.statement_readings enable row level security;
revoke all on
  public.statement_keys, public.statements, public.statement_releases, public.statement_readings
from public, anon, authenticated, service_role;

-- 2. Writing

-- The statements of an account, as stored, newest version first: {"person_id", "key": {"key_id", "wrapped"} | null, "versions":
-- [{"version", "written_at", "sealed"}]}. "sealed" comes with the requested version only: the newest for null, all of them for 0.
-- person_id is null for somebody who has no profile yet.
create function public.vault_of(p_actor uuid, p_version integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'person_id', p.person_id,
    'key', (select jsonb_build_object('key_id', k.key_id, 'wrapped', k.wrapped)
      from public.statement_keys k where k.person_id = p.person_id),
    'versions', (select coalesce(jsonb_agg(jsonb_build_object('version', s.version, 'written_at', s.written_at,
        'sealed', case when p_version in (0, s.version) or (p_version is null and s.version = s.newest) then s.sealed end)
        order by s.version desc), '[]')
      from (select *, max(version) over () as newest from public.statements t where t.person_id = p.person_id) s)
  )
  from (select p_actor as id) actor left join public.candidate_profiles p on p.user_id = actor.id
$$;

-- The same before something is written: it creates a missing profile, because a text is encrypted for its person. Null for an account that
-- is not a candidate's at this moment.
create function public.vault_to_write(p_actor uuid, p_version integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- In a statement of its own, because the next one has to see the profile.
  if public.person_of(p_actor) is null then
    return null;
  end if;
  return public.vault_of(p_actor, p_version);
end
$$;

-- Stores a new version. p_statement: {"sealed", "key_id", "wrapped", "was" (the wrapped key before, or null), "keep" (how many versions
-- stay; the oldest are deleted, except one that an employer may read)}.
-- {"outcome": "done" | "changed" (another version was stored after p_version) | "forbidden"}
create function public.keep_statement(p_actor uuid, p_version integer, p_statement text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_statement::jsonb;
  person uuid := public.person_of(p_actor);
  newest integer;
begin
  if person is null then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select coalesce(max(s.version), 0) into newest from public.statements s where s.person_id = person;
  if newest <> p_version or (select k.wrapped from public.statement_keys k where k.person_id = person)
    is distinct from given ->> 'was' then
    return jsonb_build_object('outcome', 'changed');
  end if;
  insert into public.statement_keys (person_id, key_id, wrapped) values (person, given ->> 'key_id', given ->> 'wrapped')
  on conflict (person_id) do update set key_id = excluded.key_id, wrapped = excluded.wrapped;
  insert into public.statements (person_id, version, sealed) values (person, newest + 1, given ->> 'sealed');
  delete from public.statements s
  where s.person_id = person and s.version <= newest + 1 - (given ->> 'keep')::integer and not exists (
    select 1 from public.statement_releases r where r.person_id = person and r.version = s.version and r.ended_at is null);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Ends a person's releases, for one application or for all of them (null), each with a line in its history. Returns how many. It checks no
-- version: nothing that an employer does meanwhile may stop it.
create function public.take_back(p_person uuid, p_application uuid, p_actor uuid, p_day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  taken integer;
begin
  perform 1 from public.applications a
  where a.id in (
    select r.application_id from public.statement_releases r
    where r.person_id = p_person and r.ended_at is null and (p_application is null or r.application_id = p_application))
  order by a.id for update;
  with ended as (
    update public.statement_releases r set ended_at = now(), ended_because = 'taken_back'
    where r.person_id = p_person and r.ended_at is null and (p_application is null or r.application_id = p_application)
    returning r.application_id
  ), moved as (
    update public.applications a set version = a.version + 1 from ended e where a.id = e.application_id returning a.id, a.version
  )
  insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id)
  select m.id, p_day, m.version, 'statement_taken_back', 'candidate', p_actor from moved m;
  get diagnostics taken = row_count;
  return taken;
end
$$;

-- Takes a statement back from one application. {"outcome": "done" | "missing" (nothing is released there)}
create function public.take_statement_back(p_actor uuid, p_application uuid, p_day date) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person uuid;
begin
  select p.person_id into person from public.candidate_profiles p
  where p.user_id = p_actor and public.is_candidate(p_actor) for update;
  return jsonb_build_object('outcome', case
    when person is not null and public.take_back(person, p_application, p_actor, p_day) > 0 then 'done' else 'missing' end);
end
$$;

-- Deletes every version and the key, after ending every release. {"outcome": "done" | "forbidden"}
create function public.delete_statements(p_actor uuid, p_day date) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person uuid;
begin
  select p.person_id into person from public.candidate_profiles p
  where p.user_id = p_actor and public.is_candidate(p_actor) for update;
  if person is null then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  perform public.take_back(person, null, p_actor, p_day);
  delete from public.statement_keys where person_id = person;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Lets the employer of an application read a version; p_change and p_event are the step for commit_application(). "no_reader" if the
-- company could not read it: nobody there can, or the person hides from it.
create function public.release_statement(
  p_actor uuid, p_application uuid, p_version integer, p_statement integer, p_change text, p_event text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person uuid;
  company uuid;
  answer jsonb;
begin
  select p.person_id into person from public.candidate_profiles p
  where p.user_id = p_actor and public.is_candidate(p_actor) for update;
  select a.organisation_id into company from public.applications a where a.id = p_application and a.person_id = person;
  if company is null then
    return jsonb_build_object('outcome', 'missing');
  elsif not exists (select 1 from public.statements s where s.person_id = person and s.version = p_statement) then
    return jsonb_build_object('outcome', 'no_statement');
  elsif not public.company_has_reader(company)
    or exists (select 1 from public.hidden_companies h where h.person_id = person and h.organisation_id = company) then
    return jsonb_build_object('outcome', 'no_reader');
  elsif exists (select 1 from public.statement_releases r where r.application_id = p_application and r.ended_at is null) then
    return jsonb_build_object('outcome', 'changed');
  end if;
  answer := public.commit_application(p_actor, p_application, p_version, p_change, p_event);
  if answer ->> 'outcome' = 'done' then
    insert into public.statement_releases (application_id, person_id, version)
    select a.id, person, p_statement from public.applications a where a.id = p_application and a.disclosure = 'shared';
    -- Nobody is given a statement that they did not ask for: the exception undoes the step as well.
    if not found then
      raise exception 'a statement that was not asked for';
    end if;
  end if;
  return answer;
end
$$;

-- 3. Reading

-- The release that an account may read at this moment for an application: it is a member of the company with both rights, the company is
-- approved, the person does not hide from it and has shared the statement, and the application is open or ended less than six months ago.
-- Null for everybody else, and for a member who may read statements only since then, until the person has been told.
create function public.readable_release(p_actor uuid, p_application uuid, p_today date) returns public.statement_releases
language sql stable security definer set search_path = '' as $$
  select r from public.applications a
  join public.statement_releases r on r.application_id = a.id and r.ended_at is null
  join public.organisation_members m on m.user_id = p_actor and m.organisation_id = a.organisation_id and m.reads_since <= r.readers_told_at
  where a.id = p_application and a.is_named and a.disclosure = 'shared' and a.person_id = r.person_id
    and public.side_in_application(p_actor, a) = 'employer'
    and (a.ended_on is null or a.ended_on + interval '6 months' > p_today)
$$;

-- What a member sees about a statement, with when they last read it; null for never. "is_telling": they may read it once the person has been
-- told of them, within a minute or so. {"state", "may_read", "is_telling", "given_at", "read_at"}
create function public.statement_for_member(p_actor uuid, p_application uuid, p_today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', case
      when r.ended_because = 'taken_back' then 'taken_back'
      when r.ended_at is not null or a.ended_on + interval '6 months' <= p_today then 'closed'
      else 'open' end,
    'may_read', (public.readable_release(p_actor, a.id, p_today)).id is not null,
    'is_telling', r.has_new_reader and exists (
      select 1 from public.organisation_members m where m.user_id = p_actor and m.reads_since > r.readers_told_at),
    'given_at', r.given_at,
    'read_at', (select max(d.read_at) from public.statement_readings d where d.release_id = r.id and d.reader_id = p_actor))
  from public.applications a join public.statement_releases r on r.application_id = a.id
  where a.id = p_application and public.side_in_application(p_actor, a) = 'employer'
  order by r.given_at desc limit 1
$$;

-- Records a reading and returns its number only; statement_of_reading() then returns the text. The first reading of a release is a line in
-- the application's history, which both sides read, and an email to the person. Later readings are listed with the statement alone, so that
-- they do not bury the rest of the history. A reading is no step: the version stays, so that nobody's form is refused because of it.
create function public.begin_reading(p_actor uuid, p_application uuid, p_today date, p_email text default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
  release uuid;
  reading uuid;
  is_first boolean;
begin
  if not exists (
    select 1 from public.applications a join public.organisation_members m on m.user_id = p_actor and m.organisation_id = a.organisation_id
    where a.id = p_application and m.read_disclosures and public.side_in_application(p_actor, a) = 'employer'
  ) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  -- Locked until the end, the application first, as in take_back(): nobody reads a statement after it was taken back.
  perform 1 from public.applications a where a.id = p_application for update;
  select r.id into release from public.statement_releases r
  where r.application_id = p_application and r.ended_at is null for update;
  if (public.readable_release(p_actor, p_application, p_today)).id is distinct from release or release is null then
    return jsonb_build_object('outcome', 'ended');
  end if;
  select d.id into reading from public.statement_readings d
  where d.release_id = release and d.reader_id = p_actor and d.read_at > now() - interval '1 minute' order by d.read_at desc limit 1;
  if reading is not null then
    return jsonb_build_object('outcome', 'done', 'reading', reading);
  end if;
  is_first := not exists (select 1 from public.statement_readings d where d.release_id = release);
  insert into public.statement_readings (release_id, reader_id) values (release, p_actor) returning id into reading;
  if is_first then
    insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id)
    select a.id, p_today, a.version, 'statement_read', 'employer', p_actor from public.applications a where a.id = p_application;
  end if;
  if is_first and told is not null then
    perform public.note_update_for(r.person_id) from public.statement_releases r where r.id = release;
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
    select u.id, 'application_update', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
    from public.statement_releases r
    join public.candidate_profiles p on p.person_id = r.person_id join auth.users u on u.id = p.user_id
    where r.id = release and u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails);
  end if;
  return jsonb_build_object('outcome', 'done', 'reading', reading);
end
$$;

-- The encrypted text for a recorded reading, only for the member who made it, for p_minutes; each time it checks again whether they may
-- read. {"outcome": "done", "person_id", "version", "sealed", "key", "read_at"} or "missing" (no such reading of theirs), "over" (too long
-- ago), "ended"
create function public.statement_of_reading(
  p_actor uuid, p_application uuid, p_reading uuid, p_today date, p_minutes integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reading public.statement_readings;
  release public.statement_releases;
begin
  select d.* into reading from public.statement_readings d join public.statement_releases r on r.id = d.release_id
  where d.id = p_reading and d.reader_id = p_actor and r.application_id = p_application;
  if reading.id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  release := public.readable_release(p_actor, p_application, p_today);
  if release.id is distinct from reading.release_id then
    return jsonb_build_object('outcome', 'ended');
  elsif reading.read_at < now() - p_minutes * interval '1 minute' then
    return jsonb_build_object('outcome', 'over');
  end if;
  return (
    select jsonb_build_object('outcome', 'done', 'person_id', s.person_id, 'version', s.version, 'sealed', s.sealed,
      'key', jsonb_build_object('key_id', k.key_id, 'wrapped', k.wrapped), 'read_at', reading.read_at)
    from public.statements s join public.statement_keys k on k.person_id = s.person_id
    where s.person_id = release.person_id and s.version = release.version);
end
$$;

-- How a reader appears to the person: by the name on the account, 80 characters at most, and always by the address, because everybody
-- chooses their own name. A name that is an authority's, or holds characters that cannot be seen, is left out.
create function public.reader_name(p_user auth.users) returns text
language sql immutable set search_path = '' as $$
  select case
    when coalesce(n.name, '') = '' or n.name ~* '\m(probation|police|court|prison|hmpps|hmp|ministry|home office|parole|council|dbs)\M'
      or n.name ~ '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]' then p_user.email
    else left(n.name, 80) || ' (' || p_user.email || ')' end
  from (select trim(p_user.raw_user_meta_data ->> 'full_name') as name) n
$$;

-- Which employers a person let read a statement, the newest 100 first, and who read it: [{"application", "job", "company", "version",
-- "given_at", "ended_because", "application_ended_on", "readings": [{"name", "read_at"}]}]. A reader without a name appears by address.
create function public.statement_releases_of(p_actor uuid, p_application uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'application', a.reference, 'job', j.title, 'company', c.name, 'version', r.version, 'given_at', r.given_at,
      'ended_because', r.ended_because, 'application_ended_on', a.ended_on,
      'readings', (select coalesce(jsonb_agg(jsonb_build_object(
          'name', public.reader_name(u), 'read_at', d.read_at) order by d.read_at), '[]')
        from public.statement_readings d left join auth.users u on u.id = d.reader_id where d.release_id = r.id)
    ) order by r.given_at desc), '[]')
  from (
    select s.* from public.candidate_profiles p join public.statement_releases s on s.person_id = p.person_id
    where p.user_id = p_actor and (p_application is null or s.application_id = p_application)
    order by s.given_at desc limit 100
  ) r
  join public.applications a on a.id = r.application_id
  join public.jobs j on j.id = a.job_id
  join public.organisations c on c.id = a.organisation_id
$$;

-- The people at the company who could read a statement now, for the person who applied.
create function public.statement_readers_of(p_actor uuid, p_application uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.reader_name(u) order by u.created_at), '[]')
  from public.candidate_profiles p
  join public.applications a on a.person_id = p.person_id
  join public.organisations c on c.id = a.organisation_id
  join public.organisation_members m on m.organisation_id = c.id
  cross join lateral (select * from auth.users one where one.id = m.user_id offset 0) u
  where p.user_id = p_actor and a.id = p_application and c.state = 'approved' and m.read_disclosures and m.see_applicants
    and not exists (select 1 from public.hidden_companies h where h.person_id = p.person_id and h.organisation_id = c.id)
    and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;

-- Released statements that somebody new could read at the company, of which the person has not been told: [{"release", "application",
-- "reference"}]
create function public.releases_with_new_readers(p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('release', r.id, 'application', a.id, 'reference', a.reference)), '[]')
  from (select * from public.statement_releases s where s.has_new_reader order by s.id limit p_rows) r
  join public.applications a on a.id = r.application_id
$$;

-- Tells a person that somebody new at the company may read their statement: a line in the history and an email in one step, after which the
-- new reader can open it. False if another server was quicker, or it is no longer shared.
create function public.tell_of_new_reader(p_release uuid, p_day date, p_email text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
begin
  update public.statement_releases set has_new_reader = false, readers_told_at = clock_timestamp()
  where id = p_release and has_new_reader and ended_at is null;
  if not found then
    return false;
  end if;
  insert into public.application_events (application_id, happened_on, version, kind, by_side)
  select a.id, p_day, a.version, 'reader_added', 'employer'
  from public.statement_releases r join public.applications a on a.id = r.application_id where r.id = p_release;
  perform public.note_update_for(r.person_id) from public.statement_releases r where r.id = p_release;
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, 'application_update', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from public.statement_releases r
  join public.candidate_profiles p on p.person_id = r.person_id join auth.users u on u.id = p.user_id
  where r.id = p_release and u.email_confirmed_at is not null and u.deleted_at is null
    and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails);
  return true;
end
$$;

-- 4. What follows by itself

-- Somebody new may read statements at a company: those who share one are to be told.
create function public.note_new_reader() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.statement_releases r set has_new_reader = true
  from public.applications a
  where a.id = r.application_id and a.organisation_id = new.organisation_id and r.ended_at is null and r.readers_told_at < new.reads_since;
  return null;
end
$$;
create trigger note_new_reader after insert or update on public.organisation_members
for each row when (new.reads_since is not null) execute function public.note_new_reader();

-- A release that ends has nobody to tell.
create function public.end_telling() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.has_new_reader := false;
  return new;
end
$$;
create trigger end_telling before update of ended_at on public.statement_releases
for each row when (new.ended_at is not null) execute function public.end_telling();

-- Stores with the application since when a released statement has waited for its first reading: the list of what waits for a company checks
-- it in each row.
create function public.keep_unread_statement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  application uuid;
  unread date;
begin
  if tg_table_name = 'statement_readings' then
    select r.application_id into application from public.statement_releases r where r.id = new.release_id;
  else
    application := coalesce(new.application_id, old.application_id);
  end if;
  select (r.given_at at time zone 'Europe/London')::date into unread from public.statement_releases r
  where r.application_id = application and r.ended_at is null
    and not exists (select 1 from public.statement_readings d where d.release_id = r.id);
  update public.applications set statement_since = unread where id = application and statement_since is distinct from unread;
  return null;
end
$$;
create trigger keep_unread_statement after insert or delete or update of ended_at on public.statement_releases
for each row execute function public.keep_unread_statement();
create trigger keep_read_statement after insert on public.statement_readings
for each row execute function public.keep_unread_statement();

-- A release ends when the person withdraws or declines the offer,
create function public.end_release_of_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.statement_releases set ended_at = now(), ended_because = 'withdrawn'
  where application_id = new.id and ended_at is null;
  return null;
end
$$;
create trigger end_release_of_application after update of stage on public.applications
for each row when (new.stage in ('withdrawn', 'offer_declined') and old.stage <> new.stage)
execute function public.end_release_of_application();

-- when its company is no longer approved (it stays ended if the company is approved again),
create function public.end_releases_of_company() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.statement_releases r set ended_at = now(), ended_because = 'company_paused'
  from public.applications a where a.organisation_id = new.id and r.application_id = a.id and r.ended_at is null;
  return null;
end
$$;
create trigger end_releases_of_company after update of state on public.organisations
for each row when (old.state = 'approved' and new.state <> 'approved')
execute function public.end_releases_of_company();

-- and when the person hides from the company.
create function public.end_releases_to_hidden() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.statement_releases r set ended_at = now(), ended_because = 'hidden'
  from public.applications a
  where a.organisation_id = new.organisation_id and r.application_id = a.id and r.person_id = new.person_id and r.ended_at is null;
  return null;
end
$$;
create trigger end_releases_to_hidden after insert on public.hidden_companies
for each row execute function public.end_releases_to_hidden();

-- 5. A new VAULT_KEY

-- The keys of persons that are not wrapped by p_key_id, p_rows of them after a person.
create function public.statement_keys_to_wrap(p_key_id text, p_after uuid, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(k) order by k.person_id), '[]')
  from (
    select * from public.statement_keys s
    where s.key_id <> p_key_id and (p_after is null or s.person_id > p_after) order by s.person_id limit p_rows) k
$$;

-- Stores the same key, wrapped again. Returns false if it has changed since.
create function public.wrap_statement_key(p_person uuid, p_was text, p_key_id text, p_wrapped text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.statement_keys set key_id = p_key_id, wrapped = p_wrapped where person_id = p_person and wrapped = p_was;
  return found;
end
$$;

-- Rights

revoke all on function
  public.vault_of, public.vault_to_write, public.keep_statement, public.take_back, public.take_statement_back,
  public.delete_statements, public.release_statement, public.readable_release, public.statement_for_member, public.begin_reading,
  public.statement_of_reading, public.statement_releases_of, public.statement_readers_of, public.keep_unread_statement,
  public.end_release_of_application, public.end_releases_of_company, public.end_releases_to_hidden, public.statement_keys_to_wrap,
  public.wrap_statement_key, public.reader_name, public.releases_with_new_readers, public.tell_of_new_reader, public.note_new_reader,
  public.end_telling
from public, anon, authenticated, service_role;
grant execute on function
  public.vault_of, public.vault_to_write, public.keep_statement, public.take_statement_back, public.delete_statements,
  public.release_statement, public.statement_for_member, public.begin_reading, public.statement_of_reading,
  public.statement_releases_of, public.statement_readers_of, public.statement_keys_to_wrap, public.wrap_statement_key,
  public.releases_with_new_readers, public.tell_of_new_reader
to service_role;
