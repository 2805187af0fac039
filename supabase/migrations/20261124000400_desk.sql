-- The team's desk: how far each enquiry has got, who deals with it and what was done about it. This file says who may see which row and
-- what must never break; the rules are in lib/domain/desk.
-- Tests: desk-steps, desk-list, desk-figures, digest and row-rights in tests/system.

-- 1. Tables

-- What the team has done about an enquiry, beside what was typed: one row for each, with everything that lists sort and count by.
create table public.enquiry_work (
  enquiry_id uuid primary key references public.enquiries (id) on delete cascade,
  reference text not null unique,
  form_source text not null,
  received_at timestamptz not null,
  due_on date not null,
  is_held boolean not null,
  state text not null default 'received' check (state in ('received', 'contacted', 'closed')),
  outcome text check (outcome in ('answered', 'company', 'partner', 'waitlist', 'referred', 'not_for_us', 'no_answer', 'duplicate', 'spam')),
  owner_id uuid references auth.users (id) on delete set null,
  first_contact_at timestamptz,
  closed_at timestamptz,
  -- Calls that reached nobody since somebody was last reached.
  failed_tries integer not null default 0 check (failed_tries >= 0),
  next_try_on date,
  -- Goes up by one with each change of this row.
  version integer not null default 1,
  -- What it is found by: the words of its reference, names, address and telephone number.
  words tsvector not null,
  constraint closed_with_an_outcome check ((state = 'closed') = (outcome is not null) and (state = 'closed') = (closed_at is not null))
);
-- The earliest promise first; of those that are closed or held, the latest.
create index enquiry_work_open on public.enquiry_work (due_on, received_at, enquiry_id) where state <> 'closed' and not is_held;
create index enquiry_work_received on public.enquiry_work (due_on, received_at, enquiry_id) where state = 'received' and not is_held;
create index enquiry_work_new on public.enquiry_work (due_on, received_at, enquiry_id)
where state = 'received' and owner_id is null and not is_held;
create index enquiry_work_contacted on public.enquiry_work (due_on, received_at, enquiry_id)
where state = 'contacted' and next_try_on is null and not is_held;
-- Included columns let a count read the index alone, here and for an owner.
create index enquiry_work_to_try on public.enquiry_work (due_on, received_at, enquiry_id) include (next_try_on)
where next_try_on is not null and state <> 'closed' and not is_held;
create index enquiry_work_of_an_owner on public.enquiry_work (owner_id, due_on, received_at, enquiry_id) include (state, is_held);
create index enquiry_work_closed on public.enquiry_work (closed_at, enquiry_id) where state = 'closed' and not is_held;
create index enquiry_work_held on public.enquiry_work (received_at, enquiry_id) where is_held;
create index enquiry_work_received_at on public.enquiry_work (received_at, enquiry_id);
create index enquiry_work_first_contact_at on public.enquiry_work (first_contact_at) where first_contact_at is not null;
create index enquiry_work_words on public.enquiry_work using gin (words);

-- What was done about an enquiry, including notes of calls. Lines are added, never changed, and are deleted with the enquiry.
create table public.enquiry_events (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  -- The version of enquiry_work after this step.
  version integer not null,
  happened_at timestamptz not null default now(),
  actor_id uuid,
  actor text not null check (char_length(actor) between 1 and 254),
  kind text not null check (kind in ('taken', 'given', 'left', 'contacted', 'call', 'replied', 'closed', 'reopened', 'corrected',
    'released', 'taken_back')),
  -- Who deals with it from now on, for 'taken' and 'given'.
  owner text,
  -- For a contact: how it was made and whether it reached the person, when it was, and what was said.
  reached text check (reached in ('reached', 'no_answer', 'wrong_number', 'left_message', 'emailed', 'met')),
  called_at timestamptz,
  next_try_on date,
  note text not null default '' constraint enquiry_events_note_check
    check (char_length(note) <= case kind when 'replied' then 5000 else 2000 end),
  outcome text,
  -- For a correction: the field, and its value before.
  field text,
  old_value text,
  -- For a reply by email; its text is the note.
  subject text check (char_length(subject) between 1 and 150),
  -- For a contact: the columns of enquiry_work that it changed, as they were, so that it can be taken back.
  before jsonb,
  constraint a_reply_has_a_subject check ((subject is not null) = (kind = 'replied'))
);
create index enquiry_events_of_an_enquiry on public.enquiry_events (enquiry_id, id);

-- What a member is writing to the sender of an enquiry until it is sent: one draft for each member and enquiry.
create table public.enquiry_reply_drafts (
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  -- Goes up by one each time it is saved.
  version integer not null default 1,
  subject text not null check (char_length(subject) between 1 and 150),
  body text not null check (char_length(body) between 1 and 5000),
  saved_at timestamptz not null default now(),
  primary key (enquiry_id, author_id)
);
create index enquiry_reply_drafts_of_an_author on public.enquiry_reply_drafts (author_id);
create index enquiry_reply_drafts_saved_at on public.enquiry_reply_drafts (saved_at);

-- Which members want the daily email. No row means yes.
create table public.digest_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wants_digest boolean not null,
  changed_at timestamptz not null default now()
);

