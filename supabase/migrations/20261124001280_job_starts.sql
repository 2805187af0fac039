-- Jobs that people started, and whether they lasted: made when a hired person's first day comes, or written down by whoever helps somebody.
-- The person is asked first, by a link that opens one question; the employer only if the person agreed. The rules, and the days of the
-- checks, are in lib/domain/outcomes/job-check.ts. Nobody reads these tables: every access is one of the functions below.
-- Tests: job-starts and row-rights in tests/system.

-- 1. Tables

create table public.job_starts (
  id uuid primary key default gen_random_uuid(),
  -- Where it came from: the application that was accepted, or the file in which it was written down.
  application_id uuid unique references public.applications (id) on delete set null,
  supported_person_id uuid references public.supported_people (id) on delete set null,
  -- The account of somebody who was hired here. Once neither an account nor a file is left, only the employer, the month and the checks are.
  user_id uuid references auth.users (id) on delete set null,
  -- The employer, if it uses the service; else what it was called in the file.
  organisation_id uuid references public.organisations (id) on delete set null,
  employer text not null default '' check (char_length(employer) <= 100),
  title text not null default '' check (char_length(title) <= 160),
  started_on date not null,
  -- False while only the agreed first day has come and the employer has not said that the person began.
  is_confirmed boolean not null default true,
  hours_a_week numeric(4, 1) check (hours_a_week > 0 and hours_a_week <= 80),
  is_real_living_wage boolean not null default false,
  came_from_day_release boolean not null default false,
  -- What the person agreed to: that the employer is asked too, and that they are counted, without a name, in the employer's figures.
  may_ask_employer boolean not null default false,
  may_be_counted boolean not null default false,
  entered_by uuid references auth.users (id) on delete set null,
  entered_at timestamptz not null default now(),
  -- The day on which the next check has to be opened; null once there is none.
  next_check_on date
);
create index job_starts_of_a_file on public.job_starts (supported_person_id, started_on) where supported_person_id is not null;
create index job_starts_of_an_account on public.job_starts (user_id, started_on) where user_id is not null;
create index job_starts_at_an_employer on public.job_starts (organisation_id, started_on) where organisation_id is not null;
create index job_starts_entered_by on public.job_starts (entered_by) where entered_by is not null;
create index job_starts_to_check on public.job_starts (next_check_on, id) where next_check_on is not null;
-- Accepted offers whose first day may have come.
create index applications_about_to_begin on public.applications (start_due_on, id) where stage = 'accepted' and start_due_on is not null;

create trigger job_start_is_an_entry after insert on public.job_starts
for each row when (new.supported_person_id is not null) execute function public.mark_support_entry();

-- One answer for each milestone that has come.
create table public.job_checks (
  id uuid primary key default gen_random_uuid(),
  job_start_id uuid not null references public.job_starts (id) on delete cascade,
  milestone text not null check (milestone in ('6_weeks', '13_weeks', '6_months', '12_months')),
  due_on date not null,
  -- When the person was asked, or it was clear that they cannot be asked safely, and whether they were; and when they were reminded.
  asked_at timestamptz,
  is_asked boolean not null default false,
  reminded_at timestamptz,
  -- A digest of the link that answers it without signing in. It works once.
  token_digest text unique check (token_digest ~ '^[0-9a-f]{64}$'),
  token_ends_at timestamptz,
  answer text check (answer in ('in_post', 'moved_on', 'ended', 'no_answer')),
  -- Why they are not there any more, if they said.
  reason text check (reason in ('better_job', 'temporary', 'hours', 'travel', 'health', 'did_not_suit', 'employer_ended', 'other', 'rather_not_say')),
  evidence text check (evidence in ('payslip_seen', 'employer_confirmed', 'person_said')),
  answered_on date,
  verified_by uuid references auth.users (id) on delete set null,
  -- What the employer said, if it was asked.
  employer_answer text check (employer_answer in ('in_post', 'left')),
  -- When it was asked by a link, or it was clear that nobody there can be; after six weeks it is asked on the application's own page.
  employer_asked_at timestamptz,
  employer_token_digest text unique check (employer_token_digest ~ '^[0-9a-f]{64}$'),
  employer_token_ends_at timestamptz,
  employer_answered_on date,
  unique (job_start_id, milestone),
  check ((token_digest is null) = (token_ends_at is null)),
  check ((answer is null) = (answered_on is null)),
  check (reason is null or answer in ('moved_on', 'ended')),
  check ((evidence is not null) = coalesce(answer in ('in_post', 'moved_on', 'ended'), false))
);
create index job_checks_to_ask on public.job_checks (due_on, id) where answer is null and asked_at is null;
create index job_checks_to_remind on public.job_checks (asked_at, id) where answer is null and is_asked;
create index job_checks_to_close on public.job_checks (asked_at, id) where answer is null;
create index job_checks_to_ask_the_employer on public.job_checks (answered_on, id)
where answer in ('in_post', 'no_answer') and employer_asked_at is null and employer_answer is null and milestone <> '6_weeks';
create index job_checks_verified_by on public.job_checks (verified_by) where verified_by is not null;

