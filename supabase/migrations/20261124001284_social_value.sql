-- What employers show their buyers: contracts with what was promised, and counts of people who started a job with them and agreed to be
-- counted. Which numbers may be shown is decided in lib/domain/social-value. Tests: social-value and row-rights in tests/system.

-- A contract of a company. Nothing in it is about a person. Nobody reads this table: every access is one of the functions below.
create table public.social_contracts (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  name text not null check (char_length(name) between 2 and 120),
  buyer text not null check (char_length(buyer) between 2 and 120),
  framework text not null check (framework in ('ppn_002', 'ppn_06_20', 'toms', 'own')),
  starts_on date not null,
  ends_on date not null check (ends_on > starts_on),
  -- [{"measure", "target", "code"}]: what was promised, with the code of the buyer's framework.
  targets jsonb not null default '[]' check (char_length(targets::text) <= 4000),
  made_at timestamptz not null default now()
);
create index social_contracts_of_a_company on public.social_contracts (organisation_id, starts_on, id);
alter table public.social_contracts enable row level security;
revoke all on public.social_contracts from public, anon, authenticated, service_role;

-- The approved company whose reports a member may make; null for everybody else.
create function public.reporting_company(p_actor uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select m.organisation_id
  from public.organisation_members m
  join public.organisations o on o.id = m.organisation_id and o.kind = 'employer' and o.state = 'approved'
  join auth.users u on u.id = m.user_id
  where m.user_id = p_actor and m.export_reports and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null
    and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

-- What the report is counted from, for the server alone: {"company", "contracts", "dates_so_far": [["from", "to"]], "starts": [{"person" (a number that means nothing outside
-- this answer), "started_on", "hours_a_week", "came_from_day_release", "checks": [{"milestone", "answer", "on"}]}]}.
-- Null for anybody who may not make reports.
create function public.social_value_of(p_actor uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select s.*, dense_rank() over (order by coalesce(s.user_id, s.id)) as person
    from public.job_starts s where s.organisation_id = public.reporting_company(p_actor) and s.may_be_counted and s.is_confirmed
  )
  select jsonb_build_object('company', o.name,
    'contracts', (select coalesce(jsonb_agg(to_jsonb(c) - 'organisation_id' - 'made_at' order by c.starts_on, c.id), '[]')
      from public.social_contracts c where c.organisation_id = o.id),
    'dates_so_far', o.contract_dates,
    'starts', (select coalesce(jsonb_agg(jsonb_build_object('person', s.person, 'started_on', s.started_on, 'hours_a_week', s.hours_a_week,
        'came_from_day_release', s.came_from_day_release,
        'checks', (select coalesce(jsonb_agg(jsonb_build_object('milestone', k.milestone, 'answer', k.answer, 'on', k.answered_on)), '[]')
          from public.job_checks k where k.job_start_id = s.id and k.answer is not null)) order by s.started_on, s.person), '[]')
      from counted s))
  from public.organisations o where o.id = public.reporting_company(p_actor)
$$;

-- Stores a contract: a new one (p_id is null) or a changed one. Its dates are remembered for as long as the company is here, whatever becomes of
-- the contract: the report hides what one with other dates would give away, so nobody learns about a day by moving a contract across it.
-- "done" | "forbidden" | "missing" | "too_many" (contracts) | "too_many_dates"
create function public.save_social_contract(p_actor uuid, p_id uuid, p_contract text, p_most integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := public.reporting_company(p_actor);
  given public.social_contracts := jsonb_populate_record(null::public.social_contracts, p_contract::jsonb);
  dates jsonb := jsonb_build_array(jsonb_build_array(given.starts_on, given.ends_on));
  known jsonb;
begin
  if company is null then
    return 'forbidden';
  end if;
  select o.contract_dates into known from public.organisations o where o.id = company for update;
  if p_id is not null and not exists (select 1 from public.social_contracts c where c.id = p_id and c.organisation_id = company) then
    return 'missing';
  elsif not known @> dates then
    if jsonb_array_length(known) >= 4 * p_most then
      return 'too_many_dates';
    end if;
    known := known || dates;
  end if;
  if p_id is null then
    if (select count(*) from public.social_contracts c where c.organisation_id = company) >= p_most then
      return 'too_many';
    end if;
    insert into public.social_contracts (organisation_id, name, buyer, framework, starts_on, ends_on, targets)
    values (company, given.name, given.buyer, given.framework, given.starts_on, given.ends_on, given.targets);
  else
    update public.social_contracts set name = given.name, buyer = given.buyer, framework = given.framework, starts_on = given.starts_on,
      ends_on = given.ends_on, targets = given.targets
    where id = p_id;
  end if;
  update public.organisations set contract_dates = known where id = company and contract_dates <> known;
  return 'done';
end
$$;

-- Deletes a contract of the company. "done" | "forbidden" | "missing"
create function public.delete_social_contract(p_actor uuid, p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := public.reporting_company(p_actor);
begin
  if company is null then
    return 'forbidden';
  end if;
  delete from public.social_contracts where id = p_id and organisation_id = company;
  return case when found then 'done' else 'missing' end;
end
$$;

-- Rights

revoke all on function
  public.reporting_company, public.social_value_of, public.save_social_contract, public.delete_social_contract
from public, anon, authenticated, service_role;
grant execute on function public.social_value_of, public.save_social_contract, public.delete_social_contract to service_role;
