import type { ContactKind, ProfileVisibility } from '@/lib/domain/dashboards/service-state'

export const profileWords = {
  visibilityLegend: 'Who can see my profile?',
  visibilityHints: {
    off: 'You can still apply. The employer only sees what you send with your application.',
    anonymous: 'Employers see your skills, hours and how far away you live, but not your name.',
    named: 'The same, with your name. Never your record.',
  } satisfies Record<ProfileVisibility, string>,
  visibilityDone: 'Saved. Who can see your profile:',
  factsHeading: 'What’s in my profile',
  fixed: 'You can’t change these in the demonstration.',
  name: 'Name',
  town: 'Town',
  phone: 'Phone',
  email: 'Email',
  availability: 'When I can work',
  rightToWork: 'Right to work in the UK',
  yes: 'Yes',
  no: 'Not yet',
  wants: 'Work I want',
  skills: 'Skills',
  tickets: 'Tickets and certificates',
  experience: 'Experience',
  previewHeading: 'What employers see when you apply',
  previewText: 'A reference number instead of your name. No photo, age, gaps or record.',
  afterHeading: 'What employers see if they shortlist you',
  afterText:
    'Your name, and any contact details you choose to share. They don’t see your record: they have to ask, and you decide what to say.',
  contactLegend: 'Which contact details do you want to share?',
  contactLabels: { phone: 'My phone number', email: 'My email address' } satisfies Record<ContactKind, string>,
  contactDone: (what: string, isShared: boolean) =>
    isShared ? `${what}: shared with employers who shortlist you.` : `${what}: not shared.`,
  cv: 'Make a CV',
} as const