alter table public.outgoing_emails add constraint outgoing_emails_job_check_id_fkey
foreign key (job_check_id) references public.job_checks (id) on delete cascade;

alter table public.job_starts enable row level security;
alter table public.job_checks enable row level security;
revoke all on public.job_starts, public.job_checks from public, anon, authenticated, service_role;

-- 2. How a job start comes and goes

-- The job start of an application, made or brought up to date. Its hours are those of the advert that the person applied for.
create function public.keep_job_start(p_application public.applications, p_started_on date, p_is_confirmed boolean) returns void
language sql security definer set search_path = '' as $$
  insert into public.job_starts (application_id, user_id, organisation_id, title, started_on, is_confirmed, hours_a_week, next_check_on)
  select p_application.id, f.user_id, p_application.organisation_id, left(j.title, 160), p_started_on, p_is_confirmed,
    (select least((v.advert ->> 'hoursPerWeek')::numeric, 80) from public.job_adverts v where v.id = p_application.advert_id), p_started_on
  from public.candidate_profiles f join public.jobs j on j.id = p_application.job_id
  where f.person_id = p_application.person_id
  on conflict (application_id) do update set started_on = excluded.started_on, is_confirmed = excluded.is_confirmed,
    next_check_on = case when job_starts.started_on = excluded.started_on then job_starts.next_check_on else excluded.started_on end
$$;

-- What the employer says about the beginning: that the person began, on which day, or did not, or that it said so by mistake; and, where
-- the person agreed that it is asked, whether they were there six weeks later.
create function public.follow_hired_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  start public.job_starts;
begin
  if new.stage = 'hired' and new.started_on is not null then
    perform public.keep_job_start(new, new.started_on, true);
  elsif new.stage = 'not_started' then
    delete from public.job_starts where application_id = new.id;
  elsif old.stage = 'hired' and new.stage = 'accepted' then
    -- Once the agreed day has come it is a start that nobody has confirmed, with what the person chose and answered; before that
    -- only what somebody was asked about it stays.
    if new.start_due_on <= (now() at time zone 'Europe/London')::date then
      perform public.keep_job_start(new, new.start_due_on, false);
      return null;
    end if;
    delete from public.job_starts s where s.application_id = new.id
      and not exists (select 1 from public.job_checks c where c.job_start_id = s.id);
    update public.job_starts set is_confirmed = false where application_id = new.id;
  end if;
  if new.six_weeks is not null and old.six_weeks is null then
    select * into start from public.job_starts s where s.application_id = new.id and s.may_ask_employer;
    perform public.note_employer_check(start.id, '6_weeks', new.six_weeks);
  end if;
  return null;
end
$$;
create trigger follow_hired_person after update of stage, started_on, six_weeks on public.applications
for each row when (new.stage in ('hired', 'not_started') or old.stage = 'hired') execute function public.follow_hired_person();

