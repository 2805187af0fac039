import { callBackTime } from '@/lib/content/call-back-time'
import { neutralName } from '@/lib/content/neutral-name'

export const thankYouWords = {
  heading: 'Thank you. We have received your enquiry',
  waitlist: 'If you joined our waitlist, you are on it now.',
  referenceLabel: 'Your reference',
  referenceHint: 'Please give this if you contact us about your enquiry.',
  nextHeading: 'What happens next',
  steps: [
    {
      title: 'You get a confirmation email shortly',
      text: `It comes from ‘${neutralName}’ and does not say what you wrote or what our service is for. If you cannot see it, look in your spam or junk folder. If you have already had one from us today, we do not send another.`,
    },
    {
      title: `Our team contacts you within ${callBackTime}`,
      text: 'We use the phone number or the email address you gave us.',
    },
  ],
  contactHeading: 'Something to add or correct?',
  contactText: 'Email us at',
  linksHeading: 'Where to go now',
  links: {
    home: 'Go to the home page',
    resources: 'See help and resources',
    employerGuide: 'Read the employer guide',
    again: 'Submit another enquiry',
  },
} as const
