import { neutralName } from '@/lib/content/site/neutral-name'
import { publicEnv } from '@/lib/public-env'

/** The only place that spells the brand: a new name is a change to this file. */
export const company = {
  brand: 'Second Chance Talent',
  /** For emails that others may see over a shoulder: it says nothing about the service. */
  neutralName,
  description: 'We help UK employers hire people with convictions, and help people with convictions find work.',
  number: '16420881',
  numberLabel: 'Company number',
  registeredOffice: 'Registered office in London',
  contactEmail: publicEnv.contactEmail,
} as const
