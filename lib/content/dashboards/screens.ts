import type { dashboardPages } from '@/lib/content/dashboards/dashboard-pages'
import type { SitePath } from '@/lib/content/site-pages'
import type { Role } from '@/lib/domain/applications/stages'

export type DashboardPath = keyof typeof dashboardPages

/** Pages with an identifier in their address, as Next.js writes their routes. */
export type DetailRoute =
  | '/dashboard/partner/referrals/[id]'
  | '/dashboard/partner/applications/[id]'
  | '/dashboard/partner/messages/[id]'
  | '/dashboard/caseworker/candidate/[id]'

export type Screen = {
  area: Role
  heading: string
  /** What somebody comes here to get done, in their own words. */
  job: string
  /** One line under the heading: what the demonstration shows here. */
  shows: string
  /** What stands in the place of an empty list, and where to go from there. */
  empty: { text: string; link: { label: string; href: SitePath } }
  /** People take this one on paper. */
  isPrinted?: true
}

const browseJobs = { label: 'See all jobs', href: '/dashboard/candidate/jobs' } as const

export const screens = {
  '/dashboard/candidate': {
    area: 'candidate',
    heading: 'My week',
    job: 'What do I have to do next?',
    shows: 'Your next step comes first. Below it are jobs that close soon, your applications and your diary.',
    empty: { text: 'Nothing waits for you this week.', link: browseJobs },
    isPrinted: true,
  },
  '/dashboard/candidate/jobs': {
    area: 'candidate',
    heading: 'Jobs for me',
    job: 'Which jobs can I get, and get to?',
    shows: 'Each job says how far it is, when it asks about convictions, and why it is on your list.',
    empty: {
      text: 'No job fits all of that. Try more miles or fewer filters.',
      link: { label: 'Clear filters', href: '/dashboard/candidate/jobs' },
    },
    isPrinted: true,
  },
  '/dashboard/candidate/profile': {
    area: 'candidate',
    heading: 'My profile',
    job: 'Tell employers what I can do, once.',
    shows: 'One profile goes with every application. You choose who sees it. A record is not part of it.',
    empty: {
      text: 'You have not added anything here yet.',
      link: { label: 'Start with a CV', href: '/cv-builder' },
    },
  },
  '/dashboard/candidate/disclosure': {
    area: 'candidate',
    heading: 'What to say about my record',
    job: 'What must I tell, to whom, and when?',
    shows:
      'What each job may ask you, your statement in your own words, and who has been given it. Nobody else sees this page.',
    empty: {
      text: 'Save a job to see what it may ask you.',
      link: browseJobs,
    },
  },
  '/dashboard/candidate/applications': {
    area: 'candidate',
    heading: 'My applications',
    job: 'Where do I stand, and what can I do about it?',
    shows: 'Every stage has a date and says who moved it. When the answer was no, you see why.',
    empty: { text: 'You have not applied for a job yet.', link: browseJobs },
    isPrinted: true,
  },
  '/dashboard/candidate/diary': {
    area: 'candidate',
    heading: 'My diary',
    job: 'Where do I have to be, and when?',
    shows: 'A week or a list. What you add yourself is private until you share it.',
    empty: {
      text: 'There is nothing in your diary this week.',
      link: { label: 'Back to this week', href: '/dashboard/candidate/diary' },
    },
    isPrinted: true,
  },
  '/dashboard/candidate/mentoring': {
    area: 'candidate',
    heading: 'My mentor and my goals',
    job: 'Who is on my side, and what am I working towards?',
    shows: 'Your mentor, what you talked about and what comes next. Tick off a step when it is done.',
    empty: {
      text: 'You do not have a mentor yet.',
      link: { label: 'Read about mentoring', href: '/resources/mentorship' },
    },
  },
  '/dashboard/candidate/resources': {
    area: 'candidate',
    heading: 'Help for what is not in place yet',
    job: 'Sort out what stands between me and a first day at work.',
    shows: 'Seven things that work needs. Each one that is missing has a page with help.',
    empty: {
      text: 'All seven are in place. Well done.',
      link: { label: 'See all help', href: '/resources' },
    },
    isPrinted: true,
  },
  '/dashboard/candidate/settings': {
    area: 'candidate',
    heading: 'Settings',
    job: 'Choose how I am reached, and who can see me.',
    shows: 'Safe ways to reach you, how often we write, and a list of what each side can see.',
    empty: {
      text: 'No employer can see you.',
      link: { label: 'Open my profile', href: '/dashboard/candidate/profile' },
    },
  },
  '/dashboard/employer': {
    area: 'employer',
    heading: 'What waits for you',
    job: 'Who is waiting for my answer?',
    shows: 'People who wait come first, with the days they have waited. Each number opens its list.',
    empty: {
      text: 'Nobody waits for you.',
      link: { label: 'See our jobs', href: '/dashboard/employer/jobs' },
    },
  },
  '/dashboard/employer/jobs': {
    area: 'employer',
    heading: 'Our jobs',
    job: 'Keep our adverts true, open and lawful.',
    shows:
      'Pause a job, give it more time, or close it and say whether you hired. No job here asks about convictions on the form.',
    empty: {
      text: 'No job is in this state.',
      link: { label: 'See all our jobs', href: '/dashboard/employer/jobs' },
    },
  },
  '/dashboard/employer/applications': {
    area: 'employer',
    heading: 'Applicants',
    job: 'Choose fairly and answer everybody.',
    shows:
      'There is no name until you shortlist and never a record. Every no needs a reason, which the applicant sees.',
    empty: {
      text: 'No applicant is at this stage.',
      link: { label: 'See all applicants', href: '/dashboard/employer/applications' },
    },
    isPrinted: true,
  },
  '/dashboard/employer/social-value': {
    area: 'employer',
    heading: 'Social value report',
    job: 'Show a buyer what we promised and what we did.',
    shows:
      'Counted from job starts and checks, never typed in. Numbers under 5 are hidden, so that nobody can be picked out.',
    empty: {
      text: 'Nobody started in this period.',
      link: { label: 'Show all time', href: '/dashboard/employer/social-value' },
    },
    isPrinted: true,
  },
  '/dashboard/employer/resources': {
    area: 'employer',
    heading: 'The right guide at each step',
    job: 'Know what to do at the step we are at.',
    shows: 'Six short checklists. Each step leads to the guide page with its law and its source.',
    empty: { text: 'Every step is ticked.', link: { label: 'Open the employer guide', href: '/employer-guide' } },
    isPrinted: true,
  },
  '/dashboard/employer/settings': {
    area: 'employer',
    heading: 'Company and team',
    job: 'Decide who in our team may see what.',
    shows: 'Rights are given person by person. Reading a disclosure is a right of its own.',
    empty: { text: 'There is nobody in the team yet.', link: { label: 'Ask us', href: '/request-callback' } },
  },
  '/dashboard/partner': {
    area: 'partner',
    heading: 'What needs doing',
    job: 'Who needs us today?',
    shows:
      'Referrals that nobody has, people without contact, sessions without an outcome. Each number opens its list.',
    empty: {
      text: 'Nothing waits for you.',
      link: { label: 'Add a referral', href: '/dashboard/partner/referrals/new' },
    },
  },
  '/dashboard/partner/referrals': {
    area: 'partner',
    heading: 'Referrals',
    job: 'Find a referral and see who has it.',
    shows: 'Tabs by state, search by name or reference, sorting and a download.',
    empty: {
      text: 'No referral is here.',
      link: { label: 'Add a referral', href: '/dashboard/partner/referrals/new' },
    },
    isPrinted: true,
  },
  '/dashboard/partner/referrals/new': {
    area: 'partner',
    heading: 'Add a referral',
    job: 'Refer somebody in five minutes, safely.',
    shows:
      'Consent comes first. We never ask what somebody was convicted of. Use made-up details: this is a demonstration.',
    empty: {
      text: 'Nothing is filled in yet.',
      link: { label: 'Back to referrals', href: '/dashboard/partner/referrals' },
    },
  },
  '/dashboard/partner/applications': {
    area: 'partner',
    heading: 'Our clients’ applications',
    job: 'See who is close to a job, and what holds it up.',
    shows:
      'The stage is the one the candidate and the employer see. You see whether a record was discussed, never what was said.',
    empty: {
      text: 'No application is here.',
      link: { label: 'Match a client to jobs', href: '/dashboard/partner/job-matcher' },
    },
  },
  '/dashboard/partner/support': {
    area: 'partner',
    heading: 'Support plans and sessions',
    job: 'Know what each person still needs, and who is on it.',
    shows: 'Seven kinds of need, and the sessions behind them. Say who came on the same page.',
    empty: {
      text: 'Nobody is being supported yet.',
      link: { label: 'See referrals', href: '/dashboard/partner/referrals' },
    },
    isPrinted: true,
  },
  '/dashboard/partner/outcomes': {
    area: 'partner',
    heading: 'Outcomes for funders',
    job: 'Tell a funder what changed, honestly.',
    shows: 'From referral to a job kept for six months. Numbers under 5 are hidden in what leaves the building.',
    empty: {
      text: 'Nothing happened in this period.',
      link: { label: 'Show all time', href: '/dashboard/partner/outcomes' },
    },
    isPrinted: true,
  },
  '/dashboard/partner/job-matcher': {
    area: 'partner',
    heading: 'Match a client to jobs',
    job: 'Find jobs this person can really do.',
    shows: 'Choose a client who agreed. Jobs are grouped, and each says why. Nothing is guessed from a name.',
    empty: {
      text: 'No job fits. Try further away.',
      link: { label: 'See all jobs', href: '/jobs' },
    },
    isPrinted: true,
  },
  '/dashboard/partner/onboarding': {
    area: 'partner',
    heading: 'Setting up',
    job: 'Be ready for the first referral.',
    shows: 'Eight steps, each with who does it and by when.',
    empty: {
      text: 'All steps are done.',
      link: { label: 'Add a referral', href: '/dashboard/partner/referrals/new' },
    },
  },
  '/dashboard/partner/messages': {
    area: 'partner',
    heading: 'Messages',
    job: 'Answer people, and find what was said.',
    shows: 'Unread first. Every thread belongs to a referral or an application.',
    empty: {
      text: 'There is no message here.',
      link: { label: 'See all messages', href: '/dashboard/partner/messages' },
    },
  },
  '/dashboard/partner/settings': {
    area: 'partner',
    heading: 'Organisation and team',
    job: 'Keep what others rely on up to date.',
    shows: 'Your services and how many people you can take a month. Your other pages count with them.',
    empty: { text: 'There is nobody in the team yet.', link: { label: 'Ask us', href: '/request-callback' } },
  },
  '/dashboard/caseworker': {
    area: 'caseworker',
    heading: 'Today',
    job: 'What must not slip today?',
    shows: 'Today’s appointments, then six numbers. Each number opens its list.',
    empty: {
      text: 'There is no appointment today.',
      link: { label: 'Open the calendar', href: '/dashboard/caseworker/calendar' },
    },
    isPrinted: true,
  },
  '/dashboard/caseworker/caseload': {
    area: 'caseworker',
    heading: 'Caseload',
    job: 'Find a person, and see who needs me most.',
    shows: 'Search by name or reference; filter by work status and time to release; sort and download.',
    empty: {
      text: 'Nobody fits all of that.',
      link: { label: 'Clear filters', href: '/dashboard/caseworker/caseload' },
    },
    isPrinted: true,
  },
  '/dashboard/caseworker/calendar': {
    area: 'caseworker',
    heading: 'Calendar',
    job: 'Plan my week and keep what happened.',
    shows: 'Week and list. Booking warns of a clash. Say who came without leaving the page.',
    empty: {
      text: 'There is nothing in this week.',
      link: { label: 'Back to this week', href: '/dashboard/caseworker/calendar' },
    },
    isPrinted: true,
  },
  '/dashboard/caseworker/alerts': {
    area: 'caseworker',
    heading: 'Alerts',
    job: 'See what needs a look, and clear the rest.',
    shows: 'Each alert says which rule raised it and how old it is. Clear several at once or put them off.',
    empty: {
      text: 'There is no alert. Nothing has been missed.',
      link: { label: 'Open the caseload', href: '/dashboard/caseworker/caseload' },
    },
  },
  '/dashboard/caseworker/resources': {
    area: 'caseworker',
    heading: 'Guides for practitioners',
    job: 'Give a right answer while the client sits here.',
    shows: 'Grouped by the question that a client asks. Each leads to a page with its source.',
    empty: { text: 'No guide fits.', link: { label: 'See all help', href: '/resources' } },
  },
  '/dashboard/caseworker/outcomes': {
    area: 'caseworker',
    heading: 'Outcomes report',
    job: 'Report on the quarter without counting by hand.',
    shows: 'Every row is shown, zeros too. The numbers are those of the lists.',
    empty: {
      text: 'Nothing happened in this period.',
      link: { label: 'Show all time', href: '/dashboard/caseworker/outcomes' },
    },
    isPrinted: true,
  },
  '/dashboard/caseworker/settings': {
    area: 'caseworker',
    heading: 'Working hours and alerts',
    job: 'Make alerts fit how I work.',
    shows: 'After how many days each alert is raised, your hours, and the largest caseload.',
    empty: { text: 'Nothing is set yet.', link: { label: 'Ask us', href: '/request-callback' } },
  },
} as const satisfies Record<DashboardPath, Screen>

