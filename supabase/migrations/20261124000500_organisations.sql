-- Organisations, who works in them with which rights, and what happened to them: companies that hire (kind 'employer', in most names
-- 'company'), and charities and others who support people (kind 'partner'). This file says who may see which row and what must never
-- break; the rules are in lib/domain/companies.
-- Tests: hiring-companies, hiring-rights and hiring-bad-posts in tests/system.

-- 1. Tables

create table public.organisations (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  kind text not null default 'employer' check (kind in ('employer', 'partner')),
  name text not null check (char_length(name) between 1 and 160),
  -- At Companies House: eight digits, or two letters and six digits. Empty if it is not registered there, as a sole trader is not.
  company_number text not null default '' check (company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6})?$'),
  -- lib/domain/job-board/job.ts; null for a partner.
  sector text check (sector in (
    'retail', 'hospitality', 'construction', 'manufacturing', 'logistics', 'agriculture', 'facilities', 'care', 'technology',
    'business', 'other')),
  size text check (size in ('1_9', '10_49', '50_249', '250')),
  -- Where its people work: [{"id", "name", "town", "postcode"}].
  sites jsonb not null default '[]',
  about text not null default '' check (char_length(about) <= 2000),
  website text not null default '' check (char_length(website) <= 200),
  -- Of the company, for the team to call before it answers.
  phone text not null default '' check (char_length(phone) <= 32),
  state text not null default 'waiting' check (state in ('waiting', 'returned', 'approved', 'paused')),
  -- What the team said when it returned or paused the company; its members see it.
  answer text not null default '' check (char_length(answer) <= 500),
  -- Who applied for the company, and their job there. The number stays when the account is deleted.
  asked_by uuid,
  asked_as text not null default '' check (char_length(asked_as) <= 160),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  -- A new name or number that an approved company has asked for: until the team has looked at it, the old one stands.
  wanted_name text check (char_length(wanted_name) between 1 and 160),
  wanted_number text check (wanted_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6})?$'),
  wanted_at timestamptz,
  waits_since timestamptz generated always as (case when state = 'waiting' then asked_at else wanted_at end) stored,
  -- Of a partner: its number at a charity register, what it offers and where, who answers for safeguarding, the day on which the agreement
  -- about data was signed, and whether it takes referrals at the moment, with how many places a month.
  charity_number text not null default '' check (charity_number ~ '^([0-9]{6,7}|SC[0-9]{6}|NIC[0-9]{6})?$'),
  services text[] not null default '{}' check (services <@ array[
    'cv', 'disclosure', 'interview', 'id_and_bank', 'confidence', 'job_match', 'training', 'housing_link']),
  areas text[] not null default '{}' check (cardinality(areas) <= 20),
  safeguarding_name text not null default '' check (char_length(safeguarding_name) <= 100),
  safeguarding_email text not null default '' check (char_length(safeguarding_email) <= 254),
  data_agreement_on date,
  takes_referrals boolean not null default false,
  places_a_month integer check (places_a_month between 1 and 999),
  -- Whether a company chose to be on the public page of employers who reply: public_figures.sql.
  is_listed boolean not null default false,
  -- The first and last days of every contract that a company's reports ever counted, in their order, as ["from", "to"]: social_value.sql.
  contract_dates jsonb not null default '[]',
  constraint a_change_is_whole check (
    (wanted_name is null) = (wanted_at is null) and (wanted_number is null) = (wanted_at is null)),
  constraint facts_of_its_kind check (case kind
    when 'employer' then sector is not null and size is not null and not takes_referrals
    else sector is null and size is null and not is_listed and safeguarding_name <> '' and safeguarding_email <> '' and cardinality(services) > 0
      and cardinality(areas) > 0 end)
);
create index organisations_that_take_referrals on public.organisations (name, id)
where kind = 'partner' and state = 'approved' and takes_referrals;
create index organisations_on_the_list on public.organisations (lower(name), id) where is_listed and state = 'approved';
create index organisations_in_a_state on public.organisations (state, asked_at, id);
create index organisations_that_wait on public.organisations (waits_since, id) where waits_since is not null;
create index organisations_with_a_number on public.organisations (company_number) where company_number <> '';
create index organisations_with_a_name on public.organisations (lower(name));
create unique index one_company_waits_for_an_account on public.organisations (asked_by) where state in ('waiting', 'returned');
create index organisations_asked_by on public.organisations (asked_by) where asked_by is not null;

-- One person works in one organisation. The first four rights are those of companies, the last five those of partners; managing its people
-- belongs to both.
create table public.organisation_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  post_jobs boolean not null default false,
  see_applicants boolean not null default false,
  read_disclosures boolean not null default false,
  export_reports boolean not null default false,
  manage_people boolean not null default false,
  refer boolean not null default false,
  see_all_people boolean not null default false,
  report boolean not null default false,
  support boolean not null default false,
  mentor boolean not null default false,
  joined_at timestamptz not null default now(),
  -- Since when the member may read statements. What was shared before opens for them once the person has been told: vault.sql.
  reads_since timestamptz
);
create index members_of_an_organisation on public.organisation_members (organisation_id, joined_at, user_id);

create function public.keep_reads_since() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not (new.read_disclosures and new.see_applicants) then
    new.reads_since := null;
  elsif new.reads_since is null then
    new.reads_since := now();
  end if;
  return new;
end
$$;
create trigger keep_reads_since before insert or update on public.organisation_members
for each row execute function public.keep_reads_since();
revoke all on function public.keep_reads_since from public, anon, authenticated, service_role;

