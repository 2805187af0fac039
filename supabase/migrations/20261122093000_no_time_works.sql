-- Whoever is invited to an interview may say that none of the times works. The history has the line, with their words; the times are
-- kept as declined, so that the employer sees which, until it offers others.

-- 1. The step

alter table public.interview_slots drop constraint interview_slots_state_check;
alter table public.interview_slots add constraint interview_slots_state_check
check (state in ('offered', 'chosen', 'declined', 'withdrawn'));

-- As before, and from the person at an interview that has times to choose from "declines_slots": none of them works.
create or replace function public.commit_application(
  p_actor uuid, p_application uuid, p_version integer, p_change text, p_event text default null, p_email text default null
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  application public.applications;
  change jsonb := p_change::jsonb;
  event jsonb := p_event::jsonb;
  told jsonb := p_email::jsonb;
  side text;
begin
  select * into application from public.applications where id = p_application for update;
  if application.id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  side := public.side_in_application(p_actor, application);
  if side is null or (side = 'employer' and change ? 'own') then
    return jsonb_build_object('outcome', 'forbidden');
  elsif application.version <> p_version then
    return jsonb_build_object('outcome', 'changed', 'version', application.version);
  end if;

  if change ? 'slot' then
    update public.interview_slots set state = 'chosen'
    where id = (change ->> 'slot')::uuid and application_id = p_application and state = 'offered';
    if not found then
      return jsonb_build_object('outcome', 'changed', 'version', application.version);
    end if;
    update public.interview_slots set state = 'withdrawn' where application_id = p_application and state = 'offered';
  end if;
  if change ? 'declines_slots' then
    if side <> 'candidate' then
      return jsonb_build_object('outcome', 'forbidden');
    end if;
    update public.interview_slots set state = 'declined'
    where application_id = p_application and state = 'offered' and application.stage = 'interview';
    if not found then
      return jsonb_build_object('outcome', 'changed', 'version', application.version);
    end if;
  end if;
  if change ? 'slots' then
    update public.interview_slots set state = 'withdrawn' where application_id = p_application and state <> 'withdrawn';
    insert into public.interview_slots (application_id, on_day, at_time, minutes, way, place)
    select p_application, s.on_day, s.at_time, s.minutes, s.way, s.place
    from jsonb_populate_recordset(null::public.interview_slots, change -> 'slots') s;
  end if;
  if change ? 'own' then
    insert into public.own_application_parts (application_id, withdrawal_reason, needs_approval)
    values (p_application, change -> 'own' ->> 'withdrawal_reason',
      coalesce((change -> 'own' ->> 'needs_approval')::boolean, false))
    on conflict (application_id) do update set
      withdrawal_reason = coalesce(excluded.withdrawal_reason, own_application_parts.withdrawal_reason),
      needs_approval = coalesce((change -> 'own' ->> 'needs_approval')::boolean, own_application_parts.needs_approval);
  end if;
  if event is null then
    return jsonb_build_object('outcome', 'done', 'version', application.version);
  end if;

  application := jsonb_populate_record(application, change);
  -- What the person said when they applied is told with the offer and not before.
  if change ->> 'stage' = 'offer' and not application.checks @> '[{"kind": "licence_approval"}]' and exists (
    select 1 from public.own_application_parts o where o.application_id = p_application and o.needs_approval
  ) then
    application.checks := application.checks || jsonb_build_array(
      jsonb_build_object('kind', 'licence_approval', 'state', 'waiting', 'since', application.changed_on));
  end if;
  update public.applications set
    stage = application.stage, changed_on = application.changed_on, changed_by = application.changed_by,
    is_named = is_named or application.is_named, reasons = application.reasons, disclosure = application.disclosure,
    disclosure_on = application.disclosure_on, checks = application.checks, waits_since = application.waits_since,
    checks_since = application.checks_since, ended_on = application.ended_on,
    answered_on = case when side = 'employer' then coalesce(answered_on, (event ->> 'happened_on')::date) else answered_on end,
    version = p_version + 1
  where id = p_application;
  insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id, note)
  values (p_application, (event ->> 'happened_on')::date, p_version + 1, event ->> 'kind', side, p_actor, event ->> 'note');

  if side = 'employer' and told is not null then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text, stop_url)
    select u.id, 'application_update', u.email, told ->> 'subject', told ->> 'html', told ->> 'text', told ->> 'stop_url'
    from public.candidate_profiles p join auth.users u on u.id = p.user_id
    where p.person_id = application.person_id and u.email_confirmed_at is not null
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails);
  end if;
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- 2. Whose turn it is

