/**
 * A second, independent reading of when a conviction becomes spent in England and Wales: Rehabilitation of Offenders
 * Act 1974, as in force since 28 October 2023. It was written from the written rules alone, without sight of the
 * product's calculator, so that the two can be compared. "§" is a section of those rules, "s." one of the Act.
 *
 * INPUT. A history is a list of convictions (and of cautions, §4.3 (f)) in any order. A conviction has its day (of the
 * finding of guilt), the age on that day, whether the offence is summary-only, whether it is a minor service offence
 * (Schedule 1 to the Act: not punishable with over two years), and at least one sentence. A sentence has a kind; a
 * start day (the conviction's day where left out); and, if it runs for a time, a term: a length, a stated last day,
 * 'no end date' or 'until further order'. Each disposal is a sentence of its own: a fine with points on the licence is
 * a fine and an 'endorsement'. A custodial term may have a name, and say which other named term it is consecutive to or
 * concurrent with. A consecutive term starts where the other ends. A concurrent term starts with the other, or, if it
 * states a start day, on that day.
 *
 * ANSWER. One value for each conviction and each caution: a day, 'never', or 'until-further' (until an order ends or a
 * compensation order is paid: no day can be given). The day depends on the convention (§2.6):
 * - 'statute': the FIRST SPENT day. The last unspent day is the day before it.
 * - 'moj': the date that the Ministry of Justice's checker prints, on which it still shows "unspent" (§2.5). Only its
 *   counting of days is followed, not what it does differently with prohibition-type orders (§4.5).
 *
 * OUTSIDE: confiscation orders, a breach that re-opens a discharge (s.6(3)), Scotland and Northern Ireland.
 */
export type Convention = 'statute' | 'moj'
/** YYYY-MM-DD, so that days compare as strings. */
export type Day = string
export type Spent = Day | 'never' | 'until-further'
export type Length = { years?: number; months?: number; weeks?: number; days?: number }

export type Sentence = {
  kind: Kind
  start?: Day
  term?: Length | { lastDay: Day } | 'no end date' | 'until further order'
  /** Custody: whether this very offence is in Schedule 18 to the Sentencing Code. */
  schedule18?: boolean
  /** Custody: days on remand or tagged bail that count towards the sentence. */
  creditedDays?: number
  name?: string
  consecutiveTo?: string
  concurrentWith?: string
  /** Compensation: left out while anything is unpaid. */
  paidInFull?: Day
}
export type Conviction = {
  day: Day
  age: 'adult' | 'under 18'
  summaryOnly?: boolean
  minorServiceOffence?: boolean
  sentences: Sentence[]
}
export type Caution = { kind: 'simple' | 'conditional'; given: Day; conditionsEnd?: Day }
export type History = { convictions: Conviction[]; cautions?: Caution[] }

/**
 * How each kind is counted (§0, §3). An 'order' is a relevant order that drags other convictions, a 'prohibition' one
 * that does not (s.5(8) "relevant order" (g) with s.6(5)). A pair is months from conviction, adult and under 18.
 */
const counting = {
  prison: 'custody', // and detention in a young offender institution
  suspended_prison: 'custody', // the prison term, not the time for which it is suspended
  youth_detention: 'custody',
  detention_training_order: 'custody',
  service_detention: 'service detention',
  life_sentence: 'excluded', // and HMP detention, custody for life, IPP, DPP, preventive detention: s.5(1)
  extended_sentence: 'excluded', // of any length
  fine: [12, 6],
  endorsement: [60, 30], // by a court or a fixed penalty
  penalty_points: [36, 36], // the points alone; the endorsement that records them is a sentence of its own
  service_dismissal: [12, 6], // and dismissal with disgrace
  service_reprimand: [12, 6],
  compensation_order: 'compensation',
  community_order: 'order',
  youth_rehabilitation_order: 'order',
  service_community_order: 'order',
  overseas_community_order: 'order',
  conditional_discharge: 'order',
  bind_over: 'order',
  hospital_order: 'order',
  referral_order: 'order',
  attendance_centre_order: 'order',
  youth_supervision_order: 'order',
  restraining_order: 'prohibition',
  sexual_harm_prevention_order: 'prohibition',
  criminal_behaviour_order: 'prohibition',
  serious_crime_prevention_order: 'prohibition',
  football_banning_order: 'prohibition',
  driving_disqualification: 'prohibition',
  other_order_with_requirement: 'prohibition',
  absolute_discharge: 'nil',
  reparation_order: 'nil',
} as const
export type Kind = keyof typeof counting

