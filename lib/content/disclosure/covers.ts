import { disposalGroups, disposalLabels, helpers } from '@/lib/content/disclosure/calculator'
import { confidenceWords, type neitherWords } from '@/lib/content/disclosure/results'
import type { Prose } from '@/lib/content/prose/prose'
import { canBeWithoutEnd } from '@/lib/domain/disclosure/lawful-lengths'
import {
  disposalOf,
  type AgeGroup,
  type Confidence,
  type Disposal,
  type DisposalKind,
} from '@/lib/domain/disclosure/disposals'

const years = (months: number): string => {
  const [whole, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    ...(whole > 0 ? [`${whole} ${whole === 1 ? 'year' : 'years'}`] : []),
    ...(rest > 0 ? [`${rest} months`] : []),
  ]
  return parts.join(' ')
}

const half = 'If you were under 18, half of that time.'

const endorsement = 'endorsed_fixed_penalty_notice'

function whenSpent(disposal: Disposal, kind: DisposalKind): string {
  switch (disposal.rule) {
    case 'custody':
      return 'It depends on its length: see above the table.'
    case 'serviceDetention':
      return `1 year after it ends. ${half}`
    case 'fixed':
      return `${years(disposal.adultMonths)} from the date of conviction${kind === endorsement ? ' or fixed penalty' : ''}. ${years(disposal.under18Months)} if you were under 18.`
    case 'order':
      return [
        'The day after it ends.',
        ...(canBeWithoutEnd(kind) ? ['If the court gave no end date, 2 years from the date of conviction.'] : []),
        'If it runs until further order, the day after it is ended.',
      ].join(' ')
    case 'compensation':
      return 'The day it is paid in full.'
    case 'nil':
      return 'At once.'
    case 'excluded':
      return 'Never.'
    case 'awaiting':
      return 'Not before the court has passed the sentence.'
    case 'refused':
      return 'We cannot tell you.'
  }
}

const ages: Record<AgeGroup, string> = {
  adult: 'Given only to people aged 18 or over',
  under18: 'Given only to people under 18',
}

/** Explained above the tables. */
const sureness: Record<Confidence, string> = { H: 'Sure', M: 'Fairly sure', L: 'Not sure' }

type Row = { kind: DisposalKind; name: string; age?: string; when: string; section: string; sure: string }

function rowOf(kind: DisposalKind): Row {
  // Points never come without the endorsement that records them, which lasts longer.
  const counted = kind === 'penalty_points' ? endorsement : kind
  const disposal = disposalOf(counted)
  const [age, ...others] = disposal.ages
  return {
    kind,
    name: disposalLabels[kind],
    age: age && others.length === 0 ? ages[age] : undefined,
    when: whenSpent(disposal, counted),
    section: disposal.section,
    sure: sureness[disposal.confidence],
  }
}

/** What holds for several rows of a table, said once above it. */
const notes: Partial<Record<DisposalKind, string>> = {
  driving_disqualification:
    'A fine or a ban often comes with points or another endorsement on your licence. Then the one that lasts longest counts.',
  prison: `Sentence of 12 months or less: 1 year after it ends. Over 12 months, up to 4 years: 4 years after it ends. Over 4 years: 7 years after it ends. ${half} It ends on the last day of the whole sentence, with any time on licence. One single term of over 4 years for an offence in Schedule 18 is never spent.`,
}

const isRefused = (kind: DisposalKind): boolean => disposalOf(kind).rule === 'refused'

/** What the calculator can work out, grouped as in its questions and taken from the rules themselves. */
export const coveredGroups = disposalGroups
  .map(({ title, kinds }) => ({
    id: title.toLowerCase().replaceAll(/\W+/g, '-'),
    heading: title,
    note: kinds.flatMap((kind) => notes[kind] ?? []).join(' '),
    rows: kinds.filter((kind) => !isRefused(kind)).map(rowOf),
  }))
  .filter(({ rows }) => rows.length > 0)

/** What can be entered, but gets no date. */
export const refusedKinds = disposalGroups.flatMap(({ kinds }) => kinds.filter(isRefused))

