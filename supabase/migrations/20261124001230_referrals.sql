-- Referrals between partner organisations, from an organisation to itself, and from people who refer themselves. Consent comes first, and
-- travels with the referral: accepting one makes the file of supported_people.sql. Nothing here has a field for an offence, a sentence or a
-- risk. Nobody reads these tables: every access is one of the functions below. Which step follows which is decided in lib/domain/referrals.
-- Tests: referrals, hiring-rights, row-rights and retention in tests/system.

-- 1. Tables

create table public.referrals (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^RF-[0-9A-Z]{6,12}$'),
  version integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined', 'working', 'ended', 'withdrawn')),
  -- Sent by the person, from the public form. Everybody else's has a sender, until that organisation is deleted.
  is_own boolean not null default false,
  sender_id uuid references public.organisations (id) on delete set null,
  receiver_id uuid not null references public.organisations (id) on delete cascade,
  -- About the person, by the names of the columns of supported_people.
  facts jsonb not null default '{}' check (octet_length(facts::text) <= 12000),
  services text[] not null default '{}' check (services <@ array[
    'cv', 'disclosure', 'interview', 'id_and_bank', 'confidence', 'job_match', 'training', 'housing_link']),
  -- What the person would like help with, in a few words.
  words text not null default '' check (char_length(words) <= 1000),
  -- By which the same person is known when they are referred twice.
  known_by text,
  consent_wording text not null default '' check (char_length(consent_wording) <= 2000),
  consent_version text not null default '' check (char_length(consent_version) <= 40),
  consent_way text check (consent_way in ('signed', 'spoken', 'online')),
  consent_on date,
  consent_until date,
  -- The sender's own file that it was begun from.
  from_person_id uuid references public.supported_people (id) on delete set null,
  -- The file that accepting it made.
  supported_person_id uuid references public.supported_people (id) on delete set null,
  begun_by uuid references auth.users (id) on delete set null,
  begun_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  sent_at timestamptz,
  accepted_at timestamptz,
  -- The last day on which the first contact is in time.
  contact_due_on date,
  first_contact_on date,
  -- When it was declined, ended or withdrawn, and why, or how it ended.
  closed_at timestamptz,
  reason text check (reason in (
    'full', 'outside_area', 'not_our_service', 'already_helped', 'could_not_reach', 'no_longer_agrees', 'moved_away', 'did_not_engage',
    'other_service', 'not_ready', 'sent_in_error', 'consent_ended')),
  outcome text check (outcome in ('job_started', 'training_started', 'ready_for_work', 'some_progress', 'no_progress')),
  -- When everything about the person was taken out of it. The days and how it ended stay, for counts.
  forgotten_at timestamptz,
  -- When each side was emailed that it came, or that it was answered: referral_notices.sql.
  receiver_told_at timestamptz,
  sender_told_at timestamptz,
  constraint a_sender_or_the_person check (not (is_own and sender_id is not null)),
  constraint consent_comes_first check (forgotten_at is not null or (consent_on is not null and consent_until > consent_on)),
  constraint a_reason_where_one_is_needed check ((reason is not null) = (state in ('declined', 'withdrawn'))),
  constraint how_it_ended check ((outcome is not null) = (state = 'ended')),
  constraint closed_at_its_end check ((closed_at is not null) = (state in ('declined', 'ended', 'withdrawn'))),
  constraint accepted_with_a_day check (state not in ('accepted', 'working') or (accepted_at is not null and contact_due_on is not null)),
  constraint working_since_the_first_contact check (state <> 'working' or first_contact_on is not null)
);
create index referrals_received on public.referrals (receiver_id, changed_at desc, id) where state <> 'draft';
create index referrals_from_an_organisation on public.referrals (sender_id, changed_at desc, id) where sender_id is not null;
create index referrals_accepted on public.referrals (accepted_at, receiver_id) where accepted_at is not null;
create index referrals_with_a_contact_due on public.referrals (receiver_id, contact_due_on) where state = 'accepted';
create index referrals_answered on public.referrals (sender_id, (coalesce(accepted_at, closed_at)) desc, id)
where sender_id is not null and state in ('accepted', 'working', 'declined');
create index referrals_to_an_organisation on public.referrals (receiver_id);
create index referrals_that_wait on public.referrals (receiver_id, known_by) where state = 'sent';
create index referrals_of_a_file on public.referrals (supported_person_id) where supported_person_id is not null;
create index referrals_from_a_file on public.referrals (from_person_id) where from_person_id is not null;
create index referrals_begun_by on public.referrals (begun_by) where begun_by is not null;
create index own_referrals_of_an_address on public.referrals (lower(facts ->> 'email')) where is_own;
create index referral_drafts on public.referrals (changed_at, id) where state = 'draft';
create index referrals_to_forget on public.referrals (closed_at, id) where closed_at is not null and forgotten_at is null;
create index referrals_of_which_to_tell_the_receiver on public.referrals (sent_at) where state = 'sent' and receiver_told_at is null;
create index referrals_of_which_to_tell_the_sender on public.referrals (changed_at)
where state in ('accepted', 'working', 'ended', 'declined') and sender_id is not null and sender_told_at is null;
create index referrals_without_an_answer on public.referrals (consent_until, id) where state = 'sent';

