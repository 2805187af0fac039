-- Live hiring, 4: applications. Stages and moves are decided in lib/domain/applications; here stands who sees which row, and what
-- must never be broken.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  -- Such as A-7KX2M9: what an employer calls it until it shortlists.
  reference text not null unique check (reference ~ '^A-[0-9A-Z]{6}$'),
  job_id text not null references public.jobs (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  -- Null once it has lost its person: six months after it ended, or with the account.
  person_id uuid references public.candidate_profiles (person_id) on delete set null,
  version integer not null default 1,
  stage text not null default 'applied' check (stage in ('applied', 'shortlisted', 'interview', 'offer', 'accepted', 'unsuccessful',
    'unsuccessful_after_interview', 'offer_declined', 'offer_withdrawn', 'withdrawn', 'job_closed')),
  applied_on date not null,
  changed_on date not null,
  changed_by text not null check (changed_by in ('candidate', 'employer', 'partner', 'caseworker')),
  -- Whether it is, or once was, shortlisted: from then on the employer reads the name.
  is_named boolean not null default false,
  reasons jsonb not null default '[]',
  disclosure text not null default 'not_asked' check (disclosure in ('not_asked', 'asked', 'shared', 'declined')),
  disclosure_on date,
  -- [{"kind", "state", "since"}]
  checks jsonb not null default '[]',
  -- Whether the person hides from the company: kept here too, because each list of a company asks it of each row.
  is_hidden boolean not null default false,
  -- How far the person lives from the job, in bands.
  distance text not null default 'unknown' check (distance in ('under_5', 'under_10', 'under_25', 'over_25', 'unknown')),
  -- Since when the person has waited for the employer; null while it is the person's turn, and once it ended. From an interview
  -- on its day counts, which may be to come, and while they choose a time that of the last one.
  waits_since date,
  -- Since when a check of an offer waits for the employer, also once the offer is accepted.
  checks_since date,
  -- The day on which the person shared a statement that nobody has read yet.
  statement_since date,
  -- The tenth working day after it was sent, and the day of the employer's first step: the company's reply rate is made of them.
  answer_due_on date,
  answered_on date,
  ended_on date,
  check ((stage in ('applied', 'shortlisted', 'interview', 'offer')) = (ended_on is null)),
  check (stage not in ('shortlisted', 'interview', 'offer', 'accepted') or is_named),
  check (changed_on >= applied_on),
  check (waits_since is null or ended_on is null),
  check (person_id is not null or not is_hidden)
);
-- Nobody applies twice while one is open.
create unique index one_open_application on public.applications (job_id, person_id) where ended_on is null;
create index applications_of_a_job on public.applications (job_id, stage, changed_on, id);
-- With what a list and its counts ask of each row, so that a count reads the index alone.
create index applications_of_a_company on public.applications (company_id, stage, changed_on, id) include (job_id, is_hidden);
create index applications_ended_of_a_company on public.applications (company_id, changed_on, id) include (stage, job_id, is_hidden)
where ended_on is not null;
create index applications_of_a_person on public.applications (person_id, changed_on, id);
create index applications_that_wait on public.applications (waits_since, company_id) where waits_since is not null;
-- What waits for one company, the longest first, with what its list asks of each row.
create index applications_waiting_for_a_company on public.applications (company_id, waits_since, id) include (stage, is_hidden)
where waits_since is not null;
create index applications_to_check on public.applications (company_id, checks_since, id) include (is_hidden)
where checks_since is not null;
create index applications_to_read on public.applications (company_id, statement_since, id) include (is_hidden)
where statement_since is not null and ended_on is null;
create index applications_by_day on public.applications (applied_on, company_id);
create index applications_answered on public.applications (company_id, answer_due_on, answered_on, ended_on);
create index applications_ended on public.applications (ended_on) where ended_on is not null and person_id is not null;