-- The link works once, until it expires. Only a digest of its token is stored.
create table public.organisation_invitations (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  token_digest text not null unique,
  post_jobs boolean not null default false,
  see_applicants boolean not null default false,
  read_disclosures boolean not null default false,
  export_reports boolean not null default false,
  manage_people boolean not null default false,
  refer boolean not null default false,
  see_all_people boolean not null default false,
  report boolean not null default false,
  support boolean not null default false,
  mentor boolean not null default false,
  invited_by uuid,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
create unique index one_open_invitation on public.organisation_invitations (organisation_id, email) where used_at is null and withdrawn_at is null;
create index invitations_that_end on public.organisation_invitations (ends_at);
create index invitations_to_an_address on public.organisation_invitations (email);

-- What happened to a company: asked, approved, returned, changed, invited, joined, left, paused ... Lines never change.
create table public.organisation_events (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  happened_at timestamptz not null default now(),
  -- Null for the team, whose steps are in the audit log, and for a deleted account.
  actor_id uuid,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$')
);
create index events_of_an_organisation on public.organisation_events (organisation_id, id);
create index organisation_events_of_an_actor on public.organisation_events (actor_id) where actor_id is not null;

-- What the team checked about an organisation, what it found and whether that bears out what the organisation says; or, with 'none', why it
-- approved it although no check did. The organisation does not see it; the account that asked finds it in the copy of its data. Empty words were erased with that account.
create table public.organisation_checks (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  -- The member of the team. Once the account is deleted, its number stays.
  actor_id uuid not null,
  what text not null check (what in ('register', 'phone', 'website', 'none')),
  found text not null check (char_length(found) <= 500),
  bears_out boolean check ((bears_out is null) = (what = 'none')),
  noted_at timestamptz not null default now()
);
create index checks_of_an_organisation on public.organisation_checks (organisation_id, id);
create index organisation_checks_noted_at on public.organisation_checks (noted_at);

-- 2. Who may see what

-- The company in which the signed-in person works, with their rights; no row for anybody who is not an employer at this moment. The
-- policies of every hiring table call it.
create function public.my_membership() returns table (
  organisation_id uuid, state text, post_jobs boolean, see_applicants boolean, read_disclosures boolean, export_reports boolean,
  manage_people boolean
)
language sql stable security definer rows 1 set search_path = '' as $$
  select m.organisation_id, c.state, m.post_jobs, m.see_applicants, m.read_disclosures, m.export_reports, m.manage_people
  from public.current_account() a
  join public.organisation_members m on m.user_id = a.id
  join public.organisations c on c.id = m.organisation_id
  where a.role = 'employer' and a.verified_email is not null
$$;

-- Whether a role is one of those that members of an organisation of this kind have.
create function public.role_fits(p_role text, p_kind text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case p_kind when 'employer' then p_role = 'employer' else p_role in ('partner', 'caseworker') end, false)
$$;

-- The same as my_membership() for somebody who works in a partner's organisation, with the rights that partners have. The policies of
-- casework call it.
create function public.my_partner_membership() returns table (
  organisation_id uuid, state text, refer boolean, see_all_people boolean, report boolean, support boolean, mentor boolean,
  manage_people boolean
)
language sql stable security definer rows 1 set search_path = '' as $$
  select m.organisation_id, o.state, m.refer, m.see_all_people, m.report, m.support, m.mentor, m.manage_people
  from public.current_account() a
  join public.organisation_members m on m.user_id = a.id
  join public.organisations o on o.id = m.organisation_id and o.kind = 'partner'
  where a.role in ('partner', 'caseworker') and a.verified_email is not null
$$;

-- The same for the account that the server acts for.
create function public.partner_membership_of(p_actor uuid) returns table (
  organisation_id uuid, state text, refer boolean, see_all_people boolean, report boolean, support boolean, mentor boolean,
  manage_people boolean
)
language sql stable security definer rows 1 set search_path = '' as $$
  select m.organisation_id, o.state, m.refer, m.see_all_people, m.report, m.support, m.mentor, m.manage_people
  from public.organisation_members m
  join public.organisations o on o.id = m.organisation_id and o.kind = 'partner'
  join auth.users u on u.id = m.user_id
  where m.user_id = p_actor and u.raw_app_meta_data ->> 'role' in ('partner', 'caseworker') and u.email_confirmed_at is not null
    and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

-- The organisation in which the signed-in person works, of either kind, and whether they manage its people.
create function public.my_organisation() returns table (organisation_id uuid, manage_people boolean)
language sql stable security definer rows 1 set search_path = '' as $$
  select m.organisation_id, m.manage_people
  from public.current_account() a
  join public.organisation_members m on m.user_id = a.id
  join public.organisations o on o.id = m.organisation_id
  where public.role_fits(a.role, o.kind) and a.verified_email is not null
$$;

alter table public.organisations enable row level security;
alter table public.organisation_members enable row level security;
alter table public.organisation_invitations enable row level security;
alter table public.organisation_events enable row level security;
alter table public.organisation_checks enable row level security;
revoke all on
  public.organisations, public.organisation_members, public.organisation_invitations, public.organisation_events, public.organisation_checks
from public, anon, authenticated, service_role;
grant select on public.organisations, public.organisation_members, public.organisation_invitations, public.organisation_events to authenticated, service_role;
-- An organisation sees only itself. The person who applied for it sees it before it has members.
create policy own_company on public.organisations for select to authenticated using (
  id = (select m.organisation_id from public.my_organisation() m)
  or (asked_by = (select a.id from public.current_account() a) and state in ('waiting', 'returned'))
  or (select public.is_team())
);
create policy members_of_own_company on public.organisation_members for select to authenticated using (
  organisation_id = (select m.organisation_id from public.my_organisation() m) or (select public.is_team())
);
create policy invitations_of_own_company on public.organisation_invitations for select to authenticated using (
  organisation_id = (select m.organisation_id from public.my_organisation() m where m.manage_people)
);
create policy events_of_own_company on public.organisation_events for select to authenticated using (
  organisation_id = (select m.organisation_id from public.my_organisation() m) or (select public.is_team())
);

-- The company of the signed-in person: where they work, or else the one they applied for. It finds by key the rows that the table's policy
-- would let them read.
create function public.my_company() returns setof public.organisations
language sql stable security definer set search_path = '' as $$
  select c.* from public.my_organisation() m join public.organisations c on c.id = m.organisation_id
  union all
  select c.* from public.current_account() a join public.organisations c on c.asked_by = a.id and c.state in ('waiting', 'returned')
  where not exists (select 1 from public.my_organisation())
$$;

-- The company that the signed-in person applied for and does not work in yet; null if there is none. They may write its first advert, as a
-- draft, while they wait.
create function public.my_asked_company() returns uuid
language sql stable security definer set search_path = '' as $$
  select c.id from public.current_account() a
  join public.organisations c on c.asked_by = a.id and c.state in ('waiting', 'returned') and c.kind = 'employer'
  where a.verified_email is not null and (a.role is null or a.role = 'employer')
    and not exists (select 1 from public.organisation_members m where m.user_id = a.id)
$$;

-- What a colleague is called: by the name of their account or, if they gave none, by its address.
create function public.name_or_address(p_account auth.users) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(btrim(p_account.raw_user_meta_data ->> 'full_name'), ''), p_account.email::text)
$$;

