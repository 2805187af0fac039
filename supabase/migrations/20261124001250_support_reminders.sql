-- Reminders of appointments by SMS or email, 24 hours and 2 hours before: they say only that something is in the diary. The rules are in
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

-- The account to remind by SMS: the person's, where the file says that text is safe and the account has a verified number. Null for nobody.
create function public.support_text_reader(p_person public.supported_people) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users u
  where u.id = p_person.user_id and p_person.safe_ways @> '["text"]' and p_person.closed_at is null
    and u.phone_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

-- How to remind a person of an appointment: 'sms' or 'email', where the file says that it is safe, and gives days or hours that can be checked
-- if it names any in words; null for not at all. Texts come first, unless p_texts says that none can go now and email is safe too.
-- lib/domain/casework/support-reminder.ts says the same to the worker.
create function public.support_reminder_by(p_person public.supported_people, p_texts boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  has_texts boolean;
begin
  if not ((p_person.safe_hours = '' or p_person.safe_days <> '[]' or p_person.safe_from <> '') and public.has_support_consent(p_person.id)) then
    return null;
  end if;
  has_texts := public.support_text_reader(p_person) is not null;
  return case when has_texts and p_texts then 'sms'
    when public.support_reader(p_person, 'worker') is not null then 'email'
    when has_texts then 'sms' end;
end
$$;

-- The reminders whose moment has come, at most p_rows of each: 24 hours before, or up to 3 hours before if no server was running, and 2 hours
-- before, or up to half an hour. None for an appointment that was booked or moved after that moment. One that is due at a time that is not safe
-- waits for a safe one, and one that can only go by SMS until p_texts says that it may. Those that nobody gets are settled. SMS that a provider
-- has not taken yet are held back outside the safe times, and taken away once the number is not the account's any more.
-- [{"appointment", "kind": "day" | "hours", "starts_at", "account", "reference"}]
create function public.support_reminders_due(p_texts boolean, p_rows integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  delete from public.outgoing_emails o using auth.users u
  where o.kind = 'support_reminder_text' and o.status = 'pending' and u.id = o.account_id
    and (u.phone_confirmed_at is null or o.to_address <> '+' || u.phone);
  update public.outgoing_emails o set next_attempt_at = now() + interval '2 minutes'
  from public.support_appointments a join public.supported_people s on s.id = a.supported_person_id
  where o.kind = 'support_reminder_text' and o.status = 'pending' and o.next_attempt_at <= now() + interval '1 minute'
    and a.id = o.support_appointment_id and not (p_texts and public.is_safe_at(s, now()));
  with near as (
    (select a.*, 'day' as reminder, interval '24 hours' as before, interval '3 hours' as latest
      from public.support_appointments a join public.supported_people s on s.id = a.supported_person_id
      where a.day_reminder_at is null and not a.is_cancelled and a.starts_at <= now() + interval '24 hours'
        and (a.starts_at <= now() + interval '3 hours'
          or (public.is_safe_at(s, now()) and (p_texts or public.support_reminder_by(s, false) is distinct from 'sms')))
      order by a.starts_at limit p_rows)
    union all
    (select a.*, 'hours', interval '2 hours', interval '30 minutes'
      from public.support_appointments a join public.supported_people s on s.id = a.supported_person_id
      where a.hours_reminder_at is null and not a.is_cancelled and a.starts_at <= now() + interval '2 hours'
        and (a.starts_at <= now() + interval '30 minutes'
          or (public.is_safe_at(s, now()) and (p_texts or public.support_reminder_by(s, false) is distinct from 'sms')))
      order by a.starts_at limit p_rows)
  ), looked_at as (
    select n.id, n.reminder, n.starts_at, p.reference,
      case when n.outcome is null and n.time_set_at <= n.starts_at - n.before and n.starts_at > now() + n.latest
        and public.support_reminder_by(p, p_texts) is not null then p.user_id end as account
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

-- Queues one reminder, once, by the way that is safe. p_told is both as {"subject", "html", "text", "stop_url", "sms"}, whose "sms" is null while
-- none may go; p_most is what sms_ceiling() takes. An SMS is of use until half an hour before the appointment, and takes the place of one that
-- still waits. Returns false if the reminder was queued before, or the appointment has been moved or cancelled, or its person is not to be
-- reminded any more; one that a ceiling holds back goes by email where that is safe too, and otherwise waits.
create function public.queue_support_reminder(
  p_appointment uuid, p_kind text, p_starts_at timestamptz, p_account uuid, p_told text, p_most text
) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_told::jsonb;
  person public.supported_people;
  account auth.users;
  way text;
begin
  perform 1 from public.support_appointments a
  where a.id = p_appointment and a.starts_at = p_starts_at and not a.is_cancelled
    and (case p_kind when 'day' then a.day_reminder_at else a.hours_reminder_at end) is null for update;
  if not found then
    return false;
  end if;
  select p.* into person from public.support_appointments a join public.supported_people p on p.id = a.supported_person_id
  where a.id = p_appointment;
  select * into account from auth.users u where u.id = p_account;
  way := case when person.user_id = p_account then public.support_reminder_by(person, told ->> 'sms' is not null) end;
  if way = 'sms' and (told ->> 'sms' is null or public.sms_ceiling('+' || account.phone, null, p_most) is not null) then
    way := public.support_reminder_by(person, false);
    if way = 'sms' then
      return false;
    end if;
  end if;
  if way = 'sms' and exists (
    select 1 from public.outgoing_emails o
    where o.support_appointment_id = p_appointment and o.kind = 'support_reminder_text' and o.status = 'sending'
  ) then
    return false;
  end if;
  update public.support_appointments a set
    day_reminder_at = case when p_kind = 'day' then now() else a.day_reminder_at end,
    hours_reminder_at = case when p_kind = 'hours' then now() else a.hours_reminder_at end
  where a.id = p_appointment;
  if way = 'sms' then
    delete from public.outgoing_emails o
    where o.support_appointment_id = p_appointment and o.kind = 'support_reminder_text' and o.status = 'pending';
    insert into public.outgoing_emails (account_id, support_appointment_id, kind, to_address, subject, html, body_text, useful_until)
    values (p_account, p_appointment, 'support_reminder_text', '+' || account.phone, '', '', told ->> 'sms', p_starts_at - interval '30 minutes');
  elsif way = 'email' then
    insert into public.outgoing_emails (account_id, support_appointment_id, kind, to_address, subject, html, body_text, stop_url)
    values (p_account, p_appointment, 'support_reminder', account.email, told ->> 'subject', told ->> 'html', told ->> 'text',
      told ->> 'stop_url');
  end if;
  return way is not null;
end
$$;

-- Of the appointments of a file that are still to come, those whose latest reminder has not gone: {"<appointment>": "sms_waiting" |
-- "email_waiting" (it is tried again) | "sms_not_sent" | "email_not_sent" (it is not)}.
create function public.support_reminder_troubles(p_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(t.id, t.channel || case when t.status in ('dropped', 'dead') then '_not_sent' else '_waiting' end), '{}')
  from (
    select distinct on (a.id) a.id, o.channel, o.status, o.last_error_code
    from public.support_appointments a
    join public.outgoing_emails o on o.support_appointment_id = a.id and o.kind in ('support_reminder', 'support_reminder_text')
    where a.supported_person_id = p_person and a.starts_at > now() and not a.is_cancelled
    order by a.id, o.created_at desc
  ) t
  where t.status <> 'sent' and t.last_error_code is not null
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

-- Once a consent has ended, nobody is reminded; and nothing waits for a way of contact that is not safe any more.
create function public.end_support_reminders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outgoing_emails o using public.support_appointments a
  where a.supported_person_id = new.id and o.support_appointment_id = a.id and o.status in ('pending', 'held', 'dead')
    and (new.closed_at is not null or not new.safe_ways ? (case o.channel when 'sms' then 'text' else 'email' end));
  return null;
end
$$;
create trigger end_support_reminders after update of closed_at, safe_ways on public.supported_people
for each row when ((new.closed_at is not null and old.closed_at is null) or new.safe_ways <> old.safe_ways)
execute function public.end_support_reminders();

-- Rights

revoke all on function
  public.is_safe_at, public.support_text_reader, public.support_reminder_by, public.support_reminders_due, public.queue_support_reminder,
  public.support_reminder_troubles, public.move_support_reminders, public.end_support_reminders
from public, anon, authenticated, service_role;
grant execute on function public.support_reminders_due, public.queue_support_reminder to service_role;
