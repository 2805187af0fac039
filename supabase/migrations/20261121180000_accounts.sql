-- Accounts: what a signed-in person may read, requests for a role, and the record of who was given which.
-- A role lives in auth.users.raw_app_meta_data, which nobody can write with a key that a browser has.

-- Who asks, looked up by the token's own id. The only function that a signed-in person may call: the policies need it.
-- No row for an account that is deleted or banned; no address until it is verified.
create function public.current_account() returns table (id uuid, role text, verified_email text)
language sql stable security definer set search_path = '' as $$
  select u.id,
    case when u.raw_app_meta_data ->> 'role' in ('employer', 'candidate', 'partner', 'caseworker')
      then u.raw_app_meta_data ->> 'role' end,
    case when u.email_confirmed_at is not null then lower(u.email) end
  from auth.users u
  where u.id = (select auth.uid()) and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

create index enquiries_email on public.enquiries (lower(email));

-- How far an enquiry is, for the person who sent it. A table of its own, without what was typed: anybody can type another
-- person's address into a form, and the embedded edition knows no rights to single columns.
create table public.enquiry_progress (
  enquiry_id uuid primary key references public.enquiries (id) on delete cascade,
  reference text not null unique,
  form_source text not null,
  email text not null,
  organisation text,
  sent_at timestamptz not null,
  state text not null default 'received' check (state in ('received', 'contacted', 'closed')),
  state_changed_at timestamptz not null default now()
);
create index enquiry_progress_email on public.enquiry_progress (email);
insert into public.enquiry_progress (enquiry_id, reference, form_source, email, organisation, sent_at, state_changed_at)
select id, reference, form_source, lower(email), coalesce(company_name, organisation), created_at, created_at
from public.enquiries;

create function public.begin_enquiry_progress() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.enquiry_progress (enquiry_id, reference, form_source, email, organisation, sent_at)
  values (new.id, new.reference, new.form_source, lower(new.email), coalesce(new.company_name, new.organisation),
    new.created_at);
  return null;
end
$$;
create trigger begin_enquiry_progress after insert on public.enquiries
for each row execute function public.begin_enquiry_progress();

-- A portal shows the enquiries that were sent from the address its owner has shown to be theirs.
alter table public.enquiry_progress enable row level security;
revoke all on public.enquiry_progress from public, anon, authenticated, service_role;
create policy progress_for_a_portal_owner on public.enquiry_progress for select to authenticated using (
  email = (select a.verified_email from public.current_account() a where a.role in ('employer', 'candidate', 'partner'))
);
grant select on public.enquiry_progress to authenticated, service_role;

create table public.role_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  requested_role text not null check (requested_role in ('employer', 'candidate', 'partner')),
  organisation text not null default '' check (char_length(organisation) <= 160),
  note text not null default '' check (char_length(note) <= 500),
  state text not null default 'open' check (state in ('open', 'granted', 'declined')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index one_open_role_request on public.role_requests (user_id) where state = 'open';
create index role_requests_of_a_user on public.role_requests (user_id, created_at);

-- Each change of a role. It outlives the account, and names it by its number alone.
create table public.role_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  old_role text,
  new_role text,
  changed_by text not null check (char_length(changed_by) between 1 and 120),
  changed_at timestamptz not null default now()
);
create index role_changes_of_a_user on public.role_changes (user_id, changed_at);

alter table public.role_requests enable row level security;
alter table public.role_changes enable row level security;
revoke all on public.role_requests, public.role_changes from public, anon, authenticated, service_role;
create policy own_role_requests on public.role_requests for select to authenticated using (
  user_id = (select a.id from public.current_account() a)
);
grant select on public.role_requests to authenticated;
grant select on public.role_requests, public.role_changes to service_role;

-- A hosted project gives its secret key every right to new tables: there too, it reads, and writes through functions alone.
revoke all on public.enquiries, public.consent_records, public.outgoing_emails, public.idempotency_keys,
  public.rate_windows, public.waitlist_applications from service_role;
grant select on public.enquiries, public.consent_records, public.outgoing_emails, public.waitlist_applications
  to service_role;

-- The outbox sends the e-mails about accounts too: one that tells of a request belongs to it, one that tells of a deletion
-- belongs to nothing that is left.
alter table public.outgoing_emails
  alter column enquiry_id drop not null,
  add column role_request_id uuid unique references public.role_requests (id) on delete cascade,
  drop constraint outgoing_emails_kind_check;
alter table public.outgoing_emails
  add constraint outgoing_emails_kind_check
    check (kind in ('confirmation', 'notification', 'role_request', 'account_deleted')),
  add constraint each_email_has_its_cause check (
    case kind
      when 'role_request' then role_request_id is not null and enquiry_id is null
      when 'account_deleted' then role_request_id is null and enquiry_id is null
      else enquiry_id is not null and role_request_id is null
    end
  );

