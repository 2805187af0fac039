-- Applications. This file says who may see which row and what must never break; stages and steps are decided in lib/domain/applications.
-- Tests: hiring-applications, hiring-lists, hiring-rights and hiring-size in tests/system.

-- 1. Tables

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  -- Such as A-7KX2M9: what an employer calls the application until it shortlists. A forgotten application gets a longer one, which can be
  -- neither the old reference nor one given later.
  reference text not null unique check (reference ~ '^A-([0-9A-Z]{6}|[0-9A-Z]{12})$'),
  job_id text not null references public.jobs (id) on delete cascade,
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  -- Null once the application is forgotten: six months after it ended, or with the account.
  person_id uuid references public.candidate_profiles (person_id) on delete set null,
  version integer not null default 1,
  stage text not null default 'applied' check (stage in ('applied', 'shortlisted', 'interview', 'offer', 'accepted', 'hired',
    'not_started', 'unsuccessful', 'unsuccessful_after_interview', 'offer_declined', 'offer_withdrawn', 'withdrawn', 'job_closed')),
  applied_on date not null,
  changed_on date not null,
  changed_by text not null check (changed_by in ('candidate', 'employer', 'partner', 'caseworker')),
  -- Whether it is or ever was shortlisted: from then on the employer sees the name.
  is_named boolean not null default false,
  reasons jsonb not null default '[]',
  disclosure text not null default 'not_asked' check (disclosure in ('not_asked', 'asked', 'shared', 'declined')),
  disclosure_on date,
  -- [{"kind", "state", "since", "seen"?}]: what was shown, never what it said.
  checks jsonb not null default '[]',
  -- Whether the person hides from the company: stored here too, because every list of a company checks it for each row.
  is_hidden boolean not null default false,
  -- How far from the job the person lives, in bands.
  distance text not null default 'unknown' check (distance in ('under_5', 'under_10', 'under_25', 'over_25', 'unknown')),
  -- Since when the person has been waiting for the employer; null while it is the person's turn, and once the application has ended. Once
  -- an interview is agreed, it is the day of the interview, which may be in the future; while the person chooses a time, the last one
  -- offered.
  waits_since date,
  -- Since when a check of an offer has been waiting for the employer, even after the offer was accepted.
  checks_since date,
  -- The first day, from the offer on: {"on", "at", "place", "postcode", "askFor", "bring", "phone"}. It is deleted when the application is
  -- forgotten.
  first_day jsonb,
  -- The day on which the person began, as the employer says, and whether they were still there six weeks later.
  started_on date,
  six_weeks text check (six_weeks in ('in_post', 'left')),
  -- The day from which the employer can say the next of the two; null if neither is to be said.
  start_due_on date,
  -- The day on which the person shared a statement that nobody has read yet.
  statement_since date,
  -- The tenth working day after it was sent, the day of the employer's first step, and whether the two count for the company's reply rate
  -- (counts_for_replies()).
  answer_due_on date,
  answered_on date,
  for_replies boolean not null default true,
  ended_on date,
  -- The day of the last step within the stage (an answer, a chosen time, a statement) if it is later than changed_on, which orders the
  -- lists; null for none.
  last_step_on date,
  -- Why the job suits the person, in their own words: the company reads it with the card. It is deleted when the application is forgotten.
  why text not null default '' check (char_length(why) <= 500),
  -- What the person shared when the application ended: {"first_name", "last_name", "town", "phone", "email"}. From then on the company
  -- reads this and no longer what the person changes. Null while it is open or accepted, without a shortlist, and once it is forgotten.
  contact_then jsonb,
  -- The advert that the person applied for. It names the job, not the person.
  advert_id bigint references public.job_adverts (id) on delete set null,
  check ((stage in ('applied', 'shortlisted', 'interview', 'offer')) = (ended_on is null)),
  check (stage not in ('shortlisted', 'interview', 'offer', 'accepted', 'hired', 'not_started') or is_named),
  check (stage = 'hired' or (started_on is null and six_weeks is null)),
  check (changed_on >= applied_on),
  check (waits_since is null or ended_on is null),
  check (person_id is not null or not is_hidden)
);
-- Nobody has two open applications for one job.
create unique index one_open_application on public.applications (job_id, person_id) where ended_on is null;
-- The lists include what they and their counts check in each row, so that a count reads the index alone.
create index applications_of_a_job on public.applications (job_id, stage, changed_on, id) include (is_hidden);
create index applications_of_a_company on public.applications (organisation_id, stage, changed_on, id) include (job_id, is_hidden);
create index applications_ended_of_a_company on public.applications (organisation_id, changed_on, id) include (stage, job_id, is_hidden)
where ended_on is not null;
create index applications_of_a_person on public.applications (person_id, changed_on, id);
create index applications_that_wait on public.applications (waits_since, organisation_id) where waits_since is not null;
create index applications_waiting_for_a_company on public.applications (organisation_id, waits_since, id) include (stage, is_hidden)
where waits_since is not null;
create index applications_to_check on public.applications (organisation_id, checks_since, id) include (is_hidden)
where checks_since is not null;
create index applications_to_read on public.applications (organisation_id, statement_since, id) include (is_hidden)
where statement_since is not null and (ended_on is null or stage = 'accepted');
create index applications_to_start on public.applications (organisation_id, start_due_on, id) include (is_hidden)
where start_due_on is not null;
create index applications_by_day on public.applications (applied_on, organisation_id);
create index applications_answered on public.applications (organisation_id, answer_due_on, answered_on, ended_on) include (for_replies);
create index applications_ended on public.applications (ended_on) where ended_on is not null and person_id is not null;
-- An applicant who owes an answer about a record has no day since which they wait, so an interview is not found by it.
create index applications_asked_at_interview on public.applications (organisation_id, id) include (is_hidden)
where stage = 'interview' and disclosure = 'asked';

create index applications_of_advert on public.applications (advert_id);

-- What the person keeps to themselves: why they withdrew, and whether a supervising officer must approve the job. The employer learns the
-- second with its offer, which then waits for the approval.
create table public.own_application_parts (
  application_id uuid primary key references public.applications (id) on delete cascade,
  withdrawal_reason text check (withdrawal_reason in ('other_job', 'not_right', 'circumstances', 'no_reply', 'rather_not_say')),
  needs_approval boolean not null default false
);

-- The dated history that both sides read, one line for each step. Lines never change.
create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  happened_on date not null,
  happened_at timestamptz not null default now(),
  -- The version of the application after this step.
  version integer not null,
  -- A stage, or another step: `stepKinds` of lib/domain/applications/history.ts.
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  by_side text not null check (by_side in ('candidate', 'employer', 'partner', 'caseworker')),
  -- Null for a deleted account.
  actor_id uuid,
  -- Written by one side for the other. It is deleted when the application is forgotten.
  note text check (char_length(note) <= 5000)
);
create index application_events_of_an_application on public.application_events (application_id, id);
-- What the daily email counts.
create index application_events_told_daily on public.application_events (happened_on, application_id) include (kind)
where by_side = 'candidate'
  and kind in ('slot_chosen', 'message_sent', 'accepted', 'offer_declined', 'withdrawn', 'approval_given', 'shared', 'declined');
create index application_events_of_an_actor on public.application_events (actor_id) where actor_id is not null;

