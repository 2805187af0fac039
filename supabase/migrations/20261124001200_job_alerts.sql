-- Saved searches: searches of the board whose owner gets new jobs by email. They belong to an address, with or without an account, and
-- start once its owner has confirmed. What a search finds is decided by job_question(), as on the board.
-- Rules: lib/domain/job-board/saved-search.ts. Tests: saved-searches and hiring-rights in tests/system.

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  -- Only the filters, as in the board's address: `searchToSave` of lib/domain/job-board/saved-search.ts.
  query text not null check (char_length(query) <= 2000),
  rhythm text not null check (rhythm in ('daily', 'weekly')),
  asked_at timestamptz not null default now(),
  -- Null until its owner has confirmed: until then nothing is sent except the request to confirm.
  confirmed_at timestamptz,
  -- Jobs that went on the board until then have been checked; and when to check again.
  looked_until timestamptz,
  next_look_at timestamptz,
  check ((confirmed_at is null) = (looked_until is null) and (confirmed_at is null) = (next_look_at is null)),
  unique (email, query)
);
create index saved_searches_due on public.saved_searches (next_look_at) where confirmed_at is not null;
create index saved_searches_unconfirmed on public.saved_searches (asked_at) where confirmed_at is null;
alter table public.saved_searches enable row level security;
revoke all on public.saved_searches from public, anon, authenticated, service_role;
grant select on public.saved_searches to authenticated, service_role;
create policy searches_of_own_address on public.saved_searches for select to authenticated using (
  email = (select a.verified_email from public.current_account() a)
);

-- Its emails are deleted with it, and those of a stopped search are not sent.
alter table public.outgoing_emails add constraint outgoing_emails_saved_search_id_fkey
foreign key (saved_search_id) references public.saved_searches (id) on delete cascade;

-- Whether an address already has as many confirmed searches as it may have.
create function public.has_all_searches(p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) >= 5 from public.saved_searches s where s.email = p_email and s.confirmed_at is not null
$$;

-- Stores a search for an address that nobody is signed in with, and the email that asks its owner to confirm. p_id is the search's own
-- number, because the link in p_message contains it: {"subject", "html", "text"}. Asking again ends the older link; a sixth search replaces
-- the oldest that is not confirmed, so that nobody can fill up somebody else's. At most 300 an hour are sent to all addresses together, so
-- that nobody can use the service to send emails to strangers from many networks. 'asked' | 'known' (it is confirmed already) | 'full' |
-- 'too_many'; the screen says the same for all four.
create function public.ask_for_job_alert(p_id uuid, p_email text, p_query text, p_rhythm text, p_message text) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  address constant text := lower(p_email);
  message constant jsonb := p_message::jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('saved searches of ' || address, 0));
  if exists (
    select 1 from public.saved_searches s where s.email = address and s.query = p_query and s.confirmed_at is not null
  ) then
    return 'known';
  elsif public.has_all_searches(address) then
    return 'full';
  elsif public.count_hit('searches to confirm', date_trunc('hour', now())) > 300 then
    return 'too_many';
  end if;
  delete from public.saved_searches s where s.email = address and s.confirmed_at is null and (
    s.query = p_query
    or s.id in (select o.id from public.saved_searches o where o.email = address order by o.confirmed_at, o.asked_at desc offset 4));
  insert into public.saved_searches (id, email, query, rhythm) values (p_id, address, p_query, p_rhythm);
  insert into public.outgoing_emails (saved_search_id, kind, to_address, subject, html, body_text)
  values (p_id, 'job_alert_confirmation', address, message ->> 'subject', message ->> 'html', message ->> 'text');
  return 'asked';
end
$$;

-- What a link is about: {"query", "rhythm", "is_confirmed"}; null for a search that was stopped, replaced or is unconfirmed after a week.
create function public.job_alert_asked(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('query', s.query, 'rhythm', s.rhythm, 'is_confirmed', s.confirmed_at is not null)
  from public.saved_searches s
  where s.id = p_id and (s.confirmed_at is not null or s.asked_at > now() - interval '7 days')
$$;

-- Confirms a search; its first check is at p_next. 'done' | 'known' (confirmed before) | 'full' | 'missing'
create function public.confirm_job_alert(p_id uuid, p_next timestamptz) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  search public.saved_searches;
begin
  select * into search from public.saved_searches s where s.id = p_id;
  perform pg_advisory_xact_lock(hashtextextended('saved searches of ' || search.email, 0));
  select * into search from public.saved_searches s where s.id = p_id for update;
  if search.id is null or (search.confirmed_at is null and search.asked_at <= now() - interval '7 days') then
    return 'missing';
  elsif search.confirmed_at is not null then
    return 'known';
  elsif public.has_all_searches(search.email) then
    return 'full';
  end if;
  update public.saved_searches set confirmed_at = now(), looked_until = now(), next_look_at = p_next where id = p_id;
  return 'done';
end
$$;

-- Stores a search for the signed-in account at its verified address, which needs no confirmation.
-- 'done' | 'known' (it is stored already) | 'full' | 'forbidden'
create function public.add_job_alert(p_actor uuid, p_query text, p_rhythm text, p_next timestamptz) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  address constant text := public.address_of(p_actor);
begin
  if address is null then
    return 'forbidden';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('saved searches of ' || address, 0));
  if exists (
    select 1 from public.saved_searches s where s.email = address and s.query = p_query and s.confirmed_at is not null
  ) then
    return 'known';
  elsif public.has_all_searches(address) then
    return 'full';
  end if;
  delete from public.saved_searches s where s.email = address and s.query = p_query;
  insert into public.saved_searches (email, query, rhythm, confirmed_at, looked_until, next_look_at)
  values (address, p_query, p_rhythm, now(), now(), p_next);
  return 'done';
