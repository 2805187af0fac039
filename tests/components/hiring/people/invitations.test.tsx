/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { Invitations } from '@/components/hiring/people/invitations'
import { colleagueWords as words } from '@/lib/content/hiring/colleague-words'

const invitation = (email: string, endsAt: string) => ({ id: email, email, createdAt: '2026-11-20T09:00:00Z', endsAt })

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
  for (const email of ['jo@example.org', 'al@example.org'])
    expect(screen.getByRole('button', { name: words.againName(email) })).toBeTruthy()
})
