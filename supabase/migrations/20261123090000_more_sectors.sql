-- A company and its jobs may be of any industry that the home page names, or of another (lib/domain/job-board/job.ts).
alter table public.companies drop constraint companies_sector_check;
alter table public.companies add constraint companies_sector_check check (sector in (
  'retail', 'hospitality', 'construction', 'manufacturing', 'logistics', 'agriculture', 'facilities', 'care', 'technology',
  'business', 'other'));

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261123090000')
$$;
