/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SafeContactFields } from '@/components/casework/people/person-fields'

test.each([
  ['about somebody else', false],
  ['about oneself', true],
])('a number that is optional says when it is needed all the same: %s', (_, isOwn) => {
  render(<SafeContactFields values={{}} back={null} isOwn={isOwn} />)
  const phone = screen.getByLabelText('Phone (optional)')
  expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Needed if calls or texts are safe.',
  )
})
