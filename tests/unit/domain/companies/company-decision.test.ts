import { companyStates } from '@/lib/domain/companies/company'
import {
  companyDecisions,
  decideCompany,
  decisionWords,
  doubtsAbout,
  needsReason,
  needsWords,
  possibleDecisions,
  standingOf,
} from '@/lib/domain/companies/company-decision'

test.each([
  ['waiting', false, ['approve', 'return']],
  ['returned', false, []],
  ['approved', false, ['pause']],
  ['approved', true, ['pause', 'take_change', 'leave_change']],
  ['paused', false, ['resume']],
  ['paused', true, ['resume', 'take_change', 'leave_change']],
] as const)('a company that is %s, a change asked for: %p, can be answered with %p', (state, hasChange, decisions) => {
  expect(possibleDecisions({ state, hasChange })).toEqual(decisions)
})

test('an answer that is not possible any more is none', () => {
  for (const state of companyStates) {
    for (const decision of companyDecisions) {
      const company = { state, hasChange: false, answer: '' }
      const isPossible = possibleDecisions(company).includes(decision)
      expect(decideCompany(company, decision, 'words') !== null).toBe(isPossible)
    }
  }
})

test('approving gives the first place, and nothing else does', () => {
  expect(decideCompany({ state: 'waiting', hasChange: false, answer: 'Which shop?' }, 'approve', '')).toEqual({
    kind: 'approved',
    state: 'approved',
    answer: '',
    gives_place: true,
    change: null,
  })
  expect(decideCompany({ state: 'paused', hasChange: false, answer: 'Why' }, 'resume', '')).toMatchObject({
    state: 'approved',
    answer: '',
    gives_place: false,
  })
})

test('a paused company still reads why when its new name is approved', () => {
  expect(decideCompany({ state: 'paused', hasChange: true, answer: 'Why' }, 'take_change', '')).toMatchObject({
    state: 'paused',
    answer: 'Why',
    change: 'taken',
  })
  expect(decideCompany({ state: 'approved', hasChange: true, answer: '' }, 'leave_change', 'No')).toMatchObject({
    state: 'approved',
    answer: 'No',
    change: 'left',
  })
})

test('what a company is told with words has words, and the others need none', () => {
  for (const decision of companyDecisions) {
    const words = decisionWords(decision, 'Write it.')
    expect(words.safeParse(undefined).success).toBe(!needsWords(decision))
    expect(words.safeParse('a'.repeat(501)).success).toBe(!needsWords(decision))
    expect(words.safeParse('Which shop?').success).toBe(true)
  }
})

test.each([
  ['nothing checked', [], 'unchecked'],
  ['only a reason without a check', [['none', null]], 'unchecked'],
  ['one that bears it out', [['phone', true]], 'borne-out'],
  ['one that does not', [['website', false]], 'in-doubt'],
  ['one of each', [['register', true], ['website', false]], 'in-doubt'], // prettier-ignore
  ['a website that is back', [['website', false], ['website', true]], 'borne-out'], // prettier-ignore
  ['a number that no longer answers', [['phone', true], ['phone', false]], 'in-doubt'], // prettier-ignore
] as const)('%s: whether it can be approved without a reason', (...given) => {
  const [, noted, standing] = given
  const checks = noted.map(([what, bears_out]) => ({ what, bears_out }))
  expect(standingOf(checks)).toBe(standing)
  const open = doubtsAbout(checks, { kind: 'employer' })
  expect(needsReason('approve', open)).toBe(standing !== 'borne-out')
  expect(needsReason('return', open)).toBe(false)
})

test('a partner without a signed agreement about data cannot be approved without a reason, whatever was checked', () => {
  const checks = [{ what: 'register', bears_out: true }] as const
  expect(doubtsAbout(checks, { kind: 'partner', dataAgreementOn: null })).toEqual(['unsigned'])
  expect(doubtsAbout([], { kind: 'partner', dataAgreementOn: null })).toEqual(['unchecked', 'unsigned'])
  expect(doubtsAbout(checks, { kind: 'partner', dataAgreementOn: '2026-11-02' })).toEqual([])
})
