/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'

import { day, keptAnswers } from '../../support/calculator-answers'
import {
  askedFor,
  choose,
  day as typedDate,
  openCalculator,
  press,
  result,
  said,
  shownBy,
  tick,
} from '../../support/calculator-screens'

afterEach(() => jest.useRealTimers())

/** The result of what somebody kept on this device. */
function resultOf(kept: string): HTMLElement {
  window.localStorage.setItem('disclosure-answers', kept)
  openCalculator()
  return result()
}

const fine = (on: string) => ({ on: day(on), kind: 'fine' }) as const
const noDays = { credited: { isCredited: 'no' }, more: { more: 'no' } }
const fiveYears = (answer: string) =>
  ({
    on: day('2012-01-01'),
    kind: 'prison',
    more: { term: { years: '5' }, schedule18: { answer }, ...noDays },
  }) as const
const record = (title: string) => screen.getByRole('region', { name: title }).textContent

test('prison for 5 years for an offence in Schedule 18 is never spent, and always shows', () => {
  resultOf(keptAnswers(fiveYears('yes')))
  expect(said('first')).toContain('Today, 21 November 2026')
  expect(said('first')).toContain('Something you told us about is never spent')
  expect(said('first')).toContain('Conviction 1 (Prison, or a young offender institution, 1 January 2012)')
  expect(said()).toContain('It is never spent.')
  expect(record('Conviction 1')).toContain('section 5(1)(da), 5(7A)')
  expect(shownBy('basic')).toBe('Will show: it is not spent')
  expect(screen.queryByText(/Save a reminder/)).toBeNull()
})

test('not sure of Schedule 18: both answers, the later one first', () => {
  resultOf(keptAnswers(fiveYears('not_sure')))
  expect(said()).toContain('It is never spent.')
  expect(said('first')).toContain(
    'If none was, this is the answer instead: The first day you can say ‘no’ is 1 January 2024.',
  )
})

test('two convictions that end together: which made which longer, in words', () => {
  const all = resultOf(keptAnswers(fine('2026-01-01'), fine('2026-06-01')))
  expect(said('r1')).toContain('The first day you can say ‘no’ is 1 June 2027')
  expect(said('r2')).toContain('The first day you can say ‘no’ is 1 June 2027')
  const working = record('Conviction 1')
  expect(working).toContain('Counting only its own sentences: Spent from 1 January 2027.')
  expect(working).toMatch(/Conviction 2 makes it last longer.*section 6\(4\).*Spent from 1 June 2027/)
  expect(working).toContain(
    'Counted from the conviction on 1 January 2026. The Act adds 12 months (1 year), counting from and including that day.',
  )
  expect(working).toContain('We are sure: we read it in the Act or an official table.')
  expect(all.textContent).toContain('in force since 28 October 2023. Checked on 21 November 2026.')
  expect(record('Conviction 2')).not.toContain('makes it last longer')
  // The picture and the table say the same.
  const timeline = screen.getByRole('region', { name: 'Timeline' })
  expect(timeline.querySelectorAll('rect')).toHaveLength(2)
  expect(timeline.querySelector('svg')?.textContent).toContain('2027')
  expect(within(timeline).getByRole('row', { name: /Conviction 1/ }).textContent).toContain('31 May 2027')
})

test('an order until further order, from before the law was changed', () => {
  const more = { term: { mode: 'indefinite' } }
  const all = resultOf(keptAnswers({ on: day('2015-06-01'), kind: 'restraining_order', more }))
  expect(said()).toContain('It is not spent until the order ends.')
  expect(record('Conviction 1')).toContain('Before 28 October 2023')
  expect(all.textContent).toContain('ask Unlock or Nacro')
  expect(within(all).getAllByRole('link', { name: '01634 247350' }).length).toBeGreaterThan(0)
})

