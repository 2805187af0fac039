-- Reminders of appointments by email, 24 hours and 2 hours before: they say only that something is in the diary. The rules are in
-- lib/domain/casework/support-reminder.ts. Tests: support-reminders and row-rights in tests/system.

alter table public.outgoing_emails add constraint outgoing_emails_support_appointment_id_fkey
foreign key (support_appointment_id) references public.support_appointments (id) on delete cascade;

-- Whether it is safe to reach a person at a moment: within the days and hours of their file, or at any time where it gives none.
-- lib/domain/casework/safe-times.ts has the same rule.
create function public.is_safe_at(p_person public.supported_people, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select (p_person.safe_days = '[]'
      or p_person.safe_days @> to_jsonb(lower(to_char(p_at at time zone 'Europe/London', 'Dy'))))
    and (p_person.safe_from = ''
      or (to_char(p_at at time zone 'Europe/London', 'HH24:MI') >= p_person.safe_from
        and to_char(p_at at time zone 'Europe/London', 'HH24:MI') < p_person.safe_to))
$$;

-- Whom to remind of an appointment by email: the person, where the file says that email is safe, and gives days or hours that can be checked
-- if it names any in words. Null for nobody. lib/domain/casework/support-reminder.ts says the same to the worker.
create function public.support_reminder_reader(p_person public.supported_people) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when (p_person.safe_hours = '' or p_person.safe_days <> '[]' or p_person.safe_from <> '')
    and public.has_support_consent(p_person.id) then public.support_reader(p_person, 'worker') end
$$;

-- The reminders whose moment has come, at most p_rows of each: 24 hours before, or up to 3 hours before if no server was running, and 2 hours
-- before, or up to half an hour. None for an appointment that was booked or moved after that moment. One that is due at a time that is not safe
-- waits for a safe one. Those that nobody gets are settled.
-- [{"appointment", "kind": "day" | "hours", "starts_at", "account", "reference"}]
create function public.support_reminders_due(p_rows integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  with near as (
    (select a.*, 'day' as reminder, interval '24 hours' as before, interval '3 hours' as latest
      from public.support_appointments a join public.supported_people s on s.id = a.supported_person_id
      where a.day_reminder_at is null and not a.is_cancelled and a.starts_at <= now() + interval '24 hours'
        and (a.starts_at <= now() + interval '3 hours' or public.is_safe_at(s, now()))
      order by a.starts_at limit p_rows)
    union all
    (select a.*, 'hours', interval '2 hours', interval '30 minutes'
      from public.support_appointments a join public.supported_people s on s.id = a.supported_person_id
      where a.hours_reminder_at is null and not a.is_cancelled and a.starts_at <= now() + interval '2 hours'
        and (a.starts_at <= now() + interval '30 minutes' or public.is_safe_at(s, now()))
      order by a.starts_at limit p_rows)
  ), looked_at as (
    select n.id, n.reminder, n.starts_at, p.reference,
      case when n.outcome is null and n.time_set_at <= n.starts_at - n.before and n.starts_at > now() + n.latest
        then public.support_reminder_reader(p) end as account
    from near n join public.supported_people p on p.id = n.supported_person_id
  ), settled as (
    update public.support_appointments a set
      day_reminder_at = case when l.is_day then now() else a.day_reminder_at end,
      hours_reminder_at = case when l.is_hours then now() else a.hours_reminder_at end
    from (
      select l.id, bool_or(l.reminder = 'day') as is_day, bool_or(l.reminder = 'hours') as is_hours
      from looked_at l where l.account is null group by l.id
    ) l
    where a.id = l.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('appointment', l.id, 'kind', l.reminder, 'starts_at', l.starts_at, 'account', l.account,
    'reference', l.reference) order by l.starts_at, l.id), '[]') into due
  from looked_at l where l.account is not null;
  return due;
end
$$;

-- Queues one reminder, once. Returns false if it was queued before, or the appointment has been moved or cancelled, or its person is not to
-- be emailed any more.
create function public.queue_support_reminder(
  p_appointment uuid, p_kind text, p_starts_at timestamptz, p_account uuid, p_email text
) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
  person public.supported_people;
begin
  update public.support_appointments a set
    day_reminder_at = case when p_kind = 'day' then now() else a.day_reminder_at end,
    hours_reminder_at = case when p_kind = 'hours' then now() else a.hours_reminder_at end
  where a.id = p_appointment and a.starts_at = p_starts_at and not a.is_cancelled
    and (case p_kind when 'day' then a.day_reminder_at else a.hours_reminder_at end) is null;
  if not found then
    return false;
  end if;
  select p.* into person from public.support_appointments a join public.supported_people p on p.id = a.supported_person_id
  where a.id = p_appointment;
  if public.support_reminder_reader(person) is distinct from p_account then
    return false;
  end if;
  insert into public.outgoing_emails (account_id, support_appointment_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, p_appointment, 'support_reminder', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from auth.users u where u.id = p_account;
  return found;
end
$$;

-- An appointment that is moved to another time, or cancelled, takes its reminders with it.
create function public.move_support_reminders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outgoing_emails where support_appointment_id = new.id and status in ('pending', 'held', 'dead');
  if new.starts_at <> old.starts_at then
    new.time_set_at := now();
    new.day_reminder_at := null;
    new.hours_reminder_at := null;
  end if;
  return new;
end
$$;
create trigger move_support_reminders before update of starts_at, is_cancelled on public.support_appointments
for each row when (new.starts_at <> old.starts_at or (new.is_cancelled and not old.is_cancelled))
execute function public.move_support_reminders();

-- Once a consent has ended, nobody is reminded.
create function public.end_support_reminders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outgoing_emails o using public.support_appointments a
  where a.supported_person_id = new.id and o.support_appointment_id = a.id and o.status in ('pending', 'held', 'dead');
  return null;
end
$$;
create trigger end_support_reminders after update of closed_at on public.supported_people
for each row when (new.closed_at is not null and old.closed_at is null)
execute function public.end_support_reminders();

-- Rights

revoke all on function
  public.is_safe_at, public.support_reminder_reader, public.support_reminders_due, public.queue_support_reminder, public.move_support_reminders,
  public.end_support_reminders
from public, anon, authenticated, service_role;
grant execute on function public.support_reminders_due, public.queue_support_reminder to service_role;