-- Everybody who works in the company of the signed-in person, with the addresses and names of their accounts.
create function public.my_colleagues() returns table (
  user_id uuid, email text, name text, post_jobs boolean, see_applicants boolean, read_disclosures boolean, export_reports boolean,
  manage_people boolean, refer boolean, see_all_people boolean, report boolean, support boolean, mentor boolean, joined_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select m.user_id, u.email::text, coalesce(u.raw_user_meta_data ->> 'full_name', ''), m.post_jobs, m.see_applicants,
    m.read_disclosures, m.export_reports, m.manage_people, m.refer, m.see_all_people, m.report, m.support, m.mentor, m.joined_at
  from public.my_organisation() own
  join public.organisation_members m on m.organisation_id = own.organisation_id
  join auth.users u on u.id = m.user_id
  order by m.joined_at, m.user_id
$$;

-- Whether somebody works in an approved company: signing in then takes them to its portal.
create function public.works_in_approved_company(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.organisation_members m join public.organisations c on c.id = m.organisation_id
    where m.user_id = p_user_id and c.state = 'approved')
$$;

-- Whether anybody at a company can read statements about a record at this moment: the company is approved, and a member with both rights
-- has a live, verified employer account. It decides whether a record may be asked about and whether a statement may be given, on the
-- same conditions under which readable_release() shows a text.
create function public.company_has_reader(p_company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.organisations c join public.organisation_members m on m.organisation_id = c.id
    -- One by one: the planner would otherwise read every account.
    cross join lateral (select * from auth.users a where a.id = m.user_id offset 0) u
    where c.id = p_company and c.state = 'approved' and m.read_disclosures and m.see_applicants
      and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now()))
$$;

-- The same for the company of the signed-in person.
create function public.my_company_has_reader() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select public.company_has_reader(m.organisation_id) from public.my_membership() m), false)
$$;

-- 3. Members always have a manager

-- A company always has somebody who manages its people: when the last one leaves the service, the member who has been there longest takes
-- over. If nobody is left, the company is paused and its jobs leave the board.
create function public.keep_company_managed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.organisation_members m where m.organisation_id = old.organisation_id and m.manage_people) then
    return null;
  end if;
  update public.organisation_members set manage_people = true where user_id = (
    select m.user_id from public.organisation_members m where m.organisation_id = old.organisation_id order by m.joined_at, m.user_id limit 1);
  if not found then
    update public.organisations set state = 'paused', version = version + 1, answer = 'Nobody works here any more.', decided_at = now()
    where id = old.organisation_id and state = 'approved';
  end if;
  return null;
end
$$;
create trigger keep_company_managed after delete on public.organisation_members
for each row execute function public.keep_company_managed();

-- When somebody stops managing the people of a company (removed, left, another role, or without that right), the open invitations that
-- they sent are withdrawn. Otherwise they could come back, with every right, by one they had sent to another address of their own.
create function public.end_invitations_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Locked as accept_invitation() locks it: an invitation that is being accepted at this moment is accepted first, or not at all.
  perform 1 from public.organisations c where c.id = old.organisation_id for update;
  with ended as (
    update public.organisation_invitations set withdrawn_at = now()
    where organisation_id = old.organisation_id and invited_by = old.user_id and used_at is null and withdrawn_at is null
    returning id
  ) insert into public.organisation_events (organisation_id, kind)
  select o.id, 'invitation_withdrawn' from ended, public.organisations o where o.id = old.organisation_id;
  return null;
end
$$;
create trigger end_invitations_of_former_member after delete on public.organisation_members
for each row when (old.manage_people) execute function public.end_invitations_of_member();
create trigger end_invitations_of_former_manager after update of manage_people on public.organisation_members
for each row when (old.manage_people and not new.manage_people) execute function public.end_invitations_of_member();

-- 4. Steps
-- Each function checks again who is acting, locks the account before the company, compares the version they were shown, and changes rows,
-- history and emails together or not at all.

-- The member of the team who took a step about an organisation. Its history names nobody of the team, because the organisation reads it; the
-- audit log has a line of the same transaction, and so of the same time. Only the desk asks.
create function public.member_who_did(p_organisation uuid, p_event public.organisation_events) returns text
language sql stable security definer set search_path = '' as $$
  select l.actor from public.audit_log l
  where p_event.actor_id is null and l.subject = p_organisation::text and l.happened_at = p_event.happened_at
    and l.action in (p_event.kind, p_event.kind || '_in_doubt')
  order by l.id limit 1
