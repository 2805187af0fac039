-- The person whose role is given, refused or taken away is told by e-mail, through the outbox.

alter table public.outgoing_emails
  add column account_id uuid references auth.users (id) on delete cascade,
  drop constraint outgoing_emails_kind_check,
  drop constraint each_email_has_its_cause;
alter table public.outgoing_emails
  add constraint outgoing_emails_kind_check
    check (kind in ('confirmation', 'notification', 'role_request', 'account_deleted', 'role_answer')),
  add constraint each_email_has_its_cause check (
    (enquiry_id is not null) = (kind in ('confirmation', 'notification'))
    and (role_request_id is not null) = (kind = 'role_request')
    and (account_id is not null) = (kind = 'role_answer')
  );
create index outgoing_emails_of_an_account on public.outgoing_emails (account_id) where account_id is not null;

-- As before, and owes the person the e-mail that fits: p_emails is JSON as text, {"given" | "refused" | "closed": {"subject",
-- "html", "text"}}. Without it, as an older command calls it, nobody is told. The answer says what they were told, if anything.
drop function public.set_account_role(text, text, text);
create function public.set_account_role(p_email text, p_role text, p_changed_by text, p_emails text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  old_role text;
  answered text;
  is_changed boolean;
  told text;
  owed jsonb;
begin
  if p_role is not null and p_role not in ('employer', 'candidate', 'partner', 'caseworker') then
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

  update public.role_requests
  set state = case when requested_role = p_role then 'granted' else 'declined' end, decided_at = now()
  where user_id = account.id and state = 'open' returning state into answered;
  if is_changed then
    update auth.users
    set raw_app_meta_data = case when p_role is null then coalesce(raw_app_meta_data, '{}') - 'role'
        else coalesce(raw_app_meta_data, '{}') || jsonb_build_object('role', p_role) end,
      updated_at = now()
    where id = account.id;
    insert into public.role_changes (user_id, old_role, new_role, changed_by)
    values (account.id, old_role, p_role, p_changed_by);
  end if;

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
revoke all on function public.set_account_role(text, text, text, text) from public, anon, authenticated;
grant execute on function public.set_account_role(text, text, text, text) to service_role;

-- As before, and: that somebody was told what was decided, 30 days after it was sent.
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
  delete from public.outgoing_emails
  where kind in ('account_deleted', 'role_answer') and sent_at < now() - interval '30 days';
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

create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'schema_version', '20261121190000',
    'unsent', count(*) filter (where status in ('pending', 'sending')),
    'oldest_unsent_seconds', coalesce(floor(extract(epoch from now() - min(created_at) filter (where status in ('pending', 'sending')))), 0),
    'dead', count(*) filter (where status = 'dead'),
    'held_by_trap', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'honeypot'),
    'held_by_flood', (select count(*) from public.enquiries where quarantined and quarantine_reason = 'flood')
  ) from public.outgoing_emails where status <> 'sent'
$$;
