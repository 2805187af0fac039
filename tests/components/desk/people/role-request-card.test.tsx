/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { RoleRequestCard } from '@/components/desk/people/role-request-card'
import { roleWords } from '@/lib/content/account/account'
import { deskPeopleProblems, deskPeopleWords as words } from '@/lib/content/desk/desk-people-words'
import { plainDate } from '@/lib/domain/dates/plain-date'

type Request = ComponentProps<typeof RoleRequestCard>['request']

const request: Request = {
  id: 'a request',
  email: 'asker@example.org',
  name: 'Jo Li',
  role: 'partner',
  currentRole: null,
  organisation: 'Open Door',
  note: '',
  askedAt: '2026-11-20T10:00:00Z',
  accountMadeAt: '2026-11-19T10:00:00Z',
  question: '',
  questionAskedAt: null,
}

test.each([
  ['no portal', null, true],
  ['this portal already', 'partner', true],
  ['another portal', 'employer', false],
] as const)('an account with %s', (_, currentRole, isGivable) => {
  render(<RoleRequestCard request={{ ...request, currentRole }} today={plainDate('2026-11-23')} kept={null} />)
  const give = screen.queryByRole('button', { name: words.giveName(roleWords.partner, request.email) })
  expect(give !== null).toBe(isGivable)
  expect(screen.queryByText(deskPeopleProblems.other_role) === null).toBe(isGivable)
  expect(screen.getByRole('button', { name: words.refuseSubmit, hidden: true })).toBeTruthy()
})
