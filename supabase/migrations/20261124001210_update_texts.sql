-- 'You have an update' by SMS, for people with a verified number who want it: lib/server/hiring/queue-update-texts.ts. Tests: update-texts in
-- tests/system.

-- Notes that something has changed for a person, if they want to know by SMS.
create function public.note_update_for(p_person uuid) returns void
language sql security definer set search_path = '' as $$
  update public.application_email_choices c set text_due_since = coalesce(c.text_due_since, now())
  from public.candidate_profiles p where p.person_id = p_person and c.user_id = p.user_id and c.wants_texts
$$;

-- Queues what waits, p_text to each person: one SMS in 12 hours at most, and none to somebody who has signed in since. p_most: see
-- sms_ceiling(); what it holds back waits. Returns how many it queued.
create function public.queue_update_texts(p_text text, p_most text) returns integer
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  due record;
  queued integer := 0;
begin
  for due in
    select c.user_id, '+' || u.phone as number,
      u.phone_confirmed_at is not null and public.is_candidate(u.id) and coalesce(u.last_sign_in_at < c.text_due_since, true) as is_wanted
    from public.application_email_choices c join auth.users u on u.id = c.user_id
    where c.text_due_since is not null and not exists (
      select 1 from public.outgoing_emails o
      where o.account_id = c.user_id and o.kind = 'update_text' and o.created_at > now() - interval '12 hours')
    order by c.text_due_since limit 50 for update of c skip locked
  loop
    if due.is_wanted then
      if public.sms_ceiling(due.number, null, p_most) is not null then
        continue;
      end if;
      insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
      values (due.user_id, 'update_text', due.number, '', '', p_text);
      queued := queued + 1;
    end if;
    update public.application_email_choices set text_due_since = null where user_id = due.user_id;
  end loop;
  return queued;
end
$$;

-- Stores whether a person wants to know by SMS. For somebody who does not, those that are waiting are not sent. Returns false for an account
-- that cannot have them: not a candidate's, or without a verified number.
create function public.choose_update_texts(p_actor uuid, p_wants boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_wants and not exists (
    select 1 from auth.users u where u.id = p_actor and u.phone_confirmed_at is not null and public.is_candidate(u.id)
  ) then
    return false;
  end if;
  insert into public.application_email_choices (user_id, wants_emails, wants_texts)
  select u.id, true, p_wants from auth.users u where u.id = p_actor
  on conflict (user_id) do update set wants_texts = excluded.wants_texts, text_due_since = null, changed_at = now();
  if not p_wants then
    delete from public.outgoing_emails where account_id = p_actor and kind = 'update_text' and status = 'pending';
  end if;
  return true;
end
$$;

-- Rights

revoke all on function public.note_update_for, public.queue_update_texts, public.choose_update_texts
from public, anon, authenticated, service_role;
grant execute on function public.queue_update_texts, public.choose_update_texts to service_role;
