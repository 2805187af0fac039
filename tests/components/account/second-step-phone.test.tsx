/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SecondStepPhone } from '@/components/account/second-step-phone'
import { secondStepPhoneWords as words } from '@/lib/content/account/phone'

const phones = [{ id: 'abc', number: '+447700900123' }]
const show = (hasTexts: boolean) =>
  render(
    <SecondStepPhone phones={phones} hasTexts={hasTexts} question={null} isAdding={false} kept={null} proof={null} />,
  )

test('where no texts are sent, a phone that was added is said to be of no use for now, and can be removed', () => {
  show(false)
  expect(screen.getByText(words.absent)).toBeTruthy()
  expect(screen.queryByText(words.text)).toBeNull()
  expect(screen.queryByText(new RegExp(words.on))).toBeNull()
  expect(screen.getByRole('link', { name: words.remove }).getAttribute('href')).toBe('/account/two-step?change=abc')
})

test('where texts are sent, a code can go to it', () => {
  show(true)
  expect(screen.getByText(new RegExp(words.on))).toBeTruthy()
  expect(screen.queryByText(words.absent)).toBeNull()
})