/**
 * When each conviction and each caution becomes spent, in the order of the history. Throws on a conviction without a
 * sentence, a term without a length, and a link to a term that is not there.
 */
export function spentDays(history: History, convention: Convention): { convictions: Spent[]; cautions: Spent[] } {
  // Terms are told apart by their object, and one object may stand in two convictions.
  const convictions = history.convictions.map((conviction) => ({
    ...conviction,
    sentences: conviction.sentences.map((sentence) => ({ ...sentence })),
  }))
  const terms = singleTerms(convictions, convention)
  const periods = convictions.map((conviction) => ownPeriods(conviction, terms, convention))
  walkThroughTime(convictions, periods, convention)
  return {
    convictions: periods.map(({ own }) => own),
    cautions: (history.cautions ?? []).map((caution) => cautionEnd(caution, convention)),
  }
}

// §2.7 Calendar. Months clamp to the end of the month, at each addition: 31 August + 6 months = 28 or 29 February.

const text = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const parts = (day: Day) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))] as const
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const monthLength = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Days since 1 March of the year 0, a year then ending with its leap day. */
function dayNumber(day: Day): number {
  const [y, m, d] = parts(day)
  const year = m > 2 ? y : y - 1
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return 365 * year + leapDays + Math.floor((153 * ((m + 9) % 12) + 2) / 5) + d - 1
}

const daysBetween = (from: Day, to: Day) => dayNumber(to) - dayNumber(from)

export function addDays(day: Day, days: number): Day {
  if (days === 0) return day
  let [year, month, date] = parts(day)
  date += days
  while (date < 1) {
    month -= 1
    if (month === 0) [year, month] = [year - 1, 12]
    date += monthLength(year, month)
  }
  while (date > monthLength(year, month)) {
    date -= monthLength(year, month)
    month += 1
    if (month === 13) [year, month] = [year + 1, 1]
  }
  return text(year, month, date)
}

function addMonths(day: Day, months: number): Day {
  if (months === 0) return day
  const [y, m, d] = parts(day)
  const count = y * 12 + (m - 1) + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  return text(year, month, Math.min(d, monthLength(year, month)))
}

/** A length with its years counted as months and its weeks as days: the months are added together, then the days. */
type Span = { months: number; days: number }
const spanOf = ({ years = 0, months = 0, weeks = 0, days = 0 }: Length): Span => ({
  months: years * 12 + months,
  days: weeks * 7 + days,
})
const sum = (a: Span, b: Span): Span => ({ months: a.months + b.months, days: a.days + b.days })
const later = (a: Day, b: Day) => (b > a ? b : a)
/** The day after the last day of what starts on `day` and lasts `span` (§2.2, §2.3). */
const after = (day: Day, span: Span) => addDays(addMonths(day, span.months), span.days)

// Comparing ends (§4.1): never beats until further beats a day; among days the later one.

const rank = (end: Spent) => (end === 'never' ? 2 : end === 'until-further' ? 1 : 0)
const isLater = (a: Spent, b: Spent) => (rank(a) === rank(b) ? rank(a) === 0 && a > b : rank(a) > rank(b))
const latest = (ends: Spent[]) => ends.reduce<Spent | null>((a, b) => (a === null || isLater(b, a) ? b : a), null)

// §3.1, §4.4a, s.5(7): consecutive terms, and terms wholly or partly concurrent, are one single term.

/** A custodial term as passed: the day from which it is counted, and how far from there it begins and reaches. */
type Term = { root: Sentence; start: Day; begins: Reach; reaches: Reach }
/** So far into a chain, with the days credited to the terms that follow each other up to there. */
type Reach = Span & { credited: number }
/** The single term that a chain makes, from its earliest start to its latest end, and the band of one of its terms. */
type SingleTerm = { start: Day; dayAfter: Day; span: Span; ownBand: Band }

const chainStart: Reach = { months: 0, days: 0, credited: 0 }
const isTerm = ({ kind }: Sentence) => counting[kind] === 'custody'

