import 'server-only'

import { notificationEmail } from '@/lib/content/enquiries/emails'
import {
  availabilityWords,
  jobInterestWords,
  waitlistConsentWording,
  waitlistSupportWords,
} from '@/lib/content/enquiries/waitlist-form'
import { waitlistApplication, type WaitlistApplication } from '@/lib/domain/enquiries/waitlist-application'
import type { CheckedEnquiry, Intake, TickBoxes } from '@/lib/server/enquiries/intake'

function consentsOf({ consent, updates }: WaitlistApplication): CheckedEnquiry['consents'] {
  const { version, keep, updates: updatesWording } = waitlistConsentWording
  return [
    { purpose: 'contact', granted: consent, wording: keep, version },
    { purpose: 'marketing', granted: updates, wording: updatesWording, version },
  ]
}

const tickBoxes = { consent: true, updates: true } satisfies TickBoxes<WaitlistApplication>

/** POST /api/applicant-signup: the candidates' waitlist. */
export const waitlistIntake: Intake = {
  route: '/api/applicant-signup',
  save: 'accept_waitlist_application',
  tickBoxes: Object.keys(tickBoxes),
  sourceOf: () => 'waitlist',
  formOf: () => ({ path: '/candidates', shell: 'waitlist' }),
  check: (sent) => {
    const parsed = waitlistApplication.safeParse(sent)
    if (!parsed.success) return { success: false, error: parsed.error }
    const { phone, ...application } = parsed.data
    const { email, jobInterest, availability, support, updates } = application
    const row = { ...application, phoneNumber: phone, form_source: 'waitlist' }
    return {
      success: true,
      enquiry: {
        row,
        source: 'waitlist',
        email,
        hasPhone: true,
        consents: consentsOf(parsed.data),
        answers: {
          ...row,
          jobInterest: jobInterestWords[jobInterest],
          availability: availabilityWords[availability],
          support: support && waitlistSupportWords[support],
          marketingConsent: updates ? notificationEmail.yes : notificationEmail.no,
        },
      },
    }
  },
}
