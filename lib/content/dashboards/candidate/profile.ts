import type { ContactKind, ProfileVisibility } from '@/lib/domain/dashboards/service-state'

export const profileWords = {
  visibilityLegend: 'Who can see my profile?',
  visibilityHints: {
    off: 'They see only what you send with an application.',
    anonymous: 'Employers see your skills, hours and how far away you live, but not your name.',
    named: 'Employers see your skills, hours, how far away you live, and your name. Never your record.',
  } satisfies Record<ProfileVisibility, string>,
  skills: 'Skills',
  tickets: 'Tickets and certificates',
  experience: 'Experience',
  contactLabels: { phone: 'My phone number', email: 'My email address' } satisfies Record<ContactKind, string>,
} as const
