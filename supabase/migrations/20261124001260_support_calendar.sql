-- Appointments in calendars outside the site: the file of one, and the private address from which a calendar reads all of a worker's, with
-- times and references, or the diary of somebody who looks for work, with times and their own titles; no names or places.
-- Tests: support-calendar, diary and row-rights in tests/system.

-- The private address of a worker or of somebody who looks for work; only a digest of its secret part is stored. A new one replaces it.
create table public.support_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_digest text not null unique check (token_digest ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now()
);
alter table public.support_feeds enable row level security;
revoke all on public.support_feeds from public, anon, authenticated, service_role;

-- An appointment that is still to end, for the calendar of the signed-in person: a member who may read its file now, or the person it is
-- about. {"side", "reference", "appointment"}; null for everybody else, and for one that is cancelled or over.
create function public.support_appointment_for_calendar(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me record;
  appointment public.support_appointments;
  person public.supported_people;
  side text;
begin
  select * into me from public.current_account() a;
  select * into appointment from public.support_appointments a where a.id = p_id and not a.is_cancelled and a.ends_at > now();
  select * into person from public.supported_people p where p.id = appointment.supported_person_id;
  side := public.side_in_support(me.id, person);
  if side is null then
    return null;
  end if;
  return jsonb_build_object('side', side, 'reference', person.reference, 'appointment',
    public.support_appointment_json(appointment, case side when 'worker' then person.organisation_id end));
end
$$;

-- Makes the private address of somebody's calendar, or replaces it; null takes it away. Returns false for somebody who neither helps people
-- nor looks for work.
create function public.set_support_feed(p_actor uuid, p_token_digest text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_token_digest is null then
    delete from public.support_feeds where user_id = p_actor;
    return found;
  elsif not (public.is_candidate(p_actor)
    or exists (select 1 from public.partner_membership_of(p_actor) m where m.state = 'approved' and m.support))
  then
    return false;
  end if;
  insert into public.support_feeds (user_id, token_digest) values (p_actor, p_token_digest)
  on conflict (user_id) do update set token_digest = excluded.token_digest, made_at = now();
  return true;
end
$$;

-- What a private address shows, from 30 days ago to a year ahead: {"appointments"} of its worker with the people they help, with references
-- alone; or {"entries"}, the diary of somebody who looks for work (diary.sql). {"wait": seconds} when it was asked for too often; null for
-- an address that is not, or no longer, one.
create function public.support_feed(p_token_digest text, p_per_minute integer, p_per_hour integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  worker uuid := (select f.user_id from public.support_feeds f where f.token_digest = p_token_digest);
  looks_for_work boolean := public.is_candidate(worker);
  today date := (now() at time zone 'Europe/London')::date;
  wait integer;
begin
  if worker is null
    or not (looks_for_work or exists (select 1 from public.partner_membership_of(worker) m where m.state = 'approved' and m.support))
  then
    return null;
  end if;
  wait := public.count_attempt('support feed ' || worker, p_per_minute, p_per_hour);
  if wait > 0 then
    return jsonb_build_object('wait', wait);
  elsif looks_for_work then
    return jsonb_build_object('entries', public.diary_of(worker, today - 30, today + 365, 1000));
  end if;
  return jsonb_build_object('appointments', (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'starts_at', a.starts_at, 'ends_at', a.ends_at,
      'reference', p.reference) order by a.starts_at, a.id), '[]')
    from public.support_appointments a join public.supported_people p on p.id = a.supported_person_id and p.worker_id = worker
    where a.worker_id = worker and not a.is_cancelled and a.starts_at between now() - interval '30 days' and now() + interval '1 year'));
end
$$;

-- Rights

revoke all on function public.support_appointment_for_calendar, public.set_support_feed, public.support_feed
from public, anon, authenticated, service_role;
grant execute on function public.support_appointment_for_calendar to authenticated;
grant execute on function public.set_support_feed, public.support_feed to service_role;
