/** A number from the range that is kept for made-up people. */
export const companyPhone = '0113 496 0100'

/**
 * A statement and its values that create a company, whose people and jobs an address's account manages. The first
 * member of the team has approved it. No company has its number.
 */
export const companyStatement = (address: string, name: string): [statement: string, values: string[]] => [
  `with company as (
     insert into public.organisations (name, company_number, sector, size, sites, website, phone, state, asked_by, asked_as, decided_at)
     select $2, '99999999', 'manufacturing', '10_49', $3::text::jsonb, 'https://www.example.org', $4, 'approved', u.id, 'Manager', now()
     from auth.users u where u.email = $1 returning id, asked_by
   ), member as (
     insert into public.organisation_members (user_id, organisation_id, post_jobs, see_applicants, export_reports, manage_people)
     select c.asked_by, c.id, true, true, true, true from company c
   )
   insert into public.organisation_events (organisation_id, actor_id, kind)
   select c.id, case when k.kind = 'asked' then c.asked_by else t.id end, k.kind
   from company c cross join (values ('asked'), ('approved')) k (kind)
   left join lateral (select u.id from auth.users u where u.raw_app_meta_data ->> 'role' = 'team' order by u.created_at limit 1) t on true`,
  [address, name, JSON.stringify([{ id: 'site-1', name: 'Bakery', town: 'Leeds', postcode: 'LS1 4AP' }]), companyPhone],
]