-- What the person keeps to themself: why they withdrew, and whether a supervising officer has to approve the job. The employer
-- learns of the second with its offer, which then waits for the approval.
create table public.own_application_parts (
  application_id uuid primary key references public.applications (id) on delete cascade,
  withdrawal_reason text check (withdrawal_reason in ('other_job', 'not_right', 'circumstances', 'no_reply', 'rather_not_say')),
  needs_approval boolean not null default false
);

-- The dated history, which never changes: one line for each move, as both sides read it.
create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  happened_on date not null,
  happened_at timestamptz not null default now(),
  -- The version that the application had afterwards.
  version integer not null,
  -- A stage, or what else was done: `stepKinds` of lib/domain/applications/history.ts.
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  by_side text not null check (by_side in ('candidate', 'employer', 'partner', 'caseworker')),
  -- Null for an account that is gone.
  actor_id uuid,
  -- Written by one side for the other to read. It goes when the application loses its person.
  note text check (char_length(note) <= 5000)
);
create index application_events_of_an_application on public.application_events (application_id, id);

-- Times that the employer offers for an interview; the person takes one.
create table public.interview_slots (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  -- On the clock of the United Kingdom.
  on_day date not null,
  at_time text not null check (at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes integer not null check (minutes between 5 and 480),
  way text not null check (way in ('in_person', 'phone', 'video')),
  place text not null check (char_length(place) between 1 and 160),
  state text not null default 'offered' check (state in ('offered', 'chosen', 'withdrawn'))
);
create index interview_slots_of_an_application on public.interview_slots (application_id, on_day, at_time);
create unique index one_chosen_slot on public.interview_slots (application_id) where state = 'chosen';

alter table public.applications enable row level security;
alter table public.own_application_parts enable row level security;
alter table public.application_events enable row level security;
alter table public.interview_slots enable row level security;
revoke all on public.applications, public.own_application_parts, public.application_events, public.interview_slots
from public, anon, authenticated, service_role;

-- The person themself; and of the company those who may see applicants, while the team approves of the company and the person does
-- not hide from it. What cards and contacts show follows from the applications that can be seen. The team sees none:
-- its figures come from functions that count.
create policy own_applications on public.applications for select to authenticated using (
  person_id = (select public.my_person())
  or (company_id = (select m.company_id from public.my_membership() m where m.see_applicants and m.state = 'approved')
    and not is_hidden)
);
create policy own_parts_of_own_applications on public.own_application_parts for select to authenticated using (
  (select true from public.applications a where a.id = application_id and a.person_id = (select public.my_person()) limit 1)
);
-- Asked so that each row is looked up by its application: for `exists` the database would rather read every application of the
-- company first.
create policy events_of_own_applications on public.application_events for select to authenticated using (
  (select true from public.applications a where a.id = application_id limit 1)
);
create policy slots_of_own_applications on public.interview_slots for select to authenticated using (
  (select true from public.applications a where a.id = application_id limit 1)
);
-- A card from the first day, a name from the shortlist on; looked up by its person for the same reason.
create policy cards_of_applicants on public.candidate_cards for select to authenticated using (
  person_id = (select public.my_person())
  or (select m.company_id from public.my_membership() m where m.see_applicants and m.state = 'approved')
    in (select a.company_id from public.applications a where a.person_id = candidate_cards.person_id)
);
create policy contacts_of_the_shortlisted on public.candidate_contacts for select to authenticated using (
  person_id = (select public.my_person())
  or (select m.company_id from public.my_membership() m where m.see_applicants and m.state = 'approved')
    in (select a.company_id from public.applications a where a.person_id = candidate_contacts.person_id and a.is_named)
);
grant select on public.applications, public.own_application_parts, public.application_events, public.interview_slots
to authenticated, service_role;

create function public.keep_hidden_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.applications set is_hidden = true where person_id = new.person_id and company_id = new.company_id;
  else
    update public.applications set is_hidden = false where person_id = old.person_id and company_id = old.company_id;
  end if;
  return null;
end
$$;
create trigger keep_hidden_applications after insert or delete on public.hidden_companies
for each row execute function public.keep_hidden_applications();

-- Whether somebody at the company has the right to decide, for a function that the server calls for them: 'employer', or
-- 'candidate' for the person themself; null for everybody else. An account that is closed, not verified or of another role is
-- nobody, and so is a member of a company that is not approved.
create function public.side_in_application(p_actor uuid, p_application public.applications) returns text
language sql stable security definer set search_path = '' as $$
  select case u.raw_app_meta_data ->> 'role'
    when 'candidate' then (select 'candidate' from public.candidate_profiles p
      where p.user_id = u.id and p.person_id = p_application.person_id)
    when 'employer' then (select 'employer' from public.company_members m join public.companies c on c.id = m.company_id
      where m.user_id = u.id and m.company_id = p_application.company_id and m.see_applicants and c.state = 'approved'
        and not exists (select 1 from public.hidden_companies h
          where h.person_id = p_application.person_id and h.company_id = m.company_id))
  end
  from auth.users u
  where u.id = p_actor and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;

-- Sends a person's application for a job. p_application: {"applied_on", "answer_due_on", "distance", "needs_approval"}. Answers
-- {"outcome": "done", "reference"}, or "forbidden", "missing" (no such job), "closed" (nobody can apply now), "hidden" (the person
-- hides from the company), "no_card" (nothing to show yet), "already".
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
  -- Held until the end, so that nobody closes the job in between.
  select * into job from public.jobs where id = p_job for share;
  if job.id is null or job.status = 'draft' then
    return jsonb_build_object('outcome', 'missing');
  elsif job.status <> 'live' or job.closes_on < today
    or not exists (select 1 from public.companies c where c.id = job.company_id and c.state = 'approved') then
    return jsonb_build_object('outcome', 'closed');
  elsif exists (select 1 from public.hidden_companies h where h.person_id = person and h.company_id = job.company_id) then
    return jsonb_build_object('outcome', 'hidden');
  elsif not exists (select 1 from public.candidate_cards k where k.person_id = person)
    or not exists (select 1 from public.candidate_contacts k
      where k.person_id = person and k.first_name <> '' and k.last_name <> '') then
    return jsonb_build_object('outcome', 'no_card');
  elsif exists (select 1 from public.applications a where a.job_id = p_job and a.person_id = person and a.ended_on is null) then
    return jsonb_build_object('outcome', 'already');
  end if;
  loop
    new_reference := 'A-' || public.random_code(6);
    insert into public.applications (reference, job_id, company_id, person_id, applied_on, changed_on, changed_by, distance,
      waits_since, answer_due_on)
    values (new_reference, p_job, job.company_id, person, today, today, 'candidate', given ->> 'distance', today,
      (given ->> 'answer_due_on')::date)
    on conflict (reference) do nothing returning id into new_id;
    exit when new_id is not null;
  end loop;
  insert into public.own_application_parts (application_id, needs_approval)
  values (new_id, (given ->> 'needs_approval')::boolean);
  insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id)
  values (new_id, today, 1, 'applied', 'candidate', p_actor);
  return jsonb_build_object('outcome', 'done', 'reference', new_reference);
