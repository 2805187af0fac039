import type { Route } from 'next'

export const portalNavigationName = 'Your portal'

/** The screens of each portal, in navigation order. */
export const portalScreens = {
  employer: [
    { href: '/dashboard/employerportal', label: 'Overview' },
    { href: '/dashboard/employerportal/jobs', label: 'Jobs' },
    { href: '/dashboard/employerportal/applications', label: 'Applications' },
    { href: '/dashboard/employerportal/social-value', label: 'Social value' },
    { href: '/dashboard/employerportal/guides', label: 'Guides' },
    { href: '/dashboard/employerportal/company', label: 'Company' },
    { href: '/dashboard/employerportal/company/people', label: 'Colleagues' },
  ],
  candidate: [
    { href: '/dashboard/candidateportal', label: 'Overview' },
    { href: '/dashboard/candidateportal/profile', label: 'Profile' },
    { href: '/dashboard/candidateportal/jobs', label: 'Jobs' },
    { href: '/dashboard/candidateportal/applications', label: 'Applications' },
    { href: '/dashboard/candidateportal/diary', label: 'Diary' },
    { href: '/dashboard/candidateportal/statement', label: 'Statement' },
    { href: '/dashboard/candidateportal/support', label: 'Support' },
    { href: '/dashboard/candidateportal/mentoring', label: 'Mentoring' },
  ],
  partner: [
    { href: '/dashboard/partnerportal', label: 'Overview' },
    { href: '/dashboard/partnerportal/calendar', label: 'Calendar' },
    { href: '/dashboard/partnerportal/people', label: 'People' },
    { href: '/dashboard/partnerportal/messages', label: 'Messages' },
    { href: '/dashboard/partnerportal/applications', label: 'Applications' },
    { href: '/dashboard/partnerportal/outcomes', label: 'Outcomes' },
    { href: '/dashboard/partnerportal/referrals', label: 'Referrals' },
    { href: '/dashboard/partnerportal/guides', label: 'Guides' },
    { href: '/dashboard/partnerportal/mentoring', label: 'Mentoring' },
    { href: '/dashboard/partnerportal/organisation', label: 'Organisation' },
  ],
  caseworker: [
    { href: '/dashboard/caseworkerportal', label: 'Overview' },
    { href: '/dashboard/caseworkerportal/calendar', label: 'Calendar' },
    { href: '/dashboard/caseworkerportal/people', label: 'People' },
    { href: '/dashboard/caseworkerportal/messages', label: 'Messages' },
    { href: '/dashboard/caseworkerportal/applications', label: 'Applications' },
    { href: '/dashboard/caseworkerportal/alerts', label: 'Alerts' },
    { href: '/dashboard/caseworkerportal/referrals', label: 'Referrals' },
    { href: '/dashboard/caseworkerportal/guides', label: 'Guides' },
    { href: '/dashboard/caseworkerportal/mentoring', label: 'Mentoring' },
    { href: '/dashboard/caseworkerportal/organisation', label: 'Organisation' },
  ],
} as const satisfies Record<
  'employer' | 'candidate' | 'partner' | 'caseworker',
  readonly { href: Route; label: string }[]
>
