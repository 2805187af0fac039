/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ColleagueTable } from '@/components/hiring/people/colleague-table'
import { colleagueWords as words } from '@/lib/content/hiring/colleague-words'
import { readRights } from '@/lib/domain/companies/member-rights'

const colleague = (id: string, name: string) => ({
  id,
  name,
  email: `${id}@example.org`,
  joinedAt: '2026-11-26T09:00:00Z',
  rights: readRights({}),
})

test('a colleague is called by name with their address below, or by the address alone', () => {
  const colleagues = [colleague('jo', 'Jo Carter'), colleague('sam', '')]
  render(<ColleagueTable kind="employer" to="employer" colleagues={colleagues} viewerId="jo" isManager />)
  expect(screen.getByText('jo@example.org').parentElement?.textContent).toBe('Jo Carter (you)jo@example.org')
  expect(screen.getByText('sam@example.org')).toBeTruthy()
  expect(screen.getByText(words.changeOwnRights)).toBeTruthy()
  expect(screen.getByText(words.changeRights)).toBeTruthy()
})
