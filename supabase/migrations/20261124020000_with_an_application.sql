-- What somebody sends with an application: a few words of their own, and a copy of their CV.

-- Why the job suits them, in their own words: the company reads it with the card. Forgotten with the person.
alter table public.applications add column why text not null default '' check (char_length(why) <= 500);

-- A copy of a CV, sealed by the server under a key of its own, which is wrapped with the server's key. Nobody reads this
-- table directly: functions hand the sealed text to the server, for the person or, once it has shortlisted them, for
-- members of the company. Tests: tests/system/hiring-rights.spec.ts, tests/system/application-cv.spec.ts.
create table public.application_cvs (
  application_id uuid primary key references public.applications (id) on delete cascade,
  key_id text not null,
  wrapped text not null,
  sealed text not null check (char_length(sealed) <= 100000),
  sent_at timestamptz not null default now(),
  -- When somebody at the company first opened it.
  opened_at timestamptz
);
alter table public.application_cvs enable row level security;
revoke all on public.application_cvs from public, anon, authenticated, service_role;

-- The copy goes when the person withdraws, declines or hides from the company, and with the person.
create function public.end_application_cv() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.application_cvs where application_id = new.id;
  if new.person_id is null then
    new.why := '';
  end if;
  return new;
end
$$;
create trigger application_cv_ends before update of stage, is_hidden, person_id on public.applications
for each row when (new.person_id is null or new.is_hidden or new.stage in ('withdrawn', 'offer_declined'))
execute function public.end_application_cv();

-- The copy of a CV for a member of the company that has shortlisted the person; null for everybody else. The first opening
-- is written down.
create function public.open_application_cv(p_actor uuid, p_application uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  application public.applications;
  found jsonb;
begin
  select * into application from public.applications where id = p_application;
  if application.id is null or not application.is_named or application.is_hidden
    or public.side_in_application(p_actor, application) is distinct from 'employer' then
    return null;
  end if;
  update public.application_cvs set opened_at = coalesce(opened_at, now()) where application_id = p_application
  returning jsonb_build_object('key_id', key_id, 'wrapped', wrapped, 'sealed', sealed) into found;
  return found;
end
$$;

-- The copies that somebody has sent, newest first, for the person alone.
create function public.own_application_cvs(p_actor uuid, p_application uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('application_id', v.application_id, 'reference', a.reference, 'key_id', v.key_id,
    'wrapped', v.wrapped, 'sealed', v.sealed, 'sent_at', v.sent_at, 'opened_at', v.opened_at) order by v.sent_at desc), '[]')
  from public.candidate_profiles p
  join public.applications a on a.person_id = p.person_id
  join public.application_cvs v on v.application_id = a.id
  where p.user_id = p_actor and (p_application is null or a.id = p_application)
$$;

-- Takes a copy back. Answers "missing" when there is none, or it is not theirs.
create function public.take_application_cv_back(p_actor uuid, p_application uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.application_cvs v using public.applications a, public.candidate_profiles p
  where v.application_id = p_application and a.id = v.application_id and p.person_id = a.person_id and p.user_id = p_actor;
  return jsonb_build_object('outcome', case when found then 'done' else 'missing' end);
end
$$;

-- For the pages of an application: whether a copy is there, without its text. Row rights of the application decide.
create function public.application_cv_facts(p_application uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sent_at', v.sent_at, 'opened_at', v.opened_at)
  from public.application_cvs v join public.applications a on a.id = v.application_id
  where v.application_id = p_application and (a.person_id = public.my_person() or (a.is_named and not a.is_hidden
    and exists (select 1 from public.my_membership() m where m.company_id = a.company_id and m.see_applicants)))
$$;

revoke all on function public.end_application_cv(), public.open_application_cv(uuid, uuid), public.own_application_cvs(uuid, uuid),
  public.take_application_cv_back(uuid, uuid), public.application_cv_facts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_application_cv(uuid, uuid), public.own_application_cvs(uuid, uuid),
  public.take_application_cv_back(uuid, uuid) to service_role;
grant execute on function public.application_cv_facts(uuid) to authenticated;

-- Sends an application with everything that goes with it, or nothing at all.
create or replace function public.send_application(p_actor uuid, p_job text, p_application text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_application::jsonb;
  today date := (given ->> 'applied_on')::date;
  person uuid;
  job public.jobs;
  new_id uuid;
  new_reference text;
begin
  select p.person_id into person from public.candidate_profiles p
  where p.user_id = p_actor and public.is_candidate(p_actor) for update;
  if person is null then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  -- Held until the end, so that nobody closes the job in between.
  select * into job from public.jobs where id = p_job for share;
  if job.id is null or job.status = 'draft' then
    return jsonb_build_object('outcome', 'missing');
  elsif job.status <> 'live' or job.closes_on < today
    or not exists (select 1 from public.companies c where c.id = job.company_id and c.state = 'approved') then
    return jsonb_build_object('outcome', 'closed');
  elsif exists (select 1 from public.hidden_companies h where h.person_id = person and h.company_id = job.company_id) then
    return jsonb_build_object('outcome', 'hidden');
  elsif not exists (select 1 from public.candidate_cards k where k.person_id = person)
    or not exists (select 1 from public.candidate_contacts k
      where k.person_id = person and k.first_name <> '' and k.last_name <> '') then
    return jsonb_build_object('outcome', 'no_card');
  elsif exists (select 1 from public.applications a where a.job_id = p_job and a.person_id = person and a.ended_on is null) then
    return jsonb_build_object('outcome', 'already');
  end if;
  loop
    new_reference := 'A-' || public.random_code(6);
    insert into public.applications (id, reference, job_id, company_id, person_id, applied_on, changed_on, changed_by, distance,
      waits_since, answer_due_on, why)
    values (coalesce((given ->> 'id')::uuid, gen_random_uuid()), new_reference, p_job, job.company_id, person, today, today,
      'candidate', given ->> 'distance', today, (given ->> 'answer_due_on')::date, coalesce(given ->> 'why', ''))
    on conflict (reference) do nothing returning id into new_id;
    exit when new_id is not null;
  end loop;
  insert into public.own_application_parts (application_id, needs_approval)
  values (new_id, (given ->> 'needs_approval')::boolean);
  -- Sealed for this application's id, which is why the server chose it.
  if given -> 'cv' is not null then
    insert into public.application_cvs (application_id, key_id, wrapped, sealed)
    values (new_id, given -> 'cv' ->> 'key_id', given -> 'cv' ->> 'wrapped', given -> 'cv' ->> 'sealed');
  end if;
  insert into public.application_events (application_id, happened_on, version, kind, by_side, actor_id)
  values (new_id, today, 1, 'applied', 'candidate', p_actor);
  return jsonb_build_object('outcome', 'done', 'reference', new_reference);
end
$$;