-- What happened to a referral: what was changed after it was sent is named by its fields. Lines never change.
create table public.referral_events (
  id bigint generated always as identity primary key,
  referral_id uuid not null references public.referrals (id) on delete cascade,
  happened_at timestamptz not null default now(),
  version integer not null,
  kind text not null check (kind in (
    'begun', 'consent_given', 'changed', 'sent', 'accepted', 'declined', 'working', 'ended', 'withdrawn', 'forgotten')),
  by_side text not null check (by_side in ('sender', 'receiver', 'person', 'service')),
  actor_id uuid references auth.users (id) on delete set null,
  fields text[] not null default '{}' check (cardinality(fields) <= 40)
);
create index referral_events_of_a_referral on public.referral_events (referral_id, id);
create index referral_events_of_an_actor on public.referral_events (actor_id) where actor_id is not null;

alter table public.referrals enable row level security;
alter table public.referral_events enable row level security;
revoke all on public.referrals, public.referral_events from public, anon, authenticated, service_role;

-- 2. Who takes referrals, and who sees one

-- How many more people an organisation takes this month, in the UK; null if it does not say.
create function public.referral_places_left(p_organisation public.organisations) returns integer
language sql stable security definer set search_path = '' as $$
  select case when p_organisation.places_a_month is not null then greatest(0, p_organisation.places_a_month - (
    select count(*)::integer from public.referrals r
    where r.receiver_id = p_organisation.id
      and r.accepted_at >= date_trunc('month', now() at time zone 'Europe/London') at time zone 'Europe/London')) end
$$;

-- Whether an organisation takes referrals from others at this moment.
create function public.takes_referrals_now(p_organisation public.organisations) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(p_organisation.kind = 'partner' and p_organisation.state = 'approved' and p_organisation.takes_referrals, false)
    and public.referral_places_left(p_organisation) is distinct from 0
$$;

-- Who takes referrals at this moment, as takes_referrals_now() says of each, by name: [{"id", "name", "services", "areas", "places_left"}]. It is public.
create function public.partners_taking_referrals() returns jsonb
language sql stable security definer set search_path = '' as $$
  with taken as (
    select r.receiver_id, count(*)::integer as people from public.referrals r
    where r.accepted_at >= date_trunc('month', now() at time zone 'Europe/London') at time zone 'Europe/London'
    group by r.receiver_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'services', o.services, 'areas', o.areas,
    'places_left', o.places_a_month - coalesce(t.people, 0)) order by lower(o.name), o.id), '[]')
  from (select * from public.organisations x
    where x.kind = 'partner' and x.state = 'approved' and x.takes_referrals order by x.name, x.id limit 500) o
  left join taken t on t.receiver_id = o.id
  where o.places_a_month is null or o.places_a_month > coalesce(t.people, 0)
$$;

-- On which side of a referral a member stands at this moment: 'sender', 'receiver', 'both', or null. An organisation's referrals are for
-- whoever may refer; what it received is also for whoever may see everybody, and for the colleague who helps the person.
create function public.sight_of_referral(p_actor uuid, p_referral public.referrals) returns text
language sql stable security definer set search_path = '' as $$
  select case when s.sends and s.receives then 'both' when s.sends then 'sender' when s.receives then 'receiver' end
  from public.partner_membership_of(p_actor) m
  cross join lateral (select
    coalesce(m.refer and m.organisation_id = p_referral.sender_id, false) as sends,
    coalesce(p_referral.state <> 'draft' and m.organisation_id = p_referral.receiver_id and (m.refer or m.see_all_people or (m.support
      and exists (select 1 from public.supported_people p
        where p.id = p_referral.supported_person_id and p.worker_id = p_actor and p.closed_at is null))), false) as receives) s
  where m.state = 'approved'
$$;

-- 3. Internal steps

create function public.note_referral(
  p_referral public.referrals, p_kind text, p_side text, p_actor uuid, p_fields text[] default '{}'
) returns void
language sql security definer set search_path = '' as $$
  insert into public.referral_events (referral_id, version, kind, by_side, actor_id, fields)
  values (p_referral.id, p_referral.version, p_kind, p_side, p_actor, p_fields)
$$;

