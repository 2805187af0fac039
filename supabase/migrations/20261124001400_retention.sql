-- What is deleted when its time is up: docs/operations.md, 'What is deleted, and when'. Each step reads a bounded number of rows through an
-- index. Tests: retention, growing-tables, catalogue and forgotten-applications in tests/system.

-- At most p_rows of each kind, oldest first. {"enquiries_deleted", "emails_emptied", "is_finished" (false if more may be past their time)}
create function public.purge_expired(p_rows integer default 10000) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  delete from public.idempotency_keys where ctid = any (array(
    select k.ctid from public.idempotency_keys k
    where k.created_at < kept_for_a_day order by k.created_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.rate_windows where ctid = any (array(
    select w.ctid from public.rate_windows w
    where w.window_start < kept_for_a_day order by w.window_start limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  update public.outgoing_emails set html = null, body_text = null where ctid = any (array(
    select o.ctid from public.outgoing_emails o
    where o.status = 'sent' and o.html is not null and o.sent_at < kept_for_a_week
    order by o.sent_at limit p_rows));
  get diagnostics emptied = row_count;

  -- Emails that are deleted with nothing else: those that were sent, and those that were given up.
  delete from public.outgoing_emails where ctid = any (array(
    select o.ctid from public.outgoing_emails o
    where o.enquiry_id is null and o.sent_at < kept_for_a_month
    order by o.sent_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);
  delete from public.outgoing_emails where ctid = any (array(
    select o.ctid from public.outgoing_emails o
    where o.status = 'dead' and o.enquiry_id is null and o.created_at < kept_for_a_month
    order by o.created_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.enquiries where ctid = any (array(
    select e.ctid from public.enquiries e where e.created_at < kept_for_a_year order by e.created_at limit p_rows));
  get diagnostics deleted = row_count;
  delete from public.enquiries where ctid = any (array(
    select e.ctid from public.enquiries e
    where e.quarantined and e.quarantine_reason = 'honeypot' and e.created_at < kept_for_a_month
    order by e.created_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done, deleted, emptied);
  deleted := deleted + done;

  delete from public.role_changes where ctid = any (array(
    select c.ctid from public.role_changes c
    where c.changed_at < kept_for_a_year and not exists (select 1 from auth.users u where u.id = c.user_id)
    order by c.changed_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.audit_log where ctid = any (array(
    select l.ctid from public.audit_log l where l.happened_at < kept_for_two_years order by l.happened_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.team_digests where ctid = any (array(
    select d.ctid from public.team_digests d where d.day < kept_for_a_month::date order by d.day limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.subject_requests where ctid = any (array(
    select q.ctid from public.subject_requests q
    where q.done_at is not null and q.done_at < kept_for_two_years order by q.done_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  ended := array(
    select a.id from public.applications a
    where a.ended_on is not null and a.person_id is not null and a.ended_on < kept_for_six_months::date
    order by a.ended_on limit p_rows);
  perform public.forget_applications(ended);
  most := greatest(most, cardinality(ended));

  delete from public.organisation_invitations where ctid = any (array(
    select i.ctid from public.organisation_invitations i where i.ends_at < kept_for_a_month order by i.ends_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.organisation_checks where ctid = any (array(
    select h.ctid from public.organisation_checks h where h.noted_at < kept_for_two_years order by h.noted_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  -- Nobody can correct or join a company that waits or was returned once the person who applied for it is gone.
  delete from public.organisations where ctid = any (array(
    select c.ctid from public.organisations c
    where c.state in ('waiting', 'returned') and not exists (select 1 from auth.users u where u.id = c.asked_by)
    limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.applicants_digests where ctid = any (array(
    select d.ctid from public.applicants_digests d where d.day < kept_for_a_month::date order by d.day limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.support_digests where ctid = any (array(
    select d.ctid from public.support_digests d where d.day < kept_for_a_month::date order by d.day limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.diary_entries where ctid = any (array(
    select e.ctid from public.diary_entries e where e.on_day < kept_for_six_months::date order by e.on_day limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.message_reports where ctid = any (array(
    select r.ctid from public.message_reports r
    where r.closed_at is not null and r.closed_at < kept_for_a_year order by r.closed_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  -- The references of people who have left, as long as the details of an application; drafts of replies; and confirmations of a deletion a
  -- day after they were sent, or a week after they were written.
  delete from public.withdrawn_applications where ctid = any (array(
    select w.ctid from public.withdrawn_applications w where w.ended_on < kept_for_six_months::date order by w.ended_on limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.enquiry_reply_drafts where ctid = any (array(
    select d.ctid from public.enquiry_reply_drafts d where d.saved_at < kept_for_a_week order by d.saved_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.outgoing_emails where ctid = any (array(
    select o.ctid from public.outgoing_emails o
    where o.kind = 'deletion_confirmed' and o.created_at < kept_for_a_day and o.status <> 'sending'
      and (o.sent_at < kept_for_a_day or o.created_at < kept_for_a_week)
    order by o.created_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  -- The record that a number was sent an SMS. Nobody needs it once the ceilings have counted it.
  delete from public.outgoing_emails where ctid = any (array(
    select o.ctid from public.outgoing_emails o
    where o.channel = 'sms' and o.created_at < kept_for_a_day and o.status <> 'sending'
    order by o.created_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  delete from public.saved_searches where ctid = any (array(
    select s.ctid from public.saved_searches s
    where s.confirmed_at is null and s.asked_at < kept_for_a_week order by s.asked_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  -- Accounts of addresses and numbers that nobody has proven to be theirs: typing one is enough to make an account.
  delete from auth.users where id = any (array(
    select u.id from auth.users u
    where not public.is_proven(u) and u.created_at < kept_for_a_week
    order by u.created_at limit p_rows));
  get diagnostics done = row_count;
  most := greatest(most, done);

  most := greatest(most, public.purge_supported_people(p_rows));
  most := greatest(most, public.purge_referrals(p_rows));
  most := greatest(most, public.purge_sign_in_log(kept_for_a_month, p_rows));

  return jsonb_build_object('enquiries_deleted', deleted, 'emails_emptied', emptied, 'is_finished', most < p_rows);
end
$$;

-- Rights

revoke all on function public.purge_expired from public, anon, authenticated, service_role;
grant execute on function public.purge_expired to service_role;
