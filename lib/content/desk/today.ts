import { tabLabels } from '@/lib/content/desk/enquiries'
import { subjectKindWords } from '@/lib/content/desk/subjects'
import { reportReasonLabels } from '@/lib/content/hiring/messages'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { countText, weekdayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { DeskTask, TaskKind } from '@/lib/domain/desk/desk-task'
import { dueStateOf } from '@/lib/domain/desk/enquiry-tabs'

export const taskWords = {
  heading: 'What to do first',
  none: 'Nothing is waiting for the team. Enquiries, organisations that ask to join, adverts and anything else that needs an answer appear here.',
  unavailable: 'We can’t show what is waiting, because the database isn’t responding. Please try again in a minute.',
  todo: {
    enquiry: 'Get in touch',
    try: 'Get in touch again',
    company: 'Check the company and answer',
    partner: 'Check the organisation and answer',
    job: 'Read the advert and answer',
    report: 'Read the reported message',
    subject_request: 'Answer the data request',
    held: 'Check what is held as spam',
    dead_email: 'Check what could not be sent',
  } satisfies Record<TaskKind, string>,
  order: 'What may be urgent comes first, then what has waited longest.',
  /** Below as many as the page shows. */
  most: 'The lists under ‘Waiting now’ have the rest.',
  since: (when: string) => `Since ${when}`,
  late: 'Late',
} as const

const requestNames: Readonly<Record<string, string>> = subjectKindWords

/** Who or what a task is about, in words. */
export function taskName({ kind, name, count, whose }: Pick<DeskTask, 'kind' | 'name' | 'count' | 'whose'>): string {
  if (kind === 'held') return countText(count, 'enquiry', 'enquiries')
  if (kind === 'dead_email') return countText(count, 'email')
  if (kind === 'subject_request') return `${requestNames[name] ?? name}, ${whose}`
  if (kind === 'report') return (reportReasonLabels as Readonly<Record<string, string>>)[name] ?? name
  return name || 'Without a title'
}

/** 'due on Tuesday 24 November, in 2 working days', or 'due today'. */
export function taskDueText(on: PlainDate, today: PlainDate): string {
  const due = dueStateOf(on, today, bankHolidayDays)
  if (due.is === 'today') return 'due today'
  const day = `due on ${weekdayText(on)}`
  return due.is === 'late' || due.workingDays === 0 ? day : `${day}, in ${countText(due.workingDays, 'working day')}`
}

export const waitingWords = {
  label: 'Needs attention',
  heading: 'Waiting now',
  /** @param all whether nothing at all is waiting */
  none: (lists: number, all: boolean) =>
    all
      ? 'Nothing is waiting in any list'
      : `Nothing is waiting in ${lists === 1 ? '1 other list' : `${lists} other lists`}`,
  overdue: tabLabels.overdue,
  due_today: tabLabels.due,
  new: `${tabLabels.new} enquiries`,
  tries: `Enquiries ${tabLabels.tries.toLowerCase()}`,
  held: `Enquiries ${tabLabels.held.toLowerCase()}`,
  companies: 'Organisations to answer',
  jobs: 'Adverts to review',
  reports: 'Reported messages',
  subject_requests: 'Data requests',
  subject_requests_late: (count: number) => `${count} late`,
  dead_emails: 'Emails not sent',
  /** Beside the figure 1. */
  one: {
    new: 'New enquiry',
    tries: 'Enquiry to contact again',
    held: 'Enquiry held as spam',
    companies: 'Organisation to answer',
    jobs: 'Advert to review',
    reports: 'Reported message',
    subject_requests: 'Data request',
    dead_emails: 'Email not sent',
  },
  unavailable: 'We can’t show these numbers just now, because the database isn’t responding.',
  atMost: '100 or more',
} as const

export const healthWords = {
  heading: 'Health of the service',
  allWell: 'Every part is working.',
  each: 'Show each part',
  caption: 'The status of each part of the service',
  columns: { part: 'Part', state: 'Status', meaning: 'What it means' },
  states: { UP: 'Working', DEGRADED: 'Needs a look', DOWN: 'Not working' },
} as const

type Status = keyof typeof healthWords.states

/** The result of the server's readiness check. */
type Health = {
  components: Record<'database' | 'migrations' | 'email' | 'enquiries', Status> & { disk?: Status }
  email?: { unsent: number; oldestUnsentSeconds: number; dead: number; isDelivered: boolean }
  enquiries?: { heldByHoneypot: number; heldByFlood: number }
}

export type HealthLine = { part: string; status: Status; text: string }

const spanText = (seconds: number): string =>
  seconds < 120
    ? 'less than 2 minutes'
    : seconds < 7200
      ? `${Math.floor(seconds / 60)} minutes`
      : `${Math.floor(seconds / 3600)} hours`

function emailText({ unsent, oldestUnsentSeconds, dead, isDelivered }: NonNullable<Health['email']>): string {
  if (!isDelivered)
    return 'No mail provider is set, so emails only go to the server’s log. Set RESEND_API_KEY or SMTP_URL.'
  if (dead > 0) return `We gave up on ${countText(dead, 'email')}. Fix the cause, then try again.`
  if (unsent === 0) return 'Nothing is waiting to be sent.'
  const waits = `${countText(unsent, 'email is', 'emails are')} waiting, the oldest for ${spanText(oldestUnsentSeconds)}.`
  return oldestUnsentSeconds < 3600
    ? waits
    : `${waits} Check the mail provider. They’ll be sent automatically when it’s back.`
}

function heldText({ heldByHoneypot, heldByFlood }: NonNullable<Health['enquiries']>): string {
  if (heldByFlood > 0) {
    return `More than the limit arrived in one minute, so ${countText(heldByFlood, 'enquiry is', 'enquiries are')} held. Real people among them are waiting for a call, so check them today.`
  }
  return heldByHoneypot > 0
    ? `${countText(heldByHoneypot, 'enquiry is', 'enquiries are')} held because a program probably filled them in. Check them now and then.`
    : 'Enquiries can be saved, and none are held.'
}

const plain = {
  database: {
    isWell: 'It’s responding.',
    isNot: 'It isn’t responding. Visitors are asked to try again, and nothing is half saved. Check Supabase.',
  },
  migrations: {
    isWell: 'They match this version of the site.',
    isNot: 'They are older than this version of the site: run supabase db push.',
  },
  disk: {
    UP: 'There is enough space.',
    DEGRADED: 'The embedded database’s disk has less than 256 MB left. Free up some space.',
    DOWN: 'The embedded database’s disk has less than 64 MB left: it will not start again until there is enough space.',
  },
} as const

/** A setting without which the site starts, and a part of it does nothing. */
export type MissingSetting = 'VAULT_KEY' | 'CRON_SECRET'

const missingLines: Readonly<Record<MissingSetting, HealthLine>> = {
  VAULT_KEY: {
    part: 'Statements',
    status: 'DOWN',
    text: 'VAULT_KEY is not set. Nobody can write or read what they want to say about a record.',
  },
  CRON_SECRET: {
    part: 'Scheduled work',
    status: 'DOWN',
    text: 'CRON_SECRET is not set. Emails, reminders and deletions wait until somebody starts them.',
  },
}

/**
 * The health of each part of the service in words: the current state of the table in docs/operations.md.
 * @param missing settings that nobody set; nothing is said of those that are there
 */
export function healthLines(
  { components, email, enquiries }: Health,
  missing: readonly MissingSetting[] = [],
): HealthLine[] {
  const { database, migrations, disk } = components
  return [
    { part: 'Database', status: database, text: plain.database[database === 'UP' ? 'isWell' : 'isNot'] },
    ...(disk ? [{ part: 'Disk', status: disk, text: plain.disk[disk] }] : []),
    {
      part: 'Database tables',
      status: migrations,
      text:
        database === 'DOWN'
          ? 'We cannot tell while the database is down.'
          : plain.migrations[migrations === 'UP' ? 'isWell' : 'isNot'],
    },
    { part: 'Emails', status: components.email, text: email ? emailText(email) : 'We cannot tell just now.' },
    {
      part: 'Enquiries',
      status: components.enquiries,
      text: enquiries ? heldText(enquiries) : 'Enquiries can’t be saved just now.',
    },
    ...missing.map((name) => missingLines[name]),
  ]
}
