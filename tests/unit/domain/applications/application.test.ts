import { moveApplication, moveDisclosure, nextMoves, type Application } from '@/lib/domain/applications/application'
import { sides, type Side } from '@/lib/domain/access/role'
import { isOpenStage, nextStages, stages, type Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'

const day = plainDate('2026-11-20')
const later = plainDate('2026-11-21')

const anApplication = (...path: Stage[]): Application => ({
  id: 'application-1',
  reference: 'A-1',
  jobId: 'job',
  personId: 'person',
  via: 'self',
  history: path.map((stage) => ({ stage, on: day, by: 'employer', note: null })),
  reasons: [],
  withdrawalReason: null,
  disclosure: 'not_asked',
  disclosureOn: null,
  checks: [],
})

const failed = [{ kind: 'dbs', state: 'not_passed', since: day }] as const

const allowed: Record<string, Stage[]> = {
  'applied employer': ['shortlisted', 'unsuccessful', 'job_closed'],
  'applied candidate': ['withdrawn'],
  'applied partner': ['withdrawn'],
  'shortlisted employer': ['interview', 'offer', 'unsuccessful', 'job_closed'],
  'shortlisted candidate': ['withdrawn'],
  'shortlisted partner': ['withdrawn'],
  'interview employer': ['offer', 'unsuccessful', 'unsuccessful_after_interview', 'job_closed'],
  'interview candidate': ['withdrawn'],
  'interview partner': ['withdrawn'],
  'offer employer': ['offer_withdrawn'],
  'offer candidate': ['accepted', 'offer_declined'],
  'accepted employer': ['hired', 'not_started', 'offer_withdrawn'],
  'accepted candidate': ['withdrawn'],
  'accepted partner': ['withdrawn'],
}

test.each(stages.flatMap((from) => sides.map((role) => [from, role] as const)))(
  'from %s the %s may go where the table says, and a move elsewhere is refused',
  (from: Stage, role: Side) => {
    const expected = allowed[`${from} ${role}`] ?? []
    expect([...nextStages(from, role)].sort()).toEqual([...expected].sort())
    for (const to of stages) {
      // An accepted offer can be withdrawn only for a check that was not passed: see below.
      const before = { ...anApplication(from), checks: from === 'accepted' ? failed : [] }
      const moved = moveApplication(before, { to, by: role, on: later, reasons: ['better_fit'], noInterview: true })
      expect(moved.ok).toBe(expected.includes(to))
    }
  },
)

test('nobody leaves a closed stage, except that an accepted offer leads to a first day or not', () => {
  for (const stage of stages) {
    if (!isOpenStage(stage) && stage !== 'accepted')
      expect(sides.flatMap((role) => nextStages(stage, role))).toEqual([])
  }
})

test('an offer without an interview needs an advert that said so', () => {
  const offer = { to: 'offer', by: 'employer', on: later } as const
  expect(moveApplication(anApplication('applied', 'shortlisted'), offer).ok).toBe(false)
  expect(moveApplication(anApplication('applied', 'shortlisted'), { ...offer, noInterview: true }).ok).toBe(true)
  expect(moveApplication(anApplication('applied'), { ...offer, noInterview: true }).ok).toBe(false)
  expect(nextMoves(anApplication('applied', 'shortlisted'), 'employer')).not.toContain('offer')
})

test('an accepted offer is withdrawn only for a check that was not passed', () => {
  const accepted = anApplication('applied', 'shortlisted', 'interview', 'offer', 'accepted')
  const withdrawn = { to: 'offer_withdrawn', by: 'employer', on: later } as const
  const check = (state: 'waiting' | 'done' | 'not_passed') => [{ kind: 'dbs' as const, state, since: day }]
  for (const state of ['waiting', 'done'] as const) {
    expect(moveApplication({ ...accepted, checks: check(state) }, withdrawn).ok).toBe(false)
    expect(nextMoves({ ...accepted, checks: check(state) }, 'employer')).not.toContain('offer_withdrawn')
  }
  expect(moveApplication({ ...accepted, checks: check('not_passed') }, withdrawn).ok).toBe(true)
  expect(moveApplication(anApplication('offer'), withdrawn).ok).toBe(true)
})

test('a no needs a reason, and no move comes before the last', () => {
  expect(moveApplication(anApplication('applied'), { to: 'unsuccessful', by: 'employer', on: later })).toEqual({
    ok: false,
    refusal: 'reason_missing',
  })
  const other = { to: 'unsuccessful', by: 'employer', on: later, reasons: ['filled', 'other'] } as const
  expect(moveApplication(anApplication('applied'), other)).toEqual({ ok: false, refusal: 'message_missing' })
  expect(moveApplication(anApplication('applied'), { ...other, note: 'The shop has closed.' }).ok).toBe(true)
  expect(
    moveApplication(anApplication('applied'), { to: 'shortlisted', by: 'employer', on: plainDate('2026-11-19') }),
  ).toEqual({ ok: false, refusal: 'before_last_change' })
})

test('an employer asks about a record only after the shortlist, once, and only the candidate answers', () => {
  const ask = { to: 'asked', by: 'employer', on: later } as const
  expect(moveDisclosure(anApplication('applied'), ask)).toEqual({ ok: false, refusal: 'before_shortlist' })
  const asked = moveDisclosure(anApplication('applied', 'shortlisted'), ask)
  if (!asked.ok) throw new Error(asked.refusal)
  expect(asked.value.disclosure).toBe('asked')
  expect(moveDisclosure(asked.value, ask).ok).toBe(false)
  for (const by of ['employer', 'partner', 'caseworker'] as const) {
    expect(moveDisclosure(asked.value, { to: 'shared', by, on: later }).ok).toBe(false)
  }
  const declined = moveDisclosure(asked.value, { to: 'declined', by: 'candidate', on: later })
  if (!declined.ok) throw new Error(declined.refusal)
  expect(moveDisclosure(declined.value, ask).ok).toBe(false)
  // A no may become a yes, and a yes no no: what may be read is taken back instead.
  const shared = moveDisclosure(declined.value, { to: 'shared', by: 'candidate', on: later })
  if (!shared.ok) throw new Error(shared.refusal)
  expect(moveDisclosure(shared.value, { to: 'declined', by: 'candidate', on: later }).ok).toBe(false)
  // An accepted offer shuts nothing out before the first day.
  const hired = { ...anApplication('applied', 'shortlisted', 'offer', 'accepted'), disclosure: 'asked' as const }
  const answer = { to: 'shared', by: 'candidate', on: later } as const
  for (const startsOn of [null, plainDate('2026-11-22')]) {
    expect(moveDisclosure(hired, { ...answer, startsOn }).ok).toBe(true)
    expect(moveDisclosure({ ...hired, disclosure: 'declined' }, { ...answer, startsOn }).ok).toBe(true)
    expect(moveDisclosure({ ...hired, disclosure: 'not_asked' }, { ...ask, startsOn }).ok).toBe(true)
  }
  const closed = { ok: false, refusal: 'closed' }
  expect(moveDisclosure(hired, { ...answer, startsOn: later })).toEqual(closed)
  expect(moveDisclosure({ ...hired, disclosure: 'not_asked' }, { ...ask, startsOn: later })).toEqual(closed)
  expect(moveDisclosure(anApplication('applied', 'shortlisted', 'unsuccessful'), ask)).toEqual({
    ok: false,
    refusal: 'closed',
  })
})
