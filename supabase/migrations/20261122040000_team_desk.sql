-- The team's desk: who the team is, how far each enquiry is and what was done about it, what the team did, and what people
-- asked about their own data. Rules are in lib/domain/desk; here stands who sees which row, and what must never be broken.

-- 1. Who the team is

-- As before, and with the team's role.
create or replace function public.current_account() returns table (id uuid, role text, verified_email text)
language sql stable security definer set search_path = '' as $$
  select u.id,
    case when u.raw_app_meta_data ->> 'role' in ('employer', 'candidate', 'partner', 'caseworker', 'team')
      then u.raw_app_meta_data ->> 'role' end,
    case when u.email_confirmed_at is not null then lower(u.email) end
  from auth.users u
  where u.id = (select auth.uid()) and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

-- Whether an account is a member of the team at this moment: for functions that the server calls for somebody.
create function public.is_member(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.users u
    where u.id = p_user_id and u.raw_app_meta_data ->> 'role' = 'team' and u.email_confirmed_at is not null
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
  )
$$;

-- Whether who asks is a member of the team, signed in with the second step where the account has one. The policies ask it.
-- The embedded edition has no table of second steps.
create function public.is_team() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  has_second_step boolean := false;
begin
  if not public.is_member((select auth.uid())) then
    return false;
  end if;
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select 1 from auth.mfa_factors where user_id = $1 and status = ''verified'')'
    into has_second_step using (select auth.uid());
  end if;
  return not has_second_step
    or coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2';
end
$$;

-- What a member did to what, and when. No words that anybody typed. Nobody changes a line, and only time takes one away.
create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- Null for the command line. Once the account is gone, the number stays and the address goes.
  actor_id uuid,
  actor text not null check (char_length(actor) between 1 and 254),
  action text not null check (action ~ '^[a-z]+(_[a-z]+)*$'),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(_[a-z]+)*$'),
  subject text not null check (char_length(subject) between 1 and 254)
);
create index audit_log_of_a_subject on public.audit_log (subject, id);
create index audit_log_of_a_kind on public.audit_log (subject_kind, id);
create index audit_log_of_an_actor on public.audit_log (actor_id, id);
create index audit_log_happened_at on public.audit_log (happened_at);

