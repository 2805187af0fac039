import type { Route } from 'next'

/** The screens of the team's desk, in navigation order. */
export const deskScreens = [
  { href: '/dashboard/team', label: 'Today' },
  { href: '/dashboard/team/enquiries', label: 'Enquiries' },
  { href: '/dashboard/team/people', label: 'Team' },
  { href: '/dashboard/team/companies', label: 'Organisations' },
  { href: '/dashboard/team/jobs', label: 'Adverts' },
  { href: '/dashboard/team/reports', label: 'Reported messages' },
  { href: '/dashboard/team/subjects', label: 'Data requests' },
  { href: '/dashboard/team/emails', label: 'Emails' },
  { href: '/dashboard/team/figures', label: 'Figures' },
  { href: '/dashboard/team/log', label: 'Log' },
] as const satisfies readonly {
  href: Route
  label: string
}[]

export const deskWords = {
  name: 'Team desk',
  navigation: 'The desk',
  today: { title: 'Today', lead: 'What needs the team’s attention.' },
} as const