-- Who was sent the daily email of which day: one for each member and day, whichever server makes it.
create table public.team_digests (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
create index team_digests_day on public.team_digests (day);

alter table public.enquiry_work enable row level security;
alter table public.enquiry_events enable row level security;
alter table public.enquiry_reply_drafts enable row level security;
alter table public.digest_choices enable row level security;
alter table public.team_digests enable row level security;
revoke all on
  public.enquiry_work, public.enquiry_events, public.enquiry_reply_drafts, public.digest_choices, public.team_digests
from public, anon, authenticated, service_role;
grant select on public.enquiry_work, public.enquiry_events, public.enquiry_reply_drafts, public.digest_choices to authenticated, service_role;
grant select on public.team_digests to service_role;
create policy work_for_the_team on public.enquiry_work for select to authenticated using ((select public.is_team()));
create policy events_for_the_team on public.enquiry_events for select to authenticated using ((select public.is_team()));
create policy own_reply_drafts on public.enquiry_reply_drafts for select to authenticated using (
  (select public.is_team()) and author_id = (select a.id from public.current_account() a)
);
create policy own_digest_choice on public.digest_choices for select to authenticated using (
  (select public.is_team()) and user_id = (select a.id from public.current_account() a)
);

-- 2. An enquiry's work

-- The second weekday after the UK date of an instant: the promise of an enquiry that was stored without its day. It knows no bank holidays.
create function public.second_weekday_after(p_instant timestamptz) returns date
language sql immutable set search_path = '' as $$
  select day + case extract(isodow from day)::integer when 4 then 4 when 5 then 4 when 6 then 3 else 2 end
  from (select (p_instant at time zone 'Europe/London')::date as day) d
$$;

-- Text as it is searched: in lower case, without the accents that people leave out.
create function public.plain_letters(p_text text) returns text
language sql immutable set search_path = '' as $$
  select translate(lower(p_text), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy')
$$;

-- The words that an enquiry is found by: its reference, names, organisation, the parts of its address, its message, and its telephone number
-- as dialled in the United Kingdom. A word with an apostrophe is there without it too, as many people type O'Neill.
create function public.words_of_enquiry(e public.enquiries) returns tsvector
language sql stable set search_path = '' as $$
  select array_to_tsvector(array(
    select distinct left(word, 100) from (
      select public.plain_letters(concat_ws(' ', e.reference, e.first_name, e.last_name, e.email, e.company_name, e.organisation,
        e.message, e.support, a.skills, a.experience)) as text
      from (select 1) one left join public.waitlist_applications a on a.enquiry_id = e.id
    ) s, unnest(
      regexp_split_to_array(s.text, '[^[:alnum:]]+')
      || regexp_split_to_array(regexp_replace(s.text, '[''’‘`]', '', 'g'), '[^[:alnum:]]+')
      || array[lower(e.email), lower(replace(e.reference, '-', '')),
        regexp_replace(regexp_replace(e.phone_number, '[^0-9]', '', 'g'), '^(0044|44)0?', '0')]
    ) as word where word <> ''))
$$;

create function public.keep_enquiry_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.enquiry_work (enquiry_id, reference, form_source, received_at, due_on, is_held, words)
  values (new.id, new.reference, new.form_source, new.created_at,
    coalesce(new.due_on, public.second_weekday_after(new.created_at)), new.quarantined, public.words_of_enquiry(new))
  on conflict (enquiry_id) do update set is_held = excluded.is_held, words = excluded.words;
  return null;
end
$$;
create trigger keep_enquiry_work after insert or update on public.enquiries
for each row execute function public.keep_enquiry_work();

-- What only the waitlist asks is stored after its enquiry.
create function public.keep_waitlist_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.enquiry_work w set words = public.words_of_enquiry(e)
  from public.enquiries e where e.id = new.enquiry_id and w.enquiry_id = e.id;
  return null;
end
$$;
create trigger keep_waitlist_words after insert or update on public.waitlist_applications
for each row execute function public.keep_waitlist_words();

-- Keeps what the person sees in their portal up to date.
create function public.follow_enquiry_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.enquiry_progress set state = new.state, state_changed_at = now()
  where enquiry_id = new.enquiry_id and state <> new.state;
  return null;
end
$$;
create trigger follow_enquiry_work after update of state on public.enquiry_work
for each row execute function public.follow_enquiry_work();

-- Stores one step of a team member: the changed columns of enquiry_work, the line of its history and the line of the audit log, or
-- nothing at all. p_change and p_event are JSON as text, with the names of the columns.
-- {"outcome": "done" | "changed" (somebody else was faster: nothing is stored) | "forbidden" | "missing" | "no_member" (the person it
-- is given to has left the team), "version"}
create function public.commit_enquiry_step(
  p_actor uuid, p_reference text, p_version integer, p_change text, p_event text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  work public.enquiry_work;
  old_owner uuid;
  before jsonb;
  event public.enquiry_events := jsonb_populate_record(null::public.enquiry_events, p_event::jsonb);
  actor text;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into work from public.enquiry_work where reference = p_reference for update;
  if work.enquiry_id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif work.version is distinct from p_version then
    return jsonb_build_object('outcome', 'changed', 'version', work.version);
  end if;
  old_owner := work.owner_id;
  if event.kind in ('contacted', 'call') then
    select jsonb_object_agg(key, to_jsonb(work) -> key) into before from jsonb_object_keys(p_change::jsonb) key;
  end if;
  work := jsonb_populate_record(work, p_change::jsonb);
  if work.owner_id is distinct from old_owner and work.owner_id is not null then
    -- Waits for anybody who is taking the role away at this moment.
    perform 1 from auth.users u where u.id = work.owner_id for key share;
    if not public.is_member(work.owner_id) then
      return jsonb_build_object('outcome', 'no_member');
    end if;
  end if;
  update public.enquiry_work set
    state = work.state, outcome = work.outcome, owner_id = work.owner_id, first_contact_at = work.first_contact_at,
    closed_at = work.closed_at, failed_tries = work.failed_tries, next_try_on = work.next_try_on, version = p_version + 1
  where enquiry_id = work.enquiry_id;
  select u.email into actor from auth.users u where u.id = p_actor;
  insert into public.enquiry_events (
    enquiry_id, version, actor_id, actor, kind, owner, reached, called_at, next_try_on, note, outcome, subject,
    before)
  values (work.enquiry_id, p_version + 1, p_actor, actor, event.kind, event.owner, event.reached, event.called_at,
    event.next_try_on, coalesce(event.note, ''), event.outcome, event.subject, before);
  perform public.note_action(p_actor, event.kind, 'enquiry', p_reference);
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- What the signed-in member is writing to the sender of an enquiry, under row level security; null for nothing.
-- {"version", "subject", "body", "saved_at"}
create function public.own_reply_draft(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(d) - 'enquiry_id' - 'author_id'
  from public.enquiries e join public.enquiry_reply_drafts d on d.enquiry_id = e.id where e.reference = p_reference
$$;

-- Saves what a member is writing, in place of what they saved before. {"outcome": "done" | "forbidden" | "missing"}
create function public.save_reply_draft(p_actor uuid, p_reference text, p_subject text, p_body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  enquiry uuid := (select e.id from public.enquiries e where e.reference = p_reference);
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  elsif enquiry is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  insert into public.enquiry_reply_drafts as d (enquiry_id, author_id, subject, body)
  values (enquiry, p_actor, p_subject, p_body)
  on conflict (enquiry_id, author_id) do update
  set subject = excluded.subject, body = excluded.body, version = d.version + 1, saved_at = now();
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Sends a member's saved reply to the sender of an enquiry: the step, its line of history with the text, the line of the audit log without it
-- and the email, or nothing at all. p_draft is the version of the draft that the member was shown, p_change what the step changes, and
-- p_email {"subject", "html", "text"}. A reply that was sent is not sent again.
-- {"outcome": "done" | "sent_already" | "no_draft" (not saved, or changed since) | "no_address" | "held", or what commit_enquiry_step()
-- returns}
create function public.send_enquiry_reply(
  p_actor uuid, p_reference text, p_version integer, p_draft integer, p_change text, p_email text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  work public.enquiry_work;
  draft public.enquiry_reply_drafts;
  email jsonb := p_email::jsonb;
  address text;
  answer jsonb;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into work from public.enquiry_work where reference = p_reference for update;
  if work.enquiry_id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  select * into draft from public.enquiry_reply_drafts where enquiry_id = work.enquiry_id and author_id = p_actor;
  if draft.enquiry_id is null and exists (select 1 from public.enquiry_events v
    where v.enquiry_id = work.enquiry_id and v.version = p_version + 1 and v.kind = 'replied' and v.actor_id = p_actor) then
    return jsonb_build_object('outcome', 'sent_already');
  elsif work.version is distinct from p_version then
    return jsonb_build_object('outcome', 'changed', 'version', work.version);
  elsif draft.version is distinct from p_draft then
    return jsonb_build_object('outcome', 'no_draft');
  elsif work.is_held then
    return jsonb_build_object('outcome', 'held');
  end if;
  select nullif(e.email, '') into address from public.enquiries e where e.id = work.enquiry_id;
  if address is null then
    return jsonb_build_object('outcome', 'no_address');
  end if;
  answer := public.commit_enquiry_step(p_actor, p_reference, p_version, p_change,
    jsonb_build_object('kind', 'replied', 'subject', draft.subject, 'note', draft.body,
      'next_try_on', p_change::jsonb -> 'next_try_on')::text);
  if answer ->> 'outcome' = 'done' then
    insert into public.outgoing_emails (enquiry_id, enquiry_version, kind, to_address, subject, html, body_text)
    values (work.enquiry_id, p_version + 1, 'enquiry_reply', address, email ->> 'subject', email ->> 'html', email ->> 'text');
    delete from public.enquiry_reply_drafts where enquiry_id = work.enquiry_id and author_id = p_actor;
  end if;
  return answer;
end
$$;

-- An unsent reply goes to the corrected address.
create function public.redirect_replies() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outgoing_emails set to_address = new.email
  where enquiry_id = new.id and kind = 'enquiry_reply' and status in ('pending', 'dead', 'held');
  return null;
end
$$;
create trigger redirect_replies after update of email on public.enquiries
for each row when (new.email is distinct from old.email and new.email is not null) execute function public.redirect_replies();

-- For operators, where there is no desk: sets the state of an enquiry. Returns whether there was one.
create function public.set_enquiry_state(p_reference text, p_state text) returns boolean
language sql security definer set search_path = '' as $$
  with changed as (
    update public.enquiry_work set state = p_state, version = version + 1,
      outcome = case when p_state = 'closed' then coalesce(outcome, 'not_for_us') end,
      closed_at = case when p_state = 'closed' then coalesce(closed_at, now()) end,
      first_contact_at = case when p_state = 'contacted' then coalesce(first_contact_at, now()) else first_contact_at end
    where reference = p_reference returning enquiry_id, version
  ), noted as (
    insert into public.enquiry_events (enquiry_id, version, actor, kind, outcome)
    select enquiry_id, version, 'database', case p_state when 'received' then 'reopened' else p_state end,
      case when p_state = 'closed' then 'not_for_us' end
    from changed
  )
  select exists (select 1 from changed)
$$;

-- Releases held enquiries, each with a line in its history and in the audit log, or none of them. p_references is a JSON list as text;
-- one that is no longer held is passed over. {"outcome": "done" | "forbidden", "count"}
create function public.release_enquiries(p_actor uuid, p_references text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  one text;
  released integer := 0;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  for one in select distinct r from jsonb_array_elements_text(p_references::jsonb) r order by r loop
    if public.release_enquiry(one) then
      with changed as (
        update public.enquiry_work set version = version + 1 where reference = one returning enquiry_id, version
      )
      insert into public.enquiry_events (enquiry_id, version, actor_id, actor, kind)
      select c.enquiry_id, c.version, u.id, u.email, 'released' from changed c, auth.users u where u.id = p_actor;
      perform public.note_action(p_actor, 'released', 'enquiry', one);
      released := released + 1;
    end if;
  end loop;
  return jsonb_build_object('outcome', 'done', 'count', released);
end
$$;

-- Deletes held enquiries with everything that belongs to them, each with a line in the audit log, or none of them. Same parameters and
-- result.
create function public.delete_held_enquiries(p_actor uuid, p_references text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  one text;
  deleted integer := 0;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  for one in select distinct r from jsonb_array_elements_text(p_references::jsonb) r order by r loop
    delete from public.enquiries where reference = one and quarantined;
    if found then
      perform public.note_action(p_actor, 'deleted', 'enquiry', one);
      deleted := deleted + 1;
    end if;
  end loop;
  return jsonb_build_object('outcome', 'done', 'count', deleted);
end
$$;

-- 3. One enquiry

-- The emails of an enquiry and how far each has got, without their text. "version" finds a reply's line of history.
create function public.desk_emails_of(p_actor uuid, p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'done', 'emails', (
    select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'version', o.enquiry_version, 'to', o.to_address,
      'status', o.status, 'attempts', o.attempts, 'next_attempt_at', o.next_attempt_at, 'sent_at', o.sent_at,
      'last_error_code', o.last_error_code, 'has_text', o.html is not null) order by o.kind, o.enquiry_version), '[]')
    from public.outgoing_emails o join public.enquiries e on e.id = o.enquiry_id where e.reference = p_reference));
end
$$;

-- What else we hold about the person who sent an enquiry, by their address: the account, and the latest 50 of their other enquiries; and the
-- companies that they may write for, by a member's address, the company's website or its name.
create function public.desk_same_address(p_actor uuid, p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text;
  named text;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select lower(e.email), lower(trim(coalesce(nullif(e.company_name, ''), e.organisation))) into address, named
  from public.enquiries e where e.reference = p_reference;
  return jsonb_build_object('outcome', 'done',
    'companies', (select coalesce(jsonb_agg(to_jsonb(k) order by k.name, k.id), '[]') from (
      select c.id, c.kind, c.name, c.state, min(k.how) as how from (
        select m.organisation_id as id, 'a_member' as how
        from auth.users u join public.organisation_members m on m.user_id = u.id where u.email = address
        union all select n.id, 'c_name' from public.organisations n where lower(n.name) = named
        union all select s.id, 'b_website' from public.organisations s
        where regexp_replace(lower(s.website), '^(https?://)?(www\.)?([^/:?#]+).*$', '\3') = split_part(address, '@', 2)
      ) k join public.organisations c on c.id = k.id group by c.id limit 10) k),
    'account', (select jsonb_build_object('created_at', u.created_at, 'is_verified', u.email_confirmed_at is not null,
        'role', u.raw_app_meta_data ->> 'role')
      -- The sign-in server stores addresses in lower case, and has an index of those that sign in with a password.
      from auth.users u where u.email = address and u.is_sso_user = false and u.deleted_at is null
      order by u.created_at limit 1),
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(s) order by s.received_at desc), '[]') from (
      select w.reference, w.form_source, w.received_at, w.state, w.is_held
      -- By address first: the planner would otherwise read all enquiries by age until it has found 50.
      from (select * from public.enquiries where lower(email) = address offset 0) e
      join public.enquiry_work w on w.enquiry_id = e.id
      where e.reference <> p_reference
      order by e.created_at desc limit 50) s));
end
$$;

-- Who is on the team, for team members only.
create function public.desk_members() returns table (id uuid, email text)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email::text
  -- One by one: the planner would otherwise read every account.
  from public.team_accounts t cross join lateral (select * from auth.users a where a.id = t.user_id offset 0) u
  where (select public.is_team()) and public.is_member(u.id)
  order by u.email
$$;

-- One enquiry with how far it has got, what only the waitlist asks, its history and consents, and who is on the team. It runs under row
-- level security, as the signed-in member; null for an enquiry that they may not see.
create function public.desk_enquiry(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'enquiry', to_jsonb(e),
    'work', to_jsonb(w) - 'words',
    'application', (select to_jsonb(a) from public.waitlist_applications a where a.enquiry_id = e.id),
    'history', (select coalesce(jsonb_agg(to_jsonb(h) order by h.id desc), '[]') from public.enquiry_events h where h.enquiry_id = e.id),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.purpose), '[]') from public.consent_records c where c.enquiry_id = e.id),
    'members', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from public.desk_members() m)
  )
  from public.enquiries e join public.enquiry_work w on w.enquiry_id = e.id
  where e.reference = p_reference
