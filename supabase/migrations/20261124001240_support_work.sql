-- The work with the people whom partners support: appointments, notes, the plan with its needs, and what was put off. Nobody reads these
-- tables directly: every access is one of the functions below. The rules are in lib/domain/casework.
-- Tests: support-work and row-rights in tests/system.

-- 1. Tables

create table public.support_appointments (
  id uuid primary key default gen_random_uuid(),
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  version integer not null default 1,
  kind text not null check (kind in ('support', 'mentoring', 'training', 'probation', 'jobcentre', 'health', 'other')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  way text not null check (way in ('in_person', 'phone', 'video')),
  place text not null check (char_length(place) between 3 and 200 or (place = '' and way = 'phone')),
  -- Null once the worker has left; somebody else then takes the appointment over or cancels it.
  worker_id uuid references auth.users (id) on delete set null,
  is_cancelled boolean not null default false,
  -- Who asked, when it was last moved or cancelled.
  change_asked_by text check (change_asked_by in ('person', 'worker')),
  outcome text check (outcome in ('attended', 'attended_late', 'acceptable_absence', 'unacceptable_absence', 'cancelled_by_us')),
  booked_at timestamptz not null default now(),
  -- Since when its time stands.
  time_set_at timestamptz not null default now(),
  -- When each reminder of this time was queued, or it was clear that nobody gets it: support_reminders.sql.
  day_reminder_at timestamptz,
  hours_reminder_at timestamptz,
  check (outcome is null or not is_cancelled)
);
create index support_appointments_of_a_person on public.support_appointments (supported_person_id, starts_at);
create index support_appointments_of_a_worker on public.support_appointments (worker_id, starts_at) where worker_id is not null;
create index support_appointments_day_ahead on public.support_appointments (starts_at) where day_reminder_at is null and not is_cancelled;
create index support_appointments_hours_ahead on public.support_appointments (starts_at) where hours_reminder_at is null and not is_cancelled;
create index support_appointments_to_note on public.support_appointments (worker_id, starts_at)
where outcome is null and not is_cancelled;

-- Notes never change: a correction is another note. The person reads them, except those for colleagues, which need a reason and are in the
-- copy of their data.
create table public.support_notes (
  id uuid primary key default gen_random_uuid(),
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  kind text not null check (kind in ('contact', 'meeting', 'phone', 'work', 'home', 'money', 'other')),
  words text not null check (char_length(words) between 2 and 12000),
  is_for_colleagues boolean not null default false,
  reason text not null default '' check (char_length(reason) <= 300),
  corrects uuid references public.support_notes (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default now(),
  check (is_for_colleagues = (reason <> ''))
);
create index support_notes_of_a_person on public.support_notes (supported_person_id, written_at, id);
create index support_notes_of_an_author on public.support_notes (author_id) where author_id is not null;
create index support_notes_that_correct on public.support_notes (corrects) where corrects is not null;

create table public.support_steps (
  id uuid primary key default gen_random_uuid(),
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  goal text not null check (char_length(goal) between 3 and 160),
  what text not null check (char_length(what) between 3 and 200),
  who text not null check (who in ('person', 'worker')),
  by_day date,
  version integer not null default 1,
  done_on date,
  added_at timestamptz not null default now(),
  -- Who wrote it and who ticked it: colleagues, or the person for a step of their own.
  added_by uuid references auth.users (id) on delete set null,
  done_by uuid references auth.users (id) on delete set null
);
create index support_steps_of_a_person on public.support_steps (supported_person_id, added_at, id);
create index support_steps_added_by on public.support_steps (added_by) where added_by is not null;
create index support_steps_done_by on public.support_steps (done_by) where done_by is not null;

create table public.support_needs (
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  need text not null check (need in ('home', 'money_and_id', 'health', 'drugs_and_alcohol', 'family', 'learning_and_work', 'thinking')),
  state text not null check (state in ('not_started', 'going_on', 'met', 'not_wanted')),
  changed_on date not null,
  primary key (supported_person_id, need)
);

-- What is put off until a day. The alerts themselves are worked out each time: lib/domain/casework/support-alerts.ts.
create table public.support_put_offs (
  supported_person_id uuid not null references public.supported_people (id) on delete cascade,
  alert text not null check (alert in (
    'did_not_come_twice', 'released_without_plan', 'message_unread', 'not_well', 'no_contact', 'job_check_due', 'step_overdue', 'consent_ends', 'file_closes',
    'outcome_missing')),
  until date not null,
  reason text not null check (char_length(reason) between 3 and 300),
  primary key (supported_person_id, alert)
);

-- Each of them is an entry in the file.
create trigger appointment_is_an_entry after insert or update of starts_at, is_cancelled, outcome on public.support_appointments
for each row execute function public.mark_support_entry();
create trigger note_is_an_entry after insert on public.support_notes
for each row execute function public.mark_support_entry();
create trigger step_is_an_entry after insert or update on public.support_steps
for each row execute function public.mark_support_entry();
create trigger need_is_an_entry after insert or update on public.support_needs
for each row execute function public.mark_support_entry();

alter table public.support_appointments enable row level security;
alter table public.support_notes enable row level security;
alter table public.support_steps enable row level security;
alter table public.support_needs enable row level security;
alter table public.support_put_offs enable row level security;
revoke all on
  public.support_appointments, public.support_notes, public.support_steps, public.support_needs, public.support_put_offs
from public, anon, authenticated, service_role;

-- 2. Steps
-- Each opens the file as the steps of supported_people.sql do, and changes rows together or not at all.

-- The number of a person in whose file a member may write at this moment, locked, as {"outcome": "open", "id"}; the reason why not
-- otherwise.
create function public.open_support_work(p_actor uuid, p_reference text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  opened jsonb := public.open_support_file(p_actor, p_reference, null);
begin
  if opened ->> 'outcome' = 'open' and not public.has_support_consent((opened ->> 'id')::uuid) then
    return jsonb_build_object('outcome', 'no_consent');
  end if;
  return opened;
end
$$;

-- The reference of the file that an appointment or a step belongs to.
create function public.reference_of_support(p_person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.reference from public.supported_people p where p.id = p_person
$$;

-- What is in the way of wanted times: appointments of the person, or of the worker with anybody; and interviews of the person, if they share
-- their applications or their diary. p_times is a JSON list of {"from", "to"}. Of somebody else's appointment, and of an interview, only the
-- time is said.
create function public.support_clashes(p_person uuid, p_worker uuid, p_times jsonb, p_but uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with wanted as (
    select * from jsonb_to_recordset(p_times) as t ("from" timestamptz, "to" timestamptz)
  ), interviews as (
    select (s.on_day + s.at_time::time) at time zone 'Europe/London' as starts_at, make_interval(mins => s.minutes) as lasts
    from public.supported_people p join public.candidate_profiles f on f.user_id = p.user_id
    join public.applications x on x.person_id = f.person_id and x.ended_on is null
    join public.interview_slots s on s.application_id = x.id and s.state = 'chosen'
    where p.id = p_person and (p.share_applications or p.share_diary)
  ), taken as (
    select a.starts_at, a.ends_at, a.supported_person_id = p_person as is_own, false as is_interview
    from wanted w
    join public.support_appointments a on (a.supported_person_id = p_person or a.worker_id = p_worker) and not a.is_cancelled
      and a.id is distinct from p_but and a.starts_at < w."to" and a.ends_at > w."from"
    union
    select i.starts_at, i.starts_at + i.lasts, true, true
    from wanted w join interviews i on i.starts_at < w."to" and i.starts_at + i.lasts > w."from"
  )
  select coalesce(jsonb_agg(jsonb_build_object('from', t.starts_at, 'to', t.ends_at, 'is_own', t.is_own, 'is_interview', t.is_interview)
    order by t.starts_at, t.ends_at), '[]')
  from taken t
$$;

-- Books one appointment or several. p_booking is JSON as text: {"kind", "times": [{"from", "to"}], "way", "place", "anyway"}.
-- {"outcome": "done" | "clash" with "clashes" | "closed" | "no_consent" | "missing"}
create function public.book_support_appointments(p_actor uuid, p_reference text, p_booking text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  booking jsonb := p_booking::jsonb;
  opened jsonb := public.open_support_work(p_actor, p_reference);
  person uuid := (opened ->> 'id')::uuid;
  worker uuid;
  clashes jsonb;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  -- It stands in the day of whoever helps the person, also when somebody books it who stands in for them.
  worker := coalesce((select p.worker_id from public.supported_people p where p.id = person), p_actor);
  clashes := public.support_clashes(person, worker, booking -> 'times');
  if clashes <> '[]' and not (booking ->> 'anyway')::boolean then
    return jsonb_build_object('outcome', 'clash', 'clashes', clashes);
  end if;
  insert into public.support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, worker_id)
  select person, booking ->> 'kind', t."from", t."to", booking ->> 'way', booking ->> 'place', worker
  from jsonb_to_recordset(booking -> 'times') as t ("from" timestamptz, "to" timestamptz);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Appointments follow the person to whoever helps them now, those whose outcome is still to be noted too: each stands in somebody's day.
create function public.hand_over_appointments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.support_appointments set worker_id = new.worker_id
  where supported_person_id = new.id and outcome is null and not is_cancelled;
  return null;
end
$$;
create trigger hand_over_appointments after update of worker_id on public.supported_people
for each row when (new.worker_id is not null and new.worker_id is distinct from old.worker_id)
execute function public.hand_over_appointments();

-- Moves, cancels or notes the end of an appointment, on the version that was shown. p_change is JSON as text: {"step": "move", "from", "to",
-- "way", "place", "asker", "anyway"} | {"step": "cancel", "asker"} | {"step": "outcome", "outcome", "note": {...} | null}.
-- {"outcome": "done" | "changed" | "clash" | "over" (its time has not come) | "closed" | "no_consent" |
-- "missing"}
create function public.change_support_appointment(p_actor uuid, p_id uuid, p_version integer, p_change text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  change jsonb := p_change::jsonb;
  appointment public.support_appointments;
  opened jsonb;
  clashes jsonb;
begin
  select * into appointment from public.support_appointments a where a.id = p_id;
  opened := public.open_support_work(p_actor, public.reference_of_support(appointment.supported_person_id));
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  select * into appointment from public.support_appointments a where a.id = p_id for update;
  if appointment.version is distinct from p_version or appointment.is_cancelled then
    return jsonb_build_object('outcome', 'changed');
  elsif change ->> 'step' = 'outcome' then
    if appointment.starts_at > now() then
      return jsonb_build_object('outcome', 'over');
    end if;
    update public.support_appointments set outcome = change ->> 'outcome', version = version + 1 where id = p_id;
    if change -> 'note' <> 'null' then
      perform public.insert_support_note(p_actor, appointment.supported_person_id, change -> 'note');
    end if;
  elsif change ->> 'step' = 'cancel' then
    update public.support_appointments set is_cancelled = true, outcome = null, change_asked_by = change ->> 'asker', version = version + 1
    where id = p_id;
  else
    clashes := public.support_clashes(appointment.supported_person_id, appointment.worker_id, jsonb_build_array(change), p_id);
    if clashes <> '[]' and not (change ->> 'anyway')::boolean then
      return jsonb_build_object('outcome', 'clash', 'clashes', clashes);
    end if;
    update public.support_appointments
    set starts_at = (change ->> 'from')::timestamptz, ends_at = (change ->> 'to')::timestamptz, way = change ->> 'way',
      place = change ->> 'place', outcome = null, change_asked_by = change ->> 'asker', version = version + 1
    where id = p_id;
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;

create function public.insert_support_note(p_actor uuid, p_person uuid, p_note jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.support_notes (supported_person_id, kind, words, is_for_colleagues, reason, corrects, author_id)
  values (p_person, p_note ->> 'kind', p_note ->> 'words', (p_note ->> 'is_for_colleagues')::boolean, p_note ->> 'reason',
    (select n.id from public.support_notes n where n.id = (p_note ->> 'corrects')::uuid and n.supported_person_id = p_person), p_actor)
$$;

-- Writes a note. p_note is JSON as text: {"kind", "words", "is_for_colleagues", "reason", "corrects"}.
create function public.add_support_note(p_actor uuid, p_reference text, p_note text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  opened jsonb := public.open_support_work(p_actor, p_reference);
  person uuid := (opened ->> 'id')::uuid;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  perform public.insert_support_note(p_actor, person, p_note::jsonb);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Adds a step to the plan. p_step is JSON as text: {"goal", "what", "who", "by", "most" (open steps)}.
create function public.add_support_step(p_actor uuid, p_reference text, p_step text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  step jsonb := p_step::jsonb;
  opened jsonb := public.open_support_work(p_actor, p_reference);
  person uuid := (opened ->> 'id')::uuid;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  elsif (select count(*) from public.support_steps s where s.supported_person_id = person and s.done_on is null) >= (step ->> 'most')::integer then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into public.support_steps (supported_person_id, goal, what, who, by_day, added_by)
  values (person, step ->> 'goal', step ->> 'what', step ->> 'who', (step ->> 'by')::date, p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Changes an open step of the plan on the version that was shown, or takes it out (p_step is null). What it was for and by when stays in the
-- history of the file, with what it was. p_step is JSON as text: {"goal", "what", "who", "by"}.
create function public.change_support_step(p_actor uuid, p_id uuid, p_version integer, p_step text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  step public.support_steps;
  next jsonb := p_step::jsonb;
  opened jsonb;
begin
  select * into step from public.support_steps s where s.id = p_id for update;
  opened := public.open_support_work(p_actor, public.reference_of_support(step.supported_person_id));
  if step.id is null or opened ->> 'outcome' <> 'open' then
    return coalesce(opened, jsonb_build_object('outcome', 'missing'));
  elsif step.version is distinct from p_version or step.done_on is not null then
    return jsonb_build_object('outcome', 'changed');
  end if;
  if next is null then
    delete from public.support_steps where id = p_id;
  else
    update public.support_steps
    set goal = next ->> 'goal', what = next ->> 'what', who = next ->> 'who', by_day = (next ->> 'by')::date, version = version + 1
    where id = p_id;
  end if;
  perform public.note_support(p, case when next is null then 'step_removed' else 'step_changed' end, 'organisation', p_actor,
    concat_ws(', ', step.what, step.goal, step.by_day))
  from public.supported_people p where p.id = step.supported_person_id;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Marks a step as done on a day, or as not done after all (null): by who works with the person, or by the person for a step of their own.
create function public.tick_support_step(p_actor uuid, p_step uuid, p_done_on date) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  step public.support_steps;
  opened jsonb;
begin
  select * into step from public.support_steps s where s.id = p_step;
  if step.who <> 'person' or (public.own_support_file(p_actor, step.supported_person_id)).id is null then
    opened := public.open_support_work(p_actor, public.reference_of_support(step.supported_person_id));
    if step.id is null or opened ->> 'outcome' <> 'open' then
      return coalesce(opened, jsonb_build_object('outcome', 'missing'));
    end if;
  end if;
  update public.support_steps set done_on = p_done_on, done_by = case when p_done_on is not null then p_actor end where id = p_step;
  return jsonb_build_object('outcome', 'done');
end
$$;

create function public.set_support_need(p_actor uuid, p_reference text, p_need text, p_state text, p_day date) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  opened jsonb := public.open_support_work(p_actor, p_reference);
  person uuid := (opened ->> 'id')::uuid;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  insert into public.support_needs (supported_person_id, need, state, changed_on) values (person, p_need, p_state, p_day)
  on conflict (supported_person_id, need) do update set state = excluded.state, changed_on = excluded.changed_on;
  return jsonb_build_object('outcome', 'done');
end
$$;

create function public.put_off_support_alert(p_actor uuid, p_reference text, p_alert text, p_until date, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  opened jsonb := public.open_support_work(p_actor, p_reference);
  person uuid := (opened ->> 'id')::uuid;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  insert into public.support_put_offs (supported_person_id, alert, until, reason) values (person, p_alert, p_until, p_reason)
  on conflict (supported_person_id, alert) do update set until = excluded.until, reason = excluded.reason;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- 3. What is read

-- An appointment as its readers get it. p_reader: the organisation whose member reads it, null for the person, as in name_in_file().
create function public.support_appointment_json(a public.support_appointments, p_reader uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', a.id, 'version', a.version, 'kind', a.kind, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'way', a.way,
    'place', a.place, 'worker', public.name_in_file(a.worker_id, p_reader),
    'is_cancelled', a.is_cancelled, 'asked_by', a.change_asked_by, 'outcome', a.outcome);
end
$$;

-- The work in one file for the signed-in person: a member who may read it now, or the person it is about, who gets no note for colleagues and
-- nothing of what was put off. {"name", "organisation", "worker" (who helps them), "is_worker" (whether they ask), "is_open" (whether anything can be written), "has_account",
-- "has_number" (a verified one), "safe_ways", "safe_hours", "safe_days", "safe_from", "safe_to", "reminder_troubles" (support_reminder_troubles(), for
-- members), "unread" (messages that are new to the one who helps, where it is them who asks), "appointments" (all to come and the latest 50 before), "notes" (the latest 200), "steps", "needs",
-- "job_starts" (job_starts.sql)}. Null for everybody else.
create function public.support_work(p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me record;
  person public.supported_people;
  is_own boolean;
  reader uuid;
begin
  select * into me from public.current_account() a;
  select * into person from public.supported_people p where p.reference = p_reference;
  is_own := coalesce(person.user_id = me.id and me.role = 'candidate', false);
  if me.id is null or person.id is null or not (is_own or public.sight_of_supported_person(me.id, person) is not distinct from 'file') then
    return null;
  end if;
  reader := case when not is_own then person.organisation_id end;
  return jsonb_build_object(
    'name', person.name,
    'organisation', (select o.name from public.organisations o where o.id = person.organisation_id),
    'worker', public.name_in_file(person.worker_id, reader), 'is_worker', not is_own and person.worker_id is not distinct from me.id,
    'is_open', person.closed_at is null and public.has_support_consent(person.id),
    'has_account', person.user_id is not null,
    'has_number', exists (select 1 from auth.users u where u.id = person.user_id and u.phone_confirmed_at is not null),
    'safe_ways', person.safe_ways, 'safe_hours', person.safe_hours,
    'safe_days', person.safe_days, 'safe_from', person.safe_from, 'safe_to', person.safe_to,
    'reminder_troubles', case when is_own then '{}'::jsonb else public.support_reminder_troubles(person.id) end,
    'unread', case when is_own or person.worker_id is distinct from me.id then 0 else public.support_unread_of(person.id) end,
    'appointments', (select coalesce(jsonb_agg(public.support_appointment_json(a, reader) order by a.starts_at, a.id), '[]') from (
      (select * from public.support_appointments x where x.supported_person_id = person.id and x.starts_at >= now()
        order by x.starts_at limit 100)
      union all
      (select * from public.support_appointments x where x.supported_person_id = person.id and x.starts_at < now()
        order by x.starts_at desc limit 50)) a),
    'notes', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'words', n.words,
        'is_for_colleagues', n.is_for_colleagues, 'reason', n.reason, 'corrects', n.corrects, 'written_at', n.written_at,
        'author', public.name_in_file(n.author_id, reader), 'is_mine', n.author_id is not distinct from me.id)
        order by n.written_at desc, n.id), '[]') from (
      select * from public.support_notes x where x.supported_person_id = person.id and not (is_own and x.is_for_colleagues)
      order by x.written_at desc, x.id limit 200) n),
    'steps', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'goal', s.goal, 'what', s.what, 'who', s.who, 'by', s.by_day,
        'version', s.version, 'done_on', s.done_on) order by s.added_at, s.id), '[]') from public.support_steps s where s.supported_person_id = person.id),
    'needs', (select coalesce(jsonb_object_agg(n.need, n.state), '{}') from public.support_needs n where n.supported_person_id = person.id),
    'job_starts', public.job_starts_in_file(person));
end
$$;

-- Everything in one file by its moment, the latest first, for a member who may read it now; messages without their words. p_query is JSON as
-- text: {"kind" (of the entries, or null for all), "note_kind", "author" (of notes, or null), "after_at", "after_id" (of the entry before)}.
-- {"name", "authors" (who wrote notes: "id", "name"), "entries": [{"kind", "what", "at", "id", "words", "who", "side", "key", and for notes
-- "is_for_colleagues", "is_correction" and "reason", for appointments "outcome", "is_cancelled" and "asked_by"}]}. Null for everybody else.
create function public.support_timeline(p_reference text, p_query text, p_rows integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me record;
  asked jsonb := p_query::jsonb;
  person public.supported_people;
begin
  select * into me from public.current_account() a;
  select * into person from public.supported_people p where p.reference = p_reference;
  if me.id is null or person.id is null or public.sight_of_supported_person(me.id, person) is distinct from 'file' then
    return null;
  end if;
  return jsonb_build_object('name', person.name,
    'authors', (select coalesce(jsonb_agg(jsonb_build_object('id', a.author_id, 'name', public.name_in_file(a.author_id, person.organisation_id))
        order by a.author_id), '[]')
      from (select distinct n.author_id from public.support_notes n where n.supported_person_id = person.id and n.author_id is not null) a),
    'entries', (
      with entries as (
        select 'note' as kind, n.kind as what, n.written_at as at, n.id::text as id, n.words, n.author_id, 'organisation' as side,
          jsonb_build_object('is_for_colleagues', n.is_for_colleagues, 'is_correction', n.corrects is not null, 'reason', n.reason) as more
        from public.support_notes n
        where n.supported_person_id = person.id and (asked ->> 'note_kind' is null or n.kind = asked ->> 'note_kind')
          and (asked ->> 'author' is null or n.author_id = (asked ->> 'author')::uuid)
        union all
        select 'appointment', a.kind, a.starts_at, a.id::text, a.place, a.worker_id, 'organisation',
          jsonb_build_object('outcome', a.outcome, 'is_cancelled', a.is_cancelled, 'asked_by', a.change_asked_by)
        from public.support_appointments a where a.supported_person_id = person.id
        union all
        select 'message', m.by_side, m.sent_at, m.id::text, '', m.author_id, case m.by_side when 'person' then 'person' else 'organisation' end, '{}'
        from public.support_messages m where m.supported_person_id = person.id and m.mentoring_id is null and m.sent_at is not null
        union all
        select 'plan', 'step_added', s.added_at, s.id::text, s.what, s.added_by, case when s.added_by is not null then 'organisation' end, '{}'
        from public.support_steps s where s.supported_person_id = person.id
        union all
        -- Only the day is known; on the day on which the step was added it comes after that.
        select 'plan', 'step_done', case when s.done_on = (s.added_at at time zone 'Europe/London')::date then s.added_at
          else (s.done_on + time '12:00') at time zone 'Europe/London' end, s.id || ' done', s.what, s.done_by,
          case when s.done_by = person.user_id then 'person' when s.done_by is not null then 'organisation' end, '{}'
        from public.support_steps s where s.supported_person_id = person.id and s.done_on is not null
        union all
        select 'job', 'started', (j.started_on + time '12:00') at time zone 'Europe/London', j.id::text,
          concat_ws(', ', j.title, coalesce((select o.name from public.organisations o where o.id = j.organisation_id), j.employer)), null, null, '{}'
        from public.job_starts_of(person) j
        union all
        select 'job', 'suggested', s.suggested_at, s.id::text, j.title, s.suggested_by, 'organisation', '{}'
        from public.job_suggestions s join public.jobs j on j.id = s.job_id where s.supported_person_id = person.id
        union all
        select case when e.kind in ('referred', 'referred_on') then 'referral' when e.kind in ('handed_over', 'worker_left') then 'handover'
            when e.kind in ('job_checked', 'job_start_removed') then 'job' when e.kind in ('step_changed', 'step_removed') then 'plan' else 'file' end,
          e.kind, e.happened_at, e.id::text, e.note, e.actor_id, e.by_side, '{}'
        -- The start itself stands on its day.
        from public.support_events e where e.supported_person_id = person.id and e.kind <> 'job_started'
      )
      select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'what', s.what, 'at', s.at, 'id', s.id, 'words', s.words,
        'who', public.name_in_file(s.author_id, person.organisation_id), 'side', s.side, 'key', s.at::text) || s.more
        order by s.at desc, s.id desc), '[]')
      from (
        select * from entries x
        where (asked ->> 'kind' is null or x.kind = asked ->> 'kind')
          and (asked ->> 'after_id' is null or (x.at, x.id) < ((asked ->> 'after_at')::timestamptz, asked ->> 'after_id'))
        order by x.at desc, x.id desc limit p_rows
      ) s));
end
$$;

-- The latest moment at which anybody wrote a note or saw the person, or the person sent a message; that of the first entry where there is none.
create function public.support_contact_at(p_person public.supported_people) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return greatest(p_person.created_at, (select max(n.written_at) from public.support_notes n where n.supported_person_id = p_person.id),
    (select max(s.sent_at) from public.support_messages s
      where s.supported_person_id = p_person.id and s.by_side = 'person' and s.mentoring_id is null),
    (select max(a.starts_at) from public.support_appointments a
      where a.supported_person_id = p_person.id and a.outcome in ('attended', 'attended_late')));
end
$$;

-- The moment of the person's oldest message that whoever helps them has not read; null where there is none.
create function public.support_unread_since(p_person uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Asked for each person of a day: in PL/pgSQL its plan is made once instead of each time.
  return (select min(s.sent_at)
    from public.support_threads t join public.support_messages s on s.supported_person_id = t.supported_person_id
      and s.by_side = 'person' and s.mentoring_id is null and s.sent_at > coalesce(t.read_by_worker_at, '-infinity')
    where t.supported_person_id = p_person);
end
$$;

-- How many of the person's messages whoever helps them has not read.
create function public.support_unread_of(p_person uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*)
  from public.support_threads t join public.support_messages s on s.supported_person_id = t.supported_person_id
    and s.by_side = 'person' and s.mentoring_id is null and s.sent_at > coalesce(t.read_by_worker_at, '-infinity')
  where t.supported_person_id = p_person
$$;

-- Whether somebody has to be looked at, put off or not: 'consent' (it stands until p_consent_by at the latest), 'contact' (none since the end of
-- p_contact_by), 'ready' (for work, without a job, and with no application that goes on; nobody who has an account and does not share their
-- applications), 'correction' (something in the file is wrong, as the person says, and nobody has answered), 'step' (one of the plan is overdue)
-- or 'message' (one that whoever helps has not read). The days are those of lib/domain/casework/support-alerts.ts.
create function public.needs_a_look(p_person public.supported_people, p_look text, p_consent_by date, p_contact_by date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Each look is a statement with a plan of its own, so that asking for one does not begin the plans of the others.
  case p_look
    when 'consent' then return exists (select 1 from public.support_consents c
      where c.supported_person_id = p_person.id and c.ended_at is null and c.ends_on <= p_consent_by);
    when 'contact' then return p_person.created_at < (p_contact_by + 1)::timestamp at time zone 'Europe/London'
      and public.support_contact_at(p_person) < (p_contact_by + 1)::timestamp at time zone 'Europe/London';
    when 'correction' then return public.open_corrections(p_person.id) <> '[]';
    when 'step' then return exists (select 1 from public.support_steps s
      where s.supported_person_id = p_person.id and s.done_on is null and s.by_day < (now() at time zone 'Europe/London')::date);
    when 'ready' then return p_person.work_state = 'ready' and (p_person.user_id is null or p_person.share_applications)
      and not exists (select 1 from public.candidate_profiles f join public.applications a on a.person_id = f.person_id and a.ended_on is null
        where f.user_id = p_person.user_id)
      and not exists (select 1 from public.job_starts_of(p_person) s
        where not exists (select 1 from public.job_checks c where c.job_start_id = s.id and c.answer = 'ended'));
    else return public.support_unread_since(p_person.id) is not null;
  end case;
end
$$;

-- What the rules of alerts count about one person: lib/domain/casework/support-alerts.ts.
create function public.support_alert_facts(p_person public.supported_people) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (with past as (
    select a.outcome, a.starts_at, row_number() over (order by a.starts_at desc) as place
    from public.support_appointments a
    where a.supported_person_id = p_person.id and a.outcome is not null and a.outcome <> 'cancelled_by_us'
  ), missed as (
    select count(*) as number, max(p.starts_at) as latest from past p
    where p.outcome = 'unacceptable_absence'
      and p.place < coalesce((select min(q.place) from past q where q.outcome <> 'unacceptable_absence'), 9223372036854775807)
  )
  select jsonb_build_object(
    'missed', m.number, 'missed_at', m.latest,
    'message_unread_at', public.support_unread_since(p_person.id),
    'contact_at', public.support_contact_at(p_person),
    'release_on', p_person.release_on,
    'has_plan', exists (select 1 from public.support_steps s where s.supported_person_id = p_person.id),
    'next_step_by', (select min(s.by_day) from public.support_steps s where s.supported_person_id = p_person.id and s.done_on is null),
    'consent_until', (select c.ends_on from public.support_consents c where c.supported_person_id = p_person.id and c.ended_at is null),
    'entry_at', p_person.changed_at,
    'outcome_missing_at', (select min(a.starts_at) from public.support_appointments a
      where a.supported_person_id = p_person.id and a.outcome is null and not a.is_cancelled and a.ends_at < now()),
    'job_check_since', public.job_check_waits_since(p_person),
    'not_well_since', public.not_well_since(p_person),
    'correction_asked_at', public.open_corrections(p_person.id) -> 0 ->> 'asked_at',
    'put_offs', (select coalesce(jsonb_object_agg(o.alert, jsonb_build_object('until', o.until, 'reason', o.reason)), '{}')
      from public.support_put_offs o where o.supported_person_id = p_person.id))
  from missed m);
end
$$;

-- The appointments of a worker with the people they help between two moments, without those that were cancelled, earliest first: a JSON list
-- of support_appointment_json() with "reference" and "name". Without an end where p_before is null, and in any number where p_rows is.
create function public.appointments_of_worker(p_worker uuid, p_from timestamptz, p_before timestamptz, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.line order by a.starts_at, a.id), '[]')
  from (
    select public.support_appointment_json(x, p.organisation_id) || jsonb_build_object('reference', p.reference, 'name', p.name) as line, x.starts_at, x.id
    from public.support_appointments x join public.supported_people p on p.id = x.supported_person_id and p.worker_id = p_worker
    where x.worker_id = p_worker and x.starts_at >= p_from and (p_before is null or x.starts_at < p_before) and not x.is_cancelled
    order by x.starts_at, x.id limit p_rows
  ) a
$$;

-- The calendar of the signed-in member from a day of the UK to before another one (null: from then on), as appointments_of_worker() says. Null
-- for anybody who does not help people in an approved organisation.
create function public.support_calendar(p_from date, p_before date, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.appointments_of_worker((select auth.uid()), p_from::timestamp at time zone 'Europe/London',
    p_before::timestamp at time zone 'Europe/London', p_rows)
  from public.my_partner_membership() m where m.state = 'approved' and m.support
$$;

-- What colleagues have booked with people of the organisation, for whoever may see everybody in an approved one, from a day of the UK to before
-- another one (null: from then on), earliest first: when, with whom and by whom. What for, where and how is in the file, which is opened with a
-- reason. p_worker: null for everybody. Null for any other member.
create function public.colleagues_calendar(p_worker uuid, p_from date, p_before date, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'reference', a.reference,
      'name', a.name, 'worker', public.name_in_file(a.worker_id, m.organisation_id)) order by a.starts_at, a.id), '[]')
    from (
      select x.id, x.starts_at, x.ends_at, x.worker_id, p.reference, p.name
      from public.support_appointments x join public.supported_people p on p.id = x.supported_person_id
      where p.organisation_id = m.organisation_id and p.closed_at is null and not x.is_cancelled and (p_worker is null or x.worker_id = p_worker)
        and x.starts_at >= p_from::timestamp at time zone 'Europe/London'
        and (p_before is null or x.starts_at < p_before::timestamp at time zone 'Europe/London')
      order by x.starts_at, x.id limit p_rows
    ) a)
  from public.my_partner_membership() m where m.state = 'approved' and m.see_all_people
$$;

-- The day of the signed-in member, on a day of the UK: their appointments of that day and the next six, those without an outcome, and of the
-- people they help (at most 200) what the rules of alerts count; of those in their list, which is everybody for whoever may see everybody, how
-- many need a look (needs_a_look()), and how many are released within 12 weeks; whether they help people; and when they made the private
-- address of their calendar (support_calendar.sql). For whoever may see everybody in an approved organisation, "first" has ten of the others who
-- need something, each with the first of their "need" ('nobody' helps them, a late 'first_contact', a 'release' within 12 weeks without a
-- plan, a 'message' once it is unread for three days, 'ready' for a week, or another look), the day that it is about as "since", and the "worker". Null for anybody who is not a member.
create function public.support_day(p_day date, p_consent_by date, p_contact_by date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  actor uuid := (select auth.uid());
  member record;
  begins timestamptz := p_day::timestamp at time zone 'Europe/London';
begin
  select * into member from public.my_partner_membership() m;
  if member.organisation_id is null then
    return null;
  end if;
  return (with listed as materialized (
    select x as person, x.worker_id, public.needs_a_look(x, 'consent', p_consent_by, p_contact_by) as consent,
      public.needs_a_look(x, 'contact', p_consent_by, p_contact_by) as contact,
      public.needs_a_look(x, 'message', p_consent_by, p_contact_by) as message,
      public.needs_a_look(x, 'correction', p_consent_by, p_contact_by) as correction,
      public.needs_a_look(x, 'step', p_consent_by, p_contact_by) as step,
      public.needs_a_look(x, 'ready', p_consent_by, p_contact_by) as ready
    from public.supported_people x
    where x.organisation_id = member.organisation_id and (member.see_all_people or x.worker_id = actor) and x.closed_at is null
  ), late as materialized (
    select r.supported_person_id as person_id, min(r.contact_due_on) as due_on from public.referrals r
    where r.receiver_id = member.organisation_id and r.state = 'accepted' and r.contact_due_on < p_day group by 1
  ), needy as (
    select l.person, l.worker_id, t.due_on, case when l.worker_id is null then 'nobody' when t.due_on is not null then 'first_contact'
      when public.is_released_by(l.person, p_day + 84)
        and not exists (select 1 from public.support_steps s where s.supported_person_id = (l.person).id) then 'release'
      when l.message and public.support_unread_since((l.person).id) < (p_day - 2)::timestamp at time zone 'Europe/London' then 'message'
      when l.correction then 'correction'
      when l.contact then 'contact' when l.step then 'step' when l.consent then 'consent'
      when l.ready and (l.person).ready_on <= p_day - 7 then 'ready' end as need
    from listed l left join late t on t.person_id = (l.person).id where member.state = 'approved' and member.see_all_people and l.worker_id is distinct from actor
  ), firsts as (
    select n.*, case n.need
        when 'consent' then (select c.ends_on from public.support_consents c where c.supported_person_id = (n.person).id and c.ended_at is null)
        when 'first_contact' then n.due_on when 'release' then (n.person).release_on when 'ready' then (n.person).ready_on
        when 'step' then (select min(s.by_day) from public.support_steps s where s.supported_person_id = (n.person).id and s.done_on is null)
        else (case n.need when 'nobody' then (n.person).created_at when 'message' then public.support_unread_since((n.person).id)
          when 'correction' then (public.open_corrections((n.person).id) -> 0 ->> 'asked_at')::timestamptz
          else public.support_contact_at(n.person) end at time zone 'Europe/London')::date end as since,
      array_position(array['nobody', 'first_contact', 'release', 'message', 'correction', 'contact', 'step', 'consent', 'ready'], n.need) as place
    from needy n where n.need is not null order by place, since, (n.person).id limit 10
  )
  select jsonb_build_object(
    'appointments', public.appointments_of_worker(actor, begins, begins + interval '7 days', null),
    'to_note', (select coalesce(jsonb_agg(public.support_appointment_json(a, p.organisation_id) || jsonb_build_object('reference', p.reference, 'name', p.name)
        order by a.starts_at, a.id), '[]')
      from (select * from public.support_appointments x
        where x.worker_id = actor and x.outcome is null and not x.is_cancelled and x.starts_at < now() order by x.starts_at limit 50) a
      join public.supported_people p on p.id = a.supported_person_id and p.worker_id = actor),
    'people', (select coalesce(jsonb_agg(jsonb_build_object('reference', p.reference, 'name', p.name, 'facts', public.support_alert_facts(p))
        order by lower(p.name), p.id), '[]')
      from (select * from public.supported_people x where x.worker_id = actor and x.closed_at is null order by lower(x.name), x.id limit 200) p),
    'helps', member.support and member.state = 'approved',
    'feed_made_at', (select f.made_at from public.support_feeds f where f.user_id = actor),
    'looks', (select jsonb_build_object('consent', count(*) filter (where l.consent), 'contact', count(*) filter (where l.contact),
        'message', count(*) filter (where l.message), 'ready', count(*) filter (where l.ready),
        'correction', count(*) filter (where l.correction), 'step', count(*) filter (where l.step)) from listed l),
    'released_soon', (select count(*) from listed l where public.is_released_by(l.person, p_day + 84)),
    'first', (select coalesce(jsonb_agg(jsonb_build_object('reference', (f.person).reference, 'name', (f.person).name, 'need', f.need,
        'since', f.since, 'worker', (select public.name_or_address(u) from auth.users u where u.id = f.worker_id))
        order by f.place, f.since, (f.person).id), '[]') from firsts f)));
end
$$;

-- 4. The copy of somebody's data: everything that was written about them, notes for colleagues with their reason among it.
create function public.support_work_of(p_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'support_appointments', (select coalesce(jsonb_agg(to_jsonb(a) - 'id' - 'supported_person_id' - 'worker_id'
        - 'time_set_at' - 'day_reminder_at' - 'hours_reminder_at' order by a.starts_at, a.id), '[]')
      from public.support_appointments a where a.supported_person_id = p_person),
    'support_notes', (select coalesce(jsonb_agg(to_jsonb(n) - 'id' - 'supported_person_id' - 'author_id' - 'corrects'
        order by n.written_at, n.id), '[]')
      from public.support_notes n where n.supported_person_id = p_person),
    'support_steps', (select coalesce(jsonb_agg(to_jsonb(s) - 'id' - 'supported_person_id' - 'version' - 'added_by' - 'done_by' order by s.added_at, s.id), '[]')
      from public.support_steps s where s.supported_person_id = p_person),
    'support_needs', (select coalesce(jsonb_agg(to_jsonb(n) - 'supported_person_id' order by n.need), '[]')
      from public.support_needs n where n.supported_person_id = p_person),
    'support_put_offs', (select coalesce(jsonb_agg(to_jsonb(o) - 'supported_person_id' order by o.alert), '[]')
      from public.support_put_offs o where o.supported_person_id = p_person))
$$;

-- Rights

revoke all on function
  public.open_support_work, public.reference_of_support, public.support_clashes, public.book_support_appointments, public.hand_over_appointments,
  public.change_support_appointment, public.insert_support_note, public.add_support_note, public.add_support_step,
  public.change_support_step, public.tick_support_step, public.set_support_need, public.put_off_support_alert, public.support_appointment_json, public.support_work, public.support_timeline,
  public.support_contact_at, public.support_unread_since, public.support_unread_of, public.needs_a_look, public.support_alert_facts, public.appointments_of_worker, public.support_calendar, public.colleagues_calendar,
  public.support_day, public.support_work_of
from public, anon, authenticated, service_role;
grant execute on function public.support_work, public.support_timeline, public.support_calendar, public.colleagues_calendar, public.support_day
to authenticated;
grant execute on function
  public.book_support_appointments, public.change_support_appointment, public.add_support_note, public.add_support_step,
  public.change_support_step, public.tick_support_step, public.set_support_need, public.put_off_support_alert
to service_role;
