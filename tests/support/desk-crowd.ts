/**
 * The statements that fill a new database of ours with what the desk lists: a year and a half of enquiries, most of
 * them closed, as in a service that keeps its promise, with their emails and as many log lines; accounts with a role
 * request each; and 10,000 requests about data.
 * @param member the account of a team member
 */
export const deskCrowd = (member: string, howMany: number, accounts: number): string => `
  set session_replication_role = replica;
  insert into enquiries (id, reference, form_source, first_name, last_name, email, phone_number, location, message,
    quarantined, quarantine_reason, created_at)
  select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'SC-' || lpad(i::text, 8, '0'),
    'general', 'Ann', 'Lee' || i % 500, i || '@example.com',
    '+44 20 ' || lpad(i::text, 8, '0'), 'Leeds', 'Hello', i % 20 = 0, case when i % 20 = 0 then 'flood' end,
    now() - i * interval '5 minutes'
  from generate_series(1, ${howMany}) i;
  insert into enquiry_work (enquiry_id, reference, form_source, received_at, due_on, is_held, state, outcome, owner_id,
    first_contact_at, closed_at, next_try_on, words)
  select e.id, e.reference, (array['general', 'employer', 'partner', 'candidate'])[n % 4 + 1], e.created_at, public.second_weekday_after(e.created_at), e.quarantined, s.state,
    case when s.state = 'closed' then 'company' end, case when n % 3 = 0 then '${member}'::uuid end,
    case when s.state <> 'received' then e.created_at end, case when s.state = 'closed' then e.created_at end,
    case when n % 200 = 3 then public.second_weekday_after(e.created_at) end, public.words_of_enquiry(e)
  from enquiries e, lateral (select right(e.reference, 8)::integer as n) r,
    lateral (select case when n % 5 < 3 then 'closed' when n % 5 = 3 then 'contacted' else 'received' end as state) s;
  insert into outgoing_emails (enquiry_id, kind, to_address, subject, html, status, created_at, next_attempt_at, sent_at)
  select e.id, 'confirmation', e.email, 's', case when s.status <> 'sent' then 'h' end, s.status, e.created_at, e.created_at,
    case when s.status = 'sent' then e.created_at end
  from enquiries e, lateral (select case right(e.reference, 8)::integer % 1000 when 0 then 'dead' when 1 then 'pending' else 'sent' end as status) s;
  insert into auth.users (id, email, email_confirmed_at, created_at)
  select ('00000000-0000-4000-9000-' || lpad(i::text, 12, '0'))::uuid, i || '@example.com', now(), now() - i * interval '5 minutes'
  from generate_series(1, ${accounts}) i;
  insert into audit_log (happened_at, actor_id, actor, action, subject_kind, subject)
  select now() - (${howMany} - i) * interval '5 minutes', case when i % 5000 <> 0 then '${member}'::uuid end, 'team@example.org',
    case when i % 20 = 0 then 'exported' else 'opened' end, case when i % 20 = 0 then 'subject_request' else 'enquiry' end,
    'SC-' || lpad((i % 50000)::text, 8, '0')
  from generate_series(1, ${howMany}) i;
  insert into subject_requests (kind, email, email_digest, received_on, due_on, done_at, outcome)
  select 'access', i || '@example.com', public.digest_of_address(i || '@example.com'), current_date - i, current_date - i + 30,
    case when i > 20 then now() - i * interval '1 hour' end, case when i > 20 then 'done' end
  from generate_series(1, 10000) i;
  set session_replication_role = origin;`
