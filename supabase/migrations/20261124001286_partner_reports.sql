-- What a partner organisation counts its outcomes from. Which numbers there are, and which of them may leave the organisation, is decided in
-- lib/domain/outcomes/partner-report.ts. Tests: partner-reports and row-rights in tests/system.

-- The steps of somebody's applications, as far as they share them: {"applied", "interview", "offer"}, each the first day or null.
create function public.application_steps_of(p_person public.supported_people) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('applied', min(a.applied_on),
    'interview', min(e.happened_on) filter (where e.kind = 'interview'), 'offer', min(e.happened_on) filter (where e.kind = 'offer'))
  from public.candidate_profiles f
  join public.applications a on a.person_id = f.person_id
  left join public.application_events e on e.application_id = a.id and e.kind in ('interview', 'offer')
  where f.user_id = p_person.user_id and p_person.share_applications
$$;

-- For the server alone: everybody whom the organisation of a member was sent or took on, without contact, notes or anything else of the file,
-- and with reference and name only where the member may see the person. {"organisation", "workers": [{"id", "name"}], "people": [{"person" (a
-- number that means nothing outside this answer), "file": {"reference", "name"} or null, "worker_id", "area", "services", "is_taken_on"
-- (with a consent that is recorded), "referred_on", "engaged_on", "ready_on", "applied_on", "interview_on", "offer_on", "starts": [{"started_on", "checks": [{"milestone", "answer", "on"}]}]}]}.
-- Referrals whose person is not here, or not any more, count by their days. Null for anybody who may not make reports.
create function public.partner_outcomes_of(p_actor uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with member as (
    select m.organisation_id, m.see_all_people from public.partner_membership_of(p_actor) m where m.state = 'approved' and m.report
  ), people as (
    select p.id::text as known, jsonb_build_object('worker_id', p.worker_id, 'is_taken_on', true, 'area', coalesce(substring(p.district from '^[A-Z]+'), ''),
      'file', case when m.see_all_people or public.may_see_supported_person(p_actor, p) then jsonb_build_object('reference', p.reference, 'name', p.name) end,
      'services', coalesce(r.services, '[]'), 'referred_on', coalesce(r.sent_on, (p.created_at at time zone 'Europe/London')::date),
      'engaged_on', least(r.contact_on, met.on_day), 'ready_on', p.ready_on, 'applied_on', steps.of ->> 'applied',
      'interview_on', steps.of ->> 'interview', 'offer_on', steps.of ->> 'offer',
      'starts', (select coalesce(jsonb_agg(jsonb_build_object('started_on', s.started_on, 'checks', (
          select coalesce(jsonb_agg(jsonb_build_object('milestone', c.milestone, 'answer', c.answer, 'on', c.answered_on)), '[]')
          from public.job_checks c where c.job_start_id = s.id and c.answer is not null)) order by s.started_on, s.id), '[]')
        from public.job_starts_of(p) s where s.is_confirmed)) as facts
    from member m
    join public.supported_people p on p.organisation_id = m.organisation_id
    left join lateral (
      select jsonb_agg(distinct service) filter (where service is not null) as services, (min(x.sent_at) at time zone 'Europe/London')::date as sent_on,
        min(x.first_contact_on) as contact_on
      from public.referrals x left join lateral unnest(x.services) service on true
      where x.supported_person_id = p.id and x.receiver_id = m.organisation_id) r on true
    left join lateral (
      select (min(a.starts_at) at time zone 'Europe/London')::date as on_day
      from public.support_appointments a where a.supported_person_id = p.id and a.outcome in ('attended', 'attended_late')) met on true
    cross join lateral (select public.application_steps_of(p) as of) steps
    union all
    select r.id::text, jsonb_build_object('worker_id', null, 'is_taken_on', r.accepted_at is not null, 'area', '', 'file', null, 'services', to_jsonb(r.services),
      'referred_on', (r.sent_at at time zone 'Europe/London')::date, 'engaged_on', r.first_contact_on,
      'ready_on', case when r.outcome in ('job_started', 'ready_for_work') then (r.closed_at at time zone 'Europe/London')::date end,
      'applied_on', null, 'interview_on', null, 'offer_on', null,
      'starts', case when r.outcome = 'job_started' then jsonb_build_array(jsonb_build_object(
          'started_on', (r.closed_at at time zone 'Europe/London')::date, 'checks', '[]'::jsonb)) else '[]' end)
    from member m
    join public.referrals r on r.receiver_id = m.organisation_id and r.supported_person_id is null and r.sent_at is not null
      and r.state not in ('draft', 'withdrawn')
  )
  select jsonb_build_object('organisation', o.name,
    'workers', (select coalesce(jsonb_agg(jsonb_build_object('id', w.user_id,
        'name', (select public.name_or_address(u) from auth.users u where u.id = w.user_id)) order by w.joined_at, w.user_id), '[]')
      from public.organisation_members w where w.organisation_id = o.id and w.support),
    'people', (select coalesce(jsonb_agg(n.facts || jsonb_build_object('person', n.number) order by n.number), '[]')
      from (select x.facts, row_number() over (order by x.known) as number from people x) n))
  from member m join public.organisations o on o.id = m.organisation_id
$$;

-- Rights

revoke all on function public.application_steps_of, public.partner_outcomes_of from public, anon, authenticated, service_role;
grant execute on function public.partner_outcomes_of to service_role;
