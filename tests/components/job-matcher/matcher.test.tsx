/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'

import { MatcherWizard } from '@/components/job-matcher/matcher-wizard'
import { StudyFigures } from '@/components/job-matcher/study-figures'
import { assessJob } from '@/lib/domain/job-matcher/assess-job'
import { aSettledMatcher } from '@/tests/support/a-settled-matcher'

function figures(ethnicity: 'White' | 'Black' | 'Other', asks: boolean): string {
  const result = assessJob(aSettledMatcher({ ethnicity, asks }))
  if (result?.kind !== 'record') throw new Error('Every question is answered.')
  const { container, unmount } = render(<StudyFigures result={result} />)
  const text = container.textContent
  unmount()
  return text
}

test.each([
  [true, 'White applicants with a record: likely between 7 and 32 in every 100', 'likely between 20 and 50'],
  [false, 'White applicants with a record: about 15 in every 100', 'Black applicants with a record: about 14'],
])('for a group that was not measured, no figure stands beside a comparison (asks: %s)', (asks, white, black) => {
  const text = figures('Other', asks)
  expect(text).toContain(white)
  expect(text).toContain(black)
  expect(text).toContain('It cannot tell you which of the two is nearer to you.')
  expect(text).not.toMatch(/%|18\.3|24\.5|14\.3/)
})

test.each(['White', 'Black'] as const)(
  'where no range can be worked out, the table speaks of none: %s',
  (ethnicity) => {
    expect(figures(ethnicity, false)).not.toMatch(/Likely range|work it out/)
    expect(figures(ethnicity, true)).toMatch(/Likely range/)
  },
)

test('for a measured group the figures stand beside those without a record', () => {
  expect(figures('White', true)).toMatch(/15\.6%.*40\.6%.*18\.3%/)
})

const next = () => fireEvent.click(screen.getByRole('button', { name: /^(Next|See Results)$/ }))
const heading = () => screen.getByRole('heading', { level: 2 }).textContent

/** The browser's Back button: jsdom goes back after the current task. */
async function goBack(): Promise<void> {
  await act(async () => {
    const went = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    window.history.back()
    await went
  })
}

test('the browser goes back one step at a time, and keeps the answers', async () => {
  // jsdom has no page to scroll.
  Element.prototype.scrollIntoView = () => undefined
  render(<MatcherWizard />)
  fireEvent.click(screen.getByLabelText('No'))
  next()
  expect(heading()).toContain('Your background')
  next()
  expect(screen.getByText(/^Only to show you jobs of this kind/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Retail'))
  next()
  expect(heading()).toBe('Your results')
  // Who has no record is told to apply, and is shown no figures that say nothing about them.
  expect(screen.queryByText('What the study found')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  await goBack()
  expect(heading()).toContain('Job details')
  expect(screen.getByLabelText<HTMLInputElement>('Retail').checked).toBe(true)
  await goBack()
  expect(heading()).toContain('Your background')
  await goBack()
  expect(screen.getByLabelText<HTMLInputElement>('No').checked).toBe(true)
})

test('Next that is pressed too early names what is missing, with a link to it, until it is answered', () => {
  Element.prototype.scrollIntoView = () => undefined
  render(<MatcherWizard />)
  next()
  const missing = 'Choose whether you have a criminal record.'
  expect(screen.getByRole('alert').textContent).toBe(`There is a problem${missing}`)
  expect(screen.getByRole('link', { name: missing }).getAttribute('href')).toBe('#has-record-yes')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  fireEvent.click(screen.getByLabelText('Yes'))
  expect(screen.queryByRole('alert')).toBeNull()
  next()
  expect(screen.queryByRole('alert')).toBeNull()
  next()
  expect(screen.getAllByRole('link', { name: /^Choose/ }).map((link) => link.textContent)).toEqual([
    'Choose what kind of sentence it was.',
    'Choose which group’s figures you’d like to see, or that you would rather not say.',
  ])
  for (const link of screen.getAllByRole('link', { name: /^Choose/ })) {
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeTruthy()
  }
})
