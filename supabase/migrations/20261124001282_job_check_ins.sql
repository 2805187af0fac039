-- How it goes in a new job: the person and the company that hired them are asked separately, on the third day, in the second week and after six
-- weeks, by a link that opens one question; the company also in its portal. Neither reads what the other said; an answer 'not well' reaches whoever helps the person the same
-- day, as an alert and by an email without content. The days are in lib/domain/outcomes/check-in.ts. Nobody reads this table: every access is
-- one of the functions below. Tests: job-check-ins and row-rights in tests/system.

create table public.job_check_ins (
  id uuid primary key default gen_random_uuid(),
  job_start_id uuid not null references public.job_starts (id) on delete cascade,
  moment text not null check (moment in ('day_3', 'week_2', '6_weeks')),
  side text not null check (side in ('person', 'employer')),
  due_on date not null,
  -- When somebody was asked, or it was clear that nobody can be.
  asked_at timestamptz,
  -- A digest of the link that answers it without signing in. It works once, for two weeks.
  token_digest text unique check (token_digest ~ '^[0-9a-f]{64}$'),
  token_ends_at timestamptz,
  answer text check (answer in ('well', 'so_so', 'not_well')),
  answered_on date,
  -- When whoever helps the person was emailed about 'not well', or there was nobody to email.
  told_at timestamptz,
  unique (job_start_id, moment, side),
  check ((token_digest is null) = (token_ends_at is null)),
  check ((answer is null) = (answered_on is null))
);
create index job_check_ins_to_ask on public.job_check_ins (due_on, id) where asked_at is null;
create index job_check_ins_to_tell on public.job_check_ins (answered_on, id) where answer = 'not_well' and told_at is null;
create index job_starts_by_day on public.job_starts (started_on, id) where is_confirmed;

alter table public.outgoing_emails add constraint outgoing_emails_job_check_in_id_fkey
foreign key (job_check_in_id) references public.job_check_ins (id) on delete cascade;

alter table public.job_check_ins enable row level security;
revoke all on public.job_check_ins from public, anon, authenticated, service_role;

-- Opens what has come due since a week ago, p_moments saying how long after the start, such as {"day_3": "3 days"}; what is older is left out,
-- since nobody can say in March how January went. A company is asked only about somebody whom it hired here. At most p_rows; returns how many.
create function public.open_check_ins(p_today date, p_moments text, p_rows integer) returns integer
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  opened integer;
begin
  insert into public.job_check_ins (job_start_id, moment, side, due_on)
  select s.id, m.key, side, (s.started_on + m.value::interval)::date
  from jsonb_each_text(p_moments::jsonb) m
  join public.job_starts s on s.is_confirmed and s.started_on > (p_today - m.value::interval)::date - 7
    and s.started_on <= (p_today - m.value::interval)::date
  cross join unnest(array['person', 'employer']) side
  where (side = 'person' or s.application_id is not null)
    and (s.user_id is not null or s.supported_person_id is not null)
    and not exists (select 1 from public.job_checks c where c.job_start_id = s.id and c.answer in ('moved_on', 'ended'))
    and not exists (select 1 from public.job_check_ins i where i.job_start_id = s.id and i.moment = m.key and i.side = side)
  order by s.started_on, s.id limit p_rows
  on conflict do nothing;
  get diagnostics opened = row_count;
  return opened;
end
$$;

-- Whom to ask of the company that hired somebody: the member who last did something about the application, else whoever joined first, of those
-- who see applicants and want emails. Null for nobody.
create function public.employer_reader(p_start public.job_starts) returns uuid
language sql stable security definer set search_path = '' as $$
  select m.user_id from public.organisation_members m
  join public.organisations o on o.id = m.organisation_id and o.state = 'approved'
  join auth.users u on u.id = m.user_id and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now()) and u.raw_app_meta_data ->> 'role' = 'employer'
  where m.organisation_id = p_start.organisation_id and m.see_applicants
    and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails)
  order by (select max(e.id) from public.application_events e where e.application_id = p_start.application_id and e.actor_id = m.user_id) desc nulls last,
    m.joined_at, m.user_id limit 1
$$;

