export const thankYouWords = {
  metaTitle: 'Thank you for your enquiry',
  metaDescription: 'We have received your enquiry. What happens next, and how to contact us.',
  heading: 'Thank you. We have received your enquiry',
  referenceLabel: 'Your reference',
  referenceHint: 'Please give this if you contact us about your enquiry.',
  nextHeading: 'What happens next',
  steps: [
    {
      title: 'You get a confirmation e-mail shortly',
      text: 'If you cannot see it, look in your spam or junk folder. If you have already had one from us today, we do not send another.',
    },
    {
      title: 'Our team contacts you within 1-2 business days',
      text: 'We use the phone number or the e-mail address you gave us.',
    },
  ],
  contactHeading: 'Something to add or correct?',
  contactText: 'E-mail us at',
  linksHeading: 'Where to go now',
  links: { home: 'Go to the home page', resources: 'See help and resources', again: 'Submit another enquiry' },
} as const