-- Takes everything about the person out of referrals. With p_renames nobody finds one under the reference on an old confirmation either.
create function public.forget_referrals(p_referrals uuid[], p_renames boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with forgotten as (
    update public.referrals r set facts = '{}', words = '', known_by = null, consent_wording = '', consent_version = '', consent_way = null,
      consent_on = null, consent_until = null, version = r.version + 1, forgotten_at = now()
    where r.id = any (p_referrals) and r.forgotten_at is null returning r.id, r.version
  )
  insert into public.referral_events (referral_id, version, kind, by_side)
  select f.id, f.version, 'forgotten', 'service' from forgotten f;
  update public.referral_events set fields = '{}' where referral_id = any (p_referrals) and fields <> '{}';
  delete from public.outgoing_emails where referral_id = any (p_referrals) and kind = 'referral_receipt';
  if p_renames then
    update public.referrals r set reference = 'RF-' || public.random_code(12) where r.id = any (p_referrals);
  end if;
end
$$;

-- Withdraws open referrals for a reason, by nobody in an organisation.
create function public.withdraw_referrals(p_referrals uuid[], p_reason text, p_side text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with withdrawn as (
    update public.referrals r set state = 'withdrawn', reason = p_reason, closed_at = now(), changed_at = now(), version = r.version + 1
    where r.id = any (p_referrals) and r.state in ('sent', 'accepted', 'working') returning r.id, r.version
  )
  insert into public.referral_events (referral_id, version, kind, by_side)
  select w.id, w.version, 'withdrawn', p_side from withdrawn w;
end
$$;

-- A file that is closed or deleted takes its referrals with it: the consent that they travelled on has ended. What was begun from it goes no
-- further either; an organisation that has already accepted the person has their consent in a file of its own.
create function public.follow_closed_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about uuid[] := array(select r.id from public.referrals r where r.supported_person_id = old.id);
  onward uuid[] := array(select r.id from public.referrals r where r.from_person_id = old.id);
  waiting uuid[] := array(select r.id from public.referrals r where r.id = any (onward) and r.state = 'sent');
begin
  delete from public.referrals r where r.id = any (onward) and r.state = 'draft';
  perform public.withdraw_referrals(about || waiting, 'consent_ended', 'service');
  perform public.forget_referrals(about, tg_op = 'DELETE');
  perform public.forget_referrals(onward, false);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger end_referrals_of_closed_file before update of closed_at on public.supported_people
for each row when (old.closed_at is null and new.closed_at is not null) execute function public.follow_closed_file();
create trigger end_referrals_of_deleted_file before delete on public.supported_people
for each row execute function public.follow_closed_file();

-- The columns of a consent, from its JSON: {"wording", "wording_version", "way", "given_on", "ends_on"}.
create function public.with_referral_consent(p_referral public.referrals, p_consent jsonb) returns public.referrals
language sql immutable set search_path = '' as $$
  select jsonb_populate_record(p_referral, jsonb_build_object('consent_wording', p_consent -> 'wording',
    'consent_version', p_consent -> 'wording_version', 'consent_way', p_consent -> 'way', 'consent_on', p_consent -> 'given_on',
    'consent_until', p_consent -> 'ends_on'))
$$;

-- 4. Reading

-- The signed-in member's list. p_query is JSON as text: {"direction" ('received' or 'sent'), "state" (one, 'late' for an overdue first
-- contact, or null), "find" (a part of a reference, or of a name that the list shows), "after_at", "after_id"}. {"may_refer", "may_receive", "taking" (for whoever may refer: "is_open", and how many
-- "places_left" this month), "rows", "today"}; null for anybody who has
-- nothing to do with referrals. A name is shown to the sender, to the receiver while it waits for an answer, and afterwards to whoever sees
-- the person.
create function public.referrals_screen(p_query text, p_rows integer default 51) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked jsonb := p_query::jsonb;
  actor uuid := (select auth.uid());
  member record;
  sends boolean := asked ->> 'direction' = 'sent';
  today date := (now() at time zone 'Europe/London')::date;
  wanted text := lower(coalesce(asked ->> 'find', ''));
  conditions text;
  found jsonb;
begin
  select * into member from public.my_partner_membership() m where m.state = 'approved' and (m.refer or m.see_all_people or m.support);
  if member.organisation_id is null then
    return null;
  end if;
  conditions := case when sends then 'r.sender_id = $1' else 'r.receiver_id = $1 and r.state <> ''draft''' end;
  if sends and not member.refer then
    conditions := conditions || ' and false';
  elsif not sends and not (member.refer or member.see_all_people) then
    -- From the worker's people to their referrals: the other way round, every referral of the organisation would be looked at.
    conditions := conditions || ' and r.supported_person_id = any (array(
      select p.id from public.supported_people p where p.worker_id = $2 and p.closed_at is null))';
  end if;
  if asked ->> 'state' = 'late' then
    conditions := conditions || ' and r.state = ''accepted'' and r.contact_due_on < $4';
  elsif asked ->> 'state' is not null then
    conditions := conditions || ' and r.state = $3 ->> ''state''';
  end if;
  if wanted <> '' then
    conditions := conditions || format(' and (strpos(lower(r.reference), $5) > 0 or strpos(lower(case when %L::boolean or r.state = ''sent''
      then r.facts ->> ''name'' else (select p.name from public.supported_people p where p.id = r.supported_person_id
        and ($7 or ($8 and p.worker_id = $2 and p.closed_at is null))) end), $5) > 0)', sends);
  end if;
  if asked ->> 'after_id' is not null then
    conditions := conditions || ' and (r.changed_at, r.id) < (($3 ->> ''after_at'')::timestamptz, ($3 ->> ''after_id'')::uuid)';
  end if;
  execute format($q$
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'reference', s.reference, 'state', s.state, 'is_own', s.is_own,
      'other', (select o.name from public.organisations o where o.id = case when %2$L::boolean then s.receiver_id else s.sender_id end),
      'is_internal', coalesce(s.sender_id = s.receiver_id, false),
      'name', case when %2$L::boolean or s.state = 'sent' then s.facts ->> 'name'
        -- As may_see_supported_person() says, without asking it for each row.
        when $7 or ($8 and p.worker_id = $2 and p.closed_at is null) then p.name end,
      'changed_at', s.changed_at, 'contact_due_on', s.contact_due_on, 'first_contact_on', s.first_contact_on, 'outcome', s.outcome,
      'reason', s.reason, 'key', s.changed_at::text) order by s.changed_at desc, s.id desc), '[]')
    from (select r.* from public.referrals r where %1$s order by r.changed_at desc, r.id desc limit $6) s
    left join public.supported_people p on p.id = s.supported_person_id $q$, conditions, sends)
  into found using member.organisation_id, actor, asked, today, wanted, p_rows, member.see_all_people, member.support;
  return jsonb_build_object('may_refer', member.refer, 'may_receive', member.refer or member.see_all_people, 'rows', found, 'today', today,
    'taking', (select jsonb_build_object('is_open', o.takes_referrals, 'places_left', public.referral_places_left(o))
      from public.organisations o where member.refer and o.id = member.organisation_id));