end
$$;

-- Keeps one step in an application: its changed columns, the line of its history, and the e-mail that tells the person, or nothing
-- of it. p_change has columns of the application, and may have "slots" (times that are offered in place of those before), "slot"
-- (the one that is taken) and, from the person, "own" (what they keep to themself). p_event: {"kind", "happened_on", "note"}; null
-- where only "own" changes, which is no step and makes no version. p_email: {"subject", "html", "text", "stop_url"}.
-- {"outcome": "done" | "changed" (somebody was faster) | "forbidden" | "missing"}
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
    update public.interview_slots set state = 'chosen'
    where id = (change ->> 'slot')::uuid and application_id = p_application and state = 'offered';
    if not found then
      return jsonb_build_object('outcome', 'changed', 'version', application.version);
    end if;
    update public.interview_slots set state = 'withdrawn' where application_id = p_application and state = 'offered';
  end if;
  if change ? 'slots' then
    update public.interview_slots set state = 'withdrawn' where application_id = p_application and state in ('offered', 'chosen');
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
  -- What the person said when they applied is told with the offer and not before.
  if change ->> 'stage' = 'offer' and not application.checks @> '[{"kind": "licence_approval"}]' and exists (
    select 1 from public.own_application_parts o where o.application_id = p_application and o.needs_approval
  ) then
    application.checks := application.checks || jsonb_build_array(
      jsonb_build_object('kind', 'licence_approval', 'state', 'waiting', 'since', application.changed_on));
  end if;
  update public.applications set
    stage = application.stage, changed_on = application.changed_on, changed_by = application.changed_by,
    is_named = is_named or application.is_named, reasons = application.reasons, disclosure = application.disclosure,
    disclosure_on = application.disclosure_on, checks = application.checks, waits_since = application.waits_since,
    checks_since = application.checks_since, ended_on = application.ended_on,
    answered_on = case when side = 'employer' then coalesce(answered_on, (event ->> 'happened_on')::date) else answered_on end,
    version = p_version + 1
  where id = p_application;
  insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id, note)
  values (p_application, (event ->> 'happened_on')::date, p_version + 1, event ->> 'kind', side, p_actor, event ->> 'note');

  if side = 'employer' and told is not null then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
    select u.id, 'application_update', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
    from public.candidate_profiles p join auth.users u on u.id = p.user_id
    where p.person_id = application.person_id and u.email_confirmed_at is not null
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails);
  end if;
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- The applicants at some stages (a list, as JSON) of the company of who asks, as they may see them: of those that are open the one
-- that has stood longest first, of those that ended the newest; p_rows after the one that p_after_on and p_after_id name. It asks
-- itself what the policies of these tables ask, once and not of each row of each table.
create function public.applicants_page(
  p_stages text, p_is_open boolean, p_job text default null, p_after_on date default null, p_after_id uuid default null,
  p_rows integer default 50
) returns table (
  application_id uuid, reference text, job_title text, stage text, applied_on date, changed_on date, waits_since date,
  distance text, skills jsonb, tickets jsonb, availability text, first_name text, last_name text
)
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
  with wanted as (
    select (select m.company_id from public.my_membership() m where m.see_applicants and m.state = 'approved') as company_id,
      array(select jsonb_array_elements_text(p_stages::jsonb)) as stages
  ), chosen as (
    -- Stage by stage, as the index has them: so no more is looked at of any than can be shown. What is passed over, because it is
    -- of another job or stage or hidden, is passed over in the index.
    (select a.id from wanted w cross join unnest(w.stages) s (stage) cross join lateral (
       select x.id, x.changed_on from public.applications x
       where x.company_id = w.company_id and x.stage = s.stage and not x.is_hidden and (p_job is null or x.job_id = p_job)
         and (p_after_id is null or (x.changed_on, x.id) > (p_after_on, p_after_id))
       order by x.changed_on, x.id limit p_rows
     ) a
     where p_is_open order by a.changed_on, a.id limit p_rows)
    union all
    (select a.id from wanted w join public.applications a on a.company_id = w.company_id and a.stage = any (w.stages)
     where not p_is_open and a.ended_on is not null and not a.is_hidden and (p_job is null or a.job_id = p_job)
       and (p_after_id is null or (a.changed_on, a.id) < (p_after_on, p_after_id))
     order by a.changed_on desc, a.id desc limit p_rows)
  )
  select c.id, c.reference, j.title, c.stage, c.applied_on, c.changed_on, c.waits_since, c.distance, k.skills, k.tickets,
    k.availability, n.first_name, n.last_name
  from chosen h
  join public.applications c on c.id = h.id
  join public.jobs j on j.id = c.job_id
  left join public.candidate_cards k on k.person_id = c.person_id
  left join public.candidate_contacts n on n.person_id = case when c.is_named then c.person_id end
  order by case when p_is_open then c.changed_on end, case when p_is_open then c.id end, c.changed_on desc, c.id desc
