-- What people may ask about their own data: a copy, a correction, erasure. It comes after every table that holds something about a person.
-- tests/support/columns.ts says of each column what it means for people; tests/system/catalogue.spec.ts holds these functions to it.
-- Tests: catalogue, subject-requests, forgotten-applications and retention in tests/system.

-- 1. Requests

create table public.subject_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('access', 'rectification', 'erasure')),
  -- Whose data it is: an address in lower case, or the reference of an enquiry that was sent without one, in capitals. An erasure deletes
  -- it; only its digest (SHA-256 of it in lower case) stays.
  email text check (char_length(email) between 3 and 254),
  email_digest text not null,
  received_on date not null,
  -- One month after it was received: UK GDPR, Article 12(3).
  due_on date not null,
  done_at timestamptz,
  outcome text check (outcome in ('done', 'refused', 'nothing_kept')),
  created_at timestamptz not null default now(),
  -- Nothing about the person is shown before this: they gave the code that was sent to the address, or a second member said why.
  opened_at timestamptz,
  opened_how text check (opened_how in ('code', 'second_member')),
  opened_reason text not null default '' check (char_length(opened_reason) <= 500),
  -- Keyed with a secret of the server's, so that a member who reads this row cannot work the code out.
  code_digest text,
  code_tries integer not null default 0,
  began_by uuid,
  -- How it was answered: how we knew that it was them, and what was sent, how.
  identity text not null default '' check (char_length(identity) <= 500),
  answer text not null default '' check (char_length(answer) <= 500),
  constraint done_with_an_outcome check ((done_at is null) = (outcome is null))
);
create index subject_requests_created_at on public.subject_requests (created_at, id);
create index subject_requests_open on public.subject_requests (due_on, id) where done_at is null;
create index subject_requests_of_an_address on public.subject_requests (email_digest);
create index subject_requests_done_at on public.subject_requests (done_at) where done_at is not null;
create index subject_requests_email on public.subject_requests (email) where email is not null;
alter table public.subject_requests enable row level security;
revoke all on public.subject_requests from public, anon, authenticated, service_role;
grant select on public.subject_requests to authenticated, service_role;
create policy requests_for_the_team on public.subject_requests for select to authenticated using ((select public.is_team()));

-- What remains of an erased address.
create function public.digest_of_address(p_email text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(lower(p_email), 'UTF8')), 'hex')
$$;

-- Records that somebody asked about their data. The same request sent twice on one day is one:
-- {"outcome": "done" | "already" | "forbidden", "id"}. p_told is the email that tells the person and has their code, as
-- {"subject", "html", "text"}; null where there is no address.
create function public.begin_subject_request(
  p_actor uuid, p_kind text, p_email text, p_received_on date, p_due_on date, p_code_digest text default null, p_told text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request_id uuid;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(lower(p_email), 0));
  select q.id into request_id from public.subject_requests q
  where q.email_digest = public.digest_of_address(p_email) and q.kind = p_kind and q.received_on = p_received_on
    and q.done_at is null;
  if request_id is not null then
    return jsonb_build_object('outcome', 'already', 'id', request_id);
  end if;
  insert into public.subject_requests (kind, email, email_digest, received_on, due_on, code_digest, began_by)
  values (p_kind, case when p_email like '%@%' then lower(p_email) else upper(p_email) end, public.digest_of_address(p_email), p_received_on, p_due_on, p_code_digest, p_actor)
  returning id into request_id;
  if p_told is not null then
    insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
    select 'subject_request', lower(p_email), e ->> 'subject', e ->> 'html', e ->> 'text' from (select p_told::jsonb as e) told;
  end if;
  perform public.note_action(p_actor, 'began', 'subject_request', request_id::text);
  return jsonb_build_object('outcome', 'done', 'id', request_id);
end
$$;

