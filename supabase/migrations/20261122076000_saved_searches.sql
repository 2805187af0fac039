-- Live hiring, 6: searches of the board that somebody has saved to get new jobs by e-mail. They belong to an address, with or
-- without an account, and are used once its owner has said yes. What a search finds is job_question's to say, as on the board.

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  -- The filters alone, as the board's address has them: `searchToSave` of lib/domain/job-board/saved-search.ts.
  query text not null check (char_length(query) <= 2000),
  rhythm text not null check (rhythm in ('daily', 'weekly')),
  asked_at timestamptz not null default now(),
  -- Null until its owner has said yes: until then nothing is sent but the question.
  confirmed_at timestamptz,
  -- Jobs that went on the board until then have been looked at; when to look again.
  looked_until timestamptz,
  next_look_at timestamptz,
  check ((confirmed_at is null) = (looked_until is null) and (confirmed_at is null) = (next_look_at is null)),
  unique (email, query)
);
create index saved_searches_due on public.saved_searches (next_look_at) where confirmed_at is not null;
create index saved_searches_unconfirmed on public.saved_searches (asked_at) where confirmed_at is null;

alter table public.saved_searches enable row level security;
revoke all on public.saved_searches from public, anon, authenticated, service_role;
create policy searches_of_own_address on public.saved_searches for select to authenticated using (
  email = (select a.verified_email from public.current_account() a)
);
grant select on public.saved_searches to authenticated, service_role;

-- When a job first stood on the board, to the moment: what is new since the last e-mail. It stays when the job is paused or edited.
alter table public.jobs add column live_at timestamptz;
update public.jobs set live_at = posted_on where advert is not null;
create index jobs_that_went_live on public.jobs (live_at desc, id) where live_at is not null;
create function public.note_live_job() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.live_at := now();
  return new;
end
$$;
create trigger note_live_job before insert or update of status on public.jobs
for each row when (new.status = 'live' and new.live_at is null) execute function public.note_live_job();

-- The question to an address, and the new jobs. Both go with the search, and one that is stopped is sent no more.
alter table public.outgoing_emails
  add column saved_search_id uuid references public.saved_searches (id) on delete cascade,
  drop constraint outgoing_emails_kind_check,
  drop constraint each_email_has_its_cause;
create index outgoing_emails_of_a_search on public.outgoing_emails (saved_search_id) where saved_search_id is not null;
alter table public.outgoing_emails
  add constraint outgoing_emails_kind_check
    check (kind in (
      'confirmation', 'notification', 'role_request', 'account_deleted', 'role_answer', 'role_question', 'team_digest',
      'company_request', 'company_answer', 'company_invitation', 'job_answer', 'application_update', 'applicants_digest',
      'job_alert_confirmation', 'job_alert')),
  add constraint each_email_has_its_cause check (
    (enquiry_id is not null) = (kind in ('confirmation', 'notification'))
    and (role_request_id is not null) = (kind = 'role_request')
    and (account_id is not null) = (kind in (
      'role_answer', 'role_question', 'team_digest', 'company_answer', 'job_answer', 'application_update', 'applicants_digest'))
    and (saved_search_id is not null) = (kind in ('job_alert_confirmation', 'job_alert'))
  );

-- How many searches an address has that its owner said yes to, and no more than which it may have.
create function public.has_all_searches(p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) >= 5 from public.saved_searches s where s.email = p_email and s.confirmed_at is not null
$$;

-- Keeps a search for an address that nobody has shown to be theirs, and owes it the question. p_id is the search's own, because
-- the link in p_message has it: {"subject", "html", "text"}. Asked again, the older link ends; a sixth takes the place of the oldest
-- that waits for its yes, so that nobody can fill up somebody else's. 'asked' | 'known' (it is on already) | 'full'; the screen says
-- the same for all three.
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

