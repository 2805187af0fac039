-- What a deleted account left behind: its address beside the roles that it gave, and in the e-mails that told the team of a company. And
-- the team learns of everything in its mailbox that has to go: what they asked for has no reference, so it is found by its time.

-- As before, and of roles that they gave the number stays and the address goes. {references} names the enquiries, and then when the
-- person asked for a role, or the team about a company: a day and a time, in the United Kingdom.
create or replace function public.delete_account_and_enquiries(
  p_user_id uuid, p_to_address text, p_subject text, p_html text, p_body_text text
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  sent_references text;
  to_find text;
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
    -- First, while the log has the address that they had then: maybe another. Both lines were written at the same moment.
    update public.role_changes c set changed_by = 'deleted account' from public.audit_log l
    where l.actor_id = p_user_id and l.subject_kind = 'account' and c.user_id::text = l.subject and c.changed_at = l.happened_at
      and c.changed_by = left(l.actor, 120);
    update public.audit_log set actor = 'deleted account' where actor_id = p_user_id;
    update public.enquiry_events set actor = 'deleted account' where actor_id = p_user_id;
    update public.enquiry_events set owner = 'deleted account' where lower(owner) = lower(account.email);
  end if;
  -- By the address too: a role outlasts the line of the log, and what was done by command has no number.
  if account.email_confirmed_at is not null then
    update public.role_changes set changed_by = 'deleted account' where lower(changed_by) = lower(left(account.email, 120));
  end if;
  select nullif(concat_ws(', ', sent_references,
    string_agg(to_char(a.asked_at at time zone 'Europe/London', 'DD/MM/YYYY HH24:MI'), ', ' order by a.asked_at)), '') into to_find
  from (
    select r.created_at as asked_at from public.role_requests r where r.user_id = p_user_id
    union all
    select e.happened_at from public.company_events e
    where e.actor_id = p_user_id and e.kind in ('asked', 'asked_again', 'change_asked')
  ) a;
  delete from auth.users where id = p_user_id;
  if to_find is not null then
    insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
    values ('account_deleted', p_to_address, p_subject, replace(p_html, '{references}', to_find),
      replace(p_body_text, '{references}', to_find));
  end if;
  if sent_references is not null then
    return public.erase_personal_data(account.email::text);
  end if;
  return 0;
end
$$;
create index role_changes_by_somebody on public.role_changes (lower(changed_by));

-- Of those who are gone already: what they did at the desk has their number in the log.
update public.role_changes c set changed_by = 'deleted account' from public.audit_log l
where l.actor = 'deleted account' and l.subject_kind = 'account' and c.user_id::text = l.subject and c.changed_at = l.happened_at;

-- The e-mails about a company go with the account that asked. Each was written at the moment of its line in the company's history; whose
-- asker is gone has no place any more.
alter table public.outgoing_emails drop constraint each_email_has_its_cause;
update public.outgoing_emails o set account_id = e.actor_id
from public.company_events e join auth.users u on u.id = e.actor_id
where o.kind = 'company_request' and e.kind in ('asked', 'asked_again', 'change_asked') and e.happened_at = o.created_at;
delete from public.outgoing_emails where kind = 'company_request' and account_id is null;
alter table public.outgoing_emails add constraint each_email_has_its_cause check (
  (enquiry_id is not null) = (kind in ('confirmation', 'notification'))
  and (role_request_id is not null) = (kind = 'role_request')
  and (account_id is not null) = (kind in (
    'role_answer', 'role_question', 'team_digest', 'company_request', 'company_answer', 'job_answer', 'application_update',
    'applicants_digest'))
  and (saved_search_id is not null) = (kind in ('job_alert_confirmation', 'job_alert'))
);

-- As before; the e-mail is the asker's.
create or replace function public.ask_for_company(p_actor uuid, p_version integer, p_facts text, p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := p_facts::jsonb;
  email jsonb := p_email::jsonb;
  account auth.users;
  old public.companies;
  kept uuid;
  role_now text;
  kind text := 'asked';
begin
  select * into account from auth.users u where u.id = p_actor and u.deleted_at is null for update;
  role_now := account.raw_app_meta_data ->> 'role';
  if account.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif account.email_confirmed_at is null then
    return jsonb_build_object('outcome', 'unverified');
  elsif role_now is not null and role_now <> 'employer' then
    return jsonb_build_object('outcome', 'other_role');
  elsif exists (select 1 from public.company_members m where m.user_id = p_actor) then
    return jsonb_build_object('outcome', 'has_company');
  end if;
  select * into old from public.companies c where c.asked_by = p_actor and c.state in ('waiting', 'returned') for update;
  if old.id is not null and old.version is distinct from p_version then
    return public.last_change_of(old.id);
  elsif old.id is null and p_version is not null then
    return jsonb_build_object('outcome', 'has_company');
  elsif old.id is null then
    insert into public.companies (name, company_number, sector, size, sites, website, asked_by, asked_as)
    values (facts ->> 'name', facts ->> 'company_number', facts ->> 'sector', facts ->> 'size', facts -> 'sites',
      facts ->> 'website', p_actor, facts ->> 'asked_as')
    returning id into kept;
  else
    kept := old.id;
    kind := case when old.state = 'returned' then 'asked_again' else 'corrected' end;
    update public.companies
    set name = facts ->> 'name', company_number = facts ->> 'company_number', sector = facts ->> 'sector',
      size = facts ->> 'size', sites = facts -> 'sites', website = facts ->> 'website', asked_as = facts ->> 'asked_as',
      state = 'waiting', asked_at = case when old.state = 'returned' then now() else asked_at end, version = version + 1
    where id = kept;
  end if;
  insert into public.company_events (company_id, actor_id, kind) values (kept, p_actor, kind);
  if kind <> 'corrected' then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    values (p_actor, 'company_request', email ->> 'to', email ->> 'subject', email ->> 'html', email ->> 'text');
  end if;
  return jsonb_build_object('outcome', 'done', 'kind', kind);
end
$$;

-- As before; the e-mail is the asker's.
create or replace function public.change_company(p_actor uuid, p_version integer, p_facts text, p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := p_facts::jsonb;
  email jsonb := p_email::jsonb;
  wanted jsonb := nullif(facts -> 'wanted', 'null');
  company public.companies;
  is_new boolean;
begin
  select * into company from public.companies c where c.id = public.managed_company(p_actor);
  if company.id is null then
    return jsonb_build_object('outcome', 'forbidden');
  elsif company.version is distinct from p_version then
    return public.last_change_of(company.id);
  end if;
  is_new := wanted is not null and (company.wanted_name, company.wanted_number)
    is distinct from (wanted ->> 'name', wanted ->> 'company_number');
  update public.companies
  set sector = facts ->> 'sector', size = facts ->> 'size', sites = facts -> 'sites', website = facts ->> 'website',
    wanted_name = wanted ->> 'name', wanted_number = wanted ->> 'company_number',
    wanted_at = case when is_new then now() when wanted is not null then wanted_at end, version = version + 1
  where id = company.id;
  insert into public.company_events (company_id, actor_id, kind)
  values (company.id, p_actor, case when is_new then 'change_asked' else 'changed' end);
  if is_new then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    values (p_actor, 'company_request', email ->> 'to', email ->> 'subject', email ->> 'html', email ->> 'text');
  end if;
  return jsonb_build_object('outcome', 'done', 'kind', case when is_new then 'change_asked' else 'changed' end);
end
$$;

-- As before: of e-mails only those to the person, and none to the team about them.
create or replace function public.account_data(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select a.kept || public.hiring_data_of(p_user_id)
    || public.invitations_of((
      select u.email::text from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null))
    || jsonb_build_object('emails', (
      select coalesce(jsonb_agg(o.email order by o.place), '[]')
      from jsonb_array_elements(a.kept -> 'emails') with ordinality o (email, place)
      where o.email ->> 'kind' <> 'company_request'))
  from (select public.own_account_data(p_user_id) as kept) a
$$;

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261123110100')
$$;
