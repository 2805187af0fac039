/** A statement and its values that create an approved company, whose people and jobs an address's account manages. */
export const companyStatement = (address: string, name: string): [statement: string, values: string[]] => [
  `with company as (
     insert into public.organisations (name, sector, size, sites, website, state, asked_by, asked_as, decided_at)
     select $2, 'manufacturing', '10_49', $3::text::jsonb, 'https://www.example.org', 'approved', u.id, 'Manager', now()
     from auth.users u where u.email = $1 returning id, asked_by
   ), member as (
     insert into public.organisation_members (user_id, organisation_id, post_jobs, see_applicants, export_reports, manage_people)
     select c.asked_by, c.id, true, true, true, true from company c
   )
   insert into public.organisation_events (organisation_id, actor_id, kind)
   select c.id, case when k.kind = 'asked' then c.asked_by end, k.kind from company c, (values ('asked'), ('approved')) k (kind)`,
  [address, name, JSON.stringify([{ id: 'site-1', name: 'Bakery', town: 'Leeds', postcode: 'LS1 4AP' }])],
]
