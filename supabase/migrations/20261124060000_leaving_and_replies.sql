-- Leaving: what an employer is told at the address of an application whose person has deleted their account, and the email that confirms
-- the deletion. The desk: replies by email to enquiries, and no requests from candidates, who need no approval.

-- 1. Applications of people who have left

-- The reference that the employer knew, kept after the person has gone so that its page says what happened. It says nothing about the
-- person, and does not lead to what is left of the application, which has another reference.
create table public.withdrawn_applications (
  reference text primary key check (reference ~ '^A-[0-9A-Z]{6}$'),
  company_id uuid not null references public.companies (id) on delete cascade,
  job_id text not null references public.jobs (id) on delete cascade,
  -- False if the application had ended in another way before the person left.
  is_withdrawn boolean not null,
  ended_on date not null
);
create index withdrawn_applications_of_a_company on public.withdrawn_applications (company_id);
create index withdrawn_applications_of_a_job on public.withdrawn_applications (job_id);
create index withdrawn_applications_ended_on on public.withdrawn_applications (ended_on);
alter table public.withdrawn_applications enable row level security;
revoke all on public.withdrawn_applications from public, anon, authenticated, service_role;
-- The members who could have opened the application.
create policy withdrawn_from_own_company on public.withdrawn_applications for select to authenticated using (
  company_id = (select m.company_id from public.my_membership() m where m.see_applicants and m.state = 'approved')
);
grant select on public.withdrawn_applications to authenticated, service_role;

