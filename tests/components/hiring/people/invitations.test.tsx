/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { Invitations } from '@/components/hiring/people/invitations'
import { colleagueWords as words, rightWords } from '@/lib/content/hiring/colleague-words'
import { readRights } from '@/lib/domain/companies/member-rights'

const rights = readRights({ see_applicants: 'on' })
const invitation = (email: string, endsAt: string) => ({
  ...{ id: email, email, endsAt, rights },
  createdAt: '2026-11-20T09:00:00Z',
})

test('an open invitation says until when its link works, one that has ended that it has, and both can be sent again', () => {
  render(
    <Invitations
      kind="employer"
      to="employer"
      invitations={[
        invitation('jo@example.org', '2026-11-27T09:00:00Z'),
        invitation('al@example.org', '2026-11-22T09:00:00Z'),
      ]}
      kept={null}
      isOpen
      now={new Date('2026-11-23T09:00:00Z')}
    />,
  )
  expect(screen.getByText(words.openFor('20 November 2026', '27 November 2026'))).toBeTruthy()
  expect(screen.getByText(words.ended)).toBeTruthy()
  const lists = screen.getAllByRole('list').slice(1)
  expect(lists.map(({ textContent }) => textContent)).toEqual([rightWords.see_applicants, rightWords.see_applicants])
  for (const email of ['jo@example.org', 'al@example.org'])
    expect(screen.getByRole('button', { name: words.againName(email) })).toBeTruthy()
})
