-- Somebody with a verified address who asks to be a candidate becomes one at once: the role opens only their own rows. Every other
-- role is given by the team.

-- Gives an account the role of a candidate because its owner asks for it, and notes it in the history of its roles and in the audit
-- log. An open request of theirs to become a candidate is granted with it. Answers:
--   'given'; 'has': they are a candidate already
--   'other_role': the account is an employer's, a partner's, a caseworker's or the team's, and stays so
--   'waiting': they asked for another kind of account, or for a company, and have no answer yet; giving this role would refuse it
--   'taken_away': the team took this role away from the account, and only the team can give it back
--   'unverified': the address is not shown to be theirs; 'no_account': deleted, banned, or never there
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
  elsif account.email_confirmed_at is null then
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
  elsif exists (
    select 1 from public.role_requests r where r.user_id = p_user_id and r.state = 'open' and r.requested_role <> 'candidate'
  ) or exists (select 1 from public.companies c where c.asked_by = p_user_id and c.state in ('waiting', 'returned')) then
    return 'waiting';
  end if;
  update public.role_requests set state = 'granted', decided_at = now() where user_id = p_user_id and state = 'open';
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

-- Owes a person the receipt for an application that they have just sent: to a verified address, and only if they want emails about
-- applications. p_email: {"subject", "html", "text", "stop_url"}. True when it is owed.
create function public.owe_application_receipt(p_actor uuid, p_reference text, p_email text) returns boolean
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

revoke all on function public.become_candidate(uuid), public.owe_application_receipt(uuid, text, text)
from public, anon, authenticated;
grant execute on function public.become_candidate(uuid), public.owe_application_receipt(uuid, text, text) to service_role;

-- Those who were waiting for this role have it now. The requests of those who may not have it are closed: nobody answers them any more.
select public.become_candidate(r.user_id) from public.role_requests r
where r.state = 'open' and r.requested_role = 'candidate';
update public.role_requests set state = 'declined', decided_at = now() where state = 'open' and requested_role = 'candidate';