-- Lets members see what is kept about the person of a request: by the code that the person was sent, or by a reason of a member who did not
-- begin it. Five wrong codes are the most.
-- {"outcome": "done" | "wrong_code" | "too_many_codes" | "same_member" | "closed" | "missing" | "forbidden"}
create function public.open_subject_request(p_actor uuid, p_id uuid, p_code_digest text, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.subject_requests;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into request from public.subject_requests where id = p_id for update;
  if request.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif request.done_at is not null then
    return jsonb_build_object('outcome', 'closed');
  elsif request.opened_at is not null then
    return jsonb_build_object('outcome', 'done');
  elsif p_code_digest is null and (p_actor is not distinct from request.began_by or p_reason = '') then
    return jsonb_build_object('outcome', 'same_member');
  elsif p_code_digest is not null and request.code_tries >= 5 then
    return jsonb_build_object('outcome', 'too_many_codes');
  elsif p_code_digest is not null and p_code_digest is distinct from request.code_digest then
    update public.subject_requests set code_tries = code_tries + 1 where id = p_id;
    return jsonb_build_object('outcome', 'wrong_code');
  end if;
  update public.subject_requests set opened_at = now(), opened_reason = p_reason,
    opened_how = case when p_code_digest is null then 'second_member' else 'code' end
  where id = p_id;
  perform public.note_action(p_actor, 'let_in', 'subject_request', p_id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Closes a request with its outcome. Only erase_subject() can complete an erasure, and what nobody could see is closed as refused alone.
-- {"outcome": "done" | "closed" (it already was) | "not_erased" | "not_opened" | "missing" | "forbidden"}
create function public.finish_subject_request(
  p_actor uuid, p_id uuid, p_outcome text, p_identity text default '', p_answer text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.subject_requests;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into request from public.subject_requests where id = p_id for update;
  if request.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif request.done_at is not null then
    return jsonb_build_object('outcome', 'closed');
  elsif request.kind = 'erasure' and p_outcome = 'done' then
    return jsonb_build_object('outcome', 'not_erased');
  elsif request.opened_at is null and p_outcome <> 'refused' then
    return jsonb_build_object('outcome', 'not_opened');
  end if;
  update public.subject_requests set done_at = now(), outcome = p_outcome, identity = p_identity, answer = p_answer where id = p_id;
  perform public.note_action(p_actor, 'answered', 'subject_request', p_id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Corrects one field of an enquiry that an open request is about. p_field is what the forms call it, and the caller has checked p_value by
-- the form's own rules. The old value stays in the enquiry's history, and an unsent email goes to the corrected address.
-- {"outcome": "done" | "unchanged" | "changed" (somebody else was faster) | "no_field" | "not_opened" | "closed" | "missing" | "forbidden",
-- "version"}
create function public.correct_enquiry(
  p_actor uuid, p_request uuid, p_reference text, p_field text, p_value text, p_version integer
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  request public.subject_requests;
  work public.enquiry_work;
  place record;
  old_value text;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into request from public.subject_requests where id = p_request for share;
  if request.done_at is not null then
    return jsonb_build_object('outcome', 'closed');
  elsif request.id is not null and request.opened_at is null then
    return jsonb_build_object('outcome', 'not_opened');
  end if;
  select w.* into work from public.enquiry_work w
  where w.reference = p_reference and w.enquiry_id in (select e.id from public.enquiries_about(request.email) e) for update;
  if work.enquiry_id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif work.version is distinct from p_version then
    return jsonb_build_object('outcome', 'changed', 'version', work.version);
  end if;
  -- 'support' is a choice on the waitlist and free text elsewhere.
  select f.table_name, f.column_name, case f.table_name when 'enquiries' then 'id' else 'enquiry_id' end as key_name into place
  from public.form_fields() f
  where f.field = p_field and f.column_name not in ('reference', 'form_source', 'due_on')
    and (f.table_name = 'enquiries' or work.form_source = 'waitlist')
  order by f.table_name = 'waitlist_applications' desc limit 1;
  if place.column_name is null then
    return jsonb_build_object('outcome', 'no_field');
  end if;
  execute format('select %I::text from public.%I where %I = $1', place.column_name, place.table_name, place.key_name)
  into old_value using work.enquiry_id;
  if old_value is not distinct from p_value then
    return jsonb_build_object('outcome', 'unchanged', 'version', work.version);
  end if;
  execute format('update public.%I set %I = $1 where %I = $2', place.table_name, place.column_name, place.key_name)
  using p_value, work.enquiry_id;
  -- The enquiry now shows in the portal of the corrected address only.
  update public.enquiry_progress p set email = lower(e.email), organisation = coalesce(e.company_name, e.organisation)
  from public.enquiries e where e.id = work.enquiry_id and p.enquiry_id = e.id;
  if p_field = 'email' then
    update public.outgoing_emails set to_address = p_value
    where enquiry_id = work.enquiry_id and kind = 'confirmation' and status in ('pending', 'dead', 'held');
  end if;
  update public.enquiry_work set version = p_version + 1 where enquiry_id = work.enquiry_id;
  insert into public.enquiry_events (enquiry_id, version, actor_id, actor, kind, field, old_value)
  select work.enquiry_id, p_version + 1, u.id, u.email, 'corrected', p_field, old_value from auth.users u where u.id = p_actor;
  perform public.note_action(p_actor, 'corrected', 'enquiry', p_reference);
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- 2. Copies

-- The enquiries that a request is about: those of an address, or the one with a reference, if it was sent without an address.
create function public.enquiries_about(p_subject text) returns setof public.enquiries
language sql stable security definer set search_path = '' as $$
  select e.* from public.enquiries e
  where lower(e.email) = lower(p_subject) or (e.email is null and e.reference = upper(p_subject))
$$;

-- Everything we hold about the enquiries of an email address, in any case, including what the team wrote about each and to its sender.
-- Which member wrote it is that member's personal data and is left out.
create function public.personal_data_of(p_email text) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object(
    'waitlist_application', (select to_jsonb(w) - 'enquiry_id' from public.waitlist_applications w where w.enquiry_id = e.id),
    'consents', (select jsonb_agg(to_jsonb(c) - 'enquiry_id' order by c.purpose) from public.consent_records c where c.enquiry_id = e.id),
    'emails', (select jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at) order by o.kind)
      from public.outgoing_emails o where o.enquiry_id = e.id),
    'how_far', (select to_jsonb(w) - 'enquiry_id' - 'owner_id' - 'words' from public.enquiry_work w where w.enquiry_id = e.id),
    'what_was_done', (select coalesce(jsonb_agg(to_jsonb(v) - 'enquiry_id' - 'actor_id' - 'actor' - 'owner' - 'before' order by v.id), '[]')
      from public.enquiry_events v where v.enquiry_id = e.id),
    'reply_drafts', (select coalesce(jsonb_agg(to_jsonb(d) - 'enquiry_id' - 'author_id' order by d.saved_at), '[]')
      from public.enquiry_reply_drafts d where d.enquiry_id = e.id),
    'log', (select coalesce(jsonb_agg(jsonb_build_object('happened_at', l.happened_at, 'action', l.action) order by l.id), '[]')
      from public.audit_log l where l.subject_kind = 'enquiry' and l.subject = e.reference)
  ) order by e.created_at), '[]')
  from public.enquiries_about(p_email) e
$$;

-- The saved searches of an address, for its owner.
create function public.saved_searches_of(p_email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(
    'emails', (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at)
      order by o.created_at), '[]') from public.outgoing_emails o where o.saved_search_id = s.id)
  ) order by s.asked_at, s.id), '[]')
  from public.saved_searches s where s.email = lower(p_email)
