import { mayAskAt } from '@/lib/domain/applications/record-question'
import { stages } from '@/lib/domain/applications/stages'
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