$$;

-- Who waits for the company of who asks on a day, whoever has waited longest first: p_rows applicants, with what decides what has
-- to be done (lib/domain/applications/employer-task.ts). Each of the three lists is taken from its index, no more of it than can be
-- shown. It asks itself what the policies of these tables ask.
create function public.employer_tasks(p_today date, p_rows integer default 20) returns table (
  application_id uuid, reference text, job_title text, stage text, waits_since date, has_chosen_time boolean, checks_since date,
  statement_since date, first_name text, last_name text
)
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
  with mine as (
    select m.company_id, m.read_disclosures from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), listed as (
    (select w.id, w.since from mine cross join lateral (
       select a.id, a.waits_since as since from public.applications a
       where a.company_id = mine.company_id and a.waits_since <= p_today and not a.is_hidden
         and not (a.stage = 'interview' and a.waits_since = p_today)
       order by a.waits_since, a.id limit p_rows) w)
    union all
    (select c.id, c.since from mine cross join lateral (
       select a.id, a.checks_since as since from public.applications a
       where a.company_id = mine.company_id and a.checks_since is not null and not a.is_hidden
       order by a.checks_since, a.id limit p_rows) c)
    union all
    (select r.id, r.since from mine cross join lateral (
       select a.id, a.statement_since as since from public.applications a
       where a.company_id = mine.company_id and a.statement_since is not null and a.ended_on is null and not a.is_hidden
         and mine.read_disclosures
       order by a.statement_since, a.id limit p_rows) r)
  ), first as (
    select l.id, min(l.since) as since from listed l group by l.id order by 2, 1 limit p_rows
  )
  select a.id, a.reference, j.title, a.stage, a.waits_since,
    a.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'chosen'),
    a.checks_since, case when mine.read_disclosures then a.statement_since end, n.first_name, n.last_name
  from mine cross join first f
  join public.applications a on a.id = f.id
  join public.jobs j on j.id = a.job_id
  left join public.candidate_contacts n on n.person_id = case when a.is_named then a.person_id end
  order by f.since, f.id
