import { company } from '@/lib/content/company'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/**
 * What our e-mails say. A confirmation may be seen by family, a hostel or an employer: sender, subject and preview
 * tell nothing about the service, and nothing that the visitor typed is in it.
 */
export const confirmationEmail = {
  senderName: company.neutralName,
  subject: (reference: string) => `We have your message (${reference})`,
  preview: 'Thank you for getting in touch. Please keep your reference.',
  heading: 'We have your message',
  paragraphs: [
    'Thank you for getting in touch. A person will read what you sent and contact you within 1 to 2 business days.',
    'You do not need to do anything now. If you want to add or change something, write to us and give your reference.',
  ],
  referenceLabel: 'Your reference',
  contactLead: 'Write to us:',
  notYou: 'If this was not you, somebody typed your address by mistake. You can ignore this email.',
  signature: company.neutralName,
} as const

const nameOf = (source: EnquirySource): string => (source === 'waitlist' ? 'waitlist application' : `${source} enquiry`)

export const notificationEmail = {
  subject: (source: EnquirySource, reference: string) => `New ${nameOf(source)} ${reference}`,
  preview: 'Promised: contact within 1 to 2 business days.',
  heading: (source: EnquirySource) => `New ${nameOf(source)}`,
  replyLead: 'Reply to this person at',
  replyRule:
    'Use this link and not the reply button: this email comes from our own address. Give the reference when you write or call.',
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
    marketingConsent: 'Agreed to news by email',
  },
  yes: 'Yes',
  no: 'No',
} as const
