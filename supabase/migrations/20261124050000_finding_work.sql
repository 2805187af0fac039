-- 1. An enquiry without an email address, or without a telephone number

-- Somebody who asks for a call back gives a telephone number or an email address, or both. What was not given is null, which equals
-- nothing: no two enquiries count as being from the same address because neither has one. The waitlist asks for both.
alter table public.enquiries
  alter column email drop not null,
  alter column phone_number drop not null,
  drop constraint enquiries_last_name_check;
alter table public.enquiries
  -- A surname may be one letter long.
  add constraint enquiries_last_name_check check (char_length(last_name) between 1 and 100),
  add constraint each_sender_can_be_reached check (
    case form_source
      when 'waitlist' then email is not null and phone_number is not null
      else email is not null or phone_number is not null
    end
  );

-- An enquiry without an address is shown in no portal until the team adds its address.
alter table public.enquiry_progress alter column email drop not null;

-- 2. Distances on the job board and in a person's list of jobs

-- Whole miles in a straight line between the middles of two postcode districts; null where one is null.
create function public.miles_from(p_one public.postcode_districts, p_other public.postcode_districts) returns integer
language sql immutable set search_path = '' as $$
  select round(69.1 * sqrt((p_one.north - p_other.north) ^ 2
    + ((p_one.east - p_other.east) * cosd((p_one.north + p_other.north) / 2)) ^ 2))::integer
$$;

-- The same by the names of the districts; null where one is not known.
create or replace function public.miles_between(p_from text, p_to text) returns integer
language sql stable security definer set search_path = '' as $$
  select public.miles_from(a, b) from public.postcode_districts a, public.postcode_districts b where a.district = p_from and b.district = p_to
$$;

-- Some jobs in the order of their distance from the middle of a postcode district, in whole miles, the newest first among equals. Those of
-- an unknown district come last.
create function public.jobs_by_distance(p_ids text[], p_origin public.postcode_districts) returns text[]
language sql stable security definer set search_path = '' set jit = off as $$
  select array(
    select s.job_id
    from public.job_search s left join public.postcode_districts d on d.district = s.district
    where s.job_id = any (p_ids)
    order by public.miles_from(p_origin, d) nulls last, s.posted_on desc, s.title_key, s.job_id)
$$;

-- What anybody may know of the jobs with the ids, in the order of the ids, and how many whole miles each is from the middle of a postcode
-- district ("miles": null where either district is unknown).
create function public.public_jobs_from(p_ids text[], p_origin public.postcode_districts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.public_job(j, c) || jsonb_build_object('miles', public.miles_from(p_origin, d)) order by place), '[]')
  from unnest(p_ids) with ordinality as asked (id, place)
  join public.jobs j on j.id = asked.id
  join public.companies c on c.id = j.company_id
  left join public.job_search s on s.job_id = j.id and (p_origin).district is not null
  left join public.postcode_districts d on d.district = s.district
$$;

drop function public.search_jobs(
  date, text, text, text, integer, text, text, text, integer, text[], text[], boolean, text, integer, integer);