$$;

-- An application with its history and times, as who asks may see it: under row level security. Null where they may see none.
create function public.application_seen(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(a) || jsonb_build_object(
    'events', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
      from public.application_events e where e.application_id = a.id),
    'slots', (select coalesce(jsonb_agg(to_jsonb(s) order by s.on_day, s.at_time), '[]')
      from public.interview_slots s where s.application_id = a.id),
    'own', (select to_jsonb(o) from public.own_application_parts o where o.application_id = a.id))
  from public.applications a where a.reference = p_reference
$$;

-- The same for the company: with the job, whether anybody there and whether who asks may read what the person says of a record, and
-- what may be read of the person. {"seen", "job", "has_reader", "is_reader", "card", "contact"}
create function public.applicant_seen(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'seen', found.seen,
    'job', (select jsonb_build_object('id', j.id, 'title', j.title, 'advert', j.advert)
      from public.jobs j where j.id = found.seen ->> 'job_id'),
    'has_reader', exists (
      select 1 from public.company_members m where m.company_id = (found.seen ->> 'company_id')::uuid and m.read_disclosures),
    'is_reader', coalesce((select m.read_disclosures from public.my_membership() m), false),
    'card', (select to_jsonb(k) from public.candidate_cards k where k.person_id = (found.seen ->> 'person_id')::uuid),
    'contact', (select to_jsonb(n) from public.candidate_contacts n where n.person_id = (found.seen ->> 'person_id')::uuid))
  from (select public.application_seen(p_reference) as seen offset 0) found where found.seen is not null
$$;