$$;

-- 4. The list of enquiries

-- The enquiries that have a word beginning with each typed one, latest first, up to a thousand. A telephone number may be typed with
-- spaces or from abroad. It is a function of its own because the index of words is not used under row level security.
create function public.enquiries_with_words(p_typed text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text := public.plain_letters(trim(p_typed));
  words text[];
begin
  if not public.is_team() then
    return;
  end if;
  if asked ~ '^\+?[0-9][0-9 ().-]*$' or asked ~ '^\(0[0-9 ().-]*$' then
    words := array[regexp_replace(regexp_replace(asked, '[^0-9]', '', 'g'), '^(0044|44)0?', '0')];
  else
    select array_agg(word) into words
    from unnest(regexp_split_to_array(asked, '\s+')) typed,
      unnest(case when typed ~ '@.' then array[typed] else regexp_split_to_array(regexp_replace(typed, '[''’‘`]', '', 'g'), '[^[:alnum:]]+') end) word
    where word <> '';
  end if;
  if words is null then
    return;
  end if;
  return query execute '
    select w.enquiry_id from public.enquiry_work w where w.words @@ $1::tsquery
    order by w.received_at desc, w.enquiry_id desc limit 1000'
  -- A word of a tsquery doubles quotation marks and backslashes; quote_literal() would write them as a PostgreSQL string.
  using (select string_agg('''' || regexp_replace(word, '([''\\])', '\1\1', 'g') || ''':*', ' & ') from unnest(words) word);
end
$$;

-- A page of the list, as the signed-in member: under row level security, by the key of the row before, never by an offset. p_owner is an
-- account, 'me' or 'nobody'. A search covers every tab. sorted_at is text, to the microsecond: it goes into an address, and the two
-- editions write timestamps in different ways.
create function public.desk_enquiries(
  p_tab text, p_today date, p_typed text default '', p_source text default null, p_owner text default null,
  p_is_reversed boolean default false, p_after_day date default null, p_after_at timestamptz default null,
  p_after_id uuid default null, p_rows integer default 51)
returns table (
  enquiry_id uuid, reference text, form_source text, first_name text, last_name text, email text, organisation text,
  received_at timestamptz, due_on date, next_try_on date, sorted_at text, owner_id uuid, state text, is_held boolean,
  held_because text, written text, version integer, outcome text, closed_at timestamptz)
-- Planned anew with each call's own values: every condition that does not apply then falls away, and each tab uses its own index. At
-- 100,000 rows each tab reads about 105 rows of the tables.
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  is_search boolean := trim(p_typed) <> '';
  found uuid[] := case when is_search then array(select public.enquiries_with_words(p_typed)) end;
  me uuid := (select a.id from public.current_account() a);
  -- By the day promised where somebody is waiting; otherwise by one moment, latest first.
  is_by_day boolean := not is_search and p_tab not in ('closed', 'held');
  is_by_closing boolean := not is_search and p_tab = 'closed';
  is_falling boolean := p_is_reversed = is_by_day;
begin
  return query
  select p.enquiry_id, p.reference, p.form_source, e.first_name, e.last_name, e.email,
    coalesce(nullif(e.company_name, ''), nullif(e.organisation, '')), p.received_at, p.due_on, p.next_try_on,
    to_char(p.moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p.owner_id, p.state, p.is_held, e.quarantine_reason,
    left(coalesce(nullif(e.message, ''), nullif(e.support, ''), (
      select concat_ws(' ', nullif(a.skills, ''), nullif(a.experience, ''))
      from public.waitlist_applications a where a.enquiry_id = p.enquiry_id), ''), 2000), p.version, p.outcome, p.closed_at
  from (
    select row_number() over () as place, sorted.* from (
      select w.* from (
        select q.*, case when is_by_closing then q.closed_at else q.received_at end as moment from public.enquiry_work q) w
      where case when is_search then w.enquiry_id = any (found) else
          case p_tab
            when 'due' then w.state = 'received' and not w.is_held and w.due_on = p_today
            when 'overdue' then w.state = 'received' and not w.is_held and w.due_on < p_today
            when 'new' then w.state = 'received' and w.owner_id is null and not w.is_held
            when 'mine' then w.owner_id = me and w.state <> 'closed' and not w.is_held
            when 'tries' then w.next_try_on <= p_today and w.state <> 'closed' and not w.is_held
            when 'waiting' then w.state = 'contacted' and w.next_try_on is null and not w.is_held
            when 'held' then w.is_held
            when 'closed' then w.state = 'closed' and not w.is_held
            else w.state <> 'closed' and not w.is_held
          end
        end
        and (p_source is null or w.form_source = p_source)
        and case p_owner
          when 'me' then w.owner_id = me
          when 'nobody' then w.owner_id is null
          else p_owner is null or w.owner_id = p_owner::uuid
        end
        and (p_after_id is null or case
          when is_by_day and is_falling then (w.due_on, w.moment, w.enquiry_id) < (p_after_day, p_after_at, p_after_id)
          when is_by_day then (w.due_on, w.moment, w.enquiry_id) > (p_after_day, p_after_at, p_after_id)
          when is_falling then (w.moment, w.enquiry_id) < (p_after_at, p_after_id)
          else (w.moment, w.enquiry_id) > (p_after_at, p_after_id)
        end)
      order by
        case when is_by_day and is_falling then w.due_on end desc, case when is_by_day and not is_falling then w.due_on end,
        case when is_falling then w.moment end desc, case when not is_falling then w.moment end,
        case when is_falling then w.enquiry_id end desc, case when not is_falling then w.enquiry_id end
      limit least(p_rows, 501)
    ) sorted
  ) p
  join public.enquiries e on e.id = p.enquiry_id
  order by p.place;
end
$$;

-- How many enquiries are behind each tab, counted up to a thousand.
create function public.desk_enquiry_counts(p_today date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'open', (select count(*) from (
      select 1 from public.enquiry_work where state <> 'closed' and not is_held order by due_on limit 1000) s),
    'due', (select count(*) from (
      select 1 from public.enquiry_work where state = 'received' and not is_held and due_on = p_today order by received_at limit 1000) s),
    'overdue', (select count(*) from (
      select 1 from public.enquiry_work where state = 'received' and not is_held and due_on < p_today order by due_on limit 1000) s),
    'new', (select count(*) from (
      select 1 from public.enquiry_work where state = 'received' and owner_id is null and not is_held order by due_on limit 1000) s),
    'mine', (select count(*) from (
      select 1 from public.enquiry_work
      where owner_id = (select a.id from public.current_account() a) and state <> 'closed' and not is_held order by due_on limit 1000) s),
    'tries', (select count(*) from (
      select 1 from public.enquiry_work
      where next_try_on <= p_today and state <> 'closed' and not is_held order by due_on limit 1000) s),
    'waiting', (select count(*) from (
      select 1 from public.enquiry_work
      where state = 'contacted' and next_try_on is null and not is_held order by due_on limit 1000) s),
    'held', (select count(*) from (select 1 from public.enquiry_work where is_held order by received_at limit 1000) s),
    'closed', (select count(*) from (
      select 1 from public.enquiry_work where state = 'closed' and not is_held order by closed_at limit 1000) s)
  )
$$;

-- 5. Figures

-- What the page of figures is worked out from, as the signed-in member, under row level security: the newest 20,000 enquiries since a
-- moment, at most 91 days back, each as [source, received, due, first contact, closed]; and how many are open now, for each owner ('' for
-- somebody who has left the team), day received and day promised. Held ones are left out. {"enquiries", "open"}
create function public.enquiry_figures(p_from timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('enquiries', (
    select coalesce(jsonb_agg(jsonb_build_array(w.form_source, w.received_at, w.due_on, w.first_contact_at, w.closed_at)), '[]')
    from (
      select * from public.enquiry_work e
      where e.received_at >= greatest(p_from, now() - interval '91 days') and not e.is_held
      order by e.received_at desc limit 20000
    ) w
  ), 'open', (
    select coalesce(jsonb_agg(to_jsonb(o)), '[]') from (
      select (w.received_at at time zone 'Europe/London')::date as received_on, w.due_on, w.state = 'received' as is_waiting,
        case when w.owner_id is not null then coalesce(m.email, '') end as owner, count(*) as count
      from public.enquiry_work w left join public.desk_members() m on m.id = w.owner_id
      where w.state <> 'closed' and not w.is_held
      group by 1, 2, 3, 4
    ) o
  ))
$$;

-- The same enquiries already counted: by source and by what decides whether the promise was kept, and how long a first contact took. The
-- caller decides which hours count: p_hours has the office hours of each working day since p_from, in order, as seconds since 1970
-- ([[opens, closes]]).
-- {"came": [{"source", "contacted_in_time", "closed_in_time", "is_day_over", "count"}], "contact": {"count", "median_minutes",
-- "most_minutes"}, "open": as in enquiry_figures()}
create function public.desk_figures(p_from timestamptz, p_today date, p_hours text) returns jsonb
language sql stable set search_path = '' as $$
  with hours as materialized (
    select d.opens, d.closes, row_number() over (order by d.opens)::integer as number,
      coalesce(sum(d.closes - d.opens) over (order by d.opens rows between unbounded preceding and 1 preceding), 0) as before
    from (
      select (j ->> 0)::double precision as opens, (j ->> 1)::double precision as closes from jsonb_array_elements(p_hours::jsonb) j
    ) d
  ), came as materialized (
    select w.form_source, extract(epoch from w.received_at)::double precision as received,
      extract(epoch from w.first_contact_at)::double precision as contacted,
      (w.first_contact_at at time zone 'Europe/London')::date <= w.due_on as contacted_in_time,
      (w.closed_at at time zone 'Europe/London')::date <= w.due_on as closed_in_time,
      w.due_on < p_today as is_day_over
    from public.enquiry_work w
    where w.received_at >= greatest(p_from, now() - interval '91 days') and not w.is_held
    order by w.received_at desc limit 20000
  ), times as (
    -- The office hours that had passed at the first contact, less those at the arrival: of all days before, and of the last that had begun.
    select greatest(0, coalesce(u.before + least(c.contacted, u.closes) - u.opens, 0)
      - coalesce(f.before + least(c.received, f.closes) - f.opens, 0)) / 60 as minutes
    from came c
    left join hours f on f.number = width_bucket(c.received, (select array_agg(h.opens order by h.opens) from hours h))
    left join hours u on u.number = width_bucket(c.contacted, (select array_agg(h.opens order by h.opens) from hours h))
    where c.contacted is not null
  )
  select jsonb_build_object(
    'came', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from (
      select c.form_source as source, c.contacted_in_time, c.closed_in_time, c.is_day_over, count(*) as count
      from came c group by 1, 2, 3, 4) g),
    -- The nearest rank, so that each is a time that really occurred.
    'contact', (select jsonb_build_object('count', r.count, 'median_minutes', r.ranks[1], 'most_minutes', r.ranks[2]) from (
      select count(*) as count, percentile_disc(array[0.5, 0.9]) within group (order by t.minutes) as ranks from times t) r),
    'open', (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from (
      select (w.received_at at time zone 'Europe/London')::date as received_on, w.due_on, w.state = 'received' as is_waiting,
        case when w.owner_id is not null then coalesce(m.email, '') end as owner, count(*) as count
      from public.enquiry_work w left join public.desk_members() m on m.id = w.owner_id
      where w.state <> 'closed' and not w.is_held
      group by 1, 2, 3, 4
    ) o))
$$;

-- 6. What waits for the team, and the daily email

-- What waits for the team, each counted up to 100. p_today is the UK date.
create function public.desk_waiting(p_actor uuid, p_today date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'found',
    'overdue', (select count(*) from (select 1 from public.enquiry_work w
      where w.state = 'received' and not w.is_held and w.due_on < p_today order by w.due_on limit 100) s),
    'due_today', (select count(*) from (select 1 from public.enquiry_work w
      where w.state = 'received' and not w.is_held and w.due_on = p_today order by w.received_at limit 100) s),
    'new', (select count(*) from (select 1 from public.enquiry_work w
      where w.state = 'received' and w.owner_id is null and not w.is_held order by w.due_on limit 100) s),
    'tries', (select count(*) from (select 1 from public.enquiry_work w
      where w.next_try_on <= p_today and w.state <> 'closed' and not w.is_held order by w.due_on limit 100) s),
    'held', (select count(*) from (select 1 from public.enquiry_work w where w.is_held order by w.received_at limit 100) s),
    'subject_requests', (select count(*) from (select 1 from public.subject_requests q
      where q.done_at is null order by q.due_on limit 100) s),
    'subject_requests_late', (select count(*) from (select 1 from public.subject_requests q
      where q.done_at is null and q.due_on < p_today order by q.due_on limit 100) s),
    'dead_emails', (select count(*) from (select 1 from public.outgoing_emails o
      where o.status = 'dead' order by o.created_at limit 100) s),
    'unsent_emails', (select count(*) from (select 1 from public.outgoing_emails o
      where o.status in ('pending', 'sending') order by o.created_at limit 100) s),
    'companies', (select count(*) from (select 1 from public.organisations c
      where c.waits_since is not null order by c.waits_since, c.id limit 100) s),
    'jobs', (select count(*) from (select 1 from public.jobs j
      where j.review = 'asked' order by j.review_asked_at, j.id limit 100) s),
    'reports', (select count(*) from (select 1 from public.message_reports r
      where r.closed_at is null order by r.reported_at, r.id limit 100) s));
end
$$;

-- The ten things that have waited longest, of all kinds, as "is_oldest", and of the enquiries that are due first, or due another try, fifty each,
-- among which one may be urgent. p_today is the UK date. A held enquiry or an email that was given up on stands for all of them. {"outcome", "tasks": [{"kind", "subject"
-- (what its page is found by), "name", "since", "due_on", "count", "about" (of an enquiry what was written, of a data request whose data it asks
-- about), "source" (the form of an enquiry), "is_oldest"}]}
create function public.desk_tasks(p_actor uuid, p_today date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'found', 'tasks', (select coalesce(jsonb_agg(to_jsonb(t) order by t.since, t.subject), '[]') from (
    select waiting.*, row_number() over (order by waiting.since, waiting.subject) <= 10 as is_oldest from (
      (select 'enquiry' as kind, w.reference as subject,
        concat_ws(', ', e.first_name || ' ' || e.last_name, e.company_name, e.organisation) as name,
        w.received_at as since, w.due_on, 1 as count,
        left(coalesce(nullif(e.message, ''), nullif(e.support, ''), (
          select concat_ws(' ', nullif(a.skills, ''), nullif(a.experience, ''))
          from public.waitlist_applications a where a.enquiry_id = w.enquiry_id), ''), 2000) as about, w.form_source as source
        from public.enquiry_work w join public.enquiries e on e.id = w.enquiry_id
        where w.state = 'received' and not w.is_held and (w.next_try_on is null or w.next_try_on <= p_today)
        order by w.due_on, w.received_at limit 50)
      union all (select 'try', w.reference,
        concat_ws(', ', e.first_name || ' ' || e.last_name, e.company_name, e.organisation), w.received_at, w.next_try_on, 1,
        left(coalesce(nullif(e.message, ''), nullif(e.support, ''), (
          select concat_ws(' ', nullif(a.skills, ''), nullif(a.experience, ''))
          from public.waitlist_applications a where a.enquiry_id = w.enquiry_id), ''), 2000), w.form_source
        from public.enquiry_work w join public.enquiries e on e.id = w.enquiry_id
        where w.next_try_on <= p_today and w.state = 'contacted' and not w.is_held order by w.due_on, w.received_at limit 50)
      union all (select case c.kind when 'partner' then 'partner' else 'company' end, c.id::text, c.name, c.waits_since, null, 1, '', null
        from public.organisations c
        where c.waits_since is not null order by c.waits_since, c.id limit 10)
      union all (select 'job', j.id, j.title, j.review_asked_at, null, 1, '', null from public.jobs j
        where j.review = 'asked' order by j.review_asked_at, j.id limit 10)
      union all (select 'report', r.id::text, r.reason, r.reported_at, null, 1, '', null from public.message_reports r
        where r.closed_at is null order by r.reported_at, r.id limit 10)
      union all (select 'subject_request', q.id::text, q.kind, q.received_on::timestamp at time zone 'Europe/London', q.due_on, 1, coalesce(q.email, ''), null
        from public.subject_requests q where q.done_at is null order by q.due_on, q.id limit 10)
      union all (select 'held', '', '', min(h.received_at), null, count(*)::integer, '', null from (
        select w.received_at from public.enquiry_work w where w.is_held order by w.received_at limit 100) h having count(*) > 0)
      union all (select 'dead_email', '', '', min(d.created_at), null, count(*)::integer, '', null from (
        select o.created_at from public.outgoing_emails o where o.status = 'dead' order by o.created_at limit 100) d having count(*) > 0)
    ) waiting) t where t.is_oldest or t.kind in ('enquiry', 'try')));
end
$$;

-- What live hiring came to since a day, in counts alone: the team reads no application.
-- {"outcome", "companies" and "live_jobs" (now), "applications", "due" and "answered" (those sent since then whose answer was due or came,
-- and those answered in time), "hires" (offers accepted since then that still stand, whoever has started by now)}
create function public.desk_hiring_figures(p_actor uuid, p_from date, p_today date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'found',
    'companies', (select count(*) from public.organisations c where c.state = 'approved' and c.kind = 'employer'),
    'live_jobs', (select count(*) from public.job_search),
    'applications', (select count(*) from public.applications a where a.applied_on >= p_from),
    'due', (select count(*) from public.applications a
      where a.applied_on >= p_from and a.answer_due_on is not null and (a.answered_on is not null or a.answer_due_on < p_today)),
    'answered', (select count(*) from public.applications a where a.applied_on >= p_from and a.answered_on <= a.answer_due_on),
    'hires', (select count(distinct a.id) from public.application_events e join public.applications a on a.id = e.application_id
      where e.by_side = 'candidate' and e.kind = 'accepted' and e.happened_on >= p_from and a.stage in ('accepted', 'hired')));
end
$$;

-- What is waiting on a day, and which members want to be told and have not been yet: nobody when nothing is due, overdue or waiting.
-- {"overdue", "due", "tries", "subjects", "companies", "jobs", "reports", "members": [{"id", "mine"}]}
create function public.digests_due(p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  counts jsonb;
begin
  select jsonb_build_object('overdue', count(*) filter (where w.due_on < p_day), 'due', count(*) filter (where w.due_on = p_day))
  into counts from public.enquiry_work w where w.state = 'received' and not w.is_held and w.due_on <= p_day;
  counts := counts || jsonb_build_object(
    'tries', (select count(*) from public.enquiry_work w
      where w.state <> 'closed' and not w.is_held and w.next_try_on <= p_day),
    'subjects', (select count(*) from public.subject_requests q where q.done_at is null and q.due_on <= p_day),
    'companies', (select count(*) from public.organisations c where c.waits_since is not null),
    'jobs', (select count(*) from public.jobs j where j.review = 'asked'),
    'reports', (select count(*) from public.message_reports r where r.closed_at is null)
  );
  if (select max(value::integer) from jsonb_each_text(counts)) = 0 then
    return counts || '{"members": []}';
  end if;
  return counts || jsonb_build_object(
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'mine', (
        select count(*) from public.enquiry_work w
        where w.owner_id = u.id and w.state = 'received' and not w.is_held and w.due_on <= p_day
      ))), '[]')
      from auth.users u
      where u.raw_app_meta_data ->> 'role' = 'team' and public.is_member(u.id)
        and not exists (select 1 from public.digest_choices c where c.user_id = u.id and not c.wants_digest)
        and not exists (select 1 from public.team_digests d where d.user_id = u.id and d.day = p_day)));
end
$$;

-- Stores the daily email of a member. Returns false if they have it already, want none or are not on the team.
create function public.queue_digest(
  p_user_id uuid, p_day date, p_subject text, p_html text, p_text text, p_stop_url text
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_member(p_user_id)
    or exists (select 1 from public.digest_choices c where c.user_id = p_user_id and not c.wants_digest) then
    return false;
  end if;
  insert into public.team_digests (user_id, day) values (p_user_id, p_day) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
  select u.id, 'team_digest', u.email, p_subject, p_html, p_text, p_stop_url from auth.users u where u.id = p_user_id;
  return true;
end
$$;

-- Stores whether a member wants the daily email, chosen on the desk or by the link in the email. For somebody who does not, one that is
-- waiting is not sent. Returns false when they are not on the team.
create function public.choose_digest(p_actor uuid, p_wants boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.note_action(p_actor, case when p_wants then 'switched_on' else 'switched_off' end, 'daily_email', p_actor::text) then
    return false;
  end if;
  insert into public.digest_choices (user_id, wants_digest) values (p_actor, p_wants)
  on conflict (user_id) do update set wants_digest = excluded.wants_digest, changed_at = now();
  if not p_wants then
    delete from public.outgoing_emails where account_id = p_actor and kind = 'team_digest' and status = 'pending';
  end if;
  return true;
end
$$;

-- Rights

revoke all on function
  public.second_weekday_after, public.plain_letters, public.words_of_enquiry, public.keep_enquiry_work, public.keep_waitlist_words, public.follow_enquiry_work,
  public.commit_enquiry_step, public.own_reply_draft, public.save_reply_draft, public.send_enquiry_reply, public.redirect_replies,
  public.set_enquiry_state, public.release_enquiries, public.delete_held_enquiries, public.desk_emails_of, public.desk_same_address,
  public.desk_members, public.desk_enquiry, public.enquiries_with_words, public.desk_enquiries, public.desk_enquiry_counts,
  public.enquiry_figures, public.desk_figures, public.desk_waiting, public.desk_tasks, public.desk_hiring_figures, public.digests_due, public.queue_digest, public.choose_digest
from public, anon, authenticated, service_role;
grant execute on function
  public.commit_enquiry_step, public.save_reply_draft, public.send_enquiry_reply, public.set_enquiry_state, public.release_enquiries,
  public.delete_held_enquiries, public.desk_emails_of, public.desk_same_address, public.desk_waiting, public.desk_tasks,
  public.desk_hiring_figures, public.digests_due,
  public.queue_digest, public.choose_digest
to service_role;
grant execute on function
  public.own_reply_draft, public.desk_members, public.desk_enquiry, public.enquiries_with_words, public.desk_enquiries,
  public.desk_enquiry_counts, public.enquiry_figures, public.desk_figures
to authenticated;
