/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

import { SelectedLink, SelectedSteps } from '@/components/desk/enquiries/selected-steps'

const list = (ticked: number) => (
  <>
    <input type="checkbox" form="several" aria-label="First" defaultChecked={ticked > 0} />
    <input type="checkbox" form="several" aria-label="Second" />
    <input type="checkbox" aria-label="Of another form" />
    <SelectedSteps form="several" ticked={ticked} heading="Selected enquiries">
      <form id="several">
        <button id="first-field" type="submit">
          Close them
        </button>
      </form>
    </SelectedSteps>
  </>
)

let isWide = true
beforeEach(() => {
  isWide = true
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList
})

const isOpen = () => screen.getByText(/^Selected/).closest('details')?.open

test('the steps open with the first tick in their own list and close with the last', async () => {
  const user = userEvent.setup()
  render(list(0))
  expect(isOpen()).toBe(false)
  await user.click(screen.getByLabelText('Of another form'))
  expect(isOpen()).toBe(false)
  await user.click(screen.getByLabelText('First'))
  await user.click(screen.getByLabelText('Second'))
  expect(screen.getByText('Selected enquiries: 2')).toBeTruthy()
  await user.click(screen.getByLabelText('First'))
  expect(isOpen()).toBe(true)
  await user.click(screen.getByLabelText('Second'))
  expect(isOpen()).toBe(false)
})

test('on a phone the steps stay folded, and say how many are ticked', async () => {
  isWide = false
  render(list(0))
  await userEvent.setup().click(screen.getByLabelText('First'))
  expect(isOpen()).toBe(false)
  expect(screen.getByText('Selected enquiries: 1')).toBeTruthy()
})

test('the steps are open from the start for what the server ticked', () => {
  isWide = false
  render(list(1))
  expect(isOpen()).toBe(true)
})

test('above the list a link says how many are ticked, and leads to the steps', async () => {
  const user = userEvent.setup()
  render(
    <>
      <SelectedLink form="several" ticked={0} heading="Go to the selected enquiries" field="first-field" />
      {list(0)}
    </>,
  )
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(screen.getByLabelText('First'))
  const link = screen.getByRole('link', { name: 'Go to the selected enquiries: 1' })
  expect(document.querySelector(link.getAttribute('href') ?? '')?.closest('details')).toBeTruthy()
})
