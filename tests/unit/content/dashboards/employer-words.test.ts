import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { stageLabels } from '@/lib/content/dashboards/labels'
import { tabOf } from '@/lib/domain/applications/applicant-tabs'
import { openStages } from '@/lib/domain/applications/stages'

test.each(openStages)('an employer reads one word for the stage %s, on its list and on each applicant', (stage) => {
  expect(exampleApplicantWords.tab[tabOf(stage)]).toBe(stageLabels[stage])
})