-- Once neither an account nor a file is left, nothing in the row says who it was: the day becomes the first of its month.
create function public.forget_job_start() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.employer := '';
  new.title := '';
  new.application_id := null;
  new.entered_by := null;
  new.next_check_on := null;
  new.started_on := date_trunc('month', new.started_on)::date;
  update public.job_checks set token_digest = null, token_ends_at = null, employer_token_digest = null, employer_token_ends_at = null, reason = null, verified_by = null
  where job_start_id = new.id;
  delete from public.job_check_ins where job_start_id = new.id;
  return new;
end
$$;
create trigger forget_job_start before update of user_id, supported_person_id on public.job_starts
for each row when (new.user_id is null and new.supported_person_id is null) execute function public.forget_job_start();

-- The jobs that somebody started, as far as a file shows them: those written down in it, and those from applications that its person shares.
create function public.job_starts_of(p_person public.supported_people) returns setof public.job_starts
language sql stable security definer set search_path = '' as $$
  select s.* from public.job_starts s where s.supported_person_id = p_person.id
  union all
  select s.* from public.job_starts s where s.user_id = p_person.user_id and p_person.share_applications and p_person.closed_at is null
$$;

-- Since when somebody is in work: their latest confirmed start, unless a check found that it ended. Null for somebody who is not. A start from an
-- application counts only where the whole file is shown; in a line, what is written down in the file.
create function public.in_work_since(p_person public.supported_people, p_is_whole_file boolean) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Asked for each line of a list: as job_check_waits_since() is.
  return (select latest.started_on
    from (
      select s.id, s.started_on from (
        select s.id, s.started_on from public.job_starts s where s.supported_person_id = p_person.id and s.is_confirmed
        union all
        select s.id, s.started_on from public.job_starts s
        where s.user_id = p_person.user_id and s.is_confirmed and p_is_whole_file and p_person.share_applications and p_person.closed_at is null) s
      order by s.started_on desc, s.id desc limit 1
    ) latest
    where not exists (select 1 from public.job_checks c where c.job_start_id = latest.id and c.answer = 'ended'));
end
$$;

-- 3. The rounds of the sender

-- Makes a job start for each accepted offer whose first day has come, and opens the check of each start whose day has come: the latest alone,
-- where several have. p_milestones says how long after the start each is due, such as {"6_weeks": "42 days"}. Checks that nobody answered
-- within 28 days are closed as 'no_answer'. At most p_rows of each; returns how many checks were opened.
create function public.open_job_checks(p_today date, p_milestones text, p_rows integer) returns integer
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  one record;
  latest record;
  opened integer := 0;
begin
  perform public.keep_job_start(a, a.start_due_on, false)
  from (
    select * from public.applications x
    where x.stage = 'accepted' and x.start_due_on <= p_today and x.person_id is not null
      and not exists (select 1 from public.job_starts s where s.application_id = x.id)
    order by x.start_due_on, x.id limit p_rows
  ) a;
  for one in
    select s.id, s.started_on from public.job_starts s where s.next_check_on <= p_today
    order by s.next_check_on, s.id limit p_rows for update skip locked
  loop
    select m.key as milestone, (one.started_on + m.value::interval)::date as due_on into latest
    from jsonb_each_text(p_milestones::jsonb) m where (one.started_on + m.value::interval)::date <= p_today
    order by 2 desc limit 1;
    if latest.milestone is not null then
      insert into public.job_checks (job_start_id, milestone, due_on) values (one.id, latest.milestone, latest.due_on)
      on conflict (job_start_id, milestone) do nothing;
      opened := opened + 1;
    end if;
    update public.job_starts set next_check_on = (
      select min((one.started_on + m.value::interval)::date) from jsonb_each_text(p_milestones::jsonb) m
      where (one.started_on + m.value::interval)::date > p_today)
    where id = one.id;
  end loop;
  update public.job_checks set answer = 'no_answer', answered_on = p_today, token_digest = null, token_ends_at = null
  where id = any (array(
    select c.id from public.job_checks c where c.answer is null and c.asked_at < now() - interval '28 days'
    order by c.asked_at, c.id limit p_rows));
  return opened;
end
$$;

