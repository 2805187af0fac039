-- The daily email of whoever helps people: how many appointments, outcomes to note and alerts, without a name. What is an alert is decided in
-- lib/domain/casework/support-alerts.ts. Tests: support-digest, hiring-rights and row-rights in tests/system.

-- The days on which a member was sent it.
create table public.support_digests (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
create index support_digests_by_day on public.support_digests (day);
alter table public.support_digests enable row level security;
revoke all on public.support_digests from public, anon, authenticated, service_role;
grant select on public.support_digests to authenticated, service_role;
create policy own_support_digests on public.support_digests for select to authenticated using (
  user_id = (select a.id from public.current_account() a)
);

-- The members who help people, want the daily email and have not had that of a day, p_rows of them after an account, with what it counts:
-- [{"id", "role", "appointments" (of the day), "to_note", "facts": [what the rules of alerts count, for each person they help]}]
create function public.support_digests_due(p_day date, p_after uuid, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'role', w.role,
    'appointments', (select count(*) from public.support_appointments a
      join public.supported_people p on p.id = a.supported_person_id and p.worker_id = w.id
      where a.worker_id = w.id and not a.is_cancelled and a.starts_at >= w.begins and a.starts_at < w.ends),
    'to_note', (select count(*) from public.support_appointments a
      join public.supported_people p on p.id = a.supported_person_id and p.worker_id = w.id
      where a.worker_id = w.id and a.outcome is null and not a.is_cancelled and a.starts_at < now()),
    'facts', (select coalesce(jsonb_agg(public.support_alert_facts(p)), '[]')
      from (select * from public.supported_people x where x.worker_id = w.id and x.closed_at is null order by lower(x.name), x.id limit 200) p)
  ) order by w.id), '[]')
  from (
    select u.id, u.raw_app_meta_data ->> 'role' as role, p_day::timestamp at time zone 'Europe/London' as begins,
      (p_day + 1)::timestamp at time zone 'Europe/London' as ends
    from public.organisation_members m
    join public.organisations o on o.id = m.organisation_id and o.kind = 'partner' and o.state = 'approved'
    join auth.users u on u.id = m.user_id
    where m.support and (p_after is null or u.id > p_after) and u.raw_app_meta_data ->> 'role' in ('partner', 'caseworker')
      and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select 1 from public.support_email_choices e where e.user_id = u.id and not e.wants_digest)
      and not exists (select 1 from public.support_digests d where d.user_id = u.id and d.day = p_day)
    order by u.id limit p_rows
  ) w
$$;

-- Queues the daily email of a member, once a day. Returns false if they have it already, want none or no longer help people.
create function public.queue_support_digest(p_user_id uuid, p_day date, p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := p_email::jsonb;
begin
  if exists (select 1 from public.support_email_choices e where e.user_id = p_user_id and not e.wants_digest)
    or not exists (select 1 from public.partner_membership_of(p_user_id) m where m.state = 'approved' and m.support) then
    return false;
  end if;
  insert into public.support_digests (user_id, day) values (p_user_id, p_day) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, 'support_digest', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from auth.users u where u.id = p_user_id;
  return found;
end
$$;

-- Rights

revoke all on function public.support_digests_due, public.queue_support_digest from public, anon, authenticated, service_role;
grant execute on function public.support_digests_due, public.queue_support_digest to service_role;
