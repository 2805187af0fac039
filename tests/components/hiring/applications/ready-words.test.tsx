/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'

import { ReadyWords } from '@/components/hiring/applications/ready-words'

test('ready words go below what was typed, and take the place of those that were put there last', () => {
  render(
    <>
      <textarea id="message" aria-label="Message" />
      <ReadyWords fieldId="message" label="One" text="Thank you." />
      <ReadyWords fieldId="message" label="Two" text="See you soon." />
    </>,
  )
  const message = screen.getByRole<HTMLTextAreaElement>('textbox')
  const put = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))
  put('One')
  expect(message.value).toBe('Thank you.')
  message.value = 'Dear you,'
  put('One')
  expect(message.value).toBe('Dear you,\n\nThank you.')
  put('Two')
  expect(message.value).toBe('Dear you,\n\nSee you soon.')
  message.value += ' Bye!'
  put('One')
  expect(message.value).toBe('Dear you,\n\nSee you soon. Bye!\n\nThank you.')
})
