-- An address may be kept without an account, because a company invited it. Whoever owns it gets that too when they ask what is kept, and
-- it goes with the rest; and an email that never reached anybody goes as one that did.

-- Emails to an address that belong to no other row: an invitation is the only one that goes to somebody who is not the team.
create index outgoing_emails_inviting on public.outgoing_emails (lower(to_address)) where kind = 'company_invitation';

-- What companies keep of an address that they invited, for its owner.
-- {"company_invitations": [...], "invitation_emails": [{"kind", "to", "sent_at"}]}
create function public.invitations_of(p_email text) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
  select jsonb_build_object(
    'company_invitations', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'token_digest' - 'invited_by' || jsonb_build_object('company', c.name)
        order by i.created_at, i.id), '[]')
      from public.company_invitations i join public.companies c on c.id = i.company_id where i.email = lower(p_email)),
    'invitation_emails', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at)
        order by o.created_at, o.id), '[]')
      from public.outgoing_emails o where o.kind = 'company_invitation' and lower(o.to_address) = lower(p_email)))
$$;

-- Deletes both, and so a link that was not sent yet. Answers whether there were any.
create function public.erase_invitations(p_email text) returns boolean
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  emails integer;
  invitations integer;
begin
  delete from public.outgoing_emails where kind = 'company_invitation' and lower(to_address) = lower(p_email);
  get diagnostics emails = row_count;
  delete from public.company_invitations where email = lower(p_email);
  get diagnostics invitations = row_count;
  return emails + invitations > 0;
end
$$;

-- As before, and the emails with the invitations: of an address that was shown to be theirs, and of no other.
create or replace function public.account_data(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.own_account_data(p_user_id) || public.hiring_data_of(p_user_id)
    || public.invitations_of((
      select u.email::text from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null))
$$;

-- As before, and the emails with the invitations. The company is locked before the account, as by whoever changes its people or decides
-- about it: otherwise each could wait for the other.
create or replace function public.delete_account(p_user_id uuid, p_to_address text, p_subject text, p_html text, p_body_text text)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  address text := (select lower(u.email) from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null);
  deleted integer;
begin
  perform 1 from public.companies c where c.id = (select m.company_id from public.company_members m where m.user_id = p_user_id)
  for update;
  deleted := public.delete_account_and_enquiries(p_user_id, p_to_address, p_subject, p_html, p_body_text);
  if deleted is null or deleted < 0 then
    return deleted;
  end if;
  update public.companies set asked_as = '' where asked_by = p_user_id;
  perform public.erase_invitations(address);
  delete from public.saved_searches where email = address;
  update public.subject_requests set email = null where email = address and done_at is not null;
  return deleted;
end
$$;

-- As before, and the invitations to the address, which the team has made sure is theirs, with or without an account.
create or replace function public.subject_data(p_actor uuid, p_id uuid, p_action text) returns jsonb
language sql security definer set search_path = '' as $$
  select d.kept || case when d.kept ->> 'outcome' = 'found'
    then jsonb_build_object('saved_searches', public.saved_searches_of(d.kept -> 'request' ->> 'email'))
      || public.invitations_of(d.kept -> 'request' ->> 'email')
    else '{}' end
  from (select public.subject_data_before_searches(p_actor, p_id, p_action) as kept) d
$$;

-- As before, and the invitations to the address.
create or replace function public.erase_subject(
  p_actor uuid, p_id uuid, p_email text, p_to_address text, p_subject text, p_html text, p_body_text text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Asked before, because the account takes what is its own with it.
  had_searches constant boolean := exists (select 1 from public.saved_searches s where s.email = lower(p_email));
  answer constant jsonb :=
    public.erase_subject_before_searches(p_actor, p_id, p_email, p_to_address, p_subject, p_html, p_body_text);
begin
  -- Done means that p_email is the address of the request.
  if answer ->> 'outcome' = 'done' then
    delete from public.saved_searches where email = lower(p_email);
    if public.erase_invitations(p_email) or had_searches then
      update public.subject_requests set outcome = 'done' where id = p_id;
    end if;
  end if;
  return answer;
end
$$;

-- What was given up and belongs to no enquiry and no request for a role, so that nothing takes it along.
create index outgoing_emails_given_up on public.outgoing_emails (created_at)
where status = 'dead' and enquiry_id is null and role_request_id is null;

-- Emails that were given up go 30 days after they were written, as those that were sent. Answers how many went, p_rows at most.
create function public.purge_dead_emails(p_rows integer) returns integer
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  done integer;
begin
  delete from public.outgoing_emails where id in (
    select o.id from public.outgoing_emails o
    where o.status = 'dead' and o.enquiry_id is null and o.role_request_id is null and o.created_at < now() - interval '30 days'
    order by o.created_at limit p_rows);
  get diagnostics done = row_count;
  return done;
end
$$;

-- As before, and those.
create or replace function public.purge_expired(p_rows integer default 10000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  purged jsonb := public.purge_enquiries_and_accounts(p_rows);
  most integer := greatest(public.purge_hiring(p_rows), public.purge_dead_emails(p_rows));
begin
  return purged || jsonb_build_object('is_finished', most < p_rows and (purged ->> 'is_finished')::boolean);
end
$$;

revoke all on function
  public.invitations_of(text), public.erase_invitations(text), public.purge_dead_emails(integer)
from public, anon, authenticated, service_role;