-- Whom to ask about a job, by email: somebody who was hired here and wants emails about applications; or the person of a file that says
-- email is safe. Null for nobody.
create function public.job_check_reader(p_start public.job_starts) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when p_start.user_id is null then (
      select public.support_reader(p, 'worker') from public.supported_people p
      where p.id = p_start.supported_person_id and public.has_support_consent(p.id))
    else (select u.id from auth.users u
      where u.id = p_start.user_id and u.email_confirmed_at is not null and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now()) and u.raw_app_meta_data ->> 'role' = 'candidate'
        and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails)) end
$$;

-- The checks whose person is to be asked now, or reminded after a week, at most p_rows of each; those whose person cannot be asked safely are
-- settled, and whoever helps them asks. With p_texts, people who chose texts are asked by SMS, to a number of their own. [{"check", "account",
-- "by": "email" | "sms", "is_about_file" (whether it was written down in a file)}]
create function public.job_checks_due(p_texts boolean, p_rows integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  with open_checks as (
    (select c.* from public.job_checks c where c.answer is null and c.asked_at is null order by c.due_on, c.id limit p_rows)
    union all
    (select c.* from public.job_checks c
      where c.answer is null and c.is_asked and c.reminded_at is null and c.asked_at < now() - interval '7 days'
      order by c.asked_at, c.id limit p_rows)
  ), looked_at as (
    select c.id, c.due_on, s.user_id is null as is_about_file, c.asked_at is null as is_first, public.job_check_reader(s) as account
    from open_checks c join public.job_starts s on s.id = c.job_start_id
  ), settled as (
    update public.job_checks c set asked_at = coalesce(c.asked_at, now()), reminded_at = case when l.is_first then c.reminded_at else now() end
    from looked_at l where c.id = l.id and l.account is null
  )
  select coalesce(jsonb_agg(jsonb_build_object('check', l.id, 'account', l.account, 'by', case
      when exists (
        select 1 from public.application_email_choices e join auth.users u on u.id = e.user_id
        where e.user_id = l.account and e.wants_texts and u.phone_confirmed_at is not null) and p_texts then 'sms' else 'email' end,
      'is_about_file', l.is_about_file)
    order by l.due_on, l.id), '[]') into due
  from looked_at l where l.account is not null;
  return due;
end
$$;

-- Asks one person, or reminds them with a new link, which replaces the one before; both end 28 days after the first. p_told is what is sent,
-- as {"subject", "html", "text", "stop_url"}; for an SMS only "text" counts, and p_most is what sms_ceiling() takes. False if the question was
-- answered meanwhile, another server was quicker, or nobody is to be asked any more; an SMS that a ceiling holds back waits.
create function public.queue_job_check(p_check uuid, p_account uuid, p_by text, p_token_digest text, p_told text, p_most text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_told::jsonb;
  asked public.job_checks;
  start public.job_starts;
  account auth.users;
begin
  select * into asked from public.job_checks c where c.id = p_check for update;
  select * into start from public.job_starts s where s.id = asked.job_start_id;
  select * into account from auth.users u where u.id = p_account;
  if asked.id is null or asked.answer is not null or public.job_check_reader(start) is distinct from p_account
    or (asked.asked_at is not null and (asked.reminded_at is not null or asked.asked_at > now() - interval '7 days')) then
    return false;
  elsif p_by = 'sms' and (account.phone_confirmed_at is null or public.sms_ceiling('+' || account.phone, null, p_most) is not null) then
    return false;
  end if;
  update public.job_checks set is_asked = true, asked_at = coalesce(asked_at, now()),
    reminded_at = case when asked_at is null then null else now() end,
    token_digest = p_token_digest, token_ends_at = coalesce(asked_at, now()) + interval '28 days'
  where id = p_check;
  insert into public.outgoing_emails (account_id, job_check_id, kind, to_address, subject, html, body_text, stop_url)
  values (p_account, p_check, case p_by when 'sms' then 'job_check_text' else 'job_check' end,
    case p_by when 'sms' then '+' || account.phone else account.email end,
    case p_by when 'sms' then '' else told ->> 'subject' end, case p_by when 'sms' then '' else told ->> 'html' end, told ->> 'text',
    case p_by when 'sms' then null else told ->> 'stop_url' end);
  return true;
end
$$;

-- 4. Answers

-- Stores what a check found. Somebody who has moved on, or whose job has ended, is not asked about it again: an earlier check that is still
-- open is closed without an answer, so that whoever helps them can record it.
create function public.note_job_check(p_check uuid, p_answer text, p_reason text, p_evidence text, p_day date, p_verified_by uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  closed uuid[] := '{}';
begin
  update public.job_checks set answer = p_answer, reason = p_reason, evidence = p_evidence, answered_on = p_day, verified_by = p_verified_by,
    token_digest = null, token_ends_at = null
  where id = p_check;
  if p_answer in ('moved_on', 'ended') then
    update public.job_starts set next_check_on = null where id = (select c.job_start_id from public.job_checks c where c.id = p_check);
    with found as (
      update public.job_checks c set answer = 'no_answer', answered_on = p_day, asked_at = coalesce(c.asked_at, now()),
        employer_asked_at = coalesce(c.employer_asked_at, now()), token_digest = null, token_ends_at = null
      from public.job_checks x
      where x.id = p_check and c.job_start_id = x.job_start_id and c.due_on < x.due_on and c.answer is null returning c.id)
    select coalesce(array_agg(f.id), '{}') into closed from found f;
  end if;
  delete from public.outgoing_emails where job_check_id = any (closed || p_check) and status in ('pending', 'held', 'dead');
end
$$;

-- The question that a link opens, which uses nothing up: {"milestone", "started_on"}; null for a link that was used, has ended or never was.
create function public.job_check_asked(p_token_digest text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('milestone', c.milestone, 'started_on', s.started_on)
  from public.job_checks c join public.job_starts s on s.id = c.job_start_id
  where c.token_digest = p_token_digest and c.token_ends_at > now() and c.answer is null
$$;

-- The person's answer by that link, once. p_answer is {"answer", "reason", "may_ask_employer", "may_be_counted"}: the last two only ever add
-- to what the person agreed to; taking back is done after signing in. False for a link that does not work.
create function public.answer_job_check(p_token_digest text, p_answer text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_answer::jsonb;
  asked public.job_checks;
begin
  select * into asked from public.job_checks c
  where c.token_digest = p_token_digest and c.token_ends_at > now() and c.answer is null for update;
  if asked.id is null then
    return false;
  end if;
  perform public.note_job_check(asked.id, given ->> 'answer', given ->> 'reason', 'person_said', (now() at time zone 'Europe/London')::date, null);
  update public.job_starts set may_ask_employer = may_ask_employer or (given ->> 'may_ask_employer')::boolean,
    may_be_counted = may_be_counted or (given ->> 'may_be_counted')::boolean
  where id = asked.job_start_id;
  return true;
end
$$;

-- What an employer says to a check: it confirms the person's answer, or stands beside it where they differ, and is the answer where the
-- person gave none.
create function public.note_employer_check(p_start uuid, p_milestone text, p_answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
  found_check public.job_checks;
begin
  update public.job_checks set employer_answer = p_answer, employer_answered_on = today
  where job_start_id = p_start and milestone = p_milestone returning * into found_check;
  if found_check.id is null then
    return;
  elsif coalesce(found_check.answer, 'no_answer') = 'no_answer' then
    perform public.note_job_check(found_check.id, case p_answer when 'in_post' then 'in_post' else 'ended' end, null, 'employer_confirmed', today, null);
  elsif (found_check.answer = 'in_post') = (p_answer = 'in_post') and found_check.evidence = 'person_said' then
    update public.job_checks set evidence = 'employer_confirmed' where id = found_check.id;
  end if;
end
$$;

-- 5. In a person's file
-- Each answers {"outcome": "done" | "missing" | "closed" | "no_consent" | "too_many" | "over"}.

-- Writes down a job that somebody started: {"employer", "title", "started_on", "hours_a_week", "is_real_living_wage", "came_from_day_release"}.
create function public.add_job_start(p_actor uuid, p_reference text, p_start text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_start::jsonb;
  opened jsonb := public.open_support_work(p_actor, p_reference);
  person uuid := (opened ->> 'id')::uuid;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  elsif (select count(*) from public.job_starts s where s.supported_person_id = person) >= 20 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into public.job_starts (supported_person_id, employer, title, started_on, hours_a_week, is_real_living_wage, came_from_day_release,
    entered_by, next_check_on)
  values (person, given ->> 'employer', given ->> 'title', (given ->> 'started_on')::date, (given ->> 'hours_a_week')::numeric,
    (given ->> 'is_real_living_wage')::boolean, (given ->> 'came_from_day_release')::boolean, p_actor, (given ->> 'started_on')::date);
  perform public.touch_support_file(person, 'job_started', 'organisation', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Takes away a job that was written down by mistake in this file.
create function public.remove_job_start(p_actor uuid, p_reference text, p_start uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  opened jsonb := public.open_support_work(p_actor, p_reference);
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  delete from public.job_starts where id = p_start and supported_person_id = (opened ->> 'id')::uuid;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  perform public.touch_support_file((opened ->> 'id')::uuid, 'job_start_removed', 'organisation', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Records what a check found, by whoever helps the person, from its day on: {"start", "milestone", "answer", "reason",
-- "evidence", "day"}; p_length is how long after the start it is due. It takes the place of what was there. Before its day the next check to
-- come, and none after it, can say that they have left; anything else is 'over' then.
create function public.record_job_check(p_actor uuid, p_reference text, p_check text, p_length text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_check::jsonb;
  opened jsonb := public.open_support_work(p_actor, p_reference);
  start public.job_starts;
  due date;
  check_id uuid;
begin
  if opened ->> 'outcome' <> 'open' then
    return opened;
  end if;
  select s.* into start from public.supported_people p, public.job_starts_of(p) s
  where p.id = (opened ->> 'id')::uuid and s.id = (given ->> 'start')::uuid;
  if start.id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  due := (start.started_on + p_length::interval)::date;
  if due > (given ->> 'day')::date and (start.started_on > (given ->> 'day')::date or given ->> 'answer' = 'in_post'
      or not (coalesce(start.next_check_on in (due, start.started_on), false) or exists (
        select 1 from public.job_checks c where c.job_start_id = start.id and c.milestone = given ->> 'milestone'))) then
    return jsonb_build_object('outcome', 'over');
  end if;
  insert into public.job_checks (job_start_id, milestone, due_on, asked_at) values (start.id, given ->> 'milestone', due, now())
  on conflict (job_start_id, milestone) do update set due_on = excluded.due_on
  returning id into check_id;
  perform public.note_job_check(check_id, given ->> 'answer', given ->> 'reason', given ->> 'evidence', (given ->> 'day')::date, p_actor);
  perform public.touch_support_file((opened ->> 'id')::uuid, 'job_checked', 'organisation', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- A job start with its checks, in their order.
create function public.job_start_json(p_start public.job_starts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_start.id, 'is_entered', p_start.application_id is null and p_start.user_id is null,
    'employer', coalesce((select o.name from public.organisations o where o.id = p_start.organisation_id), p_start.employer),
    'title', p_start.title, 'started_on', p_start.started_on, 'is_confirmed', p_start.is_confirmed, 'hours_a_week', p_start.hours_a_week,
    'is_real_living_wage', p_start.is_real_living_wage, 'came_from_day_release', p_start.came_from_day_release,
    'may_ask_employer', p_start.may_ask_employer, 'may_be_counted', p_start.may_be_counted,
    'checks', (select coalesce(jsonb_agg(jsonb_build_object('milestone', c.milestone, 'due_on', c.due_on, 'is_asked', c.is_asked,
        'answer', c.answer, 'reason', c.reason, 'evidence', c.evidence, 'answered_on', c.answered_on,
        'verified_by', public.name_of_colleague(c.verified_by), 'employer_answer', c.employer_answer) order by c.due_on), '[]')
      from public.job_checks c where c.job_start_id = p_start.id))
$$;

-- The jobs of a file, the latest first, for support_work().
create function public.job_starts_in_file(p_person public.supported_people) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.job_start_json(s) order by s.started_on desc, s.id), '[]') from public.job_starts_of(p_person) s
$$;

-- The day of the oldest check that whoever helps the person has to make: it is due, and the person could not be asked or did not answer.
create function public.job_check_waits_since(p_person public.supported_people) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Asked for each person of a worker's day: in PL/pgSQL, and without job_starts_of(), its plan is made once instead of each time.
  return (select min(c.due_on) from public.job_checks c
    where c.job_start_id in (
      select s.id from public.job_starts s where s.supported_person_id = p_person.id
      union all
      select s.id from public.job_starts s
      where s.user_id = p_person.user_id and p_person.share_applications and p_person.closed_at is null)
    and (c.answer = 'no_answer' or (c.answer is null and c.asked_at is not null and not c.is_asked)));
end
$$;

-- 6. The person's own

-- The jobs that the signed-in person started and was hired for here, the latest first.
create function public.my_job_starts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.job_start_json(s) order by s.started_on desc, s.id), '[]')
  from public.current_account() a join public.job_starts s on s.user_id = a.id where a.role = 'candidate'
$$;

-- What the person says about their own job, and what they agree to: {"hours_a_week", "came_from_day_release", "may_ask_employer",
-- "may_be_counted"}. Once the employer may not be asked any more, its question is not sent. False for a job that is not theirs.
create function public.choose_for_job_start(p_actor uuid, p_start uuid, p_choice text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  choice jsonb := p_choice::jsonb;
  start uuid;
begin
  update public.job_starts set hours_a_week = (choice ->> 'hours_a_week')::numeric,
    came_from_day_release = (choice ->> 'came_from_day_release')::boolean,
    may_ask_employer = (choice ->> 'may_ask_employer')::boolean, may_be_counted = (choice ->> 'may_be_counted')::boolean
  where id = p_start and user_id = p_actor returning id into start;
  if not (choice ->> 'may_ask_employer')::boolean then
    delete from public.outgoing_emails e using public.job_checks c
    where c.job_start_id = start and e.job_check_id = c.id and e.account_id <> p_actor and e.status in ('pending', 'held', 'dead');
  end if;
  return start is not null;
end
$$;

-- 7. The copy of somebody's data: every job start of theirs, from an application or in a file.
create function public.job_starts_data_of(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(s) - 'id' - 'application_id' - 'supported_person_id' - 'user_id' - 'organisation_id' - 'entered_by'
    || jsonb_build_object(
      'employer', coalesce((select o.name from public.organisations o where o.id = s.organisation_id), s.employer),
      'job_checks', (select coalesce(jsonb_agg(to_jsonb(c) - 'id' - 'job_start_id' - 'token_digest' - 'employer_token_digest' - 'verified_by' - 'answer'
        || jsonb_build_object('found', c.answer) order by c.due_on), '[]')
        from public.job_checks c where c.job_start_id = s.id), 'job_check_ins', public.check_ins_of(s.id)) order by s.started_on, s.id), '[]')
  from public.job_starts s
  where s.user_id = p_user_id
    or s.supported_person_id in (select p.id from public.supported_people p where p.user_id = p_user_id));
end
$$;

-- Rights

revoke all on function
  public.keep_job_start, public.follow_hired_person, public.forget_job_start, public.job_starts_of, public.in_work_since, public.open_job_checks,
  public.job_check_reader, public.job_checks_due, public.queue_job_check, public.note_job_check, public.job_check_asked,
  public.answer_job_check, public.note_employer_check, public.add_job_start, public.remove_job_start, public.record_job_check,
  public.job_start_json, public.job_starts_in_file, public.job_check_waits_since, public.my_job_starts, public.choose_for_job_start,
  public.job_starts_data_of
from public, anon, authenticated, service_role;
grant execute on function public.my_job_starts to authenticated;
grant execute on function
  public.open_job_checks, public.job_checks_due, public.queue_job_check, public.job_check_asked, public.answer_job_check,
  public.add_job_start, public.remove_job_start, public.record_job_check, public.choose_for_job_start
to service_role;