end
$$;

-- One referral for the signed-in member: null for whoever stands on no side of it. The sender sees its state, the first contact and how it
-- ended; nothing of the file. Once it is accepted the receiver reads about the person in the file, and not here: only whoever accepted it
-- still reads which colleague they chose for it, until the first contact.
create function public.referral_seen(p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  actor uuid := (select auth.uid());
  member record;
  r public.referrals;
  sight text;
  receiver public.organisations;
  person public.supported_people;
  begun_from public.supported_people;
  shows boolean;
begin
  select * into member from public.my_partner_membership() m;
  select * into r from public.referrals x where x.reference = p_reference;
  sight := case when r.id is not null and member.organisation_id is not null then public.sight_of_referral(actor, r) end;
  if sight is null then
    return null;
  end if;
  select * into receiver from public.organisations o where o.id = r.receiver_id;
  select * into person from public.supported_people p where p.id = r.supported_person_id;
  select * into begun_from from public.supported_people p where p.id = r.from_person_id;
  shows := sight <> 'receiver' or r.state = 'sent';
  return to_jsonb(r) - 'id' - 'known_by' - 'supported_person_id' - 'begun_by' - 'facts' - 'words' - 'sender_id' - 'from_person_id'
      - 'receiver_told_at' - 'sender_told_at'
    || jsonb_build_object(
      'sends', sight in ('sender', 'both'), 'receives', sight in ('receiver', 'both'), 'is_mine', coalesce(r.begun_by = actor, false),
      'sender', (select o.name from public.organisations o where o.id = r.sender_id), 'receiver', receiver.name,
      'receiver_takes', coalesce(receiver.state = 'approved' and r.sender_id = r.receiver_id, false) or public.takes_referrals_now(receiver),
      'receiver_services', receiver.services,
      'facts', case when shows and r.forgotten_at is null then r.facts end, 'words', case when shows then r.words else '' end,
      'file', case when sight in ('receiver', 'both') and person.id is not null and public.may_see_supported_person(actor, person)
        then jsonb_build_object('reference', person.reference, 'name', person.name) end,
      'helper', case when sight in ('receiver', 'both') and person.id is not null and r.state in ('accepted', 'working')
          and (public.may_see_supported_person(actor, person) or (r.state = 'accepted' and exists (
            select 1 from public.referral_events e where e.referral_id = r.id and e.kind = 'accepted' and e.actor_id = actor)))
        then jsonb_build_object('is_chosen', person.worker_id is not null, 'name', public.name_in_file(person.worker_id, person.organisation_id)) end,
      'begun_from', case when sight in ('sender', 'both') and begun_from.id is not null and public.may_see_supported_person(actor, begun_from)
        then jsonb_build_object('reference', begun_from.reference, 'name', begun_from.name) end,
      'workers', case when sight in ('receiver', 'both') and r.state = 'sent'
        then public.support_workers(r.receiver_id, actor, false) -> 'members' end,
      'others_answer', sight in ('receiver', 'both') and r.state = 'sent' and exists (
        select 1 from public.organisation_members c cross join lateral public.partner_membership_of(c.user_id) x
        where c.organisation_id = r.receiver_id and c.user_id <> actor and (x.refer or x.see_all_people)),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'by_side', e.by_side, 'happened_at', e.happened_at,
          'fields', e.fields, 'who', case when sight = 'both' or e.by_side = sight then public.name_of_colleague(e.actor_id) end) order by e.id), '[]')
        from (select * from public.referral_events x where x.referral_id = r.id order by x.id limit 100) e));
end
$$;

-- 5. Steps of members

-- What a file says that a referral says too.
create function public.referral_facts_of(p_person public.supported_people) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(f.key, f.value) from jsonb_each(to_jsonb(p_person)) f
  where f.key in ('name', 'phone', 'email', 'safe_ways', 'safe_hours', 'interpreter', 'access_needs', 'town', 'district', 'place',
    'establishment', 'release_on', 'release_unknown', 'practitioner_name', 'practitioner_contact')
