-- As before, with yearly pay divided by the hours of 365 days, not of 52 weeks, as lowestHourlyPay in lib/domain/job-board works it out.
create or replace function public.words_of_job(p_advert jsonb, p_company text) returns tsvector
language plpgsql immutable set search_path = '' as $$
declare
  home text := case when (p_advert ->> 'remoteFriendly')::boolean then ' remote home' else '' end;
  -- The lowest pay in pence an hour, as lowestHourlyPay works it out.
  -- One division, so that a round sum stays one.
  hourly numeric := case when p_advert #>> '{pay,per}' = 'hour' then (p_advert #>> '{pay,from}')::numeric
    else (p_advert #>> '{pay,from}')::numeric * 7 / ((p_advert ->> 'hoursPerWeek')::numeric * 365) end;
begin
  return (
    select coalesce(string_agg(quote_literal(lexeme) || ':1' || weight, ' '), '')::tsvector from (
      select distinct lexeme, weight from (
        select unnest(public.job_stems(p_advert ->> 'title')) as lexeme, 'A' as weight
        union all select unnest(public.job_stems((select string_agg(s, ' ') from jsonb_array_elements_text(p_advert -> 'skills') s))), 'B'
        union all select unnest(public.job_stems(p_company || ' ' || (p_advert ->> 'sector'))), 'C'
        union all select unnest(public.job_stems((p_advert ->> 'description') || home)), 'D'
        union all select '@' || unnest(public.job_stems((p_advert ->> 'town') || home)), 'D'
        union all select '=pay.' || generate_series(1, least(floor(hourly / 100)::integer, 40)), 'D'
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

-- The jobs on the board by this rule. Nothing else of them changed, so they keep the time of their last change.
update public.job_search s set words = public.words_of_job(j.advert, c.name)
from public.jobs j join public.companies c on c.id = j.company_id
where j.id = s.job_id and j.advert #>> '{pay,per}' <> 'hour';