$$;

-- What organisations hold about an address that they invited, or whose owner referred themselves, for its owner.
-- {"organisation_invitations": [...], "invitation_emails": [{"kind", "to", "sent_at"}], "own_referrals": [...]}
create function public.invitations_of(p_email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'organisation_invitations', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'token_digest' - 'invited_by' || jsonb_build_object('company', c.name)
        order by i.created_at, i.id), '[]')
      from public.organisation_invitations i join public.organisations c on c.id = i.organisation_id where i.email = lower(p_email)),
    'invitation_emails', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at)
        order by o.created_at, o.id), '[]')
      from public.outgoing_emails o where o.kind in ('company_invitation', 'support_invitation') and lower(o.to_address) = lower(p_email)),
    'own_referrals', public.own_referrals_of(p_email))
$$;

-- What live hiring holds about an account, for its owner.
create function public.hiring_data_of(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'companies_asked_for', (select coalesce(jsonb_agg(to_jsonb(c) - 'asked_by' - 'contract_dates' || jsonb_build_object('team_checks', (
          select coalesce(jsonb_agg(jsonb_build_object('checked', h.what, 'words', h.found, 'bears_out', h.bears_out, 'noted_at', h.noted_at) order by h.id), '[]')
          from public.organisation_checks h where h.organisation_id = c.id)) order by c.asked_at), '[]')
      from public.organisations c where c.asked_by = p_user_id),
    'company_membership', (select to_jsonb(m) - 'user_id' || jsonb_build_object('company', c.name)
      from public.organisation_members m join public.organisations c on c.id = m.organisation_id where m.user_id = p_user_id),
    'steps_in_companies', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
      from public.organisation_events e where e.actor_id = p_user_id),
    'steps_on_jobs', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
      from public.job_events e where e.actor_id = p_user_id),
    'steps_on_applications', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
      from public.application_events e where e.actor_id = p_user_id),
    'application_emails', (select to_jsonb(e) - 'user_id' - 'text_due_since' from public.application_email_choices e where e.user_id = p_user_id),
    'support_files', public.support_data_of(p_user_id),
    'job_starts', public.job_starts_data_of(p_user_id),
    'support_digests', (select coalesce(jsonb_agg(d.day order by d.day), '[]')
      from public.support_digests d where d.user_id = p_user_id),
    'mentor_offer', (select to_jsonb(o) - 'user_id' - 'organisation_id' from public.mentor_offers o where o.user_id = p_user_id),
    'support_feed', (select to_jsonb(f) - 'user_id' - 'token_digest' from public.support_feeds f where f.user_id = p_user_id),
    'diary_entries', (select coalesce(jsonb_agg(to_jsonb(e) - 'id' - 'user_id' order by e.on_day, e.at_time, e.id), '[]')
      from public.diary_entries e where e.user_id = p_user_id),
    'support_emails', (select to_jsonb(e) - 'user_id' from public.support_email_choices e where e.user_id = p_user_id),
    'statements_read', (select coalesce(jsonb_agg(d.read_at order by d.read_at), '[]')
      from public.statement_readings d where d.reader_id = p_user_id),
    'applicants_digests', (select coalesce(jsonb_agg(d.day order by d.day), '[]')
      from public.applicants_digests d where d.user_id = p_user_id),
    'saved_searches', public.saved_searches_of(public.address_of(p_user_id)),
    'candidate', (select to_jsonb(p) - 'user_id' || jsonb_build_object(
        'card', (select to_jsonb(k) from public.candidate_cards k where k.person_id = p.person_id),
        'contact', (select to_jsonb(k) from public.candidate_contacts k where k.person_id = p.person_id),
        'kept_jobs', (select coalesce(jsonb_agg(to_jsonb(k) - 'person_id' order by k.kept_at), '[]')
          from public.kept_jobs k where k.person_id = p.person_id),
        'hidden_companies', (select coalesce(jsonb_agg(to_jsonb(h) - 'person_id' order by h.hidden_at), '[]')
          from public.hidden_companies h where h.person_id = p.person_id),
        -- The text is encrypted: the site decrypts it for the person only, when they ask for their data at /account.
        'statements', (select coalesce(jsonb_agg(jsonb_build_object('version', s.version, 'written_at', s.written_at)
          order by s.version), '[]') from public.statements s where s.person_id = p.person_id),
        'statement_releases', (select coalesce(jsonb_agg(to_jsonb(r) - 'person_id' - 'has_new_reader' || jsonb_build_object('readings', (
            select coalesce(jsonb_agg(jsonb_build_object('read_at', d.read_at, 'by', coalesce(
              nullif(u.raw_user_meta_data ->> 'full_name', ''), u.email)) order by d.read_at), '[]')
            from public.statement_readings d left join auth.users u on u.id = d.reader_id where d.release_id = r.id
          )) order by r.given_at), '[]') from public.statement_releases r where r.person_id = p.person_id),
        'applications', (select coalesce(jsonb_agg(to_jsonb(a) || jsonb_build_object(
            'own_part', (select to_jsonb(o) - 'application_id' from public.own_application_parts o where o.application_id = a.id),
            'history', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
              from public.application_events e where e.application_id = a.id),
            'interview_slots', (select coalesce(jsonb_agg(to_jsonb(s) order by s.on_day, s.at_time), '[]')
              from public.interview_slots s where s.application_id = a.id),
            'notes', (select coalesce(jsonb_agg(jsonb_build_object('written_at', n.written_at, 'words', n.words) order by n.id), '[]')
              from public.application_notes n where n.application_id = a.id),
            'cv', (select jsonb_build_object('sent_at', v.sent_at, 'opened_at', v.opened_at)
              from public.application_cvs v where v.application_id = a.id)
          ) order by a.applied_on, a.id), '[]') from public.applications a where a.person_id = p.person_id)
      ) from public.candidate_profiles p where p.user_id = p_user_id)
  )
