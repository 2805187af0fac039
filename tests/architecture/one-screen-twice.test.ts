import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const pages = 'app/(work)/dashboard'
/** What the pages of both portals in which people are supported show. */
const peopleRoutes = 'people-routes.tsx'
const homeRoute = 'partner-home-route.tsx'
const messageRoutes = 'support-messages-route.tsx'
const workSearchRoute = 'work-search-route.tsx'
const outcomesRoutes = 'outcomes-routes.tsx'
const sheetRoute = 'application-sheet-route.tsx'
const referralRoutes = 'referral-routes.tsx'

/** Each screen that the demonstration and the live portal both have, and the component that both show. */
const screens: readonly [demonstration: string, live: string, components: readonly string[]][] = [
  ['candidate', 'candidateportal', ['NextUp', 'OwnSummary', 'OwnTasks', 'ProfileSummary']],
  ['candidate/applications', 'candidateportal/applications', ['OwnApplicationsScreen']],
  ['candidate/applications/[id]', 'candidateportal/applications/[id]', ['OwnScreen']],
  ['candidate/applications/[id]/advert', 'candidateportal/applications/[id]/advert', ['AppliedAdvertScreen']],
  ['candidate/diary', 'candidateportal/diary', ['DiaryScreen']],
  ['candidate/disclosure', 'candidateportal/statement', ['ApplicationStepProblem', 'StatementScreen']],
  ['candidate/jobs', 'candidateportal/jobs', ['SuggestedJobs', 'PersonJobsScreen']],
  ['candidate/jobs/[id]/apply', '../../(site)/jobs/[id]/apply', ['ApplyCheck', 'ApplyExtras', 'ApplyFrame']],
  ['candidate/mentoring', 'candidateportal/mentoring', ['OwnMentoringScreen']],
  ['candidate/profile', 'candidateportal/profile', ['ProfileScreen']],
  ['candidate/resources', 'candidateportal/support', ['OwnSupport', 'SupporterTabs']],
  ['candidate/resources/[id]', 'candidateportal/support/[reference]', ['OwnWorkScreen']],
  ['candidate/settings', '../../../components/hiring/person/profile-screen.tsx', ['SeenPart']],
  ['caseworker', homeRoute, ['PartnerPortalHome', 'OwnCaseload', 'SupportAlerts', 'SupportNews', 'SupportToday']],
  ['caseworker/alerts', 'support-alerts-route.tsx', ['SupportAlerts']],
  ['caseworker/calendar', 'support-calendar-route.tsx', ['SupportCalendar']],
  ['caseworker/candidate/[id]', peopleRoutes, ['PersonScreen']],
  ['caseworker/candidate/[id]/jobs', workSearchRoute, ['WorkSearchScreen']],
  ['caseworker/candidate/[id]/jobs/[application]', sheetRoute, ['ApplicationSheet']],
  ['caseworker/candidate/[id]/messages', messageRoutes, ['SupportMessagesScreen']],
  ['caseworker/candidate/[id]/work', 'support-work-route.tsx', ['SupportWorkScreen']],
  ['caseworker/caseload', peopleRoutes, ['PeopleScreen']],
  ['caseworker/caseload/new', peopleRoutes, ['NewPerson']],
  ['caseworker/outcomes', outcomesRoutes, ['PartnerReportScreen']],
  ['caseworker/outcomes/report', outcomesRoutes, ['FunderReportScreen']],
  ['caseworker/resources', 'caseworkerportal/guides', ['PractitionerGuides']],
  ['caseworker/settings', 'organisation-routes.tsx', ['OrganisationPage']],
  ['caseworker/settings/people', 'organisation-routes.tsx', ['ColleaguesScreen']],
  ['employer', 'employerportal', ['EmployerTasks', 'JobsSummary']],
  ['employer/applications', 'employerportal/applications', ['ApplicantsScreen']],
  ['employer/applications/[id]', 'employerportal/applications/[id]', ['ApplicantScreen']],
  ['employer/jobs', 'employerportal/jobs', ['JobsScreen']],
  ['employer/jobs/[id]', 'employerportal/jobs/[id]', ['JobScreen']],
  ['employer/jobs/new', 'employerportal/jobs/new', ['NewJobScreen']],
  ['employer/resources', 'employerportal/guides', ['EmployerGuides']],
  ['employer/social-value', 'employerportal/social-value', ['SocialValueScreen']],
  ['employer/settings', 'employerportal/company', ['OwnCompanyScreen']],
  ['employer/settings/change', 'employerportal/company/change', ['ChangeCompanyScreen']],
  ['employer/settings/people', 'employerportal/company/people', ['ColleaguesScreen']],
  [
    'partner',
    homeRoute,
    [
      'PartnerPortalHome',
      'CaseloadLoad',
      'CaseloadSummary',
      'FirstPeople',
      'ReferralTasks',
      'SupportAlerts',
      'SupportNews',
      'SupportToday',
    ],
  ],
  ['partner/applications', 'shared-applications-route.tsx', ['EverybodysApplications']],
  ['partner/applications/[id]', sheetRoute, ['ApplicationSheet']],
  ['partner/job-matcher', workSearchRoute, ['WorkSearchScreen']],
  ['partner/messages', messageRoutes, ['ConversationsScreen']],
  ['partner/messages/[id]', messageRoutes, ['SupportMessagesScreen']],
  ['partner/onboarding', homeRoute, ['FirstDaySteps']],
  ['partner/outcomes', outcomesRoutes, ['PartnerReportScreen']],
  ['partner/outcomes/report', outcomesRoutes, ['FunderReportScreen']],
  ['partner/referrals', referralRoutes, ['ReferralsScreen']],
  ['partner/referrals/[id]', referralRoutes, ['ReferralScreen']],
  ['partner/referrals/[id]/[section]', referralRoutes, ['ReferralSectionScreen']],
  ['partner/referrals/new', referralRoutes, ['NewReferralScreen']],
  ['partner/settings', 'organisation-routes.tsx', ['OrganisationPage']],
  ['partner/settings/people', 'organisation-routes.tsx', ['ColleaguesScreen']],
  ['partner/support', peopleRoutes, ['PeopleScreen']],
  ['partner/support/[id]', peopleRoutes, ['PersonScreen']],
  ['partner/support/[id]/jobs', workSearchRoute, ['WorkSearchScreen']],
  ['partner/support/[id]/work', 'support-work-route.tsx', ['SupportWorkScreen']],
  ['partner/support/new', peopleRoutes, ['NewPerson']],
]