/** Why there is no date. */
export const refusedWords: Partial<Record<DisposalKind, string>> = {
  extended_sentence_before_2005:
    'The Act names the newer extended sentences as never spent. The older ones were passed under other Acts, and we are not sure how they count.',
  particular_concern_sentence: 'The Act does not name it, and we found no official word on it.',
  changed_on_appeal: 'It depends on what the appeal court changed, and from which date it counts.',
  not_listed: 'We do not know its rule.',
}

export const coversPage = {
  heading: 'What the disclosure calculator covers',
  lead: 'Every sentence that the calculator knows, how it counts each one, and what it does not know. This list is made from the rules that the calculator itself uses.',
  law: 'The law of England and Wales in force since 28 October 2023, checked on 21 November 2026. Sections are those of the Rehabilitation of Offenders Act 1974. This is information, not legal advice. A lawyer has not checked it yet.',
  sure: Object.values(confidenceWords),
  start: [{ label: 'Work out your own date', href: '/disclosure-calculator' }],
  columns: ['Sentence or order', 'When it is spent', 'Section', 'How sure'],
  several: {
    id: 'several',
    heading: 'Several sentences, and several convictions',
    items: [
      'Several sentences for one conviction: the longest counts (section 6(2)).',
      'Prison terms that follow each other or run at the same time count as one term. It is as long as from the first day to the last (section 5(7)).',
      'A suspended sentence that a court put into effect counts from the day it did.',
      'Days on remand or on a tag bring the end of a prison sentence forward.',
      'A new sentence because you broke an order counts from its own date. The conviction stays the same.',
      'A new conviction before the old one is spent: both wait for the later date (section 6(4)). What was spent by then stays spent.',
      'An offence that only a magistrates’ court can deal with does not make an older conviction wait (section 6(6)).',
      'An order that only forbids or requires something does not make another conviction wait (section 6(5)).',
      'A sentence that is never spent: older convictions that were not spent on that day are never spent either (section 1(1)). They can still make a later conviction wait.',
      'A fixed penalty with points is not a conviction. It counts for 5 years for questions about driving, and for insurers.',
      'Dates that you don’t know: we work out the result for every date it could be, and show the latest.',
    ],
  },
  cautions: {
    id: 'cautions',
    heading: 'Cautions',
    items: [
      'Simple caution, youth caution, reprimand, final warning: spent at once (Schedule 2, paragraph 1).',
      'Conditional caution: after 3 months, or when its conditions end if that is sooner (Schedule 2, paragraph 1).',
    ],
  },
  neither: {
    id: 'neither',
    heading: 'Not a conviction or a caution',
    text: 'The calculator also says what to do about these: ',
    names: {
      penalty: 'a fixed penalty without points or a penalty notice',
      no_conviction: 'a community resolution, no further action or being found not guilty',
      bind_over: 'being bound over without a conviction',
      quashed: 'a conviction that was quashed',
      disregarded: 'a conviction or caution that was disregarded',
      not_sure: 'something you’re not sure about',
    } satisfies Record<keyof typeof neitherWords, string>,
  },
  refused: {
    id: 'refused',
    heading: 'What we cannot tell you',
    text: 'You can tell the calculator about these. It won’t give a date for them, and it counts them as not spent so that no other date comes out too early.',
  },
  missing: {
    id: 'missing',
    heading: 'What it doesn’t cover at all',
    items: [
      'Convictions in several parts of the UK together, or abroad.',
      'Scotland and Northern Ireland: one conviction at a time, without working out how one conviction affects another.',
      'Orders that an older law gave to children, such as approved school.',
      'Offences from before you were 12, and offences abroad that would not be an offence here.',
      'Checks in Scotland and Northern Ireland, and visas, insurance and adoption.',
      'Which offences are always shown on a standard or enhanced check: we ask you to look at the DBS list.',
    ],
  },
  help: { id: 'help', heading: 'Who can tell you', items: helpers },
} as const satisfies Record<string, string | Prose | object>
