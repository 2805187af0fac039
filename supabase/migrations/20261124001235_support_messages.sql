-- Messages between a person and whoever helps them in one organisation, and the emails that say there is one. They are encrypted as the
-- messages of an application are: the server encrypts and decrypts them (lib/server/hiring/vault). Nobody reads these tables: every access
-- is one of the functions below. The rules are in lib/domain/messages and lib/domain/casework/support-message.ts.
-- Tests: support-messages, hiring-rights and row-rights in tests/system.

-- 1. Tables

-- The conversation of one file, with the key of its messages, which is wrapped by the server's VAULT_KEY. What was sent after a side last
-- read is new to it.
create table public.support_threads (
  supported_person_id uuid primary key references public.supported_people (id) on delete cascade,
  -- Which of the server's keys wraps it: the first digits of that key's digest.
  key_id text not null check (key_id ~ '^[0-9a-f]{12}$'),
  wrapped text not null check (char_length(wrapped) between 40 and 200),
  read_by_person_at timestamptz,
  read_by_worker_at timestamptz
);
create index support_threads_under_a_key on public.support_threads (key_id, supported_person_id);

-- The words of a message never change. One that waits for its time (sent_at is null) is seen only by the side that wrote it; one that could
-- not be sent then, or was stopped, is never sent.
create table public.support_messages (
  -- Made by the server, because the message is encrypted for it.
  id uuid primary key,
  supported_person_id uuid not null references public.support_threads (supported_person_id) on delete cascade,
  -- For a message between the person and a mentor, which nobody else reads. References mentorings: mentoring.sql.
  mentoring_id uuid,
  by_side text not null check (by_side in ('person', 'worker')),
  -- Null for a deleted account.
  author_id uuid references auth.users (id) on delete set null,
  sealed text not null check (char_length(sealed) between 40 and 10000),
  written_at timestamptz not null default now(),
  send_at timestamptz not null,
  sent_at timestamptz,
  stopped_at timestamptz,
  -- When the other side was emailed that there is something, or it was clear that nobody is.
  told_at timestamptz,
  check (sent_at is null or stopped_at is null)
);
create index support_messages_of_a_person on public.support_messages (supported_person_id, send_at, id);
-- The latest and the unread of one side, without reading the others of a long conversation.
create index support_messages_of_a_side on public.support_messages (supported_person_id, by_side, sent_at) where mentoring_id is null;
create index support_messages_of_a_mentoring on public.support_messages (mentoring_id, sent_at, id) where mentoring_id is not null;
create index support_messages_of_an_author on public.support_messages (author_id) where author_id is not null;
create index support_messages_that_wait on public.support_messages (send_at) where sent_at is null and stopped_at is null;
create index support_messages_to_tell on public.support_messages (sent_at) where sent_at is not null and told_at is null;

create trigger message_is_an_entry after insert on public.support_messages
for each row execute function public.mark_support_entry();

-- Which emails about casework somebody does not want: the news (messages, reminders, referrals) or a worker's daily email. Both are wanted by whoever
-- never chose.
create table public.support_email_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wants_news boolean not null default true,
  wants_digest boolean not null default true,
  changed_at timestamptz not null default now()
);

alter table public.support_threads enable row level security;
alter table public.support_messages enable row level security;
alter table public.support_email_choices enable row level security;
revoke all on public.support_threads, public.support_messages, public.support_email_choices
from public, anon, authenticated, service_role;
grant select on public.support_email_choices to authenticated, service_role;
create policy own_support_emails on public.support_email_choices for select to authenticated using (
  user_id = (select a.id from public.current_account() a)
);

alter table public.outgoing_emails add constraint outgoing_emails_supported_person_id_fkey
foreign key (supported_person_id) references public.supported_people (id) on delete cascade;

-- 2. Conversations

-- On which side of a file somebody is at this moment: the person it is about, or a member who may read it. Null for everybody else.
create function public.side_in_support(p_actor uuid, p_person public.supported_people) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p_person.user_id = p_actor and public.is_candidate(p_actor) then 'person'
    when public.sight_of_supported_person(p_actor, p_person) = 'file' then 'worker' end
$$;

