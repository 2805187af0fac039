-- Until the second code is given, no policy treats a person as signed in. Only those for the team asked: with somebody's password and the
-- key that every browser has, their account's other rows could be read by REST, an employer's applicants among them.

-- Whether who asks has a second step and did not use it. The embedded edition has no table of second steps.
create function public.lacks_second_step() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  has_second_step boolean;
begin
  if coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2'
    or to_regclass('auth.mfa_factors') is null
  then
    return false;
  end if;
  execute 'select exists (select 1 from auth.mfa_factors where user_id = $1 and status = ''verified'')'
  into has_second_step using (select auth.uid());
  return has_second_step;
end
$$;
revoke all on function public.lacks_second_step() from public, anon, authenticated, service_role;

-- As before, and no row while the second step is still to come.
create or replace function public.current_account() returns table (id uuid, role text, verified_email text)
language sql stable security definer rows 1 set search_path = '' as $$
  select u.id,
    case when u.raw_app_meta_data ->> 'role' in ('employer', 'candidate', 'partner', 'caseworker', 'team')
      then u.raw_app_meta_data ->> 'role' end,
    case when u.email_confirmed_at is not null then lower(u.email) end
  from auth.users u
  where u.id = (select auth.uid()) and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    and not (select public.lacks_second_step())
$$;

-- As before.
create or replace function public.is_team() returns boolean
language sql stable security definer set search_path = '' as $$
  select public.is_member((select auth.uid())) and not public.lacks_second_step()
$$;

-- As before, but who asks is the account as the policies see it.
create or replace function public.job_facts(p_jobs text) returns table (
  job_id text, title text, company_id uuid, company text, advert jsonb, is_open boolean, is_hidden boolean, applied text
)
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off as $$
  select j.id, j.title, c.id, c.name, j.advert,
    j.status = 'live' and c.state = 'approved' and (j.closes_on is null or j.closes_on >= (now() at time zone 'Europe/London')::date),
    exists (select 1 from public.hidden_companies h where h.person_id = me.id and h.company_id = c.id),
    (select a.reference from public.applications a where a.job_id = j.id and a.person_id = me.id and a.ended_on is null)
  from (select public.my_person() as id) me
  cross join (select distinct v from jsonb_array_elements_text(p_jobs::jsonb) v limit 100) wanted
  join public.jobs j on j.id = wanted.v and j.advert is not null
  join public.companies c on c.id = j.company_id
  -- Who has written nothing of themself yet reads the job too: their profile comes next.
  where public.is_candidate((select a.id from public.current_account() a)) and (
    (j.status = 'live' and c.state = 'approved')
    or exists (select 1 from public.applications a where a.person_id = me.id and a.job_id = j.id)
  )
$$;

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261123110000')
$$;