export const detailScreens = {
  '/dashboard/partner/referrals/[id]': {
    area: 'partner',
    parent: '/dashboard/partner/referrals',
    heading: 'Referral',
    job: 'Take one referral to its outcome.',
    shows: 'Safe ways to make contact stand at the top. Assign it, start it, and say how it ended.',
    empty: {
      text: 'There is no referral with this reference.',
      link: { label: 'Back to referrals', href: '/dashboard/partner/referrals' },
    },
    isPrinted: true,
  },
  '/dashboard/partner/applications/[id]': {
    area: 'partner',
    parent: '/dashboard/partner/applications',
    heading: 'Application',
    job: 'Help one person through one application.',
    shows: 'The same history as the candidate and the employer see, and what to do before the interview.',
    empty: {
      text: 'There is no such application.',
      link: { label: 'Back to applications', href: '/dashboard/partner/applications' },
    },
  },
  '/dashboard/partner/messages/[id]': {
    area: 'partner',
    parent: '/dashboard/partner/messages',
    heading: 'Thread',
    job: 'Read, answer, and keep it with the case.',
    shows: 'What you send here stays in this browser tab. Nobody gets a message from the demonstration.',
    empty: {
      text: 'There is no such thread.',
      link: { label: 'Back to messages', href: '/dashboard/partner/messages' },
    },
    isPrinted: true,
  },
  '/dashboard/caseworker/candidate/[id]': {
    area: 'caseworker',
    parent: '/dashboard/caseworker/caseload',
    heading: 'Person',
    job: 'Be ready for this person before they sit down.',
    shows: 'Plan, to-do, applications, support, notes and a timeline. Never an offence, never a statement.',
    empty: {
      text: 'There is nobody with this reference on the caseload.',
      link: { label: 'Back to the caseload', href: '/dashboard/caseworker/caseload' },
    },
    isPrinted: true,
  },
} as const satisfies Record<DetailRoute, Screen & { parent: DashboardPath }>

