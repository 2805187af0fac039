import type { CallbackField } from '@/lib/content/enquiries/callback-form'
import type { WaitlistField } from '@/lib/content/enquiries/waitlist-form'
import { costSentence } from '@/lib/content/employers/cost'
import { startNow } from '@/lib/content/employers/employers'
import { callBackTime } from '@/lib/content/site/call-back-time'
import { company } from '@/lib/content/site/company'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/**
 * A confirmation may be seen by family, a hostel or an employer, so its sender, subject and preview reveal nothing about
 * the service, and it contains nothing the visitor typed. For candidates, and people who may be candidates, its text
 * reveals nothing either; for employers and partners it says who we are.
 */
export const confirmationEmail = {
  senderName: company.neutralName,
  subject: (reference: string) => `Thank you for getting in touch (${reference})`,
  preview: 'Please keep your reference.',
  heading: 'Thank you for getting in touch',
  referenceLabel: 'Your reference',
  contactLead: 'Email us:',
  notYou: 'If this was not you, somebody typed your address by mistake. You can ignore this email.',
} as const

type ConfirmationBody = {
  /** Whether the email says who we are and what the service is, above and below the text. */
  isOpen: boolean
  paragraphs: readonly string[]
  stepsHeading?: string
  steps: readonly string[]
  /** What they can do at once instead of waiting. */
  now?: { text: string; label: string; path: string }
  signature: string
}

const nothingToDo =
  'You don’t need to do anything now. If you want to add or change something, email us and give your reference.'

const neutral = (by: string): ConfirmationBody => ({
  isOpen: false,
  paragraphs: [`Someone will read what you sent and contact you within ${callBackTime}, by ${by}.`, nothingToDo],
  steps: [],
  signature: company.neutralName,
})

/** How we get in touch with somebody who has this email, in a sentence that begins with the time. */
const inTouch = (by: string, hasPhone: boolean): string =>
  hasPhone
    ? `Within ${callBackTime}, by ${by}, we’ll call the number you gave. If we can’t reach you, we’ll email you.`
    : `Within ${callBackTime}, by ${by}, we’ll email you.`

/**
 * The text of the confirmation for each kind of sender.
 * @param by the day by which we will be in touch, in words
 * @param hasPhone whether they gave a number to call
 */
export const confirmationBodies: Readonly<Record<EnquirySource, (by: string, hasPhone: boolean) => ConfirmationBody>> =
  {
    employer: (by, hasPhone) => ({
      isOpen: true,
      paragraphs: [
        `Thank you for asking ${company.brand} for a call back. We help UK employers hire people with convictions.`,
        nothingToDo,
      ],
      stepsHeading: 'What happens next',
      steps: [
        'Someone on our team will read what you sent.',
        inTouch(by, hasPhone),
        ['We’ll ask about the roles you’re hiring for and answer your questions. There’s no obligation.', costSentence]
          .filter((part) => part !== null)
          .join(' '),
      ],
      now: {
        text: 'You don’t have to wait for our call. You can tell us about your company now, and write your first advert:',
        label: startNow.label,
        path: startNow.href,
      },
      signature: `The ${company.brand} team`,
    }),
    partner: (by, hasPhone) => ({
      isOpen: true,
      paragraphs: [
        `Thank you for contacting ${company.brand}. We work with charities and other organisations that help people with convictions find work.`,
        nothingToDo,
      ],
      stepsHeading: 'What happens next',
      steps: [
        'Someone on our team will read what you sent.',
        inTouch(by, hasPhone),
        'We’ll ask about the people you support and agree what to do next.',
      ],
      signature: `The ${company.brand} team`,
    }),
    candidate: neutral,
    waitlist: neutral,
    general: neutral,
  }

const nameOf = (source: EnquirySource): string => (source === 'waitlist' ? 'waitlist application' : `${source} enquiry`)

/**
 * What the team is told: every field of every form except the consent without which nothing is stored. The waitlist's
 * phone number and consent to news have the same names here as in the callback forms.
 */
export type NotifiedField =
  Exclude<CallbackField, 'contactConsent'> | Exclude<WaitlistField, 'consent' | 'phone' | 'updates'>

export const notificationEmail = {
  subject: (source: EnquirySource, reference: string) => `New ${nameOf(source)} ${reference}`,
  preview: `Promised: contact within ${callBackTime}.`,
  heading: (source: EnquirySource) => `New ${nameOf(source)}`,
  answer: 'Answer on the desk',
  replyRule:
    'Please don’t press Reply, which would come back to us. What you write on the desk is sent from there and kept in the history.',
  onlyCall:
    'There is no email address, so the only way to answer is by phone. Note on the desk that you called. Please don’t press Reply, which would come back to us.',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phoneNumber: 'Phone',
    location: 'Location',
    companyName: 'Company',
    jobTitle: 'Job title',
    organisation: 'Organisation',
    organisationType: 'Type of organisation',
    message: 'Message',
    support: 'Support wanted',
    jobInterest: 'Kind of work',
    availability: 'Could start',
    skills: 'Skills',
    experience: 'Work experience',
    referral: 'Heard about us from',
    recordConsent: 'Agreed that we keep what they write about a record',
    marketingConsent: 'Agreed to news by email',
  } satisfies Record<NotifiedField, string>,
  yes: 'Yes',
  no: 'No',
} as const
