-- Accounts: who is signed in, requests for a role, who was given which role, who is on the team, what the team did, and limits on
-- attempts. A role lives in auth.users.raw_app_meta_data, which no key that a browser holds can write.
-- Tests: row-rights, database-access, desk-steps and limits in tests/system; roles are also in tests/system/roles.spec.ts.

-- 1. Who is signed in

-- Whether the signed-in account has a second step and has not used it yet. The embedded edition has no table of second steps.
create function public.lacks_second_step() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  has_second_step boolean;
begin
  if coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2'
    or to_regclass('auth.mfa_factors') is null
  then
    return false;
  end if;
  execute 'select exists (select 1 from auth.mfa_factors where user_id = $1 and status = ''verified'')'
  into has_second_step using (select auth.uid());
  return has_second_step;
end
$$;

-- Whether the session of the signed-in account's token goes on: a token outlives its session by up to an hour.
create function public.is_session_open() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select exists (
      select 1 from auth.sessions s
      where s.id = (c.claims ->> 'session_id')::uuid and s.user_id = (select auth.uid())
        and (s.not_after is null or s.not_after > now())
    )
    from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) c
    where c.claims ->> 'session_id' is not null
  ), true)
$$;

-- The signed-in account. Row level security policies call it, so signed-in people may call it too. It returns no row for an account
-- that is deleted, banned or still has its second step to take, or whose session has ended, and no address until the address is verified. 'rows 1' tells the
-- planner so: it would otherwise assume 1,000 rows and read whole tables to match them.
create function public.current_account() returns table (id uuid, role text, verified_email text)
language sql stable security definer rows 1 set search_path = '' as $$
  select u.id,
    case when u.raw_app_meta_data ->> 'role' in ('employer', 'candidate', 'partner', 'caseworker', 'team')
      then u.raw_app_meta_data ->> 'role' end,
    case when u.email_confirmed_at is not null then lower(u.email) end
  from auth.users u
  where u.id = (select auth.uid()) and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    and (select public.is_session_open()) and not (select public.lacks_second_step())
$$;

-- Whether an account is on the team at this moment: for functions that the server calls on behalf of somebody.
create function public.is_member(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.users u
    where u.id = p_user_id and u.raw_app_meta_data ->> 'role' = 'team' and u.email_confirmed_at is not null
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
  )
$$;

-- Whether the signed-in account is on the team and has taken its second step. Where the sign-in server has second steps, a member without
-- one is nobody here, as on the desk. Policies call it.
create function public.is_team() returns boolean
language sql stable security definer set search_path = '' as $$
  select public.is_member((select auth.uid())) and public.is_session_open() and (
    to_regclass('auth.mfa_factors') is null
    or coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2'
  )
$$;

-- The verified address of an account; null for an account that is closed or has no verified address.
create function public.address_of(p_actor uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u
  where u.id = p_actor and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;

-- Whether somebody has proven that the email address or the number of an account is theirs. A candidate needs no more than that: everybody
-- else is known to the team by their address.
create function public.is_proven(p_account auth.users) returns boolean
language sql immutable set search_path = '' as $$
  select p_account.email_confirmed_at is not null or p_account.phone_confirmed_at is not null
$$;

-- An organisation that people sign in with (SAML) says which address somebody has, and the sign-in server takes its word for any address. It
-- may speak for its own addresses only: whoever has somebody else's address here would read what that person sent and what is sent to them.
-- So no account is made for another, and the person reads that they could not be signed in.
create function public.refuse_address_of_others() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from auth.sso_domains d
    where 'sso:' || d.sso_provider_id = new.raw_app_meta_data ->> 'provider'
      and lower(d.domain) = lower(substring(new.email from '[^@]*$'))) then
    raise exception 'the address is not the organisation''s' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger refuse_address_of_others before insert or update of email on auth.users
for each row when (new.is_sso_user) execute function public.refuse_address_of_others();

-- What somebody says of themself stands in each of their tokens, and so in each request of their browser. Anybody can make an account for
-- somebody else's address or number, at the sign-in server itself: if it said something long, the browser of whoever has the address could open
-- no page any more once they came in. Ours says a name, a wish and two marks. For an account that exists nothing is changed.
create function public.refuse_long_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'an account says too much of itself' using errcode = '23514';
end
$$;
create trigger refuse_long_words before insert or update of raw_user_meta_data on auth.users
for each row when (octet_length(new.raw_user_meta_data::text) > 1500) execute function public.refuse_long_words();

