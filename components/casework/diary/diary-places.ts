import type { DiaryPlace } from '@/components/casework/diary/diary-screen'

export const portalDiary = {
  path: '/dashboard/candidateportal/diary',
  forms: 'candidate',
  applications: '/dashboard/candidateportal/applications',
  support: '/dashboard/candidateportal/support',
} as const satisfies DiaryPlace

export const demonstrationDiary = {
  path: '/dashboard/candidate/diary',
  forms: 'demonstration/candidate',
  applications: '/dashboard/candidate/applications',
  support: null,
} as const satisfies DiaryPlace