-- What a link asks about: {"query", "rhythm", "is_confirmed"}; null for one that is stopped, replaced or older than a week.
create function public.job_alert_asked(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('query', s.query, 'rhythm', s.rhythm, 'is_confirmed', s.confirmed_at is not null)
  from public.saved_searches s
  where s.id = p_id and (s.confirmed_at is not null or s.asked_at > now() - interval '7 days')
$$;

-- The yes of an address's owner: from now on, the first look at p_next. 'done' | 'known' (said before) | 'full' | 'missing'
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

-- The address that an account has shown to be its own; null for an account that is closed or has shown none.
create function public.address_of(p_actor uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u
  where u.id = p_actor and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;

-- Keeps a search for who is signed in, at the address that they have shown to be theirs: it needs no second yes.
-- 'done' | 'known' (it is on already) | 'full' | 'forbidden'
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

-- Changes how often a search of one's own address is sent; null as rhythm deletes it. 'done' | 'missing'
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

-- By the link of an e-mail: the search is deleted, and with it what was owed to it.
create function public.stop_job_alert(p_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  delete from public.saved_searches where id = p_id;
  select true
$$;

-- An account's searches follow it to its new address.
create function public.follow_searching_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Of the same search at both, the one with a yes is kept.
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

-- Searches whose time has come, the longest waiting first: [{"id", "query", "rhythm", "looked_until", "until"}]. A job is looked at a
-- minute after it went on the board, when nothing that began before is still being written.
create function public.job_alerts_due(p_rows integer) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off as $$
  select coalesce(jsonb_agg(to_jsonb(d)), '[]') from (
    select s.id, s.query, s.rhythm, s.looked_until, greatest(s.looked_until, now() - interval '1 minute') as until
    from public.saved_searches s
    where s.confirmed_at is not null and s.next_look_at <= now()
    order by s.next_look_at limit p_rows) d
$$;

-- The open jobs that answer a search and first went on the board after p_since and until p_until, the latest first: p_rows of them,
-- and how many there are, counted to 100. {"total", "jobs"}
create function public.new_jobs(
  p_since timestamptz, p_until timestamptz, p_today date, p_words text, p_place text, p_district text, p_miles integer, p_type text,
  p_sector text, p_pay integer, p_checks text[], p_asked text[], p_day_release boolean, p_rows integer
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  question tsquery;
  near text[];
  ids text[];
begin
  select q.question, q.near into question, near
  from public.job_question(
    p_words, p_place, p_district, p_miles, p_type, p_sector, null, p_pay, p_checks, p_asked, p_day_release) q;
  ids := array(
    select j.id from public.jobs j join public.job_search s on s.job_id = j.id
    where j.live_at > p_since and j.live_at <= p_until
      and (question is null or s.words @@ question) and (near is null or s.district = any (near) or s.is_home)
      and (s.closes_on is null or s.closes_on >= p_today)
    order by j.live_at desc, j.id limit 100);
  return jsonb_build_object('total', cardinality(ids), 'jobs', public.public_jobs(ids[:p_rows]));
end
$$;

-- Notes that a search has been looked at until p_until, and owes its e-mail where there is something new: p_message, or null. False
-- when another server was faster, or the search is stopped: then nothing is owed.
create function public.owe_job_alert(
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

-- What is kept of the searches of an address, for its owner.
create function public.saved_searches_of(p_email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(
    'emails', (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'to', o.to_address, 'sent_at', o.sent_at)
      order by o.created_at), '[]') from public.outgoing_emails o where o.saved_search_id = s.id)
  ) order by s.asked_at, s.id), '[]')
  from public.saved_searches s where s.email = lower(p_email)
$$;

-- As before, and the searches of the address.
alter function public.subject_data(uuid, uuid, text) rename to subject_data_before_searches;
revoke all on function public.subject_data_before_searches(uuid, uuid, text) from public, anon, authenticated, service_role;
create function public.subject_data(p_actor uuid, p_id uuid, p_action text) returns jsonb
language sql security definer set search_path = '' as $$
  select d.kept || case when d.kept ->> 'outcome' = 'found'
    then jsonb_build_object('saved_searches', public.saved_searches_of(d.kept -> 'request' ->> 'email')) else '{}' end
  from (select public.subject_data_before_searches(p_actor, p_id, p_action) as kept) d
$$;

-- As before, and the searches of the address.
alter function public.erase_subject(uuid, uuid, text, text, text, text, text) rename to erase_subject_before_searches;
revoke all on function public.erase_subject_before_searches(uuid, uuid, text, text, text, text, text)
from public, anon, authenticated, service_role;
create function public.erase_subject(
  p_actor uuid, p_id uuid, p_email text, p_to_address text, p_subject text, p_html text, p_body_text text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  had_searches constant boolean := exists (select 1 from public.saved_searches s where s.email = lower(p_email));
  answer constant jsonb :=
    public.erase_subject_before_searches(p_actor, p_id, p_email, p_to_address, p_subject, p_html, p_body_text);
begin
  -- Done means that p_email is the address of the request.
  if answer ->> 'outcome' = 'done' and had_searches then
    delete from public.saved_searches where email = lower(p_email);
    update public.subject_requests set outcome = 'done' where id = p_id;
  end if;
  return answer;
end
$$;

revoke all on function
  public.note_live_job(), public.has_all_searches(text), public.ask_for_job_alert(uuid, text, text, text, text),
  public.job_alert_asked(uuid), public.confirm_job_alert(uuid, timestamptz), public.address_of(uuid),
  public.add_job_alert(uuid, text, text, timestamptz), public.change_job_alert(uuid, uuid, text, timestamptz),
  public.stop_job_alert(uuid), public.follow_searching_address(), public.job_alerts_due(integer),
  public.new_jobs(timestamptz, timestamptz, date, text, text, text, integer, text, text, integer, text[], text[], boolean, integer),
  public.owe_job_alert(uuid, timestamptz, timestamptz, timestamptz, text), public.saved_searches_of(text),
  public.subject_data(uuid, uuid, text), public.erase_subject(uuid, uuid, text, text, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.ask_for_job_alert(uuid, text, text, text, text), public.job_alert_asked(uuid),
  public.confirm_job_alert(uuid, timestamptz), public.add_job_alert(uuid, text, text, timestamptz),
  public.change_job_alert(uuid, uuid, text, timestamptz), public.stop_job_alert(uuid), public.job_alerts_due(integer),
  public.new_jobs(timestamptz, timestamptz, date, text, text, text, integer, text, text, integer, text[], text[], boolean, integer),
  public.owe_job_alert(uuid, timestamptz, timestamptz, timestamptz, text),
  public.subject_data(uuid, uuid, text), public.erase_subject(uuid, uuid, text, text, text, text, text)
to service_role;
