/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { PersonFields } from '@/components/casework/people/file-fields'
import { SafeContactFields } from '@/components/casework/people/person-fields'

test.each([
  ['nothing', {}, false],
  ['a prison', { place: 'custody', establishment: 'HMP Leeds' }, false],
  ['a practitioner', { practitioner_name: 'Dana Hill' }, true],
])(
  'where a new person is stands open, and what fewer need is folded until it is filled in: %s',
  (_, values, isOpen) => {
    render(<PersonFields values={values} back={null} />)
    expect(screen.getByLabelText('Establishment').closest('details')).toBeNull()
    expect(screen.getByLabelText('Probation practitioner or keyworker (optional)').closest('details')?.open).toBe(
      isOpen,
    )
  },
)

test.each([
  ['about somebody else', false],
  ['about oneself', true],
])('a number that is optional says when it is needed all the same: %s', (_, isOwn) => {
  render(<SafeContactFields values={{}} back={null} isOwn={isOwn} />)
  const phone = screen.getByLabelText('Phone (optional)')
  expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a number if you tick Call or Text below.',
  )
})
