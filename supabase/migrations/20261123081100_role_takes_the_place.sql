-- Whoever stops being an employer leaves their company. Otherwise the only one who manages its people could be somebody whom no screen lets
-- in, with live jobs that nobody can answer.

-- As before, and an employer who gets another role, or none, leaves their company. keep_company_managed then decides what becomes of it.
create or replace function public.set_account_role(
  p_email text, p_role text, p_changed_by text, p_emails text default null, p_answer text default '',
  p_actor uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  old_role text;
  answered text;
  is_changed boolean;
  company uuid;
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
  -- The company first, as in delete_account.
  perform 1 from public.companies c
  where p_role is distinct from 'employer' and c.id in (
    select m.company_id from public.company_members m join auth.users u on u.id = m.user_id
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
  if is_changed and old_role = 'employer' then
    delete from public.company_members where user_id = account.id returning company_id into company;
    if found then
      insert into public.company_events (company_id, actor_id, kind) values (company, null, 'removed');
    end if;
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

-- As before, but an account that has another role keeps it: 'other_role'. Giving one would close a portal that somebody uses, and take an
-- employer out of their company.
create or replace function public.decide_role_request(
  p_actor uuid, p_request uuid, p_is_given boolean, p_answer text, p_emails text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.role_requests;
  account auth.users;
  role_now text;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  -- The account is locked first, as set_account_role does: of two who decide at once the second sees the first one's answer.
  select u.* into account from auth.users u join public.role_requests r on r.user_id = u.id where r.id = p_request
  for update of u;
  select * into request from public.role_requests where id = p_request;
  role_now := account.raw_app_meta_data ->> 'role';
  if account.id is null or request.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif request.state <> 'open' then
    return jsonb_build_object('outcome', 'answered');
  elsif account.id = p_actor then
    return jsonb_build_object('outcome', 'own');
  elsif p_is_given and role_now <> request.requested_role then
    return jsonb_build_object('outcome', 'other_role');
  end if;
  return public.set_account_role(account.email::text, case when p_is_given then request.requested_role else role_now end,
    (select u.email::text from auth.users u where u.id = p_actor), p_emails, p_answer, p_actor);
end
$$;

-- Those whose role changed before this leave now.
with gone as (
  delete from public.company_members m using auth.users u
  where u.id = m.user_id and u.raw_app_meta_data ->> 'role' is distinct from 'employer'
  returning m.company_id, m.user_id
)
insert into public.company_events (company_id, actor_id, kind) select g.company_id, null, 'removed' from gone g;
