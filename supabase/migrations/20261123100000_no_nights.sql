-- Whether hours, as an advert words them, include nights or run past midnight: the rule of lib/domain/job-board/night-work.ts, which says
-- what each part is for. A test asks both about the same hours.
create function public.is_at_night(p_pattern text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  until constant text := '(?: ?[-\u2013\u2014] ?| (?:to|until|till?) )';
  evening constant text := '(?:(?:1[0-2]|0?[1-9])(?:[:.][0-5][0-9])? ?p\.?m\.?|midnight|12(?:[:.]00)? ?a\.?m\.?)';
  morning constant text := '(?:(?:1[01]|0?[1-9])(?:[:.][0-5][0-9])?|12[:.](?:0[1-9]|[1-5][0-9])) ?a\.?m';
  past_midnight constant text := '\y(?:' || evening || until || morning || '|between ' || evening || ' and ' || morning
    || '|(?:00|1[3-9]|2[0-3])(?:[:.][0-5][0-9]' || until || '(?:(?:0?[1-9]|1[01])[:.][0-5][0-9]|0?0[:.](?:0[1-9]|[1-5][0-9]))'
    || '|[0-5][0-9]' || until || '0(?:[1-9][0-5][0-9]|0(?:0[1-9]|[1-5][0-9]))))\y';
  night constant text := '(?:\y(?:over)?night(?:s|shifts?|time)?\y|' || past_midnight || ')';
  denial constant text := '(?:\y(?:no|not|without|never|non)\y-?|n[''\u2019]t\y)';
  denied constant text := denial || '(?:(?:[^.,;:(\u2013\u2014-]|[a-z]-){0,20}|(?:[^.;:(\u2013\u2014-]|[a-z]-){0,40}\y(?:or|nor) )' || night
    || '|\ynights?(?:[ -](?:shifts?|work))? (?:is|are) (?:not|never)\y';
  ends_of_denial constant text := '\y(?:more|less|fewer|only|just|but|alone|every|days? (?:or|and))\y';
begin
  -- Most adverts say nothing of nights, and then the rest need not be asked.
  return p_pattern ~* night and regexp_replace(regexp_replace(p_pattern, ends_of_denial, ';', 'gi'), denied, ' ', 'gi') ~* night;
end
$$;
revoke all on function public.is_at_night(text) from public, anon, authenticated, service_role;

-- As before, with that rule for somebody who would not work nights.
create or replace function public.jobs_for_person(p_actor uuid, p_today date, p_list text, p_miles integer, p_from integer, p_rows integer)
returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  most constant integer := 400;
  few constant integer := 2000;
  profile public.candidate_profiles;
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
  if p_list = 'suited' then
    question := public.question_of_wants(profile.wants);
    -- Work from home is near everybody; with no district at all, nothing else is.
    if (profile.wants ->> 'remote')::boolean then
      near := '{}';
    elsif p_miles is not null then
      near := (select public.districts_near(d, p_miles) from public.postcode_districts d where d.district = profile.district);
    end if;
    -- Near are few of all jobs: in the order of days they would be long looked for.
    if near is not null then
      newest := array(
        select f.job_id from public.jobs_by_words(question, near, p_today, few + 1) f order by f.posted_on desc, f.title_key, f.job_id);
      if cardinality(newest) > few then newest := null; end if;
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
        || jsonb_build_object('kept', (
          select k.kind from public.kept_jobs k where k.person_id = profile.person_id and k.job_id = j.id)
        ) order by asked.place), '[]')
      from unnest(ids[1:p_rows]) with ordinality as asked (id, place)
      join public.jobs j on j.id = asked.id
      join public.companies c on c.id = j.company_id));
end
$$;