-- Times that the employer offers for an interview. The person chooses one, says that none works, or gives the agreed one back.
create table public.interview_slots (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  -- UK day and time.
  on_day date not null,
  at_time text not null check (at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes integer not null check (minutes between 5 and 480),
  way text not null check (way in ('in_person', 'phone', 'video')),
  place text not null check (char_length(place) between 1 and 160),
  state text not null default 'offered' check (state in ('offered', 'chosen', 'declined', 'withdrawn')),
  -- The application's company, so that the times of a day are found without reading every application.
  organisation_id uuid,
  -- The full postcode of the place, whom to ask for, what to bring, and a number of the company to call on the day. Empty if there is none;
  -- all times of one invitation have the same.
  postcode text not null default '' check (postcode ~ '^([A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2})?$'),
  ask_for text not null default '' check (char_length(ask_for) <= 80),
  bring text not null default '' check (char_length(bring) <= 300),
  phone text not null default '' check (char_length(phone) <= 32)
);
create index interview_slots_of_an_application on public.interview_slots (application_id, on_day, at_time);
create unique index one_chosen_slot on public.interview_slots (application_id) where state = 'chosen';
create index interview_slots_of_a_day on public.interview_slots (organisation_id, on_day) include (application_id, at_time, minutes, state)
where state in ('offered', 'chosen');

-- A copy of a CV, encrypted by the server under a key of its own, which is wrapped by the server's key. Nobody reads this table directly:
-- functions return the encrypted text to the server, for the person or, once it has shortlisted them, for members of the company.
-- Tests: application-cv and hiring-rights in tests/system.
create table public.application_cvs (
  application_id uuid primary key references public.applications (id) on delete cascade,
  key_id text not null,
  wrapped text not null,
  sealed text not null check (char_length(sealed) <= 100000),
  sent_at timestamptz not null default now(),
  -- When somebody at the company first opened it.
  opened_at timestamptz
);

-- What members of the company write down for their colleagues about an applicant. Lines never change, and are deleted when the application
-- is forgotten. Nobody reads this table directly: functions return it to members who see applicants, and to the person in the copy of
-- their data.
create table public.application_notes (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  -- Null for a deleted account.
  author_id uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default now(),
  words text not null check (char_length(words) between 1 and 1000)
);
create index application_notes_of_an_application on public.application_notes (application_id, id);
create index application_notes_of_an_author on public.application_notes (author_id) where author_id is not null;

-- The reference that an employer knew, kept after the person has deleted their account so that its page says what happened. It says nothing
-- about the person, and does not lead to what is left of the application, which has another reference.
create table public.withdrawn_applications (
  reference text primary key check (reference ~ '^A-[0-9A-Z]{6}$'),
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  job_id text not null references public.jobs (id) on delete cascade,
  -- False if the application had ended in another way before the person left.
  is_withdrawn boolean not null,
  ended_on date not null
);
create index withdrawn_applications_of_a_company on public.withdrawn_applications (organisation_id);
create index withdrawn_applications_of_a_job on public.withdrawn_applications (job_id);
create index withdrawn_applications_ended_on on public.withdrawn_applications (ended_on);

-- Who wants emails about applications. No row means yes: each update for a person, and for a member of a company each step of an applicant.
-- "events" is what a member wants in the daily email or not at all: {"applied": "daily", "withdrawn": "off"}; the keys are `memberEvents` of
-- lib/domain/applications/member-events.ts.
create table public.application_email_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wants_emails boolean not null,
  events jsonb not null default '{}' check (char_length(events::text) <= 500),
  -- Whether a person is told by SMS too that there is an update, and since when something waits to be told.
  wants_texts boolean not null default false,
  text_due_since timestamptz,
  changed_at timestamptz not null default now()
);

create index texts_due on public.application_email_choices (text_due_since) where text_due_since is not null;

-- The days on which a member was sent that daily email.
create table public.applicants_digests (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
create index applicants_digests_by_day on public.applicants_digests (day);

-- 2. Who may see what

alter table public.applications enable row level security;
alter table public.own_application_parts enable row level security;
alter table public.application_events enable row level security;
alter table public.interview_slots enable row level security;
alter table public.application_cvs enable row level security;
alter table public.application_notes enable row level security;
alter table public.withdrawn_applications enable row level security;
alter table public.application_email_choices enable row level security;
alter table public.applicants_digests enable row level security;
revoke all on public.applications, public.own_application_parts, public.application_events, public.interview_slots, public.application_cvs,
  public.application_notes, public.withdrawn_applications, public.application_email_choices, public.applicants_digests from public, anon, authenticated, service_role;
grant select on public.applications, public.own_application_parts, public.interview_slots,
  public.withdrawn_applications, public.application_email_choices, public.applicants_digests to authenticated, service_role;
-- A person reads the rows of their own applications. Members of the company read no row, because a row has numbers that are the same for
-- every company (the person's, an account's), by which two of them could find that they have the same applicant. They read through the
-- functions below, which leave those numbers out and ask my_side_of(). The team reads none: its figures come from functions that count.
create policy own_applications on public.applications for select to authenticated using (person_id = (select public.my_person()));
create policy own_parts_of_own_applications on public.own_application_parts for select to authenticated using (
  (select true from public.applications a where a.id = application_id and a.person_id = (select public.my_person()) limit 1)
);
create policy slots_of_own_applications on public.interview_slots for select to authenticated using (
  (select true from public.applications a where a.id = application_id limit 1)
);
create policy own_card on public.candidate_cards for select to authenticated using (person_id = (select public.my_person()));
create policy own_contact on public.candidate_contacts for select to authenticated using (person_id = (select public.my_person()));
-- The members who could have opened the application.
create policy withdrawn_from_own_company on public.withdrawn_applications for select to authenticated using (
  organisation_id = (select m.organisation_id from public.my_membership() m where m.see_applicants and m.state = 'approved')
);
create policy own_application_emails on public.application_email_choices for select to authenticated using (
  user_id = (select a.id from public.current_account() a)
);
create policy own_applicants_digests on public.applicants_digests for select to authenticated using (
  user_id = (select a.id from public.current_account() a)
);

create function public.keep_hidden_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.applications set is_hidden = true where person_id = new.person_id and organisation_id = new.organisation_id;
  else
    update public.applications set is_hidden = false where person_id = old.person_id and organisation_id = old.organisation_id;
  end if;
  return null;
end
$$;
create trigger keep_hidden_applications after insert or delete on public.hidden_companies
for each row execute function public.keep_hidden_applications();

create function public.keep_last_step() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.applications set last_step_on = new.happened_on
  where id = new.application_id and greatest(changed_on, last_step_on) < new.happened_on;
  return null;
end
$$;
create trigger keep_last_step after insert on public.application_events
for each row execute function public.keep_last_step();

create function public.keep_company_of_slot() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.organisation_id := (select a.organisation_id from public.applications a where a.id = new.application_id);
  return new;
end
$$;
create trigger keep_company_of_slot before insert on public.interview_slots
for each row execute function public.keep_company_of_slot();

-- The copy of the CV is deleted when the person withdraws, declines or hides from the company, when an application ends without a shortlist
-- (nobody could open it), and with the person.
create function public.end_application_cv() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.application_cvs where application_id = new.id;
  if new.person_id is null then
    new.why := '';
  end if;
  return new;
end
$$;
create trigger application_cv_ends before update of stage, is_hidden, person_id, ended_on on public.applications
for each row when (new.person_id is null or new.is_hidden or new.stage in ('withdrawn', 'offer_declined')
  or (new.ended_on is not null and not new.is_named))
execute function public.end_application_cv();

create function public.keep_contact_then() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.person_id is null or new.ended_on is null or new.stage = 'accepted' then
    new.contact_then := null;
  elsif new.is_named and new.contact_then is null then
    select to_jsonb(n) - 'person_id' into new.contact_then from public.candidate_contacts n where n.person_id = new.person_id;
  end if;
  return new;
end
$$;
create trigger keep_contact_then before insert or update of stage, person_id, ended_on on public.applications
for each row execute function public.keep_contact_then();

create function public.note_advert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.advert_id := (select max(v.id) from public.job_adverts v where v.job_id = new.job_id);
  return new;
end
$$;
create trigger advert_applied_for before insert on public.applications
for each row execute function public.note_advert();

-- Which side of an application the signed-in person is on: 'candidate' for its person; 'employer' for a member who may see applicants of its
-- company, while that is approved and the person does not hide from it; null for everybody else.
create function public.my_side_of(p_application public.applications) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p_application.person_id = public.my_person() then 'candidate'
    when not p_application.is_hidden and exists (
      select 1 from public.my_membership() m
      where m.organisation_id = p_application.organisation_id and m.see_applicants and m.state = 'approved') then 'employer'
  end
$$;

-- Which side of an application an account is on at this moment, for functions that the server calls on behalf of somebody: 'employer' for
-- a member who may see applicants, 'candidate' for the person, null for everybody else. A closed or unverified account, one with another
-- role, and a member of a company that is not approved are all nobody.
create function public.side_in_application(p_actor uuid, p_application public.applications) returns text
language sql stable security definer set search_path = '' as $$
  select case u.raw_app_meta_data ->> 'role'
    when 'candidate' then (select 'candidate' from public.candidate_profiles p
      where p.user_id = u.id and p.person_id = p_application.person_id)
    when 'employer' then (select 'employer' from public.organisation_members m join public.organisations c on c.id = m.organisation_id
      where m.user_id = u.id and m.organisation_id = p_application.organisation_id and m.see_applicants and c.state = 'approved'
        and not exists (select 1 from public.hidden_companies h
          where h.person_id = p_application.person_id and h.organisation_id = m.organisation_id))
  end
  from auth.users u
  where u.id = p_actor and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    and (u.email_confirmed_at is not null or (u.raw_app_meta_data ->> 'role' = 'candidate' and public.is_proven(u)))
$$;

-- 3. Steps

-- Whether an application will count for the company's reply rate: a person's first to that company, and none from an address at the
-- company's own website. Otherwise one person, or the company itself, could make the figure.
create function public.counts_for_replies(p_actor uuid, p_person uuid, p_company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from public.applications a where a.person_id = p_person and a.organisation_id = p_company)
    and not exists (
      select 1 from auth.users u join public.organisations c on c.id = p_company and c.website <> ''
      where u.id = p_actor
        and split_part(lower(u.email), '@', 2) = substring(lower(c.website) from '^(?:https?://)?(?:www\.)?([^/:?#]+)'))
$$;

-- Sends a person's application for a job with everything that goes with it, or nothing at all. p_application: {"id"?, "applied_on",
-- "answer_due_on", "distance", "needs_approval", "why"?, "cv"?: {"key_id", "wrapped", "sealed"}}. Returns {"outcome": "done", "reference"},
-- or "forbidden", "missing" (no such job), "closed" (nobody can apply now), "hidden" (the person hides from the company), "no_card"
-- (nothing to show yet), "already" or "too_many" ("most_a_day" were sent today, withdrawn or not).
create function public.send_application(p_actor uuid, p_job text, p_application text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_application::jsonb;
  today date := (given ->> 'applied_on')::date;
  person uuid;
  job public.jobs;
  new_id uuid;
  new_reference text;
begin
  select p.person_id into person from public.candidate_profiles p
  where p.user_id = p_actor and public.is_candidate(p_actor) for update;
  if person is null then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  -- Locked until the end, so that nobody closes the job meanwhile.
  select * into job from public.jobs where id = p_job for share;
  if job.id is null or job.status = 'draft' then
    return jsonb_build_object('outcome', 'missing');
  elsif job.status <> 'live' or job.closes_on < today
    or not exists (select 1 from public.organisations c where c.id = job.organisation_id and c.state = 'approved') then
    return jsonb_build_object('outcome', 'closed');
  elsif exists (select 1 from public.hidden_companies h where h.person_id = person and h.organisation_id = job.organisation_id) then
    return jsonb_build_object('outcome', 'hidden');
  elsif not exists (select 1 from public.candidate_cards k where k.person_id = person)
    or not exists (select 1 from public.candidate_contacts k
      where k.person_id = person and k.first_name <> '' and k.last_name <> '') then
    return jsonb_build_object('outcome', 'no_card');
  elsif exists (select 1 from public.applications a where a.job_id = p_job and a.person_id = person and a.ended_on is null) then
    return jsonb_build_object('outcome', 'already');
  elsif (select count(*) from public.applications a where a.person_id = person and a.changed_on >= today
    and a.applied_on = today)
    >= (given ->> 'most_a_day')::integer then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  loop
    new_reference := 'A-' || public.random_code(6);
    insert into public.applications (id, reference, job_id, organisation_id, person_id, applied_on, changed_on, changed_by, distance,
      waits_since, answer_due_on, for_replies, why)
    values (coalesce((given ->> 'id')::uuid, gen_random_uuid()), new_reference, p_job, job.organisation_id, person, today, today,
      'candidate', given ->> 'distance', today, (given ->> 'answer_due_on')::date,
      public.counts_for_replies(p_actor, person, job.organisation_id), coalesce(given ->> 'why', ''))
    on conflict (reference) do nothing returning id into new_id;
    exit when new_id is not null;
  end loop;
  insert into public.own_application_parts (application_id, needs_approval)
  values (new_id, (given ->> 'needs_approval')::boolean);
  -- Encrypted for this application's id, which is why the server chose the id.
  if given -> 'cv' is not null then
    insert into public.application_cvs (application_id, key_id, wrapped, sealed)
    values (new_id, given -> 'cv' ->> 'key_id', given -> 'cv' ->> 'wrapped', given -> 'cv' ->> 'sealed');
  end if;
  insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id)
  values (new_id, today, 1, 'applied', 'candidate', p_actor);
  return jsonb_build_object('outcome', 'done', 'reference', new_reference);
