-- The public job board: what anybody may see of open jobs, found by words, place and facts. `searchJobs` in
-- lib/domain/job-board/search-jobs.ts defines what is found and in which order; tests/system/job-search.spec.ts asks both the same
-- questions, and job-search-size.spec.ts measures 100,000 jobs.

-- 1. Tables

-- The middle of each postcode district, in degrees, to about a kilometre: enough for a distance in miles, too little to find a door.
create table public.postcode_districts (
  district text primary key check (district ~ '^[A-Z]{1,2}[0-9][0-9A-Z]?$'),
  north double precision not null check (north between 49 and 61),
  east double precision not null check (east between -9 and 2)
);
create index postcode_districts_by_latitude on public.postcode_districts (north);

-- One row for each live job of an approved company, written again by the triggers below whenever the job or company changes.
create table public.job_search (
  job_id text primary key references public.jobs (id) on delete cascade,
  organisation_id uuid not null references public.organisations (id) on delete cascade,
  posted_on date not null,
  closes_on date,
  -- What jobs of the same day are sorted by.
  title_key text collate "C" not null,
  town text not null,
  town_key text not null,
  -- The district of its postcode, and whether it can be done from home: such a job is near everybody.
  district text not null default '',
  is_home boolean not null default false,
  sector text not null,
  changed_at timestamptz not null default now(),
  -- The words of the title (A), skills (B), company and kind of work (C) and description (D). Words of the place begin with @ and facts
  -- with =, so that one index answers every question.
  words tsvector not null
);
create index job_search_newest on public.job_search (posted_on desc, title_key, job_id);
create index job_search_near on public.job_search (district);
create index job_search_home on public.job_search (job_id) where is_home;
create index job_search_of_a_company on public.job_search (organisation_id);
create index job_search_towns on public.job_search (town_key, town, closes_on);
create index job_search_sectors on public.job_search (sector, closes_on);
-- Without a list of entries still to be sorted in, which every search would have to read to its end.
create index job_search_words on public.job_search using gin (words) with (fastupdate = off);

-- Every word that was ever in a live job, with its spellings with one letter left out: typing mistakes are looked up in them.
create table public.job_words (
  word text primary key,
  spellings text[] not null
);
create index job_words_spellings on public.job_words using gin (spellings) with (fastupdate = off);

alter table public.postcode_districts enable row level security;
alter table public.job_search enable row level security;
alter table public.job_words enable row level security;
revoke all on public.postcode_districts, public.job_search, public.job_words from public, anon, authenticated, service_role;

-- 2. The index

