-- Emails about referrals: to the receiver that one came, to the sender that it was answered. They say nothing of whom it is about.
-- Tests: referral-notices and row-rights in tests/system.

alter table public.outgoing_emails add constraint outgoing_emails_referral_id_fkey
foreign key (referral_id) references public.referrals (id) on delete cascade;

-- Whom to email about a referral, of those who want to be: that one came (p_side 'receiver'), whoever may answer it there; that it was
-- answered ('sender'), whoever began it, or whoever may refer there once they may not any more. Never the member who did it.
create function public.referral_notice_readers(p_referral public.referrals, p_side text) returns setof auth.users
language sql stable security definer set search_path = '' as $$
  with members as (
    select m.user_id, m.user_id = p_referral.begun_by as began
    from public.organisation_members m join public.organisations o on o.id = m.organisation_id and o.state = 'approved'
    where case p_side when 'receiver' then m.organisation_id = p_referral.receiver_id and (m.refer or m.see_all_people)
      else m.organisation_id = p_referral.sender_id and m.refer end
  )
  select u.* from members n join auth.users u on u.id = n.user_id
  where (p_side = 'receiver' or n.began or not exists (select 1 from members x where x.began))
    and u.id is distinct from (
      select e.actor_id from public.referral_events e
      where e.referral_id = p_referral.id
        and (p_side = 'receiver') = (e.kind = 'sent') and e.kind in ('sent', 'accepted', 'declined')
      order by e.id desc limit 1)
    and u.raw_app_meta_data ->> 'role' in ('partner', 'caseworker')
    and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    and not exists (select 1 from public.support_email_choices c where c.user_id = u.id and not c.wants_news)
$$;

-- Referrals of which one side is still to be told, p_rows of each side: [{"referral", "side", "readers": [{"id", "role"}]}].
create function public.referral_notices_due(p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with due as (
    (select r, 'receiver' as side from public.referrals r
      where r.state = 'sent' and r.receiver_told_at is null order by r.sent_at limit p_rows)
    union all
    (select r, 'sender' from public.referrals r
      where r.state in ('accepted', 'working', 'ended', 'declined') and r.sender_id is not null and r.sender_told_at is null
      order by r.changed_at limit p_rows)
  )
  select coalesce(jsonb_agg(jsonb_build_object('referral', (d.r).id, 'side', d.side,
    'readers', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'role', u.raw_app_meta_data ->> 'role') order by u.id), '[]')
      from public.referral_notice_readers(d.r, d.side) u))), '[]')
  from due d
$$;

-- Queues the emails about a referral to one side, once: p_emails is JSON as text, {account: {"subject", "html", "text", "stop_url"}}. Nobody
-- gets more than ten of a kind a day; the overview has them all. Returns how many were queued.
create function public.queue_referral_notice(p_referral uuid, p_side text, p_emails text) returns integer
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  emails jsonb := p_emails::jsonb;
  told public.referrals;
  queued integer;
begin
  select * into told from public.referrals r
  where r.id = p_referral and case p_side when 'receiver' then r.receiver_told_at is null and r.state = 'sent' else r.sender_told_at is null end
  for update;
  if told.id is null then
    return 0;
  end if;
  update public.referrals set
    receiver_told_at = case when p_side = 'receiver' then now() else receiver_told_at end,
    sender_told_at = case when p_side = 'sender' then now() else sender_told_at end
  where id = told.id;
  insert into public.outgoing_emails (account_id, referral_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, told.id, k.kind, u.email, e ->> 'subject', e ->> 'html', e ->> 'text', e ->> 'stop_url'
  from public.referral_notice_readers(told, p_side) u
  cross join lateral (select emails -> u.id::text as e, case p_side when 'receiver' then 'referral_received' else 'referral_answered' end as kind) k
  where k.e is not null and (
    select count(*) from public.outgoing_emails o
    where o.account_id = u.id and o.kind = k.kind and o.created_at > now() - interval '1 day') < 10;
  get diagnostics queued = row_count;
  return queued;
end
$$;

-- What the signed-in member has to look at of referrals, for the first page of their portal: {"any" (whether there has been one), "waiting"
-- (to be answered), "late" (first contacts), "answered": [those that they or their colleagues sent and that somebody else answered in the
-- last seven days, the latest ten, as {"reference", "name", "receiver", "state", "at"}]}. Null for anybody who may neither refer nor see everybody.
create function public.my_referral_tasks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  member record;
begin
  select * into member from public.my_partner_membership() m where m.state = 'approved' and (m.refer or m.see_all_people);
  if member.organisation_id is null then
    return null;
  end if;
  return jsonb_build_object(
    'any', exists (select 1 from public.referrals r where r.receiver_id = member.organisation_id and r.state <> 'draft')
      or exists (select 1 from public.referrals r where r.sender_id = member.organisation_id and r.state <> 'draft'),
    'waiting', (select count(*) from public.referrals r where r.receiver_id = member.organisation_id and r.state = 'sent'),
    'late', (select count(*) from public.referrals r
      where r.receiver_id = member.organisation_id and r.state = 'accepted'
        and r.contact_due_on < (now() at time zone 'Europe/London')::date),
    'answered', (select coalesce(jsonb_agg(jsonb_build_object('reference', s.reference, 'name', s.facts ->> 'name', 'state', s.state, 'at', s.answered_at,
        'receiver', (select o.name from public.organisations o where o.id = s.receiver_id)) order by s.answered_at desc, s.id), '[]')
      from (
        select r.*, coalesce(r.accepted_at, r.closed_at) as answered_at from public.referrals r
        where member.refer and r.sender_id = member.organisation_id and r.state in ('accepted', 'working', 'declined')
          and coalesce(r.accepted_at, r.closed_at) > now() - interval '7 days'
          and not exists (select 1 from public.referral_events e
            where e.referral_id = r.id and e.kind in ('accepted', 'declined') and e.actor_id = (select auth.uid()))
        order by coalesce(r.accepted_at, r.closed_at) desc, r.id limit 10
      ) s));
end
$$;

-- Everything that the first page of a partner's or a caseworker's portal shows, in one question: each part is what its own function
-- answers, which also says who may see it.
create function public.partner_first_page(p_day date, p_consent_by date, p_contact_by date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'organisation', (select to_jsonb(c) from public.my_company() c limit 1),
    'colleagues', (select count(*) from public.my_colleagues()),
    'invitations', (select count(*) from public.organisation_invitations i where i.used_at is null and i.withdrawn_at is null),
    'day', public.support_day(p_day, p_consent_by, p_contact_by),
    'unread', public.my_unread_support(),
    'referrals', public.my_referral_tasks(),
    'mentoring', public.my_mentoring_work(),
    'people', public.supported_people_screen('{}', 0),
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(e) order by e.sent_at desc), '[]') from (
      select p.reference, p.form_source, p.sent_at, p.state, p.state_changed_at, p.organisation
      from public.enquiry_progress p
      where p.email = (select a.verified_email from public.current_account() a)
      order by p.sent_at desc limit 50) e))
$$;

-- Rights

revoke all on function
  public.referral_notice_readers, public.referral_notices_due, public.queue_referral_notice, public.my_referral_tasks,
  public.partner_first_page
from public, anon, authenticated, service_role;
grant execute on function public.my_referral_tasks, public.partner_first_page to authenticated;
grant execute on function public.referral_notices_due, public.queue_referral_notice to service_role;
