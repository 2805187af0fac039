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
  expect(screen.getByRole('group', { name: words.mayDoOwn })).toBeTruthy()
  expect(screen.getByRole('group', { name: words.mayDo })).toBeTruthy()
})

test('rights that are refused are shown where they were ticked, with the reason', () => {
  const kept = {
    message: 'Somebody has to manage access.',
    field: 'manage_people',
    values: { form: 'colleague-rights', member: 'sam', post_jobs: 'on' },
  }
  const colleagues = [colleague('jo', 'Jo Carter'), colleague('sam', '')]
  render(<ColleagueTable kind="employer" to="employer" colleagues={colleagues} viewerId="jo" isManager kept={kept} />)
  const group = screen.getByRole('group', { name: words.mayDo })
  expect(group.closest('details')?.open).toBe(true)
  expect(screen.getByRole('group', { name: words.mayDoOwn }).closest('details')?.open).toBe(false)
  expect(group.querySelectorAll('input:checked')).toHaveLength(1)
  expect(screen.getByRole('link', { name: kept.message }).getAttribute('href')).toBe('#sam-manage_people')
  expect(group.textContent).toContain(kept.message)
})

test.each([
  ['a right', { post_jobs: 'on' }],
  ['no right', {}],
])(
  'what somebody with %s can do is a list with its column’s name, which a card on a phone shows above it',
  (_, given) => {
    const rights = readRights(given)
    const colleagues = [{ ...colleague('jo', 'Jo Carter'), rights }]
    render(<ColleagueTable kind="employer" to="employer" colleagues={colleagues} viewerId="sam" isManager={false} />)
    expect(screen.getByRole('listitem').closest('td')?.dataset.column).toBe(words.rights)
  },
)
