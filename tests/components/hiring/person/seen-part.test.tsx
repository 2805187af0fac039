/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SeenPart } from '@/components/hiring/person/seen-part'
import { candidatePortal } from '@/components/hiring/screen-place'
import { personWords as words } from '@/lib/content/hiring/person'
import { noProfile } from '@/lib/domain/candidates/profile'

test('somebody without a phone number reads at its tick that none is shared, with the way to add one', () => {
  const rest = { kept: null, hidden: [], looked: '', found: [], place: candidatePortal }
  const { rerender } = render(<SeenPart {...rest} profile={noProfile} />)
  const hint = screen.getByText(words.noPhoneYet, { exact: false })
  expect(screen.getByLabelText(words.contactLabels.phone).getAttribute('aria-describedby')).toBe(hint.id)
  expect(screen.getByRole('link', { name: words.addPhone }).getAttribute('href')).toBe(
    '/dashboard/candidateportal/profile?part=about#phone',
  )
  rerender(<SeenPart {...rest} profile={{ ...noProfile, phone: '0113 496 0000' }} />)
  expect(screen.queryByRole('link', { name: words.addPhone })).toBeNull()
})