-- 2. The team

-- The accounts with the team's role, so that nothing has to read every account to find them. It decides nothing: a list of members
-- still asks is_member() about each of them.
create table public.team_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade
);
create function public.keep_team_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.raw_app_meta_data ->> 'role' = 'team' then
    insert into public.team_accounts (user_id) values (new.id) on conflict do nothing;
  else
    delete from public.team_accounts where user_id = new.id;
  end if;
  return null;
end
$$;
create trigger keep_team_account after insert or update of raw_app_meta_data on auth.users
for each row execute function public.keep_team_account();
insert into public.team_accounts (user_id) select u.id from auth.users u where u.raw_app_meta_data ->> 'role' = 'team';

-- What a member of the team did, to what, and when. It holds nothing that anybody typed. No line is ever changed; lines are deleted when
-- their time is up.
create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- Null for the command line. Once the account is deleted, its number stays and its address goes.
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

-- Adds a line to the audit log. Returns false, and adds nothing, when p_actor is not on the team.
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

-- Whether nobody else is on the team. Calls wait for each other until the transaction ends: two members who remove each other at the
-- same moment would otherwise each still see the other.
create function public.is_last_member(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('last member of the team'));
  return not exists (select 1 from auth.users u where u.id <> p_user_id and public.is_member(u.id));
end
$$;

-- 3. Roles given

-- Each change of a role. A line outlives the account and then holds only its number.
create table public.role_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  old_role text,
  new_role text,
  changed_by text not null check (char_length(changed_by) between 1 and 120),
  changed_at timestamptz not null default now()
);
create index role_changes_of_a_user on public.role_changes (user_id, changed_at);
create index role_changes_changed_at on public.role_changes (changed_at);
create index role_changes_by_somebody on public.role_changes (lower(changed_by));

alter table public.team_accounts enable row level security;
alter table public.audit_log enable row level security;
alter table public.role_changes enable row level security;
revoke all on
  public.team_accounts, public.audit_log, public.role_changes
from public, anon, authenticated, service_role;
grant select on public.audit_log, public.role_changes to authenticated, service_role;
create policy log_for_the_team on public.audit_log for select to authenticated using ((select public.is_team()));
create policy role_changes_for_the_team on public.role_changes for select to authenticated using ((select public.is_team()));