$$;

-- Begins a referral: who receives it, and the consent without which nothing is kept. p_consent is JSON as text. p_file is the reference of a
-- file that the member may read now, whose facts it begins with; null for somebody without one.
-- {"outcome": "done", "reference"} | "forbidden" | "not_taking" | "no_consent" | "limited" (100 drafts) | "missing" (the file) |
-- "file_closed" | "own_file" (it is the organisation's own already)
create function public.begin_referral(p_actor uuid, p_receiver uuid, p_consent text, p_file text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := p_consent::jsonb;
  member record;
  receiver public.organisations;
  person public.supported_people;
  made public.referrals;
begin
  select * into member from public.partner_membership_of(p_actor) m;
  select * into receiver from public.organisations o where o.id = p_receiver;
  select * into person from public.supported_people p where p.reference = p_file for update;
  if member.organisation_id is null or member.state <> 'approved' or not member.refer then
    return jsonb_build_object('outcome', 'forbidden');
  elsif receiver.id is null or not (receiver.id = member.organisation_id or public.takes_referrals_now(receiver)) then
    return jsonb_build_object('outcome', 'not_taking');
  elsif given ->> 'given_on' is null or given ->> 'ends_on' is null then
    return jsonb_build_object('outcome', 'no_consent');
  elsif (select count(*) from public.referrals r where r.sender_id = member.organisation_id and r.state = 'draft') >= 100 then
    return jsonb_build_object('outcome', 'limited');
  elsif p_file is not null and (person.id is null or public.sight_of_supported_person(p_actor, person) is distinct from 'file') then
    return jsonb_build_object('outcome', 'missing');
  elsif person.closed_at is not null or (p_file is not null and not public.has_support_consent(person.id)) then
    return jsonb_build_object('outcome', 'file_closed');
  elsif person.organisation_id = receiver.id then
    return jsonb_build_object('outcome', 'own_file');
  end if;
  loop
    insert into public.referrals (reference, sender_id, receiver_id, begun_by, from_person_id, facts, known_by, consent_wording, consent_version, consent_way, consent_on,
      consent_until)
    select 'RF-' || public.random_code(6), member.organisation_id, receiver.id, p_actor, person.id,
      case when person.id is null then '{}' else public.referral_facts_of(person) end,
      case when person.id is not null then public.support_known_by(public.referral_facts_of(person)) end, c.consent_wording, c.consent_version, c.consent_way,
      c.consent_on, c.consent_until
    from public.with_referral_consent(null, given) c
    on conflict (reference) do nothing returning * into made;
    exit when found;
  end loop;
  perform public.note_referral(made, 'begun', 'sender', p_actor);
  if person.id is not null then
    perform public.note_support(person, 'referred_on', 'organisation', p_actor, made.reference);
  end if;
  return jsonb_build_object('outcome', 'done', 'reference', made.reference);
end
$$;

-- Takes one step, on the version that was shown; the caller has asked the rule whether it may follow. p_change is JSON as text: {"kind" (of
-- the event), "by" ('sender' or 'receiver'), and what changes of "state", "facts", "services", "words", "fields", "consent", "receiver_id",
-- "reason", "outcome", "contact_on", "due_on", "worker_id"}.
-- {"outcome": "done" ("file" with the reference of the file, once it is accepted) | "missing" | "forbidden" | "changed" (with "who", "at") |
-- "no_consent" | "not_taking" | "already" | "no_worker"}
create function public.commit_referral(p_actor uuid, p_reference text, p_version integer, p_change text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  change jsonb := p_change::jsonb;
  kind text := p_change::jsonb ->> 'kind';
  side text := p_change::jsonb ->> 'by';
  worker uuid := (p_change::jsonb ->> 'worker_id')::uuid;
  today date := (now() at time zone 'Europe/London')::date;
  member record;
  sight text;
  r public.referrals;
  next public.referrals;
  receiver public.organisations;
  person public.supported_people;
begin
  select * into r from public.referrals x where x.reference = p_reference for update;
  select * into member from public.partner_membership_of(p_actor) m;
  if r.id is null or member.organisation_id is null or not coalesce(member.organisation_id = r.sender_id
    or (member.organisation_id = r.receiver_id and r.state <> 'draft'), false) then
    return jsonb_build_object('outcome', 'missing');
  end if;
  sight := public.sight_of_referral(p_actor, r);
  if sight is null or sight not in (side, 'both') or (kind in ('accepted', 'declined', 'working', 'ended')) <> (side = 'receiver')
    and kind <> 'withdrawn' then
    return jsonb_build_object('outcome', 'forbidden');
  elsif r.version <> p_version then
    return (select jsonb_build_object('outcome', 'changed', 'at', e.happened_at,
        'who', case when sight in (e.by_side, 'both') then public.name_of_colleague(e.actor_id) end)
      from public.referral_events e where e.referral_id = r.id order by e.id desc limit 1);
  end if;
  next := r;
  if change ? 'receiver_id' then
    next.receiver_id := (change ->> 'receiver_id')::uuid;
  end if;
  select * into receiver from public.organisations o where o.id = next.receiver_id;
  if kind in ('sent', 'consent_given') and not coalesce(
    (receiver.id = r.sender_id and receiver.state = 'approved') or public.takes_referrals_now(receiver)
    or (kind = 'consent_given' and r.state = 'sent' and receiver.id = r.receiver_id), false) then
    return jsonb_build_object('outcome', 'not_taking');
  end if;
  if change ? 'consent' then
    next := public.with_referral_consent(next, change -> 'consent');
  end if;
  if change ? 'facts' then
    next.facts := change -> 'facts';
    next.known_by := public.support_known_by(next.facts);
  end if;
  if change ? 'services' then
    next.services := array(select jsonb_array_elements_text(change -> 'services'));
  end if;
  next.words := coalesce(change ->> 'words', next.words);
  next.state := coalesce(change ->> 'state', next.state);
  if kind = 'sent' then
    -- Of two colleagues who send the same person at the same moment, the second waits here and is told.
    perform pg_advisory_xact_lock(hashtextextended('referrals to ' || r.receiver_id, 0));
  end if;
  if kind in ('sent', 'accepted') and not coalesce(next.consent_until >= today, false) then
    return jsonb_build_object('outcome', 'no_consent');
  elsif kind = 'sent' and exists (select 1 from public.referrals x
    where x.receiver_id = r.receiver_id and x.known_by = r.known_by and x.state = 'sent') then
    return jsonb_build_object('outcome', 'already');
  elsif kind = 'accepted' then
    if worker is not null and not exists (select 1 from public.organisation_members m
      where m.user_id = worker and m.organisation_id = r.receiver_id and m.support) then
      return jsonb_build_object('outcome', 'no_worker');
    end if;
    perform pg_advisory_xact_lock(hashtextextended('supported_people ' || r.receiver_id, 0));
    next.supported_person_id := public.add_supported_person(r.receiver_id, p_actor, r.facts || jsonb_build_object('worker_id', worker),
      jsonb_build_object('wording', r.consent_wording, 'wording_version', r.consent_version, 'way', r.consent_way, 'given_on', r.consent_on,
        'ends_on', r.consent_until));
    select * into person from public.supported_people p where p.id = next.supported_person_id;
    perform public.note_support(person, 'referred', 'organisation', p_actor, r.reference);
    if person.worker_id is distinct from p_actor and member.see_all_people then
      insert into public.support_openings (supported_person_id, opened_by, reason) values (person.id, p_actor, 'added');
    end if;
  end if;
  update public.referrals set version = version + 1, changed_at = now(), state = next.state, receiver_id = next.receiver_id,
    facts = next.facts, known_by = next.known_by, services = next.services, words = next.words, consent_wording = next.consent_wording,
    consent_version = next.consent_version, consent_way = next.consent_way, consent_on = next.consent_on, consent_until = next.consent_until,
    supported_person_id = next.supported_person_id, reason = change ->> 'reason', outcome = change ->> 'outcome',
    sent_at = case when kind = 'sent' then now() else sent_at end,
    accepted_at = case when kind = 'accepted' then now() else accepted_at end,
    contact_due_on = coalesce((change ->> 'due_on')::date, contact_due_on),
    first_contact_on = coalesce((change ->> 'contact_on')::date, first_contact_on),
    closed_at = case when next.state in ('declined', 'ended', 'withdrawn') then now() end
  where id = r.id returning * into next;
  perform public.note_referral(next, kind, side, p_actor,
    case when r.state = 'sent' and change ? 'fields' then array(select jsonb_array_elements_text(change -> 'fields')) else '{}' end);
  if next.reason = 'no_longer_agrees' then
    perform public.forget_referrals(array[next.id], false);
  end if;
  return jsonb_build_object('outcome', 'done', 'file', person.reference);
end
$$;

-- Deletes a draft.
create function public.drop_referral(p_actor uuid, p_reference text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  r public.referrals;
begin
  select * into r from public.referrals x where x.reference = p_reference and x.state = 'draft' for update;
  if r.id is null or public.sight_of_referral(p_actor, r) is null then
    return jsonb_build_object('outcome', 'missing');
  end if;
  delete from public.referrals where id = r.id;
  return jsonb_build_object('outcome', 'done');
end
$$;

-- 6. People who refer themselves

-- Stores what somebody sent about themselves from the public form. p_referral is JSON as text: {"receiver_id", "facts", "services", "words",
-- "consent"}. The same words that wait for an answer there already get the reference again; others of the same person are kept beside them:
-- they may say that a call is not safe any more, and nobody can tell here who sent them. A client is limited as it is for enquiries.
-- p_receipt is the email to whoever says that email is safe, as {"subject", "html", "text"} with '{reference}' where the reference belongs; null
-- for nobody. An address gets at most three a day, because anybody can type it.
-- {"outcome": "done", "reference", "receiver", "emailed" (whether a receipt is on its way)} | "not_taking" | "limited"
create function public.refer_oneself(
  p_referral text, p_client text, p_client_per_minute integer, p_client_per_hour integer, p_receipt text default null
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  given jsonb := p_referral::jsonb;
  known text := public.support_known_by(p_referral::jsonb -> 'facts');
  receiver public.organisations;
  made public.referrals;
begin
  if (p_client is not null and (public.count_hit(p_client, date_trunc('minute', now())) > p_client_per_minute
      or public.count_hit(p_client || ':hour', date_trunc('hour', now())) > p_client_per_hour))
    or public.count_hit('self referrals', date_trunc('hour', now())) > 300 then
    return jsonb_build_object('outcome', 'limited');
  end if;
  select * into receiver from public.organisations o where o.id = (given ->> 'receiver_id')::uuid;
  if not public.takes_referrals_now(receiver) then
    return jsonb_build_object('outcome', 'not_taking');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('referrals to ' || receiver.id, 0));
  select * into made from public.referrals r
  where r.receiver_id = receiver.id and r.known_by = known and r.state = 'sent' and r.is_own and r.facts = given -> 'facts'
    and r.services = array(select jsonb_array_elements_text(given -> 'services')) and r.words = given ->> 'words' limit 1;
  while made.id is null loop
    insert into public.referrals (reference, state, is_own, receiver_id, facts, services, words, known_by, consent_wording, consent_version,
      consent_way, consent_on, consent_until, sent_at)
    select 'RF-' || public.random_code(6), 'sent', true, receiver.id, given -> 'facts',
      array(select jsonb_array_elements_text(given -> 'services')), given ->> 'words', known, c.consent_wording, c.consent_version,
      c.consent_way, c.consent_on, c.consent_until, now()
    from public.with_referral_consent(null, given -> 'consent') c
    on conflict (reference) do nothing returning * into made;
    if made.id is not null then
      perform public.note_referral(made, 'sent', 'person', null);
      perform pg_advisory_xact_lock(hashtextextended('referral receipts to ' || lower(made.facts ->> 'email'), 0));
      insert into public.outgoing_emails (referral_id, kind, to_address, subject, html, body_text)
      select made.id, 'referral_receipt', made.facts ->> 'email', filled ->> 'subject', filled ->> 'html', filled ->> 'text'
      from cast(replace(p_receipt, '{reference}', made.reference) as jsonb) filled
      where filled is not null and (
        select count(*) from public.outgoing_emails o
        where o.kind = 'referral_receipt' and lower(o.to_address) = lower(made.facts ->> 'email') and o.created_at > now() - interval '1 day') < 3;
    end if;
  end loop;
  return jsonb_build_object('outcome', 'done', 'reference', made.reference, 'receiver', receiver.name,
    'emailed', exists (select 1 from public.outgoing_emails o where o.referral_id = made.id and o.kind = 'referral_receipt'));
end
$$;

-- 7. The person's own side

-- The referrals about the signed-in person: those that led to a file of theirs, those that were begun from one, and what they sent about
-- themselves. [{"file" (null while they have not joined one), "reference", "state", "is_own", "sender", "receiver", "facts",
-- "services", "words", "sent_at", "first_contact_on", "closed_at", "reason", "outcome", "may_stop"}]
create function public.my_referrals() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('file', f.file, 'reference', (f.r).reference, 'state', (f.r).state, 'is_own', (f.r).is_own,
    'sender', (select o.name from public.organisations o where o.id = (f.r).sender_id),
    'receiver', (select o.name from public.organisations o where o.id = (f.r).receiver_id),
    'facts', case when (f.r).forgotten_at is null then (f.r).facts end, 'services', (f.r).services, 'words', (f.r).words,
    'sent_at', (f.r).sent_at, 'first_contact_on', (f.r).first_contact_on, 'closed_at', (f.r).closed_at, 'reason', (f.r).reason,
    'outcome', (f.r).outcome, 'may_stop', (f.r).state in ('draft', 'sent', 'accepted', 'working'))
    order by (f.r).begun_at desc, (f.r).id), '[]')
  from public.current_account() a
  cross join lateral (
    select p.id as file, r from public.supported_people p
    join public.referrals r on r.supported_person_id = p.id where p.user_id = a.id
    union all
    select p.id, r from public.supported_people p join public.referrals r on r.from_person_id = p.id where p.user_id = a.id
    union all
    select null, r from public.referrals r
    where r.is_own and lower(r.facts ->> 'email') = lower(a.verified_email)
      and not exists (select 1 from public.supported_people p where p.id = r.supported_person_id and p.user_id = a.id)
  ) f
  where a.role = 'candidate' and a.verified_email is not null
$$;

-- Stops a referral about the person who asks: what it says is deleted at once, and so is a draft. One that was accepted is stopped with the
-- file that it led to, because they stand on the same consent. {"outcome": "done" | "missing" | "over" (it has ended already)}
create function public.stop_own_referral(p_actor uuid, p_reference text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  r public.referrals;
begin
  -- The file first, as every step on a file locks it.
  perform 1 from public.supported_people p
  where p.id = (select x.supported_person_id from public.referrals x where x.reference = p_reference) for update;
  select * into r from public.referrals x where x.reference = p_reference for update;
  if r.id is null or not public.is_candidate(p_actor) or not (
    exists (select 1 from public.supported_people p where p.user_id = p_actor and p.id in (r.supported_person_id, r.from_person_id))
    or (r.is_own and exists (
      select 1 from auth.users u
      where u.id = p_actor and u.email_confirmed_at is not null and lower(u.email) = lower(r.facts ->> 'email')))) then
    return jsonb_build_object('outcome', 'missing');
  elsif r.state not in ('draft', 'sent', 'accepted', 'working') then
    return jsonb_build_object('outcome', 'over');
  elsif r.state = 'draft' then
    delete from public.referrals where id = r.id;
    return jsonb_build_object('outcome', 'done');
  end if;
  perform public.withdraw_referrals(array[r.id], 'no_longer_agrees', 'person');
  perform public.forget_referrals(array[r.id], false);
  perform public.close_supported_person(r.supported_person_id, 'person', p_actor);
  return jsonb_build_object('outcome', 'done');
end
$$;

-- 8. Copies, erasure, retention

-- A referral as its person gets it, with its history.
create function public.referral_copy(p_referral public.referrals) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(p_referral) - 'id' - 'known_by' - 'supported_person_id' - 'begun_by' - 'sender_id' - 'receiver_id' - 'from_person_id'
      - 'receiver_told_at' - 'sender_told_at'
    || jsonb_build_object(
      'referred_by', (select o.name from public.organisations o where o.id = p_referral.sender_id),
      'referred_to', (select o.name from public.organisations o where o.id = p_referral.receiver_id),
      'emails', (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at) order by o.created_at), '[]')
        from public.outgoing_emails o where o.referral_id = p_referral.id and o.kind = 'referral_receipt'),
      'referral_events', (select coalesce(jsonb_agg(to_jsonb(e) - 'id' - 'referral_id' - 'actor_id' order by e.id), '[]')
        from public.referral_events e where e.referral_id = p_referral.id))
