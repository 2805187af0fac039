import type { ExampleCompany } from '@/lib/content/job-matcher/example-jobs'
import type { Employer, Mentor, ServiceState, Worker } from '@/lib/domain/dashboards/service-state'

type NamedEmployer = Employer & { name: ExampleCompany }

/** Made up, as their names suggest. Phone numbers are from the ranges Ofcom reserves for drama: nobody has them. */
export const employers = [
  {
    id: 'samplewick-logistics',
    name: 'Samplewick Logistics',
    sector: 'logistics',
    town: 'Leeds',
    size: '250',
  },
  {
    id: 'madeupham-retail',
    name: 'Madeupham Retail',
    sector: 'retail',
    town: 'Bradford',
    size: '50_249',
  },
  {
    id: 'samplewick-hospitality',
    name: 'Samplewick Hospitality',
    sector: 'hospitality',
    town: 'Leeds',
    size: '50_249',
  },
  {
    id: 'pretendley-construction',
    name: 'Pretendley Construction',
    sector: 'construction',
    town: 'Huddersfield',
    size: '50_249',
  },
  {
    id: 'madeupham-manufacturing',
    name: 'Madeupham Manufacturing',
    sector: 'manufacturing',
    town: 'Dewsbury',
    size: '50_249',
  },
  {
    id: 'pretendley-agriculture',
    name: 'Pretendley Agriculture',
    sector: 'agriculture',
    town: 'Castleford',
    size: '10_49',
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
  { id: 'mentor-joan', firstName: 'Joan', subjects: ['new_job', 'confidence'], placesLeft: 0 },
  { id: 'mentor-pete', firstName: 'Pete', subjects: ['building', 'own_business'], placesLeft: 2 },
  { id: 'mentor-asha', firstName: 'Asha', subjects: ['money', 'family'], placesLeft: 1 },
  { id: 'mentor-bryn', firstName: 'Bryn', subjects: ['warehouse', 'driving'], placesLeft: 1 },
]