end
$$;

-- Whether an offered time can't be chosen any more: another applicant of the company has agreed one that overlaps it, with the same person to
-- ask for, whatever the case of the letters, or for the same job where one of the two names nobody. See isTakenBy() in
-- lib/domain/applications/interview-slots.ts.
create function public.is_slot_taken(p_slot public.interview_slots) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.interview_slots o
    join public.applications other on other.id = o.application_id and other.stage in ('interview', 'offer') and not other.is_hidden
    join public.applications own on own.id = p_slot.application_id
    where o.organisation_id = p_slot.organisation_id and o.on_day = p_slot.on_day and o.state = 'chosen'
      and o.application_id <> p_slot.application_id
      and (o.on_day + o.at_time::time, make_interval(mins => o.minutes))
        overlaps (p_slot.on_day + p_slot.at_time::time, make_interval(mins => p_slot.minutes))
      and case when btrim(o.ask_for) <> '' and btrim(p_slot.ask_for) <> '' then lower(btrim(o.ask_for)) = lower(btrim(p_slot.ask_for))
        else other.job_id = own.job_id end)
$$;

-- Stores one step of an application: its changed columns, the line of its history and the email to the other side, or nothing at all.
-- p_change is JSON as text, with the names of the columns and, where they apply, "slot" (the chosen time), "slots" (new times),
-- "declines_slots" (the times can no longer be chosen: none of them works, or the employer withdraws them) and "own" (what the person keeps
-- to themselves).
-- {"outcome": "done" | "changed" (somebody else was faster) | "taken" (another applicant has that time) | "missing" | "forbidden", "version"}
create function public.commit_application(
  p_actor uuid, p_application uuid, p_version integer, p_change text, p_event text default null, p_email text default null
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  application public.applications;
  change jsonb := p_change::jsonb;
  event jsonb := p_event::jsonb;
  told jsonb := p_email::jsonb;
  side text;
begin
  select * into application from public.applications where id = p_application for update;
  if application.id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  side := public.side_in_application(p_actor, application);
  if side is null or (side = 'employer' and change ? 'own') then
    return jsonb_build_object('outcome', 'forbidden');
  elsif application.version <> p_version then
    return jsonb_build_object('outcome', 'changed', 'version', application.version);
  end if;

  if change ? 'slot' then
    -- Of two people who choose one time at the same moment, the second waits here and is told.
    perform pg_advisory_xact_lock(hashtextextended('interviews ' || application.organisation_id, 0));
    if exists (select 1 from public.interview_slots s where s.id = (change ->> 'slot')::uuid and s.application_id = p_application
      and public.is_slot_taken(s)) then
      return jsonb_build_object('outcome', 'taken', 'version', application.version);
    end if;
    update public.interview_slots set state = 'chosen'
    where id = (change ->> 'slot')::uuid and application_id = p_application and state = 'offered';
    if not found then
      return jsonb_build_object('outcome', 'changed', 'version', application.version);
    end if;
    update public.interview_slots set state = 'withdrawn' where application_id = p_application and state = 'offered';
  end if;
  if change ? 'declines_slots' then
    if (side = 'employer') <> coalesce(event ->> 'kind' = 'times_withdrawn', false) then
      return jsonb_build_object('outcome', 'forbidden');
    end if;
    update public.interview_slots set state = 'declined'
    where application_id = p_application and state = 'offered' and application.stage = 'interview';
    if not found then
      return jsonb_build_object('outcome', 'changed', 'version', application.version);
    end if;
  end if;
  if change ? 'slots' then
    update public.interview_slots set state = 'withdrawn' where application_id = p_application and state <> 'withdrawn';
    insert into public.interview_slots (application_id, on_day, at_time, minutes, way, place)
    select p_application, s.on_day, s.at_time, s.minutes, s.way, s.place
    from jsonb_populate_recordset(null::public.interview_slots, change -> 'slots') s;
  end if;
  if change ? 'own' then
    insert into public.own_application_parts (application_id, withdrawal_reason, needs_approval)
    values (p_application, change -> 'own' ->> 'withdrawal_reason',
      coalesce((change -> 'own' ->> 'needs_approval')::boolean, false))
    on conflict (application_id) do update set
      withdrawal_reason = coalesce(excluded.withdrawal_reason, own_application_parts.withdrawal_reason),
      needs_approval = coalesce((change -> 'own' ->> 'needs_approval')::boolean, own_application_parts.needs_approval);
  end if;
  if event is null then
    return jsonb_build_object('outcome', 'done', 'version', application.version);
  end if;

  application := jsonb_populate_record(application, change);
  -- What the person said when they applied is shown with the offer and not before.
  if change ->> 'stage' = 'offer' and not application.checks @> '[{"kind": "licence_approval"}]' and exists (
    select 1 from public.own_application_parts o where o.application_id = p_application and o.needs_approval
  ) then
    application.checks := application.checks || jsonb_build_array(
      jsonb_build_object('kind', 'licence_approval', 'state', 'waiting', 'since', application.changed_on));
  end if;
  update public.applications set
    stage = application.stage, changed_on = application.changed_on, changed_by = application.changed_by,
    -- A shortlist that is undone within the hour hides the name again, and was no answer.
    is_named = application.is_named or (is_named and event ->> 'kind' <> 'shortlist_undone'), reasons = application.reasons, disclosure = application.disclosure,
    disclosure_on = application.disclosure_on, checks = application.checks, waits_since = application.waits_since,
    checks_since = application.checks_since, ended_on = application.ended_on, first_day = application.first_day,
    started_on = application.started_on, six_weeks = application.six_weeks, start_due_on = application.start_due_on,
    answered_on = case when event ->> 'kind' = 'shortlist_undone' then null when side = 'employer' then coalesce(answered_on, (event ->> 'happened_on')::date) else answered_on end,
    version = p_version + 1
  where id = p_application;
  insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id, note)
  values (p_application, (event ->> 'happened_on')::date, p_version + 1, event ->> 'kind', side, p_actor, event ->> 'note');

  if side = 'employer' and told is not null then
    perform public.note_update_for(application.person_id);
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
    select u.id, 'application_update', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
    from public.candidate_profiles p join auth.users u on u.id = p.user_id
    where p.person_id = application.person_id and u.email_confirmed_at is not null
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails);
  end if;
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- The members who are told at once what a person does about an application, as a JSON list: those who may see applicants of its approved
-- company, unless the person hides from it, and who want emails about applications, and this event at once. Of a statement only those who
-- may read it are told. With p_is_always also those who turned such emails off. Up to 50, those who joined first.
create function public.members_to_tell(p_application uuid, p_event text default null, p_is_always boolean default false) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(t.id), '[]') from (
    select u.id from public.applications a
    join public.organisations c on c.id = a.organisation_id and c.state = 'approved'
    join public.organisation_members m on m.organisation_id = c.id and m.see_applicants
    join auth.users u on u.id = m.user_id
    where a.id = p_application and not a.is_hidden and u.raw_app_meta_data ->> 'role' = 'employer'
      and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      and (p_event is distinct from 'statement' or m.read_disclosures)
      and (p_is_always or not exists (select 1 from public.application_email_choices e
        where e.user_id = u.id and (not e.wants_emails or e.events ? p_event)))
    order by m.joined_at, u.id limit 50
  ) t