$$;

-- Everything we hold about an account, for its owner; enquiries and invitations only if its address is verified. A new address that waits for
-- its confirmation is left out: it is stored only where nobody else has it, which the person must not learn. Emails are those sent to
-- the person, not those to the team about them. For a member of the team it includes their choice and days of the daily email and their
-- lines of the audit log.
create function public.account_data(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'account', jsonb_build_object('id', u.id, 'email', u.email, 'email_verified_at', u.email_confirmed_at,
      'phone', u.phone, 'phone_verified_at', u.phone_confirmed_at, 'profile', u.raw_user_meta_data - 'sign_up_mark', 'role', u.raw_app_meta_data ->> 'role',
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.account_sessions(u.id) s),
    'sign_in_log', public.sign_in_log_of(u.id),
    'passkeys', public.passkeys_of(u.id),
    'recovery_codes', (select coalesce(jsonb_agg(jsonb_build_object('made_at', c.made_at) order by c.made_at), '[]')
      from public.recovery_codes c where c.user_id = u.id),
    -- Who on the team made a change is that member's personal data.
    'role_changes', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' - 'changed_by' order by c.changed_at), '[]')
      from public.role_changes c where c.user_id = u.id),
    'enquiries', case when v.address is null then '[]'::jsonb else public.personal_data_of(v.address) end,
    'enquiry_progress', (select coalesce(jsonb_agg(to_jsonb(p) - 'enquiry_id' order by p.sent_at), '[]')
      from public.enquiry_progress p where p.email = v.address),
    'subject_requests', (select coalesce(jsonb_agg(to_jsonb(q) - 'email_digest' - 'code_digest' - 'code_tries' - 'began_by' order by q.created_at), '[]')
      from public.subject_requests q where q.email = v.address),
    'emails', (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at)
      order by o.created_at), '[]') from public.outgoing_emails o where (o.account_id = u.id and o.kind not in ('company_request', 'job_request'))
        or (u.phone_confirmed_at is not null and o.channel = 'sms' and o.to_address = '+' || u.phone)),
    'log', (select coalesce(jsonb_agg(jsonb_build_object('happened_at', l.happened_at, 'action', l.action) order by l.id), '[]')
      from public.audit_log l where l.subject_kind = 'account' and l.subject = u.id::text),
    'digest_choice', (select to_jsonb(d) - 'user_id' from public.digest_choices d where d.user_id = u.id),
    'digests', (select coalesce(jsonb_agg(d.day order by d.day), '[]') from public.team_digests d where d.user_id = u.id),
    'actions_on_the_desk', (select coalesce(jsonb_agg(to_jsonb(l) - 'actor_id' - 'actor' order by l.id), '[]')
      from public.audit_log l where l.actor_id = u.id),
    -- Without their text, which is encrypted: the site decrypts it for their owner only, when they ask for their data at /account.
    'messages', (select coalesce(jsonb_agg(m.message - 'id' - 'application_id' - 'sealed' - 'key_id' - 'wrapped' order by m.place), '[]')
      from jsonb_array_elements(public.messages_of(u.id)) with ordinality m (message, place)),
    'messages_reported', (select coalesce(jsonb_agg(jsonb_build_object('reported_at', r.reported_at, 'reason', r.reason,
        'is_sent_along', r.is_sent_along, 'closed_at', r.closed_at) order by r.reported_at), '[]')
      from public.message_reports r where r.reporter_id = u.id)
  ) || public.hiring_data_of(u.id) || public.invitations_of(v.address)
  from auth.users u cross join lateral (select case when u.email_confirmed_at is not null then lower(u.email) end as address) v
  where u.id = p_user_id
