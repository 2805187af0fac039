-- People who look for work: profile, card, contacts, saved jobs and the companies they hide from. No column and no choice says anything
-- about a record. What an employer may read is in tables of its own, because a policy covers rows and not columns.
-- Rules: lib/domain/candidates. Tests: candidate-profile and hiring-rights in tests/system.

-- 1. Tables

-- Private to the person.
create table public.candidate_profiles (
  person_id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  -- 0 until the person has saved something in it themselves: saving a job creates a profile too.
  version integer not null default 0,
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  phone text not null default '' check (char_length(phone) <= 40),
  town text not null default '' check (char_length(town) <= 80),
  -- The first half of a postcode, such as LS1, for distances.
  district text not null default '' check (district ~ '^([A-Z]{1,2}[0-9][0-9A-Z]?)?$'),
  share_phone boolean not null default false,
  share_email boolean not null default false,
  -- What they look for: {"sectors", "types", "hours", "remote", "dayRelease", "nights"}.
  wants jsonb not null default '{}',
  visibility text not null default 'off' check (visibility in ('off', 'anonymous', 'named')),
  changed_at timestamptz not null default now()
);

-- What an employer reads about an applicant from the first day: nothing in it says who it is.
create table public.candidate_cards (
  person_id uuid primary key references public.candidate_profiles (person_id) on delete cascade,
  skills jsonb not null default '[]',
  tickets jsonb not null default '[]',
  experience jsonb not null default '[]',
  availability text not null default '' check (char_length(availability) <= 160),
  right_to_work boolean not null default false
);

-- What an employer reads once it has shortlisted an applicant: phone and email only if the person shares them.
create table public.candidate_contacts (
  person_id uuid primary key references public.candidate_profiles (person_id) on delete cascade,
  first_name text not null,
  last_name text not null,
  town text not null default '',
  phone text,
  email text
);

create table public.kept_jobs (
  person_id uuid not null references public.candidate_profiles (person_id) on delete cascade,
  job_id text not null references public.jobs (id) on delete cascade,
  kind text not null check (kind in ('saved', 'hidden')),
  kept_at timestamptz not null default now(),
  primary key (person_id, job_id)
);
create index kept_jobs_of_a_job on public.kept_jobs (job_id);
create index kept_jobs_of_a_kind on public.kept_jobs (person_id, kind, kept_at desc, job_id);

-- Companies that see nothing of the person, and whose jobs the person does not see.
create table public.hidden_companies (
  person_id uuid not null references public.candidate_profiles (person_id) on delete cascade,
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (person_id, organisation_id)
);
create index hidden_companies_of_a_company on public.hidden_companies (organisation_id);

-- 2. Who may see what

-- The profile number of the signed-in person, if they are a candidate; null for everybody else.
create function public.my_person() returns uuid
language sql stable security definer set search_path = '' as $$
  select p.person_id from public.current_account() a join public.candidate_profiles p on p.user_id = a.id
  where a.role = 'candidate' and a.verified_email is not null
$$;

-- The profile of the signed-in person with its card; no row if there is none yet.
create function public.my_profile() returns table (
  version integer, first_name text, last_name text, phone text, town text, district text, share_phone boolean, share_email boolean,
  wants jsonb, visibility text, card jsonb
)
language sql stable security definer set search_path = '' as $$
  select p.version, p.first_name, p.last_name, p.phone, p.town, p.district, p.share_phone, p.share_email, p.wants, p.visibility,
    to_jsonb(k)
  from public.candidate_profiles p join public.candidate_cards k on k.person_id = p.person_id
  where p.person_id = (select public.my_person())
$$;

-- Cards and contacts have policies that depend on applications, which come later.
alter table public.candidate_profiles enable row level security;
alter table public.candidate_cards enable row level security;
alter table public.candidate_contacts enable row level security;
alter table public.kept_jobs enable row level security;
alter table public.hidden_companies enable row level security;
revoke all on
  public.candidate_profiles, public.candidate_cards, public.candidate_contacts, public.kept_jobs, public.hidden_companies
from public, anon, authenticated, service_role;
grant select on
  public.candidate_profiles, public.candidate_cards, public.candidate_contacts, public.kept_jobs, public.hidden_companies
to authenticated, service_role;
create policy own_profile on public.candidate_profiles for select to authenticated using (person_id = (select public.my_person()));
create policy own_kept_jobs on public.kept_jobs for select to authenticated using (person_id = (select public.my_person()));
create policy own_hidden_companies on public.hidden_companies for select to authenticated using (
  person_id = (select public.my_person())
);

