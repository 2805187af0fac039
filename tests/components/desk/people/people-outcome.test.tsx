/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { PeopleOutcome } from '@/components/desk/people/people-outcome'
import { deskPeopleWords as words } from '@/lib/content/desk/desk-people-words'

const request = '00000000-0000-4000-8000-000000000000'
const kept = (values: Record<string, string>) => ({ message: 'Gone.', field: null, values: { request, ...values } })

test.each([
  ['role-refuse', 'reason', words.reason],
  ['role-ask', 'question', words.questionLabel],
])('what was typed into %s is shown once its request is gone', (form, field, label) => {
  const problem = kept({ form, [field]: 'Which office?' })
  const { rerender } = render(<PeopleOutcome kept={problem} isShown={false} done={undefined} />)
  expect(screen.getByText('Which office?')).toBeTruthy()
  expect(screen.getByText(label)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).not.toContain(request)
  rerender(<PeopleOutcome kept={problem} isShown done={undefined} />)
  expect(screen.queryByText('Which office?')).toBeNull()
})
