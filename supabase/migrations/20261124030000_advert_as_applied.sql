-- Each advert as it stood on the board, so that people can read what they applied for after it was changed. Rows are only
-- added, and go with their job. Nobody reads them directly: tests/system/hiring-rights.spec.ts.
create table public.job_adverts (
  id bigint generated always as identity primary key,
  job_id text not null references public.jobs (id) on delete cascade,
  title text not null,
  advert jsonb not null,
  published_at timestamptz not null default now()
);
create index job_adverts_of_job on public.job_adverts (job_id, id desc);
alter table public.job_adverts enable row level security;
revoke all on public.job_adverts from public, anon, authenticated, service_role;

create function public.keep_advert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.job_adverts (job_id, title, advert) values (new.id, new.title, new.advert);
  return null;
end
$$;
create trigger advert_published after insert on public.jobs
for each row when (new.advert is not null) execute function public.keep_advert();
create trigger advert_changed after update of advert on public.jobs
for each row when (new.advert is not null and new.advert is distinct from old.advert) execute function public.keep_advert();

-- The advert that somebody applied for. It names the job, not the person.
alter table public.applications add column advert_id bigint references public.job_adverts (id) on delete set null;
create index applications_of_advert on public.applications (advert_id);

create function public.note_advert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.advert_id := (select max(v.id) from public.job_adverts v where v.job_id = new.job_id);
  return new;
end
$$;
create trigger advert_applied_for before insert on public.applications
for each row execute function public.note_advert();

insert into public.job_adverts (job_id, title, advert) select id, title, advert from public.jobs where advert is not null;
update public.applications a set advert_id = (select max(v.id) from public.job_adverts v where v.job_id = a.job_id)
where a.advert_id is null;

-- The advert that an application of the current user was sent for, and whether it has changed since. Null for any
-- application that is not theirs.
create function public.advert_applied_for(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('title', v.title, 'advert', v.advert, 'has_changed',
    v.id <> (select max(n.id) from public.job_adverts n where n.job_id = v.job_id))
  from public.applications a join public.job_adverts v on v.id = a.advert_id
  where a.reference = p_reference and a.person_id = public.my_person()
$$;

-- The people at the company who could read a statement now, by the name on their account, for the person who applied.
create function public.statement_readers_of(p_actor uuid, p_application uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(coalesce(nullif(u.raw_user_meta_data ->> 'full_name', ''), u.email) order by u.created_at), '[]')
  from public.candidate_profiles p
  join public.applications a on a.person_id = p.person_id
  join public.companies c on c.id = a.company_id
  join public.company_members m on m.company_id = c.id
  cross join lateral (select * from auth.users one where one.id = m.user_id offset 0) u
  where p.user_id = p_actor and a.id = p_application and c.state = 'approved' and m.read_disclosures and m.see_applicants
    and not exists (select 1 from public.hidden_companies h where h.person_id = p.person_id and h.company_id = c.id)
    and u.raw_app_meta_data ->> 'role' = 'employer' and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;

revoke all on function public.keep_advert(), public.note_advert(), public.advert_applied_for(text),
  public.statement_readers_of(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.advert_applied_for(text) to authenticated;
grant execute on function public.statement_readers_of(uuid, uuid) to service_role;