-- Whom to ask how it goes.
create function public.check_in_reader(p_check_in public.job_check_ins) returns uuid
language sql stable security definer set search_path = '' as $$
  select case p_check_in.side when 'person' then public.job_check_reader(s) else public.employer_reader(s) end
  from public.job_starts s where s.id = p_check_in.job_start_id
$$;

-- Those to ask now, at most p_rows; what nobody can be asked is settled. [{"check_in", "account", "side", "is_about_file"}]
create function public.check_ins_due(p_rows integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  with looked_at as (
    select i.id, i.side, i.due_on, public.check_in_reader(i) as account,
      (select s.user_id is null from public.job_starts s where s.id = i.job_start_id) as is_about_file
    from (select * from public.job_check_ins x where x.asked_at is null order by x.due_on, x.id limit p_rows) i
  ), settled as (
    update public.job_check_ins i set asked_at = now() from looked_at l where i.id = l.id and l.account is null
  )
  select coalesce(jsonb_agg(jsonb_build_object('check_in', l.id, 'account', l.account, 'side', l.side, 'is_about_file', l.is_about_file)
    order by l.due_on, l.id), '[]') into due
  from looked_at l where l.account is not null;
  return due;
end
$$;

-- Asks one of them by email: p_email is {"subject", "html", "text", "stop_url"}. False if another server was quicker, or nobody is to be asked
-- any more.
create function public.queue_check_in(p_check_in uuid, p_account uuid, p_token_digest text, p_email text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
  asked public.job_check_ins;
begin
  select * into asked from public.job_check_ins i where i.id = p_check_in for update;
  if asked.id is null or asked.asked_at is not null or public.check_in_reader(asked) is distinct from p_account then
    return false;
  end if;
  update public.job_check_ins set asked_at = now(), token_digest = p_token_digest, token_ends_at = now() + interval '14 days'
  where id = p_check_in;
  insert into public.outgoing_emails (account_id, job_check_in_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, p_check_in, 'check_in', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from auth.users u where u.id = p_account;
  return true;
end
$$;

-- The questions that wait for the company of the signed-in member, if they see applicants: of each person whom it hired the latest, for as long
-- as its link works, whether or not somebody could be emailed. The name is empty unless the company has seen it. [{"check_in", "application_id", "reference",
-- "job_title", "first_name", "last_name", "started_on", "since"}]
create function public.my_check_ins() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(w) order by w.since, w.application_id), '[]') from (
    select distinct on (a.id) i.id as check_in, a.id as application_id, a.reference, j.title as job_title,
      coalesce(a.contact_then ->> 'first_name', n.first_name) as first_name,
      coalesce(a.contact_then ->> 'last_name', n.last_name) as last_name,
      s.started_on, i.due_on as since
    from public.my_membership() m
    join public.job_starts s on s.organisation_id = m.organisation_id and s.started_on > (now() at time zone 'Europe/London')::date - 90
    join public.job_check_ins i on i.job_start_id = s.id and i.side = 'employer' and i.answer is null
      and coalesce(i.token_ends_at, i.asked_at + interval '14 days') > now()
    join public.applications a on a.id = s.application_id and not a.is_hidden and a.six_weeks is distinct from 'left'
    join public.jobs j on j.id = a.job_id
    left join public.candidate_contacts n on n.person_id = case when a.is_named then a.person_id end
    where m.see_applicants and m.state = 'approved'
    order by a.id, i.due_on desc) w
$$;

-- The answer of a member of the company in its portal, once, as by the link; false for whoever may not see the application, and for a question
-- that was answered or has ended.
create function public.answer_own_check_in(p_actor uuid, p_check_in uuid, p_answer text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  application public.applications;
begin
  select a.* into application from public.job_check_ins i
  join public.job_starts s on s.id = i.job_start_id join public.applications a on a.id = s.application_id
  where i.id = p_check_in and i.side = 'employer' and i.answer is null
    and coalesce(i.token_ends_at, i.asked_at + interval '14 days') > now() for update of i;
  if application.id is null or public.side_in_application(p_actor, application) is distinct from 'employer' then
    return false;
  end if;
  perform public.note_check_in(p_check_in, p_answer);
  return true;
end
$$;

-- Stores an answer; the link does not work any more, and its email is not sent.
create function public.note_check_in(p_check_in uuid, p_answer text) returns void
language sql security definer set search_path = '' as $$
  update public.job_check_ins set answer = p_answer, answered_on = (now() at time zone 'Europe/London')::date, token_digest = null, token_ends_at = null
  where id = p_check_in;
  delete from public.outgoing_emails where job_check_in_id = p_check_in and kind = 'check_in' and status in ('pending', 'held', 'dead');
$$;

-- The question that a link opens, which uses nothing up: {"side", "started_on", "job" (for the company alone, which has several)}; null for a
-- link that was used, has ended or never was.
create function public.check_in_asked(p_token_digest text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('side', i.side, 'started_on', s.started_on, 'job', case i.side when 'employer' then s.title end)
  from public.job_check_ins i join public.job_starts s on s.id = i.job_start_id
  where i.token_digest = p_token_digest and i.token_ends_at > now() and i.answer is null
$$;

-- The answer by that link, once. False for a link that does not work.
create function public.answer_check_in(p_token_digest text, p_answer text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  asked uuid;
begin
  select i.id into asked from public.job_check_ins i
  where i.token_digest = p_token_digest and i.token_ends_at > now() and i.answer is null for update;
  if asked is null then
    return false;
  end if;
  perform public.note_check_in(asked, p_answer);
  return true;
end
$$;

-- The files in which a job start is seen: the one it was written down in, or those with which its person shares their applications.
create function public.files_of_job_start(p_start public.job_starts) returns setof public.supported_people
language sql stable security definer set search_path = '' as $$
  select p.* from public.supported_people p
  where p.closed_at is null and (p.id = p_start.supported_person_id or (p.user_id = p_start.user_id and p.share_applications))
$$;

-- Whom to tell that it goes not well: each worker of such a file who wants emails about the people they help, at most p_rows check-ins; what
-- nobody can be told is settled. [{"check_in", "account", "role", "reference"}]
create function public.check_ins_to_tell(p_rows integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  with looked_at as (
    select i.id, i.answered_on, public.support_reader(p, 'person') as account, p.reference
    from (select * from public.job_check_ins x where x.answer = 'not_well' and x.told_at is null order by x.answered_on, x.id limit p_rows) i
    join public.job_starts s on s.id = i.job_start_id
    left join lateral public.files_of_job_start(s) p on true
  ), settled as (
    update public.job_check_ins i set told_at = now()
    where i.id in (select l.id from looked_at l group by l.id having bool_and(l.account is null))
  )
  select coalesce(jsonb_agg(jsonb_build_object('check_in', l.id, 'account', l.account, 'reference', l.reference,
      'role', u.raw_app_meta_data ->> 'role') order by l.answered_on, l.id), '[]') into due
  from looked_at l join auth.users u on u.id = l.account;
  return due;
end
$$;

-- Tells one of them by email. False if they were told already, or are not to be told any more.
create function public.tell_check_in(p_check_in uuid, p_account uuid, p_email text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
begin
  perform 1 from public.job_check_ins i where i.id = p_check_in for update;
  if exists (select 1 from public.outgoing_emails e where e.job_check_in_id = p_check_in and e.kind = 'check_in_notice' and e.account_id = p_account) then
    return false;
  end if;
  update public.job_check_ins set told_at = now() where id = p_check_in;
  insert into public.outgoing_emails (account_id, job_check_in_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, p_check_in, 'check_in_notice', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from auth.users u where u.id = p_account;
  return found;
end
$$;

-- The day of the first 'not well' of the last two weeks about somebody whom a worker helps, whoever said it.
create function public.not_well_since(p_person public.supported_people) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Asked for each person of a worker's day: see job_check_waits_since().
  return (select min(i.answered_on) from public.job_check_ins i
    where i.job_start_id in (
      select s.id from public.job_starts s where s.supported_person_id = p_person.id
      union all
      select s.id from public.job_starts s
      where s.user_id = p_person.user_id and p_person.share_applications and p_person.closed_at is null)
    and i.answer = 'not_well' and i.answered_on > (now() at time zone 'Europe/London')::date - 14);
end
$$;

-- The copy of somebody's data: every check-in about a job start of theirs, the company's answers among it.
create function public.check_ins_of(p_start uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(i) - 'id' - 'job_start_id' - 'token_digest' order by i.due_on, i.side), '[]')
  from public.job_check_ins i where i.job_start_id = p_start
$$;

-- The checks after six weeks of which the company is to be asked, at most p_rows: the person agreed, with their answer at the latest, and it is
-- four weeks at most since they answered, or did not, and nothing says that they left. Where nobody there can be asked, that is settled.
-- [{"check", "account"}]
create function public.employer_checks_due(p_rows integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  with looked_at as (
    select c.id, c.answered_on, public.employer_reader(c.start) as account
    from (select x.id, x.answered_on, s as start from public.job_checks x
      join public.job_starts s on s.id = x.job_start_id and s.may_ask_employer and s.application_id is not null
      where x.answer in ('in_post', 'no_answer') and x.employer_asked_at is null and x.employer_answer is null and x.milestone <> '6_weeks'
        and x.answered_on > (now() at time zone 'Europe/London')::date - 28
      order by x.answered_on, x.id limit p_rows) c
  ), settled as (
    update public.job_checks c set employer_asked_at = now() from looked_at l where c.id = l.id and l.account is null
  )
  select coalesce(jsonb_agg(jsonb_build_object('check', l.id, 'account', l.account) order by l.answered_on, l.id), '[]') into due
  from looked_at l where l.account is not null;
  return due;
end
$$;

-- Asks it by email, with a link for two weeks. False if another server was quicker, or nobody is to be asked any more.
create function public.queue_employer_check(p_check uuid, p_account uuid, p_token_digest text, p_email text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
  start public.job_starts;
begin
  select s.* into start from public.job_checks c join public.job_starts s on s.id = c.job_start_id
  where c.id = p_check and c.answer in ('in_post', 'no_answer') and c.employer_asked_at is null for update of c;
  if start.id is null or not start.may_ask_employer or public.employer_reader(start) is distinct from p_account then
    return false;
  end if;
  update public.job_checks set employer_asked_at = now(), employer_token_digest = p_token_digest, employer_token_ends_at = now() + interval '14 days'
  where id = p_check;
  insert into public.outgoing_emails (account_id, job_check_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, p_check, 'employer_check', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from auth.users u where u.id = p_account;
  return true;
end
$$;

-- The question that the company's link opens, which uses nothing up: {"started_on", "job"}; null for a link that does not work, or whose person
-- has taken back what they agreed to.
create function public.employer_check_asked(p_token_digest text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('started_on', s.started_on, 'job', s.title)
  from public.job_checks c join public.job_starts s on s.id = c.job_start_id and s.may_ask_employer
  where c.employer_token_digest = p_token_digest and c.employer_token_ends_at > now() and c.employer_answer is null
$$;

-- The company's answer by that link, once. False for a link that does not work.
create function public.answer_employer_check(p_token_digest text, p_answer text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  asked public.job_checks;
begin
  select c.* into asked from public.job_checks c join public.job_starts s on s.id = c.job_start_id and s.may_ask_employer
  where c.employer_token_digest = p_token_digest and c.employer_token_ends_at > now() and c.employer_answer is null for update of c;
  if asked.id is null then
    return false;
  end if;
  update public.job_checks set employer_token_digest = null, employer_token_ends_at = null where id = asked.id;
  perform public.note_employer_check(asked.job_start_id, asked.milestone, p_answer);
  return true;
end
$$;

-- Rights

revoke all on function
  public.employer_reader, public.employer_checks_due, public.queue_employer_check, public.employer_check_asked, public.answer_employer_check,
  public.open_check_ins, public.check_in_reader, public.check_ins_due, public.queue_check_in, public.check_in_asked, public.answer_check_in,
  public.my_check_ins, public.answer_own_check_in, public.note_check_in, public.files_of_job_start, public.check_ins_to_tell, public.tell_check_in, public.not_well_since, public.check_ins_of
from public, anon, authenticated, service_role;
grant execute on function public.my_check_ins to authenticated;
grant execute on function
  public.employer_checks_due, public.queue_employer_check, public.employer_check_asked, public.answer_employer_check, public.open_check_ins, public.check_ins_due, public.queue_check_in, public.check_in_asked, public.answer_check_in,
  public.answer_own_check_in, public.check_ins_to_tell, public.tell_check_in
to service_role;
