/** @jest-environment jsdom */
import { forgetTyped, keepTyped, typedBefore } from '@/lib/client/typed-form'

function aForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="hidden" name="version" value="1" />
    <input name="firstName" value="" />
    <textarea name="skills"></textarea>
    <input type="checkbox" name="rightToWork" />
  </form>`
  return document.querySelector('form') as HTMLFormElement
}

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

function typed(): HTMLFormElement {
  const form = aForm()
  control(form, 'firstName').value = 'Jo'
  control(form, 'skills').value = 'Bread\nEarly starts'
  control(form, 'rightToWork').checked = true
  return form
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') })
})
afterEach(() => jest.useRealTimers())

test('what somebody typed is there again after a reload, and what the server put in the form stays', () => {
  keepTyped('one', typed())
  const form = aForm()
  control(form, 'version').value = '2'
  typedBefore('one', form)
  expect(control(form, 'firstName').value).toBe('Jo')
  expect(control(form, 'skills').value).toBe('Bread\nEarly starts')
  expect(control(form, 'rightToWork').checked).toBe(true)
  expect(control(form, 'version').value).toBe('2')
})

test.each([
  ['somebody else', 'two', 0],
  ['the same person more than a day later', 'one', 24 * 60 * 60 * 1000 + 1],
])('%s finds nothing, and the device forgets it', (_, owner, afterMs) => {
  keepTyped('one', typed())
  jest.setSystemTime(Date.now() + afterMs)
  const form = aForm()
  typedBefore(owner, form)
  expect(control(form, 'firstName').value).toBe('')
  expect(localStorage).toHaveLength(0)
})

test('once it is sent the device forgets it', () => {
  keepTyped('one', typed())
  forgetTyped()
  expect(localStorage).toHaveLength(0)
})

test.each(['{', 'null', '[]', '{"owner":1}', '{"owner":"one","at":"now","values":{}}'])(
  'what is not ours in the storage changes nothing: %s',
  (text) => {
    localStorage.setItem('typed-form', text)
    const form = aForm()
    typedBefore('one', form)
    expect(control(form, 'firstName').value).toBe('')
  },
)