-- Notes what a member did. False when they are none.
create function public.note_action(p_actor uuid, p_action text, p_subject_kind text, p_subject text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return false;
  end if;
  insert into public.audit_log (actor_id, actor, action, subject_kind, subject)
  select u.id, u.email, p_action, p_subject_kind, p_subject from auth.users u where u.id = p_actor;
  return true;
end
$$;

-- What a person is told with a no, and what they were asked before a decision.
alter table public.role_requests
  add column answer text not null default '' check (char_length(answer) <= 500),
  add column question text not null default '' check (char_length(question) <= 500),
  add column question_asked_at timestamptz;
create index role_requests_open on public.role_requests (created_at, id) where state = 'open';

alter table public.outgoing_emails
  drop constraint outgoing_emails_kind_check,
  drop constraint each_email_has_its_cause;
alter table public.outgoing_emails
  add constraint outgoing_emails_kind_check
    check (kind in (
      'confirmation', 'notification', 'role_request', 'account_deleted', 'role_answer', 'role_question', 'team_digest')),
  add constraint each_email_has_its_cause check (
    (enquiry_id is not null) = (kind in ('confirmation', 'notification'))
    and (role_request_id is not null) = (kind = 'role_request')
    and (account_id is not null) = (kind in ('role_answer', 'role_question', 'team_digest'))
  );
drop index public.outgoing_emails_of_accounts;
create index outgoing_emails_of_accounts on public.outgoing_emails (sent_at)
where enquiry_id is null and role_request_id is null;

-- Whether nobody else is a member. One at a time asks until its transaction ends: two who take each other's role away at the
-- same moment would each see the other.
create function public.is_last_member(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('last member of the team'));
  return not exists (select 1 from auth.users u where u.id <> p_user_id and public.is_member(u.id));
end
$$;

-- As before, and it knows the team, whose last member keeps the role: 'last_member'. What a member had who is one no longer is
-- anybody's again. With a no the person is told p_answer, which p_emails has in it already. Each decision is in the audit log:
-- by p_actor, a member, or else by p_changed_by at the command line.
drop function public.set_account_role(text, text, text, text);
create function public.set_account_role(
  p_email text, p_role text, p_changed_by text, p_emails text default null, p_answer text default '',
  p_actor uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  old_role text;
  answered text;
  is_changed boolean;
  told text;
  owed jsonb;
begin
  if p_actor is not null and not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  if p_role is not null and p_role not in ('employer', 'candidate', 'partner', 'caseworker', 'team') then
    raise exception 'unknown role' using errcode = 'check_violation';
  end if;
  if (select count(*) from auth.users where lower(email) = lower(p_email) and deleted_at is null) > 1 then
    return jsonb_build_object('outcome', 'several');
  end if;
  select * into account from auth.users u where lower(u.email) = lower(p_email) and u.deleted_at is null for update;
  if account.id is null then
    return jsonb_build_object('outcome', 'no_account');
  elsif account.email_confirmed_at is null and p_role is not null then
    return jsonb_build_object('outcome', 'unverified');
  end if;
  old_role := account.raw_app_meta_data ->> 'role';
  is_changed := old_role is distinct from p_role;
  if old_role = 'team' and is_changed and public.is_last_member(account.id) then
    return jsonb_build_object('outcome', 'last_member', 'old_role', old_role);
  end if;

  update public.role_requests
  set state = case when requested_role = p_role then 'granted' else 'declined' end, decided_at = now(),
    answer = case when requested_role = p_role then '' else p_answer end
  where user_id = account.id and state = 'open' returning state into answered;
  if is_changed then
    update auth.users
    set raw_app_meta_data = case when p_role is null then coalesce(raw_app_meta_data, '{}') - 'role'
        else coalesce(raw_app_meta_data, '{}') || jsonb_build_object('role', p_role) end,
      updated_at = now()
    where id = account.id;
    insert into public.role_changes (user_id, old_role, new_role, changed_by)
    values (account.id, old_role, p_role, left(p_changed_by, 120));
  end if;
  if is_changed and old_role = 'team' then
    with freed as (
      update public.enquiry_work set owner_id = null, version = version + 1
      where owner_id = account.id and state <> 'closed' returning enquiry_id, version
    )
    insert into public.enquiry_events (enquiry_id, version, actor_id, actor, kind)
    select f.enquiry_id, f.version, p_actor, p_changed_by, 'left' from freed f;
  end if;
  insert into public.audit_log (actor_id, actor, action, subject_kind, subject)
  select p_actor, p_changed_by, a.action, 'account', account.id::text
  from (values
    (1, 'refused', coalesce(answered = 'declined', false)),
    (2, 'given_' || p_role, is_changed and p_role is not null),
    (3, 'taken_' || case when old_role in ('employer', 'candidate', 'partner', 'caseworker', 'team') then old_role
      else 'role' end, is_changed and p_role is null)
  ) a (place, action, is_so)
  where a.is_so order by a.place;

  told := case
    when is_changed and p_role is not null then 'given'
    when is_changed then 'closed'
    when answered = 'declined' then 'refused'
    when answered = 'granted' then 'given'
  end;
  owed := p_emails::jsonb -> told;
  if owed is null or account.email_confirmed_at is null then
    told := null;
  else
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    values (account.id, 'role_answer', account.email, owed ->> 'subject', owed ->> 'html', owed ->> 'text');
  end if;
  return jsonb_build_object('outcome', case when is_changed then 'changed' else 'unchanged' end, 'old_role', old_role,
    'request', answered, 'told', told);
end
$$;

-- As before, but for the last member of the team it deletes nothing and answers -1: the desk would be nobody's. Of what another member
-- did on the desk the number stays and the address goes.
create or replace function public.delete_account(p_user_id uuid, p_to_address text, p_subject text, p_html text, p_body_text text)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  sent_references text;
begin
  select * into account from auth.users where id = p_user_id for update;
  if account.id is null then
    return null;
  end if;
  if public.is_member(p_user_id) and public.is_last_member(p_user_id) then
    return -1;
  end if;
  if account.email_confirmed_at is not null then
    select string_agg(e.reference, ', ' order by e.created_at) into sent_references
    from public.enquiries e where lower(e.email) = lower(account.email);
  end if;
  if exists (select 1 from public.audit_log l where l.actor_id = p_user_id)
    or exists (select 1 from public.audit_log l where l.subject = p_user_id::text and l.action in ('given_team', 'taken_team'))
    or public.is_member(p_user_id)
  then
    update public.audit_log set actor = 'deleted account' where actor_id = p_user_id;
    update public.enquiry_events set actor = 'deleted account' where actor_id = p_user_id;
    update public.enquiry_events set owner = 'deleted account' where lower(owner) = lower(account.email);
  end if;
  delete from auth.users where id = p_user_id;
  if sent_references is not null then
    insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
    values ('account_deleted', p_to_address, p_subject, replace(p_html, '{references}', sent_references),
      replace(p_body_text, '{references}', sent_references));
    return public.erase_personal_data(account.email::text);
  end if;
  return 0;
end
$$;

-- The requests for a role that wait, the oldest first: p_rows after the request p_after, and how many there are (at most 1000).
create function public.desk_role_requests(p_actor uuid, p_after uuid default null, p_rows integer default 50)
returns jsonb
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  after_at timestamptz;
  after_id uuid;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select r.created_at, r.id into after_at, after_id from public.role_requests r where r.id = p_after;
  return jsonb_build_object('outcome', 'done',
    'open', (select count(*) from (select 1 from public.role_requests where state = 'open' order by created_at limit 1000) o),
    'requests', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
      select r.id, u.email, coalesce(u.raw_user_meta_data ->> 'full_name', '') as name, r.requested_role,
        u.raw_app_meta_data ->> 'role' as current_role_name, r.organisation, r.note, r.created_at as asked_at,
        u.created_at as account_made_at, r.question, r.question_asked_at
      from public.role_requests r join auth.users u on u.id = r.user_id
      where r.state = 'open'
        and (r.created_at, r.id) > (coalesce(after_at, '-infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
      order by r.created_at, r.id limit p_rows
    ) p));
end
$$;

-- A member's yes or no to a request, by set_account_role: a no leaves the account what it is. Also 'forbidden', 'missing',
-- 'answered' (somebody was faster) and 'own': nobody decides about themselves.
create function public.decide_role_request(
  p_actor uuid, p_request uuid, p_is_given boolean, p_answer text, p_emails text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.role_requests;
  account auth.users;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  -- The account is locked first, as set_account_role does: of two who decide at once the second sees the first one's answer.
  select u.* into account from auth.users u join public.role_requests r on r.user_id = u.id where r.id = p_request
  for update of u;
  select * into request from public.role_requests where id = p_request;
  if account.id is null or request.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif request.state <> 'open' then
    return jsonb_build_object('outcome', 'answered');
  elsif account.id = p_actor then
    return jsonb_build_object('outcome', 'own');
  end if;
  return public.set_account_role(account.email::text,
    case when p_is_given then request.requested_role else account.raw_app_meta_data ->> 'role' end,
    (select u.email::text from auth.users u where u.id = p_actor), p_emails, p_answer, p_actor);
end
$$;

-- Asks the person something by e-mail (p_email: {"subject", "html", "text"}); the request waits on, with the last question.
create function public.ask_about_role_request(p_actor uuid, p_request uuid, p_question text, p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select u.* into account from auth.users u join public.role_requests r on r.user_id = u.id where r.id = p_request
  for update of u;
  if account.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif account.email_confirmed_at is null then
    return jsonb_build_object('outcome', 'unverified');
  end if;
  update public.role_requests set question = p_question, question_asked_at = now() where id = p_request and state = 'open';
  if not found then
    return jsonb_build_object('outcome', 'answered');
  end if;
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
  select account.id, 'role_question', account.email, e ->> 'subject', e ->> 'html', e ->> 'text' from (select p_email::jsonb as e) q;
  perform public.note_action(p_actor, 'asked', 'account', account.id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Who is in the team, and since when; null for a role that was given before changes were noted.
create function public.team_members(p_actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'done', 'members', (
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email,
      'name', coalesce(u.raw_user_meta_data ->> 'full_name', ''),
      'since', (select max(c.changed_at) from public.role_changes c where c.user_id = u.id and c.new_role = 'team')
    ) order by lower(u.email)), '[]')
    from auth.users u where u.raw_app_meta_data ->> 'role' = 'team' and public.is_member(u.id)));
end
$$;

-- Makes an account one of a member of the team, or of none, by set_account_role. Also 'forbidden', 'already', 'other_role' (it
-- is an account of another kind, which would be lost), 'not_member' and 'own': nobody takes the role from themselves.
create function public.change_member(p_actor uuid, p_email text, p_is_member boolean, p_emails text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  old_role text;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into account from auth.users u where lower(u.email) = lower(p_email) and u.deleted_at is null for update;
  old_role := account.raw_app_meta_data ->> 'role';
  if p_is_member and old_role is not null then
    return jsonb_build_object('outcome', case old_role when 'team' then 'already' else 'other_role' end, 'old_role', old_role);
  elsif not p_is_member and account.id = p_actor then
    return jsonb_build_object('outcome', 'own');
  elsif not p_is_member and old_role is distinct from 'team' then
    return jsonb_build_object('outcome', 'not_member');
  end if;
  return public.set_account_role(p_email, case when p_is_member then 'team' end,
    (select u.email::text from auth.users u where u.id = p_actor), p_emails, '', p_actor);
end
$$;

-- The addresses of those of some accounts (p_ids: JSON list) that are still there: the audit log knows their numbers alone.
create function public.desk_addresses(p_actor uuid, p_ids text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'done', 'addresses', (
    select coalesce(jsonb_object_agg(u.id, u.email), '{}')
    from jsonb_array_elements_text(p_ids::jsonb) i join auth.users u on u.id::text = i));
end
$$;

revoke all on function
  public.is_last_member(uuid), public.set_account_role(text, text, text, text, text, uuid),
  public.desk_role_requests(uuid, uuid, integer), public.decide_role_request(uuid, uuid, boolean, text, text),
  public.ask_about_role_request(uuid, uuid, text, text), public.team_members(uuid),
  public.change_member(uuid, text, boolean, text), public.desk_addresses(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.set_account_role(text, text, text, text, text, uuid),
  public.desk_role_requests(uuid, uuid, integer), public.decide_role_request(uuid, uuid, boolean, text, text),
  public.ask_about_role_request(uuid, uuid, text, text), public.team_members(uuid),
  public.change_member(uuid, text, boolean, text), public.desk_addresses(uuid, text)
to service_role;

-- 2. Enquiries

-- The day by which the person was promised a first contact. The site works it out; a build from before the column leaves it
-- to the database, which knows weekends but no bank holidays.
alter table public.enquiries add column due_on date;

create or replace function public.form_fields() returns table (table_name text, column_name text, field text)
language sql immutable set search_path = '' as $$
  values
    ('enquiries', 'reference', 'reference'),
    ('enquiries', 'form_source', 'form_source'),
    ('enquiries', 'first_name', 'firstName'),
    ('enquiries', 'last_name', 'lastName'),
    ('enquiries', 'email', 'email'),
    ('enquiries', 'phone_number', 'phoneNumber'),
    ('enquiries', 'location', 'location'),
    ('enquiries', 'referral', 'referral'),
    ('enquiries', 'company_name', 'companyName'),
    ('enquiries', 'job_title', 'jobTitle'),
    ('enquiries', 'organisation', 'organisation'),
    ('enquiries', 'organisation_type', 'organisationType'),
    ('enquiries', 'message', 'message'),
    ('enquiries', 'support', 'support'),
    ('enquiries', 'due_on', 'dueOn'),
    ('waitlist_applications', 'job_interest', 'jobInterest'),
    ('waitlist_applications', 'availability', 'availability'),
    ('waitlist_applications', 'support', 'support'),
    ('waitlist_applications', 'skills', 'skills'),
    ('waitlist_applications', 'experience', 'experience')
$$;

-- The second weekday after the day, in the United Kingdom, of an instant.
create function public.second_weekday_after(p_instant timestamptz) returns date
language sql immutable set search_path = '' as $$
  select day + case extract(isodow from day)::integer when 4 then 4 when 5 then 4 when 6 then 3 else 2 end
  from (select (p_instant at time zone 'Europe/London')::date as day) d
$$;

-- What the team has done about an enquiry, beside what was typed: one row each, and all that the list sorts and counts by.
create table public.enquiry_work (
  enquiry_id uuid primary key references public.enquiries (id) on delete cascade,
  reference text not null unique,
  form_source text not null,
  received_at timestamptz not null,
  due_on date not null,
  is_held boolean not null,
  state text not null default 'received' check (state in ('received', 'contacted', 'closed')),
  outcome text check (outcome in ('company', 'waitlist', 'referred', 'not_for_us', 'no_answer')),
  owner_id uuid references auth.users (id) on delete set null,
  first_contact_at timestamptz,
  closed_at timestamptz,
  -- Tries that reached nobody since somebody was last reached.
  failed_tries integer not null default 0 check (failed_tries >= 0),
  next_try_on date,
  -- Each change of this row is one more.
  version integer not null default 1,
  -- The words of the reference, names, addresses and number that it is found by.
  words tsvector not null,
  constraint closed_with_an_outcome check ((state = 'closed') = (outcome is not null) and (state = 'closed') = (closed_at is not null))
);
-- Oldest promise first; of what is closed or held, the latest.
create index enquiry_work_open on public.enquiry_work (due_on, received_at, enquiry_id) where state <> 'closed' and not is_held;
create index enquiry_work_received on public.enquiry_work (due_on, received_at, enquiry_id) where state = 'received' and not is_held;
create index enquiry_work_new on public.enquiry_work (due_on, received_at, enquiry_id)
where state = 'received' and owner_id is null and not is_held;
create index enquiry_work_contacted on public.enquiry_work (due_on, received_at, enquiry_id) where state = 'contacted' and not is_held;
-- Of the few that are to be tried again, all are looked at. What a count asks of each row is in the index, here and for an owner.
create index enquiry_work_to_try on public.enquiry_work (due_on, received_at, enquiry_id) include (next_try_on)
where next_try_on is not null and state <> 'closed' and not is_held;
create index enquiry_work_of_an_owner on public.enquiry_work (owner_id, due_on, received_at, enquiry_id) include (state, is_held);
create index enquiry_work_closed on public.enquiry_work (closed_at, enquiry_id) where state = 'closed' and not is_held;
create index enquiry_work_held on public.enquiry_work (received_at, enquiry_id) where is_held;
create index enquiry_work_received_at on public.enquiry_work (received_at, enquiry_id);
create index enquiry_work_first_contact_at on public.enquiry_work (first_contact_at) where first_contact_at is not null;
create index enquiry_work_words on public.enquiry_work using gin (words);

-- The words an enquiry is found by, in small letters: its reference, names, organisation, the parts of its address, and its
-- telephone number as it is dialled in the United Kingdom.
create function public.words_of_enquiry(e public.enquiries) returns tsvector
language sql stable set search_path = '' as $$
  select array_to_tsvector(array(
    select distinct word from unnest(
      regexp_split_to_array(lower(concat_ws(' ', e.reference, e.first_name, e.last_name, e.email, e.company_name, e.organisation)), '[^[:alnum:]]+')
      || array[lower(e.email), lower(replace(e.reference, '-', '')),
        regexp_replace(regexp_replace(e.phone_number, '[^0-9]', '', 'g'), '^(0044|44)0?', '0')]
    ) as word where word <> ''))
$$;

create function public.keep_enquiry_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.enquiry_work (enquiry_id, reference, form_source, received_at, due_on, is_held, words)
  values (new.id, new.reference, new.form_source, new.created_at,
    coalesce(new.due_on, public.second_weekday_after(new.created_at)), new.quarantined, public.words_of_enquiry(new))
  on conflict (enquiry_id) do update set is_held = excluded.is_held, words = excluded.words;
  return null;
end
$$;
create trigger keep_enquiry_work after insert or update on public.enquiries
for each row execute function public.keep_enquiry_work();

insert into public.enquiry_work (enquiry_id, reference, form_source, received_at, due_on, is_held, state, outcome, first_contact_at, closed_at, words)
select e.id, e.reference, e.form_source, e.created_at, public.second_weekday_after(e.created_at), e.quarantined, p.state,
  case when p.state = 'closed' then 'not_for_us' end,
  case when p.state <> 'received' then p.state_changed_at end,
  case when p.state = 'closed' then p.state_changed_at end,
  public.words_of_enquiry(e)
from public.enquiries e join public.enquiry_progress p on p.enquiry_id = e.id;

-- What the person sees in their portal follows.
create function public.follow_enquiry_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.enquiry_progress set state = new.state, state_changed_at = now()
  where enquiry_id = new.enquiry_id and state <> new.state;
  return null;
end
$$;
create trigger follow_enquiry_work after update of state on public.enquiry_work
for each row execute function public.follow_enquiry_work();

-- What was done about an enquiry, the notes of calls among it. Lines are added and go with the enquiry; none is changed.
create table public.enquiry_events (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  -- The version of enquiry_work that it made.
  version integer not null,
  happened_at timestamptz not null default now(),
  actor_id uuid,
  actor text not null check (char_length(actor) between 1 and 254),
  kind text not null check (kind in ('taken', 'given', 'left', 'contacted', 'call', 'closed', 'reopened', 'corrected', 'released')),
  -- Who has it now, for 'taken' and 'given'.
  owner text,
  -- Of a call: whether it reached the person, when it was, and what was said.
  reached text check (reached in ('reached', 'no_answer', 'wrong_number', 'left_message')),
  called_at timestamptz,
  next_try_on date,
  note text not null default '' check (char_length(note) <= 2000),
  outcome text,
  -- Of a correction: the field, and what stood there.
  field text,
  old_value text
);
create index enquiry_events_of_an_enquiry on public.enquiry_events (enquiry_id, id);

-- Keeps one step of a member about an enquiry: the changed columns of enquiry_work, the line of its history and the line of
-- the audit log, or nothing of it. p_change and p_event are JSON as text, with the columns' names.
-- {"outcome": "done" | "changed" (somebody was faster: nothing is kept) | "forbidden" | "missing" | "no_member" (whom it is
-- given to has left the team), "version"}
create function public.commit_enquiry_step(p_actor uuid, p_reference text, p_version integer, p_change text, p_event text)
returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  work public.enquiry_work;
  old_owner uuid;
  event public.enquiry_events := jsonb_populate_record(null::public.enquiry_events, p_event::jsonb);
  actor text;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into work from public.enquiry_work where reference = p_reference for update;
  if work.enquiry_id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif work.version is distinct from p_version then
    return jsonb_build_object('outcome', 'changed', 'version', work.version);
  end if;
  old_owner := work.owner_id;
  work := jsonb_populate_record(work, p_change::jsonb);
  if work.owner_id is distinct from old_owner and work.owner_id is not null then
    -- Whoever takes the role away at this moment is waited for.
    perform 1 from auth.users u where u.id = work.owner_id for key share;
    if not public.is_member(work.owner_id) then
      return jsonb_build_object('outcome', 'no_member');
    end if;
  end if;
  update public.enquiry_work set
    state = work.state, outcome = work.outcome, owner_id = work.owner_id, first_contact_at = work.first_contact_at,
    closed_at = work.closed_at, failed_tries = work.failed_tries, next_try_on = work.next_try_on, version = p_version + 1
  where enquiry_id = work.enquiry_id;
  select u.email into actor from auth.users u where u.id = p_actor;
  insert into public.enquiry_events (enquiry_id, version, actor_id, actor, kind, owner, reached, called_at, next_try_on, note, outcome)
  values (work.enquiry_id, p_version + 1, p_actor, actor, event.kind, event.owner, event.reached, event.called_at,
    event.next_try_on, coalesce(event.note, ''), event.outcome);
  perform public.note_action(p_actor, event.kind, 'enquiry', p_reference);
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- For ops, where there is no desk: as before, and the desk shows the same.
create or replace function public.set_enquiry_state(p_reference text, p_state text) returns boolean
language sql security definer set search_path = '' as $$
  with changed as (
    update public.enquiry_work set state = p_state, version = version + 1,
      outcome = case when p_state = 'closed' then coalesce(outcome, 'not_for_us') end,
      closed_at = case when p_state = 'closed' then coalesce(closed_at, now()) end,
      first_contact_at = case when p_state = 'contacted' then coalesce(first_contact_at, now()) else first_contact_at end
    where reference = p_reference returning enquiry_id, version
  ), noted as (
    insert into public.enquiry_events (enquiry_id, version, actor, kind, outcome)
    select enquiry_id, version, 'database', case p_state when 'received' then 'reopened' else p_state end,
      case when p_state = 'closed' then 'not_for_us' end
    from changed
  )
  select exists (select 1 from changed)
$$;

-- 3. What people asked about their own data

create table public.subject_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('access', 'rectification', 'erasure')),
  -- Of whom; gone with an erasure, of which only this digest (SHA-256 of the address in small letters) stays.
  email text check (char_length(email) between 3 and 254),
  email_digest text not null,
  received_on date not null,
  -- One month after it was received: UK GDPR, Article 12(3).
  due_on date not null,
  done_at timestamptz,
  outcome text check (outcome in ('done', 'refused', 'nothing_kept')),
  created_at timestamptz not null default now(),
  constraint done_with_an_outcome check ((done_at is null) = (outcome is null))
);
create index subject_requests_created_at on public.subject_requests (created_at, id);
create index subject_requests_open on public.subject_requests (due_on, id) where done_at is null;
create index subject_requests_of_an_address on public.subject_requests (email_digest);
create index subject_requests_done_at on public.subject_requests (done_at) where done_at is not null;

-- 4. Who wants the digest

-- No row: yes.
create table public.digest_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wants_digest boolean not null,
  changed_at timestamptz not null default now()
);

-- 5. Who sees which row

alter table public.audit_log enable row level security;
alter table public.enquiry_work enable row level security;
alter table public.enquiry_events enable row level security;
alter table public.subject_requests enable row level security;
alter table public.digest_choices enable row level security;
revoke all on public.audit_log, public.enquiry_work, public.enquiry_events, public.subject_requests, public.digest_choices
from public, anon, authenticated, service_role;
create policy log_for_the_team on public.audit_log for select to authenticated using ((select public.is_team()));
create policy work_for_the_team on public.enquiry_work for select to authenticated using ((select public.is_team()));
create policy events_for_the_team on public.enquiry_events for select to authenticated using ((select public.is_team()));
create policy requests_for_the_team on public.subject_requests for select to authenticated using ((select public.is_team()));
create policy own_digest_choice on public.digest_choices for select to authenticated using (
  (select public.is_team()) and user_id = (select a.id from public.current_account() a)
);
create policy enquiries_for_the_team on public.enquiries for select to authenticated using ((select public.is_team()));
create policy consents_for_the_team on public.consent_records for select to authenticated using ((select public.is_team()));
create policy waitlist_for_the_team on public.waitlist_applications for select to authenticated using ((select public.is_team()));
create policy progress_for_the_team on public.enquiry_progress for select to authenticated using ((select public.is_team()));
create policy role_requests_for_the_team on public.role_requests for select to authenticated using ((select public.is_team()));
create policy role_changes_for_the_team on public.role_changes for select to authenticated using ((select public.is_team()));
grant select on public.audit_log, public.enquiry_work, public.enquiry_events, public.subject_requests, public.digest_choices,
  public.enquiries, public.consent_records, public.waitlist_applications, public.role_changes
to authenticated;
grant select on public.audit_log, public.enquiry_work, public.enquiry_events, public.subject_requests, public.digest_choices
to service_role;

revoke all on function
  public.is_member(uuid), public.is_team(), public.note_action(uuid, text, text, text),
  public.second_weekday_after(timestamptz), public.words_of_enquiry(public.enquiries), public.keep_enquiry_work(),
  public.follow_enquiry_work(), public.commit_enquiry_step(uuid, text, integer, text, text)
from public, anon, authenticated, service_role;
grant execute on function public.is_team() to authenticated;
grant execute on function public.note_action(uuid, text, text, text),
  public.commit_enquiry_step(uuid, text, integer, text, text)
to service_role;

-- 5a. One enquiry

-- The e-mails of an enquiry and how far each is, without what they say.
create function public.desk_emails_of(p_actor uuid, p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'done', 'emails', (
    select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'to', o.to_address, 'status', o.status,
      'attempts', o.attempts, 'next_attempt_at', o.next_attempt_at, 'sent_at', o.sent_at,
      'last_error_code', o.last_error_code, 'has_text', o.html is not null) order by o.kind), '[]')
    from public.outgoing_emails o join public.enquiries e on e.id = o.enquiry_id where e.reference = p_reference));