-- 3. The profile

-- p_length capital letters and digits, without those that look alike: 30 ^ p_length possibilities.
create function public.random_code(p_length integer) returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 30)::integer, 1), '')
  from generate_series(1, p_length)
$$;

-- Whether an account is that of a candidate at this moment: for functions that the server calls on behalf of somebody.
create function public.is_candidate(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.users u
    where u.id = p_user_id and u.raw_app_meta_data ->> 'role' = 'candidate' and public.is_proven(u)
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
  )
$$;

-- The profile number of an account. It creates the profile, with its card and contacts, if there is none, and locks it until the
-- transaction ends. Null for an account that is not a candidate's at this moment.
create function public.person_of(p_actor uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if not public.is_candidate(p_actor) then
    return null;
  end if;
  insert into public.candidate_profiles (user_id) values (p_actor) on conflict (user_id) do nothing returning person_id into person;
  if person is null then
    select p.person_id into person from public.candidate_profiles p where p.user_id = p_actor for update;
    return person;
  end if;
  insert into public.candidate_contacts (person_id, first_name, last_name) values (person, '', '');
  insert into public.candidate_cards (person_id) values (person);
  return person;
end
$$;

-- Stores what a person changed: p_change is {"first_name", ..., "skills", ...} with any of the columns of a profile or card. Card and
-- contacts follow: phone and email are in the contacts only if they are shared, and the email is the account's own. Returns 'changed' with
-- the version if p_version is not the current one.
create function public.commit_profile(p_actor uuid, p_version integer, p_change text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person uuid;
  profile public.candidate_profiles;
  card public.candidate_cards;
begin
  -- A refused request creates no profile.
  if p_version <> 0 and not exists (select 1 from public.candidate_profiles p where p.user_id = p_actor) then
    return jsonb_build_object('outcome', case when public.is_candidate(p_actor) then 'changed' else 'forbidden' end, 'version', 0);
  end if;
  person := public.person_of(p_actor);
  if person is null then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into profile from public.candidate_profiles where person_id = person;
  if profile.version <> p_version then
    return jsonb_build_object('outcome', 'changed', 'version', profile.version);
  end if;
  select * into card from public.candidate_cards where person_id = person;
  profile := jsonb_populate_record(profile, p_change::jsonb);
  card := jsonb_populate_record(card, p_change::jsonb);
  update public.candidate_profiles set
    first_name = profile.first_name, last_name = profile.last_name, phone = profile.phone, town = profile.town,
    district = profile.district, share_phone = profile.share_phone, share_email = profile.share_email, wants = profile.wants,
    visibility = profile.visibility, version = p_version + 1, changed_at = now()
  where person_id = person;
  update public.candidate_cards set
    skills = card.skills, tickets = card.tickets, experience = card.experience, availability = card.availability,
    right_to_work = card.right_to_work
  where person_id = person;
  update public.candidate_contacts set
    first_name = profile.first_name, last_name = profile.last_name, town = profile.town,
    phone = case when profile.share_phone then nullif(profile.phone, '') end,
    email = case when profile.share_email then (select u.email from auth.users u where u.id = p_actor) end
  where person_id = person;
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- A shared address is the account's: it follows changes, and disappears while it is not verified.
create function public.follow_account_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.candidate_contacts c set email = case when new.email_confirmed_at is not null then new.email end
  from public.candidate_profiles p
  where p.user_id = new.id and p.person_id = c.person_id and p.share_email;
  return null;
end
$$;
create trigger follow_account_address after update of email, email_confirmed_at on auth.users
for each row execute function public.follow_account_address();

-- 4. Companies to hide from

create index organisations_by_words on public.organisations using gin (to_tsvector('simple', name)) where state = 'approved';
-- The approved companies with words that begin with the words of p_text, and whether the person hides from them: at most 10, including any
-- with exactly that name. If many match, only the first 40 that the index returns are sorted, so that no search reads all of them.
create function public.companies_to_hide_from(p_actor uuid, p_text text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted tsquery;
begin
  if not public.is_candidate(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select to_tsquery('simple', string_agg(w || ':*', ' & ')) into wanted
  from (select w from regexp_split_to_table(lower(left(p_text, 100)), '[^[:alnum:]]+') w where w <> '' limit 8) words;
  return jsonb_build_object('outcome', 'done', 'companies', (
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'is_hidden', exists (
        select 1 from public.hidden_companies h join public.candidate_profiles p on p.person_id = h.person_id
        where p.user_id = p_actor and h.organisation_id = f.id
      )) order by f.place), '[]')
    from (
      select n.id, n.name, row_number() over (order by lower(n.name) <> lower(trim(p_text)), lower(n.name), n.id) as place from (
        (select c.id, c.name from public.organisations c where lower(c.name) = lower(trim(p_text)) and c.state = 'approved' and c.kind = 'employer' limit 10)
        union
        (select c.id, c.name from public.organisations c
         where c.state = 'approved' and c.kind = 'employer' and to_tsvector('simple', c.name) @@ wanted limit 40)
      ) n order by place limit 10
    ) f));
end
$$;

-- The companies that a person hides from, by name.
create function public.companies_hidden_from(p_actor uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id), '[]')
  from public.candidate_profiles p
  join public.hidden_companies h on h.person_id = p.person_id
  join public.organisations c on c.id = h.organisation_id
  where p.user_id = p_actor
