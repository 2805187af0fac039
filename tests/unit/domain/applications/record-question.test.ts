import type { Application } from '@/lib/domain/applications/application'
import { askAboutRecord, mayAskAt } from '@/lib/domain/applications/record-question'
import { stages } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { recordQuestionStages } from '@/lib/domain/job-board/job'

const allowed = {
  never: [],
  after_shortlist: ['shortlisted', 'interview', 'offer'],
  at_interview: ['interview', 'offer'],
  after_offer: ['offer'],
}

test.each(recordQuestionStages)('an advert that says %s is kept to at every stage', (question) => {
  expect(stages.filter((stage) => mayAskAt(question, stage))).toEqual(allowed[question])
})

test.each([
  { question: 'never', stage: 'offer', refusal: 'not_allowed' },
  { question: 'after_shortlist', stage: 'shortlisted', refusal: null },
  { question: 'at_interview', stage: 'shortlisted', refusal: 'before_agreed_stage' },
  { question: 'after_offer', stage: 'offer', refusal: null },
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
    const asked = askAboutRecord(application, { question, by: 'employer', on })
    expect(asked.ok ? null : asked.refusal).toBe(refusal)
    expect(askAboutRecord(application, { question, by: 'candidate', on }).ok).toBe(false)
  },
)
