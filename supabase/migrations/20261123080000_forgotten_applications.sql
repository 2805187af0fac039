-- Six months after it ended, or once its person is gone, an application keeps its dates and how it ended, and nothing else: no question
-- about a record, no check of an offer, no reason, no distance, and no address under which somebody remembers whose it was.

-- What is forgotten gets a longer reference, so that it cannot be the one that it had, nor one that is given next.
alter table public.applications drop constraint applications_reference_check;
alter table public.applications add constraint applications_reference_check check (reference ~ '^A-([0-9A-Z]{6}|[0-9A-Z]{12})$');

-- Takes from applications that have ended all but their dates and how they ended. Of the history the stages stay, without words: what
-- else happened speaks of a record, of a licence or of the person's days.
create function public.forget_applications(p_applications uuid[]) returns void
language plpgsql security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  delete from public.application_events where application_id = any (p_applications) and kind not in ('applied', 'shortlisted',
    'interview', 'offer', 'accepted', 'unsuccessful', 'unsuccessful_after_interview', 'offer_declined', 'offer_withdrawn', 'withdrawn',
    'job_closed');
  update public.application_events set note = null, actor_id = null where application_id = any (p_applications);
  delete from public.interview_slots where application_id = any (p_applications);
  delete from public.own_application_parts where application_id = any (p_applications);
  delete from public.statement_releases where application_id = any (p_applications);
  update public.applications set person_id = null, reference = 'A-' || public.random_code(12), is_hidden = false, reasons = '[]',
    disclosure = 'not_asked', disclosure_on = null, checks = '[]', checks_since = null, statement_since = null, distance = 'unknown',
    last_step_on = null
  where id = any (p_applications);
end
$$;
revoke all on function public.forget_applications(uuid[]) from public, anon, authenticated, service_role;

-- As before: what was still open is withdrawn. Then it is all forgotten.
create or replace function public.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
begin
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

-- As before.
create or replace function public.purge_hiring(p_rows integer) returns integer
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
  perform public.forget_applications(ended);

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

-- What lost its person before this was so.
select public.forget_applications(array(select a.id from public.applications a where a.person_id is null));
