/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'

import { Calculator } from '@/components/disclosure/calculator'
import { resultWords } from '@/lib/content/disclosure/results'
import {
  change,
  choose,
  conviction,
  day,
  doubt,
  goBack,
  openCalculator,
  press,
  question,
  result,
  said,
  tick,
  type,
} from '../../support/calculator-screens'

const prison = 'Prison, or a young offender institution'
const another = 'Add another conviction or caution'
const sameDay = 'Yes, on the same day'

let shown: ReturnType<typeof render>

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  shown = openCalculator()
  choose('England or Wales')
})
afterEach(() => jest.useRealTimers())

test('the result opens with the one day, says why, and advises once to ask first', () => {
  conviction('2018-1-1', prison)
  choose(sameDay)
  type({ Years: '3' })
  choose('No')
  choose('No, or I am not sure')
  press(another)
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
  press('Clear my answers')
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
  press('Clear my answers')
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
  press(another)
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
  press(another)
  choose('Conviction')
  choose('18 or over')
  type(day(on))
  tell()
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeTruthy()
})

function prisonOf(length: Record<string, string>) {
  return () => {
    choose(prison)
    choose(sameDay)
    type(length)
    choose('No')
    choose('No, or I am not sure')
  }
}

test('a total of two terms for robbery is asked for one single term, and is not called never spent', () => {
  conviction('2012-3-10', prison)
  choose(sameDay)
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
  choose(sameDay)
  expect(screen.queryByLabelText('The court said nothing about when it ends')).toBeNull()
  tick('It was for a set length of time')
  type({ Months: '5' })
  expect(screen.getAllByText(/^A court cannot make this shorter than 5 years/)).toHaveLength(2)
})

test('a fixed penalty with points is no conviction, and only insurers and questions about driving cover it', () => {
  conviction('2026-6-1', 'Fixed penalty with points')
  const found = within(result())
  expect(found.getByText('It depends on the question', { selector: '.result-day' })).toBeTruthy()
  expect(found.getByText(/^Fixed penalty 1: this is not a conviction, .* 31 May 2031\.$/)).toBeTruthy()
  expect(found.getAllByText('Will not show: a fixed penalty is not a conviction')).toHaveLength(3)
  tick('Enhanced check')
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
  const others = screen.getByText('Show all other sentences and orders').closest('details')
  expect([others?.open, others?.contains(screen.getByLabelText('Compensation order'))]).toEqual([false, true])
})

test('the month by its name and the year by two digits are understood, and shown in full', () => {
  choose('Conviction')
  choose('18 or over')
  type({ Day: '1', Month: 'Feb', Year: '26' })
  choose('Fine')
  expect(screen.getByText('1 February 2026')).toBeTruthy()
})

test('where the only doubt is how months are counted, the answer says that it shows the later of two dates', () => {
  conviction('2024-3-10', prison)
  choose(sameDay)
  type({ Months: '18' })
  choose('No')
  choose('No, or I am not sure')
  const answer = within(result()).getByText('10 September 2029', { selector: '.result-day' }).parentElement
  expect(answer?.textContent).toContain(resultWords.laterOfTwo)
  expect(answer?.textContent).not.toContain(resultWords.doubtHelp)
})

test('where a spent result has two days, the reason stands beside the second one', () => {
  choose('Conviction')
  choose('Under 18')
  type(day('2024-4-20'))
  choose('Detention and training order')
  choose(sameDay)
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
  conviction('2018-1-1', prison)
  choose(sameDay)
  type({ Years: '2' })
  choose('No')
  choose('No, or I am not sure')
  result()
  expect(jobLinks()).toEqual(['/jobs?check=basic', '/jobs?asked=never'])
})

test('terms are drawn as they are told, and the second of three is asked which it goes with', () => {
  conviction('2018-1-1', prison)
  choose(sameDay)
  type({ Years: '2' })
  choose('Yes, to serve at the same time')
  type({ Years: '2' })
  expect(screen.getByText('Your terms so far')).toBeTruthy()
  choose('Yes, to serve one after another')
  expect(question()).toBe('Which term does this one go with?')
  choose('It comes after: Term 1: 2 years')
  type({ Years: '1' })
  choose('No')
  choose('No, or I am not sure')
  expect(within(result()).getByText('It is spent. The first day you could say ‘no’ was 1 January 2025.')).toBeTruthy()
})

test('back to the question before, with its answer', () => {
  choose('Conviction')
  choose('18 or over')
  press('Back')
  expect(question()).toBe('How old were you on the day you were convicted?')
  expect(screen.getByLabelText<HTMLInputElement>('18 or over').checked).toBe(true)
})

