/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { JobReview } from '@/components/desk/jobs/job-review'
import type { KeptForm } from '@/components/work/posted-form'
import { deskJobsProblems as problems, deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { anAdvert } from '../../../support/an-advert'

const approved = anAdvert({})
const draft = { ...approved, title: 'Night baker' }
const returned = { draft: approved, note: 'Say when they work.' }
const show = (advert: typeof approved | null, kept: KeptForm | null = null) =>
  render(
    <JobReview
      id="baker-1"
      version={4}
      draft={draft}
      advert={advert}
      returned={returned}
      findings={[]}
      letThrough={[]}
      kept={kept}
    />,
  )

test('what changed in an approved advert that was sent again is shown once, and named under the earlier note', () => {
  show(approved)
  expect(screen.getAllByRole('table')).toHaveLength(1)
  const earlier = screen.getByRole('region', { name: words.earlier })
  expect(earlier.querySelector('li')?.textContent).toBe(fieldLabels.title)
})

test('what changed in a new advert that was sent again is shown under the earlier note', () => {
  show(null)
  expect(screen.getByRole('region', { name: words.earlier }).querySelector('table')?.textContent).toContain(
    'Night baker',
  )
})

test('an advert that is sent back without a part and without words says both', () => {
  const values = { form: 'job-return', field: '', words: '' }
  const wrong = { field: problems.field, words: problems.words }
  const { container } = show(null, { message: problems.field, field: 'field', problems: wrong, values })
  expect([...container.querySelectorAll('.field-error')].map(({ textContent }) => textContent)).toEqual(
    Object.values(wrong).map((message) => expect.stringContaining(message) as string),
  )
})