$$;

-- The titles of the jobs and the names of the companies that a copy of an account's data mentions by number, so that its owner can read it.
-- {"jobs": {id: title}, "companies": {id: name}}
create function public.account_data_names(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with me as (select p.person_id from public.candidate_profiles p where p.user_id = p_user_id),
  job_ids as (
    select k.job_id from public.kept_jobs k join me on me.person_id = k.person_id
    union select a.job_id from public.applications a join me on me.person_id = a.person_id
    union select e.job_id from public.job_events e where e.actor_id = p_user_id
    union select s.job_id from public.job_suggestions s join public.supported_people f on f.id = s.supported_person_id where f.user_id = p_user_id
  ), organisation_ids as (
    select a.organisation_id from public.applications a join me on me.person_id = a.person_id
    union select h.organisation_id from public.hidden_companies h join me on me.person_id = h.person_id
    union select m.organisation_id from public.organisation_members m where m.user_id = p_user_id
    union select e.organisation_id from public.organisation_events e where e.actor_id = p_user_id
  )
  select jsonb_build_object(
    'jobs', (select coalesce(jsonb_object_agg(j.id, j.title), '{}') from job_ids i join public.jobs j on j.id = i.job_id),
    'companies', (select coalesce(jsonb_object_agg(c.id, c.name), '{}')
      from organisation_ids i join public.organisations c on c.id = i.organisation_id))
$$;

-- Everything we hold about the address of a request, including what was stored without an account. p_action is what the audit log says:
-- 'opened' or 'exported'. {"outcome": "found" | "missing" | "forbidden", "request", "enquiries", "account", "requests", "saved_searches",
-- "organisation_invitations", "invitation_emails", "own_referrals"}
create function public.subject_data(p_actor uuid, p_id uuid, p_action text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.subject_requests;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into request from public.subject_requests where id = p_id;
  if request.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif request.opened_at is null and request.email is not null then
    return jsonb_build_object('outcome', 'not_opened', 'request', to_jsonb(request) - 'code_digest');
  end if;
  perform public.note_action(p_actor, p_action, 'subject_request', p_id::text);
  return jsonb_build_object('outcome', 'found', 'request', to_jsonb(request) - 'code_digest',
    'enquiries', case when request.email is null then '[]'::jsonb else public.personal_data_of(request.email) end,
    'account', (select public.account_data(u.id) - 'enquiries' - 'subject_requests' from auth.users u
      where lower(u.email) = request.email and u.deleted_at is null order by u.created_at limit 1),
    'requests', (select coalesce(jsonb_agg(to_jsonb(q) - 'email_digest' - 'code_digest' - 'code_tries' - 'began_by' order by q.created_at), '[]')
      from public.subject_requests q where q.email_digest = request.email_digest),
    'saved_searches', public.saved_searches_of(request.email)
  ) || public.invitations_of(request.email);
end
$$;

-- 3. Erasure

-- Deletes the enquiries of an address with everything that belongs to them. Returns how many there were.
create function public.erase_personal_data(p_email text) returns integer
language sql security definer set search_path = '' as $$
  with erased as (delete from public.enquiries where id in (select e.id from public.enquiries_about(p_email) e) returning 1)
  select count(*)::integer from erased
$$;

-- Deletes the invitations to an address and their emails, sent or not, and takes back what its owner sent about themselves. Returns whether
-- there were any.
create function public.erase_invitations(p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  emails integer;
  invitations integer;
  has_referred boolean := public.erase_own_referrals(p_email);
begin
  delete from public.outgoing_emails where kind in ('company_invitation', 'support_invitation') and lower(to_address) = lower(p_email);
  get diagnostics emails = row_count;
  delete from public.organisation_invitations where email = lower(p_email);
  get diagnostics invitations = row_count;
  -- A code on its way to the address; the file itself is the organisation's to answer for.
  delete from public.support_invitations where email = lower(p_email);
  return has_referred or emails + invitations > 0;
end
$$;

-- Reduces ended applications to their dates and how they ended. In the history only the stages stay, without text: the rest would say
-- something about a record, a licence or the person's days. The new reference means that nobody finds it under the one they remember.
create function public.forget_applications(p_applications uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A stage that was undone goes with the line that undid it.
  delete from public.application_events e where e.application_id = any (p_applications) and exists (
    select 1 from public.application_events u where u.application_id = e.application_id and u.id > e.id
      and u.kind = case e.kind when 'shortlisted' then 'shortlist_undone' when 'hired' then 'start_undone' end
      and not exists (select 1 from public.application_events b
        where b.application_id = e.application_id and b.kind = e.kind and b.id > e.id and b.id < u.id));
  delete from public.application_events where application_id = any (p_applications) and kind not in ('applied', 'shortlisted',
    'interview', 'offer', 'accepted', 'hired', 'not_started', 'unsuccessful', 'unsuccessful_after_interview', 'offer_declined',
    'offer_withdrawn', 'withdrawn', 'job_closed');
  update public.application_events set note = null, actor_id = null where application_id = any (p_applications);
  delete from public.interview_slots where application_id = any (p_applications);
  delete from public.application_notes where application_id = any (p_applications);
  delete from public.own_application_parts where application_id = any (p_applications);
  delete from public.statement_releases where application_id = any (p_applications);
  update public.applications set person_id = null, reference = 'A-' || public.random_code(12), is_hidden = false, reasons = '[]',
    disclosure = 'not_asked', disclosure_on = null, checks = '[]', checks_since = null, statement_since = null, distance = 'unknown',
    last_step_on = null, first_day = null, start_due_on = null
  where id = any (p_applications);
end
$$;

-- Before a profile is deleted: open applications are withdrawn, then all are forgotten. Their references stay for the employers, except
-- those of companies that the person hid from, which had nothing to see.
create function public.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
begin
  insert into public.withdrawn_applications (reference, organisation_id, job_id, is_withdrawn, ended_on)
  select a.reference, a.organisation_id, a.job_id, a.ended_on is null or a.stage = 'withdrawn', coalesce(a.ended_on, today)
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
create trigger forget_person before delete on public.candidate_profiles for each row execute function public.forget_person();

-- Deletes an account with everything about the person, and tells the team what to delete from its mailbox. {references} in p_html and
-- p_body_text becomes the references of the enquiries, and then the UK day and time of each request for a role or about a company. In lines
-- that outlive the account its number stays and its address goes. The company is locked before the account, as everywhere.
-- Returns how many enquiries there were; null if there is no such account; -1, and nothing is deleted, for the last member of the team,
-- because nobody could then use the desk.
create function public.delete_account(p_user_id uuid, p_to_address text, p_subject text, p_html text, p_body_text text)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  -- The address, if it is verified: otherwise it may be somebody else's.
  address text;
  sent_references text;
  to_find text;
  deleted integer := 0;
begin
  perform 1 from public.organisations c where c.id = (select m.organisation_id from public.organisation_members m where m.user_id = p_user_id)
  for update;
  select * into account from auth.users where id = p_user_id for update;
  if account.id is null then
    return null;
  end if;
  if public.is_member(p_user_id) and public.is_last_member(p_user_id) then
    return -1;
  end if;
  address := case when account.email_confirmed_at is not null then lower(account.email) end;
  select string_agg(e.reference, ', ' order by e.created_at) into sent_references
  from public.enquiries e where lower(e.email) = address;
  if exists (select 1 from public.audit_log l where l.actor_id = p_user_id)
    or exists (select 1 from public.audit_log l where l.subject = p_user_id::text and l.action in ('given_team', 'taken_team'))
    or public.is_member(p_user_id)
  then
    -- First, while the log still has the address at that time, which may be another one. Both lines were written at the same moment.
    update public.role_changes c set changed_by = 'deleted account' from public.audit_log l
    where l.actor_id = p_user_id and l.subject_kind = 'account' and c.user_id::text = l.subject and c.changed_at = l.happened_at
      and c.changed_by = left(l.actor, 120);
    update public.audit_log set actor = 'deleted account' where actor_id = p_user_id;
    update public.enquiry_events set actor = 'deleted account' where actor_id = p_user_id;
    update public.enquiry_events set owner = 'deleted account' where lower(owner) = lower(account.email);
  end if;
  -- By the address too: a role outlives the line of the log, and what was done at the command line has no number.
  update public.role_changes set changed_by = 'deleted account' where lower(changed_by) = left(address, 120);
  select nullif(concat_ws(', ', sent_references,
    string_agg(to_char(e.happened_at at time zone 'Europe/London', 'DD/MM/YYYY HH24:MI'), ', ' order by e.happened_at)), '') into to_find
  from public.organisation_events e where e.actor_id = p_user_id and e.kind in ('asked', 'asked_again', 'change_asked');
  if account.phone_confirmed_at is not null then
    delete from public.outgoing_emails where channel = 'sms' and to_address = '+' || account.phone;
  end if;
  delete from auth.users where id = p_user_id;
  if to_find is not null then
    insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
    values ('account_deleted', p_to_address, p_subject, replace(p_html, '{references}', to_find),
      replace(p_body_text, '{references}', to_find));
  end if;
  if sent_references is not null then
    deleted := public.erase_personal_data(address);
  end if;
  update public.organisations set asked_as = '' where asked_by = p_user_id;
  -- The team may have written there whom it spoke to.
  update public.organisation_checks h set found = '' from public.organisations o where o.id = h.organisation_id and o.asked_by = p_user_id;
  perform public.erase_invitations(address);
  delete from public.saved_searches where email = address;
  update public.subject_requests set email = null where email = address and done_at is not null;
  return deleted;
end
$$;

-- Deletes an account at its owner's wish, as delete_account() does, and emails a confirmation to their verified address: p_confirmation is
-- {"subject", "html", "text"}. p_told (JSON list) is what goes to the employers who had chosen them: {"application", "email"}, each email as
-- queue_for_members() takes it. Returns what delete_account() returns.
create function public.delete_own_account(
  p_user_id uuid, p_to_address text, p_subject text, p_html text, p_body_text text, p_confirmation text, p_told text default '[]'
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  email jsonb := p_confirmation::jsonb;
  address text := (select u.email from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null);
  deleted integer;
begin
  perform public.queue_for_members(a.id, one ->> 'email')
  from jsonb_array_elements(p_told::jsonb) one
  join public.applications a on a.id = (one ->> 'application')::uuid
  join public.candidate_profiles p on p.person_id = a.person_id and p.user_id = p_user_id;
  deleted := public.delete_account(p_user_id, p_to_address, p_subject, p_html, p_body_text);
  if deleted >= 0 and address is not null then
    insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
    values ('deletion_confirmed', address, email ->> 'subject', email ->> 'html', email ->> 'text');
  end if;
  return deleted;
end
$$;

-- Erases an address at its owner's request: account, enquiries and everything that belongs to them, and the address in the requests
-- themselves. p_email is what the member typed to confirm it; p_html and p_body_text tell the team what to delete from its mailbox, with
-- {references} in them. {"outcome": "done" | "closed" | "not_opened" | "other_address" | "others_open" (answer those first) | "member"
-- (remove them from the team first) | "missing" | "forbidden"}
create function public.erase_subject(
  p_actor uuid, p_id uuid, p_email text, p_to_address text, p_subject text, p_html text, p_body_text text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.subject_requests;
  account_id uuid;
  sent_references text;
  was_kept boolean;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into request from public.subject_requests where id = p_id and kind = 'erasure' for update;
  if request.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif request.done_at is not null then
    return jsonb_build_object('outcome', 'closed');
  elsif request.opened_at is null then
    return jsonb_build_object('outcome', 'not_opened');
  elsif lower(p_email) is distinct from lower(request.email) then
    return jsonb_build_object('outcome', 'other_address');
  elsif exists (select 1 from public.subject_requests q
    where q.email_digest = request.email_digest and q.done_at is null and q.id <> p_id) then
    return jsonb_build_object('outcome', 'others_open');
  elsif exists (select 1 from auth.users u where lower(u.email) = request.email and u.raw_app_meta_data ->> 'role' = 'team') then
    return jsonb_build_object('outcome', 'member');
  end if;
  was_kept := exists (select 1 from public.enquiries_about(request.email) e)
    or exists (select 1 from auth.users u where lower(u.email) = request.email)
    or exists (select 1 from public.saved_searches s where s.email = request.email);
  for account_id in select u.id from auth.users u where lower(u.email) = request.email loop
    perform public.delete_account(account_id, p_to_address, p_subject, p_html, p_body_text);
  end loop;
  -- What remains if there was no account, or none whose address was verified.
  select string_agg(e.reference, ', ' order by e.created_at) into sent_references
  from public.enquiries_about(request.email) e;
  if sent_references is not null then
    insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
    values ('account_deleted', p_to_address, p_subject, replace(p_html, '{references}', sent_references),
      replace(p_body_text, '{references}', sent_references));
    perform public.erase_personal_data(request.email);
  end if;
  delete from public.saved_searches where email = request.email;
  was_kept := public.erase_invitations(request.email) or was_kept;
  -- None of our own lines names an address; one written by hand may.
  update public.audit_log set subject = request.email_digest where lower(subject) = lower(request.email);
  delete from public.outgoing_emails where kind = 'subject_request' and lower(to_address) = request.email;
  update public.subject_requests set email = null where email_digest = request.email_digest;
  update public.subject_requests set done_at = now(), outcome = case when was_kept then 'done' else 'nothing_kept' end
  where id = p_id;
  perform public.note_action(p_actor, 'erased', 'subject_request', p_id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Rights

revoke all on function
  public.digest_of_address, public.begin_subject_request, public.open_subject_request, public.finish_subject_request, public.correct_enquiry,
  public.personal_data_of, public.saved_searches_of, public.invitations_of, public.hiring_data_of, public.account_data,
  public.account_data_names, public.subject_data, public.enquiries_about, public.erase_personal_data, public.erase_invitations, public.forget_applications,
  public.forget_person, public.delete_account, public.delete_own_account, public.erase_subject
from public, anon, authenticated, service_role;
grant execute on function
  public.begin_subject_request, public.open_subject_request, public.finish_subject_request, public.correct_enquiry, public.personal_data_of, public.account_data,
  public.account_data_names, public.subject_data, public.erase_personal_data, public.delete_account, public.delete_own_account,
  public.erase_subject
to service_role;