test.each([
  ['alone', () => undefined],
  [
    'beside a spent caution',
    () => {
      choose('Caution')
      choose('Simple caution')
      type(day('2020-1-1'))
      press(another)
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
    tick(level)
    expect(screen.queryByText('Nothing that you told us about.')).toBeNull()
    expect(screen.getByText(/Find that out first/)).toBeTruthy()
  }
})

/** One term of prison, up to the list of answers. */
function aTerm(length: Record<string, string>): void {
  type(length)
  choose('No')
}
const noMore = 'No, or I am not sure'

test('two terms one after another, sentenced later, with days on remand', () => {
  conviction('2024-1-1', prison)
  tick('No, later, on this date')
  type(day('2024-2-1'))
  type({ Months: '8' })
  choose('Yes, to serve one after another')
  aTerm({ Months: '6' })
  tick('Yes, this many days')
  type({ Days: '31' })
  result()
  // 8 and 6 months are one term of 14: 1 February 2024 to 31 March 2025, 31 days earlier 28 February 2025; + 4 years.
  expect(said()).toContain('The first day you can say ‘no’ is 1 March 2029.')
})

test('a prison term that no court can suspend is refused in words and stays, and 30 months are counted', () => {
  conviction('2026-4-1', 'Suspended prison sentence')
  choose(sameDay)
  type({ Months: '37' })
  expect(
    screen.getAllByText(
      'A court cannot suspend a prison term of more than 3 years. Give the prison term, not how long it was suspended for.',
      { exact: false },
    ),
  ).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('Months').value).toBe('37')
  aTerm({ Months: '30' })
  choose('No, I never had to serve it')
  result()
  // The last day of 30 months is 30 September 2028; + 4 years.
  expect(said()).toContain('The first day you can say ‘no’ is 1 October 2032.')
})

test('under 18 there is no prison, and a detention and training order of 8 months is spent 6 months after it', () => {
  choose('Conviction')
  choose('Under 18')
  type(day('2026-1-10'))
  expect(screen.queryByLabelText(prison)).toBeNull()
  choose('Detention and training order')
  choose(sameDay)
  aTerm({ Months: '8' })
  choose(noMore)
  result()
  // The last day of 8 months is 9 September 2026; 12 months or less, under 18: + 6 months.
  expect(said()).toContain('The first day you can say ‘no’ is 10 March 2027.')
})

test('what is not known is asked before there is a day, and a ban with an endorsement counts for 5 years', () => {
  conviction('2025-6-1', 'Driving ban')
  choose(sameDay)
  choose('I do not know')
  choose('Yes')
  press('See the result')
  expect(question()).toBe('We need one more answer')
  expect(document.activeElement?.id).toBe('question-heading')
  expect(said()).toBe('')
  fireEvent.click(screen.getByText('Answer it', { exact: false, selector: 'button' }))
  tick('It was for a set length of time')
  type({ Months: '12' })
  result()
  // The ban ends on 31 May 2026, but the endorsement counts for 5 years from the conviction.
  expect(said()).toContain('1 June 2030')
})

test('a changed early answer clears what hung on it, a term put together with another one too', () => {
  conviction('2024-1-1', prison, 'Fine')
  choose(sameDay)
  aTerm({ Months: '10' })
  choose(noMore)
  press(another)
  conviction('2024-2-1', prison)
  choose(sameDay)
  type({ Months: '6' })
  choose('Yes, to serve after: Conviction 1: Prison, or a young offender institution, 10 months')
  choose('No')
  choose(noMore)

  // The earlier term is another one now: whether they belong together is asked again.
  change(/^Change Conviction 1: Prison.*How long was it/)
  type({ Months: '14' })
  expect(question()).toBe('Did the court put this term together with an earlier one?')
  choose('Yes, to serve after: Conviction 1: Prison, or a young offender institution, 14 months')
  const answers = () => screen.getByText('Check your answers').parentElement?.textContent
  expect(answers()).toContain('Yes, to serve after: Conviction 1')
  // Without prison there is no earlier term, and the question goes.
  change(/^Change Conviction 1: What did the court give you/)
  choose(prison)
  // The fine alone ends sooner than the term, so it matters now whether the later offence makes it last longer.
  expect(question()).toContain('Can only a magistrates’ court deal with this kind of offence?')
  choose('No')
  expect(answers()).not.toContain('put this term together')
  expect(answers()).not.toContain('14 months')
  change(/^Change Where were you/)
  choose('Scotland')
  goBack()
  choose('England or Wales')
  expect(question()).toBe('Was it a caution or a conviction?')
  expect(document.querySelectorAll(':checked')).toHaveLength(0)
})

