-- New jobs by e-mail leave out those of a company that the owner of the address hides from. As before otherwise, with p_search: whose
-- search it is. A server of the release before does not name it, and is told of every job.
drop function public.new_jobs(
  timestamptz, timestamptz, date, text, text, text, integer, text, text, integer, text[], text[], boolean, integer);
create function public.new_jobs(
  p_since timestamptz, p_until timestamptz, p_today date, p_words text, p_place text, p_district text, p_miles integer, p_type text,
  p_sector text, p_pay integer, p_checks text[], p_asked text[], p_day_release boolean, p_rows integer, p_search uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off set enable_bitmapscan = off
set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  question tsquery;
  near text[];
  ids text[];
  -- The provider keeps addresses in small letters, and has an index of those that sign in here. Whoever has not shown an address to
  -- be theirs decides nothing about its e-mails.
  hidden constant uuid[] := array(
    select h.company_id
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
    where j.live_at > p_since and j.live_at <= p_until and j.company_id <> all (hidden)
      and (question is null or s.words @@ question) and (near is null or s.district = any (near) or s.is_home)
      and (s.closes_on is null or s.closes_on >= p_today)
    order by j.live_at desc, j.id limit 100);
  return jsonb_build_object('total', cardinality(ids), 'jobs', public.public_jobs(ids[:p_rows]));
end
$$;

revoke all on function public.new_jobs(
  timestamptz, timestamptz, date, text, text, text, integer, text, text, integer, text[], text[], boolean, integer, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.new_jobs(
  timestamptz, timestamptz, date, text, text, text, integer, text, text, integer, text[], text[], boolean, integer, uuid)
to service_role;
