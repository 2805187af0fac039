-- The daily email counts the statements that nobody has read yet: one that a colleague has opened is not new for anybody.

-- As before, but of those that were given, those alone. [{"id", "new", "five", "ten", "to_read", "other_times"}]
create or replace function public.applicants_digests_due(p_days text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  days jsonb := p_days::jsonb;
  today date := (days ->> 'day')::date;
  five date := (days ->> 'five')::date;
  ten date := (days ->> 'ten')::date;
begin
  return (
    with waiting as (
      select a.company_id,
        count(*) filter (where a.waits_since > ten) as five,
        count(*) filter (where a.waits_since <= ten) as ten,
        bool_or((a.waits_since > (days ->> 'five_before')::date)
          or (a.waits_since <= ten and a.waits_since > (days ->> 'ten_before')::date)) as is_news
      from public.applications a where a.waits_since <= five group by a.company_id
    ), fresh as (
      select a.company_id, count(*) as new
      from public.applications a
      where a.applied_on >= (days ->> 'before')::date and a.applied_on < today and a.stage = 'applied'
      group by a.company_id
    ), given as (
      select a.company_id, count(*) as to_read
      from public.statement_releases r join public.applications a on a.id = r.application_id
      where r.ended_at is null and (r.given_at at time zone 'Europe/London')::date < today
        and r.given_at >= (days ->> 'before')::date::timestamp at time zone 'Europe/London'
        and not exists (select 1 from public.statement_readings d where d.release_id = r.id)
      group by a.company_id
    ), declined as (
      select a.company_id, count(*) as other_times
      from public.applications a
      where a.waits_since >= (days ->> 'before')::date and a.waits_since < today and a.stage = 'interview' and exists (
        select 1 from public.interview_slots s where s.application_id = a.id and s.state = 'declined')
      group by a.company_id
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'new', coalesce(f.new, 0), 'five', coalesce(w.five, 0),
      'ten', coalesce(w.ten, 0), 'to_read', case when m.read_disclosures then coalesce(g.to_read, 0) else 0 end,
      'other_times', coalesce(d.other_times, 0))), '[]')
    from waiting w full join fresh f on f.company_id = w.company_id
    full join given g on g.company_id = coalesce(w.company_id, f.company_id)
    full join declined d on d.company_id = coalesce(w.company_id, f.company_id, g.company_id)
    join public.companies c on c.id = coalesce(w.company_id, f.company_id, g.company_id, d.company_id) and c.state = 'approved'
    join public.company_members m on m.company_id = c.id and m.see_applicants
    join auth.users u on u.id = m.user_id
    where (f.new > 0 or w.is_news or d.other_times > 0 or (m.read_disclosures and g.to_read > 0))
      and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select 1 from public.application_email_choices e where e.user_id = u.id and not e.wants_emails)
      and not exists (select 1 from public.applicants_digests d where d.user_id = u.id and d.day = today)
  );
end
$$;