-- As before, with whether the applicant said so: from that day on the employer is waited for.
drop function public.applicants_page(text, boolean, text, date, uuid, integer);
create function public.applicants_page(
  p_stages text, p_is_open boolean, p_job text default null, p_after_on date default null, p_after_id uuid default null,
  p_rows integer default 50
) returns table (
  application_id uuid, reference text, job_title text, stage text, applied_on date, changed_on date, waits_since date,
  distance text, skills jsonb, tickets jsonb, availability text, first_name text, last_name text,
  updated_on date, has_chosen_time boolean, has_declined_times boolean, checks_since date, statement_since date, disclosure text
)
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
  with wanted as (
    select m.company_id, m.read_disclosures, array(select jsonb_array_elements_text(p_stages::jsonb)) as stages
    from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), chosen as (
    -- Stage by stage, as the index has them: so no more is looked at of any than can be shown. What is passed over, because it is
    -- of another job or stage or hidden, is passed over in the index.
    (select a.id from wanted w cross join unnest(w.stages) s (stage) cross join lateral (
       select x.id, x.changed_on from public.applications x
       where x.company_id = w.company_id and x.stage = s.stage and not x.is_hidden and (p_job is null or x.job_id = p_job)
         and (p_after_id is null or (x.changed_on, x.id) > (p_after_on, p_after_id))
       order by x.changed_on, x.id limit p_rows
     ) a
     where p_is_open order by a.changed_on, a.id limit p_rows)
    union all
    (select a.id from wanted w join public.applications a on a.company_id = w.company_id and a.stage = any (w.stages)
     where not p_is_open and a.ended_on is not null and not a.is_hidden and (p_job is null or a.job_id = p_job)
       and (p_after_id is null or (a.changed_on, a.id) < (p_after_on, p_after_id))
     order by a.changed_on desc, a.id desc limit p_rows)
  )
  select c.id, c.reference, j.title, c.stage, c.applied_on, c.changed_on, c.waits_since, c.distance, k.skills, k.tickets,
    k.availability, n.first_name, n.last_name, greatest(c.changed_on, c.last_step_on),
    c.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = c.id and s.state = 'chosen'),
    c.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = c.id and s.state = 'declined'),
    c.checks_since, case when w.read_disclosures then c.statement_since end, c.disclosure
  from chosen h
  cross join wanted w
  join public.applications c on c.id = h.id
  join public.jobs j on j.id = c.job_id
  left join public.candidate_cards k on k.person_id = c.person_id
  left join public.candidate_contacts n on n.person_id = case when c.is_named then c.person_id end
  order by case when p_is_open then c.changed_on end, case when p_is_open then c.id end, c.changed_on desc, c.id desc
$$;