$$;

-- Who last changed a company, and when, for somebody whose own change came too late. "who" is null for the team.
create function public.last_change_of(p_company uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('outcome', 'changed', 'who', public.name_or_address(u), 'at', e.happened_at)
  from public.organisation_events e left join auth.users u on u.id = e.actor_id
  where e.organisation_id = p_company order by e.id desc limit 1
$$;

-- What an organisation says about itself, from the JSON of its form. What its kind does not have is empty.
create function public.organisation_facts(p_facts jsonb) returns public.organisations
language sql stable set search_path = '' as $$
  select jsonb_populate_record(null::public.organisations, jsonb_build_object('company_number', '', 'sites', '[]'::jsonb, 'website', '', 'phone', '',
    'charity_number', '', 'services', '[]'::jsonb, 'areas', '[]'::jsonb, 'safeguarding_name', '', 'safeguarding_email', '',
    'takes_referrals', false) || p_facts)
$$;

-- Applies for a company, or corrects an application that waits or was returned. p_facts is JSON as text, with the id that a new company
-- gets, which p_email to the team already links. p_receipt is the email to the person who applies.
create function public.ask_for_company(p_actor uuid, p_version integer, p_facts text, p_email text, p_receipt text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := p_facts::jsonb;
  email jsonb := p_email::jsonb;
  receipt jsonb := p_receipt::jsonb;
  account auth.users;
  old public.organisations;
  kept uuid;
  role_now text;
  kind_asked text := coalesce(facts ->> 'kind', 'employer');
  kind text := 'asked';
begin
  select * into account from auth.users u where u.id = p_actor and u.deleted_at is null for update;
  role_now := account.raw_app_meta_data ->> 'role';
  if account.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif account.email_confirmed_at is null then
    return jsonb_build_object('outcome', 'unverified');
  elsif role_now is not null and not public.role_fits(role_now, kind_asked) then
    return jsonb_build_object('outcome', 'other_role');
  elsif exists (select 1 from public.organisation_members m where m.user_id = p_actor) then
    return jsonb_build_object('outcome', 'has_company');
  end if;
  select * into old from public.organisations c where c.asked_by = p_actor and c.state in ('waiting', 'returned') for update;
  if old.id is not null and old.version is distinct from p_version then
    return public.last_change_of(old.id);
  elsif old.id is null and p_version is not null then
    return jsonb_build_object('outcome', 'has_company');
  elsif old.id is null then
    insert into public.organisations (id, kind, name, company_number, sector, size, sites, website, phone, charity_number, services, areas,
      safeguarding_name, safeguarding_email, data_agreement_on, takes_referrals, places_a_month, asked_by, asked_as)
    select coalesce((facts ->> 'id')::uuid, gen_random_uuid()), kind_asked, f.name, f.company_number, f.sector, f.size, f.sites, f.website, f.phone, f.charity_number, f.services, f.areas,
      f.safeguarding_name, f.safeguarding_email, f.data_agreement_on, f.takes_referrals, f.places_a_month, p_actor, facts ->> 'asked_as'
    from public.organisation_facts(facts) f
    returning id into kept;
  elsif old.kind <> kind_asked then
    return jsonb_build_object('outcome', 'has_company');
  else
    kept := old.id;
    kind := case when old.state = 'returned' then 'asked_again' else 'corrected' end;
    update public.organisations o
    set (name, company_number, sector, size, sites, website, phone, charity_number, services, areas, safeguarding_name, safeguarding_email,
        data_agreement_on, takes_referrals, places_a_month) = (
          f.name, f.company_number, f.sector, f.size, f.sites, f.website, f.phone, f.charity_number, f.services, f.areas, f.safeguarding_name,
          f.safeguarding_email, f.data_agreement_on, f.takes_referrals, f.places_a_month),
      asked_as = facts ->> 'asked_as', state = 'waiting',
      asked_at = case when old.state = 'returned' then now() else o.asked_at end, version = o.version + 1
    from public.organisation_facts(facts) f
    where o.id = kept;
  end if;
  insert into public.organisation_events (organisation_id, actor_id, kind) values (kept, p_actor, kind);
  if kind <> 'corrected' then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    values
      (p_actor, 'company_request', email ->> 'to', email ->> 'subject', email ->> 'html', email ->> 'text'),
      (p_actor, 'company_receipt', account.email, receipt ->> 'subject', receipt ->> 'html', receipt ->> 'text');
  end if;
  return jsonb_build_object('outcome', 'done', 'kind', kind);
end
$$;

-- The team's decision about a company, and the email to those who manage it, or to the person who applied. p_decision is JSON as text:
-- {"kind", "state", "answer", "gives_place", "change": null | "taken" | "left", "unchecked"}. "unchecked" is why an organisation is approved
-- although no check bears it out, and null otherwise. With "gives_place" the person who applied becomes the
-- first member: of a company with every right except reading disclosures, of a partner with every right except supporting people of their
-- own and mentoring. An account without a role becomes an employer or a partner.
create function public.decide_company(p_actor uuid, p_company uuid, p_version integer, p_decision text, p_email text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  decision jsonb := p_decision::jsonb;
  message jsonb := p_email::jsonb;
  company public.organisations;
  account auth.users;
  role_now text;
  given jsonb;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select u.* into account from public.organisations c join auth.users u on u.id = c.asked_by and u.deleted_at is null
  where c.id = p_company for update of u;
  select * into company from public.organisations c where c.id = p_company for update;
  if company.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif company.version is distinct from p_version then
    return public.last_change_of(company.id);
  end if;
  if (decision ->> 'gives_place')::boolean then
    role_now := account.raw_app_meta_data ->> 'role';
    if account.id is null then
      return jsonb_build_object('outcome', 'no_account');
    elsif account.email_confirmed_at is null then
      return jsonb_build_object('outcome', 'unverified');
    elsif role_now is not null and not public.role_fits(role_now, company.kind) then
      return jsonb_build_object('outcome', 'other_role');
    elsif exists (select 1 from public.organisation_members m where m.user_id = account.id) then
      return jsonb_build_object('outcome', 'has_company');
    end if;
    if role_now is null then
      select public.set_account_role(account.email::text, company.kind, u.email::text, null, u.id) into given
      from auth.users u where u.id = p_actor;
      if given ->> 'outcome' <> 'changed' then
        return jsonb_build_object('outcome', given ->> 'outcome');
      end if;
    end if;
    insert into public.organisation_members (user_id, organisation_id, post_jobs, see_applicants, export_reports, manage_people, refer,
      see_all_people, report)
    select account.id, company.id, k.hires, k.hires, k.hires, true, not k.hires, not k.hires, not k.hires
    from (select company.kind = 'employer' as hires) k;
  end if;
  update public.organisations
  set state = decision ->> 'state', answer = decision ->> 'answer', decided_at = now(), version = version + 1,
    name = case when decision ->> 'change' = 'taken' then coalesce(wanted_name, name) else name end,
    company_number = case when decision ->> 'change' = 'taken' then coalesce(wanted_number, company_number)
      else company_number end,
    wanted_name = case when decision ->> 'change' is null then wanted_name end,
    wanted_number = case when decision ->> 'change' is null then wanted_number end,
    wanted_at = case when decision ->> 'change' is null then wanted_at end
  where id = company.id;
  insert into public.organisation_events (organisation_id, kind) values (company.id, decision ->> 'kind');
  perform public.note_action(p_actor, (decision ->> 'kind') || case when decision ->> 'unchecked' is null then '' else '_in_doubt' end,
    'company', company.id::text);
  insert into public.organisation_checks (organisation_id, actor_id, what, found)
  select company.id, p_actor, 'none', decision ->> 'unchecked' where decision ->> 'unchecked' is not null;
  insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
  select u.id, 'company_answer', u.email, message ->> 'subject', message ->> 'html', message ->> 'text'
  from auth.users u
  where u.email_confirmed_at is not null and u.deleted_at is null and case
    when exists (select 1 from public.organisation_members m where m.organisation_id = company.id)
    then exists (select 1 from public.organisation_members m
      where m.organisation_id = company.id and m.manage_people and m.user_id = u.id)
    else u.id = company.asked_by end;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Notes what a member of the team has checked about an organisation and what they found; false if there is none, or for anybody else. The
-- audit log has a line of it too, without the words.
create function public.note_company_check(p_actor uuid, p_company uuid, p_what text, p_found text, p_bears_out boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.organisations o where o.id = p_company) or not public.is_member(p_actor) then
    return false;
  end if;
  insert into public.organisation_checks (organisation_id, actor_id, what, found, bears_out)
  values (p_company, p_actor, p_what, p_found, p_bears_out);
  return public.note_action(p_actor, 'checked_' || p_what || case when p_bears_out then '' else '_in_doubt' end, 'company', p_company::text);
end
$$;

-- The company whose people an account manages at this moment; null for everybody else. It also locks the company, so that two who change
-- its people do so one after the other.
create function public.managed_company(p_actor uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  company uuid;
begin
  select m.organisation_id into company
  from public.organisation_members m join auth.users u on u.id = m.user_id join public.organisations o on o.id = m.organisation_id
  where m.user_id = p_actor and public.role_fits(u.raw_app_meta_data ->> 'role', o.kind) and u.email_confirmed_at is not null
    and u.deleted_at is null and (u.banned_until is null or u.banned_until < now());
  perform 1 from public.organisations c where c.id = company for update;
  -- Checked again under the lock: somebody may have taken the right away while this waited.
  return (select m.organisation_id from public.organisation_members m
    where m.user_id = p_actor and m.organisation_id = company and m.manage_people);
end
$$;

-- Changes the details of a company. A new name or number waits for the team, which p_email tells.
create function public.change_company(p_actor uuid, p_version integer, p_facts text, p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := p_facts::jsonb;
  email jsonb := p_email::jsonb;
  wanted jsonb := nullif(facts -> 'wanted', 'null');
  company public.organisations;
  is_new boolean;
  is_told boolean;
begin
  select * into company from public.organisations c where c.id = public.managed_company(p_actor);
  if company.id is null then
    return jsonb_build_object('outcome', 'forbidden');
  elsif company.version is distinct from p_version then
    return public.last_change_of(company.id);
  end if;
  is_new := wanted is not null and (company.wanted_name, company.wanted_number)
    is distinct from (wanted ->> 'name', wanted ->> 'company_number');
  -- The team knows already while another change waits for it, and is emailed at most three times a day about one company.
  is_told := company.wanted_at is not null or (
    select count(*) from public.organisation_events e
    where e.organisation_id = company.id and e.kind = 'change_asked' and e.happened_at > now() - interval '1 day') >= 3;
  update public.organisations o
  set (sector, size, sites, website, phone, charity_number, services, areas, safeguarding_name, safeguarding_email, data_agreement_on,
      takes_referrals, places_a_month) = (
        f.sector, f.size, f.sites, f.website, f.phone, f.charity_number, f.services, f.areas, f.safeguarding_name, f.safeguarding_email,
        f.data_agreement_on, f.takes_referrals, f.places_a_month),
    wanted_name = wanted ->> 'name', wanted_number = wanted ->> 'company_number',
    wanted_at = case when is_new then now() when wanted is not null then o.wanted_at end, version = o.version + 1
  from public.organisation_facts(facts - 'wanted') f
  where o.id = company.id;
  insert into public.organisation_events (organisation_id, actor_id, kind)
  values (company.id, p_actor, case when is_new then 'change_asked' else 'changed' end);
  if is_new and not is_told then
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    values (p_actor, 'company_request', email ->> 'to', email ->> 'subject', email ->> 'html', email ->> 'text');
  end if;
  return jsonb_build_object('outcome', 'done', 'kind', case when is_new then 'change_asked' else 'changed' end);
end
$$;

-- The rights of a form, those of the organisation's kind alone. A right that is not named is not given.
create function public.rights_in(p_organisation uuid, p_rights jsonb) returns public.organisation_members
language sql stable security definer set search_path = '' as $$
  select jsonb_populate_record(null::public.organisation_members, r.none || (p_rights - case o.kind
    when 'employer' then array['refer', 'see_all_people', 'report', 'support', 'mentor']
    else array['post_jobs', 'see_applicants', 'read_disclosures', 'export_reports'] end))
  from public.organisations o, (select jsonb_build_object('post_jobs', false, 'see_applicants', false, 'read_disclosures', false,
    'export_reports', false, 'manage_people', false, 'refer', false, 'see_all_people', false, 'report', false, 'support', false,
    'mentor', false) as none) r
  where o.id = p_organisation
$$;

-- The role of a member with these rights: somebody in a partner's organisation who neither refers, sees everybody, reports nor manages its
-- people is a caseworker, mentors included.
create function public.role_with(p_kind text, p_rights public.organisation_members) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_kind = 'employer' then 'employer'
    when p_rights.refer or p_rights.see_all_people or p_rights.report or p_rights.manage_people then 'partner'
    else 'caseworker' end
$$;

-- Invites an address to a company, or sends an open invitation again with a new link; the old link stops working. At most 20 emails a day.
-- p_rights is JSON as text.
create function public.invite_colleague(
  p_actor uuid, p_address text, p_rights text, p_token_digest text, p_is_again boolean, p_email text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rights jsonb := p_rights::jsonb;
  email jsonb := p_email::jsonb;
  company uuid := public.managed_company(p_actor);
  invitation public.organisation_invitations;
begin
  if company is null then
    return jsonb_build_object('outcome', 'forbidden');
  elsif not exists (select 1 from public.organisations c where c.id = company and c.state = 'approved') then
    return jsonb_build_object('outcome', 'paused');
  elsif exists (select 1 from public.organisation_members m join auth.users u on u.id = m.user_id
      where m.organisation_id = company and lower(u.email) = p_address) then
    return jsonb_build_object('outcome', 'member');
  elsif (select count(*) from public.organisation_events e
      where e.organisation_id = company and e.kind in ('invited', 'invited_again') and e.happened_at > now() - interval '1 day') >= 20
  then
    return jsonb_build_object('outcome', 'limited');
  elsif (select count(*) from public.outgoing_emails o
      where o.kind = 'company_invitation' and lower(o.to_address) = p_address and o.created_at > now() - interval '1 day') >= 5
  then
    return jsonb_build_object('outcome', 'address_limited');
  end if;
  select * into invitation from public.organisation_invitations i
  where i.organisation_id = company and i.email = p_address and i.used_at is null and i.withdrawn_at is null;
  if p_is_again and invitation.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif not p_is_again and invitation.ends_at > now() then
    return jsonb_build_object('outcome', 'invited');
  elsif p_is_again then
    update public.organisation_invitations
    set token_digest = p_token_digest, ends_at = now() + interval '7 days', invited_by = p_actor where id = invitation.id;
  else
    update public.organisation_invitations set withdrawn_at = now() where id = invitation.id;
    insert into public.organisation_invitations (organisation_id, email, token_digest, post_jobs, see_applicants, read_disclosures,
      export_reports, manage_people, refer, see_all_people, report, support, mentor, invited_by, ends_at)
    select company, p_address, p_token_digest, r.post_jobs, r.see_applicants, r.read_disclosures, r.export_reports, r.manage_people,
      r.refer, r.see_all_people, r.report, r.support, r.mentor, p_actor, now() + interval '7 days'
    from public.rights_in(company, rights) r;
  end if;
  insert into public.organisation_events (organisation_id, actor_id, kind)
  values (company, p_actor, case when p_is_again then 'invited_again' else 'invited' end);
  insert into public.outgoing_emails (kind, to_address, subject, html, body_text)
  values ('company_invitation', p_address, email ->> 'subject', email ->> 'html', email ->> 'text');
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Withdraws an open invitation.
create function public.withdraw_invitation(p_actor uuid, p_invitation uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := public.managed_company(p_actor);
begin
  if company is null then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  update public.organisation_invitations set withdrawn_at = now()
  where id = p_invitation and organisation_id = company and used_at is null and withdrawn_at is null;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  insert into public.organisation_events (organisation_id, actor_id, kind) values (company, p_actor, 'invitation_withdrawn');
  return jsonb_build_object('outcome', 'done');
end
$$;

-- What somebody who followed the link of an invitation is told: 'open' with the company, who invited them and what they may do, or why they cannot use it.
-- It does not use the invitation up.
create function public.invitation_for(p_actor uuid, p_token_digest text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  account auth.users;
  invitation public.organisation_invitations;
  role_now text;
begin
  select * into account from auth.users u where u.id = p_actor and u.deleted_at is null;
  select * into invitation from public.organisation_invitations i where i.token_digest = p_token_digest;
  role_now := account.raw_app_meta_data ->> 'role';
  if account.id is null or invitation.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif account.email_confirmed_at is null then
    return jsonb_build_object('outcome', 'unverified');
  elsif lower(account.email) <> invitation.email then
    return jsonb_build_object('outcome', 'other_address');
  elsif invitation.used_at is not null then
    return jsonb_build_object('outcome', 'used');
  elsif invitation.withdrawn_at is not null then
    return jsonb_build_object('outcome', 'withdrawn');
  elsif invitation.ends_at < now() then
    return jsonb_build_object('outcome', 'ended');
  elsif role_now is not null
    and not public.role_fits(role_now, (select o.kind from public.organisations o where o.id = invitation.organisation_id))
  then
    return jsonb_build_object('outcome', 'other_role');
  elsif exists (select 1 from public.organisation_members m where m.user_id = p_actor) then
    return jsonb_build_object('outcome', 'has_company');
  end if;
  return (
    select case when c.state <> 'approved' then jsonb_build_object('outcome', 'paused')
      else jsonb_build_object('outcome', 'open', 'kind', c.kind, 'company', c.name, 'invited_by', public.name_or_address(u), 'rights', (
        select jsonb_agg(r.key) from jsonb_each(to_jsonb(public.rights_in(c.id, to_jsonb(invitation)))) r where r.value = 'true'::jsonb)) end
    from public.organisations c left join auth.users u on u.id = invitation.invited_by where c.id = invitation.organisation_id);
end
$$;

-- What somebody who follows the link of an open invitation is told before they sign in: the company, who invited them, and the address that
-- was invited, which got the link. Null for any other.
create function public.invitation_named(p_token_digest text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', c.kind, 'company', c.name, 'invited_by', public.name_or_address(u), 'email', i.email)
  from public.organisation_invitations i
  join public.organisations c on c.id = i.organisation_id and c.state = 'approved'
  left join auth.users u on u.id = i.invited_by
  where i.token_digest = p_token_digest and i.used_at is null and i.withdrawn_at is null and i.ends_at > now()
$$;

-- Gives an account the role that goes with its rights in an organisation, if it has another that its members may have, or none. Returns the
-- outcome of set_account_role(), 'changed' if the account has that role already.
create function public.keep_role_with_rights(p_account auth.users, p_member public.organisation_members, p_why text) returns text
language sql security definer set search_path = '' as $$
  select case when p_account.raw_app_meta_data ->> 'role' = public.role_with(o.kind, p_member) then 'changed'
    else public.set_account_role(p_account.email::text, public.role_with(o.kind, p_member), p_why) ->> 'outcome' end
  from public.organisations o where o.id = p_member.organisation_id
$$;

-- Accepts an invitation: membership with its rights, and the role that goes with them if the account had none.
create function public.accept_invitation(p_actor uuid, p_token_digest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
  invitation public.organisation_invitations;
  member public.organisation_members;
  asked jsonb;
  given text;
begin
  select * into account from auth.users u where u.id = p_actor for update;
  perform 1 from public.organisations c join public.organisation_invitations i on i.organisation_id = c.id
  where i.token_digest = p_token_digest for update of c;
  asked := public.invitation_for(p_actor, p_token_digest);
  if asked ->> 'outcome' <> 'open' then
    return asked;
  end if;
  select * into invitation from public.organisation_invitations i where i.token_digest = p_token_digest;
  member := public.rights_in(invitation.organisation_id, to_jsonb(invitation));
  member.user_id := p_actor;
  member.organisation_id := invitation.organisation_id;
  member.joined_at := now();
  given := public.keep_role_with_rights(account, member, 'an invitation to a company');
  if given <> 'changed' then
    return jsonb_build_object('outcome', given);
  end if;
  update public.organisation_invitations set used_at = now() where id = invitation.id;
  insert into public.organisation_members values (member.*);
  insert into public.organisation_events (organisation_id, actor_id, kind) values (invitation.organisation_id, p_actor, 'joined');
  return jsonb_build_object('outcome', 'done', 'role', (select u.raw_app_meta_data ->> 'role' from auth.users u where u.id = p_actor));
end
$$;

-- Whether a member is the only one who manages people.
create function public.is_last_manager(p_company uuid, p_member uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select 1 from public.organisation_members m where m.organisation_id = p_company and m.manage_people and m.user_id <> p_member)
$$;

-- Changes what a colleague, or the member themselves, may do. p_shown and p_rights are JSON as text: the rights that the screen showed, and
-- the new ones.
create function public.change_member_rights(p_actor uuid, p_member uuid, p_shown text, p_rights text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := public.managed_company(p_actor);
  rights public.organisation_members := public.rights_in(company, p_rights::jsonb);
  member public.organisation_members;
begin
  if company is null then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into member from public.organisation_members m where m.user_id = p_member and m.organisation_id = company;
  if member.user_id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif not to_jsonb(member) @> p_shown::jsonb then
    return public.last_change_of(company);
  elsif not rights.manage_people and public.is_last_manager(company, p_member) then
    return jsonb_build_object('outcome', 'last_manager');
  end if;
  update public.organisation_members
  set post_jobs = rights.post_jobs, see_applicants = rights.see_applicants, read_disclosures = rights.read_disclosures,
    export_reports = rights.export_reports, manage_people = rights.manage_people, refer = rights.refer,
    see_all_people = rights.see_all_people, report = rights.report, support = rights.support, mentor = rights.mentor
  where user_id = p_member returning * into member;
  perform public.keep_role_with_rights(u, member, 'rights in an organisation') from auth.users u where u.id = p_member;
  insert into public.organisation_events (organisation_id, actor_id, kind) values (company, p_actor, 'rights_changed');
  return jsonb_build_object('outcome', 'done');
end
$$;

-- Removes a colleague from the company. Members may leave by themselves, except the last one who manages people. Whoever helps people hands
-- them over first, unless p_leaves_people says that they may stay with nobody yet.
-- {"outcome": "done" | "forbidden" | "missing" | "last_manager" | "helps_people"}
create function public.end_membership(p_actor uuid, p_member uuid, p_leaves_people boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  company uuid;
begin
  if p_actor = p_member then
    select m.organisation_id into company from public.organisation_members m where m.user_id = p_actor;
    perform 1 from public.organisations c where c.id = company for update;
  else
    company := public.managed_company(p_actor);
  end if;
  if company is null then
    return jsonb_build_object('outcome', 'forbidden');
  elsif not exists (select 1 from public.organisation_members m where m.user_id = p_member and m.organisation_id = company) then
    return jsonb_build_object('outcome', 'missing');
  elsif public.is_last_manager(company, p_member) then
    return jsonb_build_object('outcome', 'last_manager');
  elsif not p_leaves_people and exists (
    select 1 from public.supported_people p where p.organisation_id = company and p.worker_id = p_member and p.closed_at is null)
  then
    return jsonb_build_object('outcome', 'helps_people');
  end if;
  delete from public.organisation_members where user_id = p_member and organisation_id = company;
  insert into public.organisation_events (organisation_id, actor_id, kind)
  values (company, p_actor, case when p_actor = p_member then 'left' else 'removed' end);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- A company's name as it looks at a glance, to find another one that could be taken for it: without accents, spaces, signs and
-- what kind of company it is. Letters of other alphabets are refused by the form (lib/domain/fields/fold-text.ts).
create function public.name_at_a_glance(p_name text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(lower(normalize(translate(p_name, '01ıłøŁØ|', 'olilolol'), NFKD)), '[^a-z0-9]+', '', 'g'),
    '(limited|ltd|plc|llp|cic|cyf|cyfyngedig)$', '')
$$;

-- How many organisations each list of the desk has, by the list's name; null for anybody but the team.
create function public.desk_company_counts(p_actor uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('waits', count(*) filter (where o.waits_since is not null),
    'returned', count(*) filter (where o.state = 'returned'), 'approved', count(*) filter (where o.state = 'approved'),
    'paused', count(*) filter (where o.state = 'paused'))
  from public.organisations o having public.is_member(p_actor)
$$;

-- What the team needs for its decision: who applied, who works there, what happened, and other companies with the same number or name.
create function public.desk_company(p_actor uuid, p_company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  company public.organisations;
begin
  if not public.is_member(p_actor) then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  select * into company from public.organisations c where c.id = p_company;
  if company.id is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  return jsonb_build_object('outcome', 'found', 'company', to_jsonb(company),
    'asker', (select jsonb_build_object('email', u.email, 'name', coalesce(u.raw_user_meta_data ->> 'full_name', ''),
        'role', u.raw_app_meta_data ->> 'role', 'made_at', u.created_at)
      from auth.users u where u.id = company.asked_by and u.deleted_at is null),
    'members', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'manages', m.manage_people,
        'joined_at', m.joined_at) order by m.joined_at, u.id), '[]')
      from public.organisation_members m join auth.users u on u.id = m.user_id where m.organisation_id = company.id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.happened_at, 'who', e.who) order by e.id desc), '[]')
      from (select v.id, v.kind, v.happened_at, coalesce(u.email, public.member_who_did(company.id, v)) as who
        from public.organisation_events v left join auth.users u on u.id = v.actor_id
        where v.organisation_id = company.id order by v.id desc limit 50) e),
    'checks', (select coalesce(jsonb_agg(jsonb_build_object('what', h.what, 'found', h.found, 'bears_out', h.bears_out,
        'at', h.noted_at, 'who', u.email) order by h.id), '[]')
      from public.organisation_checks h left join auth.users u on u.id = h.actor_id
      where h.organisation_id = company.id),
    'others', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'state', o.state,
        'number', o.company_number) order by o.name, o.id), '[]')
      from (select c.* from public.organisations c where c.company_number = company.company_number and c.company_number <> ''
          and c.id <> company.id
        union
        select c.* from public.organisations c
          where public.name_at_a_glance(c.name) = public.name_at_a_glance(company.name) and c.id <> company.id
        limit 20) o));
end
$$;

-- Rights

revoke all on function
  public.my_membership, public.my_company, public.my_asked_company, public.name_or_address, public.my_colleagues, public.works_in_approved_company, public.company_has_reader,
  public.my_company_has_reader, public.keep_company_managed, public.end_invitations_of_member, public.member_who_did, public.last_change_of,
  public.ask_for_company, public.decide_company, public.note_company_check, public.managed_company, public.change_company, public.invite_colleague,
  public.withdraw_invitation, public.invitation_for, public.invitation_named, public.accept_invitation, public.is_last_manager, public.change_member_rights,
  public.end_membership, public.name_at_a_glance, public.desk_company, public.desk_company_counts, public.role_fits, public.my_partner_membership,
  public.partner_membership_of, public.my_organisation, public.organisation_facts, public.rights_in, public.role_with,
  public.keep_role_with_rights
from public, anon, authenticated, service_role;
grant execute on function
  public.my_membership, public.my_partner_membership, public.my_organisation, public.my_company, public.my_asked_company,
  public.my_colleagues, public.my_company_has_reader
to authenticated;
grant execute on function
  public.works_in_approved_company, public.ask_for_company, public.decide_company, public.note_company_check, public.change_company, public.invite_colleague,
  public.withdraw_invitation, public.invitation_for, public.invitation_named, public.accept_invitation, public.change_member_rights,
  public.end_membership,
  public.desk_company, public.desk_company_counts
to service_role;
