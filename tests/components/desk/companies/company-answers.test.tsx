/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { CompanyAnswers } from '@/components/desk/companies/company-answers'
import { deskCompanyWords as words } from '@/lib/content/desk/companies'
import { formWords } from '@/lib/content/forms/form-words'
import type { CompanyState } from '@/lib/domain/companies/company'

const id = '00000000-0000-4000-8000-000000000000'
const values = { form: 'company-return', company: id, words: 'Which of the two are you?' }
const show = (state: CompanyState) =>
  render(
    <CompanyAnswers
      company={{ id, version: 4, kind: 'employer', state, wanted: null }}
      checks={[{ what: 'phone', bears_out: true }]}
      kept={{ message: 'Decided already.', field: null, values }}
    />,
  )

test('a note that can no longer be sent is shown, without its empty fields', () => {
  show('approved')
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toContain(formWords.copyTyped)
  expect(textContent).toContain(values.words)
  expect(textContent).not.toContain(id)
})

test('a note whose form is still there is in its field alone', () => {
  show('waiting')
  expect(screen.getByDisplayValue(values.words)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).not.toContain(values.words)
})

test('the form that approves a company which no check bears out says so, and asks for the reason', () => {
  const company = { id, version: 4, kind: 'employer', state: 'waiting', wanted: null } as const
  const { rerender } = render(<CompanyAnswers company={company} checks={[]} kept={null} />)
  const reason = () => screen.queryByLabelText(words.unchecked.reason)
  expect(reason()?.closest('form')?.getAttribute('action')).toBe('/api/desk/company-approve')
  expect(screen.getByText(words.unchecked.leads.unchecked)).toBeTruthy()
  rerender(<CompanyAnswers company={company} checks={[{ what: 'phone', bears_out: false }]} kept={null} />)
  expect(screen.getByText(words.unchecked.leads['in-doubt'])).toBeTruthy()
  rerender(<CompanyAnswers company={company} checks={[{ what: 'phone', bears_out: true }]} kept={null} />)
  expect(reason()).toBeNull()
  expect(screen.getByRole('button', { name: words.decisions.approve })).toBeTruthy()
})

test('the form that approves a partner without a signed agreement says so, and asks for the reason', () => {
  const company = { id, version: 4, kind: 'partner', state: 'waiting', wanted: null, dataAgreementOn: null } as const
  render(<CompanyAnswers company={company} checks={[{ what: 'phone', bears_out: true }]} kept={null} />)
  expect(screen.getByText(words.unchecked.leads.unsigned)).toBeTruthy()
  expect(screen.getByLabelText(words.unchecked.reason)).toBeTruthy()
})

test('a reason that was typed is in its field when the form comes back', () => {
  const company = { id, version: 4, kind: 'employer', state: 'waiting', wanted: null } as const
  const kept = {
    message: 'At most 500 characters.',
    field: 'reason',
    values: { form: 'company-approve', company: id, reason: 'We know them.' },
  }
  render(<CompanyAnswers company={company} checks={[]} kept={kept} />)
  expect(screen.getByDisplayValue('We know them.').closest('details')?.open).toBe(true)
})

test('an organisation without jobs is paused in words of its own', () => {
  const company = { id, version: 4, kind: 'partner', state: 'approved', wanted: null } as const
  render(<CompanyAnswers company={company} checks={[]} kept={null} />)
  expect(screen.getByRole('button', { name: words.decisionsOnPartner.pause })).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.decisions.pause })).toBeNull()
})

test('a new name is answered first, and pausing the company is a matter of its own', () => {
  const company = { id, version: 4, kind: 'employer', state: 'approved', wanted: {} } as const
  render(<CompanyAnswers company={company} checks={[]} kept={null} />)
  const shown = document.body.textContent
  const { take_change, leave_change, pause } = words.decisions
  const inOrder = [words.changeAnswer, take_change, leave_change, words.answers.approved, pause]
  const places = inOrder.map((text) => shown.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('the answer that takes jobs off the board looks like no approval', () => {
  show('approved')
  expect(screen.getByRole('button', { name: words.decisions.pause }).className).toContain('button-warning')
})
