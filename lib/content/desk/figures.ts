import { countText } from '@/lib/content/wording/date-text'
import type { AgeBand, FigurePeriod } from '@/lib/domain/desk/figures'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/** Minutes of office hours in words: '45 minutes', '3 hours 20 minutes', '12 hours'. A working day counts as 8 hours. */
export function workingTimeText(minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (whole === 0) return 'under a minute'
  if (hours === 0) return countText(rest, 'minute', 'minutes')
  return `${countText(hours, 'hour', 'hours')}${rest === 0 ? '' : ` ${countText(rest, 'minute', 'minutes')}`}`
}

/** Of fewer, a percentage says more than there is to say. */
const fewestShared = 10

/** '83%', but 'None of 6', '2 of 6' and 'All 6' of fewer than ten; null of none. */
export const shareText = ({ kept, of }: { kept: number; of: number }): string | null =>
  of === 0
    ? null
    : of >= fewestShared
      ? `${Math.floor((kept / of) * 100)}%`
      : of > 1 && kept === 0
        ? `None of ${of}`
        : of > 1 && kept === of
          ? `All ${of}`
          : `${kept} of ${of}`

/** The numbers behind a percentage, for its note; empty where they are shown themselves. */
const ofMany = (kept: number, of: number): string => (of < fewestShared ? '' : `${kept} of ${of}. `)

export const deskFigureWords = {
  title: 'Figures',
  heading: 'Figures',
  lead: 'How quickly people hear from us, and what is still open.',
  periods: 'Period',
  period: (days: string) => `Last ${days} days`,
  madeOf: (enquiries: number, open: number, from: string, to: string) =>
    `Based on ${countText(enquiries, 'enquiry', 'enquiries')} received from ${from} to ${to}, and ${open} open now. Enquiries held as suspected spam are left out.`,
  cut: (most: string) => `More than ${most} arrived, so only the newest are counted.`,
  hours: 'Working hours are 9am to 5pm, Monday to Friday, except bank holidays. A working day is 8 hours.',
  unavailable: 'We cannot show the figures just now. Please try again in a minute.',
  firstContact: 'First contact',
  median: 'Typical time to first contact',
  most: '9 in 10 people heard from us in',
  contactsOf: (count: number, fewest: number) =>
    count === 0
      ? 'Nobody has been contacted yet in this time.'
      : count < fewest
        ? `We show the usual time once ${fewest} people have been contacted.`
        : `Half of ${count} people heard from us sooner. Only working hours are counted.`,
  promise: 'People we contacted in time',
  promiseOf: (kept: number, of: number) =>
    of === 0
      ? 'No first contact is due yet.'
      : `${ofMany(kept, of)}Contacted by the day we promised. Those not due yet, and those closed as spam, are left out.`,
  open: 'Enquiries open now',
  openNote: (late: number) => (late === 0 ? 'None are late.' : `${late} late for the first contact.`),
  hiring: 'Hiring',
  hiringUnavailable: 'We cannot show the figures of hiring just now.',
  companies: 'Approved companies now',
  liveJobs: 'Jobs on the board now',
  applications: 'Applications sent',
  replies: 'Applicants answered in time',
  repliesOf: (answered: number, of: number) =>
    of === 0 ? 'No answer is due yet.' : `${ofMany(answered, of)}Those whose answer isn’t due yet are left out.`,
  hires: 'People who took a job',
  bySource: 'Enquiries by where they came from',
  source: 'Where from',
  count: 'Enquiries',
  byAge: 'Open now, by age',
  age: 'Waiting for',
  byOwner: 'Open now, by owner',
  owner: 'Owner',
  overdue: (count: number) => `${count} late for first contact`,
  nobody: 'Nobody yet',
  former: 'Somebody who has left the team',
  noneOpen: 'Nothing is open.',
  noneCame: 'None arrived in this time.',
  download: 'Download CSV',
  file: (days: FigurePeriod, today: string) => `enquiry-figures-${days}-days-to-${today}.csv`,
  fileHead: ['Where from', 'Received on', 'Due on', 'First contact on', 'Working hours to first contact', 'Promise'],
  promiseStates: { kept: 'kept', broken: 'not kept', open: 'still to come', none: 'closed in time, no contact' },
} as const

export const sourceNames = {
  general: 'General',
  employer: 'Employers',
  partner: 'Partners',
  candidate: 'Candidates',
  waitlist: 'Waitlist',
} as const satisfies Record<EnquirySource, string>

export const ageNames = {
  today: 'Today',
  one: '1 working day',
  two: '2 working days',
  week: '3 to 5 working days',
  fortnight: '6 to 10 working days',
  longer: 'More than 10 working days',
} as const satisfies Record<AgeBand, string>
