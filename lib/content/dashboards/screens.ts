import { portals } from '@/lib/content/account/portals'
import { ownMentoringWords } from '@/lib/content/casework/mentoring'
import { diaryWords } from '@/lib/content/casework/diary'
import type { dashboardPages } from '@/lib/content/dashboards/dashboard-pages'
import { ownSupportWords } from '@/lib/content/casework/own-support'
import { partnerReportWords } from '@/lib/content/casework/partner-report'
import { peopleWords } from '@/lib/content/casework/people'
import { practitionerGuidesTitle } from '@/lib/content/casework/practitioner-guides'
import { beginReferralWords, referralListWords } from '@/lib/content/casework/referrals'
import { partnerPortalWords, partnerWords } from '@/lib/content/casework/organisation'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'
import { workSearchWords } from '@/lib/content/casework/work-search'
import { companyWords } from '@/lib/content/hiring/company'
import { employerGuideTitle } from '@/lib/content/hiring/employer-guides'
import { ownApplicationsWords } from '@/lib/content/hiring/own-applications'
import { personWords } from '@/lib/content/hiring/person'
import { personJobWords } from '@/lib/content/hiring/person-jobs'
import { employerValueWords } from '@/lib/content/hiring/social-value'
import { statementWords } from '@/lib/content/hiring/statement'
import type { SitePath } from '@/lib/content/site/pages'
import type { Side } from '@/lib/domain/access/role'

export type DashboardPath = keyof typeof dashboardPages

export type Screen = {
  area: Side
  heading: string
  /** What somebody comes here to get done, in their own words. */
  job: string
  /** One line under the heading: what people must know before they act here, never what they can see for themselves. */
  shows?: string
  /** Shown instead of an empty list, with a link to where to go next. */
  empty: { text: string; link: { label: string; href: SitePath } }
  /** People print this screen. */
  isPrinted?: true
}

const browseJobs = { label: 'See all jobs', href: '/dashboard/candidate/jobs' } as const