-- A page of the open jobs that answer a question. `total` counts to 1,001 at most, relevance weighs the newest 500, and of what more than
-- 2,000 jobs have, the newest 2,000 are sorted by distance. p_origin is the postcode district that distances are counted from; where none
-- is given it is p_district.
create function public.search_jobs(
  p_today date, p_words text, p_place text, p_district text, p_miles integer, p_type text, p_sector text, p_town text, p_pay integer,
  p_checks text[], p_asked text[], p_day_release boolean, p_sort text, p_from integer, p_rows integer, p_origin text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  most constant integer := 1000;
  few constant integer := 2000;
  -- Of what many jobs have, relevance weighs so many.
  weighed constant integer := 500;
  origin public.postcode_districts;
  question tsquery;
  near text[];
  is_district_known boolean;
  word_numbers integer[];
  word_questions tsquery[];
  word_points integer[];
  newest text[];
  is_few boolean;
  total integer;
  ids text[];
begin
  select * into origin from public.postcode_districts d where d.district = coalesce(p_origin, p_district);
  select q.question, q.near, q.is_district_known, q.word_numbers, q.word_questions, q.word_points
  into question, near, is_district_known, word_numbers, word_questions, word_points
  from public.job_question(
    p_words, p_place, p_district, p_miles, p_type, p_sector, p_town, p_pay, p_checks, p_asked, p_day_release) q;
  if question is null and near is null then
    total := (select count(*) from public.jobs_by_day(null, null, p_today, false, most + 1));
  else
    newest := array(
      select f.job_id from public.jobs_by_words(question, near, p_today, few + 1) f order by f.posted_on desc, f.title_key, f.job_id);
    total := cardinality(newest);
  end if;
  is_few := newest is not null and total <= few;
  if p_sort = 'relevance' and cardinality(word_numbers) > 0 and total > 0 and p_from < weighed then
    if not is_few then
      newest := array(select f.job_id from public.jobs_by_day(question, near, p_today, false, weighed) f);
    end if;
    ids := array(
      select s.job_id from public.job_search s
      where s.job_id = any (newest[:weighed])
      order by (
        select sum(best) from (
          select max(points) as best
          from unnest(word_numbers, word_questions, word_points) as asked (number, about, points)
          where s.words @@ about group by number
        ) of_words
      ) desc, s.posted_on desc, s.title_key, s.job_id
      offset p_from limit p_rows);
  elsif p_sort = 'nearest' and origin.district is not null then
    if not is_few then
      newest := array(select f.job_id from public.jobs_by_day(question, near, p_today, false, few) f);
    end if;
    newest := public.jobs_by_distance(newest, origin);
    ids := newest[p_from + 1:p_from + p_rows];
  elsif is_few and p_sort = 'oldest' then
    ids := array(select newest[i] from generate_series(total - p_from, greatest(total - p_from - p_rows + 1, 1), -1) i);
  elsif is_few then
    ids := newest[p_from + 1:p_from + p_rows];
  else
    ids := array(
      select f.job_id from public.jobs_by_day(question, near, p_today, p_sort = 'oldest', p_from + p_rows) f offset p_from);
  end if;
  return jsonb_build_object(
    'total', least(total, most + 1),
    'is_any_live', total > 0 or exists (select 1 from public.jobs_by_day(null, null, p_today, false, 1)),
    'is_district_known', is_district_known,
    'jobs', public.public_jobs_from(ids, origin));
end
$$;

drop function public.jobs_for_person(uuid, date, text, integer, integer, integer);
-- A page of a person's list of jobs: those that suit what they look for, or those they saved or hid. Only a candidate has such lists, and
-- none shows a job of a company that they hide from. Jobs that suit come newest first or, for p_sort 'nearest', from the nearest on: then
-- at most 40 miles away where p_miles says nothing else.
create function public.jobs_for_person(
  p_actor uuid, p_today date, p_list text, p_miles integer, p_from integer, p_rows integer, p_sort text default 'newest')
returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
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
  -- So many of the newest are looked at; more only where too many of them do not suit.
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
    -- Work from home is near everybody; with no district at all, nothing else is.
    if (profile.wants ->> 'remote')::boolean then
      near := '{}';
    elsif home.district is not null and (p_miles is not null or is_nearest) then
      near := public.districts_near(home, coalesce(p_miles, farthest));
    end if;
    -- Near are few of all jobs: in the order of days they would be long looked for.
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
            select 1 from public.hidden_companies h where h.person_id = profile.person_id and h.company_id = j.company_id)
          and case profile.wants ->> 'hours'
            when 'up_to_16' then (j.advert ->> 'hoursPerWeek')::numeric <= 16
            when 'up_to_30' then (j.advert ->> 'hoursPerWeek')::numeric <= 30
            when 'over_30' then (j.advert ->> 'hoursPerWeek')::numeric > 30
            else true end
          and (coalesce((profile.wants ->> 'nights')::boolean, true) or not public.is_at_night(coalesce(j.advert ->> 'pattern', '')))
        order by s.place offset p_from limit p_rows + 1);
      exit when cardinality(ids) > p_rows or weighed >= most;
      weighed := weighed * 4;
    end loop;
  else
    ids := array(
      select k.job_id from public.kept_jobs k join public.jobs j on j.id = k.job_id
      where k.person_id = profile.person_id and k.kind = p_list and j.advert is not null and not exists (
        select 1 from public.hidden_companies h where h.person_id = k.person_id and h.company_id = j.company_id)
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
      join public.companies c on c.id = j.company_id
      left join public.job_search s on s.job_id = j.id and home.district is not null
      left join public.postcode_districts d on d.district = s.district));
end
$$;

-- 3. How often a company answers

-- {"percent", "of"}: how many in every hundred applications a company answers within ten working days after the day on which each was sent,
-- in whole percent, and how many applications that was counted from. Null while there are fewer than ten, because one more or less would
-- change much. An answer is the employer's first step in an application, a no and the closing of the job among them. Counted are the
-- applications that got an answer, and those that got none in that time; one that the person withdrew before is not counted. The latest
-- 200 count, so that a page reads no more however many there are.
create function public.company_replies(p_company uuid) returns jsonb
language sql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off as $$
  select case when count(*) >= 10 then jsonb_build_object(
    'percent', round(100.0 * count(*) filter (where c.answered_on <= c.answer_due_on) / count(*))::integer,
    'of', count(*)) end
  from (
    select a.answered_on, a.answer_due_on from public.applications a
    where a.company_id = p_company and a.answer_due_on is not null
      and (a.answered_on is not null
        or a.answer_due_on < coalesce(a.ended_on, (now() at time zone 'Europe/London')::date))
    order by a.answer_due_on desc, a.answered_on desc limit 200
  ) c
$$;

-- The percentage alone, for a server of the release before.
create or replace function public.company_reply_rate(p_company uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (public.company_replies(p_company) ->> 'percent')::integer
$$;

-- Where the asker works, with their rights, and the parts of a screen that it names: "company", "job_counts", "reply_rate" (a JSON list).
-- A part that it does not name is null. "replies" comes with "reply_rate", whose single number is for a server of the release before.
create or replace function public.my_work(p_parts text default '[]') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'membership', to_jsonb(m),
    'company', case when p.parts ? 'company' then (select to_jsonb(c) from public.my_company() c limit 1) end,
    'job_counts', case when p.parts ? 'job_counts' then public.my_job_counts() end,
    'reply_rate', (r.replies ->> 'percent')::integer,
    'replies', r.replies
  )
  from (select p_parts::jsonb as parts) p
  left join lateral (select * from public.my_membership()) m on true
  cross join lateral (
    select case when p.parts ? 'reply_rate' and m.company_id is not null then public.company_replies(m.company_id) end as replies
  ) r
$$;

revoke all on function
  public.miles_from(public.postcode_districts, public.postcode_districts), public.jobs_by_distance(text[], public.postcode_districts),
  public.public_jobs_from(text[], public.postcode_districts), public.company_replies(uuid),
  public.search_jobs(date, text, text, text, integer, text, text, text, integer, text[], text[], boolean, text, integer, integer, text),
  public.jobs_for_person(uuid, date, text, integer, integer, integer, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.company_replies(uuid),
  public.search_jobs(date, text, text, text, integer, text, text, text, integer, text[], text[], boolean, text, integer, integer, text),
  public.jobs_for_person(uuid, date, text, integer, integer, integer, text)
to service_role;
