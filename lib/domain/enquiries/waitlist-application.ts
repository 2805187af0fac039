import { z } from 'zod'

import { emailAddress, fieldLimits, oneLine, optionalFreeText, optionalLine } from '@/lib/domain/fields/field-rules'
import { phoneNumber } from '@/lib/domain/fields/phone-number'

export const jobInterests = [
  'admin',
  'construction',
  'cleaning',
  'driving',
  'hospitality',
  'manufacturing',
  'retail',
  'security',
  'warehouse',
  'other',
] as const
export type JobInterest = (typeof jobInterests)[number]

export const availabilities = ['immediately', '1-2-weeks', '1-month', '2-3-months', 'longer'] as const
export type Availability = (typeof availabilities)[number]

export const waitlistSupports = [
  'all',
  'confidence',
  'cv-help',
  'disclosure',
  'interview-prep',
  'job-matching',
  'skills-training',
] as const
export type WaitlistSupport = (typeof waitlistSupports)[number]

const required = (label: string, max: number, message: string) => oneLine({ label, min: 1, max, message })

/**
 * The only definition of a waitlist application, used by form, endpoint and tests alike. Name, email, phone, location,
 * job interest, availability and consent are required; unknown keys are dropped.
 */
export const waitlistApplication = z.object({
  firstName: required('First name', fieldLimits.name, 'Enter your first name.'),
  lastName: required('Last name', fieldLimits.name, 'Enter your last name.'),
  email: emailAddress,
  phone: phoneNumber,
  location: required('Location', fieldLimits.location, 'Enter your city or rough location.'),
  jobInterest: z.enum(jobInterests, 'Please choose the kind of work you are looking for.'),
  availability: z.enum(availabilities, 'Please choose when you could start.'),
  /** Empty if nothing was chosen. */
  support: z.enum(['', ...waitlistSupports], 'Please choose one kind of support from the list, or none.').default(''),
  skills: optionalFreeText('Your skills', fieldLimits.freeText),
  experience: optionalFreeText('Your experience', fieldLimits.freeText),
  referral: optionalLine('How you heard about us', fieldLimits.organisation),
  consent: z.literal(true, 'Please tick the box to agree, or we cannot keep your application.'),
  updates: z.boolean('Please tick the box or leave it empty.').default(false),
})
export type WaitlistApplication = z.output<typeof waitlistApplication>
