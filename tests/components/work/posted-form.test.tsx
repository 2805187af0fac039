/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'

import { TextAreaField } from '@/components/forms/text-area-field'
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

describe('a text that is too long for a cookie', () => {
  const long = 'ش'.repeat(12_000)
  const form = (back: KeptForm | null, name = 'note') => (
    <PostedForm to="partner" action="note-add" submit="Save" kept={back} wordsKeptAs={name}>
      <TextAreaField id="words" name="words" label="The note" defaultValue={back?.values.words ?? ''} />
    </PostedForm>
  )
  const refused = kept({ field: 'words', values: { form: 'note-add', words: '' } })
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('The note')
  /** Types it and sends it, and leaves the page. */
  const send = () => {
    const { unmount, container } = render(form(null))
    fireEvent.input(field(), { target: { value: long } })
    fireEvent.submit(field())
    expect(new FormData(container.querySelector('form') ?? undefined).get('words_kept')).toBe('yes')
    unmount()
  }

  beforeEach(() => sessionStorage.clear())

  test('is in its form again when that is refused, and nowhere once it has arrived', () => {
    send()
    const { unmount } = render(form(refused))
    expect(field().value).toBe(long)
    unmount()
    render(form(null)).unmount()
    expect(sessionStorage).toHaveLength(0)
  })

  test('is in no other form, and not over what came back', () => {
    send()
    const other = render(form(refused, 'another'))
    expect(field().value).toBe('')
    other.unmount()
    render(form({ ...refused, values: { ...refused.values, words: 'Short' } }))
    expect(field().value).toBe('Short')
  })
})