-- The words of a text in lower case, without accents, apostrophes and plural endings.
create function public.job_stems(p_text text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(case
      when char_length(word) > 4 and word like '%ies' then left(word, -3) || 'y'
      when char_length(word) > 4 and word ~ '(s|x|z|ch|sh)es$' then left(word, -2)
      when char_length(word) > 3 and word like '%s' and word not like '%ss' then left(word, -1)
      else word
    end order by place), '{}')
  from regexp_split_to_table(
    lower(regexp_replace(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]', '', 'g'), '[''’]', '', 'g')), '[^a-z0-9]+'
  ) with ordinality as split (word, place)
  where word <> ''
$$;

create function public.one_letter_left_out(p_word text) returns text[]
language sql immutable set search_path = '' as $$
  select array(select distinct left(p_word, i - 1) || substr(p_word, i + 1) from generate_series(1, char_length(p_word)) i)
$$;

-- isOneLetterApart in lib/domain/job-board: a letter added, left out, changed, or swapped with its neighbour.
create function public.is_one_letter_apart(p_one text, p_other text) returns boolean
language sql immutable set search_path = '' as $$
  select p_one <> p_other and case char_length(p_one) - char_length(p_other)
    when 1 then p_other = any (public.one_letter_left_out(p_one))
    when -1 then p_one = any (public.one_letter_left_out(p_other))
    when 0 then exists (
      select 1 from generate_series(1, char_length(p_one)) i
      where left(p_one, i - 1) = left(p_other, i - 1) and (
        substr(p_one, i + 1) = substr(p_other, i + 1)
        or (substr(p_one, i, 1) = substr(p_other, i + 1, 1) and substr(p_one, i + 1, 1) = substr(p_other, i, 1)
          and substr(p_one, i + 2) = substr(p_other, i + 2))))
    else false
  end
$$;

create function public.place_key(p_town text) returns text
language sql immutable set search_path = '' as $$
  select trim(both '-' from regexp_replace(regexp_replace(lower(p_town), '[''’.]', '', 'g'), '[^a-z0-9]+', '-', 'g'))
$$;

-- The words and facts that a job is found by.
create function public.words_of_job(p_advert jsonb, p_company text, p_hourly_pence integer) returns tsvector
language plpgsql immutable set search_path = '' as $$
declare
  home text := case when (p_advert ->> 'remoteFriendly')::boolean then ' remote home' else '' end;
begin
  return (
    select coalesce(string_agg(quote_literal(lexeme) || ':1' || weight, ' '), '')::tsvector from (
      select distinct lexeme, weight from (
        select unnest(public.job_stems(p_advert ->> 'title')) as lexeme, 'A' as weight
        union all select unnest(public.job_stems((select string_agg(s, ' ') from jsonb_array_elements_text(p_advert -> 'skills') s))), 'B'
        union all select unnest(public.job_stems(p_company || ' ' || (p_advert ->> 'sector'))), 'C'
        union all select unnest(public.job_stems((p_advert ->> 'description') || home)), 'D'
        union all select '@' || unnest(public.job_stems((p_advert ->> 'town') || home)), 'D'
        union all select '=pay.' || generate_series(1, least(p_hourly_pence / 100, 40)), 'D'
        union all select fact, 'D' from unnest(array[
          '=type.' || lower(p_advert ->> 'type'),
          '=sector.' || (p_advert ->> 'sector'),
          '=check.' || (p_advert ->> 'dbsLevel'),
          '=asked.' || (p_advert ->> 'recordQuestion'),
          '=town.' || public.place_key(p_advert ->> 'town'),
          case when (p_advert ->> 'dayReleasePossible')::boolean then '=day-release' end
        ]) fact
      ) every
      where lexeme is not null
    ) once
  );
end
$$;

create function public.index_job(p_job text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  made public.job_search;
begin
  delete from public.job_search where job_id = p_job;
  insert into public.job_search (job_id, organisation_id, posted_on, closes_on, title_key, town, town_key, district,
    is_home, sector, words)
  select j.id, j.organisation_id, j.posted_on, j.closes_on, lower(said.title), said.town, public.place_key(said.town),
    coalesce(split_part(j.advert ->> 'postcode', ' ', 1), ''), coalesce((j.advert ->> 'remoteFriendly')::boolean, false), said.sector,
    public.words_of_job(j.advert, c.name, j.hourly_pence)
  from public.jobs j join public.organisations c on c.id = j.organisation_id,
    lateral (select coalesce(j.advert ->> 'title', '') as title, coalesce(j.advert ->> 'town', '') as town,
      coalesce(j.advert ->> 'sector', '') as sector) said
  where j.id = p_job and j.status = 'live' and c.state = 'approved'
  returning * into made;
  insert into public.job_words (word, spellings)
  select lexeme, array[lexeme] || case when lexeme like '@%'
      then array(select '@' || left_out from unnest(public.one_letter_left_out(substr(lexeme, 2))) left_out)
      else public.one_letter_left_out(lexeme) end
  from unnest(tsvector_to_array(made.words)) lexeme
  where lexeme not like '=%' and char_length(ltrim(lexeme, '@')) between 3 and 40
  order by lexeme
  on conflict do nothing;
end
$$;

create function public.keep_job_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.index_job(new.id);
  return null;
end
$$;
create trigger keep_job_search after insert or update of status, advert, posted_on, closes_on, organisation_id on public.jobs
for each row when (new.status <> 'draft') execute function public.keep_job_search();
create function public.keep_job_search_of_company() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.index_job(j.id) from public.jobs j where j.organisation_id = new.id and j.status = 'live';
  return null;
end
$$;
create trigger keep_job_search_of_company after update of state, name on public.organisations
for each row when (old.state <> new.state or old.name <> new.name) execute function public.keep_job_search_of_company();

-- 3. Searching

-- Whether a job is near: in one of these places, which are districts and towns by their keys, or done from home. Null asks for nothing.
-- Without a path of its own, so that the planner sees the columns and uses their indexes.
create function public.is_near(p_district text, p_town_key text, p_is_home boolean, p_near text[]) returns boolean
language sql immutable as $$
  select p_near is null or p_district = any (p_near) or p_town_key = any (p_near) or p_is_home
$$;

-- The open jobs whose words match a question and that are near, found by the indexes of words and places: for questions that few jobs
-- match. Null asks for nothing; at least one of the two is given. Like jobs_by_day() it returns what a list is sorted by and not the words
-- themselves, which would be copied for thousands of jobs.
create function public.jobs_by_words(p_question tsquery, p_near text[], p_today date, p_most integer)
returns table (job_id text, posted_on date, title_key text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if p_question is null then
    return query select s.job_id, s.posted_on, s.title_key from public.job_search s
      where public.is_near(s.district, s.town_key, s.is_home, p_near) and (s.closes_on is null or s.closes_on >= p_today) limit p_most;
  elsif p_near is null then
    return query select s.job_id, s.posted_on, s.title_key from public.job_search s
      where s.words @@ p_question and (s.closes_on is null or s.closes_on >= p_today) limit p_most;
  else
    -- The planner would otherwise combine both indexes, which costs more than checking the jobs that have the words.
    return query select f.job_id, f.posted_on, f.title_key from (
        select s.job_id, s.posted_on, s.title_key, s.district, s.town_key, s.is_home, s.closes_on from public.job_search s
        where s.words @@ p_question offset 0
      ) f where public.is_near(f.district, f.town_key, f.is_home, p_near) and (f.closes_on is null or f.closes_on >= p_today) limit p_most;
  end if;
end
$$;

-- The same for questions that many jobs match, newest or oldest first: reading in that order soon finds them.
create function public.jobs_by_day(p_question tsquery, p_near text[], p_today date, p_is_oldest boolean, p_most integer)
returns table (job_id text, posted_on date, title_key text, changed_at timestamptz)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if p_is_oldest then
    return query select s.job_id, s.posted_on, s.title_key, s.changed_at from public.job_search s
      where (p_question is null or s.words @@ p_question) and public.is_near(s.district, s.town_key, s.is_home, p_near)
        and (s.closes_on is null or s.closes_on >= p_today)
      order by s.posted_on, s.title_key desc, s.job_id desc limit p_most;
  else
    return query select s.job_id, s.posted_on, s.title_key, s.changed_at from public.job_search s
      where (p_question is null or s.words @@ p_question) and public.is_near(s.district, s.town_key, s.is_home, p_near)
        and (s.closes_on is null or s.closes_on >= p_today)
      order by s.posted_on desc, s.title_key, s.job_id limit p_most;
  end if;
end
$$;

-- The search query for one typed word: words that begin with it if there are any, otherwise words one letter away (`slips`), otherwise a
-- query that matches nothing.
create function public.job_word_asked(p_word text, out question text, out slips text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  bare text := ltrim(p_word, '@');
  mark text := case when p_word like '@%' then '@' else '' end;
begin
  -- Of one or two letters only the whole word: too many words begin with them.
  question := quote_literal(p_word) || case when char_length(bare) > 2 then ':*' else '' end;
  if char_length(bare) < 4 or exists (select 1 from public.job_search s where s.words @@ question::tsquery) then return; end if;
  slips := array(
    select w.word from public.job_words w
    where w.spellings && (array[p_word] || array(select mark || left_out from unnest(public.one_letter_left_out(bare)) left_out))
      and (w.word like '@%') = (mark = '@') and public.is_one_letter_apart(ltrim(w.word, '@'), bare));
  if cardinality(slips) > 0 then
    question := '(' || (select string_agg(quote_literal(slip), ' | ') from unnest(slips) slip) || ')';
  end if;
end
$$;

-- The districts at most so many miles away in a straight line, as milesBetween in lib/domain/job-board works it out.
create function public.districts_near(p_centre public.postcode_districts, p_miles integer) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select d.district from public.postcode_districts d
    where d.north between p_centre.north - p_miles / 69.1 - 0.001 and p_centre.north + p_miles / 69.1 + 0.001
      and (d.north - p_centre.north) ^ 2 + ((d.east - p_centre.east) * cosd((d.north + p_centre.north) / 2)) ^ 2 <= (p_miles / 69.1) ^ 2)
$$;

-- Whole miles in a straight line between the middles of two postcode districts; null if either is null.
create function public.miles_from(p_one public.postcode_districts, p_other public.postcode_districts) returns integer
language sql immutable set search_path = '' as $$
  select round(69.1 * sqrt((p_one.north - p_other.north) ^ 2
    + ((p_one.east - p_other.east) * cosd((p_one.north + p_other.north) / 2)) ^ 2))::integer
$$;

-- The same by the names of the districts; null if either is unknown.
create function public.miles_between(p_from text, p_to text) returns integer
language sql stable security definer set search_path = '' as $$
  select public.miles_from(a, b)
  from public.postcode_districts a, public.postcode_districts b where a.district = p_from and b.district = p_to
$$;

-- What anybody may know about an open job.
create function public.public_job(p_job public.jobs, p_company public.organisations) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p_job.id, 'organisation_id', p_company.id, 'company', p_company.name, 'posted_on', p_job.posted_on,
    'status', p_job.status, 'advert', p_job.advert)
$$;

-- The same for the jobs with the given ids, in that order.
create function public.public_jobs(p_ids text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.public_job(j, c) order by place), '[]')
  from unnest(p_ids) with ordinality as asked (id, place)
  join public.jobs j on j.id = asked.id
  join public.organisations c on c.id = j.organisation_id
$$;

-- Some jobs in order of their distance from the middle of a postcode district, in whole miles, newest first among equals. Those in an unknown
-- district come last.
create function public.jobs_by_distance(p_ids text[], p_origin public.postcode_districts) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select s.job_id
    from public.job_search s left join public.postcode_districts d on d.district = s.district
    where s.job_id = any (p_ids)
    order by public.miles_from(p_origin, d) nulls last, s.posted_on desc, s.title_key, s.job_id)