$$;

-- Emails them p_email: {"subject", "html", "text", "stop_url", "is_always", "tokens"}. "tokens" has, for each member, what stops such emails to them; it
-- replaces {token} in the text. A member without a token, who has joined meanwhile, gets none.
create function public.queue_for_members(p_application uuid, p_email text) returns void
language sql security definer set search_path = '' as $$
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, 'application_update', u.email, told ->> 'subject', replace(told ->> 'html', '{token}', token),
    replace(told ->> 'text', '{token}', token), replace(told ->> 'stop_url', '{token}', token)
  from (select p_email::jsonb as told) given
  cross join jsonb_array_elements_text(
    public.members_to_tell(p_application, null, coalesce((told ->> 'is_always')::boolean, false))) m (id)
  join auth.users u on u.id = m.id::uuid
  cross join lateral (select told -> 'tokens' ->> m.id as token) stops
  where token is not null
$$;

-- Stores one step about an interview with its emails, or nothing at all: what commit_application() does, and in p_change also "slots" with
-- the details of an interview, and "gives_slot_back": the person or the employer gives up the agreed time, which then counts as declined. p_members_email goes to the
-- members (queue_for_members()). Returns what commit_application() returns.
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
      and public.side_in_application(p_actor, a)
        = case p_event::jsonb ->> 'kind' when 'interview_called_off' then 'employer' else 'candidate' end;
    -- The rule saw an agreed time, on this version: the exception undoes the step as well.
    if not found then
      raise exception 'no agreed time to give back';
    end if;
  end if;
  if p_members_email is not null then
    perform public.queue_for_members(p_application, p_members_email);
  end if;
  return answer;
end
$$;

-- The applications that close with a job, as JSON: those that wait for its employer. An offer that was made stands.
create function public.applications_closing_with(p_job text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.id), '[]') from public.applications a
  where a.job_id = p_job and a.stage in ('applied', 'shortlisted', 'interview')
$$;

-- Closes them. Each person is sent p_email, which does not say so: {"subject", "html", "text", "stop_url", "tokens"}. "tokens" has, for
-- each application, what stops such emails to its person; it replaces {token} in the text. Returns how many closed; -1, and nothing is
-- closed, if somebody has applied meanwhile and has no token.
create function public.close_applications_of_job(p_job text, p_actor uuid, p_email text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
  closed integer;
  people uuid[];
  told constant jsonb := p_email::jsonb;
begin
  if exists (
    select 1 from jsonb_array_elements_text(public.applications_closing_with(p_job)) a (id) where not told -> 'tokens' ? a.id
  ) then
    return -1;
  end if;
  with moved as (
    update public.applications
    set stage = 'job_closed', version = version + 1, changed_on = today, changed_by = 'employer', ended_on = today,
      waits_since = null, answered_on = coalesce(answered_on, today)
    where job_id = p_job and stage in ('applied', 'shortlisted', 'interview')
    returning id, version, person_id
  ), noted as (
    insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id)
    select m.id, today, m.version, 'job_closed', 'employer', p_actor from moved m
  ), owed as (
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
    select u.id, 'application_update', u.email, told ->> 'subject', replace(told ->> 'html', '{token}', token),
      replace(told ->> 'text', '{token}', token), replace(told ->> 'stop_url', '{token}', token)
    from moved m
    join public.candidate_profiles p on p.person_id = m.person_id
    join auth.users u on u.id = p.user_id, lateral (select told -> 'tokens' ->> m.id::text as token) stops
    where told is not null and u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select 1 from public.application_email_choices c where c.user_id = u.id and not c.wants_emails)
  )
  select count(*), array_agg(m.person_id) into closed, people from moved m;
  perform public.note_update_for(p.person_id) from unnest(people) p (person_id);
  return closed;
end
$$;

-- Stores the receipt for an application that a person has just sent: to a verified address, and only if they want emails about
-- applications. p_email: {"subject", "html", "text", "stop_url"}. Returns whether it will be sent.
create function public.queue_application_receipt(p_actor uuid, p_reference text, p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := p_email::jsonb;
begin
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, 'application_update', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from public.applications a
  join public.candidate_profiles p on p.person_id = a.person_id and p.user_id = p_actor
  join auth.users u on u.id = p.user_id and u.email_confirmed_at is not null and u.deleted_at is null
  where a.reference = p_reference and a.stage = 'applied'
    and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails);
  return found;
end
$$;

-- 4. What an employer sees

