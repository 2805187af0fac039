/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { JoinSignIn } from '@/components/auth/join-sign-in'
import { joinSignInWords as words } from '@/lib/content/hiring/colleague-words'

const invitation = {
  kind: 'employer',
  company: 'Example Bakery',
  invited_by: 'Sam Lee',
  email: 'jo@example.org',
} as const

test('somebody who was invited reads who invites them to what, in the frame of every page of signing in', () => {
  render(<JoinSignIn invitation={invitation} next="/account/join?token=a" isCodeSent={false} problem={null} />)
  const heading = screen.getByRole('heading', { level: 1, name: words.heading('Example Bakery') })
  expect(heading.closest('.page')).not.toBeNull()
  // The company is named once, and then it is 'it'.
  expect(screen.getByText(/Sam Lee has invited you/).textContent.split('Example Bakery')).toHaveLength(2)
  expect(screen.getByRole('button', { name: words.submit })).toBeTruthy()
})
