import { neutralName } from '@/lib/content/site/neutral-name'
import type { CallbackEnquiry, FormSource, OrganisationType } from '@/lib/domain/enquiries/callback-enquiry'
import type { ChoiceField } from '@/lib/domain/enquiries/enquiry-fields'

type KeyOfEach<Union> = Union extends unknown ? keyof Union : never
export type CallbackField = Exclude<KeyOfEach<CallbackEnquiry>, 'form_source'>

/** Stored with each enquiry as the record of consent. Change the version whenever the wording changes. */
export const consentWording = {
  version: '2026-11-25.1',
  contact: 'I agree to be contacted about this enquiry.',
  /** A box of its own, never ticked for anybody, where somebody may write of a record. */
  record:
    'I agree that you can keep what I write about a conviction or prison. I can change my mind at any time. (optional)',
  marketing: 'Send me your news and updates by email. I can stop them at any time. (optional)',
} as const

/** Until 25 November 2026 a candidate's consent to be contacted, in a box that was ticked for them, was stored with this. */
export const recordKeptUnasked = 'I tell you that I have a conviction, and I agree that you can keep that'

/** What somebody wrote about a record cannot be kept unless they agree. */
export const recordConsentProblem = (words: string): string =>
  `You wrote ‘${words}’. Tick ‘I agree that you can keep what I write’, or take that word out.`

export const callbackFormWords = {
  allNeeded: 'Please answer every question, unless it says optional. Give a phone number, an email address, or both.',
  submit: 'Request a Call Back',
  submitting: 'Submitting...',
  honeypot: 'Leave this box empty',
  privacyLink: 'How we use and keep what you tell us (opens in a new tab)',
  printInstead: 'To ask for a call back, email us at',
  failedToast: 'Something went wrong. Please try again.',
  failedNotice: 'We could not send your enquiry. Your answers are still here. You can try again, or email us at',
  noAnswerNotice:
    'We did not get an answer, so we do not know if your enquiry reached us. Your answers are still here. Check your internet connection, then press the button again: if you change nothing, we will not get it twice. If you have had our email, we have it. You can also email us at',
  offlineNotice: 'You’re offline, so nothing has been sent. Your answers are still here. You can also email us at',
  cutOffNotice:
    'You’re offline now, and we did not get an answer, so we do not know if your enquiry reached us. Your answers are still here. If you have had our email, we have it. You can also email us at',
  orEmail: 'You can also email us at',
  unsureNotice:
    'Our service is slow at the moment, and we may already have your enquiry. Press the button again: if you change nothing, it will not be sent twice. Your answers are still here. You can also email us at',
  tooManyNotice:
    'Too many enquiries came from your connection in a short time. Your answers are still here. Please wait a minute and try again, or email us at',
} as const

const freeTextLength = 'A few words or more, up to 5,000\u00a0characters.'

export const fieldWords = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: {
    label: 'Email address',
    hint: `We’ll send a confirmation from ‘${neutralName}’. It doesn’t say what you wrote or what our service is for. No email? Give a phone number instead.`,
  },
  phoneNumber: {
    label: 'Phone number',
    hint: 'We use this to call you back. No phone? Give an email address instead.',
  },
  companyName: { label: 'Company name' },
  jobTitle: { label: 'Your job title' },
  organisation: { label: 'Organisation name' },
  organisationType: { label: 'Organisation type' },
  location: { label: 'Location', hint: 'Your city or a rough location is enough.' },
  message: {
    label: 'Your message',
    hint: `Tell us what you are looking for. Please do not write about your own convictions here. ${freeTextLength}`,
  },
  support: {
    label: 'What support are you looking for?',
    hint: `For example, help with finding work, a CV or an interview. Tell us if there is a time not to call, or if we should only email you. You do not need to tell us about your convictions here. ${freeTextLength}`,
  },
  referral: { label: 'How did you hear about us? (optional)' },
  contactConsent: { label: consentWording.contact },
  recordConsent: {
    label: consentWording.record,
    hint: 'Only needed if you write about a conviction or prison. If you don’t tick this, please leave them out.',
  },
  marketingConsent: { label: consentWording.marketing },
} as const satisfies Record<CallbackField, { label: string; hint?: string }>

/** For employers and partners. Their confirmation says who we are, so this needs no reassurance. */
export const openEmailHint = 'We’ll send a confirmation here. No email? Give a phone number instead.'

export const messageHints = {
  general: fieldWords.message.hint,
  employer: `For example, the roles you hire for, where they are, and what you would like to know. ${freeTextLength}`,
  partner: `For example, the work you do, and how you would like to work with us. Please do not name the people you support. ${freeTextLength}`,
  candidate: fieldWords.support.hint,
} as const satisfies Record<FormSource, string>

export const organisationTypeWords = {
  noneChosen: 'Choose one',
  labels: {
    charity: 'Charity',
    social_enterprise: 'Social enterprise',
    government: 'Government',
    other: 'Other',
  },
} as const satisfies { noneChosen: string; labels: Record<OrganisationType, string> }

/** The words of each choice, for everybody who reads an answer: the team's email, the desk and the copy of the data. */
export const callbackChoices = {
  organisationType: organisationTypeWords.labels,
} as const satisfies Record<Exclude<ChoiceField<CallbackEnquiry>, 'form_source'>, Readonly<Record<string, string>>>
