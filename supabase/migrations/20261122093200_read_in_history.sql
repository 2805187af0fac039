-- The first reading of a statement stands in the history of its application, which both sides read. Each further one stands with the
-- statement alone, where the person reads who opened it and when: a line for each would bury the rest of the history.

-- As before, with that line. It is no step: the version stays, so that nobody's form is refused because somebody has read.
create or replace function public.begin_reading(p_actor uuid, p_application uuid, p_today date, p_email text default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  told jsonb := p_email::jsonb;
  release uuid;
  reading uuid;
  is_first boolean;
begin
  if not exists (
    select 1 from public.applications a join public.company_members m on m.user_id = p_actor and m.company_id = a.company_id
    where a.id = p_application and m.read_disclosures and public.side_in_application(p_actor, a) = 'employer'
  ) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  -- Held until the end, the application first as where it is taken back: what is taken back meanwhile is read by nobody after that.
  perform 1 from public.applications a where a.id = p_application for update;
  select r.id into release from public.statement_releases r
  where r.application_id = p_application and r.ended_at is null for update;
  if (public.readable_release(p_actor, p_application, p_today)).id is distinct from release or release is null then
    return jsonb_build_object('outcome', 'ended');
  end if;
  select d.id into reading from public.statement_readings d
  where d.release_id = release and d.reader_id = p_actor and d.read_at > now() - interval '1 minute' order by d.read_at desc limit 1;
  if reading is not null then
    return jsonb_build_object('outcome', 'done', 'reading', reading);
  end if;
  is_first := not exists (select 1 from public.statement_readings d where d.release_id = release);
  insert into public.statement_readings (release_id, reader_id) values (release, p_actor) returning id into reading;
  if is_first then
    insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id)
    select a.id, p_today, a.version, 'statement_read', 'employer', p_actor from public.applications a where a.id = p_application;
  end if;
  if is_first and told is not null then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
    select u.id, 'application_update', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
    from public.statement_releases r
    join public.candidate_profiles p on p.person_id = r.person_id join auth.users u on u.id = p.user_id
    where r.id = release and u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails);
  end if;
  return jsonb_build_object('outcome', 'done', 'reading', reading);
end
$$;

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261122093200')
$$;
