/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { ConsentBar } from '@/components/layout/consent-bar'
import { ConsentChoices } from '@/components/layout/consent-choices'

let path = '/about'
jest.mock('next/navigation', () => ({ usePathname: () => path }))

const bar = () => screen.queryByRole('region', { name: 'Cookies and analytics' })
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))
const kept = () => JSON.parse(localStorage.getItem('analytics-choice') ?? 'null') as unknown

/** As another tab would: the event comes only there. */
function chooseInOtherTab(value: string | null): void {
  if (value === null) localStorage.removeItem('analytics-choice')
  else localStorage.setItem('analytics-choice', value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-choice' })))
}

const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')))
const pageWithBar = () => (
  <>
    <main id="main" tabIndex={-1} />
    <ConsentChoices />
    <ConsentBar />
  </>
)

/** A page that its visitor has begun to scroll. */
function show() {
  const shown = render(pageWithBar())
  scroll()
  return shown
}

beforeEach(() => {
  path = '/about'
  // The store outlives a test as it does a page: it is told of the change as by another tab.
  const { unmount } = show()
  chooseInOtherTab(null)
  unmount()
})

test('the server renders an empty place for it and a button that cannot be seen or used', () => {
  expect(renderToString(<ConsentBar />)).not.toContain('button')
  expect(renderToString(<ConsentChoices />)).toContain('consent-choices-waiting')
})

test('nobody is asked before they have begun to scroll', () => {
  render(pageWithBar())
  expect(bar()).toBeNull()
  scroll()
  expect(bar()).not.toBeNull()
})

test('on the second page they are asked without a scroll', async () => {
  const { rerender } = render(pageWithBar())
  path = '/employers'
  rerender(pageWithBar())
  await waitFor(() => expect(bar()).not.toBeNull())
})

test('nobody is asked while they fill in a field; the next scroll after it asks', () => {
  render(
    <>
      <input aria-label="First name" />
      {pageWithBar()}
    </>,
  )
  screen.getByLabelText('First name').focus()
  scroll()
  expect(bar()).toBeNull()
  act(() => screen.getByLabelText('First name').blur())
  expect(bar()).toBeNull()
  scroll()
  expect(bar()).not.toBeNull()
})

test('nobody is asked while they press a button; the next scroll after it asks', () => {
  render(
    <>
      <button>Search</button>
      {pageWithBar()}
    </>,
  )
  // As far as jsdom knows, what has the focus is what is being pressed.
  screen.getByRole('button', { name: 'Search' }).focus()
  scroll()
  expect(bar()).toBeNull()
  act(() => screen.getByRole('button', { name: 'Search' }).blur())
  scroll()
  expect(bar()).not.toBeNull()
})

test.each(['/candidates', '/thank-you', '/thank-you/SC-7F3K9Q2M'])('nobody is asked on %s', (quiet) => {
  path = quiet
  show()
  expect(bar()).toBeNull()
})

test('a page reached from another of our pages asks at once', async () => {
  const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/`)
  render(pageWithBar())
  await waitFor(() => expect(bar()).not.toBeNull())
  referrer.mockRestore()
})

test.each([
  ['Accept analytics', 'yes'],
  ['Refuse analytics', 'no'],
])('%s is kept with its day and is not asked for again', async (name, choice) => {
  const { unmount } = show()
  await press(name)
  expect(bar()).toBeNull()
  expect(kept()).toEqual({ choice, on: new Date().toISOString().slice(0, 10) })
  expect(document.activeElement?.id).toBe('main')
  unmount()
  show()
  expect(bar()).toBeNull()
})

test('the day of a choice is the one on the clock of whoever makes it', async () => {
  show()
  // Just after midnight in a British summer it is still the day before by universal time.
  jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2027)
  jest.spyOn(Date.prototype, 'getMonth').mockReturnValue(6)
  jest.spyOn(Date.prototype, 'getDate').mockReturnValue(2)
  await press('Refuse analytics')
  jest.restoreAllMocks()
  expect(kept()).toEqual({ choice: 'no', on: '2027-07-02' })
})

test('where storage is blocked the choice holds for the page, and the next load asks again', async () => {
  const { rerender } = show()
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  await press('Refuse analytics')
  path = '/employers'
  rerender(pageWithBar())
  scroll()
  expect(bar()).toBeNull()
  // As a load does, a page from the back/forward cache reads what is stored.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(bar()).not.toBeNull()
  jest.restoreAllMocks()
})

test('private pages do not ask, and the button opens it there all the same', async () => {
  path = '/job-matcher'
  show()
  expect(bar()).toBeNull()
  await press('Cookie choices')
  expect(bar()?.textContent).toContain('You haven’t chosen yet')
})

test('opened again it shows the choice, takes the focus, and Escape gives it back and changes nothing', async () => {
  show()
  await press('Refuse analytics')
  await press('Cookie choices')
  expect(bar()?.textContent).toContain('You refused on')
  expect(document.activeElement).toBe(bar())
  await userEvent.setup().keyboard('{Escape}')
  expect(bar()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Cookie choices')
  expect(kept()).toMatchObject({ choice: 'no' })
})

test('Escape does not answer a question that nobody has answered', async () => {
  show()
  screen.getByRole('button', { name: 'Accept analytics' }).focus()
  await userEvent.setup().keyboard('{Escape}')
  expect(bar()).not.toBeNull()
})

test('a choice in another tab closes it here', () => {
  show()
  expect(bar()).not.toBeNull()
  chooseInOtherTab('{"choice":"no","on":"2026-11-21"}')
  expect(bar()).toBeNull()
})

test.each(['not json', '7', 'null', '{"choice":"maybe"}', '{"choice":true}'])(
  'a stored %s counts as not having been asked',
  (value) => {
    chooseInOtherTab('{"choice":"no","on":"2026-11-21"}')
    show()
    chooseInOtherTab(value)
    expect(bar()).not.toBeNull()
  },
)

test('a no forgets what PostHog kept, and nothing else', async () => {
  show()
  await press('Accept analytics')
  localStorage.setItem('ph_phc_x_posthog', '{}')
  localStorage.setItem('something-else', '1')
  sessionStorage.setItem('ph_phc_x_window_id', 'a')
  document.cookie = 'ph_phc_x_posthog=1; path=/'
  document.cookie = 'other=1; path=/'
  await press('Cookie choices')
  await press('Refuse analytics')
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(['something-else', 'analytics-choice']))
  expect(Object.keys(localStorage).filter((name) => name.startsWith('ph_'))).toEqual([])
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(document.cookie).toBe('other=1')
})