-- Why a side can send nothing now: 'consent' (it has ended), 'no_account' (the person could not read it), 'no_worker' (nobody would). Null
-- if it can.
create function public.support_silence(p_person public.supported_people, p_side text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p_person.closed_at is not null or not public.has_support_consent(p_person.id) then 'consent'
    when p_side = 'worker' and p_person.user_id is null then 'no_account'
    when p_side = 'person' and not exists (
      select 1 from public.partner_membership_of(p_person.worker_id) m
      where m.state = 'approved' and m.organisation_id = p_person.organisation_id and m.support) then 'no_worker' end
$$;

-- Whether a member asks for a file of their own organisation that has been closed: they learn that it is closed, and no more.
create function public.is_closed_to_member(p_actor uuid, p_person public.supported_people) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_person.closed_at is not null and exists (
    select 1 from public.partner_membership_of(p_actor) m
    where m.state = 'approved' and m.organisation_id = p_person.organisation_id and (m.support or m.see_all_people))
$$;

-- The conversation of a file for somebody on one of its sides, its newest 100 messages, oldest first: {"side", "id", "name", "organisation",
-- "worker", "silence", "has_account", "safe_ways", "safe_hours", "read_by_person_at", "read_by_worker_at" (before this opening), "key":
-- {"key_id", "wrapped"} | null, "messages": [{"id", "by_side", "author", "is_mine", "send_at", "sent_at", "stopped_at", "sealed"}]}. {"side": null} for
-- a member whose file has been closed, null for everybody else. If p_marks is true, everything then counts as read by that side; a member
-- who only stands in does not count, as long as somebody else helps the person.
create function public.open_support_thread(p_actor uuid, p_reference text, p_marks boolean) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person public.supported_people;
  thread public.support_threads;
  side text;
  reader uuid;
begin
  select * into person from public.supported_people p where p.reference = p_reference;
  side := public.side_in_support(p_actor, person);
  if side is null then
    return case when public.is_closed_to_member(p_actor, person) then jsonb_build_object('side', null) end;
  end if;
  reader := case side when 'worker' then person.organisation_id end;
  select * into thread from public.support_threads t where t.supported_person_id = person.id;
  if p_marks and (side = 'person' or coalesce(person.worker_id, p_actor) = p_actor) then
    update public.support_threads set
      read_by_person_at = case when side = 'person' then now() else read_by_person_at end,
      read_by_worker_at = case when side = 'worker' then now() else read_by_worker_at end
    where supported_person_id = person.id;
  end if;
  return jsonb_build_object(
    'side', side, 'id', person.id, 'name', person.name,
    'organisation', (select o.name from public.organisations o where o.id = person.organisation_id),
    'worker', public.name_in_file(person.worker_id, reader),
    'silence', public.support_silence(person, side), 'has_account', person.user_id is not null,
    'safe_ways', person.safe_ways, 'safe_hours', person.safe_hours,
    'read_by_person_at', thread.read_by_person_at, 'read_by_worker_at', thread.read_by_worker_at,
    'key', case when thread.key_id is not null then jsonb_build_object('key_id', thread.key_id, 'wrapped', thread.wrapped) end,
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'by_side', m.by_side, 'author', public.name_in_file(m.author_id, reader),
        'is_mine', m.author_id is not distinct from p_actor, 'send_at', m.send_at, 'sent_at', m.sent_at, 'stopped_at', m.stopped_at, 'sealed', m.sealed)
        order by m.sent_at nulls last, m.send_at, m.id), '[]')
      from (
        select * from public.support_messages x
        where x.supported_person_id = person.id and x.mentoring_id is null and (x.sent_at is not null or x.by_side = side)
        order by x.send_at desc, x.id desc limit 100
      ) m));
end
$$;

