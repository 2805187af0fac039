/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { CompanyAnswers } from '@/components/desk/companies/company-answers'
import { formWords } from '@/lib/content/forms/form-words'
import type { CompanyState } from '@/lib/domain/companies/company'

const id = '00000000-0000-4000-8000-000000000000'
const values = { form: 'company-return', company: id, words: 'Which of the two are you?' }
const show = (state: CompanyState) =>
  render(
    <CompanyAnswers
      company={{ id, version: 4, state, wanted: null }}
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
