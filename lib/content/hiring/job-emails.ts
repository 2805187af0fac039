import { roleEmailLayout } from '@/lib/content/account/role-email-layout'
import { neutralName } from '@/lib/content/site/neutral-name'
import { fillEmail } from '@/lib/domain/emails/fill-email'

type Told = { subject: string; html: string; text: string }

const jobAnswer = {
  subject: 'News about your advert',
  heading: 'We have looked at your advert',
  text: 'We have looked at one of your company’s adverts. Sign in to see our answer.',
  button: 'Sign in and see it',
  ignore:
    'You get this email because you can post jobs for your company. If this looks wrong to you, please write to us:',
} as const

/** Tells a company's members that the team has decided, and where to read it. @param siteUrl the origin for its links */
export function writeJobAnswer(siteUrl: string): Told {
  const { subject, text, ...words } = jobAnswer
  const link = `${siteUrl}/dashboard/employerportal/jobs`
  const contact = `${siteUrl}/contact`
  return { subject, ...fillEmail(roleEmailLayout, { ...words, text: [text], link, contact, signature: neutralName }) }
}
