/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { JobReview } from '@/components/desk/jobs/job-review'
import type { KeptForm } from '@/components/work/posted-form'
import { deskJobsProblems as problems, deskJobsWords as words } from '@/lib/content/desk/desk-job-words'

const show = (kept: KeptForm | null = null) =>
  render(<JobReview id="baker-1" version={4} findings={[]} letThrough={[]} kept={kept} />)

test('an advert that is sent back without a part and without words says both', () => {
  const values = { form: 'job-return', field: '', words: '' }
  const wrong = { field: problems.field, words: problems.words }
  const { container } = show({ message: problems.field, field: 'field', problems: wrong, values })
  expect([...container.querySelectorAll('.field-error')].map(({ textContent }) => textContent)).toEqual(
    Object.values(wrong).map((message) => expect.stringContaining(message) as string),
  )
})

test('the first part that can be chosen is the whole advert', () => {
  show()
  const options = [...screen.getByLabelText<HTMLSelectElement>(words.field).options]
  expect(options.slice(0, 2).map(({ text }) => text)).toEqual([words.chooseField, words.wholeAdvert])
})