-- How often a company answers within ten working days, of how many applications: {"percent", "of"}. Null for fewer than ten, because one
-- more or less would change much. An answer is the employer's first step, including a no and the closing of the job. Counted are
-- applications that were answered and those that were not answered by that day, but not one that the person withdrew before it; the latest
-- 200, so that a page reads no more however many there are.
create function public.company_replies(p_company uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when count(*) >= 10 then jsonb_build_object(
    'percent', round(100.0 * count(*) filter (where c.answered_on <= c.answer_due_on) / count(*))::integer,
    'of', count(*)) end
  from (
    select a.answered_on, a.answer_due_on from public.applications a
    where a.organisation_id = p_company and a.for_replies and a.answer_due_on is not null
      and (a.answered_on is not null
        or a.answer_due_on < coalesce(a.ended_on, (now() at time zone 'Europe/London')::date))
    order by a.answer_due_on desc, a.answered_on desc limit 200
  ) c
$$;

-- Whether an applicant is found by a part of their reference or, once it may be seen, of their name.
create function public.is_applicant_found(p_application public.applications, p_find text) returns boolean
language sql stable security definer set search_path = '' as $$
  select strpos(lower(p_application.reference), lower(p_find)) > 0 or (p_application.is_named and exists (
    select 1 from public.candidate_contacts n where n.person_id = p_application.person_id
      and strpos(lower(coalesce(p_application.contact_then ->> 'first_name', n.first_name) || ' '
        || coalesce(p_application.contact_then ->> 'last_name', n.last_name)), lower(p_find)) > 0))
$$;

-- A page of the applicants of the signed-in person's company at some stages (JSON list), with what decides whose turn it is
-- (lib/domain/applications/employer-task.ts) and the day of the last step. A statement counts only for members who may read it.
create function public.applicants_page(
  p_stages text, p_is_open boolean, p_job text default null, p_after_on date default null, p_after_id uuid default null,
  p_rows integer default 50, p_find text default null
) returns table (
  application_id uuid, reference text, job_title text, stage text, applied_on date, changed_on date, waits_since date,
  distance text, skills jsonb, tickets jsonb, availability text, first_name text, last_name text,
  updated_on date, has_chosen_time boolean, has_declined_times boolean, checks_since date, statement_since date, disclosure text,
  start_due_on date, version integer, job_id text, interview jsonb
)
language sql stable security definer set search_path = '' as $$
  with wanted as (
    select m.organisation_id, m.read_disclosures, array(select jsonb_array_elements_text(p_stages::jsonb)) as stages
    from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), chosen as (
    -- Stage by stage, in the order of the index, so that no more of any stage are read than can be shown. Applications for another job
    -- and hidden ones are passed over in the index.
    (select a.id from wanted w cross join unnest(w.stages) s (stage) cross join lateral (
       select x.id, x.changed_on from public.applications x
       where x.organisation_id = w.organisation_id and x.stage = s.stage and not x.is_hidden and (p_job is null or x.job_id = p_job)
         and (p_find is null or public.is_applicant_found(x, p_find))
         and (p_after_id is null or (x.changed_on, x.id) > (p_after_on, p_after_id))
       order by x.changed_on, x.id limit p_rows
     ) a
     where p_is_open order by a.changed_on, a.id limit p_rows)
    union all
    (select a.id from wanted w join public.applications a on a.organisation_id = w.organisation_id and a.stage = any (w.stages)
     where not p_is_open and a.ended_on is not null and not a.is_hidden and (p_job is null or a.job_id = p_job)
       and (p_find is null or public.is_applicant_found(a, p_find))
       and (p_after_id is null or (a.changed_on, a.id) < (p_after_on, p_after_id))
     order by a.changed_on desc, a.id desc limit p_rows)
  )
  select c.id, c.reference, j.title, c.stage, c.applied_on, c.changed_on, c.waits_since, c.distance, k.skills, k.tickets,
    k.availability, coalesce(c.contact_then ->> 'first_name', n.first_name), coalesce(c.contact_then ->> 'last_name', n.last_name),
    greatest(c.changed_on, c.last_step_on),
    c.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = c.id and s.state = 'chosen'),
    c.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = c.id and s.state = 'declined'),
    c.checks_since, case when w.read_disclosures then c.statement_since end, c.disclosure, c.start_due_on, c.version,
    c.job_id, (select jsonb_build_object('on', s.on_day, 'at', s.at_time) from public.interview_slots s
      where s.application_id = c.id and s.state = 'chosen' and c.stage = 'interview')
  from chosen h
  cross join wanted w
  join public.applications c on c.id = h.id
  join public.jobs j on j.id = c.job_id
  left join public.candidate_cards k on k.person_id = c.person_id
  left join public.candidate_contacts n on n.person_id = case when c.is_named then c.person_id end
  order by case when p_is_open then c.changed_on end, case when p_is_open then c.id end, c.changed_on desc, c.id desc
$$;

