/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OwnerProof } from '@/components/account/owner-proof'
import { accountWords } from '@/lib/content/account/account'

test('somebody who has no password reads nothing of one, and gives none', () => {
  render(<OwnerProof proof="code" />)
  expect(screen.getByText(accountWords.proved).textContent).not.toMatch(/password/i)
  expect(screen.queryByLabelText(accountWords.password)).toBeNull()
})