export const screens = {
  '/dashboard/candidate': {
    area: 'candidate',
    heading: portals.candidate.title,
    job: 'What do I have to do next?',
    empty: { text: 'You have no open applications.', link: browseJobs },
  },
  '/dashboard/candidate/jobs': {
    area: 'candidate',
    heading: personJobWords.title,
    job: 'Which jobs can I get, and get to?',
    empty: {
      text: 'No jobs match. Try a longer distance or fewer filters.',
      link: { label: 'Clear filters', href: '/dashboard/candidate/jobs' },
    },
    isPrinted: true,
  },
  '/dashboard/candidate/profile': {
    area: 'candidate',
    heading: personWords.title,
    job: 'Tell employers what I can do, once.',
    empty: {
      text: 'You haven’t added anything here yet.',
      link: { label: 'Start with a CV', href: '/cv-builder' },
    },
  },
  '/dashboard/candidate/disclosure': {
    area: 'candidate',
    heading: statementWords.title,
    job: 'What must I tell, to whom, and when?',
    empty: {
      text: 'You haven’t written a statement.',
      link: browseJobs,
    },
  },
  '/dashboard/candidate/applications': {
    area: 'candidate',
    heading: ownApplicationsWords.title,
    job: 'Where do I stand, and what can I do about it?',
    empty: { text: 'You haven’t applied for a job yet.', link: browseJobs },
    isPrinted: true,
  },
  '/dashboard/candidate/diary': {
    area: 'candidate',
    heading: diaryWords.title,
    job: 'Where do I have to be, and when?',
    shows: diaryWords.lead,
    empty: { text: diaryWords.emptyWeek.this, link: { label: diaryWords.open, href: '/dashboard/candidate/diary' } },
    isPrinted: true,
  },
  '/dashboard/candidate/mentoring': {
    area: 'candidate',
    heading: ownMentoringWords.title,
    job: 'Who is on my side, and what am I working towards?',
    empty: {
      text: ownMentoringWords.noMentor,
      link: { label: 'Read about mentoring', href: '/resources/mentorship' },
    },
  },
  '/dashboard/candidate/resources': {
    area: 'candidate',
    heading: ownSupportWords.title,
    job: 'Who helps me, and what do they see?',
    shows: ownSupportWords.lead,
    empty: {
      text: ownSupportWords.none,
      link: { label: 'See all help', href: '/resources' },
    },
    isPrinted: true,
  },
  '/dashboard/candidate/settings': {
    area: 'candidate',
    heading: 'Settings',
    job: 'Choose who can see me.',
    empty: {
      text: 'Employers can’t find you at the moment.',
      link: { label: 'Open my profile', href: '/dashboard/candidate/profile' },
    },
  },
  '/dashboard/employer': {
    area: 'employer',
    heading: portals.employer.title,
    job: 'Who is waiting for my answer?',
    empty: {
      text: 'Nobody is waiting to hear from you.',
      link: { label: 'See our jobs', href: '/dashboard/employer/jobs' },
    },
  },
  '/dashboard/employer/jobs': {
    area: 'employer',
    heading: 'Jobs',
    job: 'Keep our adverts true, open and lawful.',
    empty: {
      text: 'No jobs here.',
      link: { label: 'See all our jobs', href: '/dashboard/employer/jobs' },
    },
  },
  '/dashboard/employer/jobs/new': {
    area: 'employer',
    heading: 'Post a job',
    job: 'Advertise a job fairly and lawfully.',
    empty: {
      text: 'Nothing is filled in yet.',
      link: { label: 'Back to our jobs', href: '/dashboard/employer/jobs' },
    },
  },
  '/dashboard/employer/applications': {
    area: 'employer',
    heading: 'Applications',
    job: 'Choose fairly and answer everybody.',
    empty: {
      text: 'Nobody is at this stage.',
      link: { label: 'See all applicants', href: '/dashboard/employer/applications' },
    },
  },
  '/dashboard/employer/social-value': {
    area: 'employer',
    heading: employerValueWords.title,
    job: 'Show a buyer what we promised and what we did.',
    empty: {
      text: employerValueWords.none,
      link: { label: 'Show all time', href: '/dashboard/employer/social-value' },
    },
    isPrinted: true,
  },
  '/dashboard/employer/resources': {
    area: 'employer',
    heading: employerGuideTitle,
    job: 'Know what to do at the step we are at.',
    empty: { text: 'You’ve done every step.', link: { label: 'Open the employer guide', href: '/employer-guide' } },
    isPrinted: true,
  },
  '/dashboard/employer/settings': {
    area: 'employer',
    heading: companyWords.title,
    job: 'Decide who in our team may see what.',
    empty: {
      text: 'There is no company here.',
      link: { label: 'Ask us', href: '/request-callback' },
    },
  },
  '/dashboard/partner': {
    area: 'partner',
    heading: partnerPortalWords.title.partner,
    job: 'Who needs us today?',
    empty: {
      text: 'Every referral has somebody looking after it.',
      link: { label: 'Add a referral', href: '/dashboard/partner/referrals/new' },
    },
  },
  '/dashboard/partner/referrals': {
    area: 'partner',
    heading: referralListWords.title,
    job: 'Find a referral and see who has it.',
    empty: {
      text: 'No referrals here.',
      link: { label: 'Add a referral', href: '/dashboard/partner/referrals/new' },
    },
  },
  '/dashboard/partner/referrals/new': {
    area: 'partner',
    heading: beginReferralWords.title,
    job: 'Refer somebody in five minutes, safely.',
    empty: {
      text: 'Nothing is filled in yet.',
      link: { label: 'Back to referrals', href: '/dashboard/partner/referrals' },
    },
  },
  '/dashboard/partner/applications': {
    area: 'partner',
    heading: workSearchWords.applicationsOfPeople,
    job: 'See who is close to a job, and what holds it up.',
    shows: workSearchWords.applicationsLead,
    empty: {
      text: 'No applications here.',
      link: { label: 'Match a client to jobs', href: '/dashboard/partner/job-matcher' },
    },
  },
  '/dashboard/partner/support': {
    area: 'partner',
    heading: peopleWords.title,
    job: 'Know what each person still needs, and who is on it.',
    empty: {
      text: 'You aren’t supporting anybody yet.',
      link: { label: 'See referrals', href: '/dashboard/partner/referrals' },
    },
    isPrinted: true,
  },
  '/dashboard/partner/outcomes': {
    area: 'partner',
    heading: partnerReportWords.title,
    job: 'Tell a funder what changed, honestly.',
    empty: {
      text: partnerReportWords.none,
      link: { label: 'Show all time', href: '/dashboard/partner/outcomes' },
    },
    isPrinted: true,
  },
  '/dashboard/partner/job-matcher': {
    area: 'partner',
    heading: workSearchWords.title('Sam Okoro'),
    job: 'Find jobs this person can really do.',
    empty: {
      text: workSearchWords.noJobs,
      link: { label: 'See all jobs', href: '/jobs' },
    },
    isPrinted: true,
  },
  '/dashboard/partner/onboarding': {
    area: 'partner',
    heading: 'Getting set up',
    job: 'Be ready for the first referral.',
    empty: {
      text: 'All done. You’re ready for your first referral.',
      link: { label: 'Add a referral', href: '/dashboard/partner/referrals/new' },
    },
  },
  '/dashboard/partner/messages': {
    area: 'partner',
    heading: supportMessagesWords.pageTitle,
    job: 'Answer people, and find what was said.',
    empty: {
      text: 'No messages here.',
      link: { label: 'See all messages', href: '/dashboard/partner/messages' },
    },
  },
  '/dashboard/partner/settings': {
    area: 'partner',
    heading: partnerWords.title,
    job: 'Keep what others rely on up to date.',
    empty: { text: 'Nobody is in the team yet.', link: { label: 'Ask us', href: '/request-callback' } },
  },
  '/dashboard/caseworker': {
    area: 'caseworker',
    heading: partnerPortalWords.title.caseworker,
    job: 'What must not slip today?',
    empty: {
      text: 'No appointments today.',
      link: { label: 'Open the calendar', href: '/dashboard/caseworker/calendar' },
    },
    isPrinted: true,
  },
  '/dashboard/caseworker/caseload': {
    area: 'caseworker',
    heading: peopleWords.title,
    job: 'Find a person, and see who needs me most.',
    empty: {
      text: 'Nobody matches. Try fewer filters.',
      link: { label: 'Clear filters', href: '/dashboard/caseworker/caseload' },
    },
    isPrinted: true,
  },
  '/dashboard/caseworker/calendar': {
    area: 'caseworker',
    heading: 'Calendar',
    job: 'Plan my week and keep what happened.',
    empty: {
      text: 'Nothing booked this week.',
      link: { label: 'Back to this week', href: '/dashboard/caseworker/calendar' },
    },
    isPrinted: true,
  },
  '/dashboard/caseworker/alerts': {
    area: 'caseworker',
    heading: 'Alerts',
    job: 'See what needs a look, and clear the rest.',
    empty: {
      text: 'No alerts at the moment.',
      link: { label: 'Open the caseload', href: '/dashboard/caseworker/caseload' },
    },
  },
  '/dashboard/caseworker/resources': {
    area: 'caseworker',
    heading: practitionerGuidesTitle,
    job: 'Give a right answer while the client sits here.',
    empty: { text: 'No guides match.', link: { label: 'See all help', href: '/resources' } },
  },
  '/dashboard/caseworker/outcomes': {
    area: 'caseworker',
    heading: partnerReportWords.title,
    job: 'Report on the quarter without counting by hand.',
    empty: {
      text: partnerReportWords.none,
      link: { label: 'Show all time', href: '/dashboard/caseworker/outcomes' },
    },
    isPrinted: true,
  },
  '/dashboard/caseworker/settings': {
    area: 'caseworker',
    heading: partnerWords.title,
    job: 'Make alerts fit how I work.',
    empty: { text: 'Nothing is set yet.', link: { label: 'Ask us', href: '/request-callback' } },
  },
} as const satisfies Record<DashboardPath, Screen>