-- Gives an account the role of a candidate at its owner's request, and records it in the history of its roles and in the audit log: this
-- role opens only the person's own rows, so the team need not decide. Returns:
--   'given'; 'has': they are a candidate already
--   'other_role': the account is an employer's, a partner's, a caseworker's or the team's, and stays so
--   'waiting': they have asked for a company or an organisation and have no answer yet
--   'taken_away': the team took this role away from the account, and only the team can give it back
--   'unverified': neither address nor number is verified; 'no_account': deleted, banned, or never there
create function public.become_candidate(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  account auth.users;
  old_role text;
begin
  select * into account from auth.users where id = p_user_id and deleted_at is null for update;
  old_role := account.raw_app_meta_data ->> 'role';
  if account.id is null or account.banned_until > now() then
    return 'no_account';
  elsif not public.is_proven(account) then
    return 'unverified';
  elsif old_role = 'candidate' then
    return 'has';
  elsif old_role is not null then
    return 'other_role';
  elsif (
    select coalesce(c.old_role = 'candidate', false) from public.role_changes c
    where c.user_id = p_user_id and 'candidate' in (c.old_role, c.new_role) order by c.changed_at desc limit 1
  ) then
    return 'taken_away';
  elsif exists (select 1 from public.organisations c where c.asked_by = p_user_id and c.state in ('waiting', 'returned')) then
    return 'waiting';
  end if;
  -- What was chosen when signing up has been used.
  update auth.users
  set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role": "candidate"}',
    raw_user_meta_data = raw_user_meta_data - 'wanted_role', updated_at = now()
  where id = p_user_id;
  insert into public.role_changes (user_id, old_role, new_role, changed_by)
  values (p_user_id, null, 'candidate', 'the person themself');
  insert into public.audit_log (actor_id, actor, action, subject_kind, subject)
  values (null, 'the person themself', 'given_candidate', 'account', p_user_id::text);
  return 'given';
end
$$;

-- Gives a role to the account with this address, or takes its role away (null). The person is sent the email that fits: p_emails is JSON
-- as text, {"given" | "closed": {"subject", "html", "text"}}. Each decision is in the audit log, under p_actor (a member of the team) or
-- else p_changed_by (the command line). Enquiries of somebody who leaves the team become unassigned. Somebody who gets a role that their
-- organisation's members do not have, or none, leaves it: otherwise its only manager could be somebody whom no page lets in.
-- Returns {"outcome": "changed" | "unchanged" | "forbidden" | "no_account" | "several" | "unverified" | "last_member", "old_role",
-- "told" (which email was sent, if any)}.
create function public.set_account_role(
  p_email text, p_role text, p_changed_by text, p_emails text default null, p_actor uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  old_role text;
  is_changed boolean;
  company uuid;
  told text;
  told_email jsonb;
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
  -- The company is locked before the account, as in delete_account().
  perform 1 from public.organisations c
  where p_role is distinct from 'employer' and c.id in (
    select m.organisation_id from public.organisation_members m join auth.users u on u.id = m.user_id
    where lower(u.email) = lower(p_email) and u.deleted_at is null)
  for update;
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
  if is_changed then
    delete from public.organisation_members m using public.organisations o
    where m.user_id = account.id and o.id = m.organisation_id and not public.role_fits(p_role, o.kind)
    returning m.organisation_id into company;
    if found then
      insert into public.organisation_events (organisation_id, actor_id, kind) values (company, null, 'removed');
    end if;
  end if;
  insert into public.audit_log (actor_id, actor, action, subject_kind, subject)
  select p_actor, p_changed_by, a.action, 'account', account.id::text
  from (values
    (1, 'given_' || p_role, is_changed and p_role is not null),
    (2, 'taken_' || case when old_role in ('employer', 'candidate', 'partner', 'caseworker', 'team') then old_role
      else 'role' end, is_changed and p_role is null)
  ) a (place, action, is_so)
  where a.is_so order by a.place;

  told := case
    when is_changed and p_role is not null then 'given'
    when is_changed then 'closed'
  end;
  told_email := p_emails::jsonb -> told;
  if told_email is null or account.email_confirmed_at is null then
    told := null;
  else
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    values (account.id, 'role_answer', account.email, told_email ->> 'subject', told_email ->> 'html', told_email ->> 'text');
  end if;
  return jsonb_build_object('outcome', case when is_changed then 'changed' else 'unchanged' end, 'old_role', old_role,
    'told', told);
end
$$;

-- Who is on the team, and since when; null for a role that was given before changes were recorded.
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
    from public.team_accounts t cross join lateral (select * from auth.users a where a.id = t.user_id offset 0) u
    where public.is_member(u.id)));
end
$$;

-- Adds an account to the team or removes it, by set_account_role(). Also returns 'forbidden', 'already', 'other_role' (the account has
-- another role, which would be lost), 'not_member' and 'own' (nobody removes themselves).
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
    (select u.email::text from auth.users u where u.id = p_actor), p_emails, p_actor);
end
$$;

-- What the lines of the log are about, for members: the addresses, names and titles of those that still exist. p_subjects is a JSON list
-- as text: [["account", "<id>"], ["job", "<id>"], ...]. {"outcome": "done" | "forbidden", "names": {"account <id>": "..."}}
create function public.desk_log_names(p_actor uuid, p_subjects text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'done', 'names', (
    select coalesce(jsonb_object_agg(s.kind || ' ' || s.subject, s.name), '{}') from (
      select i ->> 0 as kind, i ->> 1 as subject, case i ->> 0
        when 'account' then (select u.email::text from auth.users u where u.id = named.id)
        when 'company' then (select c.name from public.organisations c where c.id = named.id)
        when 'job' then (select j.title from public.jobs j where j.id = i ->> 1)
        when 'subject_request' then (select q.email from public.subject_requests q where q.id = named.id)
        when 'enquiry' then (select e.first_name || ' ' || e.last_name from public.enquiries e where e.reference = i ->> 1)
      end as name
      from jsonb_array_elements(p_subjects::jsonb) i
      -- Compared as a uuid, for the index.
      cross join lateral (select case when i ->> 1 ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (i ->> 1)::uuid end as id) named
    ) s where s.name is not null));
