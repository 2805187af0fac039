import type { ExampleCompany } from '@/lib/content/job-matcher/example-jobs'
import type { Employer, Mentor, ServiceState, Worker } from '@/lib/domain/dashboards/service-state'

type NamedEmployer = Employer & { name: ExampleCompany }

/** Made up, as their names suggest. Phone numbers are from the ranges Ofcom reserves for drama: nobody has them. */
export const employers = [
  {
    id: 'samplewick-logistics',
    name: 'Samplewick Logistics',
    sector: 'Logistics & Transport',
    town: 'Leeds',
    size: '250 to 499 people',
    tier: 'silver',
    about: 'Warehouses and vans in West Yorkshire. We started hiring people with convictions four years ago.',
  },
  {
    id: 'madeupham-retail',
    name: 'Madeupham Retail',
    sector: 'Retail',
    town: 'Bradford',
    size: '100 to 249 people',
    tier: 'bronze',
    about: 'Nine shops and a customer service team that works from home.',
  },
  {
    id: 'samplewick-hospitality',
    name: 'Samplewick Hospitality',
    sector: 'Hospitality',
    town: 'Leeds',
    size: '50 to 99 people',
    tier: 'bronze',
    about: 'A hotel and two restaurants in Leeds.',
  },
  {
    id: 'pretendley-construction',
    name: 'Pretendley Construction',
    sector: 'Construction',
    town: 'Huddersfield',
    size: '100 to 249 people',
    tier: 'gold',
    about: 'Builds homes and schools. Works with two prisons on day release.',
  },
  {
    id: 'madeupham-manufacturing',
    name: 'Madeupham Manufacturing',
    sector: 'Manufacturing',
    town: 'Dewsbury',
    size: '100 to 249 people',
    tier: 'silver',
    about: 'Makes flat-pack furniture.',
  },
  {
    id: 'pretendley-agriculture',
    name: 'Pretendley Agriculture',
    sector: 'Agriculture',
    town: 'Castleford',
    size: '20 to 49 people',
    tier: 'bronze',
    about: 'Vegetables in fields and under glass.',
  },
] as const satisfies readonly NamedEmployer[]

export const partner = {
  id: 'lantern-works',
  name: 'Lantern Works',
  kind: 'Charity',
  areas: ['Leeds', 'Bradford', 'Wakefield', 'Kirklees and Calderdale'],
  capacityPerMonth: 12,
} as const satisfies ServiceState['partner']

const worker = (id: string, name: string, rest: Omit<Worker, 'id' | 'name' | 'email'>): Worker => ({
  id,
  name,
  email: `${id}@example.org`,
  ...rest,
})

export const workers: readonly Worker[] = [
  worker('dana-marlowe', 'Dana Marlowe', {
    role: 'employer',
    organisationId: 'samplewick-logistics',
    jobTitle: 'Hiring manager',
    phone: '0113 496 0101',
  }),
  worker('ravi-solanki', 'Ravi Solanki', {
    role: 'employer',
    organisationId: 'samplewick-logistics',
    jobTitle: 'HR adviser',
    phone: '0113 496 0102',
  }),
  worker('nina-castell', 'Nina Castell', {
    role: 'partner',
    organisationId: 'lantern-works',
    jobTitle: 'Employment adviser',
    phone: '0113 496 0111',
  }),
  worker('owen-price', 'Owen Price', {
    role: 'partner',
    organisationId: 'lantern-works',
    jobTitle: 'Employment adviser',
    phone: '0113 496 0112',
  }),
  worker('grace-adeleke', 'Grace Adeleke', {
    role: 'partner',
    organisationId: 'lantern-works',
    jobTitle: 'Service manager, safeguarding lead',
    phone: '0113 496 0113',
  }),
  worker('helen-ashby', 'Helen Ashby', {
    role: 'caseworker',
    organisationId: 'casework-team',
    jobTitle: 'Resettlement caseworker',
    phone: '0113 496 0121',
  }),
  worker('tom-renner', 'Tom Renner', {
    role: 'caseworker',
    organisationId: 'casework-team',
    jobTitle: 'Resettlement caseworker',
    phone: '0113 496 0122',
  }),
]

export const mentors: readonly Mentor[] = [
  {
    id: 'mentor-joan',
    firstName: 'Joan',
    topics: ['Starting a new job', 'Confidence'],
    hasLivedExperience: true,
    placesLeft: 0,
  },
  {
    id: 'mentor-pete',
    firstName: 'Pete',
    topics: ['Construction', 'Working for yourself'],
    hasLivedExperience: true,
    placesLeft: 2,
  },
  { id: 'mentor-asha', firstName: 'Asha', topics: ['Money', 'Family'], hasLivedExperience: false, placesLeft: 1 },
  {
    id: 'mentor-bryn',
    firstName: 'Bryn',
    topics: ['Warehouse work', 'Driving'],
    hasLivedExperience: true,
    placesLeft: 1,
  },
]
