/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'

import { KeepTyped } from '@/components/hiring/applications/keep-typed'
import { AdvertAsYouWrite } from '@/components/hiring/jobs/advert-as-you-write'
import { keepTyped } from '@/lib/client/typed-form'
import { companyJobWords } from '@/lib/content/hiring/company-job-words'
import { blankDraft } from '@/lib/domain/job-board/advert'

const stored = 'What the server says of what is stored'
const show = () =>
  render(
    <div>
      <form>
        <KeepTyped owner="an account" name="a step" isFresh />
        <div className="field">
          <label>
            Job title <input name="title" aria-invalid />
          </label>
          <p className="field-found">A note on the stored title</p>
        </div>
        <label htmlFor="vacancies">How many</label>
        <input id="vacancies" name="vacancies" />
      </form>
      <AdvertAsYouWrite step="work" draft={blankDraft} sites={[]} company="Example Bakery" today="2026-11-25">
        {stored}
      </AdvertAsYouWrite>
    </div>,
  )

beforeEach(() => localStorage.clear())

test('until something is typed, the page says what the server said', () => {
  jest.useFakeTimers()
  show()
  act(() => jest.runAllTimers())
  jest.useRealTimers()
  expect(screen.getByText(stored)).toBeTruthy()
  expect(screen.getByText('A note on the stored title').hidden).toBe(false)
})

test('what is typed is checked, and the notes on what was stored go', async () => {
  show()
  fireEvent.input(screen.getByLabelText('Job title'), { target: { value: 'Strong young baker' } })
  expect((await screen.findByRole('status')).textContent).toBe(companyJobWords.found(1))
  expect(screen.queryByText(stored)).toBeNull()
  expect(screen.getByText('A note on the stored title').hidden).toBe(true)
  expect(screen.getByLabelText('Job title').getAttribute('aria-invalid')).toBeNull()
})

test('words that the device kept are checked as soon as they are back in the form', async () => {
  document.body.innerHTML = '<form><input name="title" value="Strong young baker"></form>'
  keepTyped('an account', 'a step', document.querySelector('form') as HTMLFormElement)
  document.body.innerHTML = ''
  show()
  expect((await screen.findByRole('article')).textContent).toContain('Strong young baker')
  expect(screen.getByRole('status').textContent).toBe(companyJobWords.found(1))
})

test('what cannot be read is an error at its field once that is left, until it is mended', async () => {
  show()
  const control = screen.getByLabelText('How many')
  const error = () => document.getElementById('vacancies-error')
  control.focus()
  fireEvent.input(control, { target: { value: 'two' } })
  const said = (await screen.findByRole('status')).textContent ?? ''
  expect(said).toContain('Enter how many people you need')
  expect(error()).toBeNull()
  act(() => control.blur())
  await waitFor(() => expect(error()?.textContent).toBe(said))
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(control.getAttribute('aria-describedby')).toBe('vacancies-error')
  fireEvent.input(control, { target: { value: '2' } })
  await waitFor(() => expect(error()).toBeNull())
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(control.hasAttribute('aria-describedby')).toBe(false)
})
