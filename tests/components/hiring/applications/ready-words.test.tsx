/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'

import { TextAreaField } from '@/components/forms/text-area-field'
import { ReadyWords } from '@/components/hiring/applications/ready-words'

const choices = [
  { key: 'one', label: 'One', text: 'Thank you.' },
  { key: 'two', label: 'Two', text: 'See you soon.' },
]
const put = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))

function shown(maxLength: number) {
  render(
    <>
      <p id="lead">Ready-made wording for the message:</p>
      <ReadyWords fieldId="message" labelId="lead" choices={choices} />
      <TextAreaField id="message" name="message" label="Message" rows={3} maxLength={maxLength} />
    </>,
  )
  return screen.getByRole<HTMLTextAreaElement>('textbox')
}

test('ready words go below what was typed, and take the place of those that were put there last', () => {
  const message = shown(1000)
  expect(screen.getByRole('group', { name: 'Ready-made wording for the message:' })).toBeTruthy()
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

test('where they make the message too long, the field says so', () => {
  const message = shown(20)
  fireEvent.change(message, { target: { value: 'Dear Jo Li, hello.' } })
  expect(screen.queryByText(/too many/)).toBeNull()
  put('Two')
  expect(screen.getByText(/too many/)).toBeTruthy()
})