test('a conditional caution, and what each check shows of it and of an old one', () => {
  resultOf(
    keptAnswers(
      { on: day('2026-11-01'), caution: 'conditional_caution', conditions: { isKnown: 'no' } },
      { on: day('2012-11-01'), caution: 'simple_caution' },
      { on: day('2020-11-01'), caution: 'youth_caution' },
    ),
  )
  expect(said('r1')).toContain('The last day it counts is 1 February 2027.')
  expect(said('r1')).toContain('The first day you can say ‘no’ is 2 February 2027.')
  expect(said('r2')).toContain('It was spent on the day you got it: 1 November 2012.')
  expect(shownBy('basic', 'r1')).toContain('It will not show from 2 February 2027')
  expect(shownBy('basic', 'r2')).toBe('Will not show')
  expect(shownBy('enhanced', 'r2')).toContain('May show: depends on')
  expect(shownBy('enhanced', 'r3')).toBe('Will not show')
})

test('a date that is not known: a range, and the later day counts', () => {
  resultOf(keptAnswers({ on: { unsure: 'yes', month: '11', year: '2025' }, kind: 'fine' }))
  expect(said()).toContain(
    'the first day you can say ‘no’ is between 1 November 2026 and 30 November 2026. Use the later one',
  )
  expect(said('first')).toContain('count it as not spent for now')
})

test('what is spent, and the later of two days that the Act can mean, with the other one beside it', () => {
  const more = { term: { years: '3' }, ...noDays }
  resultOf(keptAnswers(fine('2010-01-01'), { on: day('2020-01-01'), kind: 'prison', more }))
  expect(said('first')).toContain('You do not need to tell them about:')
  // The last day of the sentence is 31 December 2022; over 12 months, up to 4 years: + 4 years, and the later count.
  expect(said('r2')).toContain('The first day you can say ‘no’ is 1 January 2027.')
  expect(record('Conviction 2')).toContain('By our reading of the Act it is spent from 31 December 2026.')
  expect(screen.getByText('Save a reminder for 1 January 2027')).toBeTruthy()
})

test('nothing unspent: what to say now', () => {
  resultOf(keptAnswers(fine('2010-01-01')))
  expect(said('first')).toContain('Conviction 1 (Fine, 1 January 2010): spent since 1 January 2011')
  expect(record('What to say now')).toContain('If an employer asks about unspent convictions, you can say ‘no’.')
})

test('what an employer may ask of one’s own record, from a job’s link', () => {
  window.history.replaceState(undefined, '', '?check=standard')
  const prison = { on: day('2000-01-01'), kind: 'prison', more: { term: { years: '1' }, ...noDays } } as const
  resultOf(
    keptAnswers(
      prison,
      fine('2026-06-01'),
      { on: day('2012-11-01'), caution: 'simple_caution' },
      { on: day('2020-11-01'), caution: 'youth_caution' },
    ),
  )
  expect(askedFor('mustAnswer')).toMatch(/Conviction 1.*Conviction 2/)
  expect(askedFor('depends')).toMatch(/the DBS list.*Caution 1/)
  expect(askedFor('needNotAnswer')).toContain('Caution 2')
  tick('No check')
  expect(askedFor('mustAnswer')).toContain('Conviction 2')
  expect(askedFor('mustAnswer')).not.toContain('Conviction 1')
  tick('I don’t know')
  expect(askedFor('depends')).toMatch(/Conviction 1.*Caution 1/)
  // The address keeps what the link said of the job, and nothing about the person.
  expect(window.location.search).toBe('?check=standard')
})

test('one conviction in Scotland', () => {
  window.localStorage.clear()
  openCalculator()
  choose('Scotland')
  fireEvent.change(screen.getByLabelText('What did the court, or the authorities, give you?'), {
    target: { value: 'fine' },
  })
  for (const [label, value] of Object.entries(typedDate('2026-6-1'))) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  press('See the date')
  expect(said('nation')).toContain('Choose how old you were.')
  tick('18 or over')
  press('See the date')
  expect(said('nation')).toContain('this will be spent from 1 June 2027')
  expect(said('nation')).toContain('section 5A. We are sure of this rule')
  expect(screen.getByRole('link', { name: 'Scotland’s Next Chapter' })).toBeTruthy()
})