-- As before, with the same. What was said today is shown today.
drop function public.employer_tasks(date, integer);
create function public.employer_tasks(p_today date, p_rows integer default 20) returns table (
  application_id uuid, reference text, job_title text, stage text, waits_since date, has_chosen_time boolean, has_declined_times boolean,
  checks_since date, statement_since date, first_name text, last_name text
)
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
  with mine as (
    select m.company_id, m.read_disclosures from public.my_membership() m where m.see_applicants and m.state = 'approved'
  ), listed as (
    (select w.id, w.since from mine cross join lateral (
       select a.id, a.waits_since as since from public.applications a
       where a.company_id = mine.company_id and a.waits_since <= p_today and not a.is_hidden
         and not (a.stage = 'interview' and a.waits_since = p_today and not exists (
           select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined'))
       order by a.waits_since, a.id limit p_rows) w)
    union all
    (select c.id, c.since from mine cross join lateral (
       select a.id, a.checks_since as since from public.applications a
       where a.company_id = mine.company_id and a.checks_since is not null and not a.is_hidden
       order by a.checks_since, a.id limit p_rows) c)
    union all
    (select r.id, r.since from mine cross join lateral (
       select a.id, a.statement_since as since from public.applications a
       where a.company_id = mine.company_id and a.statement_since is not null and a.ended_on is null and not a.is_hidden
         and mine.read_disclosures
       order by a.statement_since, a.id limit p_rows) r)
  ), first as (
    select l.id, min(l.since) as since from listed l group by l.id order by 2, 1 limit p_rows
  )
  select a.id, a.reference, j.title, a.stage, a.waits_since,
    a.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'chosen'),
    a.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined'),
    a.checks_since, case when mine.read_disclosures then a.statement_since end, n.first_name, n.last_name
  from mine cross join first f
  join public.applications a on a.id = f.id
  join public.jobs j on j.id = a.job_id
  left join public.candidate_contacts n on n.person_id = case when a.is_named then a.person_id end
  order by f.since, f.id
$$;

-- As before, with whether the person said so.
drop function public.my_applications(boolean, date, uuid, integer);
create function public.my_applications(
  p_is_open boolean, p_after_on date default null, p_after_id uuid default null, p_rows integer default 50
) returns table (
  application_id uuid, reference text, job_title text, company text, stage text, applied_on date, changed_on date, waits_since date,
  disclosure text, has_times boolean, has_declined_times boolean
)
language sql stable security definer set search_path = '' as $$
  select a.id, a.reference, j.title, c.name, a.stage, a.applied_on, a.changed_on, a.waits_since, a.disclosure,
    exists (select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'offered'),
    a.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined')
  from (
    select * from public.applications x
    where x.person_id = (select public.my_person()) and (x.ended_on is null) = p_is_open
      and (p_after_id is null or (x.changed_on, x.id) < (p_after_on, p_after_id))
    order by x.changed_on desc, x.id desc limit p_rows
  ) a
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  order by a.changed_on desc, a.id desc
$$;

revoke all on function public.applicants_page(text, boolean, text, date, uuid, integer), public.employer_tasks(date, integer),
  public.my_applications(boolean, date, uuid, integer)
from public, anon, authenticated, service_role;
grant execute on function public.applicants_page(text, boolean, text, date, uuid, integer), public.employer_tasks(date, integer),
  public.my_applications(boolean, date, uuid, integer)
to authenticated;

-- 3. The daily list

-- As before, and with how many said so since the working day before: [{"id", "new", "five", "ten", "to_read", "other_times"}]
create or replace function public.applicants_digests_due(p_days text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  days jsonb := p_days::jsonb;
  today date := (days ->> 'day')::date;
  five date := (days ->> 'five')::date;
  ten date := (days ->> 'ten')::date;
begin
  return (
    with waiting as (
      select a.company_id,
        count(*) filter (where a.waits_since > ten) as five,
        count(*) filter (where a.waits_since <= ten) as ten,
        bool_or((a.waits_since > (days ->> 'five_before')::date)
          or (a.waits_since <= ten and a.waits_since > (days ->> 'ten_before')::date)) as is_news
      from public.applications a where a.waits_since <= five group by a.company_id
    ), fresh as (
      select a.company_id, count(*) as new
      from public.applications a
      where a.applied_on >= (days ->> 'before')::date and a.applied_on < today and a.stage = 'applied'
      group by a.company_id
    ), given as (
      select a.company_id, count(*) as to_read
      from public.statement_releases r join public.applications a on a.id = r.application_id
      where r.ended_at is null and (r.given_at at time zone 'Europe/London')::date < today
        and r.given_at >= (days ->> 'before')::date::timestamp at time zone 'Europe/London'
      group by a.company_id
    ), declined as (
      select a.company_id, count(*) as other_times
      from public.applications a
      where a.waits_since >= (days ->> 'before')::date and a.waits_since < today and a.stage = 'interview' and exists (
        select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined')
      group by a.company_id
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'new', coalesce(f.new, 0), 'five', coalesce(w.five, 0),
      'ten', coalesce(w.ten, 0), 'to_read', case when m.read_disclosures then coalesce(g.to_read, 0) else 0 end,
      'other_times', coalesce(d.other_times, 0))), '[]')
    from waiting w full join fresh f on f.company_id = w.company_id
    full join given g on g.company_id = coalesce(w.company_id, f.company_id)
    full join declined d on d.company_id = coalesce(w.company_id, f.company_id, g.company_id)
    join public.companies c on c.id = coalesce(w.company_id, f.company_id, g.company_id, d.company_id) and c.state = 'approved'
    join public.company_members m on m.company_id = c.id and m.see_applicants
    join auth.users u on u.id = m.user_id
    where (f.new > 0 or w.is_news or d.other_times > 0 or (m.read_disclosures and g.to_read > 0))
      and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails)
      and not exists (select 1 from public.applicants_digests d where d.user_id = u.id and d.day = today)
  );
end
$$;

-- 4. Readiness

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261122093000')
$$;