-- How many applicants of the company of who asks stand at each open stage; 100 stands for more. {"applied", "shortlisted", ...}
create function public.applicant_counts(p_job text default null) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off as $$
  select jsonb_object_agg(s.stage, (
    select count(*) from (
      select 1 from public.applications a
      where a.company_id = (select m.company_id from public.my_membership() m where m.see_applicants and m.state = 'approved')
        and a.stage = s.stage and not a.is_hidden and (p_job is null or a.job_id = p_job)
      limit 100
    ) n
  )) from (values ('applied'), ('shortlisted'), ('interview'), ('offer')) s (stage)
$$;

-- The applications of who asks, the last changed first, open or ended: p_rows after the one that p_after_on and p_after_id name.
create function public.my_applications(
  p_is_open boolean, p_after_on date default null, p_after_id uuid default null, p_rows integer default 50
) returns table (
  application_id uuid, reference text, job_title text, company text, stage text, applied_on date, changed_on date, waits_since date,
  disclosure text, has_times boolean
)
language sql stable security definer set search_path = '' as $$
  select a.id, a.reference, j.title, c.name, a.stage, a.applied_on, a.changed_on, a.waits_since, a.disclosure,
    exists (select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'offered')
  from (
    select * from public.applications x
    where x.person_id = (select public.my_person()) and (x.ended_on is null) = p_is_open
      and (p_after_id is null or (x.changed_on, x.id) < (p_after_on, p_after_id))
    order by x.changed_on desc, x.id desc limit p_rows
  ) a
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  order by a.changed_on desc, a.id desc
$$;

-- What a person reads of the jobs in p_jobs (a list of their numbers, as JSON): those that they applied to, and those that are open;
-- with the reference of their open application.
create function public.job_facts(p_jobs text) returns table (
  job_id text, title text, company_id uuid, company text, advert jsonb, is_open boolean, is_hidden boolean, applied text
)
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off as $$
  select j.id, j.title, c.id, c.name, j.advert,
    j.status = 'live' and c.state = 'approved' and (j.closes_on is null or j.closes_on >= (now() at time zone 'Europe/London')::date),
    exists (select 1 from public.hidden_companies h where h.person_id = me.id and h.company_id = c.id),
    (select a.reference from public.applications a where a.job_id = j.id and a.person_id = me.id and a.ended_on is null)
  from (select public.my_person() as id) me
  cross join (select distinct v from jsonb_array_elements_text(p_jobs::jsonb) v limit 100) wanted
  join public.jobs j on j.id = wanted.v and j.advert is not null
  join public.companies c on c.id = j.company_id
  -- Who has written nothing of themself yet reads the job too: their profile comes next.
  where public.is_candidate((select auth.uid())) and (
    (j.status = 'live' and c.state = 'approved')
    or exists (select 1 from public.applications a where a.person_id = me.id and a.job_id = j.id)
  )
$$;

