import { mistakeText } from '@/components/disclosure/present'
import { noCalculatorAnswers, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { answerStep, prune } from '@/lib/domain/disclosure-wizard/change-answers'
import { mistakeIn } from '@/lib/domain/disclosure-wizard/mistakes'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import { nextStep } from '@/lib/domain/disclosure-wizard/steps'
import { canBeWithoutEnd } from '@/lib/domain/disclosure/lawful-lengths'
import { disposals, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')

/** Everything up to the question of how long the last of these sentences was. */
function upToTerm(kinds: string, age: 'adult' | 'under18', on: Given): CalculatorAnswers {
  const given: Given[] = [
    { place: 'england_wales' },
    { type: 'conviction' },
    { age },
    on,
    { kinds },
    { same: 'yes' },
    ...(kinds.startsWith('community_order,') ? [{ mode: 'length', years: '2' }] : []),
  ]
  return given.reduce<CalculatorAnswers>((answers, one) => {
    const step = nextStep(answers, today)
    if (!step) throw new Error('Nothing is asked.')
    return answerStep(answers, step, one, today)
  }, noCalculatorAnswers)
}

function tried(kinds: string, value: Given, age: 'adult' | 'under18' = 'adult') {
  const answers = upToTerm(kinds, age, { day: '3', month: '2', year: '2021' })
  const step = nextStep(answers, today)
  if (!step) throw new Error('Its length is asked.')
  const mistake = mistakeIn(answers, step, value, today)
  return { step, mistake, text: mistake && mistakeText(answers, step, mistake) }
}

const years = (count: string): Given => ({ mode: 'length', years: count })

test.each<[string, string, Given, 'adult' | 'under18', string | undefined]>([
  ['an SHPO of 5 months', 'sexual_harm_prevention_order', { mode: 'length', months: '5' }, 'adult', '5 years'],
  ['an SHPO of 5 years', 'sexual_harm_prevention_order', years('5'), 'adult', undefined],
  ['a conditional discharge of 18 years', 'conditional_discharge', years('18'), 'adult', '3 years'],
  ['a conditional discharge of 3 years', 'conditional_discharge', years('3'), 'adult', undefined],
  ['a community order of 24 years', 'community_order', years('24'), 'adult', '3 years'],
  ['a community order of 24 months', 'community_order', { mode: 'length', months: '24' }, 'adult', undefined],
  ['a community order to a day too late', 'community_order', until('3', '2', '2024'), 'adult', '3 years'],
  ['a community order to its last possible day', 'community_order', until('2', '2', '2024'), 'adult', undefined],
  ['a youth order of 4 years', 'youth_rehabilitation_order', years('4'), 'under18', '3 years'],
  ['a referral order of 2 months', 'referral_order', { mode: 'length', months: '2' }, 'under18', '3 months'],
  ['a referral order of 13 months', 'referral_order', { mode: 'length', months: '13' }, 'under18', '1 year'],
  ['a CBO of 1 year for an adult', 'criminal_behaviour_order', years('1'), 'adult', '2 years'],
  ['a CBO of 1 year under 18', 'criminal_behaviour_order', years('1'), 'under18', undefined],
  ['a football banning order of 11 years', 'football_banning_order', years('11'), 'adult', '10 years'],
  ['a driving ban of 20 years', 'driving_disqualification', years('20'), 'adult', undefined],
  ['an SHPO that was ended after 2 years', 'sexual_harm_prevention_order', until('2', '2', '2023'), 'adult', undefined],
])('%s', (_, kind, value, age, limit) => {
  const answers = kind === 'referral_order' ? withPanel(kind) : upToTerm(kind, age, day)
  const step = nextStep(answers, today)
  if (!step) throw new Error('Its length is asked.')
  const mistake = mistakeIn(answers, step, value, today)
  const text = mistake && mistakeText(answers, step, mistake)
  expect(text === undefined ? undefined : / than ([^.]+)\./.exec(text)?.[1]).toBe(limit)
})

const day: Given = { day: '3', month: '2', year: '2021' }
function until(date: string, month: string, year: string): Given {
  return { mode: 'until', day: date, month, year }
}
function withPanel(kind: string): CalculatorAnswers {
  const before = [{ place: 'england_wales' }, { type: 'conviction' }, { age: 'under18' }, day, { kinds: kind }]
  return [...before, { isKnown: 'yes', ...day }].reduce<CalculatorAnswers>((answers, one) => {
    const step = nextStep(answers, today)
    if (!step) throw new Error('Nothing is asked.')
    return answerStep(answers, step, one, today)
  }, noCalculatorAnswers)
}

test('a length is refused for the sentence it is about, in words that say what to give', () => {
  expect(tried('suspended_prison', { years: '4' }).text).toBe(
    'A court cannot suspend a prison term of more than 3 years. Give the prison term, not how long it was suspended for.',
  )
  expect(tried('detention_training_order', { years: '3' }, 'under18').text).toContain('longer than 2 years')
})

test('a prison term has no limit short of 100 years, and of suspended ones 3 years are allowed', () => {
  expect(tried('prison', { years: '38' }).mistake).toBeUndefined()
  expect(tried('suspended_prison', { years: '3' }).mistake).toBeUndefined()
})

test.each(['sexual_harm_prevention_order', 'restraining_order', 'criminal_behaviour_order', 'hospital_order'])(
  'the court always says when it ends, so that it cannot be spent after 24 months: %s',
  (kind) => {
    expect(tried(`community_order,${kind}`, { mode: 'none' }).mistake).toBe('end_not_said')
    // Answers kept from before are asked again, and give no day meanwhile.
    const asked = upToTerm(`community_order,${kind}`, 'adult', day)
    const step = nextStep(asked, today)
    if (!step) throw new Error('Its length is asked.')
    const kept = { ...asked, given: { ...asked.given, [step.id]: { mode: 'none' } } }
    expect(outcomeOf(kept, today)).toEqual({
      outcome: 'ask',
      questions: [{ question: 'order_needs_term', convictionId: 'r1', sentenceId: step.sentenceId }],
    })
    expect(nextStep(prune(kept, today), today)?.id).toBe(step.id)
  },
)

test('an order that may be silent about its end still counts for 24 months', () => {
  const silent = (Object.keys(disposals) as DisposalKind[]).filter((kind) => disposals[kind].rule === 'order')
  expect(silent.filter(canBeWithoutEnd)).toContain('driving_disqualification')
  expect(tried('driving_disqualification', { mode: 'none' }).mistake).toBeUndefined()
})

function credited(terms: readonly Given[], days: string) {
  const answers = [...terms, { more: 'no' }].reduce<CalculatorAnswers>(
    (before, one) => {
      const step = nextStep(before, today)
      if (!step) throw new Error('Nothing is asked.')
      return answerStep(before, step, one, today)
    },
    upToTerm('prison', 'adult', day),
  )
  const step = nextStep(answers, today)
  if (step?.question !== 'credited') throw new Error('Days on remand are asked.')
  return mistakeIn(answers, step, { isCredited: 'yes', days }, today)
}

test('more days on remand than the terms have are refused', () => {
  expect(credited([{ months: '3' }], '94')).toBe('days_too_many')
  expect(credited([{ months: '3' }], '93')).toBeUndefined()
  expect(credited([{ years: '1' }], '367')).toBe('days_too_many')
  expect(credited([{ months: '3' }, { more: 'consecutive' }, { months: '3' }], '180')).toBeUndefined()
  expect(credited([{ unsure: 'yes' }], '9000')).toBeUndefined()
})
