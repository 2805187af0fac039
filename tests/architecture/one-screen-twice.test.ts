import { readFileSync } from 'node:fs'
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
  ['candidate/resources', 'candidateportal/support', ['OwnSupport']],
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