-- An application with its job, for its person: {"seen", "job"}. Null for anybody else's.
create function public.own_application_seen(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('seen', found.seen, 'job', to_jsonb(f))
  from (select public.application_seen(p_reference) as seen offset 0) found
  cross join lateral public.job_facts(jsonb_build_array(found.seen ->> 'job_id')::text) f
  where found.seen is not null
$$;

-- Whole miles in a straight line between the middles of two postcode districts; null where one is not known.
create function public.miles_between(p_from text, p_to text) returns integer
language sql stable security definer set search_path = '' as $$
  select round(69.1 * sqrt((a.north - b.north) ^ 2 + ((a.east - b.east) * cosd((a.north + b.north) / 2)) ^ 2))::integer
  from public.postcode_districts a, public.postcode_districts b where a.district = p_from and b.district = p_to
$$;

-- How often a company answers in time, in whole percent; null while it has answered fewer than five applications. An answer is the
-- employer's first step in an application, a no and the closing of the job among them. In time is within ten working days after
-- the day on which it was sent. Counted are the applications that got an answer, and those that got none by that day; one that
-- the person withdrew before it is not counted. The latest 200 count, so that a page reads no more however many there are.
create function public.company_reply_rate(p_company uuid) returns integer
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off as $$
  select case when count(*) filter (where c.answered_on is not null) >= 5 then
    round(100.0 * count(*) filter (where c.answered_on <= c.answer_due_on) / count(*))::integer end
  from (
    select a.answered_on, a.answer_due_on from public.applications a
    where a.company_id = p_company and a.answer_due_on is not null
      and (a.answered_on is not null
        or a.answer_due_on < coalesce(a.ended_on, (now() at time zone 'Europe/London')::date))
    order by a.answer_due_on desc, a.answered_on desc limit 200
  ) c
$$;

-- E-mails about applications. Who made no choice gets them: a person each update, a member one digest a day.
create table public.application_email_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wants_emails boolean not null,
  changed_at timestamptz not null default now()
);
-- The days on which a member was told what waits.
create table public.applicants_digests (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
create index applicants_digests_by_day on public.applicants_digests (day);
alter table public.application_email_choices enable row level security;
alter table public.applicants_digests enable row level security;
revoke all on public.application_email_choices, public.applicants_digests from public, anon, authenticated, service_role;
create policy own_application_emails on public.application_email_choices for select to authenticated using (
  user_id = (select a.id from public.current_account() a)
);
create policy own_applicants_digests on public.applicants_digests for select to authenticated using (
  user_id = (select a.id from public.current_account() a)
);
grant select on public.application_email_choices, public.applicants_digests to authenticated, service_role;

-- Members who are to be told on a day, with the numbers of their company: those who see applicants, want it and have not been told.
-- p_days: {"day", "before" (the working day before it), "five", "five_before", "ten", "ten_before"}: who has waited since "five" or
-- longer has waited five working days on the day, and since "five_before" on the day before. Nobody is told unless somebody applied
-- since the day before, or reached five or ten days of waiting, or gave who may read it a statement since then.
-- [{"id", "new", "five", "ten", "to_read"}]
create function public.applicants_digests_due(p_days text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  days jsonb := p_days::jsonb;
  today date := (days ->> 'day')::date;
  five date := (days ->> 'five')::date;
  ten date := (days ->> 'ten')::date;
begin
  return (
    with waiting as (
      select a.company_id,
        count(*) filter (where a.waits_since > ten) as five,
        count(*) filter (where a.waits_since <= ten) as ten,
        bool_or((a.waits_since > (days ->> 'five_before')::date)
          or (a.waits_since <= ten and a.waits_since > (days ->> 'ten_before')::date)) as is_news
      from public.applications a where a.waits_since <= five group by a.company_id
    ), fresh as (
      select a.company_id, count(*) as new
      from public.applications a
      where a.applied_on >= (days ->> 'before')::date and a.applied_on < today and a.stage = 'applied'
      group by a.company_id
    ), given as (
      select a.company_id, count(*) as to_read
      from public.statement_releases r join public.applications a on a.id = r.application_id
      where r.ended_at is null and (r.given_at at time zone 'Europe/London')::date < today
        and r.given_at >= (days ->> 'before')::date::timestamp at time zone 'Europe/London'
      group by a.company_id
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'new', coalesce(f.new, 0), 'five', coalesce(w.five, 0),
      'ten', coalesce(w.ten, 0), 'to_read', case when m.read_disclosures then coalesce(g.to_read, 0) else 0 end)), '[]')
    from waiting w full join fresh f on f.company_id = w.company_id
    full join given g on g.company_id = coalesce(w.company_id, f.company_id)
    join public.companies c on c.id = coalesce(w.company_id, f.company_id, g.company_id) and c.state = 'approved'
    join public.company_members m on m.company_id = c.id and m.see_applicants
    join auth.users u on u.id = m.user_id
    where (f.new > 0 or w.is_news or (m.read_disclosures and g.to_read > 0)) and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails)
      and not exists (select 1 from public.applicants_digests d where d.user_id = u.id and d.day = today)
  );