-- What is left at the reference of a deleted application, under row level security; null if the asker may not see it or there is none.
-- {"reference", "job_id", "job_title", "is_withdrawn", "ended_on"}
create function public.withdrawn_application(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(w) - 'company_id' || jsonb_build_object('job_title', j.title)
  from public.withdrawn_applications w join public.jobs j on j.id = w.job_id where w.reference = p_reference
$$;
revoke all on function public.withdrawn_application(text) from public, anon, authenticated, service_role;
grant execute on function public.withdrawn_application(text) to authenticated;

-- When a person goes, their open applications are withdrawn and all their applications are forgotten. The references stay for the
-- employers, except those of companies from which the person was hidden: for them there was nothing to see.
create or replace function public.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
begin
  insert into public.withdrawn_applications (reference, company_id, job_id, is_withdrawn, ended_on)
  select a.reference, a.company_id, a.job_id, a.ended_on is null or a.stage = 'withdrawn', coalesce(a.ended_on, today)
  from public.applications a where a.person_id = old.person_id and not a.is_hidden
  on conflict (reference) do nothing;
  insert into public.application_events (application_id, happened_on, version, kind, by_side)
  select a.id, today, a.version + 1, 'withdrawn', 'candidate' from public.applications a
  where a.person_id = old.person_id and a.ended_on is null;
  update public.applications
  set stage = 'withdrawn', version = version + 1, changed_on = today, changed_by = 'candidate', waits_since = null,
    ended_on = today
  where person_id = old.person_id and ended_on is null;
  perform public.forget_applications(array(select a.id from public.applications a where a.person_id = old.person_id));
  return old;
end
$$;

-- 2. Kinds of email

alter table public.outgoing_emails
  -- Of a reply: the version of the enquiry that sending it made, which finds its line of history. 0 for every other email.
  add column enquiry_version integer not null default 0,
  drop constraint outgoing_emails_kind_check,
  drop constraint each_email_has_its_cause,
  drop constraint outgoing_emails_enquiry_id_kind_key;
alter table public.outgoing_emails
  add constraint one_email_of_each_kind unique (enquiry_id, kind, enquiry_version),
  add constraint outgoing_emails_kind_check
    check (kind in (
      'confirmation', 'notification', 'role_request', 'account_deleted', 'role_answer', 'role_question', 'team_digest',
      'company_request', 'company_answer', 'company_invitation', 'job_answer', 'application_update', 'applicants_digest',
      'job_alert_confirmation', 'job_alert', 'deletion_confirmed', 'enquiry_reply')),
  add constraint each_email_has_its_cause check (
    (enquiry_id is not null) = (kind in ('confirmation', 'notification', 'enquiry_reply'))
    and (role_request_id is not null) = (kind = 'role_request')
    and (account_id is not null) = (kind in (
      'role_answer', 'role_question', 'team_digest', 'company_request', 'company_answer', 'job_answer', 'application_update',
      'applicants_digest'))
    and (saved_search_id is not null) = (kind in ('job_alert_confirmation', 'job_alert'))
    and (enquiry_version > 0) = (kind = 'enquiry_reply')
  );
-- Emails that confirm a deletion are soon deleted themselves.
create index outgoing_emails_confirming_a_deletion on public.outgoing_emails (created_at) where kind = 'deletion_confirmed';

-- Deletes an account at its owner's wish, as delete_account() does, and owes their verified address an email that confirms it:
-- p_confirmation is {"subject", "html", "text"}. Answers what delete_account() answers.
create function public.delete_own_account(
  p_user_id uuid, p_to_address text, p_subject text, p_html text, p_body_text text, p_confirmation text
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  email jsonb := p_confirmation::jsonb;
  address text := (select u.email from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null);
  deleted integer := public.delete_account(p_user_id, p_to_address, p_subject, p_html, p_body_text);
begin
  if deleted >= 0 and address is not null then
    insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
    values ('deletion_confirmed', address, email ->> 'subject', email ->> 'html', email ->> 'text');
  end if;
  return deleted;
end
$$;
revoke all on function public.delete_own_account(uuid, text, text, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function public.delete_own_account(uuid, text, text, text, text, text) to service_role;

-- The titles of the jobs and the names of the companies that a copy of an account's data mentions by their number, so that its owner can
-- read it. {"jobs": {id: title}, "companies": {id: name}}
create function public.account_data_names(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
  with me as (select p.person_id from public.candidate_profiles p where p.user_id = p_user_id),
  job_ids as (
    select k.job_id from public.kept_jobs k join me on me.person_id = k.person_id
    union select a.job_id from public.applications a join me on me.person_id = a.person_id
    union select e.job_id from public.job_events e where e.actor_id = p_user_id
  ), company_ids as (
    select a.company_id from public.applications a join me on me.person_id = a.person_id
    union select h.company_id from public.hidden_companies h join me on me.person_id = h.person_id
    union select m.company_id from public.company_members m where m.user_id = p_user_id
    union select e.company_id from public.company_events e where e.actor_id = p_user_id
  )
  select jsonb_build_object(
    'jobs', (select coalesce(jsonb_object_agg(j.id, j.title), '{}') from job_ids i join public.jobs j on j.id = i.job_id),
    'companies', (select coalesce(jsonb_object_agg(c.id, c.name), '{}')
      from company_ids i join public.companies c on c.id = i.company_id))
$$;
revoke all on function public.account_data_names(uuid) from public, anon, authenticated, service_role;
grant execute on function public.account_data_names(uuid) to service_role;

-- 3. Replies to enquiries

alter table public.enquiry_events
  drop constraint enquiry_events_kind_check,
  drop constraint enquiry_events_note_check,
  -- Of a reply by email; its words are the note.
  add column subject text check (char_length(subject) between 1 and 150);
alter table public.enquiry_events
  add constraint enquiry_events_kind_check check (kind in (
    'taken', 'given', 'left', 'contacted', 'call', 'replied', 'closed', 'reopened', 'corrected', 'released')),
  add constraint enquiry_events_note_check check (char_length(note) <= case kind when 'replied' then 5000 else 2000 end),
  add constraint a_reply_has_a_subject check ((subject is not null) = (kind = 'replied'));

-- What a member is writing to the sender of an enquiry, until it is sent: one draft for each member and enquiry.
create table public.enquiry_reply_drafts (
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  -- Each time it is saved is one more.
  version integer not null default 1,
  subject text not null check (char_length(subject) between 1 and 150),
  body text not null check (char_length(body) between 1 and 5000),
  saved_at timestamptz not null default now(),
  primary key (enquiry_id, author_id)
);
create index enquiry_reply_drafts_of_an_author on public.enquiry_reply_drafts (author_id);
create index enquiry_reply_drafts_saved_at on public.enquiry_reply_drafts (saved_at);
alter table public.enquiry_reply_drafts enable row level security;
revoke all on public.enquiry_reply_drafts from public, anon, authenticated, service_role;
create policy own_reply_drafts on public.enquiry_reply_drafts for select to authenticated using (
  (select public.is_team()) and author_id = (select a.id from public.current_account() a)
);
grant select on public.enquiry_reply_drafts to authenticated, service_role;

-- What the asker is writing to the sender of an enquiry, under row level security; null for nothing.
-- {"version", "subject", "body", "saved_at"}
create function public.own_reply_draft(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(d) - 'enquiry_id' - 'author_id'
  from public.enquiries e join public.enquiry_reply_drafts d on d.enquiry_id = e.id where e.reference = p_reference
$$;
revoke all on function public.own_reply_draft(text) from public, anon, authenticated, service_role;
grant execute on function public.own_reply_draft(text) to authenticated;

-- Saves what a member is writing, in place of what they had saved. {"outcome": "done" | "forbidden" | "missing"}
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

-- Keeps one step of a member about an enquiry: the changed columns of enquiry_work, the line of its history and the line of
-- the audit log, or nothing of it. p_change and p_event are JSON as text, with the columns' names.
-- {"outcome": "done" | "changed" (somebody was faster: nothing is kept) | "forbidden" | "missing" | "no_member" (whom it is
-- given to has left the team), "version"}
create or replace function public.commit_enquiry_step(
  p_actor uuid, p_reference text, p_version integer, p_change text, p_event text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  work public.enquiry_work;
  old_owner uuid;
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
  work := jsonb_populate_record(work, p_change::jsonb);
  if work.owner_id is distinct from old_owner and work.owner_id is not null then
    -- Whoever takes the role away at this moment is waited for.
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
    enquiry_id, version, actor_id, actor, kind, owner, reached, called_at, next_try_on, note, outcome, subject)
  values (work.enquiry_id, p_version + 1, p_actor, actor, event.kind, event.owner, event.reached, event.called_at,
    event.next_try_on, coalesce(event.note, ''), event.outcome, event.subject);
  perform public.note_action(p_actor, event.kind, 'enquiry', p_reference);
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- Sends a member's saved reply to the sender of an enquiry: the step, its line of history with the words, the line of the audit log
-- without them and the email, or nothing at all. p_draft is the version of the draft that the member was shown, p_change what the step
-- changes, and p_email {"subject", "html", "text"}. A reply that has been sent is not sent again.
-- {"outcome": "done" | "sent_already" | "no_draft" (not saved, or changed since) | "no_address" | "held", and the answers of
-- commit_enquiry_step()}
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
    jsonb_build_object('kind', 'replied', 'subject', draft.subject, 'note', draft.body)::text);
  if answer ->> 'outcome' = 'done' then
    insert into public.outgoing_emails (enquiry_id, enquiry_version, kind, to_address, subject, html, body_text)
    values (work.enquiry_id, p_version + 1, 'enquiry_reply', address, email ->> 'subject', email ->> 'html', email ->> 'text');
    delete from public.enquiry_reply_drafts where enquiry_id = work.enquiry_id and author_id = p_actor;
  end if;
  return answer;
end
$$;

-- A reply that has not gone out yet goes to the address as it is corrected.
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

-- The emails of an enquiry and how far each is, without what they say. "version" finds a reply's line of history.
create or replace function public.desk_emails_of(p_actor uuid, p_reference text) returns jsonb
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

-- Everything that is kept under an email address in any spelling of its case, with what the team wrote about each enquiry and to its
-- sender; which member wrote it is that member's data.
create or replace function public.personal_data_of(p_email text) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object(
    'waitlist_application', (select to_jsonb(w) - 'enquiry_id' from public.waitlist_applications w where w.enquiry_id = e.id),
    'consents', (select jsonb_agg(to_jsonb(c) - 'enquiry_id' order by c.purpose) from public.consent_records c where c.enquiry_id = e.id),
    'emails', (select jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at) order by o.kind)
      from public.outgoing_emails o where o.enquiry_id = e.id),
    'how_far', (select to_jsonb(w) - 'enquiry_id' - 'owner_id' - 'words' from public.enquiry_work w where w.enquiry_id = e.id),
    'what_was_done', (select coalesce(jsonb_agg(to_jsonb(v) - 'enquiry_id' - 'actor_id' - 'actor' - 'owner' order by v.id), '[]')
      from public.enquiry_events v where v.enquiry_id = e.id),
    'reply_drafts', (select coalesce(jsonb_agg(to_jsonb(d) - 'enquiry_id' - 'author_id' order by d.saved_at), '[]')
      from public.enquiry_reply_drafts d where d.enquiry_id = e.id),
    'log', (select coalesce(jsonb_agg(jsonb_build_object('happened_at', l.happened_at, 'action', l.action) order by l.id), '[]')
      from public.audit_log l where l.subject_kind = 'enquiry' and l.subject = e.reference)
  ) order by e.created_at), '[]')
  from public.enquiries e where lower(e.email) = lower(p_email)
