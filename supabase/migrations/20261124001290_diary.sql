-- The diary of somebody who looks for work: interviews, appointments with whoever helps them, and entries of their own. Only the entries
-- are kept here; nobody reads them directly. Tests: diary and row-rights in tests/system.

create table public.diary_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 2 and 200),
  -- UK day and time.
  on_day date not null,
  at_time text not null check (at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes integer not null check (minutes between 5 and 480),
  place text not null default '' check (char_length(place) <= 200),
  added_at timestamptz not null default now(),
  -- A form that is sent twice adds one entry.
  unique (user_id, on_day, at_time, title)
);
create index diary_entries_by_day on public.diary_entries (on_day);
alter table public.diary_entries enable row level security;
revoke all on public.diary_entries from public, anon, authenticated, service_role;

-- What stands in somebody's diary from a day to before another one (null: from then on), earliest first. A JSON list of {"kind": "interview" |
-- "appointment" | "own", "id", "on_day", "at_time", "minutes", "way", "place", "title" (the job, or the entry's own), "with" (the company or
-- the organisation), "reference" (of the application or the file), "is_for" (the kind of an appointment), "is_offered" (an interview time that
-- the person can still choose: of each application the first, or many of them would crowd out what follows)}. Offered times are left out unless they are asked for: a calendar elsewhere shows what is agreed.
create function public.diary_of(p_user uuid, p_from date, p_before date, p_rows integer, p_with_offers boolean default false) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select 'interview' as kind, s.id, s.on_day, s.at_time, s.minutes, s.way, concat_ws(', ', s.place, nullif(s.postcode, '')) as place,
      j.title, c.name as "with", a.reference, null as is_for, s.state = 'offered' as is_offered
    from public.candidate_profiles f
    join public.applications a on a.person_id = f.person_id and a.ended_on is null
    join public.interview_slots s on s.application_id = a.id and (s.state = 'chosen' or (p_with_offers and s.state = 'offered'
      and a.stage = 'interview' and s.on_day + s.at_time::time > now() at time zone 'Europe/London' and not public.is_slot_taken(s)))
    join public.jobs j on j.id = a.job_id
    join public.organisations c on c.id = a.organisation_id
    where f.user_id = p_user
    union all
    select 'appointment', a.id, (a.starts_at at time zone 'Europe/London')::date,
      to_char(a.starts_at at time zone 'Europe/London', 'HH24:MI'), (extract(epoch from a.ends_at - a.starts_at) / 60)::integer,
      a.way, a.place, '', o.name, p.reference, a.kind, false
    from public.supported_people p
    join public.support_appointments a on a.supported_person_id = p.id and not a.is_cancelled
    join public.organisations o on o.id = p.organisation_id
    where p.user_id = p_user
    union all
    select 'own', e.id, e.on_day, e.at_time, e.minutes, null, e.place, e.title, '', '', null, false
    from public.diary_entries e where e.user_id = p_user
  )
  select coalesce(jsonb_agg(to_jsonb(d) order by d.on_day, d.at_time, d.id), '[]')
  from (
    select * from found f
    where f.on_day >= p_from and (p_before is null or f.on_day < p_before) and not (f.is_offered and exists (
      select 1 from found g where g.is_offered and g.reference = f.reference and g.on_day >= p_from
        and (g.on_day, g.at_time, g.id) < (f.on_day, f.at_time, f.id)))
    order by f.on_day, f.at_time, f.id limit p_rows
  ) d
$$;

-- The signed-in person's diary: {"entries" (see above, with the times offered), "feed_made_at" (when they made the private address of their calendar)}. Null for
-- anybody who does not look for work.
create function public.my_diary(p_from date, p_before date, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('entries', public.diary_of(a.id, p_from, p_before, p_rows, true),
    'feed_made_at', (select f.made_at from public.support_feeds f where f.user_id = a.id))
  from public.current_account() a where a.role = 'candidate'
$$;

-- The open steps of the signed-in person in every plan that goes on, as a JSON list of {"reference", "id", "goal", "what", "who", "by",
-- "done_on"}: the first page of the portal shows the next.
create function public.my_open_steps() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('reference', p.reference, 'id', s.id, 'goal', s.goal, 'what', s.what, 'who', s.who,
    'by', s.by_day, 'done_on', s.done_on) order by s.added_at, s.id), '[]')
  from public.current_account() a
  join public.supported_people p on p.user_id = a.id and p.closed_at is null
  join public.support_steps s on s.supported_person_id = p.id and s.who = 'person' and s.done_on is null
  where a.role = 'candidate' and public.has_support_consent(p.id)
$$;

-- Adds an entry to somebody's own diary. p_entry is JSON as text: {"title", "on", "at", "minutes", "place", "most" (entries from now on)}.
-- 'done' | 'too_many' | 'missing' (not somebody who looks for work)
create function public.add_diary_entry(p_actor uuid, p_entry text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  entry jsonb := p_entry::jsonb;
begin
  if not public.is_candidate(p_actor) then
    return 'missing';
  elsif (select count(*) from public.diary_entries e where e.user_id = p_actor and e.on_day >= (now() at time zone 'Europe/London')::date)
    >= (entry ->> 'most')::integer
  then
    return 'too_many';
  end if;
  insert into public.diary_entries (user_id, title, on_day, at_time, minutes, place)
  values (p_actor, entry ->> 'title', (entry ->> 'on')::date, entry ->> 'at', (entry ->> 'minutes')::integer, entry ->> 'place')
  on conflict do nothing;
  return 'done';
end
$$;

-- Takes an entry out of somebody's own diary. 'done', also when it is gone already.
create function public.remove_diary_entry(p_actor uuid, p_id uuid) returns text
language sql security definer set search_path = '' as $$
  delete from public.diary_entries where id = p_id and user_id = p_actor;
  select 'done'
$$;

-- Rights

revoke all on function
  public.diary_of, public.my_diary, public.my_open_steps, public.add_diary_entry, public.remove_diary_entry
from public, anon, authenticated, service_role;
grant execute on function public.my_diary, public.my_open_steps to authenticated;
grant execute on function public.add_diary_entry, public.remove_diary_entry to service_role;