/** Pages of the live portals of which the demonstration shows nothing, and why. Both portals of partners have the same pages. */
const onlyLive: Readonly<Record<string, string>> = {
  'employerportal/applications/[id]/cv': 'a file that somebody made in the CV builder: nobody in the story has one',
  'employerportal/applications/[id]/statement': 'each reading is written down, and the story keeps nothing',
  'partnerportal/mentoring': 'the story tells mentoring from the side of the person',
  'partnerportal/mentoring/[reference]': 'as above',
  'partnerportal/mentoring/worries/[worry]': 'each reading is written down, and the story keeps nothing',
  'partnerportal/organisation/change':
    'the team approves what an organisation says about itself, and the story has no team',
  'partnerportal/people/[reference]/timeline': 'it is read from the history of a file, which the story does not tell',
  'partnerportal/people/import': 'it would take in a file with real people',
  'partnerportal/referrals/[reference]/confirmation':
    'the paper that somebody takes away once they were really referred',
}

const sourceOf = (page: string): string =>
  readFileSync(join(process.cwd(), pages, page.endsWith('.tsx') ? page : `${page}/page.tsx`), 'utf8')

/** The components of live hiring and casework that a page shows, apart from notices and links around them. */
const shownBy = (source: string): string[] =>
  [...source.matchAll(/import \{ ([^}]+) \} from '@\/components\/(?:hiring|casework)\/[^']+'/g)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => new RegExp(`<${name}\\b`).test(source))

test.each(screens)('%s of the demonstration shows what %s shows', (demonstration, live, components) => {
  for (const page of [demonstration, live])
    expect(shownBy(sourceOf(page))).toEqual(expect.arrayContaining([...components]))
  // Whatever else the demonstration showed would not be the product.
  expect(shownBy(sourceOf(demonstration))).toEqual(components)
  expect(sourceOf(demonstration)).not.toContain('@/components/demonstration/visits')
})

const pagesIn = (sides: string): string[] =>
  globSync(`${sides}/**/page.tsx`, { cwd: join(process.cwd(), pages) })
    .map((file) => file.replace('/page.tsx', ''))
    .sort()

test('every page of the demonstration is in the table, but for the answer to a form', () => {
  const listed = screens.map(([demonstration]) => demonstration)
  expect(pagesIn('{candidate,employer,partner,caseworker}').filter((page) => !page.endsWith('/answer'))).toEqual(
    listed.toSorted(),
  )
})

/** What a portal's page shows: itself, or the exported function of the routes that both portals of partners share. */
function shownLive(page: string): string[] {
  const source = sourceOf(page)
  const routes = [...source.matchAll(/import \{ (\w+) \} from '@\/app\/\(work\)\/dashboard\/([\w-]+)'/g)]
  return [
    ...shownBy(source),
    ...routes.flatMap(([, name = '', file = '']) => {
      const whole = sourceOf(`${file}.tsx`)
      const body = whole.split(/^(?=export )/m).find((part) => new RegExp(`function ${name}\\b`).test(part)) ?? ''
      return shownBy(whole).filter((component) => new RegExp(`<${component}\\b`).test(body))
    }),
  ]
}

test('every page of a live portal shows something that the demonstration shows, or is listed with its reason', () => {
  const shared = new Set(screens.flatMap(([, , components]) => components))
  const alone = pagesIn('{candidateportal,employerportal,partnerportal,caseworkerportal}').filter(
    (page) => !shownLive(page).some((component) => shared.has(component)),
  )
  const name = (page: string) => page.replace(/^(partner|caseworker)portal/, 'partnerportal')
  expect([...new Set(alone.map(name))].sort()).toEqual(Object.keys(onlyLive).sort())
})
