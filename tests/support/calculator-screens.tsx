import { act, fireEvent, render, screen } from '@testing-library/react'

import { Calculator } from '@/components/disclosure/calculator'

/** The calculator in jsdom, on the day for which the tests have worked out their dates. */
export function openCalculator(): ReturnType<typeof render> {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  // jsdom has no page to scroll.
  Element.prototype.scrollIntoView = () => undefined
  return render(<Calculator />)
}

/** A date as it is typed. */
export const day = (text: string) => {
  const [year = '', month = '', date = ''] = text.split('-')
  return { Day: date, Month: month, Year: year }
}

/** By its words alone: a search by role in a long list of answers takes a third of a test. */
export function press(words: string | RegExp): void {
  fireEvent.click(screen.getByText(words, { selector: 'button' }))
}

/** Ticks what is named, without going on. */
export function tick(...labels: string[]): void {
  for (const label of labels) fireEvent.click(screen.getByLabelText(label))
}

export function choose(...labels: string[]): void {
  tick(...labels)
  press('Continue')
}

export function type(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  press('Continue')
}

export function conviction(on: string, ...given: string[]): void {
  choose('Conviction')
  choose('18 or over')
  type(day(on))
  choose(...given)
}

/** Changes an earlier answer, from the list of answers. */
export function change(question: RegExp): void {
  const buttons = screen.getAllByText('Change', { selector: 'button', exact: false })
  const found = buttons.find(({ textContent }) => question.test(textContent))
  if (!found) throw new Error(`No answer to change: ${question.source}`)
  fireEvent.click(found)
}

/** The browser's own way back, which jsdom goes a moment later. */
export function goBack(): void {
  act(() => {
    window.history.back()
    jest.advanceTimersByTime(100)
  })
}

const wordsOf = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ') ?? ''

export const question = () => wordsOf(document.getElementById('question-heading'))

export function result(): HTMLElement {
  press('See the result')
  return screen.getByText('Your result', { selector: 'h2' }).parentElement ?? document.body
}

/** What the result says of one conviction or caution, or `first`: of all of them. */
export const said = (id = 'r1') => wordsOf(document.querySelector(`[data-result="${id}"]`))

/** What is not sure of a day, and the other day. */
export const doubt = (name: string) => wordsOf(document.querySelector(`[data-doubt="${name}"]`))

/** What one check shows of a conviction or caution. */
export const shownBy = (level: string, id = 'r1') => wordsOf(document.querySelector(`[data-shows="${id}-${level}"]`))

/** What an employer may ask of somebody’s own record. */
export const askedFor = (part: string) => wordsOf(document.querySelector(`[data-part="${part}"]`))
