import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import {
  advertFields,
  finishedAdvert,
  type Advert,
  type AdvertDraft,
  type AdvertField,
  type AdvertPart,
} from '@/lib/domain/job-board/advert'
import { advertLimits } from '@/lib/domain/job-board/advert-limits'
import type { JobStatus } from '@/lib/domain/job-board/job'
import { keyOfFinding, maySend, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import { accept, refuse, type Result } from '@/lib/domain/result'

export const jobStates = ['draft', 'live', 'paused', 'closed'] as const satisfies readonly (JobStatus | 'draft')[]
export const reviewStates = ['none', 'asked', 'returned'] as const

/** A job as its company and the team see it. */
export type KeptJob = {
  status: (typeof jobStates)[number]
  /** What the company is writing, finished or not; null while it is the same as what was approved. */
  draft: AdvertDraft | null
  review: (typeof reviewStates)[number]
  /** What the team approved, which is all that anybody else sees. */
  advert: Advert | null
  postedOn: PlainDate | null
  /** Whether the team took it off the board: only another approval puts it back. */
  isTakenOff: boolean
  /** The findings that the team let through, each as `keyOfFinding` names it. */
  letThrough: readonly string[]
}

/** The columns that change, by name. */
export type JobChange = Partial<{
  status: KeptJob['status']
  draft: AdvertDraft | null
  review: KeptJob['review']
  review_asked_at: string | null
  returned_field: string
  returned_words: string
  taken_off: boolean
  let_through: string[]
  /** Not a column of the job: it goes with the line of its history. */
  note: string
  advert: Advert
  title: string
  posted_on: PlainDate
  closes_on: PlainDate | null
  closed_on: PlainDate
  hired: number
}>
type Step = { kind: string; change: JobChange }
type JobRefusal =
  | 'taken_off'
  | 'no_finding'
  | 'closed'
  | 'in_review'
  | 'not_in_review'
  | 'nothing_to_send'
  | 'unlawful'
  | 'closing_day'
  | 'not_open'
type Decided = Result<Step, JobRefusal>

const step = (kind: string, change: JobChange): Decided => accept({ kind, change })

/**
 * What may change on the board without the team's approval. Of these only a town is words of one's own: one from our
 * list of towns changes at once, any other waits for the team with its workplace and postcode.
 */
const changedAtOnce: readonly AdvertField[] = [
  'vacancies',
  'startsOn',
  'closesOn',
  'siteId',
  'town',
  'postcode',
  'remoteFriendly',
  'supervised',
  'dayReleasePossible',
]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which a draft differs from what was approved, in advert order. */
export const changedFields = (advert: AdvertDraft, draft: AdvertDraft): AdvertField[] =>
  advertFields.filter((field) => !isSame(advert[field], draft[field]))

/** What somebody continues to write: their draft, or what was approved. */
export const draftOf = ({ draft, advert }: Pick<KeptJob, 'draft' | 'advert'>): AdvertDraft | null => draft ?? advert

/** Whether it is one of the towns that need no second look, and nothing besides. */
const isTownOfTheList = (town: string): boolean => /^[a-z .'’-]+$/iu.test(town) && townNamed(town) !== undefined

/** The approved advert with those of the changes that take effect at once. */
function changedNow(before: Advert, written: AdvertDraft): Advert {
  const place =
    written.town === before.town || isTownOfTheList(written.town ?? '')
      ? { siteId: written.siteId }
      : { siteId: before.siteId, town: before.town, postcode: before.postcode }
  return {
    ...before,
    ...Object.fromEntries(changedAtOnce.map((field) => [field, written[field] ?? before[field]])),
    startsOn: written.startsOn,
    closesOn: written.closesOn,
    ...place,
  } as Advert
}

/** What keeps a change from taking effect at once; nothing for an advert that the team has not approved yet. */
export function stoppedAtOnce(
  { advert: before, letThrough }: KeptJob,
  written: AdvertDraft,
  today: PlainDate,
): AdvertFinding[] {
  if (!before) return []
  // A town that waits for the team is read at once too, while its writer is there.
  const advert = { ...changedNow(before, written), town: written.town ?? before.town }
  const changed = changedFields(before, advert)
  return checkLawful(advert, today).filter((one) => !maySend([one], letThrough) && changed.includes(one.field))
}

/**
 * Saves what was written. For a job on the board, changes that need no second look take effect at once, unless a
 * finding stops one of them; the rest waits as a draft until it is sent, and is dropped if it goes back to what was
 * approved.
 */
export function saveAdvert(job: KeptJob, written: AdvertDraft, today: PlainDate): Decided {
  if (job.status === 'closed') return refuse('closed')
  if (job.review === 'asked') return refuse('in_review')
  if (!job.advert) return step('edited', { draft: written, title: written.title ?? '' })
  const before = job.advert
  const advert = changedNow(before, written)
  if (advert.closesOn !== before.closesOn && !isDayToClose(advert.closesOn, today)) return refuse('closing_day')
  if (stoppedAtOnce(job, written, today).length > 0) return refuse('unlawful')
  // What was taken off the board waits for the team even if nothing about it changes.
  const isWhole = !job.isTakenOff && changedFields(advert, written).length === 0
  return step(isSame(advert, before) ? 'edited' : 'changed', {
    advert,
    closes_on: advert.closesOn,
    draft: isWhole ? null : written,
    ...(isWhole && { review: 'none', returned_field: '', returned_words: '' }),
  })
}

/** Sends the draft to the team, unless a finding stops it; the team is shown the others as advice. */
export function sendAdvert(job: KeptJob, today: PlainDate, now: Date): Decided {
  if (job.status === 'closed') return refuse('closed')
  if (job.review === 'asked') return refuse('in_review')
  if (!job.draft) return refuse('nothing_to_send')
  if (!maySend(checkLawful(job.draft, today), job.letThrough)) return refuse('unlawful')
  return step('sent', { review: 'asked', review_asked_at: now.toISOString(), returned_field: '', returned_words: '' })
}

/** Takes the advert back from the team for more work. */
export const recallAdvert = (job: KeptJob): Decided =>
  job.review === 'asked' ? step('recalled', { review: 'none', review_asked_at: null }) : refuse('not_in_review')

/** Discards the draft, and the job with it if the team never approved any of it. */
export function discardDraft(job: KeptJob): Decided {
  if (job.review === 'asked') return refuse('in_review')
  if (!job.draft) return refuse('nothing_to_send')
  if (job.isTakenOff) return refuse('taken_off')
  return step('discarded', { draft: null, review: 'none', returned_field: '', returned_words: '' })
}

/** The team approves: everybody sees the draft from now on. It is checked again, because days have passed. */
export function approveAdvert(job: KeptJob, today: PlainDate): Decided {
  if (job.review !== 'asked' || !job.draft) return refuse('not_in_review')
  const advert = finishedAdvert(job.draft)
  if (!advert || !maySend(checkLawful(advert, today), job.letThrough)) return refuse('unlawful')
  return step('approved', {
    advert,
    draft: null,
    review: 'none',
    review_asked_at: null,
    title: advert.title,
    closes_on: advert.closesOn,
    posted_on: job.postedOn ?? today,
    status: job.status === 'draft' || job.isTakenOff ? 'live' : job.status,
    taken_off: false,
  })
}

/** The team sends it back, naming the part it is about. What was approved before stays on the board. */
export const returnAdvert = (job: KeptJob, field: AdvertPart, words: string): Decided =>
  job.review === 'asked'
    ? step('returned', {
        review: 'returned',
        review_asked_at: null,
        returned_field: field,
        returned_words: words,
        note: words,
      })
    : refuse('not_in_review')

/**
 * The team takes it off the board, with a reason that the company reads; its other jobs stay. The company can change it
 * and send it again.
 */
export function takeOff(job: KeptJob, field: AdvertPart, words: string): Decided {
  if (job.isTakenOff) return refuse('taken_off')
  if ((job.status !== 'live' && job.status !== 'paused') || !job.advert) return refuse('not_open')
  return step('taken_off', {
    status: 'paused',
    taken_off: true,
    draft: job.draft ?? job.advert,
    review: 'returned',
    review_asked_at: null,
    returned_field: field,
    returned_words: words,
    note: words,
  })
}

/**
 * The team lets a line through that stops the advert: it does not stop it again, as long as it stays as it is written.
 * The reason stays in the job's history.
 * @param key of the finding, as `keyOfFinding` names it
 */
export function letLineThrough(job: KeptJob, key: string, reason: string, today: PlainDate): Decided {
  const draft = draftOf(job)
  if (job.status === 'closed' || !draft) return refuse('closed')
  const stopped = checkLawful(draft, today).filter((one) => !maySend([one], job.letThrough))
  if (!stopped.some((one) => keyOfFinding(one) === key)) return refuse('no_finding')
  return step('allowed', { let_through: [...job.letThrough, key], note: reason })
}

export const pauseJob = (job: KeptJob): Decided =>
  job.status === 'live' ? step('paused', { status: 'paused' }) : refuse('not_open')

export function resumeJob(job: KeptJob, today: PlainDate): Decided {
  if (job.isTakenOff) return refuse('taken_off')
  if (job.status !== 'paused') return refuse('not_open')
  if (job.advert?.closesOn && job.advert.closesOn < today) return refuse('closing_day')
  return step('resumed', { status: 'live' })
}

const isDayToClose = (closesOn: PlainDate | null, today: PlainDate): boolean =>
  closesOn === null || (closesOn >= today && closesOn <= addDays(today, advertLimits.daysToClose))

/** Another last day to apply, or none; a waiting draft gets it too. */
export function extendJob(job: KeptJob, closesOn: PlainDate | null, today: PlainDate): Decided {
  if ((job.status !== 'live' && job.status !== 'paused') || !job.advert) return refuse('not_open')
  if (job.review === 'asked') return refuse('in_review')
  if (!isDayToClose(closesOn, today)) return refuse('closing_day')
  return step('extended', {
    advert: { ...job.advert, closesOn },
    closes_on: closesOn,
    draft: job.draft && { ...job.draft, closesOn },
  })
}

/** Final: everybody still waiting for an answer is told. */
export function closeJob(job: KeptJob, hired: number, today: PlainDate): Decided {
  if (job.status !== 'live' && job.status !== 'paused') return refuse('not_open')
  return step('closed', {
    status: 'closed',
    closed_on: today,
    hired,
    draft: null,
    review: 'none',
    review_asked_at: null,
  })
}

/** A new draft that says the same as this one, except for dates, which are past or belong to another job. */
export function copyOf(job: KeptJob): AdvertDraft | null {
  const draft = draftOf(job)
  return draft && { ...draft, startsOn: null, closesOn: null }
}
