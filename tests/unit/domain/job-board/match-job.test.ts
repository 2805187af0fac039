import { plainDate } from '@/lib/domain/dates/plain-date'
import { matchPlacedJob, whyOnlyPossible } from '@/lib/domain/job-board/match-job'

const needs = { miles: 25, hours: 'any', nights: true, tickets: ['cscs'], barred: ['LS2'], releaseOn: null } as const
const placed = {
  skills: ['CSCS card', 'Bricklaying'],
  requirements: ['A forklift licence'],
  hoursPerWeek: 30,
  pattern: '8am to 4pm',
  remoteFriendly: false,
  postcode: 'LS1 4AB',
  closesOn: plainDate('2026-12-13'),
  dayReleasePossible: false,
}
const [before, after] = [plainDate('2026-12-13'), plainDate('2026-12-14')]

test.each<[string, Partial<Parameters<typeof matchPlacedJob>[0]>, object, number | null, string, string[]]>([
  ['a shared ticket nearby', {}, {}, 15, 'strong', []],
  ['a shared ticket further away', {}, {}, 16, 'possible', []],
  ['two shared tickets further away', { tickets: ['cscs', 'forklift'] }, {}, 16, 'strong', []],
  ['a ticket that names a skill', { tickets: ['CSCS card (green)'] }, { skills: ['CSCS card'] }, 15, 'strong', []],
  [
    'a word that begins like a skill',
    { tickets: ['Drivers'] },
    { skills: ['Driver'], requirements: [] },
    15,
    'possible',
    [],
  ],
  ['no distance', {}, {}, null, 'possible', []],
  ['too far', {}, {}, 26, 'ruled_out', ['too_far']],
  ['far, from home', {}, { remoteFriendly: true, postcode: 'LS2 1AB' }, 200, 'strong', []],
  ['nights', { nights: false }, { pattern: 'Nights' }, 1, 'ruled_out', ['nights']],
  ['10pm to 6am', { nights: false }, { pattern: '10pm to 6am' }, 1, 'ruled_out', ['nights']],
  ['one night a week', { nights: false }, { pattern: 'One overnight shift a week' }, 1, 'ruled_out', ['nights']],
  ['days alone', { nights: false }, { pattern: 'Monday to Friday, 8am to 4pm, no nights' }, 1, 'strong', []],
  ['up to 16 hours', { hours: 'up_to_16' }, {}, 1, 'ruled_out', ['hours']],
  ['up to 30 hours', { hours: 'up_to_30' }, {}, 1, 'strong', []],
  ['over 30 hours', { hours: 'over_30' }, {}, 1, 'ruled_out', ['hours']],
  ['released by the last day', { releaseOn: before }, {}, 1, 'strong', []],
  ['released a day too late', { releaseOn: after }, {}, 1, 'ruled_out', ['release']],
  ['released later, on day release', { releaseOn: after }, { dayReleasePossible: true }, 1, 'strong', []],
  ['released later, open until filled', { releaseOn: after }, { closesOn: null }, 1, 'strong', []],
  ['a place where they cannot work', {}, { postcode: 'LS2 1AB' }, 1, 'ruled_out', ['place']],
])('on the board, %s', (_, change, job, miles, fit, against) => {
  const match = matchPlacedJob({ ...needs, ...change }, { ...placed, ...job }, miles)
  expect([match.fit, match.against]).toEqual([fit, against])
})

test.each<[string, readonly string[], number | null, ReturnType<typeof whyOnlyPossible>]>([
  ['shares no skill', [], 1, 'no_skill'],
  ['shares one, and is not near', ['cscs'], 16, 'not_near'],
  ['shares one, and has no distance', ['cscs'], null, 'unplaced'],
  ['is strong', ['cscs'], 15, null],
  ['is ruled out', ['cscs'], 26, null],
])('why a job is only possible: it %s', (_, tickets, miles, why) => {
  expect(whyOnlyPossible(matchPlacedJob({ ...needs, tickets }, placed, miles))).toBe(why)
})
