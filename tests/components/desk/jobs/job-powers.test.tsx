/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { JobPowers } from '@/components/desk/jobs/job-powers'
import { deskJobsProblems as problems, deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import type { KeptForm } from '@/components/work/posted-form'

const show = (kept: KeptForm | null = null) =>
  render(<JobPowers id="baker-1" version={4} isOnBoard findings={[]} letThrough={[]} kept={kept} />)

test('the part that a removal is about is for the member to choose', () => {
  show()
  expect(screen.getByLabelText<HTMLSelectElement>(words.field).value).toBe('')
})

test('a removal without a part and without words says both', () => {
  const wrong = { field: problems.field, words: problems.takeOffWords }
  const values = { form: 'job-take-off', field: '', words: '' }
  const { container } = show({ message: problems.field, field: 'field', problems: wrong, values })
  expect([...container.querySelectorAll('.field-error')].map(({ textContent }) => textContent)).toEqual(
    Object.values(wrong).map((message) => expect.stringContaining(message) as string),
  )
})
