/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ChangesToReview } from '@/components/desk/jobs/changes-to-review'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { changesWords, fieldLabels } from '@/lib/content/hiring/advert'
import { anAdvert } from '../../../support/an-advert'

const approved = anAdvert({})
const draft = { ...approved, title: 'Night baker' }
const returned = { draft: approved, note: 'Say when they work.' }
const live = { status: 'live', isTakenOff: false } as const
const show = (advert: typeof approved | null, job: Parameters<typeof ChangesToReview>[0]['job'] = live) =>
  render(<ChangesToReview job={job} draft={draft} advert={advert} returned={returned} />)

test('what changed in an approved advert is shown once, and what of it is new is named under the earlier note', () => {
  const before = { ...approved, vacancies: approved.vacancies + 1 }
  render(
    <ChangesToReview
      job={live}
      draft={{ ...before, title: 'Night baker' }}
      advert={approved}
      returned={{ ...returned, draft: before }}
    />,
  )
  expect(screen.getAllByRole('table')).toHaveLength(1)
  const earlier = screen.getByRole('region', { name: words.earlier })
  expect([...earlier.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([fieldLabels.title])
})

test('where all of it is new, that is said by the table alone', () => {
  show(approved)
  expect(screen.getAllByRole('table')).toHaveLength(1)
  expect(screen.queryByText(words.changedSince)).toBeNull()
  expect(screen.getByText(returned.note)).toBeTruthy()
})

test('what changed in a new advert that was sent again is shown under the earlier note', () => {
  show(null)
  expect(screen.getByRole('region', { name: words.earlier }).querySelector('table')?.textContent).toContain(
    'Night baker',
  )
})

test.each([
  [live, changesWords.before.board],
  [{ status: 'paused', isTakenOff: false }, changesWords.before.approved],
  [{ status: 'paused', isTakenOff: true }, changesWords.before.off],
] as const)('%o names what the change is compared with', (job, name) => {
  show(approved, job)
  expect(screen.getByRole('columnheader', { name })).toBeTruthy()
})

test('a new advert is compared with what was sent back', () => {
  show(null)
  expect(screen.getByRole('columnheader', { name: changesWords.before.returned })).toBeTruthy()
})

test('an advert that was sent again as it was approved has no empty table', () => {
  render(<ChangesToReview job={live} draft={approved} advert={approved} returned={returned} />)
  expect(screen.getByText(words.nothingChanged)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