$$;

-- Hides a person from a company, or stops hiding them. 'open_application': they have an open application there, which nobody could then
-- answer; 'full' after 200 companies.
create function public.hide_from_company(p_actor uuid, p_company uuid, p_is_hidden boolean) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person uuid;
begin
  -- A refused request creates no profile.
  if not public.is_candidate(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  elsif p_is_hidden and not exists (select 1 from public.organisations c where c.id = p_company) then
    return jsonb_build_object('outcome', 'missing');
  end if;
  person := public.person_of(p_actor);
  if not p_is_hidden then
    delete from public.hidden_companies where person_id = person and organisation_id = p_company;
    return jsonb_build_object('outcome', 'done');
  elsif exists (
    select 1 from public.applications a where a.person_id = person and a.organisation_id = p_company and a.ended_on is null
  ) then
    return jsonb_build_object('outcome', 'open_application');
  elsif (select count(*) from public.hidden_companies h where h.person_id = person) >= 200 then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.hidden_companies (person_id, organisation_id) values (person, p_company) on conflict do nothing;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- 5. Jobs for a person

-- Saves a job for a person, hides it from them, or neither if p_kind is null. 'full' after 500 of a kind.
create function public.keep_job(p_actor uuid, p_job text, p_kind text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  person uuid;
begin
  -- A refused request creates no profile.
  if not public.is_candidate(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  elsif p_kind is not null and not exists (select 1 from public.jobs j where j.id = p_job and j.advert is not null) then
    return jsonb_build_object('outcome', 'missing');
  end if;
  person := public.person_of(p_actor);
  if p_kind is null then
    delete from public.kept_jobs where person_id = person and job_id = p_job;
    return jsonb_build_object('outcome', 'done');
  elsif (select count(*) from public.kept_jobs k where k.person_id = person and k.kind = p_kind) >= 500 then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.kept_jobs (person_id, job_id, kind) values (person, p_job, p_kind)
  on conflict (person_id, job_id) do update set kind = excluded.kind, kept_at = now();
  return jsonb_build_object('outcome', 'done');
end
$$;

-- What a live job must contain to match these wishes; null if the person wishes for nothing.
create function public.question_of_wants(p_wants jsonb) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := array_remove(array[
    '(' || (select string_agg(quote_literal('=sector.' || one), ' | ') from jsonb_array_elements_text(p_wants -> 'sectors') one) || ')',
    '(' || (select string_agg(quote_literal('=type.' || lower(one)), ' | ') from jsonb_array_elements_text(p_wants -> 'types') one) || ')',
    case when (p_wants ->> 'dayRelease')::boolean then quote_literal('=day-release') end
  ], null);
begin
  return case when cardinality(parts) > 0 then array_to_string(parts, ' & ')::tsquery end;
end
$$;

-- A page of the jobs in one of a person's lists: 'suited', 'saved' or 'hidden', never of a company that they hide from. Suited jobs match
-- what the person looks for, newest first or, for p_sort 'nearest', nearest first and then at most 40 miles away unless p_miles says
-- otherwise. Hours and nights are checked for the newest 400 at most. A job that is no longer open keeps only its title.
create function public.jobs_for_person(
  p_actor uuid, p_today date, p_list text, p_miles integer, p_from integer, p_rows integer, p_sort text default 'newest')
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 400;
  few constant integer := 2000;
  farthest constant integer := 40;
  is_nearest constant boolean := p_sort = 'nearest';
  profile public.candidate_profiles;
  home public.postcode_districts;
  question tsquery;
  near text[];
  newest text[];
  -- So many of the newest are checked; more only if too few of them suit.
  weighed integer := p_from + p_rows + 1;
  ids text[];
begin
  if not public.is_candidate(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into profile from public.candidate_profiles p where p.user_id = p_actor;
  select * into home from public.postcode_districts d where d.district = profile.district;
  if p_list = 'suited' then
    question := public.question_of_wants(profile.wants);
    -- Work from home is near everybody; without a district nothing else is.
    if (profile.wants ->> 'remote')::boolean then
      near := '{}';
    elsif home.district is not null and (p_miles is not null or is_nearest) then
      near := public.districts_near(home, coalesce(p_miles, farthest));
    end if;
    -- Few jobs are near: finding them in the order of days would take long.
    if near is not null then
      newest := array(
        select f.job_id from public.jobs_by_words(question, near, p_today, few + 1) f order by f.posted_on desc, f.title_key, f.job_id);
      if is_nearest then
        newest := public.jobs_by_distance(newest, home);
      elsif cardinality(newest) > few then
        newest := null;
      end if;
    end if;
    loop
      ids := array(
        select j.id
        from unnest(coalesce(newest[:least(weighed, most)], array(
          select f.job_id from public.jobs_by_day(question, near, p_today, false, least(weighed, most)) f
        ))) with ordinality as s (job_id, place)
        join public.jobs j on j.id = s.job_id
        where not exists (select 1 from public.kept_jobs k where k.person_id = profile.person_id and k.job_id = s.job_id and k.kind = 'hidden')
          and not exists (
            select 1 from public.hidden_companies h where h.person_id = profile.person_id and h.organisation_id = j.organisation_id)
          and case profile.wants ->> 'hours'
            when 'up_to_16' then (j.advert ->> 'hoursPerWeek')::numeric <= 16
            when 'up_to_30' then (j.advert ->> 'hoursPerWeek')::numeric <= 30
            when 'over_30' then (j.advert ->> 'hoursPerWeek')::numeric > 30
            else true end
          and (coalesce((profile.wants ->> 'nights')::boolean, true) or not j.has_nights)
        order by s.place offset p_from limit p_rows + 1);
      exit when cardinality(ids) > p_rows or weighed >= most;
      weighed := weighed * 4;
    end loop;
  else
    ids := array(
      select k.job_id from public.kept_jobs k join public.jobs j on j.id = k.job_id
      where k.person_id = profile.person_id and k.kind = p_list and j.advert is not null and not exists (
        select 1 from public.hidden_companies h where h.person_id = k.person_id and h.organisation_id = j.organisation_id)
      order by k.kept_at desc, k.job_id offset p_from limit p_rows + 1);
  end if;
  return jsonb_build_object(
    'outcome', 'done',
    'has_more', cardinality(ids) > p_rows,
    'jobs', (
      select coalesce(jsonb_agg(
        case when c.state = 'approved' and j.status = 'live' and (j.closes_on is null or j.closes_on >= p_today)
          then public.public_job(j, c) else jsonb_build_object('id', j.id, 'title', j.advert ->> 'title') end
        || jsonb_build_object(
          'kept', (select k.kind from public.kept_jobs k where k.person_id = profile.person_id and k.job_id = j.id),
          'miles', public.miles_from(home, d)
        ) order by asked.place), '[]')
      from unnest(ids[1:p_rows]) with ordinality as asked (id, place)
      join public.jobs j on j.id = asked.id
      join public.organisations c on c.id = j.organisation_id
      left join public.job_search s on s.job_id = j.id and home.district is not null
      left join public.postcode_districts d on d.district = s.district));
end
$$;

-- Rights

revoke all on function
  public.my_person, public.my_profile, public.random_code, public.is_candidate, public.person_of, public.commit_profile,
  public.follow_account_address, public.companies_to_hide_from, public.companies_hidden_from, public.hide_from_company,
  public.keep_job, public.question_of_wants, public.jobs_for_person
from public, anon, authenticated, service_role;
grant execute on function public.my_person, public.my_profile to authenticated;
grant execute on function
  public.commit_profile, public.companies_to_hide_from, public.companies_hidden_from, public.hide_from_company, public.keep_job,
  public.jobs_for_person
to service_role;