/** The navigation of each area, in the order of the portal's. Labels come from the list of pages. */
export const areaNavigation = {
  candidate: [
    '/dashboard/candidate',
    '/dashboard/candidate/profile',
    '/dashboard/candidate/jobs',
    '/dashboard/candidate/applications',
    '/dashboard/candidate/diary',
    '/dashboard/candidate/disclosure',
    '/dashboard/candidate/resources',
    '/dashboard/candidate/mentoring',
    '/dashboard/candidate/settings',
  ],
  employer: [
    '/dashboard/employer',
    '/dashboard/employer/jobs',
    '/dashboard/employer/applications',
    '/dashboard/employer/social-value',
    '/dashboard/employer/resources',
    '/dashboard/employer/settings',
  ],
  partner: [
    '/dashboard/partner',
    '/dashboard/partner/support',
    '/dashboard/partner/messages',
    '/dashboard/partner/applications',
    '/dashboard/partner/job-matcher',
    '/dashboard/partner/outcomes',
    '/dashboard/partner/referrals',
    '/dashboard/partner/onboarding',
    '/dashboard/partner/settings',
  ],
  caseworker: [
    '/dashboard/caseworker',
    '/dashboard/caseworker/calendar',
    '/dashboard/caseworker/caseload',
    '/dashboard/caseworker/alerts',
    '/dashboard/caseworker/outcomes',
    '/dashboard/caseworker/resources',
    '/dashboard/caseworker/settings',
  ],
} as const satisfies Record<Side, readonly DashboardPath[]>

export const areaWords = {
  candidate: {
    name: 'Candidate',
    tile: 'See the jobs, applications and diary of somebody looking for work.',
  },
  employer: {
    name: 'Employer',
    tile: 'Post a job, see applicants without names, and print a social value report.',
  },
  partner: {
    name: 'Partner',
    tile: 'See referrals, support plans and outcomes from a charity’s side.',
  },
  caseworker: { name: 'Caseworker', tile: 'See a caseload, a calendar and alerts.' },
} as const satisfies Record<Side, { name: string; tile: string }>