end
$$;

-- Changes how often a search of the account's address is sent; a null rhythm deletes it. 'done' | 'missing'
create function public.change_job_alert(p_actor uuid, p_id uuid, p_rhythm text, p_next timestamptz) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
begin
  if p_rhythm is null then
    delete from public.saved_searches s where s.id = p_id and s.email = public.address_of(p_actor);
  else
    update public.saved_searches s set rhythm = p_rhythm, next_look_at = p_next
    where s.id = p_id and s.email = public.address_of(p_actor) and s.confirmed_at is not null;
  end if;
  return case when found then 'done' else 'missing' end;
end
$$;

-- By the link in an email: deletes the search and its unsent emails.
create function public.stop_job_alert(p_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  delete from public.saved_searches where id = p_id;
  select true
$$;

-- An account's searches follow it to its new address.
create function public.follow_searching_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- If both addresses have the same search, the confirmed one stays.
  delete from public.saved_searches s using public.saved_searches other
  where other.query = s.query and s.id <> other.id and s.email in (lower(old.email), lower(new.email))
    and other.email in (lower(old.email), lower(new.email))
    and (s.confirmed_at is null, s.email = lower(old.email)) > (other.confirmed_at is null, other.email = lower(old.email));
  update public.saved_searches set email = lower(new.email) where email = lower(old.email);
  return null;
end
$$;
create trigger follow_searching_address after update of email on auth.users
for each row when (lower(old.email) <> lower(new.email) and old.email_confirmed_at is not null)
execute function public.follow_searching_address();

-- The searches whose time has come, longest waiting first: [{"id", "query", "rhythm", "looked_until", "until"}]. A job counts from a minute
-- after it went on the board, when no transaction that began before it is still being written.
create function public.job_alerts_due(p_rows integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(d)), '[]') from (
    select s.id, s.query, s.rhythm, s.looked_until, greatest(s.looked_until, now() - interval '1 minute') as until
    from public.saved_searches s
    where s.confirmed_at is not null and s.next_look_at <= now()
    order by s.next_look_at limit p_rows) d
$$;

-- The jobs that went on the board between two moments and match a search, newest first: p_rows of them and how many there are, up to 100.
-- p_search is whose search it is: the companies that the owner of its address hides from are left out.
create function public.new_jobs(
  p_since timestamptz, p_until timestamptz, p_today date, p_words text, p_place text, p_district text, p_miles integer, p_type text,
  p_sector text, p_pay integer, p_checks text[], p_asked text[], p_day_release boolean, p_rows integer, p_search uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  question tsquery;
  near text[];
  ids text[];
  -- The sign-in server stores addresses in lower case, and has an index of those that sign in with a password. An unverified account
  -- decides nothing about the emails to its address.
  hidden constant uuid[] := array(
    select h.organisation_id
    from public.saved_searches s
    join auth.users u on u.email = s.email and u.is_sso_user = false
    join public.candidate_profiles p on p.user_id = u.id
    join public.hidden_companies h on h.person_id = p.person_id
    where s.id = p_search and u.email_confirmed_at is not null and u.deleted_at is null);
begin
  select q.question, q.near into question, near
  from public.job_question(
    p_words, p_place, p_district, p_miles, p_type, p_sector, null, p_pay, p_checks, p_asked, p_day_release) q;
  ids := array(
    select j.id from public.jobs j join public.job_search s on s.job_id = j.id
    where j.live_at > p_since and j.live_at <= p_until and j.organisation_id <> all (hidden)
      and (question is null or s.words @@ question) and public.is_near(s.district, s.town_key, s.is_home, near)
      and (s.closes_on is null or s.closes_on >= p_today)
    order by j.live_at desc, j.id limit 100);
  return jsonb_build_object('total', cardinality(ids), 'jobs', public.public_jobs(ids[:p_rows]));
end
$$;

-- Records that a search was checked until p_until, and stores its email if something is new: p_message, or null. Returns false if another
-- server was faster or the search was stopped: then nothing is stored.
create function public.queue_job_alert(
  p_id uuid, p_looked_until timestamptz, p_until timestamptz, p_next timestamptz, p_message text
) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  message constant jsonb := p_message::jsonb;
  address text;
begin
  update public.saved_searches s set looked_until = p_until, next_look_at = p_next
  where s.id = p_id and s.looked_until = p_looked_until and s.next_look_at <= now()
  returning s.email into address;
  if address is null then
    return false;
  end if;
  insert into public.outgoing_emails (saved_search_id, kind, to_address, subject, html, body_text, stop_url)
  select p_id, 'job_alert', address, message ->> 'subject', message ->> 'html', message ->> 'text', message ->> 'stop_url'
  where message is not null;
  return true;
end
$$;

-- Rights

revoke all on function
  public.has_all_searches, public.ask_for_job_alert, public.job_alert_asked, public.confirm_job_alert, public.add_job_alert,
  public.change_job_alert, public.stop_job_alert, public.follow_searching_address, public.job_alerts_due, public.new_jobs,
  public.queue_job_alert
from public, anon, authenticated, service_role;
grant execute on function
  public.ask_for_job_alert, public.job_alert_asked, public.confirm_job_alert, public.add_job_alert, public.change_job_alert,
  public.stop_job_alert, public.job_alerts_due, public.new_jobs, public.queue_job_alert
to service_role;
