import { writeAccountEmail, type Told } from '@/lib/content/account/role-emails'

/** What the team reads as soon as a company sends an advert. */
export const jobRequestEmail = {
  subject: 'An advert to review',
  preview: 'A company has sent an advert.',
  labels: { company: 'Company', title: 'Advert' },
  decideLead: 'Read it and answer:',
} as const

const jobAnswer = {
  subject: 'News about your advert',
  heading: 'We have looked at your advert',
  text: ['We have looked at one of your company’s adverts. Sign in to see our answer.'],
  button: 'Sign in and see it',
  ignore:
    'You get this email because you can post jobs for your company. If this looks wrong to you, please write to us:',
  path: '/dashboard/employerportal/jobs',
} as const

/** Tells a company's members that the team has decided, and where to read it. @param siteUrl the origin for its links */
export const writeJobAnswer = (siteUrl: string): Told => writeAccountEmail(siteUrl, jobAnswer)
