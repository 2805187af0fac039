-- As before, with the day of the interview time that the person chose. Since when the employer is waited for does not tell it: that
-- is later where an answer was given after the interview, and unknown while a question about a record is open.
drop function public.my_applications(boolean, date, uuid, integer);
create function public.my_applications(
  p_is_open boolean, p_after_on date default null, p_after_id uuid default null, p_rows integer default 50
) returns table (
  application_id uuid, reference text, job_title text, company text, stage text, applied_on date, changed_on date, waits_since date,
  disclosure text, has_times boolean, has_declined_times boolean, interview_on date
)
language sql stable security definer set search_path = '' as $$
  select a.id, a.reference, j.title, c.name, a.stage, a.applied_on, a.changed_on, a.waits_since, a.disclosure,
    exists (select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'offered'),
    a.stage = 'interview' and exists (
      select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined'),
    case when a.stage = 'interview' then (
      select max(s.on_day) from public.interview_slots s where s.application_id = a.id and s.state = 'chosen') end
  from (
    select * from public.applications x
    where x.person_id = (select public.my_person()) and (x.ended_on is null) = p_is_open
      and (p_after_id is null or (x.changed_on, x.id) < (p_after_on, p_after_id))
    order by x.changed_on desc, x.id desc limit p_rows
  ) a
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  order by a.changed_on desc, a.id desc
$$;

revoke all on function public.my_applications(boolean, date, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.my_applications(boolean, date, uuid, integer) to authenticated;
