import { neutralName } from '@/lib/content/site/neutral-name'
import { publicEnv } from '@/lib/public-env'

/** The only file that contains the brand: to rename the service, change it here. */
export const company = {
  brand: 'Second Chance Talent',
  /** For emails that others may see: it says nothing about the service. */
  neutralName,
  description: 'We help UK employers hire people with convictions, and help people with convictions find work.',
  number: '16420881',
  numberLabel: 'Company number',
  registeredOffice: 'Registered office in London',
  contactEmail: publicEnv.contactEmail,
} as const
