/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { JobReview } from '@/components/desk/jobs/job-review'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { anAdvert } from '../../../support/an-advert'

const approved = anAdvert({})
const draft = { ...approved, title: 'Night baker' }
const returned = { draft: approved, note: 'Say when they work.' }
const show = (advert: typeof approved | null) =>
  render(
    <JobReview
      id="baker-1"
      version={4}
      draft={draft}
      advert={advert}
      returned={returned}
      findings={[]}
      letThrough={[]}
      kept={null}
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