end
$$;

-- 4. Sessions

-- Where an account is signed in, latest first.
create function public.account_sessions(p_user_id uuid) returns table (
  id uuid, user_agent text, signed_in_at timestamptz, last_used_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_agent, s.created_at, greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc')
  from auth.sessions s
  where s.user_id = p_user_id and (s.not_after is null or s.not_after > now())
  order by 4 desc
$$;

-- Signs an account out of one session. Returns whether that session existed.
create function public.end_account_session(p_user_id uuid, p_session_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  with ended as (delete from auth.sessions where id = p_session_id and user_id = p_user_id returning 1)
  select exists (select 1 from ended)
$$;

-- Codes that take the place of a lost second step, each once: SHA-256 of the account's id and the code.
create table public.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now(),
  primary key (user_id, digest)
);
alter table public.recovery_codes enable row level security;
revoke all on public.recovery_codes from public, anon, authenticated, service_role;

-- Replaces an account's recovery codes with those of the given digests (JSON list); an empty list takes them away.
create function public.set_recovery_codes(p_user_id uuid, p_digests text) returns void
language sql security definer set search_path = '' as $$
  delete from public.recovery_codes where user_id = p_user_id;
  insert into public.recovery_codes (user_id, digest)
  select p_user_id, d from jsonb_array_elements_text(p_digests::jsonb) d;
$$;

-- How many recovery codes an account has.
create function public.recovery_codes_left(p_user_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.recovery_codes where user_id = p_user_id
$$;

-- Takes a recovery code: with it go the account's second steps, which are lost, and the other codes, which belong to them. Its owner is sent
-- p_email ({"subject", "html", "text"}): somebody else may have found the code. Returns whether it was one of the account's.
create function public.use_recovery_code(p_user_id uuid, p_digest text, p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  email jsonb := p_email::jsonb;
  address text;
begin
  -- One at a time for an account.
  select u.email into address from auth.users u where u.id = p_user_id for update;
  if not exists (select 1 from public.recovery_codes where user_id = p_user_id and digest = p_digest) then
    return false;
  end if;
  delete from public.recovery_codes where user_id = p_user_id;
  if to_regclass('auth.mfa_factors') is not null then
    execute 'delete from auth.mfa_factors where user_id = $1' using p_user_id;
  end if;
  if address <> '' then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    values (p_user_id, 'second_step_off', address, email ->> 'subject', email ->> 'html', email ->> 'text');
  end if;
  return true;
end
$$;

-- Queues, for an account's owner, the email that a way to sign in was added ({"subject", "html", "text"}): p_kind is 'passkey_added' or 'phone_added'.
create function public.queue_way_email(p_user_id uuid, p_kind text, p_email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
  select u.id, p_kind, u.email, e ->> 'subject', e ->> 'html', e ->> 'text'
  from auth.users u, (select p_email::jsonb) g (e)
  where u.id = p_user_id and u.email <> '' and p_kind in ('passkey_added', 'phone_added');
end
$$;

-- An account's passkeys, for its owner. The sign-in server keeps them, with what checks their answers; the embedded edition has none.
create function public.passkeys_of(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found jsonb := '[]';
begin
  if to_regclass('auth.webauthn_credentials') is not null then
    execute 'select coalesce(jsonb_agg(jsonb_build_object(''name'', c.friendly_name, ''made_at'', c.created_at, ''last_used_at'', c.last_used_at)
      order by c.created_at), ''[]'') from auth.webauthn_credentials c where c.user_id = $1'
    into found using p_user_id;
  end if;
  return found;
end
$$;

-- The sign-in server's own log holds names and addresses, without a link to the account. compose.yaml switches it off, a hosted project
-- can; the embedded edition has none.

-- What that log holds about an account, for its owner.
create function public.sign_in_log_of(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  lines jsonb := '[]';
begin
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'select coalesce(jsonb_agg(jsonb_build_object(''happened_at'', l.created_at, ''action'', l.payload ->> ''action'')
      order by l.created_at), ''[]'') from auth.audit_log_entries l where l.payload ->> ''actor_id'' = $1'
    into lines using p_user_id::text;
  end if;
  return lines;
end
$$;

-- Deletes it with the account, whoever deletes that.
create function public.forget_sign_ins() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries
      where payload ->> ''actor_id'' = $1 or payload -> ''traits'' ->> ''user_id'' = $1' using old.id::text;
  end if;
  return null;
end
$$;
create trigger forget_sign_ins after delete on auth.users for each row execute function public.forget_sign_ins();

-- Deletes at most p_rows of its lines from before p_before, oldest first. Returns how many.
create function public.purge_sign_in_log(p_before timestamptz, p_rows integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  done integer := 0;
begin
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where id = any (array(
      select l.id from auth.audit_log_entries l where l.created_at < $1 order by l.created_at limit $2))'
    using p_before, p_rows;
    get diagnostics done = row_count;
  end if;
  return done;
end
$$;

-- 5. Limits

-- How often something happened in a window of time. Buckets are digests: no address and no network is stored.
create table public.rate_windows (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  primary key (bucket, window_start)
);
create index rate_windows_window_start on public.rate_windows (window_start);
alter table public.rate_windows enable row level security;
revoke all on public.rate_windows from public, anon, authenticated, service_role;

-- Counts one hit, and returns how many the bucket has had in the window that began at p_window_start.
create function public.count_hit(p_bucket text, p_window_start timestamptz) returns integer
language sql security definer set search_path = '' as $$
  insert into public.rate_windows as w (bucket, window_start, hits) values (p_bucket, p_window_start, 1)
  on conflict (bucket, window_start) do update set hits = w.hits + 1
  returning w.hits
$$;

-- Counts one attempt. Returns how many seconds to wait: 0 if it may go ahead.
create function public.count_attempt(p_bucket text, p_per_minute integer, p_per_hour integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
  this_hour timestamptz := date_trunc('hour', now());
begin
  if public.count_hit('hour ' || p_bucket, this_hour) > p_per_hour then
    return ceil(extract(epoch from this_hour + interval '1 hour' - now()));
  end if;
  if public.count_hit('minute ' || p_bucket, this_minute) > p_per_minute then
    return ceil(extract(epoch from this_minute + interval '1 minute' - now()));
  end if;
  return 0;
end
$$;

-- The same for passwords tried from browsers that nobody has signed in with, but beyond p_per_hour one attempt a minute may still go
-- ahead: a stranger who makes many attempts must not lock the owner out.
create function public.count_attempt_slowing(p_bucket text, p_per_minute integer, p_per_hour integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
  is_past_hour boolean := public.count_hit('hour ' || p_bucket, date_trunc('hour', now())) > p_per_hour;
  most integer := case when is_past_hour then 1 else p_per_minute end;
begin
  if public.count_hit('minute ' || p_bucket, this_minute) > most then
    return ceil(extract(epoch from this_minute + interval '1 minute' - now()));
  end if;
  return 0;
end
$$;

-- Counts a use of a code that works only once, such as one from an authenticator app. Returns whether it was used before: since the
-- beginning of the hour before this one, so that no code is new again when an hour begins.
create function public.is_code_used(p_bucket text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
begin
  return public.count_hit('used ' || p_bucket, this_hour) > 1
    or exists (select 1 from public.rate_windows w where w.bucket = 'used ' || p_bucket and w.window_start = this_hour - interval '1 hour');
end
$$;

-- Rights

revoke all on function
  public.lacks_second_step, public.is_session_open, public.current_account, public.is_member, public.is_team, public.address_of,
  public.is_proven, public.refuse_address_of_others, public.refuse_long_words,
  public.keep_team_account, public.note_action, public.is_last_member, public.become_candidate,
  public.set_account_role, public.team_members, public.change_member, public.desk_log_names, public.account_sessions,
  public.end_account_session, public.set_recovery_codes, public.recovery_codes_left, public.use_recovery_code,
  public.queue_way_email, public.passkeys_of, public.sign_in_log_of, public.forget_sign_ins, public.purge_sign_in_log, public.count_hit,
  public.count_attempt, public.count_attempt_slowing, public.is_code_used
from public, anon, authenticated, service_role;
grant execute on function public.current_account, public.is_team to authenticated;
grant execute on function
  public.note_action, public.become_candidate, public.set_account_role, public.team_members,
  public.change_member, public.desk_log_names, public.account_sessions, public.end_account_session, public.set_recovery_codes,
  public.recovery_codes_left, public.use_recovery_code, public.queue_way_email, public.count_attempt,
  public.count_attempt_slowing, public.is_code_used
to service_role;
