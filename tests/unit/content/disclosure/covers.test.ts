import { renderToStaticMarkup } from 'react-dom/server'

import CoversPage from '@/app/(site)/disclosure-calculator/covers/page'
import { coveredGroups, coversPage, refusedKinds, refusedWords } from '@/lib/content/disclosure/covers'
import { periodRows } from '@/lib/content/disclosure/rehabilitation-periods'
import { disposalLabels } from '@/lib/content/disclosure/calculator'
import { assessHistory } from '@/lib/domain/disclosure/assess-history'
import { disposals, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { neitherKinds } from '@/lib/domain/disclosure-wizard/mistakes'
import { plainDate } from '@/lib/domain/dates/plain-date'

const everyKind = Object.keys(disposals) as DisposalKind[]
const covered = coveredGroups.flatMap(({ rows }) => rows)

/** What the calculator itself says of a sentence with everything told of it. */
function outcomeOf(kind: DisposalKind): string {
  const [ageGroup = 'adult'] = disposals[kind].ages
  const sentence = { id: 's', kind, term: { kind: 'length', length: { months: 6 } }, paidInFullOn: null } as const
  const conviction = { id: 'c', convictedOn: plainDate('2020-01-01'), ageGroup, sentences: [sentence] }
  const found = assessHistory({ convictions: [conviction], cautions: [], links: [] }, { asOf: plainDate('2026-11-21') })
  return found.outcome === 'ask' ? 'ask' : (found.convictions[0]?.period.outcome ?? '')
}

test('the page lists every sentence that can be chosen, once: worked out, or refused', () => {
  expect([...covered.map(({ kind }) => kind), ...refusedKinds].sort()).toEqual([...everyKind].sort())
})

test('what the page calls worked out the calculator works out, and what it refuses the calculator refuses', () => {
  expect(refusedKinds).toEqual(refusedKinds.filter((kind) => outcomeOf(kind) === 'cannot_tell'))
  expect(covered.filter(({ kind }) => ['cannot_tell', 'ask'].includes(outcomeOf(kind)))).toEqual([])
  expect(Object.keys(refusedWords).sort()).toEqual([...refusedKinds].sort())
})

test('each row has the section and the confidence of its rule, and says “never” where the answer is never', () => {
  for (const { kind, name, when, section } of covered) {
    expect([name, section]).toEqual([disposalLabels[kind], disposals[kind].section])
    if (disposals[kind].rule !== 'custody') expect(/^Never\./.test(when)).toBe(outcomeOf(kind) === 'never')
  }
})

test('a rule that several rows share stands once, above their table', () => {
  const sharing = coveredGroups.filter(({ rows }) => rows.some(({ when }) => when.includes('see above the table')))
  expect(sharing.map(({ heading, note }) => [heading, note.slice(0, 33)])).toEqual([
    ['Prison or detention', 'Sentence of 12 months or less: 1 '],
  ])
})

test('who a sentence is given to stands by its name, and is no part of when it is spent', () => {
  const preventive = covered.find(({ kind }) => kind === 'preventive_detention')
  expect(preventive).toMatchObject({ age: 'Given only to people aged 18 or over', when: 'Never.' })
  expect(covered.find(({ kind }) => kind === 'fine')?.age).toBeUndefined()
})

test('points from a court and from a fixed penalty count as the law page says', () => {
  const [, adult, under18] = periodRows.find(([name]) => name?.startsWith('Endorsement')) ?? []
  for (const kind of ['penalty_points', 'endorsed_fixed_penalty_notice']) {
    const row = covered.find((each) => each.kind === kind)
    expect(row).toMatchObject({ sure: 'Fairly sure' })
    const [first = '', second = ''] = row?.when.split('. ') ?? []
    expect(adult).toContain(first)
    expect(under18).toContain(second.replace(' if you were under 18.', ''))
  }
})

test('an outcome that is neither a conviction nor a caution is named as the wizard names it', () => {
  expect(Object.keys(coversPage.neither.names)).toEqual([...neitherKinds])
})

test('the page shows what is refused by its name, and the section of what is worked out', () => {
  const html = renderToStaticMarkup(CoversPage())
  for (const kind of refusedKinds) expect(html).toContain(`<dt>${disposalLabels[kind]}</dt>`)
  expect(html).toMatch(/<tr><th scope="row">Borstal(?:(?!<\/tr>).)*5\(8\)/)
})
