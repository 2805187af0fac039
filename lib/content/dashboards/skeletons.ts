import type { DashboardPath } from '@/lib/content/dashboards/screens'

/** What a screen mostly is, for the shape that stands in its place while it is on its way. */
export type SkeletonShape = 'tiles' | 'table' | 'cards' | 'week' | 'form'

export const screenShapes = {
  '/dashboard/candidate': 'tiles',
  '/dashboard/candidate/jobs': 'cards',
  '/dashboard/candidate/profile': 'form',
  '/dashboard/candidate/disclosure': 'cards',
  '/dashboard/candidate/applications': 'cards',
  '/dashboard/candidate/diary': 'week',
  '/dashboard/candidate/mentoring': 'cards',
  '/dashboard/candidate/resources': 'cards',
  '/dashboard/candidate/settings': 'form',
  '/dashboard/employer': 'tiles',
  '/dashboard/employer/jobs': 'cards',
  '/dashboard/employer/applications': 'cards',
  '/dashboard/employer/social-value': 'tiles',
  '/dashboard/employer/resources': 'cards',
  '/dashboard/employer/settings': 'cards',
  '/dashboard/partner': 'tiles',
  '/dashboard/partner/referrals': 'table',
  '/dashboard/partner/referrals/new': 'form',
  '/dashboard/partner/applications': 'table',
  '/dashboard/partner/support': 'cards',
  '/dashboard/partner/outcomes': 'tiles',
  '/dashboard/partner/job-matcher': 'cards',
  '/dashboard/partner/onboarding': 'cards',
  '/dashboard/partner/messages': 'table',
  '/dashboard/partner/settings': 'form',
  '/dashboard/caseworker': 'tiles',
  '/dashboard/caseworker/caseload': 'table',
  '/dashboard/caseworker/calendar': 'week',
  '/dashboard/caseworker/alerts': 'table',
  '/dashboard/caseworker/resources': 'cards',
  '/dashboard/caseworker/outcomes': 'tiles',
  '/dashboard/caseworker/settings': 'form',
} as const satisfies Record<DashboardPath, SkeletonShape>
