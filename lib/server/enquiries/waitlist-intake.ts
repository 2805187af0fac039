import 'server-only'

import { notificationEmail } from '@/lib/content/enquiries/emails'
import { waitlistChoices, waitlistConsentWording } from '@/lib/content/enquiries/waitlist-form'
import { waitlistApplication, type WaitlistApplication } from '@/lib/domain/enquiries/waitlist-application'
import { choicesInWords, type CheckedEnquiry, type Intake, type TickBoxes } from '@/lib/server/enquiries/intake'

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
    const { email, updates } = application
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
          ...choicesInWords(application, waitlistChoices),
          marketingConsent: updates ? notificationEmail.yes : notificationEmail.no,
        },
      },
    }
  },
}
