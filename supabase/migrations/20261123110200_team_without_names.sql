-- An employer never learns who of the team was faster, not even of somebody who has left the team since.

-- As before, but whether it was the team is told by what was done, as in job_history().
create or replace function public.commit_job(
  p_actor uuid, p_job text, p_version integer, p_kind text, p_change text, p_email text default null
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  by_team boolean := p_kind in ('approved', 'returned');
  company public.companies;
  job public.jobs;
  faster jsonb;
begin
  if by_team then
    if not public.is_member(p_actor) then
      return jsonb_build_object('outcome', 'forbidden');
    end if;
    select c.* into company from public.companies c join public.jobs j on j.company_id = c.id where j.id = p_job for share of c;
  else
    select c.* into company
    from public.company_members m
    join public.companies c on c.id = m.company_id
    join auth.users u on u.id = m.user_id
    where m.user_id = p_actor and m.post_jobs and u.raw_app_meta_data ->> 'role' = 'employer'
      and u.email_confirmed_at is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
    for share of c;
    if company.id is null then
      return jsonb_build_object('outcome', 'forbidden');
    end if;
  end if;
  if company.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif company.state <> 'approved' and p_kind <> 'returned' then
    return jsonb_build_object('outcome', 'not_approved');
  end if;

  if p_version = 0 then
    if (select count(*) from public.jobs j where j.company_id = company.id and j.status = 'draft') >= 200 then
      return jsonb_build_object('outcome', 'too_many');
    end if;
    insert into public.jobs (id, company_id, draft, title)
    select p_job, company.id, c.draft, c.title from jsonb_populate_record(null::public.jobs, p_change::jsonb) c
    on conflict (id) do nothing;
    if found then
      insert into public.job_events (job_id, version, actor_id, kind) values (p_job, 1, p_actor, p_kind);
      return jsonb_build_object('outcome', 'done', 'version', 1);
    elsif exists (select 1 from public.jobs j where j.id = p_job and j.company_id = company.id) then
      return jsonb_build_object('outcome', 'done', 'version', 1);
    end if;
    return jsonb_build_object('outcome', 'missing');
  end if;

  select * into job from public.jobs j where j.id = p_job and j.company_id = company.id for update;
  if job.id is null then
    return jsonb_build_object('outcome', 'missing');
  elsif job.version <> p_version then
    select jsonb_build_object('at', e.happened_at, 'by', case when e.kind in ('approved', 'returned') then 'team' else u.email end)
    into faster
    from public.job_events e left join auth.users u on u.id = e.actor_id
    where e.job_id = p_job order by e.id desc limit 1;
    return coalesce(faster, '{}') || jsonb_build_object('outcome', 'changed', 'version', job.version);
  elsif job.status = 'closed' then
    return jsonb_build_object('outcome', 'closed');
  elsif p_kind = 'discarded' and job.status = 'draft' then
    delete from public.jobs where id = p_job;
    return jsonb_build_object('outcome', 'done', 'version', p_version);
  elsif p_kind = 'closed' and public.close_applications_of_job(p_job, p_actor, p_email) < 0 then
    return jsonb_build_object('outcome', 'applied');
  end if;

  job := jsonb_populate_record(job, p_change::jsonb);
  update public.jobs set
    version = p_version + 1, status = job.status, draft = job.draft, review = job.review, review_asked_at = job.review_asked_at,
    returned_field = job.returned_field, returned_words = job.returned_words, advert = job.advert, title = job.title,
    posted_on = job.posted_on, closes_on = job.closes_on, closed_on = job.closed_on, hired = job.hired, changed_at = now()
  where id = p_job;
  insert into public.job_events (job_id, version, actor_id, kind) values (p_job, p_version + 1, p_actor, p_kind);
  if by_team then
    perform public.note_action(p_actor, p_kind, 'job', p_job);
    insert into public.outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    select u.id, 'job_answer', u.email, e ->> 'subject', e ->> 'html', e ->> 'text'
    from public.company_members m join auth.users u on u.id = m.user_id, (select p_email::jsonb as e) owed
    where m.company_id = company.id and m.post_jobs and u.raw_app_meta_data ->> 'role' = 'employer'
      and u.email_confirmed_at is not null and u.deleted_at is null and e is not null;
  end if;
  return jsonb_build_object('outcome', 'done', 'version', p_version + 1);
end
$$;

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261123110200')
$$;
