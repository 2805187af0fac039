import { deskCompanyForms } from '@/lib/server/desk/forms/companies'
import { jobReviewForms } from '@/lib/server/desk/forms/job-review-forms'
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