$$;

-- What anybody may know about the jobs with the given ids, in that order, and how many whole miles each is from the middle of a postcode
-- district ("miles": null if either district is unknown).
create function public.public_jobs_from(p_ids text[], p_origin public.postcode_districts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.public_job(j, c) || jsonb_build_object('miles', public.miles_from(p_origin, d)) order by place), '[]')
  from unnest(p_ids) with ordinality as asked (id, place)
  join public.jobs j on j.id = asked.id
  join public.organisations c on c.id = j.organisation_id
  left join public.job_search s on s.job_id = j.id and (p_origin).district is not null
  left join public.postcode_districts d on d.district = s.district
$$;

-- The question of a search: what the words of a job must contain, and which places are near; null asks for nothing. A place without a
-- district is looked for by its name. With one, that of its centre, it is a town: jobs that name it are near, however large it is. For
-- relevance: the number of each typed word, a question about it, and the points of a job that matches it.
create function public.job_question(
  p_words text, p_place text, p_district text, p_miles integer, p_type text, p_sector text, p_town text, p_pay integer,
  p_checks text[], p_asked text[], p_day_release boolean, out question tsquery, out near text[], out is_district_known boolean,
  out word_numbers integer[], out word_questions tsquery[], out word_points integer[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  centre public.postcode_districts;
  parts text[] := '{}';
  part record;
begin
  word_numbers := '{}';
  word_questions := '{}';
  word_points := '{}';
  for part in
    select asked.place::integer as number, w.question, w.slips, quote_literal(asked.word) as whole
    from unnest(public.job_stems(p_words)) with ordinality as asked (word, place), public.job_word_asked(asked.word) w
  loop
    parts := parts || part.question;
    -- A whole word counts double; a beginning counts once, and so does a word one letter away.
    if part.slips is null then
      word_points := word_points || array[16, 10, 8, 5, 4, 2, 1];
      word_questions := word_questions || array[
        (part.whole || ':A')::tsquery, (part.whole || ':B')::tsquery, (part.whole || ':C | ' || part.whole || ':*A')::tsquery,
        (part.whole || ':*B')::tsquery, (part.whole || ':*C')::tsquery, (part.whole || ':D')::tsquery, part.question::tsquery];
      word_numbers := word_numbers || array_fill(part.number, array[7]);
    else
      word_points := word_points || array[8, 5, 4, 1];
      word_questions := word_questions || array(
        select string_agg(quote_literal(slip) || ':' || weight, ' | ')::tsquery
        from unnest(array['A', 'B', 'C', 'D']) weight, unnest(part.slips) slip group by weight order by weight);
      word_numbers := word_numbers || array_fill(part.number, array[4]);
    end if;
  end loop;
  select * into centre from public.postcode_districts where district = p_district;
  if p_district is null then
    parts := parts || array(
      select w.question from unnest(public.job_stems(p_place)) word, public.job_word_asked('@' || word) w);
  elsif centre.district is not null then
    -- Jobs without a postcode or town have '' there.
    near := array_remove(public.districts_near(centre, p_miles) || public.place_key(p_place), '');
  else
    -- Not even jobs done from home: a postcode that nobody knows is a typing mistake. No job has this fact.
    parts := parts || quote_literal('=nowhere');
  end if;
  parts := parts || array_remove(array[
    quote_literal('=type.' || p_type), quote_literal('=sector.' || p_sector), quote_literal('=town.' || p_town),
    quote_literal('=pay.' || p_pay), case when p_day_release then quote_literal('=day-release') end,
    '(' || (select string_agg(quote_literal('=check.' || one), ' | ') from unnest(p_checks) one) || ')',
    '(' || (select string_agg(quote_literal('=asked.' || one), ' | ') from unnest(p_asked) one) || ')'
  ], null);
  if cardinality(parts) > 0 then question := array_to_string(parts, ' & ')::tsquery; end if;
  is_district_known := p_district is null or centre.district is not null;
end
$$;

-- A page of the open jobs that match a search. `total` counts up to 1,001, relevance ranks the newest 500, and if more than 2,000 jobs match,
-- the newest 2,000 are sorted by distance.
create function public.search_jobs(
  p_today date, p_words text, p_place text, p_district text, p_miles integer, p_type text, p_sector text, p_town text, p_pay integer,
  p_checks text[], p_asked text[], p_day_release boolean, p_sort text, p_from integer, p_rows integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 1000;
  few constant integer := 2000;
  -- If many jobs match, relevance ranks so many.
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
  select * into origin from public.postcode_districts d where d.district = p_district;
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

-- A job as anybody may see it; null for one that was never on the board. `state` is live, paused or closed. Closed includes jobs past
-- their last day, jobs that the team took off and jobs of a company that is not approved at the moment; of those it returns only what leads
-- to similar jobs.
create function public.job_by_id(p_id text, p_today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when c.state = 'approved' and j.status = 'live' and (j.closes_on is null or j.closes_on >= p_today) then
      public.public_job(j, c) || jsonb_build_object('state', 'live', 'about', c.about, 'website', c.website,
        'company_sector', c.sector, 'size', c.size,
        'towns', (select coalesce(jsonb_agg(distinct site ->> 'town'), '[]') from jsonb_array_elements(c.sites) site))
    else jsonb_build_object(
      'id', j.id, 'state', case when c.state = 'approved' and j.status = 'paused' and not j.taken_off then 'paused' else 'closed' end,
      'title', j.advert ->> 'title', 'sector', j.advert ->> 'sector', 'town_key', public.place_key(j.advert ->> 'town'))
  end
  from public.jobs j join public.organisations c on c.id = j.organisation_id
  where j.id = p_id and j.advert is not null
$$;

-- For search engines: the newest 45,000, because a sitemap may hold 50,000 addresses.
create function public.jobs_for_sitemap(p_today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', job_id, 'changed_at', changed_at)), '[]')
  from public.jobs_by_day(null, null, p_today, false, 45000)
$$;

-- The towns and kinds of work with at least three open jobs, those with most jobs first.
create function public.job_landings(p_today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'towns', (select coalesce(jsonb_agg(to_jsonb(t) order by t.jobs desc, t.key), '[]') from (
      select town_key as key, min(town) as name, count(*) as jobs from public.job_search
      where (closes_on is null or closes_on >= p_today) and town_key <> '' group by town_key having count(*) >= 3
      order by count(*) desc, town_key limit 500) t),
    'sectors', (select coalesce(jsonb_agg(to_jsonb(s) order by s.jobs desc, s.key), '[]') from (
      select sector as key, count(*) as jobs from public.job_search
      where closes_on is null or closes_on >= p_today group by sector having count(*) >= 3) s))
$$;

-- Rights

revoke all on function
  public.job_stems, public.one_letter_left_out, public.is_one_letter_apart, public.place_key, public.words_of_job, public.index_job,
  public.keep_job_search, public.keep_job_search_of_company, public.is_near, public.jobs_by_words, public.jobs_by_day,
  public.job_word_asked, public.districts_near, public.miles_from, public.miles_between, public.public_job, public.public_jobs, public.jobs_by_distance,
  public.public_jobs_from, public.job_question, public.search_jobs, public.job_by_id, public.jobs_for_sitemap, public.job_landings
from public, anon, authenticated, service_role;
grant execute on function
  public.miles_between, public.search_jobs, public.job_by_id, public.jobs_for_sitemap, public.job_landings
to service_role;