function singleTerms(convictions: Conviction[], convention: Convention): Map<Sentence, SingleTerm> {
  const passed = convictions.flatMap(({ day, sentences }) => sentences.filter(isTerm).map((term) => ({ term, day })))

  const resolve = ({ term, day }: { term: Sentence; day: Day }): Term => {
    const link = term.consecutiveTo ?? term.concurrentWith
    const linked = passed.find((other) => link !== undefined && other.term.name === link)
    if (link !== undefined && linked === undefined) throw new Error(`no custodial term is named ${link}`)
    const other = linked && resolve(linked)
    const countsFromOther = other && (term.consecutiveTo !== undefined || term.start === undefined)
    const start = countsFromOther ? other.start : (term.start ?? day)
    const begins = !countsFromOther ? chainStart : term.consecutiveTo !== undefined ? other.reaches : other.begins
    const credited = begins.credited + (term.creditedDays ?? 0)
    const reaches = { ...sum(begins, lengthOf(term, after(start, begins))), credited }
    return { root: other?.root ?? term, start, begins, reaches }
  }

  const resolved = passed.map((entry) => ({ sentence: entry.term, ...resolve(entry) }))
  const singleTerm = (term: Term & { sentence: Sentence }): SingleTerm => {
    const chain = resolved.filter(({ root }) => root === term.root)
    const first = chain.reduce((a, b) => (b.start < a.start ? b : a))
    const last = chain.reduce((a, b) => (after(b.start, b.reaches) > after(a.start, a.reaches) ? b : a))
    const end = after(last.start, last.reaches)
    const begins = after(term.start, term.begins)
    return {
      start: first.start,
      dayAfter: chain
        .map(({ start, reaches }) => credit(after(start, reaches), reaches.credited, convention))
        .reduce(later),
      // The length is that of the chain, not the sum of all its terms.
      span: last.start === first.start ? last.reaches : { months: 0, days: daysBetween(first.start, end) },
      ownBand: band(begins, lengthOf(term.sentence, begins), convention),
    }
  }
  return new Map(resolved.map((term) => [term.sentence, singleTerm(term)]))
}

function lengthOf({ kind, term }: Sentence, start: Day): Span {
  if (term === undefined || typeof term === 'string') throw new Error(`${kind} needs a length or a last day`)
  return 'lastDay' in term ? { months: 0, days: daysBetween(start, term.lastDay) + 1 } : spanOf(term)
}

// §0, §2.8: the bands of custody.

type Band = '12 months or less' | 'up to 4 years' | 'over 4 years'
const bufferMonths: Record<Band, { adult: number; 'under 18': number }> = {
  '12 months or less': { adult: 12, 'under 18': 6 },
  'up to 4 years': { adult: 48, 'under 18': 24 },
  'over 4 years': { adult: 84, 'under 18': 42 },
}

function band(start: Day, span: Span, convention: Convention): Band {
  // The statute's months are calendar months; MoJ turns days into months of 30.436875 days.
  const isWithin = (months: number) =>
    convention === 'statute'
      ? after(start, span) <= addMonths(start, months)
      : span.months + span.days / 30.436875 <= months
  return isWithin(12) ? '12 months or less' : isWithin(48) ? 'up to 4 years' : 'over 4 years'
}

/** §3: credited days bring the end of the sentence forward, and leave its band. MoJ does not ask for them. */
const credit = (dayAfter: Day, days: number, convention: Convention) =>
  convention === 'statute' ? addDays(dayAfter, -days) : dayAfter

/** §2.2: the buffer begins with the last day of the sentence; MoJ begins it a day later. */
const custodyEnd = (dayAfter: Day, buffer: number, convention: Convention) =>
  addMonths(convention === 'statute' ? addDays(dayAfter, -1) : dayAfter, buffer)

// §3, disposal by disposal.

function sentenceEnd(
  sentence: Sentence,
  { day, age }: Conviction,
  terms: Map<Sentence, SingleTerm>,
  convention: Convention,
): Spent {
  const how = counting[sentence.kind]
  const start = sentence.start ?? day
  // §2.5a, s.5(2)-(3): the Act counts from the conviction, MoJ from the day on which the fine or order was given.
  const from = convention === 'statute' ? day : start
  const { term } = sentence

  switch (how) {
    case 'excluded':
      return 'never'
    case 'custody': {
      const single = terms.get(sentence)
      if (!single) throw new Error('every custodial sentence has its term')
      // s.5(7A): the exclusion looks at this sentence alone, for this offence alone.
      if (sentence.schedule18 && single.ownBand === 'over 4 years') return 'never'
      const buffer = bufferMonths[band(single.start, single.span, convention)][age]
      return custodyEnd(single.dayAfter, buffer, convention)
    }
    case 'service detention': {
      // One period whatever the length.
      const buffer = age === 'adult' ? 12 : 6
      const dayAfter = credit(after(start, lengthOf(sentence, start)), sentence.creditedDays ?? 0, convention)
      return custodyEnd(dayAfter, buffer, convention)
    }
    case 'order':
    case 'prohibition':
      if (term === 'until further order') return 'until-further' // s.5(2A)-(2B)
      if (term === 'no end date') return addMonths(from, 24) // s.5(3)
      return after(start, lengthOf(sentence, start)) // §2.3: the day after the last day
    case 'compensation':
      return sentence.paidInFull ?? 'until-further'
    case 'nil':
      return from // s.5(4)
    default:
      return addMonths(from, how[age === 'adult' ? 0 : 1]) // §2.1
  }
}

