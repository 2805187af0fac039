/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { JobUndo } from '@/components/hiring/person/job-undo'
import { jobHidden, personJobDoneWords } from '@/lib/content/hiring/person-jobs'

test.each([
  ['job-hidden', 'Café team member', jobHidden('Café team member')],
  ['job-hidden', null, personJobDoneWords['job-hidden']],
  ['job-saved', 'Café team member', personJobDoneWords['job-saved']],
] as const)('after %s of %s it says so', (done, title, said) => {
  render(<JobUndo done={done} job="cafe-team-member-0001" title={title} list="suited" />)
  expect(screen.getByRole('status').textContent).toBe(said)
})