end
$$;

-- Owes a member the digest of a day, with its e-mail. False when they have it already, want none or see no applicants any more.
create function public.owe_applicants_digest(p_user_id uuid, p_day date, p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := p_email::jsonb;
begin
  if exists (select 1 from public.application_email_choices e where e.user_id = p_user_id and not e.wants_emails)
    or not exists (select 1 from public.company_members m where m.user_id = p_user_id and m.see_applicants) then
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

-- Keeps whether somebody wants e-mails about applications. What was owed and not sent yet is not sent to who wants none. False for
-- no account.
create function public.choose_application_emails(p_actor uuid, p_wants boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from auth.users u where u.id = p_actor) then
    return false;
  end if;
  insert into public.application_email_choices (user_id, wants_emails) values (p_actor, p_wants)
  on conflict (user_id) do update set wants_emails = excluded.wants_emails, changed_at = now();
  if not p_wants then
    delete from public.outgoing_emails
    where account_id = p_actor and kind in ('application_update', 'applicants_digest') and status = 'pending';
  end if;
  return true;
end
$$;

-- The same by the link of an e-mail about an application, which knows no account: no more of them to its person.
create function public.stop_application_emails(p_application uuid) returns boolean
language sql security definer set search_path = '' as $$
  select coalesce((
    select public.choose_application_emails(p.user_id, false)
    from public.applications a join public.candidate_profiles p on p.person_id = a.person_id where a.id = p_application
  ), false)
$$;

revoke all on function
  public.keep_hidden_applications(), public.side_in_application(uuid, public.applications), public.send_application(uuid, text, text),
  public.commit_application(uuid, uuid, integer, text, text, text), public.job_facts(text), public.company_reply_rate(uuid),
  public.miles_between(text, text),
  public.applicants_digests_due(text), public.owe_applicants_digest(uuid, date, text),
  public.choose_application_emails(uuid, boolean), public.stop_application_emails(uuid),
  public.applicants_page(text, boolean, text, date, uuid, integer), public.applicant_counts(text),
  public.employer_tasks(date, integer),
  public.my_applications(boolean, date, uuid, integer), public.application_seen(text), public.applicant_seen(text),
  public.own_application_seen(text)
from public, anon, authenticated, service_role;
grant execute on function
  public.job_facts(text), public.applicants_page(text, boolean, text, date, uuid, integer), public.applicant_counts(text),
  public.employer_tasks(date, integer), public.my_applications(boolean, date, uuid, integer), public.application_seen(text), public.applicant_seen(text),
  public.own_application_seen(text)
to authenticated;
grant execute on function
  public.send_application(uuid, text, text), public.commit_application(uuid, uuid, integer, text, text, text),
  public.company_reply_rate(uuid), public.miles_between(text, text), public.applicants_digests_due(text),
  public.owe_applicants_digest(uuid, date, text), public.choose_application_emails(uuid, boolean),
  public.stop_application_emails(uuid)
to service_role;

-- The applications that close with a job, as JSON: those that wait for its employer. An offer that stands stays.
create function public.applications_closing_with(p_job text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.id), '[]') from public.applications a
  where a.job_id = p_job and a.stage in ('applied', 'shortlisted', 'interview')
$$;

-- Closes them. Each person is owed p_email, which says nothing of it: {"subject", "html", "text", "stop_url", "tokens"}, where
-- "tokens" has by the number of each application what stops such e-mails to its person, in place of {token} in the words. Answers how
-- many closed; -1, and nothing is closed, where somebody applied meanwhile and has no token.
create function public.close_applications_of_job(p_job text, p_actor uuid, p_email text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
  closed integer;
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
  select count(*) into closed from moved;
  return closed;
end
$$;
revoke all on function public.close_applications_of_job(text, uuid, text), public.applications_closing_with(text)
from public, anon, authenticated, service_role;
grant execute on function public.applications_closing_with(text) to service_role;
