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

let shown: ReturnType<typeof render>

beforeEach(() => {
  window.sessionStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  // jsdom has no page to scroll.
  Element.prototype.scrollIntoView = () => undefined
  shown = render(<Calculator />)
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
  const shown = within(result())
  expect(shown.getByText('1 June 2027', { selector: '.result-day' })).toBeTruthy()
  expect(shown.getByText(/^From this date you can say ‘no’/)).toBeTruthy()
  // What holds today stands before the day on which it ends.
  const today = shown.getByText(/^Today, .*you need to tell them about/)
  const day = shown.getByText('1 June 2027', { selector: '.result-day' })
  expect(today.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

/** The page as it is after a reload of the tab, or on coming back to it. */
function again(minutesLater: number): void {
  shown.unmount()
  jest.advanceTimersByTime(minutesLater * 60_000)
  shown = render(<Calculator />)
}

function aFine(): void {
  conviction('2026-6-1', 'Fine')
}

test('a tab that reloads still has the answers, says so, and says how to remove them', () => {
  aFine()
  again(29)
  expect(screen.getByText(/^Your answers are still here/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeTruthy()
  expect(window.localStorage).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'Clear my answers' }))
  expect(window.sessionStorage).toHaveLength(0)
  again(0)
  expect(screen.queryByText(/^Your answers are still here/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Where were you convicted or cautioned?' })).toBeTruthy()
})

test('after half an hour without use the tab has them no more', () => {
  aFine()
  again(31)
  expect(screen.getByRole('heading', { name: 'Where were you convicted or cautioned?' })).toBeTruthy()
  expect(window.sessionStorage).toHaveLength(0)
})

test('leaving a page counts as use, and leaving it for good leaves nothing behind', () => {
  aFine()
  jest.advanceTimersByTime(20 * 60_000)
  fireEvent(window, new Event('pagehide'))
  again(20)
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear my answers' }))
  fireEvent(window, new Event('pagehide'))
  expect(window.sessionStorage).toHaveLength(0)
})

test('the tab is named after the result, and the answer is on it once', () => {
  aFine()
  const found = within(result())
  expect(document.title).toBe('Your result – Disclosure calculator')
  expect(found.getAllByText(/You do not need to tell|you need to tell them about/)).toHaveLength(1)
  // All but the answer is behind a line each.
  const lines = found.getAllByRole('group').map((each) => each.querySelector('summary')?.textContent)
  expect(lines).toEqual(
    expect.arrayContaining([
      'The dates, and how we worked them out',
      'Timeline',
      'What to do next',
      'What you told us',
    ]),
  )
  // What to say stands open, and the day of each thing beside its name.
  expect(found.getByRole('region', { name: 'What to say now' }).closest('details')).toBeNull()
  expect(found.getAllByText(/: (counts until|spent since) /).every((each) => !each.closest('details'))).toBe(true)
})

test('an answer that names standard and enhanced checks opens what each of them shows', () => {
  conviction('2020-6-1', 'Fine')
  const found = within(result())
  // No line ends within its dates.
  expect(found.getByText(/^Conviction 1 .*: spent since/, { selector: 'li' }).textContent).toContain(
    '1\u00a0June\u00a02020): spent since 1\u00a0June\u00a02021',
  )
  const part = found.getByRole('heading', { name: 'What each DBS check shows today' }).closest('details')
  expect(part?.open).toBe(false)
  fireEvent.click(found.getByRole('button', { name: 'See what each check shows' }))
  expect(part?.open).toBe(true)
  expect(document.activeElement).toBe(part?.querySelector('summary'))
})

test('the question about magistrates names the conviction it is about and the ones whose date it changes', () => {
  aFine()
  fireEvent.click(screen.getByRole('button', { name: 'Add another conviction or caution' }))
  conviction('2026-7-1', 'Fine')
  const question = screen.getByRole('group', { name: /Can only a magistrates’ court deal/ })
  expect(question.textContent).toContain('Conviction 2 (Fine, 1 July 2026)')
  expect(question.textContent).toContain('Your answer changes the date for Conviction 1 (Fine, 1 June 2026).')
})

test.each([
  ['18 months of prison, which no such offence has', '2026-7-1', prisonOf({ Months: '18' })],
  ['a fine after the other was spent', '2027-7-1', () => choose('Fine')],
])('the question about magistrates is not asked of %s', (_, on, tell) => {
  jest.setSystemTime(new Date('2028-11-21T12:00:00Z'))
  shown.unmount()
  shown = render(<Calculator />)
  choose('England or Wales')
  aFine()
  fireEvent.click(screen.getByRole('button', { name: 'Add another conviction or caution' }))
  choose('Conviction')
  choose('18 or over')
  type(day(on))
  tell()
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeTruthy()
})

function prisonOf(length: Record<string, string>) {
  return () => {
    choose('Prison, or a young offender institution')
    choose('Yes, on the same day')
    type(length)
    choose('No')
    choose('No, or I am not sure')
  }
}

test('a total of two terms for robbery is asked for one single term, and is not called never spent', () => {
  conviction('2012-3-10', 'Prison, or a young offender institution')
  choose('Yes, on the same day')
  type({ Years: '2', Months: '6' })
  choose('Yes, and I know how long it was in all')
  type({ Years: '5' })
  expect(screen.getByText(/two terms of 2 years 6 months are 5 years in all/)).toBeTruthy()
  choose('No')
  choose('No, or I am not sure')
  expect(within(result()).getByText('It is spent. The first day you could say ‘no’ was 10 March 2024.')).toBeTruthy()
})

test('a sexual harm prevention order is never said to have no end, and 5 months are refused in words', () => {
  conviction('2021-2-3', 'Sexual harm prevention order (SHPO or SOPO)')
  choose('Yes, on the same day')
  expect(screen.queryByLabelText('The court said nothing about when it ends')).toBeNull()
  fireEvent.click(screen.getByLabelText('It was for a set length of time'))
  type({ Months: '5' })
  expect(screen.getAllByText(/^A court cannot make this shorter than 5 years/)).toHaveLength(2)
})

test('a fixed penalty with points is no conviction, and only insurers and questions about driving cover it', () => {
  conviction('2026-6-1', 'Fixed penalty with points')
  const found = within(result())
  expect(found.getByText('It depends on the question', { selector: '.result-day' })).toBeTruthy()
  expect(found.getByText(/^Fixed penalty 1: this is not a conviction, .* 31 May 2031\.$/)).toBeTruthy()
  expect(found.getAllByText('Will not show: a fixed penalty is not a conviction')).toHaveLength(3)
  fireEvent.click(screen.getByLabelText('Enhanced check'))
  const own = within(screen.getByRole('region', { name: 'For what you told us, today' }))
  expect(own.getByRole('heading', { name: 'Only if they ask about points or driving' })).toBeTruthy()
  expect(own.getByText('Nothing that you told us about.')).toBeTruthy()
})

test.each([
  ['Fine for driving', '18 or over'],
  ['Penalty points from a court', '18 or over'],
  ['Fine for driving', 'Under 18'],
])('%s is in the first list, aged %s', (label, age) => {
  choose('Conviction')
  choose(age)
  type(day('2026-6-1'))
  expect(screen.getByLabelText(label).closest('details')).toBeNull()
})

test('the month by its name and the year by two digits are understood, and shown in full', () => {
  choose('Conviction')
  choose('18 or over')
  type({ Day: '1', Month: 'Feb', Year: '26' })
  choose('Fine')
  expect(screen.getByText('1 February 2026')).toBeTruthy()
})

test('where a spent result has two days, the reason stands beside the second one', () => {
  choose('Conviction')
  choose('Under 18')
  type(day('2024-4-20'))
  choose('Detention and training order')
  choose('Yes, on the same day')
  type({ Months: '12' })
  choose('No')
  choose('No, or I am not sure')
  const found = within(result())
  expect(found.getByText(/was 20 October 2025/)).toBeTruthy()
  expect(found.getByText(/Spent from 19 October 2025/)).toBeTruthy()
  expect(found.getByText(/can be read in two ways here\. .* The difference is 1 day\./)).toBeTruthy()
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

test('back to the question before, with its answer', () => {
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
