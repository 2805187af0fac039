import type { Route } from 'next'

export const portalNavigationName = 'Screens of your portal'

/** The screens of each portal, in navigation order. */
export const portalScreens = {
  employer: [
    { href: '/dashboard/employerportal', label: 'Overview' },
    { href: '/dashboard/employerportal/jobs', label: 'Jobs' },
    { href: '/dashboard/employerportal/applications', label: 'Applications' },
    { href: '/dashboard/employerportal/company', label: 'Company' },
  ],
  candidate: [
    { href: '/dashboard/candidateportal', label: 'Overview' },
    { href: '/dashboard/candidateportal/profile', label: 'Profile' },
    { href: '/dashboard/candidateportal/jobs', label: 'Jobs' },
    { href: '/dashboard/candidateportal/applications', label: 'Applications' },
    { href: '/dashboard/candidateportal/statement', label: 'Statement' },
  ],
} as const satisfies Record<'employer' | 'candidate', readonly { href: Route; label: string }[]>
