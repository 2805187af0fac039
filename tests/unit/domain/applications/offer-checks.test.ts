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

test('the employer notes its own checks, each once, from the offer on; the approval is the person’s to tell', () => {
  const done = { kind: 'dbs', state: 'done', on } as const
  for (const stage of stages) {
    const isTime = stage === 'offer' || stage === 'accepted'
    expect([stage, checkByEmployer(anApplication(stage, true), done).ok]).toEqual([stage, isTime])
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