end
$$;

-- What else there is of the person who sent an enquiry, by their address: the account, and the other enquiries, the latest 50.
create function public.desk_same_address(p_actor uuid, p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  address text;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select lower(e.email) into address from public.enquiries e where e.reference = p_reference;
  return jsonb_build_object('outcome', 'done',
    'account', (select jsonb_build_object('created_at', u.created_at, 'is_verified', u.email_confirmed_at is not null,
        'role', u.raw_app_meta_data ->> 'role')
      -- The provider keeps addresses in small letters, and has an index of those that sign in here.
      from auth.users u where u.email = address and u.is_sso_user = false and u.deleted_at is null
      order by u.created_at limit 1),
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(s) order by s.received_at desc), '[]') from (
      select w.reference, w.form_source, w.received_at, w.state, w.is_held
      -- By the address first: the planner would rather read all of them by their age, until it has found 50.
      from (select * from public.enquiries where lower(email) = address offset 0) e
      join public.enquiry_work w on w.enquiry_id = e.id
      where e.reference <> p_reference
      order by e.created_at desc limit 50) s));
end
$$;

revoke all on function public.desk_emails_of(uuid, text), public.desk_same_address(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function public.desk_emails_of(uuid, text), public.desk_same_address(uuid, text) to service_role;
-- 5b. The list of enquiries

-- Which enquiries have a word beginning with each typed one, the latest thousand. A telephone number may be typed with its
-- spaces or from abroad. A function of its own, because the index of words does not serve a query under row level security.
create function public.enquiries_with_words(p_typed text) returns setof uuid
language plpgsql stable security definer set search_path = ''
set jit = off set enable_seqscan = off set enable_bitmapscan = on set enable_sort = on as $$
declare
  asked text := lower(trim(p_typed));
  words text[];
begin
  if not public.is_team() then
    return;
  end if;
  if asked ~ '^\+?[0-9][0-9 ().-]*$' or asked ~ '^\(0[0-9 ().-]*$' then
    words := array[regexp_replace(regexp_replace(asked, '[^0-9]', '', 'g'), '^(0044|44)0?', '0')];
  else
    select array_agg(word) into words
    from unnest(regexp_split_to_array(asked, '\s+')) typed,
      unnest(case when typed ~ '@.' then array[typed] else regexp_split_to_array(typed, '[^[:alnum:]]+') end) word
    where word <> '';
  end if;
  if words is null then
    return;
  end if;
  return query execute '
    select w.enquiry_id from public.enquiry_work w where w.words @@ $1::tsquery
    order by w.received_at desc, w.enquiry_id desc limit 1000'
  -- A word of a tsquery: its own quotation marks and backslashes doubled, which quote_literal would write in PostgreSQL's way.
  using (select string_agg('''' || regexp_replace(word, '([''\\])', '\1\1', 'g') || ''':*', ' & ') from unnest(words) word);
end
$$;

-- A page of the list, as the member who asks: under row level security, by the key of the row before, never by a number of
-- rows. p_owner is an account, 'me' or 'nobody'. What is typed to be found covers every tab. sorted_at is a text, because the two
-- editions write moments in different ways and it goes into an address, to the microsecond.
create function public.desk_enquiries(
  p_tab text, p_today date, p_typed text default '', p_source text default null, p_owner text default null,
  p_is_reversed boolean default false, p_after_day date default null, p_after_at timestamptz default null,
  p_after_id uuid default null, p_rows integer default 51)
returns table (
  enquiry_id uuid, reference text, form_source text, first_name text, last_name text, email text, organisation text,
  received_at timestamptz, due_on date, sorted_at text, owner_id uuid, state text, is_held boolean,
  held_because text, held_text text, version integer)
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  is_search boolean := trim(p_typed) <> '';
  -- By day of promise where somebody waits; by one moment where nobody does, the latest first.
  moment text := case when not is_search and p_tab = 'closed' then 'w.closed_at' else 'w.received_at' end;
  is_by_day boolean := not is_search and p_tab not in ('closed', 'held');
  is_falling boolean := p_is_reversed = is_by_day;
  direction text := case when is_falling then 'desc' else 'asc' end;
  keys text[] := case when is_by_day then array['w.due_on'] else '{}'::text[] end || array[moment, 'w.enquiry_id'];
  keys_after text := case when is_by_day then '$5, ' else '' end || '$6, $7';
  ordered text := (select string_agg(key || ' ' || direction, ', ' order by place)
    from unnest(keys) with ordinality k (key, place));
  source text := case when is_search
    then '(select * from public.enquiry_work where enquiry_id in (select public.enquiries_with_words($1)) offset 0)'
    else 'public.enquiry_work' end;
  tab text := case when is_search then 'true' else case p_tab
    when 'due' then 'w.state = ''received'' and not w.is_held and w.due_on = $2'
    when 'overdue' then 'w.state = ''received'' and not w.is_held and w.due_on < $2'
    when 'new' then 'w.state = ''received'' and w.owner_id is null and not w.is_held'
    when 'mine' then 'w.owner_id = (select a.id from public.current_account() a) and w.state <> ''closed'' and not w.is_held'
    when 'tries' then 'w.next_try_on <= $2 and w.state <> ''closed'' and not w.is_held'
    when 'waiting' then 'w.state = ''contacted'' and not w.is_held'
    when 'held' then 'w.is_held'
    when 'closed' then 'w.state = ''closed'' and not w.is_held'
    else 'w.state <> ''closed'' and not w.is_held' end end;
begin
  return query execute
    'select w.enquiry_id, w.reference, w.form_source, e.first_name, e.last_name, e.email,
      coalesce(nullif(e.company_name, ''''), nullif(e.organisation, '''')),
      w.received_at, w.due_on, to_char(' || moment || ' at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.US"Z"''), w.owner_id, w.state, w.is_held, e.quarantine_reason,
      case when w.is_held then left(coalesce(nullif(e.message, ''''), e.support), 300) end, w.version
    from (select * from ' || source || ' w where ' || tab
      || case when p_source is not null then ' and w.form_source = $3' else '' end
      || case p_owner when 'me' then ' and w.owner_id = (select a.id from public.current_account() a)' when 'nobody' then ' and w.owner_id is null'
        else case when p_owner is not null then ' and w.owner_id = $4::uuid' else '' end end
      || case when p_after_id is not null
        then ' and (' || array_to_string(keys, ', ') || case when is_falling then ') < (' else ') > (' end || keys_after || ')'
        else '' end
      || ' order by ' || ordered || ' limit $8) w
    join public.enquiries e on e.id = w.enquiry_id order by ' || ordered
  using p_typed, p_today, p_source, p_owner, p_after_day, p_after_at, p_after_id, least(p_rows, 501);
end
$$;

-- How many enquiries are behind each tab, up to a thousand: 999 and more is not counted to its end.
create function public.desk_enquiry_counts(p_today date) returns jsonb
language sql stable set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off as $$
  select jsonb_build_object(
    'open', (select count(*) from (
      select 1 from public.enquiry_work where state <> 'closed' and not is_held limit 1000) s),
    'due', (select count(*) from (
      select 1 from public.enquiry_work where state = 'received' and not is_held and due_on = p_today limit 1000) s),
    'overdue', (select count(*) from (
      select 1 from public.enquiry_work where state = 'received' and not is_held and due_on < p_today limit 1000) s),
    'new', (select count(*) from (
      select 1 from public.enquiry_work where state = 'received' and owner_id is null and not is_held limit 1000) s),
    'mine', (select count(*) from (
      select 1 from public.enquiry_work
      where owner_id = (select a.id from public.current_account() a) and state <> 'closed' and not is_held limit 1000) s),
    'tries', (select count(*) from (
      select 1 from public.enquiry_work
      where next_try_on <= p_today and state <> 'closed' and not is_held limit 1000) s),
    'waiting', (select count(*) from (
      select 1 from public.enquiry_work where state = 'contacted' and not is_held limit 1000) s),
    'held', (select count(*) from (select 1 from public.enquiry_work where is_held limit 1000) s),
    'closed', (select count(*) from (
      select 1 from public.enquiry_work where state = 'closed' and not is_held order by closed_at limit 1000) s)
  )
$$;

-- Who the team is, for the members alone.
create function public.desk_members() returns table (id uuid, email text)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email::text from auth.users u
  where (select public.is_team()) and u.raw_app_meta_data ->> 'role' = 'team' and public.is_member(u.id)
  order by u.email
$$;

revoke all on function
  public.enquiries_with_words(text),
  public.desk_enquiries(text, date, text, text, text, boolean, date, timestamptz, uuid, integer),
  public.desk_enquiry_counts(date), public.desk_members()
from public, anon, authenticated, service_role;
grant execute on function
  public.enquiries_with_words(text),
  public.desk_enquiries(text, date, text, text, text, boolean, date, timestamptz, uuid, integer),
  public.desk_enquiry_counts(date), public.desk_members()
to authenticated;

-- Lets held enquiries out, each with a line of its history and of the audit log, or none of them. p_references is a JSON
-- list as text; one that is no longer held is passed over. {"outcome": "done" | "forbidden", "count"}
create function public.release_enquiries(p_actor uuid, p_references text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  one text;
  released integer := 0;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  for one in select distinct r from jsonb_array_elements_text(p_references::jsonb) r order by r loop
    if public.release_enquiry(one) then
      with changed as (
        update public.enquiry_work set version = version + 1 where reference = one returning enquiry_id, version
      )
      insert into public.enquiry_events (enquiry_id, version, actor_id, actor, kind)
      select c.enquiry_id, c.version, u.id, u.email, 'released' from changed c, auth.users u where u.id = p_actor;
      perform public.note_action(p_actor, 'released', 'enquiry', one);
      released := released + 1;
    end if;
  end loop;
  return jsonb_build_object('outcome', 'done', 'count', released);
end
$$;

-- Deletes held enquiries and all that belongs to them, each with a line of the audit log, or none of them. The same
-- list and the same answer.
create function public.delete_held_enquiries(p_actor uuid, p_references text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  one text;
  deleted integer := 0;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  for one in select distinct r from jsonb_array_elements_text(p_references::jsonb) r order by r loop
    delete from public.enquiries where reference = one and quarantined;
    if found then
      perform public.note_action(p_actor, 'deleted', 'enquiry', one);
      deleted := deleted + 1;
    end if;
  end loop;
  return jsonb_build_object('outcome', 'done', 'count', deleted);
end
$$;

revoke all on function public.release_enquiries(uuid, text), public.delete_held_enquiries(uuid, text)
from public, anon, authenticated;
grant execute on function public.release_enquiries(uuid, text), public.delete_held_enquiries(uuid, text) to service_role;

-- 5c. Figures

-- What the page of figures is worked out from, as the member who asks, under row level security: the enquiries that came since
-- a moment, at most 90 days back and at most 20,000, the newest, each as [source, received, due, first contact, closed]; and how
-- many are open now, for each owner ('' for one who is no member any more), day of receipt and promise. Held ones are left out.
-- {"enquiries", "open"}
create function public.enquiry_figures(p_from timestamptz) returns jsonb
language sql stable set search_path = '' set jit = off set enable_seqscan = off as $$
  select jsonb_build_object('enquiries', (
    select coalesce(jsonb_agg(jsonb_build_array(w.form_source, w.received_at, w.due_on, w.first_contact_at, w.closed_at)), '[]')
    from (
      select * from public.enquiry_work e
      where e.received_at >= greatest(p_from, now() - interval '91 days') and not e.is_held
      order by e.received_at desc limit 20000
    ) w
  ), 'open', (
    select coalesce(jsonb_agg(to_jsonb(o)), '[]') from (
      select (w.received_at at time zone 'Europe/London')::date as received_on, w.due_on, w.state = 'received' as is_waiting,
        case when w.owner_id is not null then coalesce(m.email, '') end as owner, count(*) as count
      from public.enquiry_work w left join public.desk_members() m on m.id = w.owner_id
      where w.state <> 'closed' and not w.is_held
      group by 1, 2, 3, 4
    ) o
  ))
$$;
revoke all on function public.enquiry_figures(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.enquiry_figures(timestamptz) to authenticated;

-- 5d. Requests about data, outgoing e-mails, and what waits

drop index public.outgoing_emails_dead;
drop index public.outgoing_emails_unsent;
create index outgoing_emails_dead on public.outgoing_emails (created_at, id) where status = 'dead';
create index outgoing_emails_unsent on public.outgoing_emails (created_at, id) where status in ('pending', 'sending');

-- What stays of an address that is erased.
create function public.digest_of_address(p_email text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(lower(p_email), 'UTF8')), 'hex')
$$;

-- Writes down that somebody asked about their data. The same request of the same day, sent twice, is one:
-- {"outcome": "done" | "already" | "forbidden", "id"}
create function public.begin_subject_request(p_actor uuid, p_kind text, p_email text, p_received_on date, p_due_on date)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request_id uuid;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(lower(p_email), 0));
  select q.id into request_id from public.subject_requests q
  where q.email_digest = public.digest_of_address(p_email) and q.kind = p_kind and q.received_on = p_received_on
    and q.done_at is null;
  if request_id is not null then
    return jsonb_build_object('outcome', 'already', 'id', request_id);
  end if;
  insert into public.subject_requests (kind, email, email_digest, received_on, due_on)
  values (p_kind, lower(p_email), public.digest_of_address(p_email), p_received_on, p_due_on)
  returning id into request_id;
  perform public.note_action(p_actor, 'began', 'subject_request', request_id::text);
  return jsonb_build_object('outcome', 'done', 'id', request_id);
end
$$;

-- Everything that is kept about the address of a request. p_action is what the audit log says of it: 'opened', 'exported'.
-- {"outcome": "found" | "missing" | "forbidden", "request", "enquiries", "account", "requests"}
create function public.subject_data(p_actor uuid, p_id uuid, p_action text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.subject_requests;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into request from public.subject_requests where id = p_id;
  if request.id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  perform public.note_action(p_actor, p_action, 'subject_request', p_id::text);
  return jsonb_build_object('outcome', 'found', 'request', to_jsonb(request),
    'enquiries', case when request.email is null then '[]'::jsonb else public.personal_data_of(request.email) end,
    'account', (select public.account_data(u.id) - 'enquiries' - 'subject_requests' from auth.users u
      where lower(u.email) = request.email and u.deleted_at is null order by u.created_at limit 1),
    'requests', (select coalesce(jsonb_agg(to_jsonb(q) - 'email_digest' order by q.created_at), '[]')
      from public.subject_requests q where q.email_digest = request.email_digest));
end
$$;

-- Closes a request with how it ended. An erasure is done by erase_subject alone.
-- {"outcome": "done" | "closed" (it was before) | "not_erased" | "missing" | "forbidden"}
create function public.finish_subject_request(p_actor uuid, p_id uuid, p_outcome text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.subject_requests;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into request from public.subject_requests where id = p_id for update;
  if request.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif request.done_at is not null then
    return jsonb_build_object('outcome', 'closed');
  elsif request.kind = 'erasure' and p_outcome = 'done' then
    return jsonb_build_object('outcome', 'not_erased');
  end if;
  update public.subject_requests set done_at = now(), outcome = p_outcome where id = p_id;
  perform public.note_action(p_actor, 'answered', 'subject_request', p_id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Corrects what was typed in one field of an enquiry; p_field is what the forms call it, and the caller has checked p_value
-- by the form's own rules. What stood there stays in the enquiry's history. An e-mail that has not gone out yet goes to the
-- corrected address. {"outcome": "done" | "unchanged" | "changed" (somebody was faster) | "no_field" | "missing" | "forbidden",
-- "version"}
create function public.correct_enquiry(p_actor uuid, p_reference text, p_field text, p_value text, p_version integer)
returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  work public.enquiry_work;
  place record;
  old_value text;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into work from public.enquiry_work where reference = p_reference for update;
  if work.enquiry_id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif work.version is distinct from p_version then
    return jsonb_build_object('outcome', 'changed', 'version', work.version);
  end if;
  -- 'support' is a choice on the waitlist and free text elsewhere.
  select f.table_name, f.column_name, case f.table_name when 'enquiries' then 'id' else 'enquiry_id' end as key_name into place
  from public.form_fields() f
  where f.field = p_field and f.column_name not in ('reference', 'form_source', 'due_on')
    and (f.table_name = 'enquiries' or work.form_source = 'waitlist')
  order by f.table_name = 'waitlist_applications' desc limit 1;
  if place.column_name is null then
    return jsonb_build_object('outcome', 'no_field');
  end if;
  execute format('select %I::text from public.%I where %I = $1', place.column_name, place.table_name, place.key_name)
  into old_value using work.enquiry_id;
  if old_value is not distinct from p_value then
    return jsonb_build_object('outcome', 'unchanged', 'version', work.version);
  end if;
  execute format('update public.%I set %I = $1 where %I = $2', place.table_name, place.column_name, place.key_name)
  using p_value, work.enquiry_id;
  -- The portal of the address that it is now from shows it, and no other.
  update public.enquiry_progress p set email = lower(e.email), organisation = coalesce(e.company_name, e.organisation)
  from public.enquiries e where e.id = work.enquiry_id and p.enquiry_id = e.id;
  if p_field = 'email' then
    update public.outgoing_emails set to_address = p_value
    where enquiry_id = work.enquiry_id and kind = 'confirmation' and status in ('pending', 'dead', 'held');
  end if;
  update public.enquiry_work set version = p_version + 1 where enquiry_id = work.enquiry_id;
  insert into public.enquiry_events (enquiry_id, version, actor_id, actor, kind, field, old_value)
  select work.enquiry_id, p_version + 1, u.id, u.email, 'corrected', p_field, old_value from auth.users u where u.id = p_actor;
  perform public.note_action(p_actor, 'corrected', 'enquiry', p_reference);
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- Erases an address as a request of its owner asks: account, enquiries and all that hangs on them, and the address in the
-- requests themselves. p_email is what the member typed to confirm it; p_html and p_body_text are of the e-mail that tells the
-- team what to delete from its mailbox, with {references} in them. {"outcome": "done" | "closed" | "other_address" |
-- "others_open" (answer those first) | "member" (take the role away first) | "missing" | "forbidden"}
create function public.erase_subject(
  p_actor uuid, p_id uuid, p_email text, p_to_address text, p_subject text, p_html text, p_body_text text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.subject_requests;
  account_id uuid;
  sent_references text;
  was_kept boolean;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into request from public.subject_requests where id = p_id and kind = 'erasure' for update;
  if request.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif request.done_at is not null then
    return jsonb_build_object('outcome', 'closed');
  elsif lower(p_email) is distinct from request.email then
    return jsonb_build_object('outcome', 'other_address');
  elsif exists (select 1 from public.subject_requests q
    where q.email_digest = request.email_digest and q.done_at is null and q.id <> p_id) then
    return jsonb_build_object('outcome', 'others_open');
  elsif exists (select 1 from auth.users u where lower(u.email) = request.email and u.raw_app_meta_data ->> 'role' = 'team') then
    return jsonb_build_object('outcome', 'member');
  end if;
  was_kept := exists (select 1 from public.enquiries e where lower(e.email) = request.email)
    or exists (select 1 from auth.users u where lower(u.email) = request.email);
  for account_id in select u.id from auth.users u where lower(u.email) = request.email loop
    perform public.delete_account(account_id, p_to_address, p_subject, p_html, p_body_text);
  end loop;
  -- Left where there was no account, or none that was shown to be theirs.
  select string_agg(e.reference, ', ' order by e.created_at) into sent_references
  from public.enquiries e where lower(e.email) = request.email;
  if sent_references is not null then
    insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
    values ('account_deleted', p_to_address, p_subject, replace(p_html, '{references}', sent_references),
      replace(p_body_text, '{references}', sent_references));
    perform public.erase_personal_data(request.email);
  end if;
  -- No line of ours names an address; one that was written by hand may.
  update public.audit_log set subject = request.email_digest where lower(subject) = request.email;
  update public.subject_requests set email = null where email_digest = request.email_digest;
  update public.subject_requests set done_at = now(), outcome = case when was_kept then 'done' else 'nothing_kept' end
  where id = p_id;
  perform public.note_action(p_actor, 'erased', 'subject_request', p_id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- E-mails that wait ('unsent') or were given up ('dead'), the oldest first, p_rows after a key: what a member may know of
-- them, which is neither words nor an address. {"outcome": "found" | "forbidden", "emails"}
create function public.desk_emails(p_actor uuid, p_state text, p_after_at timestamptz, p_after_id uuid, p_rows integer)
returns jsonb
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  found jsonb;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  -- Two questions, because one condition for both could use neither index.
  if p_state = 'dead' then
    select jsonb_agg(to_jsonb(f)) into found from (
      select o.id, o.kind, o.status, o.attempts, o.created_at, o.next_attempt_at, o.provider, o.last_error_code,
        o.html is not null as can_be_sent, e.reference
      from public.outgoing_emails o left join public.enquiries e on e.id = o.enquiry_id
      where o.status = 'dead' and (o.created_at, o.id) > (coalesce(p_after_at, '-infinity'), coalesce(p_after_id, '00000000-0000-0000-0000-000000000000'))
      order by o.created_at, o.id limit p_rows) f;
  else
    select jsonb_agg(to_jsonb(f)) into found from (
      select o.id, o.kind, o.status, o.attempts, o.created_at, o.next_attempt_at, o.provider, o.last_error_code,
        o.html is not null as can_be_sent, e.reference
      from public.outgoing_emails o left join public.enquiries e on e.id = o.enquiry_id
      where o.status in ('pending', 'sending') and (o.created_at, o.id) > (coalesce(p_after_at, '-infinity'), coalesce(p_after_id, '00000000-0000-0000-0000-000000000000'))
      order by o.created_at, o.id limit p_rows) f;
  end if;
  return jsonb_build_object('outcome', 'found', 'emails', coalesce(found, '[]'));
end
$$;

-- Tries one dead e-mail again from the beginning. {"outcome": "done" | "missing" (it is not dead any more) | "forbidden"}
create function public.requeue_email(p_actor uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  update public.outgoing_emails set status = 'pending', attempts = 0, next_attempt_at = now()
  where id = p_id and status = 'dead' and html is not null;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  perform public.note_action(p_actor, 'requeued', 'email', p_id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- The same for all of them. {"outcome": "done" | "forbidden", "count"}
create function public.requeue_emails(p_actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  requeued integer;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  requeued := public.requeue_dead_emails();
  perform public.note_action(p_actor, 'requeued', 'emails', requeued::text);
  return jsonb_build_object('outcome', 'done', 'count', requeued);
end
$$;

-- What waits for the team, each counted to 100 at most. p_today is the day in the United Kingdom.
create function public.desk_waiting(p_actor uuid, p_today date) returns jsonb
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'found',
    'overdue', (select count(*) from (select 1 from public.enquiry_work w
      where w.state = 'received' and not w.is_held and w.due_on < p_today limit 100) s),
    'due_today', (select count(*) from (select 1 from public.enquiry_work w
      where w.state = 'received' and not w.is_held and w.due_on = p_today limit 100) s),
    'new', (select count(*) from (select 1 from public.enquiry_work w
      where w.state = 'received' and w.owner_id is null and not w.is_held order by w.due_on limit 100) s),
    'tries', (select count(*) from (select 1 from public.enquiry_work w
      where w.next_try_on <= p_today and w.state <> 'closed' and not w.is_held order by w.due_on limit 100) s),
    'held', (select count(*) from (select 1 from public.enquiry_work w where w.is_held order by w.received_at limit 100) s),
    'role_requests', (select count(*) from (select 1 from public.role_requests r where r.state = 'open' limit 100) s),
    'subject_requests', (select count(*) from (select 1 from public.subject_requests q
      where q.done_at is null order by q.due_on limit 100) s),
    'subject_requests_late', (select count(*) from (select 1 from public.subject_requests q
      where q.done_at is null and q.due_on < p_today order by q.due_on limit 100) s),
    'dead_emails', (select count(*) from (select 1 from public.outgoing_emails o
      where o.status = 'dead' order by o.created_at limit 100) s),
    'unsent_emails', (select count(*) from (select 1 from public.outgoing_emails o
      where o.status in ('pending', 'sending') order by o.created_at limit 100) s));
end
$$;

revoke all on function
  public.digest_of_address(text), public.begin_subject_request(uuid, text, text, date, date),
  public.subject_data(uuid, uuid, text), public.finish_subject_request(uuid, uuid, text),
  public.correct_enquiry(uuid, text, text, text, integer),
  public.erase_subject(uuid, uuid, text, text, text, text, text),
  public.desk_emails(uuid, text, timestamptz, uuid, integer), public.requeue_email(uuid, uuid), public.requeue_emails(uuid),
  public.desk_waiting(uuid, date)
from public, anon, authenticated, service_role;
grant execute on function
  public.begin_subject_request(uuid, text, text, date, date), public.subject_data(uuid, uuid, text),
  public.finish_subject_request(uuid, uuid, text), public.correct_enquiry(uuid, text, text, text, integer),
  public.erase_subject(uuid, uuid, text, text, text, text, text),
  public.desk_emails(uuid, text, timestamptz, uuid, integer), public.requeue_email(uuid, uuid), public.requeue_emails(uuid),
  public.desk_waiting(uuid, date)
to service_role;

-- 5e. The digest

-- Who was sent the digest of which day: one for each member and day, whichever server makes it.
create table public.team_digests (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
create index team_digests_day on public.team_digests (day);
alter table public.team_digests enable row level security;
revoke all on public.team_digests from public, anon, authenticated, service_role;
grant select on public.team_digests to service_role;

-- An e-mail that may be stopped has the address that stops it, for its headers: kept, because each attempt must be the same.
alter table public.outgoing_emails add column stop_url text check (char_length(stop_url) between 1 and 1000);

-- As before, and with the address that stops such e-mails.
drop function public.claim_email(integer);
create function public.claim_email(p_lease_seconds integer) returns table (
  id uuid, enquiry_id uuid, reference text, form_source text, kind text, to_address text, subject text,
  html text, body_text text, attempts integer, claim_token uuid, stop_url text
)
language sql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with pending as (
    select o.id from public.outgoing_emails o
    where o.status = 'pending' and o.next_attempt_at <= now()
    order by o.next_attempt_at
    limit 1
    for update skip locked
  ), vanished as (
    select o.id from public.outgoing_emails o
    where o.status = 'sending' and o.locked_until < now()
    order by o.locked_until
    limit 1
    for update skip locked
  ), due as (
    select p.id from pending p union all select v.id from vanished v limit 1
  ), claimed as (
    update public.outgoing_emails o
    set status = 'sending', attempts = o.attempts + 1, claim_token = gen_random_uuid(),
      locked_until = now() + make_interval(secs => p_lease_seconds)
    from due where o.id = due.id
    returning o.*
  )
  select c.id, coalesce(c.enquiry_id, c.role_request_id, c.id), coalesce(e.reference, ''),
    coalesce(e.form_source, 'account'), c.kind, c.to_address, c.subject, c.html, c.body_text, c.attempts, c.claim_token,
    c.stop_url
  from claimed c left join public.enquiries e on e.id = c.enquiry_id
$$;

-- What waits on a day, and which members want to hear of it and have not yet: nobody when nothing is due or overdue.
-- {"overdue", "due", "tries", "subjects", "role_requests", "members": [{"id", "mine"}]}
create function public.digests_due(p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  counts jsonb;
begin
  select jsonb_build_object('overdue', count(*) filter (where w.due_on < p_day), 'due', count(*) filter (where w.due_on = p_day))
  into counts from public.enquiry_work w where w.state = 'received' and not w.is_held and w.due_on <= p_day;
  counts := counts || jsonb_build_object(
    'tries', (select count(*) from public.enquiry_work w
      where w.state <> 'closed' and not w.is_held and w.next_try_on <= p_day),
    'subjects', (select count(*) from public.subject_requests q where q.done_at is null and q.due_on <= p_day),
    'role_requests', (select count(*) from public.role_requests r where r.state = 'open')
  );
  if (counts - 'role_requests') = '{"overdue": 0, "due": 0, "tries": 0, "subjects": 0}' then
    return counts || '{"members": []}';
  end if;
  return counts || jsonb_build_object('members', (
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'mine', (
      select count(*) from public.enquiry_work w
      where w.owner_id = u.id and w.state = 'received' and not w.is_held and w.due_on <= p_day
    ))), '[]')
    from auth.users u
    where u.raw_app_meta_data ->> 'role' = 'team' and public.is_member(u.id)
      and not exists (select 1 from public.digest_choices c where c.user_id = u.id and not c.wants_digest)
      and not exists (select 1 from public.team_digests d where d.user_id = u.id and d.day = p_day)
  ));
end
$$;

-- Owes a member the digest of a day, with its e-mail. False when they have it already, want none or are no member.
create function public.owe_digest(
  p_user_id uuid, p_day date, p_subject text, p_html text, p_text text, p_stop_url text
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_member(p_user_id)
    or exists (select 1 from public.digest_choices c where c.user_id = p_user_id and not c.wants_digest) then
    return false;
  end if;
  insert into public.team_digests (user_id, day) values (p_user_id, p_day) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, 'team_digest', u.email, p_subject, p_html, p_text, p_stop_url from auth.users u where u.id = p_user_id;
  return true;
end
$$;

-- Keeps whether a member wants the digest: chosen on the desk, or by the link of the e-mail. What was owed and not sent yet is
-- not sent to who wants none. False when they are no member.
create function public.choose_digest(p_actor uuid, p_wants boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.note_action(p_actor, case when p_wants then 'switched_on' else 'switched_off' end, 'daily_email', p_actor::text) then
    return false;
  end if;
  insert into public.digest_choices (user_id, wants_digest) values (p_actor, p_wants)
  on conflict (user_id) do update set wants_digest = excluded.wants_digest, changed_at = now();
  if not p_wants then
    delete from public.outgoing_emails where account_id = p_actor and kind = 'team_digest' and status = 'pending';
  end if;
  return true;
end
$$;

revoke all on function public.claim_email(integer), public.digests_due(date),
  public.owe_digest(uuid, date, text, text, text, text), public.choose_digest(uuid, boolean)
from public, anon, authenticated, service_role;
grant execute on function public.claim_email(integer), public.digests_due(date),
  public.owe_digest(uuid, date, text, text, text, text), public.choose_digest(uuid, boolean)
to service_role;

-- 6. Export, erasure and retention

-- As before, and with what the team wrote about each enquiry; who of the team wrote it is that person's data.
create or replace function public.personal_data_of(p_email text) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object(
    'waitlist_application', (select to_jsonb(w) - 'enquiry_id' from public.waitlist_applications w where w.enquiry_id = e.id),
    'consents', (select jsonb_agg(to_jsonb(c) - 'enquiry_id' order by c.purpose) from public.consent_records c where c.enquiry_id = e.id),
    'emails', (select jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at) order by o.kind)
      from public.outgoing_emails o where o.enquiry_id = e.id),
    'how_far', (select to_jsonb(w) - 'enquiry_id' - 'owner_id' - 'words' from public.enquiry_work w where w.enquiry_id = e.id),
    'what_was_done', (select coalesce(jsonb_agg(to_jsonb(v) - 'enquiry_id' - 'actor_id' - 'actor' - 'owner' order by v.id), '[]')
      from public.enquiry_events v where v.enquiry_id = e.id),
    'log', (select coalesce(jsonb_agg(jsonb_build_object('happened_at', l.happened_at, 'action', l.action) order by l.id), '[]')
      from public.audit_log l where l.subject_kind = 'enquiry' and l.subject = e.reference)
  ) order by e.created_at), '[]')
  from public.enquiries e where lower(e.email) = lower(p_email)
$$;

-- As before, and: the e-mails about the account, what the person asked about their data; for a member of the team, their own
-- choice, the days of their digests and their lines of the audit log.
create or replace function public.account_data(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
  select jsonb_build_object(
    'account', jsonb_build_object('id', u.id, 'email', u.email, 'email_verified_at', u.email_confirmed_at,
      'new_email', nullif(u.email_change, ''), 'profile', u.raw_user_meta_data, 'role', u.raw_app_meta_data ->> 'role',
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.account_sessions(u.id) s),
    'role_requests', (select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' order by r.created_at), '[]')
      from public.role_requests r where r.user_id = u.id),
    -- Who of the team made a change is that person's data.
    'role_changes', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' - 'changed_by' order by c.changed_at), '[]')
      from public.role_changes c where c.user_id = u.id),
    'enquiries', case when u.email_confirmed_at is null then '[]'::jsonb
      else public.personal_data_of(u.email::text) end,
    'enquiry_progress', case when u.email_confirmed_at is null then '[]'::jsonb
      else (select coalesce(jsonb_agg(to_jsonb(p) - 'enquiry_id' order by p.sent_at), '[]')
        from public.enquiry_progress p where p.email = lower(u.email)) end,
    'subject_requests', case when u.email_confirmed_at is null then '[]'::jsonb
      else (select coalesce(jsonb_agg(to_jsonb(q) - 'email_digest' order by q.created_at), '[]')
        from public.subject_requests q where q.email = lower(u.email)) end,
    'emails', (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at)
      order by o.created_at), '[]') from public.outgoing_emails o where o.account_id = u.id),
    'log', (select coalesce(jsonb_agg(jsonb_build_object('happened_at', l.happened_at, 'action', l.action) order by l.id), '[]')
      from public.audit_log l where l.subject_kind = 'account' and l.subject = u.id::text),
    'digest_choice', (select to_jsonb(d) - 'user_id' from public.digest_choices d where d.user_id = u.id),
    'digests', (select coalesce(jsonb_agg(d.day order by d.day), '[]') from public.team_digests d where d.user_id = u.id),
    'actions_on_the_desk', (select coalesce(jsonb_agg(to_jsonb(l) - 'actor_id' - 'actor' order by l.id), '[]')
      from public.audit_log l where l.actor_id = u.id)
  ) from auth.users u where u.id = p_user_id
$$;
create index subject_requests_email on public.subject_requests (email) where email is not null;

-- As before, and: the audit log and what people asked about their data, each after 24 months; digests after 30 days.
create or replace function public.purge_expired(p_rows integer default 10000) returns jsonb
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  kept_for_a_day timestamptz := now() - interval '1 day';
  kept_for_a_month timestamptz := now() - interval '30 days';
  kept_for_a_year timestamptz := now() - interval '12 months';
  kept_for_two_years timestamptz := now() - interval '24 months';
  done integer;
  most integer := 0;
  emptied integer;
  deleted integer;
begin
  delete from public.idempotency_keys where (scope, key) in (
    select k.scope, k.key from public.idempotency_keys k
    where k.created_at < kept_for_a_day order by k.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.rate_windows where (bucket, window_start) in (
    select w.bucket, w.window_start from public.rate_windows w
    where w.window_start < kept_for_a_day order by w.window_start limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  update public.outgoing_emails set html = null, body_text = null where id in (
    select o.id from public.outgoing_emails o
    where o.status = 'sent' and o.html is not null and o.sent_at < now() - interval '7 days'
    order by o.sent_at limit p_rows);
  get diagnostics emptied = row_count;

  delete from public.outgoing_emails where id in (
    select o.id from public.outgoing_emails o
    where o.enquiry_id is null and o.role_request_id is null and o.sent_at < kept_for_a_month
    order by o.sent_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.enquiries where id in (
    select e.id from public.enquiries e where e.created_at < kept_for_a_year order by e.created_at limit p_rows);
  get diagnostics deleted = row_count;
  delete from public.enquiries where id in (
    select e.id from public.enquiries e
    where e.quarantined and e.quarantine_reason = 'honeypot' and e.created_at < kept_for_a_month
    order by e.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done, deleted, emptied);
  deleted := deleted + done;

  delete from public.role_requests where id in (
    select r.id from public.role_requests r where r.created_at < kept_for_a_year order by r.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.role_changes where id in (
    select c.id from public.role_changes c
    where c.changed_at < kept_for_a_year and not exists (select 1 from auth.users u where u.id = c.user_id)
    order by c.changed_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.audit_log where id in (
    select l.id from public.audit_log l where l.happened_at < kept_for_two_years order by l.happened_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.team_digests where (user_id, day) in (
    select d.user_id, d.day from public.team_digests d where d.day < kept_for_a_month::date order by d.day limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.subject_requests where id in (
    select q.id from public.subject_requests q
    where q.done_at is not null and q.done_at < kept_for_two_years order by q.done_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  return jsonb_build_object('enquiries_deleted', deleted, 'emails_emptied', emptied, 'is_finished', most < p_rows);
end
$$;

-- Whole seconds since an instant; 0 for none.
create function public.seconds_since(p_instant timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(floor(extract(epoch from now() - p_instant))::bigint, 0)
$$;
revoke all on function public.seconds_since(timestamptz) from public, anon, authenticated, service_role;

-- As before, and what waits for the team: enquiries past their promise, open role requests, and the age of the oldest of each.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select jsonb_build_object(
    'schema_version', '20261122040000',
    'unsent', (select count(*) from (
      select 1 from public.outgoing_emails where status in ('pending', 'sending') order by created_at limit 100) s),
    'oldest_unsent_seconds', coalesce((
      select floor(extract(epoch from now() - created_at)) from public.outgoing_emails
      where status in ('pending', 'sending') order by created_at limit 1), 0),
    'dead', (select count(*) from (
      select 1 from public.outgoing_emails where status = 'dead' order by created_at limit 100) s),
    'held_by_trap', (select count(*) from (
      select 1 from public.enquiries where quarantined and quarantine_reason = 'honeypot' order by created_at limit 100) s),
    'held_by_flood', (select count(*) from (
      select 1 from public.enquiries where quarantined and quarantine_reason = 'flood' order by created_at limit 100) s),
    'overdue', (select count(*) from (
      select 1 from public.enquiry_work
      where state = 'received' and not is_held and due_on < (now() at time zone 'Europe/London')::date
      order by due_on, received_at limit 100) s),
    'open_role_requests', (select count(*) from (
      select 1 from public.role_requests where state = 'open' order by created_at limit 100) s),
    'oldest_dead_seconds', public.seconds_since((
      select created_at from public.outgoing_emails where status = 'dead' order by created_at limit 1)),
    'oldest_held_seconds', public.seconds_since(least(
      (select created_at from public.enquiries where quarantined and quarantine_reason = 'honeypot' order by created_at limit 1),
      (select created_at from public.enquiries where quarantined and quarantine_reason = 'flood' order by created_at limit 1))),
    'oldest_waiting_seconds', public.seconds_since((
      select received_at from public.enquiry_work where state = 'received' and not is_held
      order by due_on, received_at limit 1)),
    'oldest_role_request_seconds', public.seconds_since((
      select created_at from public.role_requests where state = 'open' order by created_at limit 1))
  )
$$;
