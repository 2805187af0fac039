/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'

import { Calculator } from '@/components/disclosure/calculator'

const day = (text: string) => {
  const [year = '', month = '', date = ''] = text.split('-')
  return { Day: date, Month: month, Year: year }
}

function goOn(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

function choose(...labels: string[]): void {
  for (const label of labels) fireEvent.click(screen.getByLabelText(label))
  goOn()
}

function type(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  goOn()
}

function conviction(on: string, ...given: string[]): void {
  choose('Conviction')
  choose('18 or over')
  type(day(on))
  choose(...given)
}

function result(): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: 'See the result' }))
  return screen.getByRole('heading', { name: 'Your result' }).parentElement ?? document.body
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  // jsdom has no page to scroll.
  Element.prototype.scrollIntoView = () => undefined
  render(<Calculator />)
  choose('England or Wales')
})
afterEach(() => jest.useRealTimers())

test('the result opens with the one day, says why, and advises once to ask first', () => {
  conviction('2018-1-1', 'Prison, or a young offender institution')
  choose('Yes, on the same day')
  type({ Years: '3' })
  choose('No')
  choose('No, or I am not sure')
  fireEvent.click(screen.getByRole('button', { name: 'Add another conviction or caution' }))
  conviction('2026-6-1', 'Fine')
  choose('No')
  const shown = within(result())
  expect(shown.getByText('1 June 2027', { selector: '.result-day' })).toBeTruthy()
  expect(shown.getByText(/^From this date you can say ‘no’/)).toBeTruthy()
  // What holds today stands before the day on which it ends.
  const today = shown.getByText(/^Today, .*you need to tell them about/)
  const day = shown.getByText('1 June 2027', { selector: '.result-day' })
  expect(today.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

const jobLinks = () =>
  within(screen.getByRole('region', { name: 'Jobs that fit this result' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('with something that a basic check shows, the result leads to jobs without one', () => {
  conviction('2026-6-1', 'Fine')
  result()
  expect(jobLinks()).toEqual(['/jobs?check=none', '/jobs?asked=never'])
})

test('with nothing that a basic check shows, the result leads to jobs with at most a basic one', () => {
  conviction('2018-1-1', 'Prison, or a young offender institution')
  choose('Yes, on the same day')
  type({ Years: '2' })
  choose('No')
  choose('No, or I am not sure')
  result()
  expect(jobLinks()).toEqual(['/jobs?check=basic', '/jobs?asked=never'])
})

test('terms are drawn as they are told, and the second of three is asked which it goes with', () => {
  conviction('2018-1-1', 'Prison, or a young offender institution')
  choose('Yes, on the same day')
  type({ Years: '2' })
  choose('Yes, to serve at the same time')
  type({ Years: '2' })
  expect(screen.getByText('Your terms so far')).toBeTruthy()
  choose('Yes, to serve one after another')
  choose('It comes after: Term 1: 2 years')
  type({ Years: '1' })
  choose('No')
  choose('No, or I am not sure')
  expect(within(result()).getByText('It is spent. The first day you could say ‘no’ was 1 January 2025.')).toBeTruthy()
})

test('about how many questions are left, and back to the one before', () => {
  expect(screen.getByText('About 6 questions left')).toBeTruthy()
  choose('Conviction')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('heading', { name: 'Was it a caution or a conviction?' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Conviction').checked).toBe(true)
})

test.each([
  ['alone', () => undefined],
  [
    'beside a spent caution',
    () => {
      choose('Caution')
      choose('Simple caution')
      type(day('2020-1-1'))
      fireEvent.click(screen.getByRole('button', { name: 'Add another conviction or caution' }))
    },
  ],
])('something that nobody can name, %s, never lets anybody say ‘no’', (_, before) => {
  before()
  choose('Neither')
  choose('I am not sure')
  const shown = within(result())
  expect(shown.getByText('We can’t tell you yet', { selector: '.result-day' })).toBeTruthy()
  expect(shown.getByText(/^Conviction or caution \d: your police record says what it was/)).toBeTruthy()
  expect(
    shown.queryByText(/You can say ‘no’ now|, you can say ‘no’|Nothing you told us|Everything you told us/),
  ).toBeNull()
  for (const level of ['No check', 'Basic check', 'Enhanced check']) {
    fireEvent.click(screen.getByLabelText(level))
    expect(screen.queryByText('Nothing that you told us about.')).toBeNull()
    expect(screen.getByText(/Find that out first/)).toBeTruthy()
  }
})
