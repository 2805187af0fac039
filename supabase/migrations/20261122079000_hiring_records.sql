-- Live hiring, last: what its tables add to a person's export, to the deletion of an account, to retention and to the status.

-- When a person goes, so does everything that says who they were: what was still open is withdrawn, and what was written goes.
create function public.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
begin
  insert into public.application_events (application_id, happened_on, version, kind, by_side)
  select a.id, today, a.version + 1, 'withdrawn', 'candidate' from public.applications a
  where a.person_id = old.person_id and a.ended_on is null;
  update public.application_events set note = null, actor_id = null
  where application_id in (select a.id from public.applications a where a.person_id = old.person_id);
  delete from public.interview_slots
  where application_id in (select a.id from public.applications a where a.person_id = old.person_id);
  delete from public.own_application_parts
  where application_id in (select a.id from public.applications a where a.person_id = old.person_id);
  update public.applications
  set stage = 'withdrawn', version = version + 1, changed_on = today, changed_by = 'candidate', waits_since = null,
    ended_on = today
  where person_id = old.person_id and ended_on is null;
  update public.applications set is_hidden = false, checks_since = null
  where person_id = old.person_id and (is_hidden or checks_since is not null);
  return old;
end
$$;
create trigger forget_person before delete on public.candidate_profiles for each row execute function public.forget_person();

-- What live hiring keeps about an account, for its owner.
create function public.hiring_data_of(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
  select jsonb_build_object(
    'companies_asked_for', (select coalesce(jsonb_agg(to_jsonb(c) - 'asked_by' order by c.asked_at), '[]')
      from public.companies c where c.asked_by = p_user_id),
    'company_membership', (select to_jsonb(m) - 'user_id' || jsonb_build_object('company', c.name)
      from public.company_members m join public.companies c on c.id = m.company_id where m.user_id = p_user_id),
    'company_invitations', (select coalesce(jsonb_agg(to_jsonb(i) - 'token_digest' - 'invited_by' order by i.created_at), '[]')
      from public.company_invitations i join auth.users u on u.id = p_user_id
      where u.email_confirmed_at is not null and i.email = lower(u.email)),
    'steps_in_companies', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
      from public.company_events e where e.actor_id = p_user_id),
    'steps_on_jobs', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
      from public.job_events e where e.actor_id = p_user_id),
    'steps_on_applications', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
      from public.application_events e where e.actor_id = p_user_id),
    'application_emails', (select to_jsonb(e) - 'user_id' from public.application_email_choices e where e.user_id = p_user_id),
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
        -- Their text is sealed: the site opens it for the person alone, when they ask for their data at /account.
        'statements', (select coalesce(jsonb_agg(jsonb_build_object('version', s.version, 'written_at', s.written_at)
          order by s.version), '[]') from public.statements s where s.person_id = p.person_id),
        'statement_releases', (select coalesce(jsonb_agg(to_jsonb(r) - 'person_id' || jsonb_build_object('readings', (
            select coalesce(jsonb_agg(jsonb_build_object('read_at', d.read_at, 'by', coalesce(
              nullif(u.raw_user_meta_data ->> 'full_name', ''), u.email)) order by d.read_at), '[]')
            from public.statement_readings d left join auth.users u on u.id = d.reader_id where d.release_id = r.id
          )) order by r.given_at), '[]') from public.statement_releases r where r.person_id = p.person_id),
        'applications', (select coalesce(jsonb_agg(to_jsonb(a) || jsonb_build_object(
            'own_part', (select to_jsonb(o) - 'application_id' from public.own_application_parts o where o.application_id = a.id),
            'history', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
              from public.application_events e where e.application_id = a.id),
            'interview_slots', (select coalesce(jsonb_agg(to_jsonb(s) order by s.on_day, s.at_time), '[]')
              from public.interview_slots s where s.application_id = a.id)
          ) order by a.applied_on, a.id), '[]') from public.applications a where a.person_id = p.person_id)
      ) from public.candidate_profiles p where p.user_id = p_user_id)
  )
$$;
create index company_events_of_an_actor on public.company_events (actor_id) where actor_id is not null;
create index job_events_of_an_actor on public.job_events (actor_id) where actor_id is not null;
create index application_events_of_an_actor on public.application_events (actor_id) where actor_id is not null;
create index company_invitations_to_an_address on public.company_invitations (email);

