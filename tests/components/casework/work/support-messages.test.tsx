/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SupportMessages } from '@/components/casework/work/support-messages'
import { supportMessagesWords as words } from '@/lib/content/casework/support-messages'

test.each(['worker', 'person'] as const)(
  'ready-made words stand above the box, and the return key sends it: %s',
  (side) => {
    render(
      <SupportMessages
        conversation={{
          ...{ side, organisation: 'Example charity', name: 'Robin Ash', messages: [], unsent: [], closed: null },
          safety: { safe_ways: ['email'], safe_hours: '' },
        }}
        to={side === 'worker' ? 'caseworker' : 'candidate'}
        reference="SP-7KX2M9"
        kept={null}
        nextId="2"
      />,
    )
    const box = screen.getByRole('textbox', { name: words.label })
    expect(screen.getByText(words.templates).compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // The first button of a form is the one that the return key presses.
    const { form } = box as HTMLTextAreaElement
    const [first] = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLButtonElement)
    expect(first?.getAttribute('formaction')).toBeNull()
  },
)

test.each([
  [false, words.cautions.hours([], 'After 4pm')],
  [true, words.hoursOfMentor('After 4pm')],
])('whoever writes is told only of what the page has; with a mentor: %s', (isWithMentor, said) => {
  render(
    <SupportMessages
      conversation={{
        ...{
          side: 'worker',
          organisation: 'Example charity',
          name: 'Robin Ash',
          messages: [],
          unsent: [],
          closed: null,
        },
        safety: { safe_ways: ['email'], safe_hours: 'After 4pm' },
      }}
      to="caseworker"
      reference="SP-7KX2M9"
      kept={null}
      nextId="2"
      isWithMentor={isWithMentor}
    />,
  )
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(words.later) !== null).toBe(!isWithMentor)
})
