import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { employerStageLabels } from '@/lib/content/dashboards/labels'
import { applicantTabs, tabStages } from '@/lib/domain/applications/applicant-tabs'
import { openStages } from '@/lib/domain/applications/stages'

test.each(openStages)('an employer reads one word for the stage %s, on its list and on each applicant', (stage) => {
  const names = applicantTabs
    .filter((tab) => tabStages[tab].includes(stage))
    .map((tab) => exampleApplicantWords.tab[tab])
  expect(names).toEqual([exampleApplicantWords.tab.open, employerStageLabels[stage]])
})
