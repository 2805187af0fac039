import type { WaitlistApplication } from '@/lib/domain/enquiries/waitlist-application'

const application: WaitlistApplication = {
  firstName: 'Amina',
  lastName: 'Obi',
  email: 'amina@example.com',
  phone: '07700 900123',
  location: 'Leeds',
  jobInterest: 'warehouse',
  availability: 'immediately',
  support: 'cv-help',
  skills: 'Forklift',
  experience: 'Two years in a workshop',
  referral: '',
  consent: true,
  updates: false,
}

/** A valid body of POST /api/applicant-signup, overridden by `changes`. */
export function aWaitlistApplication(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...application, ...changes }
}
