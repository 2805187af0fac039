import type { SupportAlertKind } from '@/lib/domain/casework/support-alerts'

/** The two portals in which people are supported. */
export type LivePortal = '/dashboard/partnerportal' | '/dashboard/caseworkerportal'

/** A portal, or the side of the demonstration that shows the same screens. */
export type PeoplePortal = LivePortal | '/dashboard/partner' | '/dashboard/caseworker'

type LiveForms = 'partner' | 'caseworker'
/** Where the forms of a portal are sent, below `/api`. */
export type PeopleForms = LiveForms | 'demonstration/partner' | 'demonstration/caseworker'

type Paths = { forms: PeopleForms; list: string; file: string; organisation: string; members: string }

const paths: Readonly<Record<PeoplePortal, Paths>> = {
  '/dashboard/partnerportal': {
    forms: 'partner',
    list: '/dashboard/partnerportal/people',
    file: '/dashboard/partnerportal/people',
    organisation: '/dashboard/partnerportal/organisation',
    members: '/dashboard/partnerportal/organisation/members',
  },
  '/dashboard/caseworkerportal': {
    forms: 'caseworker',
    list: '/dashboard/caseworkerportal/people',
    file: '/dashboard/caseworkerportal/people',
    organisation: '/dashboard/caseworkerportal/organisation',
    members: '/dashboard/caseworkerportal/organisation/members',
  },
  '/dashboard/partner': {
    forms: 'demonstration/partner',
    list: '/dashboard/partner/support',
    file: '/dashboard/partner/support',
    organisation: '/dashboard/partner/settings',
    members: '/dashboard/partner/settings/people',
  },
  '/dashboard/caseworker': {
    forms: 'demonstration/caseworker',
    list: '/dashboard/caseworker/caseload',
    file: '/dashboard/caseworker/candidate',
    organisation: '/dashboard/caseworker/settings',
    members: '/dashboard/caseworker/settings/people',
  },
}

/** Where the forms of a portal are sent; of the demonstration's sides, where they are answered. */
export function formsOf(portal: LivePortal): LiveForms
export function formsOf(portal: PeoplePortal): PeopleForms
export function formsOf(portal: PeoplePortal): PeopleForms {
  return paths[portal].forms
}

/** The list of people. */
export const peoplePath = (portal: PeoplePortal): string => paths[portal].list

/** One person's file. @param reference such as SP-7KX2M9 */
export const filePath = (portal: PeoplePortal, reference: string): string => `${paths[portal].file}/${reference}`

/** One person's file, with the form open that gives them a code to read it. */
export const personCodePath = (portal: PeoplePortal, reference: string): string =>
  `${filePath(portal, reference)}?show=code#change`

/** The appointments of whoever is signed in, with everybody they help. */
export const calendarPath = (portal: PeoplePortal): string => `${portal}/calendar`

/** Whom whoever is signed in has to look at; the demonstration's partner has them on the first page alone. */
export const alertsPath = (portal: PeoplePortal): string =>
  portal === '/dashboard/partner' ? portal : `${portal}/alerts`

/** The work with one person. */
export const workPath = (portal: PeoplePortal, reference: string): string => `${filePath(portal, reference)}/work`

/** Everything in one person's file by its moment. */
export const timelinePath = (portal: PeoplePortal, reference: string): string =>
  `${filePath(portal, reference)}/timeline`

/** Looking for jobs with one person, and their applications. */
export const jobsPath = (portal: PeoplePortal, reference: string): string => `${filePath(portal, reference)}/jobs`

/** The sheet about one application. */
export const sheetPath = (portal: PeoplePortal, reference: string, application: string): string =>
  portal === '/dashboard/partner'
    ? `${portal}/applications/${application}`
    : `${jobsPath(portal, reference)}/${application}`

/** An advert, with the way back to the side of the demonstration that links to it. */
export const advertPath = (portal: PeoplePortal, job: string): string =>
  isDemonstration(portal)
    ? `/jobs/${job}?from=${portal === '/dashboard/partner' ? 'partner' : 'caseworker'}`
    : `/jobs/${job}`

/** The messages with one person. */
export const messagesPath = (portal: PeoplePortal, reference: string): string =>
  portal === '/dashboard/partner' ? `${portal}/messages/${reference}` : `${filePath(portal, reference)}/messages`

/** The pages about one person, in the order of their tabs. */
export const personPages = ['file', 'work', 'jobs', 'messages', 'timeline'] as const
export type PersonPage = (typeof personPages)[number]
const personPaths = { file: filePath, work: workPath, jobs: jobsPath, messages: messagesPath, timeline: timelinePath }
export const personPagePath = (portal: PeoplePortal, reference: string, page: PersonPage): string =>
  personPaths[page](portal, reference)

const alertPlaces: Readonly<Record<SupportAlertKind, readonly [PersonPage, string]>> = {
  did_not_come_twice: ['work', '#appointments'],
  released_without_plan: ['work', '#plan'],
  not_well: ['work', '#job-starts'],
  message_unread: ['messages', ''],
  correction_asked: ['file', '#corrections'],
  no_contact: ['work', '#notes'],
  job_check_due: ['work', '#job-starts'],
  step_overdue: ['work', '#plan'],
  consent_ends: ['file', '#consent'],
  file_closes: ['work', '#notes'],
  outcome_missing: ['work', '#appointments'],
}
/** Where an alert about somebody is dealt with. */
export function alertPath(portal: PeoplePortal, reference: string, kind: SupportAlertKind): string {
  const [page, part] = alertPlaces[kind]
  return `${personPagePath(portal, reference, page)}${part}`
}

/** Which of them is meant; the file for anything else. */
export const personPageOf = (given: string | undefined): PersonPage =>
  personPages.find((page) => page === given) ?? 'file'

/** The organisation in which a portal's members work, and its members. */
export const organisationPath = (portal: PeoplePortal): string => paths[portal].organisation
export const membersPath = (portal: PeoplePortal): string => paths[portal].members

/** Whether a portal is one side of the demonstration, which has no files to read in or to download. */
export const isDemonstration = (portal: PeoplePortal): boolean => paths[portal].forms.startsWith('demonstration/')