test('one of several is removed, after it was asked', () => {
  aFine()
  press(another)
  choose('Caution')
  choose('Conditional caution')
  type(day('2026-11-1'))
  choose(noMore)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Conviction 1' }))
  expect(question()).toBe('Conviction 1 Do you want to remove this?')
  press('No, keep it')
  expect(screen.getByRole('heading', { name: 'Conviction 1' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Conviction 1' }))
  press('Yes, remove it')
  expect(document.activeElement?.id).toBe('question-heading')
  expect(screen.getByText('Removed.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Caution 1' })).toBeTruthy()
  expect(screen.queryByText('Fine')).toBeNull()
  result()
  // Three months from 1 November 2026 do not count that day: it is spent on the day after 1 February 2027.
  expect(said('r2')).toContain('2 February 2027')
})

test('an order that was spent in 2013 does not come back through prison in 2019', () => {
  const orderOf = (years: string) => {
    choose(sameDay)
    tick('It was for a set length of time')
    type({ Years: years })
    press(another)
  }
  conviction('2010-1-1', 'Community order')
  orderOf('3')
  conviction('2011-1-1', 'Fine', 'Restraining order')
  orderOf('10')
  conviction('2019-1-1', prison)
  choose(sameDay)
  aTerm({ Years: '4' })
  choose(noMore)
  const day = within(result()).getByText(/\d{4}/, { selector: '.result-day' })
  expect(said()).toContain('The first day you could say ‘no’ was 1 January 2013.')
  expect(said('r2')).toContain('The first day you can say ‘no’ is 1 January 2027.')
  expect(day.textContent).toBe('1 January 2027')
})

test('whoever knows the total gives it, and whoever does not know how terms go together gets both days', () => {
  conviction('2024-1-1', prison)
  choose(sameDay)
  type({ Months: '8' })
  choose('Yes, and I know how long it was in all')
  type({ Months: '12' })
  choose(noMore)
  result()
  expect(said()).toContain('The first day you could say ‘no’ was 1 January 2026.')
  press('Check or change my answers')
  change(/^Change .*another term/)
  choose('Yes, but I am not sure how they go together')
  aTerm({ Months: '6' })
  choose(noMore)
  result()
  expect(said()).toContain('1 March 2029')
  expect(doubt('terms_not_known')).toContain('it would be spent from 1 September 2025')
  expect(doubt('terms_not_known')).toContain('Which of my terms ran at the same time')
})

test('a new sentence for a broken discharge has a day of its own', () => {
  conviction('2024-1-10', 'Conditional discharge', 'Fine')
  choose('Some of it that day, and some later')
  choose('On the day I was convicted')
  tick('It was for a set length of time')
  type({ Years: '3' })
  result()
  expect(said()).toContain('The first day you can say ‘no’ is 10 January 2027.')
})

test('a suspended sentence that was put into effect, and one of which nobody is sure', () => {
  conviction('2024-1-1', 'Suspended prison sentence')
  choose(sameDay)
  aTerm({ Months: '6' })
  expect(question()).toBe('Did a court later send you to prison for it?')
  tick('Yes, on this date')
  type(day('2025-3-1'))
  choose(noMore)
  result()
  expect(said()).toContain('The first day you could say ‘no’ was 1 September 2026.')
  press('Check or change my answers')
  change(/^Change .*send you to prison/)
  choose('I am not sure')
  choose(noMore)
  result()
  // Counted as served from today, the latest day there can be: 6 months and 12 months.
  expect(said()).toContain('21 May 2028')
  expect(doubt('assumed_activated')).toContain('If you never had to serve it, it would be spent from 1 July 2025.')
})

test('time served is an answer, and so is a sentence that is still to come', () => {
  conviction('2026-1-1', prison)
  choose(sameDay)
  aTerm({ Months: '3' })
  choose('Yes, all of it: I had served it by the time I was sentenced')
  press(another)
  conviction('2026-6-1', 'Nothing yet: I am waiting for my sentence')
  choose('Yes')
  expect(within(result()).getByText('No date yet', { selector: '.result-day' })).toBeTruthy()
  expect(said()).toContain('The first day you can say ‘no’ is 2 January 2027.')
  expect(said('r2')).toContain('the court has not given you a sentence')
})

test('366 days in a leap year carry both days, and why', () => {
  conviction('2024-1-1', prison)
  choose(sameDay)
  aTerm({ Days: '366' })
  choose(noMore)
  result()
  expect(said()).toContain('1 January 2026')
  expect(doubt('days_as_months')).toContain('Counted their way, it would be spent from 1 January 2029.')
  expect(screen.queryByText('The date that we show is the later one.')).toBeNull()
})

test('what we know no rule of is refused in words, and what is neither is told apart', () => {
  conviction('2000-1-1', 'Extended sentence for an offence before April 2005')
  press(another)
  choose('Neither')
  choose('A conviction that was quashed')
  result()
  expect(said()).toContain('We can’t tell you the date')
  expect(said('first')).toContain('a conviction that was quashed is no longer a conviction')
})

test('answers of another version are told in words and deleted', () => {
  window.localStorage.setItem('disclosure-answers', JSON.stringify({ version: 0, answers: {} }))
  again(0)
  expect(screen.getByText(/^We found answers from an older visit that this version cannot read/)).toBeTruthy()
  expect(window.localStorage).toHaveLength(0)
})

test('a browser that keeps nothing is told in words, and the choice is not ticked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  tick('Keep my answers on this device')
  expect(screen.getByText(/^Your browser does not let us keep your answers/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Keep my answers on this device').checked).toBe(false)
  jest.restoreAllMocks()
})