-- As before, and what live hiring keeps.
alter function public.account_data(uuid) rename to own_account_data;
revoke all on function public.own_account_data(uuid) from public, anon, authenticated, service_role;
create function public.account_data(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.own_account_data(p_user_id) || public.hiring_data_of(p_user_id)
$$;

-- An application loses its person, what was written and who read their statement 6 months after it ended, and keeps its numbers; an invitation goes 30 days
-- after its end, a digest's day after 30 days, a saved search that nobody said yes to after 7. Answers the most rows that one of the steps touched.
create function public.purge_hiring(p_rows integer) returns integer
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  ended uuid[];
  done integer;
  unanswered integer;
begin
  ended := array(select a.id from public.applications a
    where a.ended_on is not null and a.person_id is not null and a.ended_on < (now() - interval '6 months')::date
    order by a.ended_on limit p_rows);
  update public.application_events set note = null, actor_id = null where application_id = any (ended);
  delete from public.interview_slots where application_id = any (ended);
  delete from public.own_application_parts where application_id = any (ended);
  delete from public.statement_releases where application_id = any (ended);
  update public.applications set person_id = null, is_hidden = false, checks_since = null where id = any (ended);

  delete from public.company_invitations where id in (
    select i.id from public.company_invitations i where i.ends_at < now() - interval '30 days' order by i.ends_at limit p_rows);
  get diagnostics done = row_count;

  -- Nobody can put right, or be given, a company whose asker is gone.
  delete from public.companies where id in (
    select c.id from public.companies c
    where c.state in ('waiting', 'returned') and not exists (select 1 from auth.users u where u.id = c.asked_by)
    limit p_rows);

  delete from public.applicants_digests where (user_id, day) in (
    select d.user_id, d.day from public.applicants_digests d where d.day < (now() - interval '30 days')::date order by d.day limit p_rows);

  delete from public.saved_searches where id in (
    select s.id from public.saved_searches s
    where s.confirmed_at is null and s.asked_at < now() - interval '7 days' order by s.asked_at limit p_rows);
  get diagnostics unanswered = row_count;
  return greatest(coalesce(cardinality(ended), 0), done, unanswered);
end
$$;

-- As before, and what live hiring keeps.
alter function public.purge_expired(integer) rename to purge_enquiries_and_accounts;
revoke all on function public.purge_enquiries_and_accounts(integer) from public, anon, authenticated, service_role;
create function public.purge_expired(p_rows integer default 10000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  purged jsonb := public.purge_enquiries_and_accounts(p_rows);
  is_finished boolean := public.purge_hiring(p_rows) < p_rows;
begin
  return purged || jsonb_build_object('is_finished', is_finished and (purged ->> 'is_finished')::boolean);
end
$$;

-- As before, and what else says who it was: what they were in a company that they asked for, invitations to their address, and the
-- address of what they once asked about their data and was answered.
alter function public.delete_account(uuid, text, text, text, text) rename to delete_account_and_enquiries;
revoke all on function public.delete_account_and_enquiries(uuid, text, text, text, text)
from public, anon, authenticated, service_role;
create function public.delete_account(p_user_id uuid, p_to_address text, p_subject text, p_html text, p_body_text text)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  address text := (select lower(u.email) from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null);
  deleted integer := public.delete_account_and_enquiries(p_user_id, p_to_address, p_subject, p_html, p_body_text);
begin
  if deleted is null or deleted < 0 then
    return deleted;
  end if;
  update public.companies set asked_as = '' where asked_by = p_user_id;
  delete from public.company_invitations where email = address;
  delete from public.saved_searches where email = address;
  update public.subject_requests set email = null where email = address and done_at is not null;
  return deleted;
end
$$;
revoke all on function public.delete_account(uuid, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.delete_account(uuid, text, text, text, text) to service_role;
create index companies_asked_by on public.companies (asked_by) where asked_by is not null;

-- As before, and what waits for the team: companies and adverts, and the age of the oldest of each.
alter function public.service_status() rename to status_before_hiring;
revoke all on function public.status_before_hiring() from public, anon, authenticated, service_role;
create function public.service_status() returns jsonb
language sql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select public.status_before_hiring() || jsonb_build_object(
    'schema_version', '20261122079000',
    'companies_waiting', (select count(*) from (
      select 1 from public.companies where waits_since is not null order by waits_since, id limit 100) s),
    'oldest_company_seconds', public.seconds_since((
      select waits_since from public.companies where waits_since is not null order by waits_since, id limit 1)),
    'jobs_for_review', (select count(*) from (
      select 1 from public.jobs where review = 'asked' order by review_asked_at, id limit 100) s),
    'oldest_job_review_seconds', public.seconds_since((
      select review_asked_at from public.jobs where review = 'asked' order by review_asked_at, id limit 1))
  )
$$;

revoke all on function
  public.forget_person(), public.hiring_data_of(uuid), public.account_data(uuid), public.purge_hiring(integer),
  public.purge_expired(integer), public.service_status()
from public, anon, authenticated, service_role;
grant execute on function public.account_data(uuid), public.purge_expired(integer), public.service_status() to service_role;

-- As before, and the companies and adverts that wait for the team.
alter function public.desk_waiting(uuid, date) rename to desk_waiting_before_hiring;
revoke all on function public.desk_waiting_before_hiring(uuid, date) from public, anon, authenticated, service_role;
create function public.desk_waiting(p_actor uuid, p_today date) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select w.waiting || case when w.waiting ->> 'outcome' = 'forbidden' then '{}'::jsonb else jsonb_build_object('companies', (
    select count(*) from (
      select 1 from public.companies c where c.waits_since is not null order by c.waits_since, c.id limit 100) s),
    'jobs', (select count(*) from (
      select 1 from public.jobs j where j.review = 'asked' order by j.review_asked_at, j.id limit 100) s)) end
  from (select public.desk_waiting_before_hiring(p_actor, p_today) as waiting) w
$$;
revoke all on function public.desk_waiting(uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.desk_waiting(uuid, date) to service_role;

-- As before, and the companies and adverts that wait for the team: members are told of those too.
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
    'role_requests', (select count(*) from public.role_requests r where r.state = 'open'),
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
