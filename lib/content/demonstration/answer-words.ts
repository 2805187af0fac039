import { countText } from '@/lib/content/wording/date-text'

/** The page that follows a form of the demonstration. */
export const answerWords = {
  title: 'What would have happened',
  lead: 'This is a demonstration: we have kept nothing and told nobody.',
  done: 'What you would read next',
  email: 'Who would get an email',
  noEmail: 'Nobody would get an email about this.',
  to: 'To',
  unnamed: (reference: string): string => `Applicant ${reference}`,
  everybody: (count: number): string => `${countText(count, 'person', 'people')} waiting for an answer`,
  members: (company: string): string => `Those at ${company} who see applicants and want such emails`,
  referrers: (organisation: string): string => `Those at ${organisation} who work with referrals and want such emails`,
  invited: 'The address that you gave',
  team: 'Our team',
  subject: 'Subject',
  back: 'Go back',
} as const
