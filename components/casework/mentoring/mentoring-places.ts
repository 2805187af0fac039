import type { MentoringPlace } from '@/components/casework/mentoring/own-mentoring-screen'

export const portalMentoring = {
  path: '/dashboard/candidateportal/mentoring',
  forms: 'candidate',
  support: '/dashboard/candidateportal/support',
} as const satisfies MentoringPlace

export const demonstrationMentoring = {
  path: '/dashboard/candidate/mentoring',
  forms: 'demonstration/candidate',
  support: null,
} as const satisfies MentoringPlace