/**
 * Sch 2 para 1. §2.4: the last unspent day is three months from the day given, or the day on which the conditions end
 * if that is earlier.
 */
function cautionEnd({ kind, given, conditionsEnd }: Caution, convention: Convention): Day {
  if (kind === 'simple') return given
  const limit = addMonths(given, 3)
  const last = conditionsEnd !== undefined && conditionsEnd < limit ? conditionsEnd : limit
  return convention === 'statute' ? addDays(last, 1) : last
}

// §4.4, s.6: several convictions.

/** `own`: the end of the longest period (§4.1). `src`: the same without prohibition-type orders (§4.3 (c)). */
type Periods = { own: Spent; src: Spent | null }

function ownPeriods(conviction: Conviction, terms: Map<Sentence, SingleTerm>, convention: Convention): Periods {
  const ends = conviction.sentences.map((sentence) => ({
    drags: counting[sentence.kind] !== 'prohibition',
    end: sentenceEnd(sentence, conviction, terms, convention),
  }))
  const own = latest(ends.map(({ end }) => end))
  if (own === null) throw new Error('a conviction has at least one sentence')
  return { own, src: latest(ends.filter(({ drags }) => drags).map(({ end }) => end)) }
}

/** Moves the ends in `periods`. Only what is unspent on a further conviction's day can move on that day (§4.3 (g)). */
function walkThroughTime(convictions: Conviction[], periods: Periods[], convention: Convention): void {
  const all = convictions.map((conviction, i) => ({ ...conviction, period: periods[i] as Periods }))
  /** s.1(1)(b): never spent because of somebody's later excluded sentence, whatever their own period says. */
  const barred = new Set<Periods>()
  // On the date that MoJ prints it is still unspent: §2.5, §4.5.
  const isUnspentOn = (day: Day, end: Spent) => rank(end) > 0 || (convention === 'statute' ? day < end : day <= end)

  for (const today of [...new Set(convictions.map(({ day }) => day))].sort()) {
    const earlier = all
      .filter(({ day, period }) => day < today && period.own !== 'never' && isUnspentOn(today, period.own))
      .map(({ period }) => period)
    const further = all.filter(({ day }) => day === today)

    // §4.3 (b), s.1(1)(b): an excluded sentence makes never spent what is unspent on that day, and nothing after it.
    // It need not be triable on indictment for that: s.6(6) speaks of s.6(4) alone.
    if (further.some(({ period }) => period.own === 'never')) for (const period of earlier) barred.add(period)

    // A barred conviction keeps its rehabilitation period, which s.6(1) takes from its own sentence. So it still links
    // with what is convicted within it, and is itself still extended.
    // §4.3 (a), (d): these are no further convictions. They can still be the earlier one another day.
    const linking = further
      .filter(
        ({ summaryOnly, minorServiceOffence, period }) =>
          !summaryOnly && !minorServiceOffence && period.own !== 'never',
      )
      .map(({ period }) => period)

    // §4.2: whichever ends first is extended to the end of the other, both ways, until nothing moves.
    let moved = true
    while (moved) {
      moved = false
      for (const i of earlier) {
        for (const j of linking) {
          if (extend(i, j.src)) moved = true
          if (extend(j, i.src)) moved = true
        }
      }
    }
  }
  for (const period of barred) period.own = 'never'
}

/**
 * §4.3 (c): what a conviction can pass on is extended for itself, even where a longer prohibition-type order of its own
 * covers the extension.
 */
function extend(period: Periods, to: Spent | null): boolean {
  if (to === null) return false
  const ownMoves = isLater(to, period.own)
  if (ownMoves) period.own = to
  const srcMoves = period.src !== null && isLater(to, period.src)
  if (srcMoves) period.src = to
  return ownMoves || srcMoves
}