-- Sends a message, now or at a time to come. p_message: {"id", "sealed", "key_id", "wrapped", "was" (the wrapped key before, or null),
-- "send_at" (null for now), "day", "most" (messages of one side on a day)}. Whoever writes has read what was there. The email is queued
-- afterwards: support_notices_due().
-- {"outcome": "done" (also if the id is already there) | "changed" | "missing" | "too_many" | "consent" | "no_account" | "no_worker"}
create function public.send_support_message(p_actor uuid, p_reference text, p_message text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_message::jsonb;
  later timestamptz := (p_message::jsonb ->> 'send_at')::timestamptz;
  person public.supported_people;
  wrapped_now text;
  side text;
  silence text;
begin
  -- Two messages at the same moment are stored one after the other, and so is the end of a consent.
  select * into person from public.supported_people p where p.reference = p_reference for update;
  side := public.side_in_support(p_actor, person);
  if side is null then
    return jsonb_build_object('outcome', case when public.is_closed_to_member(p_actor, person) then 'consent' else 'missing' end);
  elsif exists (select 1 from public.support_messages m
    where m.id = (given ->> 'id')::uuid and m.supported_person_id = person.id and m.by_side = side and m.mentoring_id is null) then
    return jsonb_build_object('outcome', 'done');
  end if;
  silence := public.support_silence(person, side);
  if silence is not null then
    return jsonb_build_object('outcome', silence);
  elsif (select count(*) from public.support_messages m where m.supported_person_id = person.id and m.by_side = side and m.mentoring_id is null
    and m.written_at >= (given ->> 'day')::date::timestamp at time zone 'Europe/London') >= (given ->> 'most')::integer then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  select t.wrapped into wrapped_now from public.support_threads t where t.supported_person_id = person.id;
  if wrapped_now is distinct from given ->> 'was' then
    return jsonb_build_object('outcome', 'changed');
  end if;
  insert into public.support_threads (supported_person_id, key_id, wrapped)
  values (person.id, given ->> 'key_id', given ->> 'wrapped')
  on conflict (supported_person_id) do update set key_id = excluded.key_id, wrapped = excluded.wrapped;
  update public.support_threads set
    read_by_person_at = case when side = 'person' then now() else read_by_person_at end,
    read_by_worker_at = case when side = 'worker' then now() else read_by_worker_at end
  where supported_person_id = person.id;
  insert into public.support_messages (id, supported_person_id, by_side, author_id, sealed, send_at, sent_at)
  values ((given ->> 'id')::uuid, person.id, side, p_actor, given ->> 'sealed', coalesce(later, now()), case when later is null then now() end);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Stops a message that waits for its time, or deletes one that was stopped: by the side that wrote it.
-- {"outcome": "done" | "changed" (it has been sent meanwhile) | "missing"}
create function public.withdraw_support_message(p_actor uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  message public.support_messages;
  person public.supported_people;
begin
  select * into message from public.support_messages m where m.id = p_id and m.mentoring_id is null for update;
  select * into person from public.supported_people p where p.id = message.supported_person_id;
  if message.id is null or public.side_in_support(p_actor, person) is distinct from message.by_side then
    return jsonb_build_object('outcome', 'missing');
  elsif message.sent_at is not null then
    return jsonb_build_object('outcome', 'changed');
  elsif message.stopped_at is null then
    update public.support_messages set stopped_at = now() where id = p_id;
  else
    delete from public.support_messages where id = p_id;
    return jsonb_build_object('outcome', 'deleted');
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- The conversations with something new for the signed-in person: of the people whom a member helps, with their names; of their own files for
-- a person, with the organisation's. [{"reference", "name", "unread", "since"}], oldest first.
create function public.my_unread_support() returns jsonb
language sql stable security definer set search_path = '' as $$
  with files as (
    select p.id, p.reference, p.name, 'person' as by_side from public.my_partner_membership() m
    join public.supported_people p on p.worker_id = (select auth.uid()) and p.organisation_id = m.organisation_id and p.closed_at is null
    where m.support and m.state = 'approved'
    union all
    select p.id, p.reference, o.name, 'worker' from public.current_account() a
    join public.supported_people p on p.user_id = a.id
    join public.organisations o on o.id = p.organisation_id
    where a.role = 'candidate' and a.verified_email is not null
  ), fresh as (
    select f.reference, f.name, u.unread, u.since
    from files f join public.support_threads t on t.supported_person_id = f.id
    cross join lateral (select count(*) as unread, min(m.sent_at) as since from public.support_messages m
      where m.supported_person_id = f.id and m.by_side = f.by_side and m.mentoring_id is null
        and m.sent_at > coalesce(case f.by_side when 'person' then t.read_by_worker_at else t.read_by_person_at end, '-infinity')) u
    where u.unread > 0
  )
  select coalesce(jsonb_agg(to_jsonb(f) order by f.since, f.reference), '[]') from fresh f
$$;

-- The people whom somebody helps: first those with whom messages were sent, the latest first, with how many are new to them; then the others,
-- without "last_at", by name.
create function public.my_support_conversations() returns jsonb
language sql stable security definer set search_path = '' as $$
  with talks as (
    select p.reference, p.name, p.user_id is not null as has_account, l.last_at,
      (select count(*) from public.support_messages m where m.supported_person_id = p.id and m.by_side = 'person' and m.mentoring_id is null
        and m.sent_at > coalesce(t.read_by_worker_at, '-infinity')) as unread
    from public.my_partner_membership() o
    join public.supported_people p on p.worker_id = (select auth.uid()) and p.organisation_id = o.organisation_id and p.closed_at is null
    left join public.support_threads t on t.supported_person_id = p.id
    cross join lateral (select greatest(
      (select max(m.sent_at) from public.support_messages m where m.supported_person_id = p.id and m.by_side = 'person' and m.mentoring_id is null),
      (select max(m.sent_at) from public.support_messages m where m.supported_person_id = p.id and m.by_side = 'worker' and m.mentoring_id is null)
    ) as last_at) l
    where o.support and o.state = 'approved'
    order by l.last_at desc nulls last, lower(p.name), p.reference
    limit 500
  )
  select coalesce(jsonb_agg(to_jsonb(t) order by t.last_at desc nulls last, lower(t.name), t.reference), '[]') from talks t
$$;

-- 3. Emails

-- Sends the messages whose time has come, or stops those that may not be sent by then; and lists whom to email that there is something new:
-- [{"message", "account", "reference", "role"}], at most p_rows. A person is emailed only where the file says that email is safe. Nobody is
-- emailed again while a message of the last twelve hours, of which they were told, is still unread.
create function public.support_notices_due(p_rows integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  update public.support_messages m
  set sent_at = case when w.may_go then now() end, stopped_at = case when not w.may_go then now() end
  from (
    select x.id, public.support_silence(p, x.by_side) is null and public.may_see_supported_person(x.author_id, p) as may_go
    from public.support_messages x join public.supported_people p on p.id = x.supported_person_id
    where x.sent_at is null and x.stopped_at is null and x.send_at <= now() order by x.send_at limit p_rows
  ) w
  where m.id = w.id and m.sent_at is null and m.stopped_at is null;

  with untold as (
    select x.* from public.support_messages x where x.sent_at is not null and x.told_at is null order by x.sent_at limit p_rows
  ), looked_at as (
    select x.id, x.supported_person_id, x.by_side, x.sent_at, p.reference, u.id as account, u.raw_app_meta_data ->> 'role' as role
    from untold x join public.supported_people p on p.id = x.supported_person_id
    join public.support_threads t on t.supported_person_id = p.id
    left join auth.users u on u.id = public.support_reader(p, x.by_side)
      and x.sent_at > coalesce(case x.by_side when 'person' then t.read_by_worker_at else t.read_by_person_at end, '-infinity')
      and not exists (
        select 1 from public.support_messages y
        where y.supported_person_id = x.supported_person_id and y.by_side = x.by_side and y.mentoring_id is null
          and y.told_at > now() - interval '12 hours'
          and y.sent_at > coalesce(case x.by_side when 'person' then t.read_by_worker_at else t.read_by_person_at end, '-infinity'))
  ), settled as (
    update public.support_messages m set told_at = now() from looked_at l where m.id = l.id and l.account is null
  ), first_of_each as (
    select distinct on (l.supported_person_id, l.by_side) l.* from looked_at l where l.account is not null
    order by l.supported_person_id, l.by_side, l.sent_at
  )
  select coalesce(jsonb_agg(jsonb_build_object('message', f.id, 'account', f.account, 'reference', f.reference, 'role', f.role)
    order by f.sent_at, f.id), '[]') into due
  from first_of_each f;
  return due;
end
$$;

-- The account to email about a message of the other side, if it wants to be: the worker's; or the person's, where the file says that email
-- is a safe way to reach them. Null for nobody.
create function public.support_reader(p_person public.supported_people, p_by_side text) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users u
  where u.id = case when p_by_side = 'person' then p_person.worker_id
      when p_person.safe_ways @> '["email"]' and p_person.closed_at is null then p_person.user_id end
    and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    and not exists (select 1 from public.support_email_choices e where e.user_id = u.id and not e.wants_news)
$$;

-- Queues the email of support_notices_due() to one account, for everything new of that side. Returns false if another server was quicker, or
-- nobody is to be emailed any more.
create function public.queue_support_notice(p_message uuid, p_account uuid, p_email text) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
  message public.support_messages;
  person public.supported_people;
begin
  select * into message from public.support_messages m where m.id = p_message;
  select * into person from public.supported_people p where p.id = message.supported_person_id for update;
  update public.support_messages set told_at = now()
  where supported_person_id = message.supported_person_id and by_side = message.by_side and sent_at is not null and told_at is null;
  if not found or public.support_reader(person, message.by_side) is distinct from p_account then
    return false;
  end if;
  insert into public.outgoing_emails (account_id, supported_person_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, person.id, 'support_message', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
  from auth.users u where u.id = p_account;
  return found;
end
$$;

-- Stores which emails somebody wants; null leaves a choice as it is. What waits of those they do not want is not sent. Returns false for an
-- account that does not exist.
create function public.choose_support_emails(p_actor uuid, p_news boolean, p_digest boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from auth.users u where u.id = p_actor) then
    return false;
  end if;
  insert into public.support_email_choices (user_id, wants_news, wants_digest)
  values (p_actor, coalesce(p_news, true), coalesce(p_digest, true))
  on conflict (user_id) do update set wants_news = coalesce(p_news, support_email_choices.wants_news),
    wants_digest = coalesce(p_digest, support_email_choices.wants_digest), changed_at = now();
  delete from public.outgoing_emails
  where account_id = p_actor and status = 'pending'
    and ((kind in ('support_message', 'mentoring_news', 'support_reminder', 'referral_received', 'referral_answered') and not coalesce(p_news, true))
      or (kind = 'support_digest' and not coalesce(p_digest, true)));
  return true;
end
$$;

-- Once a consent has ended, no email about the file is sent any more, except that a worry was reported while it stood.
create function public.hush_support() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outgoing_emails where supported_person_id = new.id and status in ('pending', 'held', 'dead') and kind <> 'worry_reported';
  return null;
end
$$;
create trigger hush_support after update of closed_at on public.supported_people
for each row when (new.closed_at is not null and old.closed_at is null)
execute function public.hush_support();

-- 4. Copies, and a new VAULT_KEY

-- The messages of a file without their text, for the copy of its person's data.
create function public.support_messages_of(p_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('support_messages', (
    select coalesce(jsonb_agg(to_jsonb(m) - 'supported_person_id' - 'mentoring_id' - 'author_id' - 'sealed' - 'told_at'
      || jsonb_build_object('is_with_mentor', m.mentoring_id is not null) order by m.written_at, m.id), '[]')
    from public.support_messages m where m.supported_person_id = p_person))
$$;

-- The same as stored, and worries about a mentoring, for the server, which decrypts them for the person: [{"id", "file", "by_side",
-- "sealed", "key_id", "wrapped"}]
create function public.sealed_support_messages_of(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'file', p.id, 'by_side', m.by_side, 'sealed', m.sealed, 'key_id', t.key_id,
      'wrapped', t.wrapped)), '[]')
    from public.supported_people p join public.support_threads t on t.supported_person_id = p.id
    join (
      select x.id, x.supported_person_id, x.by_side, x.sealed from public.support_messages x
      union all
      select w.id, w.supported_person_id, w.by_side, w.sealed from public.mentoring_worries w
    ) m on m.supported_person_id = p.id
    where p.user_id = p_user_id);
end
$$;

-- The keys of conversations that are not wrapped by p_key_id, p_rows of them after a file.
create function public.support_keys_to_wrap(p_key_id text, p_after uuid, p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(k) order by k.person_id), '[]')
  from (
    select t.supported_person_id as person_id, t.key_id, t.wrapped from public.support_threads t
    where t.key_id <> p_key_id and (p_after is null or t.supported_person_id > p_after) order by t.supported_person_id limit p_rows) k
$$;

-- Stores the same key, wrapped again. Returns false if it has changed since.
create function public.wrap_support_key(p_person uuid, p_was text, p_key_id text, p_wrapped text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.support_threads set key_id = p_key_id, wrapped = p_wrapped
  where supported_person_id = p_person and wrapped = p_was;
  return found;
end
$$;

-- Rights

revoke all on function
  public.side_in_support, public.support_silence, public.is_closed_to_member, public.open_support_thread, public.send_support_message,
  public.withdraw_support_message, public.my_unread_support, public.my_support_conversations, public.support_notices_due,
  public.support_reader,
  public.queue_support_notice, public.choose_support_emails, public.hush_support, public.support_messages_of,
  public.sealed_support_messages_of, public.support_keys_to_wrap, public.wrap_support_key
from public, anon, authenticated, service_role;
grant execute on function public.my_unread_support, public.my_support_conversations to authenticated;
grant execute on function
  public.open_support_thread, public.send_support_message, public.withdraw_support_message, public.support_notices_due,
  public.queue_support_notice, public.choose_support_emails, public.sealed_support_messages_of, public.support_keys_to_wrap,
  public.wrap_support_key
to service_role;
