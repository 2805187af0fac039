import type { Application, DisclosureState } from '@/lib/domain/applications/application'
import { stages, type Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { closesOn, releaseEnds, releaseState, releaseStatement } from '@/lib/domain/vault/statement-release'

const on = plainDate('2026-11-24')

const anApplication = (stage: Stage, disclosure: DisclosureState, path: readonly Stage[] = []): Application => ({
  id: 'application',
  reference: 'A-7KX2M9',
  jobId: 'job',
  personId: 'person',
  via: 'self',
  history: (['applied', ...path, stage] as const).map((step) => ({ stage: step, on, by: 'employer', note: null })),
  reasons: [],
  withdrawalReason: null,
  disclosure,
  disclosureOn: disclosure === 'not_asked' ? null : plainDate('2026-11-23'),
  checks: [],
})

const given = (application: Application, hasOpenRelease = false) => {
  const result = releaseStatement(application, { on, hasOpenRelease })
  return result.ok ? result.value.disclosure : result.refusal
}

test.each([
  { disclosure: 'not_asked', answer: 'not_allowed' },
  { disclosure: 'asked', answer: 'shared' },
  { disclosure: 'shared', answer: 'shared' },
  { disclosure: 'declined', answer: 'shared' },
] as const)('a statement is given to an employer that asked: $disclosure gives $answer', ({ disclosure, answer }) => {
  expect(given(anApplication('interview', disclosure, ['shortlisted']))).toBe(answer)
})

test('after an accepted offer it can be given until the first day', () => {
  const accepted = anApplication('accepted', 'shared', ['shortlisted'])
  const before = (startsOn: string) =>
    releaseStatement(accepted, { on, hasOpenRelease: false, startsOn: plainDate(startsOn) }).ok
  expect([before('2026-11-25'), before('2026-11-24')]).toEqual([true, false])
})

test('giving it answers the question, and the day of an answer that was given before stays', () => {
  const answer = (disclosure: DisclosureState) => {
    const result = releaseStatement(anApplication('shortlisted', disclosure), { on, hasOpenRelease: false })
    return result.ok ? result.value.disclosureOn : null
  }
  expect([answer('asked'), answer('shared')]).toEqual([on, '2026-11-23'])
})

test('not before the shortlist, not after the end, and one at a time', () => {
  expect(given(anApplication('applied', 'asked'))).toBe('before_shortlist')
  const open = ['shortlisted', 'interview', 'offer']
  for (const stage of stages.filter((one) => one !== 'applied')) {
    for (const disclosure of ['asked', 'shared'] as const) {
      const answer = given(anApplication(stage, disclosure, ['shortlisted']))
      // Whoever has accepted an offer can still give it, until the first day.
      const mayAnswer = open.includes(stage) || stage === 'accepted'
      expect([stage, disclosure, answer]).toEqual([stage, disclosure, mayAnswer ? 'shared' : 'closed'])
    }
  }
  expect(given(anApplication('shortlisted', 'shared'), true)).toBe('not_allowed')
})

test.each([
  ['2026-11-24', '2027-05-24'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
])('an application that ended on %s closes it on %s', (ended, closes) => {
  expect(closesOn(plainDate(ended))).toBe(closes)
})

test.each([
  { what: 'while the application is open', ended: null, today: '2030-01-01', state: 'open' },
  { what: 'on the day it ended', ended: '2026-11-24', today: '2026-11-24', state: 'open' },
  { what: 'a day before six months', ended: '2026-11-24', today: '2027-05-23', state: 'open' },
  { what: 'after six months', ended: '2026-11-24', today: '2027-05-24', state: 'time_over' },
])('it can be read $what: $state', ({ ended, today, state }) => {
  const applicationEndedOn = ended === null ? null : plainDate(ended)
  expect(releaseState({ endedBecause: null, applicationEndedOn }, plainDate(today))).toBe(state)
})

test.each(releaseEnds)('what ended because of %s stays so', (endedBecause) => {
  for (const applicationEndedOn of [null, plainDate('2020-01-01')]) {
    expect(releaseState({ endedBecause, applicationEndedOn }, on)).toBe(endedBecause)
  }
})
