import { capitalised, countText, weekdayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { enquiryDoneWords, stepRefusalWords, workOutcomeWords, type EnquiryDone } from '@/lib/content/desk/enquiry'
import type { WorkOutcome } from '@/lib/domain/desk/enquiry-steps'
import type { DueState, EnquiryState, EnquiryTab } from '@/lib/domain/desk/enquiry-tabs'
import type { HeldReason, HeldStep } from '@/lib/domain/desk/held-query'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

export const sourceLabels = {
  general: 'General call back',
  employer: 'Employer',
  partner: 'Partner',
  candidate: 'Candidate',
  waitlist: 'Waitlist',
} as const satisfies Record<EnquirySource, string>

export const stateLabels = {
  received: 'Not contacted yet',
  contacted: 'Waiting for them',
  closed: 'Closed',
} as const satisfies Record<EnquiryState, string>

export const tabLabels = {
  open: 'All open',
  due: 'Due today',
  overdue: 'Overdue',
  new: 'New',
  mine: 'Mine',
  tries: 'To contact again',
  waiting: 'Waiting for them',
  held: 'Held as spam',
  closed: 'Closed',
} as const satisfies Record<EnquiryTab, string>

/** How far an enquiry is, or how it ended; once a day is set, it is for us to be in touch. */
export function stateText(
  state: EnquiryState,
  nextTryOn: PlainDate | null,
  outcome: WorkOutcome | null = null,
): string {
  if (outcome !== null) return `${stateLabels[state]}: ${workOutcomeWords[outcome].toLowerCase()}`
  if (nextTryOn === null || state === 'closed') return stateLabels[state]
  return state === 'received' ? 'Tried, not reached yet' : tabLabels.tries
}

const emptyTexts = {
  open: 'Nobody is waiting for us. What people send from the site appears here.',
  due: 'Nobody is due a first contact today.',
  overdue: 'Nothing is overdue.',
  new: 'Every open enquiry has an owner.',
  mine: 'You have no open enquiries.',
  tries: 'There’s nobody to contact again today.',
  waiting: 'We’re not waiting for anybody.',
  held: 'No enquiries are held. What looks like spam waits here until somebody checks it.',
  closed: 'No enquiries have been closed yet.',
} as const satisfies Record<EnquiryTab, string>

/** 'Due today', '2 working days late', 'Due in 1 working day'. */
export function dueText(due: DueState): string {
  if (due.is === 'today') return 'Due today'
  const days = countText(due.workingDays, 'working day')
  if (due.is === 'late') return due.workingDays === 0 ? 'Late since the last working day' : `${days} late`
  return due.workingDays === 0 ? 'Due soon' : `Due in ${days}`
}

const listDone = {
  reply_close: enquiryDoneWords.reply_close,
  take: enquiryDoneWords.take,
} as const satisfies Partial<Record<EnquiryDone, string>>

/**
 * What was done, by the word in the URL: an action on one enquiry, 'release-12' or 'delete-12' for held ones, or
 * 'closed-9' for the selected ones. Null for any other.
 * @param left references of selected enquiries that were left as they are
 */
export function listDoneText(done: string, left: readonly string[] = []): string | null {
  if (Object.hasOwn(listDone, done)) return listDone[done as keyof typeof listDone]
  const several = /^(closed|taken)-(\d{1,2})$/.exec(done)
  if (several) return severalWords.done(several[1] as 'closed' | 'taken', Number(several[2]), left)
  const [, step, count] = /^(release|delete)-(\d{1,3})$/.exec(done) ?? []
  return step && count ? heldWords.done[step as HeldStep](Number(count)) : null
}

const enquiries = (count: number): string => countText(count, 'enquiry', 'enquiries')

export const severalWords = {
  hint: 'Select enquiries to take or close them together.',
  heading: 'Selected enquiries',
  outcome: 'Or close them as',
  chooseOne: 'Choose one',
  close: 'Close them',
  take: 'Take them',
  noOutcome: 'Choose how to close them.',
  none: 'Select at least one enquiry in the list first.',
  /** 'Neither was closed: nobody has contacted these people yet. Choose another reason.' */
  noneDone: (why: string, count: number) => {
    const none = count === 1 ? 'It wasn’t' : count === 2 ? 'Neither was' : 'None of them was'
    const people = count === 1 ? 'them' : 'these people'
    return why === stepRefusalWords.not_contacted
      ? `${none} closed: nobody has contacted ${people} yet. Choose another reason.`
      : `${none} changed. ${why}`
  },
  toSelected: 'Take or close those selected',
  seeClosed: 'See them under ‘Closed’',
  done: (what: 'closed' | 'taken', done: number, left: readonly string[]) =>
    [
      `${what === 'closed' ? 'Closed' : 'You’re now the owner of'} ${enquiries(done)}.`,
      left.length === 0
        ? ''
        : left.length === 1
          ? `${left.join()} stayed as it was, and is still selected: somebody else changed it, or nobody has been in touch yet.`
          : `These stayed as they were, and are still selected, because somebody else changed them or nobody has been in touch yet: ${left.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
} as const

export const heldReasonLabels = {
  honeypot: 'Filled in a hidden field',
  flood: 'Too many arrived in one minute',
} as const satisfies Record<HeldReason, string>

export const heldWords = {
  lead: 'These look like spam, so no emails were sent and they aren’t counted anywhere else. Check each one: some may be from real people.',
  choose: 'Held enquiries',
  tick: (reference: string) => `Select ${reference}`,
  columns: {
    choose: 'Choose',
    who: 'Who',
    wrote: 'What they wrote',
    why: 'Why it is held',
  },
  release: 'Release selected',
  delete: 'Delete selected',
  allOf: (reason: HeldReason) =>
    reason === 'honeypot' ? 'Delete all that filled in the hidden field' : 'Release all that arrived too fast',
  title: { release: 'Release held enquiries', delete: 'Delete held enquiries' },
  question: {
    release: (count: number) => `Release ${enquiries(count)}?`,
    delete: (count: number) => `Delete ${enquiries(count)} for good?`,
  },
  means: {
    release:
      'They join the other enquiries, and their emails are sent: to the team, and to each person at most once a day.',
    delete:
      'They’re deleted with everything attached to them. Nobody is told, and you can’t undo it. The log keeps their references.',
  },
  yes: {
    release: (count: number) => `Yes, release ${enquiries(count)}`,
    delete: (count: number) => `Yes, delete ${enquiries(count)}`,
  },
  no: 'Go back to the list',
  reasonCount: (reason: HeldReason, count: number) => `${heldReasonLabels[reason]}: ${count}`,
  oldest: (count: number) => `These are the oldest ${count}. There may be more: you can do the same again.`,
  which: 'Which they are',
  noneTicked: 'Select at least one enquiry first.',
  noneLeft: 'None of these are held any more. Somebody else has dealt with them.',
  done: {
    release: (count: number) => `Released: ${enquiries(count)}.`,
    delete: (count: number) => `Deleted: ${enquiries(count)}.`,
  },
} as const

export const deskListWords = {
  title: 'Enquiries',
  lead: 'Everything people have sent us, including the waitlist.',
  tabs: 'Which enquiries',
  filter: 'Find enquiries',
  folded: 'Find, filter and sort',
  typed: 'Find',
  typedHint: 'Reference, name, email, organisation, phone or words from the message. This searches every tab.',
  source: 'Source',
  everySource: 'Every source',
  owner: 'Owner',
  everyOwner: 'Everyone',
  nobody: 'Nobody',
  me: 'Me',
  order: 'Order',
  orders: (tab: EnquiryTab, isSearch: boolean) =>
    isSearch || tab === 'closed' || tab === 'held'
      ? { usual: 'Latest first', reversed: 'Oldest first' }
      : { usual: 'Due soonest first', reversed: 'Due latest first' },
  found: (typed: string) => `Found for ‘${typed}’`,
  /** 'All open, source: Employer, owner: Nobody'. Without a filter, the list's own name. */
  filtered: (list: string, source: string | null, owner: string | null): string =>
    [list, source && `source: ${source}`, owner && `owner: ${owner}`].filter(Boolean).join(', '),
  foundNone: 'Nothing found. Try fewer letters, or only one word.',
  noneHere: 'Nothing here matches these filters.',
  empty: (tab: EnquiryTab) => emptyTexts[tab],
  unavailable: 'We can’t show the list just now. Nothing is lost. Please try again in a minute.',
  columns: {
    reference: 'Reference',
    who: 'Who, and what they wrote',
    due: 'Due',
    state: 'Status, owner',
    steps: 'Next step',
    ended: 'How it ended, owner',
  },
  mayBeUrgent: 'May be urgent',
  sentOn: (moment: string) => `sent on ${moment}`,
  urgent: (said: string) => `Urgent? ‘${said}’`,
  chooseName: (reference: string) => `Select ${reference}`,
  you: 'You',
  formerMember: 'No longer in the team',
  held: 'Held',
  /** What opens the rest of a row on a phone. */
  rest: 'Status, owner and next step',
  restOf: (reference: string) => `Status, owner and next step of ${reference}`,
  /** 'Employer, 27 November 2026 at 5:19pm'. */
  came: (source: string, when: string) => `${source}, ${when}`,
  day: (date: PlainDate) => capitalised(weekdayText(date)),
  take: 'Take',
  takeName: (reference: string) => `Take ${reference}`,
  nothingDue: 'Nothing due',
  nextTry: (date: PlainDate) => `Next contact ${weekdayText(date)}`,
  contacted: 'Note contact',
  contactedName: (reference: string) => `Note contact with ${reference}`,
  pages: 'Pages of the list',
  first: 'First page',
  next: 'Next page',
} as const

export const listKeyWords = {
  next: 'Next enquiry (j)',
  previous: 'Previous enquiry (k)',
  help: 'Keyboard shortcuts (press ?)',
  keys: [
    { key: 'j', does: 'Next enquiry' },
    { key: 'k', does: 'Previous enquiry' },
    { key: 'Enter', does: 'Open it' },
    { key: 'a', does: 'Take it' },
    { key: 'c', does: 'Note how you contacted them' },
    { key: '/', does: 'Find' },
    { key: '?', does: 'Show or hide these keys' },
  ],
  areOn: 'Use these keys on this device',
} as const
