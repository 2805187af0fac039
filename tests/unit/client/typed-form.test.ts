/** @jest-environment jsdom */
import { forgetOldTyped } from '@/lib/client/forget-old-typed'
import { forgetTyped, keepTyped, typedBefore } from '@/lib/client/typed-form'

function aForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="hidden" name="version" value="1" />
    <input name="firstName" value="" />
    <textarea name="skills"></textarea>
    <input type="checkbox" name="rightToWork" />
    <input type="radio" name="level" value="none" />
    <input type="radio" name="level" value="basic" />
    <input type="checkbox" id="nameless" />
  </form>`
  return document.querySelector('form') as HTMLFormElement
}

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

function typed(): HTMLFormElement {
  const form = aForm()
  control(form, 'firstName').value = 'Jo'
  control(form, 'skills').value = 'Bread\nEarly starts'
  control(form, 'rightToWork').checked = true
  form.querySelector<HTMLInputElement>('[value="basic"]')?.click()
  return form
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') })
})
afterEach(() => jest.useRealTimers())

test('what somebody typed is there again after a reload, and what the server put in the form stays', () => {
  keepTyped('one', 'about', typed())
  const form = aForm()
  control(form, 'version').value = '2'
  typedBefore('one', 'about', form)
  expect(control(form, 'firstName').value).toBe('Jo')
  expect(control(form, 'skills').value).toBe('Bread\nEarly starts')
  expect(control(form, 'rightToWork').checked).toBe(true)
  const levels = [...form.querySelectorAll<HTMLInputElement>('[name="level"]')]
  expect(levels.map(({ value, checked }) => [value, checked])).toEqual([
    ['none', false],
    ['basic', true],
  ])
  expect(control(form, 'version').value).toBe('2')
})

test.each([
  ['somebody else', 'two', 0],
  ['the same person more than a day later', 'one', 24 * 60 * 60 * 1000 + 1],
])('%s finds nothing, and the device forgets it', (_, owner, afterMs) => {
  keepTyped('one', 'about', typed())
  jest.setSystemTime(Date.now() + afterMs)
  const form = aForm()
  typedBefore(owner, 'about', form)
  expect(control(form, 'firstName').value).toBe('')
  expect(localStorage).toHaveLength(0)
})

test('a box without a name is left to its component', () => {
  const form = typed()
  form.querySelector<HTMLInputElement>('#nameless')?.click()
  keepTyped('one', 'about', form)
  const next = aForm()
  typedBefore('one', 'about', next)
  expect(next.querySelector<HTMLInputElement>('#nameless')?.checked).toBe(false)
})

test('two forms are kept apart, and one is forgotten without the other', () => {
  keepTyped('one', 'about', typed())
  const other = aForm()
  control(other, 'skills').value = 'Why'
  keepTyped('one', 'job', other)
  forgetTyped('about')
  const [about, job] = [aForm(), aForm()].map((form, at) => {
    typedBefore('one', at === 0 ? 'about' : 'job', form)
    return control(form, 'skills').value
  })
  expect([about, job]).toEqual(['', 'Why'])
  forgetTyped('job')
  expect(localStorage).toHaveLength(0)
})

test('after a day any page forgets it, and not before', () => {
  keepTyped('one', 'about', typed())
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  forgetOldTyped()
  expect(localStorage).toHaveLength(1)
  jest.setSystemTime(Date.now() + 1)
  forgetOldTyped()
  expect(localStorage).toHaveLength(0)
})

test('once it is sent the device forgets it', () => {
  keepTyped('one', 'about', typed())
  forgetTyped()
  expect(localStorage).toHaveLength(0)
})

test.each(['{', 'null', '[]', '{"owner":1}', '{"owner":"one","at":"now","forms":{}}'])(
  'what is not ours in the storage changes nothing: %s',
  (text) => {
    localStorage.setItem('typed-form', text)
    const form = aForm()
    typedBefore('one', 'about', form)
    expect(control(form, 'firstName').value).toBe('')
  },
)