/** The navigation of each area, in its order. The label is the page's own in the list of pages. */
export const areaNavigation = {
  candidate: [
    '/dashboard/candidate',
    '/dashboard/candidate/jobs',
    '/dashboard/candidate/applications',
    '/dashboard/candidate/diary',
    '/dashboard/candidate/disclosure',
    '/dashboard/candidate/profile',
    '/dashboard/candidate/mentoring',
    '/dashboard/candidate/resources',
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
    '/dashboard/partner/referrals',
    '/dashboard/partner/support',
    '/dashboard/partner/applications',
    '/dashboard/partner/job-matcher',
    '/dashboard/partner/messages',
    '/dashboard/partner/outcomes',
    '/dashboard/partner/onboarding',
    '/dashboard/partner/settings',
  ],
  caseworker: [
    '/dashboard/caseworker',
    '/dashboard/caseworker/caseload',
    '/dashboard/caseworker/calendar',
    '/dashboard/caseworker/alerts',
    '/dashboard/caseworker/outcomes',
    '/dashboard/caseworker/resources',
    '/dashboard/caseworker/settings',
  ],
} as const satisfies Record<Role, readonly DashboardPath[]>

/** The first label of an area's navigation: its own page would else be called after the area. */
export const areaWords = {
  candidate: {
    name: 'Candidate',
    home: 'My week',
    tile: 'See jobs, applications and a diary as somebody who looks for work does.',
  },
  employer: {
    name: 'Employer',
    home: 'Overview',
    tile: 'See jobs, applicants without names, and a social value report.',
  },
  partner: { name: 'Partner', home: 'Overview', tile: 'See referrals, support and outcomes as a charity does.' },
  caseworker: { name: 'Caseworker', home: 'Today', tile: 'See a caseload, a calendar and alerts.' },
} as const satisfies Record<Role, { name: string; home: string; tile: string }>
