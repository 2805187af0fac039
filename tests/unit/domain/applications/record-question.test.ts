import type { Application } from '@/lib/domain/applications/application'
import { askAboutRecord, mayAskAt } from '@/lib/domain/applications/record-question'
import { stages } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { recordQuestionStages } from '@/lib/domain/job-board/job'

const allowed = {
  never: [],
  after_shortlist: ['shortlisted', 'interview', 'offer', 'accepted'],
  at_interview: ['interview', 'offer', 'accepted'],
  after_offer: ['offer', 'accepted'],
}

test.each(recordQuestionStages)('an advert that says %s is kept to at every stage', (question) => {
  const day = { on: plainDate('2026-11-23'), interviewOn: plainDate('2026-11-23') }
  expect(stages.filter((stage) => mayAskAt(question, stage, day))).toEqual(allowed[question])
})

test.each([
  ['without an agreed time', null, false],
  ['the day before', '2026-11-24', false],
  ['on the day', '2026-11-23', true],
  ['afterwards', '2026-11-20', true],
])('a question at the interview, %s', (_, interviewDay, isOpen) => {
  const day = { on: plainDate('2026-11-23'), interviewOn: interviewDay === null ? null : plainDate(interviewDay) }
  expect(mayAskAt('at_interview', 'interview', day)).toBe(isOpen)
  // An offer without an interview does not take the question away.
  expect(mayAskAt('at_interview', 'offer', { ...day, interviewOn: null })).toBe(true)
})

test.each([
  { question: 'never', stage: 'offer', refusal: 'not_allowed' },
  { question: 'after_shortlist', stage: 'shortlisted', refusal: null },
  { question: 'at_interview', stage: 'shortlisted', refusal: 'before_agreed_stage' },
  { question: 'after_offer', stage: 'offer', refusal: null },
  { question: 'after_offer', stage: 'accepted', refusal: null },
  { question: 'at_interview', stage: 'interview', refusal: 'before_agreed_stage' },
] as const)(
  'an advert that says $question answers at the stage $stage with $refusal',
  ({ question, stage, refusal }) => {
    const on = plainDate('2026-11-23')
    const application: Application = {
      id: 'application',
      reference: 'A-7KX2M9',
      jobId: 'job',
      personId: 'person',
      via: 'self',
      history: (['applied', 'shortlisted', stage] as const).map((step) => ({
        stage: step,
        on,
        by: 'employer',
        note: null,
      })),
      reasons: [],
      withdrawalReason: null,
      disclosure: 'not_asked',
      disclosureOn: null,
      checks: [],
    }
    const asked = askAboutRecord(application, { question, by: 'employer', on, interviewOn: null })
    expect(asked.ok ? null : asked.refusal).toBe(refusal)
    expect(askAboutRecord(application, { question, by: 'candidate', on, interviewOn: null }).ok).toBe(false)
  },
)
