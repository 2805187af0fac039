import { writeAccountEmail, type Told } from '@/lib/content/account/role-emails'
import { company } from '@/lib/content/site/company'

/** What the team reads as soon as a company sends an advert. */
export const jobRequestEmail = {
  subject: 'An advert to review',
  preview: 'A company has sent an advert.',
  labels: { company: 'Company', title: 'Advert' },
  decideLead: 'Read it and answer:',
} as const

type Answer = {
  id: string
  title: string
  /** The name of the company whose advert it is. */
  of: string
  answer: keyof typeof words
  /** Why not, in the team's words; null for a yes. */
  reason: string | null
  /** The part of the advert that it is about, by its label; null for all of it. */
  part: string | null
}

const words = {
  approved: {
    subject: 'Your advert is approved',
    heading: 'Yes: your advert is approved',
    text: (title: string, of: string): string => `We have approved ‘${title}’ for ${of}. People can see it and apply.`,
    button: 'See your advert',
  },
  returned: {
    subject: 'Your advert needs a change',
    heading: 'Not yet: your advert needs a change',
    text: (title: string, of: string): string =>
      `We have read ‘${title}’ for ${of}. Something has to change before we can put it on the board.`,
    button: 'Change your advert',
  },
  taken_off: {
    subject: 'Your advert is off the board',
    heading: 'We have taken your advert off the board',
    text: (title: string, of: string): string =>
      `We have taken ‘${title}’ for ${of} off the board. Nobody can apply now. Once it is changed, send it to us again.`,
    button: 'Change your advert',
  },
} as const

const reasonText = (reason: string, part: string | null): string =>
  `The reason${part === null ? '' : `, about ‘${part}’`}: ${reason}`
const ignore =
  'You get this email because you can post jobs for your company. If this looks wrong to you, please write to us:'

/**
 * Tells a company's members what the team has decided about an advert, which one, and why.
 * @param siteUrl the origin for its links
 */
export function writeJobAnswer(siteUrl: string, { id, title, of, answer, reason, part }: Answer): Told {
  const { text, ...decided } = words[answer]
  return writeAccountEmail(siteUrl, {
    ...decided,
    text: [text(title, of), ...(reason === null ? [] : [reasonText(reason, part)])],
    path: `/dashboard/employerportal/jobs/${id}`,
    ignore,
    signature: company.brand,
  })
}
