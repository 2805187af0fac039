import type { AgeGroup, DisposalKind } from '@/lib/domain/disclosure/disposals'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { SentenceLength } from '@/lib/domain/disclosure/sentence-length'

/** How long an order or a sentence runs, as stated in court. */
export type Term =
  | { kind: 'length'; length: SentenceLength }
  /** The order names its last day. */
  | { kind: 'until'; lastDay: PlainDate }
  /** No end was given. */
  | { kind: 'none' }
  /** 'Until further order', or until something happens; `endedOn` is the last day if it has ended. */
  | { kind: 'indefinite'; endedOn?: PlainDate }

export type Sentence = {
  id: string
  kind: DisposalKind
  /** The first day; the day of conviction by default. */
  startsOn?: PlainDate
  term?: Term
  /** For a suspended sentence: the day on which a court activated it, and from which it was served. */
  activatedOn?: PlainDate
  /**
   * Days on remand or on a tag that count towards a custodial sentence; 'all' if it had been served by the time it was
   * passed.
   */
  creditedDays?: number | 'all'
  /**
   * Whether this sentence is for an offence in Schedule 18 to the Sentencing Code. Needed for custody of over 4 years.
   */
  isSchedule18?: boolean
  /** Whether a driving licence was endorsed with it. */
  isEndorsed?: boolean
  /** For a compensation order: the day it was paid in full, or null while it is not. */
  paidInFullOn?: PlainDate | null
}

export type Conviction = {
  id: string
  convictedOn: PlainDate
  /**
   * Where the day is not known: the other end of the possible days. With the latest day as `convictedOn` and the
   * earliest here, no result is too early; the other way round, none is too late.
   */
  perhapsOn?: PlainDate
  /** On the day of conviction, not of the offence. */
  ageGroup: AgeGroup
  /** Whether only a magistrates' court can try the offence. Needed once there is another conviction. */
  isSummaryOnly?: boolean
  /** A service offence punishable with no more than 2 years. */
  isMinorServiceOffence?: boolean
  sentences: readonly Sentence[]
}

export type CautionKind = 'simple_caution' | 'youth_caution' | 'conditional_caution' | 'youth_conditional_caution'

export type Caution = {
  id: string
  kind: CautionKind
  givenOn: PlainDate
  /** For a conditional caution: the day on which its conditions ended, if that is known. */
  conditionsEndedOn?: PlainDate
}

/** How one custodial term relates to another: the two, and all that are joined to them, are one term (s.5(7)). */
export type TermLink = {
  sentenceId: string
  /** 'not_known': nobody can say whether it followed the other or ran alongside it. */
  how: 'consecutive' | 'concurrent' | 'not_known'
  /** The other term; several when nobody can say which of them it is. */
  to: readonly string[]
  /** It is not known whether they were combined at all. */
  isPerhaps?: boolean
}

/** One person's convictions and cautions in England and Wales. */
export type History = {
  convictions: readonly Conviction[]
  cautions: readonly Caution[]
  links: readonly TermLink[]
}

/**
 * 'statute' is our reading of the Act. 'moj' is how the Ministry of Justice's own tool counts, for comparison.
 * 'cautious' is the Act, with the later day wherever its count of months can be read in two ways; people are shown that
 * one, with ours beside it. See docs/disclosure.md.
 */
export type Convention = 'statute' | 'moj' | 'cautious'
