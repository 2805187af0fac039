import type { Route } from 'next'

import { countText } from '@/lib/content/wording/date-text'
import type { Side } from '@/lib/domain/access/role'

/** The page that follows a form of the demonstration. */
export const answerWords = {
  title: 'What would have happened',
  lead: 'This is a demonstration, so we’ve kept nothing and told nobody.',
  done: 'What you would read next',
  about: 'About',
  when: 'When',
  email: 'Who would get an email',
  noEmail: 'Nobody would get an email about this.',
  to: 'To',
  unnamed: (reference: string): string => `Applicant ${reference}`,
  everybody: (count: number): string => `${countText(count, 'person', 'people')} waiting for an answer`,
  members: (company: string): string => `People at ${company} who see applicants and get these emails`,
  referrers: (organisation: string): string => `People at ${organisation} who work with referrals and get these emails`,
  invited: 'The address that you gave',
  team: 'Our team',
  subject: 'Subject',
  links: 'The links work in a real email.',
  /** In the place of an address that the email shows. */
  address: 'our website',
  next: 'Where to next',
  back: {
    applicant: 'Go back to this applicant',
    application: 'Go back to this application',
    job: 'Go back to this job',
    person: 'Go back to this person',
    referral: 'Go back to this referral',
    other: 'Go back to where you were',
  },
  onwards: {
    already: {
      shortlisted: (who: string): string => `See somebody on your shortlist: ${who}`,
      interview: (who: string): string => `See somebody with an interview: ${who}`,
      offer: (who: string): string => `See somebody with an offer: ${who}`,
      unsuccessful: (who: string): string => `See somebody you have already answered: ${who}`,
    },
    asCandidate: (who: string): string => `See this application as ${who} sees it`,
    asEmployer: (company: string): string => `See this application as ${company} sees it`,
    asHelped: (who: string): string => `See what ${who} reads about the help they get`,
    candidates: 'See what an applicant sees of their applications',
    employers: 'See how an employer reads applications',
    nextStep: 'See the next step on an advert that is already written',
    dates: 'Set the dates on an advert that is already written',
    listed: 'See the list of employers who reply',
    socialValue: 'See what this adds to the social value report',
    referral: 'Go on with this referral',
    advert: 'Go on to the next step',
    home: 'Go to the overview',
  },
  /** The last link: from the story to one's own work. A caseworker begins with their organisation. */
  begin: {
    employer: { label: 'Do this with your own jobs', href: '/sign-in?mode=sign-up&as=employer' },
    candidate: { label: 'Look for a job of your own', href: '/jobs' },
    partner: { label: 'Do this with your own organisation', href: '/sign-in?mode=sign-up&as=partner' },
    caseworker: { label: 'Do this with the people you help', href: '/sign-in?mode=sign-up&as=partner' },
  } satisfies Readonly<Record<Side, { label: string; href: Route }>>,
  /** For an employer who would rather ask first. */
  talk: { label: 'Talk to us first', href: '/employers#call-back' } as const,
} as const
