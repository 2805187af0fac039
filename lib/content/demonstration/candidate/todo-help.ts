import type { SitePath } from '@/lib/content/site/pages'
import type { TodoKind } from '@/lib/domain/dashboards/service-state'

/** Where to find help with each thing that somebody needs for work. */
export const todoHelp = {
  bank_account: {
    text: 'Wages are paid into an account. You can open a basic one without a good credit record.',
    link: { label: 'Open a bank account', href: '/resources#bank-account' },
  },
  cv: {
    text: 'One page is enough. Work in prison counts.',
    link: { label: 'Open the CV builder', href: '/cv-builder' },
  },
  disclosure: {
    text: 'Find out what’s spent, and have your own words ready. You may never need them.',
    link: { label: 'Prepare what to say', href: '/dashboard/candidate/disclosure' },
  },
  email: {
    text: 'Employers and agencies will email you. A work coach or a library can help you set one up.',
    link: { label: 'Phone and internet', href: '/resources#phone-internet' },
  },
  housing: {
    text: 'Tell somebody today if you have nowhere safe to stay.',
    link: { label: 'Find housing help', href: '/resources#housing' },
  },
  id: {
    text: 'An employer must check you have the right to work in the UK. Some documents cost money, and some organisations will pay.',
    link: { label: 'Get ID', href: '/resources#birth-certificate' },
  },
  phone: {
    text: 'Any phone employers can ring will do. Tell us which times are safe.',
    link: { label: 'Phone and internet', href: '/resources#phone-internet' },
  },
} as const satisfies Record<TodoKind, { text: string; link: { label: string; href: SitePath } }>
