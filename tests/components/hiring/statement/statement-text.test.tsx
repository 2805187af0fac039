/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { StatementText } from '@/components/hiring/statement/statement-text'
import { statementWords as words } from '@/lib/content/hiring/statement'

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.label })
const user = userEvent.setup()

beforeEach(() => sessionStorage.clear())

test('unsaved typing is restored after a reload, and can be discarded', async () => {
  const { unmount } = render(<StatementText owner="one" saved="Saved." />)
  await user.type(field(), ' And more.')
  unmount()
  render(<StatementText owner="one" saved="Saved." />)
  expect(field().value).toBe('Saved. And more.')
  await user.click(screen.getByRole('button', { name: words.backToSaved }))
  expect(field().value).toBe('Saved.')
  expect(screen.queryByText(words.broughtBack)).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

test('nobody else who signs in here reads it, and it is gone for good', async () => {
  const { unmount } = render(<StatementText owner="one" saved="" />)
  await user.type(field(), 'Mine')
  unmount()
  const { unmount: leave } = render(<StatementText owner="two" saved="" />)
  expect(field().value).toBe('')
  leave()
  render(<StatementText owner="one" saved="" />)
  expect(field().value).toBe('')
})

test('once it is saved, nothing of it stays in the tab', async () => {
  const { unmount } = render(<StatementText owner="one" saved="" />)
  await user.type(field(), 'Mine')
  expect(sessionStorage.length).toBe(1)
  unmount()
  render(<StatementText owner="one" saved="Mine" />)
  expect(screen.queryByText(words.broughtBack)).toBeNull()
  expect(sessionStorage.length).toBe(0)
})