$$;

revoke all on function
  public.save_reply_draft(uuid, text, text, text), public.redirect_replies(),
  public.send_enquiry_reply(uuid, text, integer, integer, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.save_reply_draft(uuid, text, text, text), public.send_enquiry_reply(uuid, text, integer, integer, text, text)
to service_role;

-- 4. Retention

-- References of deleted applications go six months after the application ended, as an application's own details do; a draft a week
-- after it was last saved; an email that confirms a deletion a day after it was sent, and a week after it was written if it never was.
-- Answers the most rows that one of the steps deleted.
create function public.purge_leaving(p_rows integer) returns integer
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  done integer;
  most integer := 0;
begin
  delete from public.withdrawn_applications where reference in (
    select w.reference from public.withdrawn_applications w
    where w.ended_on < (now() - interval '6 months')::date order by w.ended_on limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.enquiry_reply_drafts where (enquiry_id, author_id) in (
    select d.enquiry_id, d.author_id from public.enquiry_reply_drafts d
    where d.saved_at < now() - interval '7 days' order by d.saved_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.outgoing_emails where id in (
    select o.id from public.outgoing_emails o
    where o.kind = 'deletion_confirmed' and o.created_at < now() - interval '1 day' and o.status <> 'sending'
      and (o.sent_at < now() - interval '1 day' or o.created_at < now() - interval '7 days')
    order by o.created_at limit p_rows);
  get diagnostics done = row_count;
  return greatest(most, done);
end
$$;

-- At most p_rows of each kind, oldest first. {"enquiries_deleted", "emails_emptied", "is_finished" (false if more may be past their time)}
create or replace function public.purge_expired(p_rows integer default 10000) returns jsonb
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  kept_for_a_day timestamptz := now() - interval '1 day';
  kept_for_a_week timestamptz := now() - interval '7 days';
  kept_for_a_month timestamptz := now() - interval '30 days';
  kept_for_six_months timestamptz := now() - interval '6 months';
  kept_for_a_year timestamptz := now() - interval '12 months';
  kept_for_two_years timestamptz := now() - interval '24 months';
  done integer;
  most integer := 0;
  emptied integer;
  deleted integer;
  ended uuid[];
begin
  delete from public.idempotency_keys where (scope, key) in (
    select k.scope, k.key from public.idempotency_keys k
    where k.created_at < kept_for_a_day order by k.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.rate_windows where (bucket, window_start) in (
    select w.bucket, w.window_start from public.rate_windows w
    where w.window_start < kept_for_a_day order by w.window_start limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  update public.outgoing_emails set html = null, body_text = null where id in (
    select o.id from public.outgoing_emails o
    where o.status = 'sent' and o.html is not null and o.sent_at < kept_for_a_week
    order by o.sent_at limit p_rows);
  get diagnostics emptied = row_count;

  -- Emails that are deleted with nothing else: those that were sent, and those that were given up.
  delete from public.outgoing_emails where id in (
    select o.id from public.outgoing_emails o
    where o.enquiry_id is null and o.role_request_id is null and o.sent_at < kept_for_a_month
    order by o.sent_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);
  delete from public.outgoing_emails where id in (
    select o.id from public.outgoing_emails o
    where o.status = 'dead' and o.enquiry_id is null and o.role_request_id is null and o.created_at < kept_for_a_month
    order by o.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.enquiries where id in (
    select e.id from public.enquiries e where e.created_at < kept_for_a_year order by e.created_at limit p_rows);
  get diagnostics deleted = row_count;
  delete from public.enquiries where id in (
    select e.id from public.enquiries e
    where e.quarantined and e.quarantine_reason = 'honeypot' and e.created_at < kept_for_a_month
    order by e.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done, deleted, emptied);
  deleted := deleted + done;

  delete from public.role_requests where id in (
    select r.id from public.role_requests r where r.created_at < kept_for_a_year order by r.created_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.role_changes where id in (
    select c.id from public.role_changes c
    where c.changed_at < kept_for_a_year and not exists (select 1 from auth.users u where u.id = c.user_id)
    order by c.changed_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.audit_log where id in (
    select l.id from public.audit_log l where l.happened_at < kept_for_two_years order by l.happened_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.team_digests where (user_id, day) in (
    select d.user_id, d.day from public.team_digests d where d.day < kept_for_a_month::date order by d.day limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.subject_requests where id in (
    select q.id from public.subject_requests q
    where q.done_at is not null and q.done_at < kept_for_two_years order by q.done_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  ended := array(
    select a.id from public.applications a
    where a.ended_on is not null and a.person_id is not null and a.ended_on < kept_for_six_months::date
    order by a.ended_on limit p_rows);
  perform public.forget_applications(ended);
  most := greatest(most, cardinality(ended));

  delete from public.company_invitations where id in (
    select i.id from public.company_invitations i where i.ends_at < kept_for_a_month order by i.ends_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  -- Nobody can correct or join a company that waits or was returned once the person who applied for it is gone.
  delete from public.companies where id in (
    select c.id from public.companies c
    where c.state in ('waiting', 'returned') and not exists (select 1 from auth.users u where u.id = c.asked_by)
    limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.applicants_digests where (user_id, day) in (
    select d.user_id, d.day from public.applicants_digests d where d.day < kept_for_a_month::date order by d.day limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.saved_searches where id in (
    select s.id from public.saved_searches s
    where s.confirmed_at is null and s.asked_at < kept_for_a_week order by s.asked_at limit p_rows);
  get diagnostics done = row_count;
  most := greatest(most, done);

  most := greatest(most, public.purge_leaving(p_rows));

  return jsonb_build_object('enquiries_deleted', deleted, 'emails_emptied', emptied, 'is_finished', most < p_rows);
end
$$;
revoke all on function public.purge_leaving(integer) from public, anon, authenticated, service_role;

-- 5. Requests for a portal: of employers, partners and caseworkers. A candidate's role needs no decision.

-- The requests for a role that wait, the oldest first: p_rows after the request p_after, and how many there are (at most 1000).
create or replace function public.desk_role_requests(p_actor uuid, p_after uuid default null, p_rows integer default 50)
returns jsonb
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  after_at timestamptz;
  after_id uuid;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select r.created_at, r.id into after_at, after_id from public.role_requests r where r.id = p_after;
  return jsonb_build_object('outcome', 'done',
    'open', (select count(*) from (
      select 1 from public.role_requests where state = 'open' and requested_role <> 'candidate' order by created_at limit 1000) o),
    'requests', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
      select r.id, u.email, coalesce(u.raw_user_meta_data ->> 'full_name', '') as name, r.requested_role,
        u.raw_app_meta_data ->> 'role' as current_role_name, r.organisation, r.note, r.created_at as asked_at,
        u.created_at as account_made_at, r.question, r.question_asked_at
      from public.role_requests r join auth.users u on u.id = r.user_id
      where r.state = 'open' and r.requested_role <> 'candidate'
        and (r.created_at, r.id) > (coalesce(after_at, '-infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
      order by r.created_at, r.id limit p_rows
    ) p));
end
$$;

-- What waits for the team, each counted up to 100. p_today is the UK date.
create or replace function public.desk_waiting(p_actor uuid, p_today date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  return jsonb_build_object('outcome', 'found',
    'overdue', (select count(*) from (select 1 from public.enquiry_work w
      where w.state = 'received' and not w.is_held and w.due_on < p_today limit 100) s),
    'due_today', (select count(*) from (select 1 from public.enquiry_work w
      where w.state = 'received' and not w.is_held and w.due_on = p_today limit 100) s),
    'new', (select count(*) from (select 1 from public.enquiry_work w
      where w.state = 'received' and w.owner_id is null and not w.is_held order by w.due_on limit 100) s),
    'tries', (select count(*) from (select 1 from public.enquiry_work w
      where w.next_try_on <= p_today and w.state <> 'closed' and not w.is_held order by w.due_on limit 100) s),
    'held', (select count(*) from (select 1 from public.enquiry_work w where w.is_held order by w.received_at limit 100) s),
    'role_requests', (select count(*) from (select 1 from public.role_requests r
      where r.state = 'open' and r.requested_role <> 'candidate' limit 100) s),
    'subject_requests', (select count(*) from (select 1 from public.subject_requests q
      where q.done_at is null order by q.due_on limit 100) s),
    'subject_requests_late', (select count(*) from (select 1 from public.subject_requests q
      where q.done_at is null and q.due_on < p_today order by q.due_on limit 100) s),
    'dead_emails', (select count(*) from (select 1 from public.outgoing_emails o
      where o.status = 'dead' order by o.created_at limit 100) s),
    'unsent_emails', (select count(*) from (select 1 from public.outgoing_emails o
      where o.status in ('pending', 'sending') order by o.created_at limit 100) s),
    'companies', (select count(*) from (select 1 from public.companies c
      where c.waits_since is not null order by c.waits_since, c.id limit 100) s),
    'jobs', (select count(*) from (select 1 from public.jobs j
      where j.review = 'asked' order by j.review_asked_at, j.id limit 100) s));
end
$$;

-- What waits on a day, and which members want to hear of it and have not yet: nobody when nothing is due, overdue or waiting.
-- {"overdue", "due", "tries", "subjects", "role_requests", "companies", "jobs", "members": [{"id", "mine"}]}
create or replace function public.digests_due(p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  counts jsonb;
begin
  select jsonb_build_object('overdue', count(*) filter (where w.due_on < p_day), 'due', count(*) filter (where w.due_on = p_day))
  into counts from public.enquiry_work w where w.state = 'received' and not w.is_held and w.due_on <= p_day;
  counts := counts || jsonb_build_object(
    'tries', (select count(*) from public.enquiry_work w
      where w.state <> 'closed' and not w.is_held and w.next_try_on <= p_day),
    'subjects', (select count(*) from public.subject_requests q where q.done_at is null and q.due_on <= p_day),
    'companies', (select count(*) from public.companies c where c.waits_since is not null),
    'jobs', (select count(*) from public.jobs j where j.review = 'asked')
  );
  if (select max(value::integer) from jsonb_each_text(counts)) = 0 then
    return counts || '{"role_requests": 0, "members": []}';
  end if;
  return counts || jsonb_build_object(
    'role_requests', (select count(*) from public.role_requests r where r.state = 'open' and r.requested_role <> 'candidate'),
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