-- How many applicants of the signed-in person's company are at each stage; 100 means 100 or more. {"applied", "shortlisted", ...}
create function public.applicant_counts(p_job text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(s.stage, (
    select count(*) from (
      select 1 from public.applications a
      where a.organisation_id = (select m.organisation_id from public.my_membership() m where m.see_applicants and m.state = 'approved')
        and a.stage = s.stage and not a.is_hidden and (p_job is null or a.job_id = p_job)
      limit 100
    ) n
  )) from (values ('applied'), ('shortlisted'), ('interview'), ('offer'), ('accepted'), ('hired'), ('not_started'), ('unsuccessful'),
    ('unsuccessful_after_interview'), ('offer_declined'), ('offer_withdrawn'), ('withdrawn'), ('job_closed')) s (stage)
$$;

-- The applicants of the signed-in person's company who have waited longest, each once, with what they wait for: an answer, a check of an
-- offer, the reading of a statement (only for members who may read it), or word of their start. A time that was declined today counts today.
-- With p_job, only those of one job.
create function public.employer_tasks(p_today date, p_rows integer default 20, p_job text default null) returns table (
  application_id uuid, reference text, job_title text, stage text, waits_since date, has_chosen_time boolean, has_declined_times boolean,
  checks_since date, statement_since date, first_name text, last_name text, start_due_on date, since_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select m.organisation_id, m.read_disclosures from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), listed as (
    (select w.id, w.since from mine cross join lateral (
       select a.id, a.waits_since as since from public.applications a
       where a.organisation_id = mine.organisation_id and (p_job is null or a.job_id = p_job)
         and a.waits_since <= p_today and not a.is_hidden
         and not (a.stage = 'interview' and a.waits_since = p_today and not exists (
           select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined'))
       order by a.waits_since, a.id limit p_rows) w)
    union all
    (select c.id, c.since from mine cross join lateral (
       select a.id, a.checks_since as since from public.applications a
       where a.organisation_id = mine.organisation_id and (p_job is null or a.job_id = p_job)
         and a.checks_since is not null and not a.is_hidden
       order by a.checks_since, a.id limit p_rows) c)
    union all
    (select r.id, r.since from mine cross join lateral (
       select a.id, a.statement_since as since from public.applications a
       where a.organisation_id = mine.organisation_id and (p_job is null or a.job_id = p_job)
         and a.statement_since is not null
         and (a.ended_on is null or a.stage = 'accepted') and not a.is_hidden
         and mine.read_disclosures
       order by a.statement_since, a.id limit p_rows) r)
    union all
    (select b.id, b.since from mine cross join lateral (
       select a.id, a.start_due_on as since from public.applications a
       where a.organisation_id = mine.organisation_id and (p_job is null or a.job_id = p_job)
         and a.start_due_on <= p_today and not a.is_hidden
       order by a.start_due_on, a.id limit p_rows) b)
  ), first as (
    select l.id, min(l.since) as since from listed l group by l.id order by 2, 1 limit p_rows
  )
  select a.id, a.reference, j.title, a.stage, a.waits_since,
    a.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'chosen'),
    a.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined'),
    a.checks_since, case when mine.read_disclosures then a.statement_since end,
    coalesce(a.contact_then ->> 'first_name', n.first_name), coalesce(a.contact_then ->> 'last_name', n.last_name),
    a.start_due_on, t.at
  from mine cross join first f
  join public.applications a on a.id = f.id
  join public.jobs j on j.id = a.job_id
  left join public.candidate_contacts n on n.person_id = case when a.is_named then a.person_id end
  -- The hour at which the wait began, for those of one day.
  cross join lateral (
    select max(e.happened_at) as at from public.application_events e
    where e.application_id = a.id and e.happened_on <= f.since
  ) t
  order by f.since, t.at, f.id
$$;

-- An application with its history and times, as the signed-in person may see it; null if they may not. Neither side gets a number of the
-- other's account.
create function public.application_seen(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(a) - 'person_id' || jsonb_build_object(
    'is_forgotten', a.person_id is null,
    'events', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
      from public.application_events e where e.application_id = a.id),
    'slots', (select coalesce(jsonb_agg(
        to_jsonb(s) || jsonb_build_object('is_taken', s.state = 'offered' and public.is_slot_taken(s)) order by s.on_day, s.at_time), '[]')
      from public.interview_slots s where s.application_id = a.id),
    'own', (select to_jsonb(o) from public.own_application_parts o where o.application_id = a.id and side.mine = 'candidate'))
  from public.applications a cross join lateral (select public.my_side_of(a) as mine offset 0) side
  where a.reference = p_reference and side.mine is not null
$$;

-- The advert of a job with what it asked about a record, and the pay and hours, when the person applied: a change concerns whoever
-- applies later.
create function public.advert_in_force(p_application public.applications) returns jsonb
language sql stable security definer set search_path = '' as $$
  select j.advert || coalesce((select jsonb_object_agg(e.key, e.value)
    from public.job_adverts v cross join jsonb_each(v.advert) e
    where v.id = p_application.advert_id and e.key in ('recordQuestion', 'pay', 'hoursPerWeek', 'pattern')), '{}')
  from public.jobs j where j.id = p_application.job_id
$$;

-- The times that the company of the signed-in person has offered to, or agreed with, other applicants on some days (a JSON list; null for
-- the days of an applicant's own times), without applicants who hide from the company. It names each by its application only.
-- [{"application_id", "on_day", "at_time", "minutes", "state", "ask_for", "is_same_job"}]
create function public.times_of_others(p_application uuid, p_days text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with days as (
    select a.organisation_id, a.job_id, array(
      select d.v::date from jsonb_array_elements_text(p_days::jsonb) d (v)
      union
      select s.on_day from public.interview_slots s
      where p_days is null and s.application_id = p_application and s.state in ('offered', 'chosen')) as days
    from public.applications a join public.my_membership() m on m.organisation_id = a.organisation_id and m.see_applicants and m.state = 'approved'
    where a.id = p_application and not a.is_hidden
  ), others as (
    select o.application_id, o.on_day, o.at_time, o.minutes, o.state, o.ask_for, a.job_id = d.job_id as is_same_job
    from days d join public.interview_slots o on o.organisation_id = d.organisation_id and o.on_day = any (d.days) and o.application_id <> p_application
    join public.applications a on a.id = o.application_id and a.stage = 'interview' and not a.is_hidden
    where o.state in ('offered', 'chosen')
    order by o.on_day, o.at_time limit 200
  )
  select coalesce(jsonb_agg(to_jsonb(o)), '[]') from others o
$$;

-- Who at the company of the signed-in person took each step of an application, in the order of its history; null for a step of the other
-- side. [{"is_own", "name"}]: a colleague without a name appears by address, and one whose account is deleted by nothing.
create function public.colleagues_in_history(p_application uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(case when e.by_side = 'employer' then jsonb_build_object(
      'is_own', coalesce(e.actor_id = (select c.id from public.current_account() c), false),
      'name', coalesce(nullif(u.raw_user_meta_data ->> 'full_name', ''), u.email)) end order by e.id), '[]')
  from public.my_membership() m
  join public.applications a on a.organisation_id = m.organisation_id and a.id = p_application and not a.is_hidden
  join public.application_events e on e.application_id = a.id
  left join auth.users u on u.id = e.actor_id
  where m.see_applicants and m.state = 'approved'
$$;

-- The notes about an applicant of the company of the signed-in person, oldest first. [{"words", "written_at", "who": {"is_own", "name"}}]
create function public.notes_about_applicant(p_application uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('words', n.words, 'written_at', n.written_at, 'who', jsonb_build_object(
      'is_own', coalesce(n.author_id = (select c.id from public.current_account() c), false),
      'name', coalesce(nullif(u.raw_user_meta_data ->> 'full_name', ''), u.email))) order by n.id), '[]')
  from public.my_membership() m
  join public.applications a on a.organisation_id = m.organisation_id and a.id = p_application and not a.is_hidden
  join public.application_notes n on n.application_id = a.id
  left join auth.users u on u.id = n.author_id
  where m.see_applicants and m.state = 'approved'
$$;

-- Adds a note. {"outcome": "done" | "forbidden" | "missing" | "too_many" (p_most are there)}. An application that is forgotten takes none.
create function public.add_applicant_note(p_actor uuid, p_application uuid, p_words text, p_most integer) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  application public.applications;
begin
  select * into application from public.applications where id = p_application for update;
  if application.id is null or application.person_id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif application.is_hidden or public.side_in_application(p_actor, application) is distinct from 'employer' then
    return jsonb_build_object('outcome', 'forbidden');
  elsif (select count(*) from public.application_notes n where n.application_id = p_application) >= p_most then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into public.application_notes (application_id, author_id, words) values (p_application, p_actor, p_words);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- An application as its employer sees it, with "has_reader" only if somebody there can read statements, the details of the last invitation for
-- the same job, whatever came of it, to be offered again, and whether the advert has asked something else about a record since. Null for
-- everybody else.
-- {"seen", "job", "has_reader", "is_reader", "card", "contact", "last_times", "other_times", "colleagues", "notes"}
create function public.applicant_seen(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'seen', public.application_seen(p_reference),
    'job', (select jsonb_build_object('id', j.id, 'title', j.title, 'advert', f.advert,
        'has_other_question', f.advert -> 'recordQuestion' is distinct from j.advert -> 'recordQuestion')
      from public.jobs j cross join lateral (select public.advert_in_force(a) as advert) f where j.id = a.job_id),
    'has_reader', public.my_company_has_reader(),
    'is_reader', coalesce((select m.read_disclosures from public.my_membership() m), false),
    'card', (select to_jsonb(k) - 'person_id' from public.candidate_cards k where k.person_id = a.person_id),
    'contact', case when a.is_named then coalesce(a.contact_then,
      (select to_jsonb(n) - 'person_id' from public.candidate_contacts n where n.person_id = a.person_id)) end,
    'last_times', case when a.stage = 'shortlisted' then (
      select jsonb_build_object('minutes', s.minutes, 'way', s.way, 'place', s.place, 'postcode', s.postcode, 'ask_for', s.ask_for,
        'bring', s.bring, 'phone', s.phone)
      from public.applications o join public.interview_slots s on s.application_id = o.id
      where o.job_id = a.job_id and not o.is_hidden
      order by o.changed_on desc, o.id desc, s.state = 'withdrawn', s.on_day desc, s.at_time desc limit 1) end,
    'other_times', public.times_of_others(a.id),
    'colleagues', public.colleagues_in_history(a.id),
    'notes', public.notes_about_applicant(a.id))
  from public.applications a where a.reference = p_reference and public.my_side_of(a) = 'employer'
$$;

-- Who among some applicants (JSON list) is at an interview, as a member of the company may see them.
create function public.invited_applicants(p_applications text) returns table (
  application_id uuid, reference text, first_name text, last_name text
)
language sql stable security definer set search_path = '' as $$
  select a.id, a.reference, n.first_name, n.last_name
  from (select distinct w.v::uuid as id from jsonb_array_elements_text(p_applications::jsonb) w (v) limit 20) wanted
  join public.applications a on a.id = wanted.id
  left join public.candidate_contacts n on n.person_id = a.person_id
  where a.stage = 'interview' and public.my_side_of(a) = 'employer'
$$;

-- The copy of a CV for a member of the company that has shortlisted the person; null for everybody else. The first opening is recorded.
create function public.open_application_cv(p_actor uuid, p_application uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  application public.applications;
  found jsonb;
begin
  select * into application from public.applications where id = p_application;
  if application.id is null or not application.is_named or application.is_hidden
    or public.side_in_application(p_actor, application) is distinct from 'employer' then
    return null;
  end if;
  update public.application_cvs set opened_at = coalesce(opened_at, now()) where application_id = p_application
  returning jsonb_build_object('key_id', key_id, 'wrapped', wrapped, 'sealed', sealed) into found;
  return found;
end
$$;

-- Whether a copy of a CV was sent with an application, without its text, for those who may see the application.
create function public.application_cv_facts(p_application uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sent_at', v.sent_at, 'opened_at', v.opened_at)
  from public.application_cvs v join public.applications a on a.id = v.application_id
  where v.application_id = p_application and (a.person_id = public.my_person() or (a.is_named and not a.is_hidden
    and exists (select 1 from public.my_membership() m
      where m.organisation_id = a.organisation_id and m.state = 'approved' and m.see_applicants)))
$$;

-- What is left at the reference of an application whose person has left, under row level security; null if the signed-in person may not see
-- it or there is none. {"reference", "job_id", "job_title", "is_withdrawn", "ended_on"}
create function public.withdrawn_application(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(w) - 'organisation_id' || jsonb_build_object('job_title', j.title)
  from public.withdrawn_applications w join public.jobs j on j.id = w.job_id where w.reference = p_reference
$$;

-- 5. What a person sees

-- A page of the signed-in person's applications, open or ended, those updated last first, with the day of their last update (of the stage or
-- within it), whether there are times to choose from, whether they or the employer gave such times up, and the day of the interview they chose.
create function public.my_applications(
  p_is_open boolean, p_after_on date default null, p_after_id uuid default null, p_rows integer default 50
) returns table (
  application_id uuid, reference text, job_title text, company text, stage text, applied_on date, changed_on date, updated_on date,
  waits_since date, disclosure text, has_times boolean, has_declined_times boolean, interview_on date
)
language sql stable security definer set search_path = '' as $$
  select a.id, a.reference, j.title, c.name, a.stage, a.applied_on, a.changed_on, a.updated_on,
    a.waits_since, a.disclosure, exists (select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'offered'),
    a.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined'),
    case when a.stage in ('interview', 'offer', 'accepted') then (
      select max(s.on_day) from public.interview_slots s where s.application_id = a.id and s.state = 'chosen') end
  from (
    select x.*, greatest(x.changed_on, x.last_step_on) as updated_on from public.applications x
    where x.person_id = (select public.my_person()) and (x.ended_on is null) = p_is_open
      and (p_after_id is null or (greatest(x.changed_on, x.last_step_on), x.id) < (p_after_on, p_after_id))
    order by updated_on desc, x.id desc limit p_rows
  ) a
  join public.jobs j on j.id = a.job_id
  join public.organisations c on c.id = a.organisation_id
  order by a.updated_on desc, a.id desc
$$;

-- Some jobs (JSON list) as the signed-in candidate needs them to apply: whether a job is open, whether they hide from its company, the
-- reference of their last application that ended, and of one that is open or has got them the job.
create function public.job_facts(p_jobs text) returns table (
  job_id text, title text, organisation_id uuid, company text, advert jsonb, is_open boolean, is_hidden boolean, ended text, applied text
)
language sql stable security definer set search_path = '' as $$
  select j.id, j.title, c.id, c.name, j.advert,
    j.status = 'live' and c.state = 'approved' and (j.closes_on is null or j.closes_on >= (now() at time zone 'Europe/London')::date),
    exists (select 1 from public.hidden_companies h where h.person_id = me.id and h.organisation_id = c.id),
    (select a.reference from public.applications a where a.job_id = j.id and a.person_id = me.id and a.ended_on is not null
      order by a.ended_on desc, a.applied_on desc limit 1),
    (select a.reference from public.applications a
      where a.job_id = j.id and a.person_id = me.id and (a.ended_on is null or a.stage in ('accepted', 'hired'))
      order by a.ended_on desc nulls first limit 1)
  from (select public.my_person() as id) me
  cross join (select distinct v from jsonb_array_elements_text(p_jobs::jsonb) v limit 100) wanted
  join public.jobs j on j.id = wanted.v and j.advert is not null
  join public.organisations c on c.id = j.organisation_id
  -- Somebody without a profile sees the job too: they write the profile next.
  where public.is_candidate((select a.id from public.current_account() a)) and (
    (j.status = 'live' and c.state = 'approved')
    or exists (select 1 from public.applications a where a.person_id = me.id and a.job_id = j.id)
  )
$$;

-- An application with its job, for its person: {"seen", "job"}. Null for anybody else.
create function public.own_application_seen(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('seen', public.application_seen(p_reference),
    'job', to_jsonb(f) || jsonb_build_object('advert', public.advert_in_force(a)))
  from public.applications a cross join lateral public.job_facts(jsonb_build_array(a.job_id)::text) f
  where a.reference = p_reference and public.my_side_of(a) = 'candidate'
$$;

-- The copies of CVs that a person has sent, newest first, for that person only.
create function public.own_application_cvs(p_actor uuid, p_application uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('application_id', v.application_id, 'reference', a.reference, 'key_id', v.key_id,
    'wrapped', v.wrapped, 'sealed', v.sealed, 'sent_at', v.sent_at, 'opened_at', v.opened_at) order by v.sent_at desc), '[]')
  from public.candidate_profiles p
  join public.applications a on a.person_id = p.person_id
  join public.application_cvs v on v.application_id = a.id
  where p.user_id = p_actor and (p_application is null or a.id = p_application)
$$;

-- Takes a copy back. Returns "missing" if there is none, or it is not theirs.
create function public.take_application_cv_back(p_actor uuid, p_application uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.application_cvs v using public.applications a, public.candidate_profiles p
  where v.application_id = p_application and a.id = v.application_id and p.person_id = a.person_id and p.user_id = p_actor;
  return jsonb_build_object('outcome', case when found then 'done' else 'missing' end);
end
$$;

-- Keys of CVs that another key of the server wraps, in order of application; at most `p_rows`, after `p_after`.
create function public.cv_keys_to_wrap(p_key_id text, p_after uuid, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(k) order by k.application_id), '[]')
  from (
    select v.application_id, v.key_id, v.wrapped from public.application_cvs v
    where v.key_id <> p_key_id and (p_after is null or v.application_id > p_after) order by v.application_id limit p_rows) k
$$;

-- Stores the same key, wrapped again. Returns false if the copy has been taken back since.
create function public.wrap_cv_key(p_application uuid, p_was text, p_key_id text, p_wrapped text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.application_cvs set key_id = p_key_id, wrapped = p_wrapped
  where application_id = p_application and wrapped = p_was;
  return found;
end
$$;

-- The advert that the signed-in person's application was sent for, and whether it has changed since. Null for an application that is not
-- theirs.
create function public.advert_applied_for(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('title', v.title, 'advert', v.advert, 'has_changed',
    v.id <> (select max(n.id) from public.job_adverts n where n.job_id = v.job_id))
  from public.applications a join public.job_adverts v on v.id = a.advert_id
  where a.reference = p_reference and a.person_id = public.my_person()
$$;

-- 6. Emails

-- Which members are due the daily email, and what it counts: how many have waited, and of the rest what the member wants daily instead of at
-- once. Of statements only those that nobody has read yet. [{"id", "new", "waiting_five_days", "waiting_ten_days", "to_read", "other_times",
-- "chosen", "messages", "accepted", "declined", "withdrawn", "approved", "answered"}]. The first of those waiting leaves out the second.
create function public.applicants_digests_due(p_days text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  days jsonb := p_days::jsonb;
  today date := (days ->> 'day')::date;
  five_days_since date := (days ->> 'five_days_since')::date;
  ten_days_since date := (days ->> 'ten_days_since')::date;
begin
  return (
    with waiting as (
      select a.organisation_id,
        count(*) filter (where a.waits_since > ten_days_since) as five_days,
        count(*) filter (where a.waits_since <= ten_days_since) as ten_days,
        bool_or((a.waits_since > (days ->> 'five_days_since_before')::date)
          or (a.waits_since <= ten_days_since and a.waits_since > (days ->> 'ten_days_since_before')::date)) as is_news
      from public.applications a where a.waits_since <= five_days_since group by a.organisation_id
    ), fresh as (
      select a.organisation_id, count(*) as new
      from public.applications a
      where a.applied_on >= (days ->> 'before')::date and a.applied_on < today and a.stage = 'applied'
      group by a.organisation_id
    ), given as (
      select a.organisation_id, count(*) as to_read
      from public.statement_releases r join public.applications a on a.id = r.application_id
      where r.ended_at is null and (r.given_at at time zone 'Europe/London')::date < today
        and r.given_at >= (days ->> 'before')::date::timestamp at time zone 'Europe/London'
        and not exists (select 1 from public.statement_readings d where d.release_id = r.id)
      group by a.organisation_id
    ), declined as (
      select a.organisation_id, count(*) as other_times
      from public.applications a
      where a.waits_since >= (days ->> 'before')::date and a.waits_since < today and a.stage = 'interview' and exists (
        select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined')
        -- Not where the employer withdrew the times or called the interview off.
        and exists (select 1 from public.application_events e where e.application_id = a.id and e.by_side = 'candidate'
          and e.kind in ('slots_declined', 'time_given_back', 'interview_cancelled') and e.happened_on = a.waits_since)
      group by a.organisation_id
    ), done as (
      select a.organisation_id,
        count(*) filter (where e.kind = 'slot_chosen') as chosen, count(*) filter (where e.kind = 'message_sent') as messages,
        count(*) filter (where e.kind = 'accepted') as accepted, count(*) filter (where e.kind = 'offer_declined') as declined,
        count(*) filter (where e.kind = 'withdrawn') as withdrawn, count(*) filter (where e.kind = 'approval_given') as approved,
        count(*) filter (where e.kind in ('shared', 'declined')) as answered
      from public.application_events e join public.applications a on a.id = e.application_id and not a.is_hidden
      where e.happened_on >= (days ->> 'before')::date and e.happened_on < today and e.by_side = 'candidate'
        and e.kind in ('slot_chosen', 'message_sent', 'accepted', 'offer_declined', 'withdrawn', 'approval_given', 'shared', 'declined')
      group by a.organisation_id
    ), counted as (
      select u.id, coalesce(w.is_news, false) as is_news, coalesce(w.five_days, 0) as five_days, coalesce(w.ten_days, 0) as ten_days,
        case when c.events ->> 'applied' = 'daily' then coalesce(f.new, 0) else 0 end as new,
        case when m.read_disclosures and c.events ->> 'statement' = 'daily' then coalesce(g.to_read, 0) else 0 end as to_read,
        case when c.events ->> 'other_time' = 'daily' then coalesce(d.other_times, 0) else 0 end as other_times,
        case when c.events ->> 'time_chosen' = 'daily' then coalesce(o.chosen, 0) else 0 end as chosen,
        case when c.events ->> 'message' = 'daily' then coalesce(o.messages, 0) else 0 end as messages,
        case when c.events ->> 'accepted' = 'daily' then coalesce(o.accepted, 0) else 0 end as accepted,
        case when c.events ->> 'declined' = 'daily' then coalesce(o.declined, 0) else 0 end as declined,
        case when c.events ->> 'withdrawn' = 'daily' then coalesce(o.withdrawn, 0) else 0 end as withdrawn,
        case when c.events ->> 'approved' = 'daily' then coalesce(o.approved, 0) else 0 end as approved,
        case when m.read_disclosures and c.events ->> 'statement' = 'daily' then coalesce(o.answered, 0) else 0 end as answered
      from (
        select organisation_id from waiting union select organisation_id from fresh union select organisation_id from given
        union select organisation_id from declined union select organisation_id from done
      ) any_company
      join public.organisations p on p.id = any_company.organisation_id and p.state = 'approved'
      join public.organisation_members m on m.organisation_id = p.id and m.see_applicants
      join auth.users u on u.id = m.user_id
      left join public.application_email_choices c on c.user_id = u.id
      left join waiting w on w.organisation_id = p.id
      left join fresh f on f.organisation_id = p.id
      left join given g on g.organisation_id = p.id
      left join declined d on d.organisation_id = p.id
      left join done o on o.organisation_id = p.id
      where coalesce(c.wants_emails, true) and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null
        and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
        and not exists (select 1 from public.applicants_digests t where t.user_id = u.id and t.day = today)
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'new', n.new, 'waiting_five_days', n.five_days, 'waiting_ten_days', n.ten_days,
      'to_read', n.to_read, 'other_times', n.other_times, 'chosen', n.chosen, 'messages', n.messages, 'accepted', n.accepted,
      'declined', n.declined, 'withdrawn', n.withdrawn, 'approved', n.approved, 'answered', n.answered)), '[]')
    from counted n
    where n.is_news or n.new + n.to_read + n.other_times + n.chosen + n.messages + n.accepted + n.declined + n.withdrawn + n.approved + n.answered > 0
  );
end
$$;

-- Stores the daily email of a member. Returns false if they have it already, want none or no longer see applicants.
create function public.queue_applicants_digest(p_user_id uuid, p_day date, p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := p_email::jsonb;
begin
  if exists (select 1 from public.application_email_choices e where e.user_id = p_user_id and not e.wants_emails)
    or not exists (select 1 from public.organisation_members m where m.user_id = p_user_id and m.see_applicants) then
    return false;
  end if;
  insert into public.applicants_digests (user_id, day) values (p_user_id, p_day) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, 'applicants_digest', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null;
  return found;
end
$$;

-- Stores what a member wants in the daily email or not at all; the rest is told at once. Returns false for an account that does not exist.
create function public.choose_member_events(p_actor uuid, p_events text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from auth.users u where u.id = p_actor) then
    return false;
  end if;
  insert into public.application_email_choices (user_id, wants_emails, events) values (p_actor, true, p_events::jsonb)
  on conflict (user_id) do update set events = excluded.events, changed_at = now();
  return true;
end
$$;

-- Stores whether somebody wants emails about applications. For somebody who does not, those that are waiting are not sent. Returns false
-- for an account that does not exist.
create function public.choose_application_emails(p_actor uuid, p_wants boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from auth.users u where u.id = p_actor) then
    return false;
  end if;
  insert into public.application_email_choices (user_id, wants_emails) values (p_actor, p_wants)
  on conflict (user_id) do update set wants_emails = excluded.wants_emails, changed_at = now();
  if not p_wants then
    delete from public.outgoing_emails o
    where o.account_id = p_actor and o.status = 'pending'
      and (o.kind in ('application_update', 'applicants_digest', 'employer_check')
        -- Questions about a job that came from an application; those about a file are news of support.
        or (o.kind in ('job_check', 'check_in') and exists (
          select 1 from public.job_starts s
          where s.application_id is not null and s.id = coalesce(
            (select c.job_start_id from public.job_checks c where c.id = o.job_check_id),
            (select i.job_start_id from public.job_check_ins i where i.id = o.job_check_in_id)))));
  end if;
  return true;
end
$$;

-- The same by the link in an email about an application, which names no account: its person gets no more of them.
create function public.stop_application_emails(p_application uuid) returns boolean
language sql security definer set search_path = '' as $$
  select coalesce((
    select public.choose_application_emails(p.user_id, false)
    from public.applications a join public.candidate_profiles p on p.person_id = a.person_id where a.id = p_application
  ), false)
$$;

-- Rights

revoke all on function
  public.keep_hidden_applications, public.keep_last_step, public.keep_contact_then, public.keep_company_of_slot, public.end_application_cv, public.note_advert,
  public.counts_for_replies, public.my_side_of, public.advert_in_force, public.side_in_application, public.send_application, public.is_slot_taken, public.commit_application, public.members_to_tell, public.queue_for_members,
  public.commit_interview, public.applications_closing_with, public.close_applications_of_job, public.queue_application_receipt,
  public.company_replies, public.is_applicant_found, public.applicants_page, public.applicant_counts, public.employer_tasks, public.application_seen,
  public.times_of_others, public.colleagues_in_history, public.notes_about_applicant, public.add_applicant_note, public.applicant_seen, public.invited_applicants, public.open_application_cv,
  public.application_cv_facts,
  public.withdrawn_application, public.my_applications, public.job_facts, public.own_application_seen, public.own_application_cvs,
  public.take_application_cv_back, public.cv_keys_to_wrap, public.wrap_cv_key, public.advert_applied_for,
  public.applicants_digests_due, public.queue_applicants_digest, public.choose_member_events, public.choose_application_emails,
  public.stop_application_emails
from public, anon, authenticated, service_role;
grant execute on function
  public.send_application, public.add_applicant_note, public.commit_application, public.members_to_tell, public.queue_for_members, public.commit_interview,
  public.applications_closing_with, public.queue_application_receipt, public.company_replies, public.open_application_cv,
  public.own_application_cvs, public.take_application_cv_back, public.cv_keys_to_wrap, public.wrap_cv_key,
  public.applicants_digests_due, public.queue_applicants_digest, public.choose_member_events, public.choose_application_emails,
  public.stop_application_emails
to service_role;
grant execute on function
  public.applicants_page, public.applicant_counts, public.employer_tasks, public.application_seen, public.times_of_others,
  public.colleagues_in_history, public.notes_about_applicant, public.applicant_seen, public.invited_applicants, public.application_cv_facts, public.withdrawn_application, public.my_applications,
  public.job_facts, public.own_application_seen, public.advert_applied_for
to authenticated;