$$;

-- The referrals that led to a file, and those that were begun from it.
create function public.referrals_of_file(p_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.referral_copy(r) order by r.begun_at, r.id), '[]') from public.referrals r
  where r.supported_person_id = p_person or r.from_person_id = p_person
$$;

-- What somebody sent about themselves from the public form, by the address in it, as long as it has no file.
create function public.own_referrals_of(p_email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.referral_copy(r) order by r.begun_at, r.id), '[]')
  from public.referrals r where r.is_own and lower(r.facts ->> 'email') = lower(p_email)
$$;

-- Takes what somebody sent about themselves back, and out of the database. Returns whether there was any. What an organisation wrote about
-- them, and their file there, are the organisation's to answer for.
create function public.erase_own_referrals(p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  about uuid[] := array(select r.id from public.referrals r where r.is_own and lower(r.facts ->> 'email') = lower(p_email));
  waiting uuid[] := array(select r.id from public.referrals r where r.id = any (about) and r.state = 'sent');
begin
  perform public.withdraw_referrals(waiting, 'no_longer_agrees', 'person');
  perform public.forget_referrals(about, true);
  return cardinality(about) > 0;
end
$$;

-- Deletes drafts that nobody has touched for 30 days; withdraws what had no answer 30 days after its consent ran out; and takes the person
-- out of what was declined or withdrawn 30 days ago, and of what ended 12 months ago: p_rows of each. Returns how many of the kind with the
-- most.
create function public.purge_referrals(p_rows integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  drafts integer;
  unanswered uuid[] := array(
    select r.id from public.referrals r
    where r.state = 'sent' and r.consent_until < (now() - interval '30 days')::date order by r.consent_until, r.id limit p_rows);
  closed uuid[] := array(
    select r.id from public.referrals r
    where r.closed_at < now() - interval '30 days' and r.forgotten_at is null
      and (r.state <> 'ended' or r.closed_at < now() - interval '12 months')
    order by r.closed_at, r.id limit p_rows);
begin
  delete from public.referrals where ctid = any (array(
    select r.ctid from public.referrals r where r.state = 'draft' and r.changed_at < now() - interval '30 days'
    order by r.changed_at, r.id limit p_rows));
  get diagnostics drafts = row_count;
  perform public.withdraw_referrals(unanswered, 'consent_ended', 'service');
  perform public.forget_referrals(unanswered || closed, true);
  return greatest(drafts, cardinality(unanswered), cardinality(closed));
end
$$;

-- Rights

revoke all on function
  public.referral_places_left, public.takes_referrals_now, public.partners_taking_referrals, public.sight_of_referral, public.note_referral,
  public.forget_referrals, public.withdraw_referrals, public.follow_closed_file, public.with_referral_consent, public.referrals_screen,
  public.referral_seen, public.begin_referral, public.commit_referral, public.drop_referral, public.refer_oneself, public.referral_copy,
  public.referral_facts_of, public.my_referrals, public.stop_own_referral, public.referrals_of_file, public.own_referrals_of,
  public.erase_own_referrals, public.purge_referrals
from public, anon, authenticated, service_role;
grant execute on function public.referrals_screen, public.referral_seen, public.my_referrals to authenticated;
grant execute on function
  public.partners_taking_referrals, public.begin_referral, public.commit_referral, public.drop_referral, public.refer_oneself,
  public.stop_own_referral
to service_role;
