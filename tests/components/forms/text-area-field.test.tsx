/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef, Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

import { TextAreaField } from '@/components/forms/text-area-field'
import { KeepTyped } from '@/components/hiring/applications/keep-typed'
import { keepTyped } from '@/lib/client/typed-form'

const field = <TextAreaField id="words" name="words" label="Your words" defaultValue="I baked in HMP Leeds." />

test('what was typed before the scripts started stays when they start', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(field)
  const textArea = page.querySelector('textarea')
  if (!textArea) throw new Error('there is no text area')
  textArea.value = 'I baked in Leeds.'

  const root = await act(() => hydrateRoot(page, field))
  expect(textArea.value).toBe('I baked in Leeds.')
  act(() => root.unmount())
  page.remove()
})

test('so does what is typed while they start', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  let isStarting = false
  /** Drawn between the field and its text area, as somebody types. */
  function Typist() {
    const textArea = page.querySelector('textarea')
    if (isStarting && textArea) {
      textArea.value = 'I baked in Leeds for two years.'
      textArea.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return null
  }
  const typedInto = <TextAreaField id="words" label="Your words" hint={<Typist />} defaultValue="I baked." />
  page.innerHTML = renderToString(typedInto)
  isStarting = true
  const root = await act(() => hydrateRoot(page, typedInto))
  expect(page.querySelector('textarea')?.value).toBe('I baked in Leeds for two years.')
  act(() => root.unmount())
  page.remove()
})

test('a start that waits for a part of the page keeps it too, and the form hears of it', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  let arrives = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrives = resolve
  })
  let isStarting = false
  function Late() {
    if (isStarting) use(arrived)
    return null
  }
  const heard = jest.fn()
  const fields = (
    <Suspense>
      <TextAreaField id="words" label="Your words" defaultValue={'I baked.\r\nIn Leeds.'} onChange={heard} />
      <Late />
    </Suspense>
  )
  page.innerHTML = renderToString(fields)
  isStarting = true
  const textArea = page.querySelector('textarea')
  if (!textArea) throw new Error('there is no text area')
  textArea.value = 'I baked in Leeds.'
  const root = await act(() => hydrateRoot(page, fields))
  expect(textArea.value).toBe('I baked in Leeds.')
  expect(heard).not.toHaveBeenCalled()
  fireEvent.input(textArea, { target: { value: 'I baked in Leeds and York.' } })
  await act(async () => {
    arrives()
    await arrived
  })
  expect(textArea.value).toBe('I baked in Leeds and York.')
  expect(heard).toHaveBeenCalledTimes(1)
  act(() => root.unmount())
  page.remove()
})

test.each([
  ['I baked.', 'kept on the device'],
  ['I bake.', 'I bake.'],
])('what the device has kept is put back, but not over what was typed meanwhile: %s', async (typed, shown) => {
  const page = document.createElement('div')
  document.body.append(page)
  const form = (
    <form>
      <KeepTyped owner="an account" name="a form" isFresh />
      <TextAreaField id="words" name="words" label="Your words" defaultValue="I baked." />
    </form>
  )
  page.innerHTML = renderToString(form)
  const textArea = page.querySelector('textarea')
  const element = page.querySelector('form')
  if (!textArea || !element) throw new Error('there is no form')
  textArea.value = 'kept on the device'
  keepTyped('an account', 'a form', element)
  textArea.value = typed
  const root = await act(() => hydrateRoot(page, form))
  expect([textArea.value, textArea.defaultValue]).toEqual([shown, 'I baked.'])
  act(() => root.unmount())
  page.remove()
})

test('where nothing was typed the caret stays, and the form hears of nothing', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  const heard = jest.fn()
  // As it comes back from a form that was sent.
  const sent = <TextAreaField id="words" label="Your words" defaultValue={'One\r\ntwo'} onChange={heard} />
  page.innerHTML = renderToString(sent)
  const textArea = page.querySelector('textarea')
  textArea?.setSelectionRange(1, 3)
  const root = await act(() => hydrateRoot(page, sent))
  expect(textArea?.value).toBe('One\ntwo')
  expect([textArea?.selectionStart, textArea?.selectionEnd]).toEqual([1, 3])
  expect(heard).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
})

test('a field that is put on the page later shows its own text, and its form can reach it', () => {
  const reference = createRef<HTMLTextAreaElement>()
  render(<TextAreaField id="words" label="Your words" defaultValue="First" ref={reference} />)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your words').value).toBe('First')
  expect(reference.current).toBe(screen.getByLabelText('Your words'))
})

test('a text that is too long is not cut: the field says by how much, until it is shorter', () => {
  const heard = jest.fn()
  render(<TextAreaField id="words" label="Your words" maxLength={10} onChange={heard} />)
  const textArea = screen.getByLabelText<HTMLTextAreaElement>('Your words')
  const said = () => [document.querySelector('[aria-live]')?.textContent, textArea.getAttribute('aria-invalid')]
  expect(said()).toEqual(['', null])

  fireEvent.change(textArea, { target: { value: 'Ten of 10!' } })
  expect(said()).toEqual(['', null])
  fireEvent.change(textArea, { target: { value: 'Thirteen here' } })
  expect(textArea.value).toBe('Thirteen here')
  expect(said()).toEqual(['You have 3 characters too many. Shorten it before you send it.', 'true'])
  fireEvent.change(textArea, { target: { value: 'Eleven here' } })
  expect(said()).toEqual(['You have 1 character too many.', 'true'])
  // An emoji is one character, as the server counts; spaces at the ends are none.
  fireEvent.change(textArea, { target: { value: ' Ten of 1🎉 ' } })
  expect(said()).toEqual(['', null])
  expect(heard).toHaveBeenCalledTimes(4)
})
