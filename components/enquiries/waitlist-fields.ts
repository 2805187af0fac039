import {
  choice,
  email,
  firstName,
  lastName,
  location,
  phone,
  referral,
  type Control,
} from '@/components/enquiries/controls'
import {
  availabilityWords,
  jobInterestWords,
  waitlistFormWords as words,
  waitlistSupportWords,
  type WaitlistField,
} from '@/lib/content/enquiries/waitlist-form'

/** The one list for the waitlist form, from top to bottom; the error summary follows this order too. */
export const waitlistFields: Record<WaitlistField, Control> = {
  firstName,
  lastName,
  email,
  phone,
  location,
  jobInterest: choice(words.chooseOne, jobInterestWords),
  availability: choice(words.chooseOne, availabilityWords),
  support: choice(words.noneChosen, waitlistSupportWords),
  skills: { kind: 'free-text', rows: 3 },
  experience: { kind: 'free-text', rows: 4 },
  referral,
  consent: { kind: 'tick-box' },
  updates: { kind: 'tick-box' },
}
