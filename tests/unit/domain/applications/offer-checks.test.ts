import type { Application } from '@/lib/domain/applications/application'
import { checkByEmployer, checksOfOffer, giveApproval, sayApproval } from '@/lib/domain/applications/offer-checks'
import { stages, type Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { dbsLevels } from '@/lib/domain/job-board/job'

const on = plainDate('2026-11-23')
const anApplication = (stage: Stage, needsApproval: boolean): Application => ({
  id: 'application',
  reference: 'A-7KX2M9',
  jobId: 'job',
  personId: 'person',
  via: 'self',
  history: [{ stage, on, by: 'employer', note: null }],
  reasons: [],
  withdrawalReason: null,
  disclosure: 'not_asked',
  disclosureOn: null,
  checks: checksOfOffer({ dbsLevel: 'basic', needsApproval, today: on }),
})

test.each(dbsLevels)(
  'an offer for a job with the check %s asks who they are, whether they may work, and no more than that check',
  (dbsLevel) => {
    const kinds = (needsApproval: boolean) =>
      checksOfOffer({ dbsLevel, needsApproval, today: on }).map(({ kind }) => kind)
    const dbs = dbsLevel === 'none' ? [] : ['dbs']
    expect(kinds(false)).toEqual(['identity', 'right_to_work', ...dbs])
    expect(kinds(true)).toEqual(['identity', 'right_to_work', ...dbs, 'licence_approval'])
  },
)

test('a check that is done says what was seen and when, and one that was not passed comes after a talk', () => {
  const offer = anApplication('accepted', false)
  const today = plainDate('2026-11-25')
  const done = { kind: 'identity', state: 'done', on, seen: 'passport', today } as const
  const refusal = (change: object) => {
    const noted = checkByEmployer(offer, { ...done, ...change })
    return noted.ok ? null : noted.refusal
  }
  expect(refusal({})).toBeNull()
  expect(refusal({ seen: null })).toBe('evidence')
  expect(refusal({ seen: 'certificate' })).toBe('evidence')
  expect(refusal({ on: plainDate('2026-11-26') })).toBe('day')
  expect(refusal({ on: plainDate('2026-11-22') })).toBe('day')
  expect(refusal({ state: 'not_passed' })).toBe('talk_first')
  const failed = checkByEmployer(offer, { ...done, state: 'not_passed', hasTalked: true })
  expect(failed.ok && failed.value.checks[0]).toEqual({ kind: 'identity', state: 'not_passed', since: on })
  // The employer may find that it was wrong.
  expect(failed.ok && checkByEmployer(failed.value, done).ok).toBe(true)
})

test('once the person has started, a check is recorded with its own day or undone, and no longer failed', () => {
  const hired = anApplication('hired', false)
  const today = plainDate('2026-12-07')
  const done = { kind: 'right_to_work', state: 'done', on, seen: 'share_code', today } as const
  const noted = checkByEmployer(hired, done)
  expect(noted.ok && noted.value.checks[1]).toEqual({
    kind: 'right_to_work',
    state: 'done',
    since: on,
    seen: 'share_code',
  })
  expect(noted.ok && checkByEmployer(noted.value, { ...done, state: 'waiting', on: today }).ok).toBe(true)
  expect(checkByEmployer(hired, { ...done, seen: null })).toEqual({ ok: false, refusal: 'evidence' })
  expect(checkByEmployer(hired, { ...done, state: 'not_passed', hasTalked: true }).ok).toBe(false)
})

test('the employer notes its own checks, each once, from the offer on; the approval is the person’s to tell', () => {
  const done = { kind: 'dbs', state: 'done', on, seen: 'certificate', today: on } as const
  for (const stage of stages) {
    const isTime = stage === 'offer' || stage === 'accepted'
    expect([stage, checkByEmployer(anApplication(stage, true), done).ok]).toEqual([stage, isTime || stage === 'hired'])
    expect([stage, sayApproval(anApplication(stage, false), on).ok]).toEqual([stage, isTime])
    expect([stage, giveApproval(anApplication(stage, true), on).ok]).toEqual([stage, isTime])
  }
  const offer = anApplication('offer', true)
  expect(checkByEmployer(offer, { ...done, kind: 'references' }).ok).toBe(false)
  expect(checkByEmployer(offer, { ...done, state: 'waiting' }).ok).toBe(false)
  expect(checkByEmployer(offer, { ...done, kind: 'licence_approval' }).ok).toBe(false)
  expect(sayApproval(offer, on).ok).toBe(false)
  expect(giveApproval(anApplication('offer', false), on).ok).toBe(false)
  const given = giveApproval(offer, on)
  expect(given.ok && giveApproval(given.value, on).ok).toBe(false)
})
