/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { problemOf, PostedForm, type KeptForm } from '@/components/work/posted-form'

const kept = (more: Partial<KeptForm>): KeptForm => ({
  message: 'Say how they agreed.',
  field: 'consent_way',
  values: { form: 'person-add' },
  ...more,
})
const both = { consent_way: 'Say how they agreed.', name: 'Enter the name they like to use.' }

const links = (form: KeptForm | null, idOf?: (field: string) => string) => {
  render(<PostedForm to="partner" action="person-add" submit="Add" kept={form} {...(idOf && { idOf })} />)
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('everything that is wrong is listed, each with a link to its field', () => {
  expect(links(kept({ problems: both }))).toEqual([
    ['Say how they agreed.', '#consent_way'],
    ['Enter the name they like to use.', '#name'],
  ])
  expect(problemOf(kept({ problems: both }), 'name')).toBe('Enter the name they like to use.')
})

test('a link leads to the field of its own form, where several are on a page', () => {
  expect(links(kept({}), (field) => `${field}-of-robin`)).toEqual([['Say how they agreed.', '#consent_way-of-robin']])
})

test('what is wrong with another form is not said of this one', () => {
  expect(links(kept({ problems: both, values: { form: 'person-change' } }))).toEqual([])
})
