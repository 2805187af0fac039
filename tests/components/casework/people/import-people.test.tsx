/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'

import { ImportPeople } from '@/components/casework/people/import-people'
import { importScreen as words } from '@/lib/content/casework/people'
import { plainDate } from '@/lib/domain/dates/plain-date'

async function choose(csv: string): Promise<void> {
  render(<ImportPeople to="partner" organisation="A Fresh Start" kept={null} today={plainDate('2026-11-27')} />)
  const file = new File([csv], 'people.csv', { type: 'text/csv' })
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(csv) })
  fireEvent.change(screen.getByLabelText(words.choose), { target: { files: [file] } })
  await screen.findByRole('heading', { name: words.agreed })
}

test('the button is there before everything is answered, and says what is missing, with links to it', async () => {
  await choose('Name\nSam Field\nKit Stone\n')
  expect(screen.getByText(words.left(2))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.store(0) }))
  const box = screen.getByRole('alert')
  expect(document.activeElement).toBe(box)
  const link = within(box).getByRole('link', { name: words.left(2) })
  expect(document.querySelector(link.getAttribute('href') ?? '')?.getAttribute('type')).toBe('radio')

  fireEvent.click(screen.getAllByLabelText(words.yes)[0] as HTMLElement)
  fireEvent.click(screen.getAllByLabelText(words.no)[1] as HTMLElement)
  // Nobody's day is in the spreadsheet.
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2)
  fireEvent.change(screen.getByLabelText(words.agreedOn), { target: { value: '2026-11-20' } })
  fireEvent.change(screen.getByLabelText(words.agreedHow), { target: { value: 'signed' } })
  expect(screen.queryByRole('alert')).toBeNull()
  const send = screen.getByRole('button', { name: words.store(1) })
  expect(send.closest('form')?.getAttribute('action')).toBe('/api/partner/people-import')
})

test('a list from which everybody is left out cannot be stored, and says so', async () => {
  await choose('Name\nSam Field\n')
  fireEvent.click(screen.getByLabelText(words.no))
  expect(screen.getByText(words.nobodyAgreed)).toBeTruthy()
})