-- As before; 'enquiry_id' is what the e-mail is about, whatever that is, so that an older build sends all of them as well.
create or replace function public.claim_email(p_lease_seconds integer) returns table (
  id uuid, enquiry_id uuid, reference text, form_source text, kind text, to_address text, subject text,
  html text, body_text text, attempts integer, claim_token uuid
)
language sql security definer set search_path = '' as $$
  with due as (
    select o.id from public.outgoing_emails o
    where (o.status = 'pending' and o.next_attempt_at <= now()) or (o.status = 'sending' and o.locked_until < now())
    order by o.next_attempt_at
    limit 1
    for update skip locked
  ), claimed as (
    update public.outgoing_emails o
    set status = 'sending', attempts = o.attempts + 1, claim_token = gen_random_uuid(),
      locked_until = now() + make_interval(secs => p_lease_seconds)
    from due where o.id = due.id
    returning o.*
  )
  select c.id, coalesce(c.enquiry_id, c.role_request_id, c.id), coalesce(e.reference, ''),
    coalesce(e.form_source, 'account'), c.kind, c.to_address, c.subject, c.html, c.body_text, c.attempts, c.claim_token
  from claimed c left join public.enquiries e on e.id = c.enquiry_id
$$;

-- Keeps a request for a role together with the e-mail that tells the team. Nothing here gives the role.
-- 'asked', 'already' (one waits, or the account has that role), 'limited' (three in a day), 'unverified', 'no_account'.
create function public.request_role(
  p_user_id uuid, p_role text, p_organisation text, p_note text, p_to_address text, p_subject text, p_html text,
  p_body_text text
) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  account auth.users;
  new_id uuid;
begin
  select * into account from auth.users where id = p_user_id and deleted_at is null;
  if account.id is null then
    return 'no_account';
  elsif account.email_confirmed_at is null then
    return 'unverified';
  elsif account.raw_app_meta_data ->> 'role' = p_role then
    return 'already';
  elsif (select count(*) from public.role_requests where user_id = p_user_id and created_at > now() - interval '1 day') >= 3 then
    return 'limited';
  end if;
  insert into public.role_requests (user_id, requested_role, organisation, note)
  values (p_user_id, p_role, p_organisation, p_note)
  on conflict (user_id) where state = 'open' do nothing returning id into new_id;
  if new_id is null then
    return 'already';
  end if;
  insert into public.outgoing_emails (role_request_id, kind, to_address, subject, html, body_text)
  values (new_id, 'role_request', p_to_address, p_subject, p_html, p_body_text);
  return 'asked';
end
$$;

