import { personProblems, personWords } from '@/lib/content/hiring/person'
import { deskCompanyForms } from '@/lib/server/desk/forms/companies'
import { jobReviewForms } from '@/lib/server/desk/forms/job-review-forms'
import { applyForms } from '@/lib/server/hiring/forms/apply-about'
import { companyJobForms } from '@/lib/server/hiring/forms/company-job-forms'
import { candidateForms } from '@/lib/server/hiring/candidate-form-list'
import { employerForms } from '@/lib/server/hiring/employer-form-list'

import { hiringForms } from '../../../support/hiring-forms'

it('every form of live hiring is in the list that the bad posts go through', () => {
  const namesOf = (...forms: object[]) => forms.flatMap((form) => Object.keys(form)).sort()
  expect({
    employer: hiringForms.employer.toSorted(),
    candidate: hiringForms.candidate.toSorted(),
    desk: hiringForms.desk.toSorted(),
  }).toEqual({
    employer: namesOf(employerForms),
    candidate: namesOf(candidateForms),
    desk: namesOf(deskCompanyForms, jobReviewForms),
  })
})

it.each([
  [{}, { skills: personWords.need.card, firstName: personProblems.firstName, lastName: personProblems.lastName }],
  [
    { skills: 'jo@example.org', firstName: 'Jo', lastName: 'Miller', district: 'Leeds' },
    { skills: personProblems.saysWho(personWords.cardNames.skills), district: personProblems.district },
  ],
  [
    { skills: 'Kitchen in HMP Leeds', tickets: 'Jo Miller', firstName: 'Jo' },
    { skills: expect.stringContaining('HMP'), lastName: personProblems.lastName },
  ],
])('what somebody can do, sent as %j, is told everything that is wrong at once', async (fields, problems) => {
  const outcome = await applyForms['apply-about']?.run({ fields, user: {} as never })
  expect(outcome).toEqual({ field: 'skills', problem: problems.skills, problems })
})

it.each([
  ['Packer', 'packer-00000000'],
  ['Packer (clean record only)', 'job-00000000'],
])('the URL of a job that is begun as %s is %s', async (title, id) => {
  const committed: string[] = []
  const fields = {
    title,
    description: 'Pack boxes and load vans. We train you in the first week.',
    type: 'Full-time',
    sector: 'logistics',
    vacancies: '1',
    key: '00000000',
  }
  await companyJobForms['job-new']?.run({
    fields,
    user: { id: 'f3b5c9a2-0000-4000-8000-000000000001' } as never,
    store: {
      sites: () => Promise.resolve([]),
      commit: (step: { id: string }) => {
        committed.push(step.id)
        return Promise.resolve({ outcome: 'done', version: 1 })
      },
    } as never,
  } as never)
  expect(committed).toEqual([id])
})
