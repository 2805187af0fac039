import { countText } from '@/lib/content/wording/date-text'

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
  members: (company: string): string => `Those at ${company} who see applicants and want such emails`,
  referrers: (organisation: string): string => `Those at ${organisation} who work with referrals and want such emails`,
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
    other: 'Go back',
  },
  onwards: {
    already: {
      shortlisted: (who: string): string => `Open ${who}, who is already on your shortlist`,
      interview: (who: string): string => `Open ${who}, who already has an interview`,
      offer: (who: string): string => `Open ${who}, who already has an offer`,
      unsuccessful: (who: string): string => `Open ${who}, whom you have already answered`,
    },
    asCandidate: (who: string): string => `See this application as ${who} sees it`,
    asEmployer: (company: string): string => `See this application as ${company} sees it`,
    asHelped: (who: string): string => `See what ${who} reads about the help they get`,
    candidates: 'See what an applicant sees of their applications',
    employers: 'See how an employer reads applications',
    nextStep: 'See the next step on an advert that is already written',
    home: 'Go to the overview',
  },
} as const