-- For ops: the requests that wait, the oldest first.
create function public.open_role_requests() returns table (
  email text, requested_role text, current_role_name text, organisation text, note text, asked_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select u.email::text, r.requested_role, u.raw_app_meta_data ->> 'role', r.organisation, r.note, r.created_at
  from public.role_requests r join auth.users u on u.id = r.user_id
  where r.state = 'open' order by r.created_at
$$;

-- For ops: gives a role to the account with this address, or takes it away (null), notes who did it, and answers the request
-- that waits. {"outcome": "changed" | "unchanged" | "no_account" | "several" | "unverified", "old_role", "request"}.
create function public.set_account_role(p_email text, p_role text, p_changed_by text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  old_role text;
  answered text;
begin
  if p_role is not null and p_role not in ('employer', 'candidate', 'partner', 'caseworker') then
    raise exception 'unknown role' using errcode = 'check_violation';
  end if;
  if (select count(*) from auth.users where lower(email) = lower(p_email) and deleted_at is null) > 1 then
    return jsonb_build_object('outcome', 'several');
  end if;
  select * into account from auth.users where lower(email) = lower(p_email) and deleted_at is null for update;
  if account.id is null then
    return jsonb_build_object('outcome', 'no_account');
  elsif account.email_confirmed_at is null and p_role is not null then
    return jsonb_build_object('outcome', 'unverified');
  end if;
  old_role := account.raw_app_meta_data ->> 'role';

  update public.role_requests
  set state = case when requested_role = p_role then 'granted' else 'declined' end, decided_at = now()
  where user_id = account.id and state = 'open' returning state into answered;
  if old_role is not distinct from p_role then
    return jsonb_build_object('outcome', 'unchanged', 'old_role', old_role, 'request', answered);
  end if;
  update auth.users
  set raw_app_meta_data = case when p_role is null then coalesce(raw_app_meta_data, '{}') - 'role'
      else coalesce(raw_app_meta_data, '{}') || jsonb_build_object('role', p_role) end,
    updated_at = now()
  where id = account.id;
  insert into public.role_changes (user_id, old_role, new_role, changed_by)
  values (account.id, old_role, p_role, p_changed_by);
  return jsonb_build_object('outcome', 'changed', 'old_role', old_role, 'request', answered);
end
$$;

-- For ops: what the person who sent it sees in their portal. True when there was such an enquiry.
create function public.set_enquiry_state(p_reference text, p_state text) returns boolean
language sql security definer set search_path = '' as $$
  with changed as (
    update public.enquiry_progress set state = p_state, state_changed_at = now() where reference = p_reference returning 1
  )
  select exists (select 1 from changed)
$$;

-- Where an account is signed in, the latest first.
create function public.account_sessions(p_user_id uuid) returns table (
  id uuid, user_agent text, signed_in_at timestamptz, last_used_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_agent, s.created_at, greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc')
  from auth.sessions s
  where s.user_id = p_user_id and (s.not_after is null or s.not_after > now())
  order by 4 desc
$$;

-- Signs an account out of one place. True when it was signed in there.
create function public.end_account_session(p_user_id uuid, p_session_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  with ended as (delete from auth.sessions where id = p_session_id and user_id = p_user_id returning 1)
  select exists (select 1 from ended)
$$;

-- Everything that is kept about an account, for its owner: enquiries only when the address is shown to be theirs.
create function public.account_data(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
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
        from public.enquiry_progress p where p.email = lower(u.email)) end
  ) from auth.users u where u.id = p_user_id
$$;

-- Deletes an account with all of the above, except the record of its roles, and tells the team which notifications to delete
-- from its mailbox: p_text with {references} in it. Answers how many enquiries there were, null when there is no such account.
create function public.delete_account(p_user_id uuid, p_to_address text, p_subject text, p_html text, p_body_text text)
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
  if account.email_confirmed_at is not null then
    select string_agg(e.reference, ', ' order by e.created_at) into sent_references
    from public.enquiries e where lower(e.email) = lower(account.email);
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

-- As before, and: answered requests after 12 months, the record of roles 12 months after the account is gone, what told of a
-- deletion 30 days after it was sent.
create or replace function public.purge_expired() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
  emptied integer;
begin
  delete from public.idempotency_keys where created_at < now() - interval '1 day';
  delete from public.rate_windows where window_start < now() - interval '1 day';
  update public.outgoing_emails set html = null, body_text = null
  where status = 'sent' and html is not null and sent_at < now() - interval '7 days';
  get diagnostics emptied = row_count;
  delete from public.outgoing_emails where kind = 'account_deleted' and sent_at < now() - interval '30 days';
  delete from public.enquiries
  where created_at < now() - case
    when quarantined and quarantine_reason = 'honeypot' then interval '30 days' else interval '12 months' end;
  get diagnostics deleted = row_count;
  delete from public.role_requests where created_at < now() - interval '12 months';
  delete from public.role_changes c
  where c.changed_at < now() - interval '12 months' and not exists (select 1 from auth.users u where u.id = c.user_id);
  return jsonb_build_object('enquiries_deleted', deleted, 'emails_emptied', emptied);
end
$$;

revoke all on function
  public.current_account(), public.begin_enquiry_progress(), public.request_role(uuid, text, text, text, text, text, text, text),
  public.open_role_requests(), public.set_account_role(text, text, text), public.set_enquiry_state(text, text),
  public.account_sessions(uuid), public.end_account_session(uuid, uuid), public.account_data(uuid),
  public.delete_account(uuid, text, text, text, text)
from public, anon, authenticated;
revoke all on function public.current_account(), public.begin_enquiry_progress(), public.count_hit(text, timestamptz),
  public.is_confirmed_today(text)
from service_role;
grant execute on function public.current_account() to authenticated;
grant execute on function
  public.request_role(uuid, text, text, text, text, text, text, text),
  public.open_role_requests(), public.set_account_role(text, text, text), public.set_enquiry_state(text, text),
  public.account_sessions(uuid), public.end_account_session(uuid, uuid), public.account_data(uuid),
  public.delete_account(uuid, text, text, text, text)
to service_role;

create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'schema_version', '20261121180000',
    'unsent', count(*) filter (where status in ('pending', 'sending')),
    'oldest_unsent_seconds', coalesce(floor(extract(epoch from now() - min(created_at) filter (where status in ('pending', 'sending')))), 0),
    'dead', count(*) filter (where status = 'dead'),
    'held_by_trap', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'honeypot'),
    'held_by_flood', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'flood')
  ) from public.outgoing_emails where status <> 'sent'
$$;
