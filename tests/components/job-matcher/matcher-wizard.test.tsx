/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'

import { MatcherWizard } from '@/components/job-matcher/matcher-wizard'
import { StudyFigures } from '@/components/job-matcher/study-figures'
import { unansweredWords } from '@/lib/content/job-matcher/matcher'
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

// Open jobs never come here.
beforeEach(() => Object.assign(window, { fetch: () => new Promise(() => undefined) }))

const next = () => fireEvent.click(screen.getByRole('button', { name: /^(Next|See Results)$/ }))
const heading = () => screen.getByRole('heading', { level: 2 }).textContent

/** The browser's Back button: jsdom goes back after the current task. */
async function goBack(press: () => unknown = () => window.history.back()): Promise<void> {
  await act(async () => {
    const went = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    press()
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

type Scenario = {
  hasRecord?: 'Yes' | 'No'
  sentence?: string
  group?: 'White' | 'Black' | 'Another group, or more than one' | 'rather not say' | { name: string }
  asks?: boolean
  statement?: boolean
}

const tick = (legend: string, label: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: legend })).getByLabelText(label))
const typeName = (value: string) => fireEvent.change(screen.getByLabelText('First name'), { target: { value } })

function answerBackground({ sentence = 'Prison', group = 'White' }: Scenario): void {
  tick('What kind of sentence was it?', sentence)
  const whose = 'Which group’s figures would you like to see?'
  if (typeof group === 'object') typeName(group.name)
  else if (group === 'rather not say') tick(whose, 'I would rather not say')
  else {
    tick(whose, 'I’ll choose it myself')
    tick('Which group do you choose?', group)
  }
}

/** From the first question to the results. */
function answerAll(scenario: Scenario): HTMLElement {
  const { hasRecord = 'Yes', asks = false, statement = false } = scenario
  tick('Do you have a criminal record?', hasRecord)
  next()
  if (hasRecord === 'Yes') answerBackground(scenario)
  next()
  tick('What kind of work is it?', 'Retail')
  if (asks) tick('Does the application ask about convictions?', 'Yes')
  if (statement) tick('Does the advert have a diversity statement?', 'Yes')
  next()
  expect(heading()).toBe('Your results')
  return document.body
}

function open(): void {
  Element.prototype.scrollIntoView = () => undefined
  render(<MatcherWizard />)
}

test.each<[string, Scenario, string, (string | RegExp)[]]>([
  [
    'a White applicant, the form asks',
    { group: 'White', asks: true },
    'Consider carefully how you apply',
    ['15.6%', '40.6%', '18.3%', 'from 6.9% to 31.8%', 'from 25.5% to 57.7%', '32 pairs, by our reading'],
  ],
  [
    'the same with a diversity statement',
    { group: 'White', asks: true, statement: true },
    'Apply, with a plan',
    ['15.6%', /Without it, our suggestion would be ‘Consider carefully how you apply’/],
  ],
  [
    'a Black applicant, the form asks',
    { group: 'Black', asks: true },
    'Apply',
    ['33.3%', '30.6%', '36 pairs, by our reading', 'Equality Act 2010'],
  ],
  [
    'a Black applicant, the form does not ask',
    { group: 'Black', sentence: 'Community sentence' },
    'Apply, with a plan',
    ['13.5%', '17.1%', /If your order is still running/],
  ],
  [
    'a White applicant, the form does not ask, with a statement',
    { group: 'White', statement: true },
    'Definitely apply',
    ['15.1%', '14.4%', /already the highest/],
  ],
  [
    'rather not say',
    { group: 'rather not say', asks: true },
    'Apply, with a plan',
    [/likely between 7 and 32/, /likely between 20 and 50/, /chose not to name a group/],
  ],
  [
    'another group',
    { group: 'Another group, or more than one' },
    'Apply',
    [/about 15 in every 100/, /about 14 in every 100/, 'no figure of our own'],
  ],
  ['no record', { hasRecord: 'No', asks: true }, 'Definitely apply', ['18.3%', /You don’t have a record/]],
])('%s: the answer, its figures and what to do next', (_, scenario, label, texts) => {
  open()
  const shown = answerAll(scenario)
  expect(document.querySelector('.matcher-verdict h3')?.textContent).toBe(label)
  const said = shown.textContent
  for (const text of ['1,053', '2,106', ...texts]) expect(said).toMatch(text)
  expect(said).not.toMatch(/do not apply\b|don.t apply\b/i)
  expect(shown.querySelectorAll('a[href="https://doi.org/10.1093/bjc/azad063"]')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'CV builder' }).getAttribute('href')).toBe('/cv-builder')
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/jobs')
  if (scenario.group === 'rather not say' || scenario.group === 'Another group, or more than one') {
    expect(said).not.toContain('Similar applicants without a record')
    // Nothing is drawn.
    expect(shown.querySelector('.matcher-chart')).toBeNull()
  }
  expect(said.includes('The thin line shows the likely range.')).toBe(shown.querySelector('.matcher-range') !== null)
  if (scenario.group === 'rather not say') expect(said).not.toContain('did not measure this group')
})

test('the picture and the table say the same', () => {
  open()
  const shown = answerAll({ group: 'White', asks: true })
  const numbers = (selector: string) =>
    [...shown.querySelectorAll(selector)].map(({ textContent }) => /[\d.]+%/.exec(textContent)?.[0])
  expect(numbers('.matcher-chart li strong')).toEqual(['15.6%', '40.6%', '18.3%'])
  expect(numbers('.article-table tbody td:nth-child(2)')).toEqual(['15.6%', '40.6%', '18.3%'])
  expect(shown.querySelectorAll('.matcher-range')).toHaveLength(2)
})

const ticked = () => document.querySelectorAll('input[type="radio"]:checked').length

test.each([
  ['Try Another Scenario', undefined],
  ['Clear my answers', 'Your answers are cleared.'],
])('%s forgets everything', (button, said) => {
  open()
  answerAll({ group: { name: 'Zephyrine' }, asks: true, statement: true })
  expect(document.body.textContent).not.toContain('Zephyrine')
  fireEvent.click(screen.getByRole('button', { name: button }))
  if (said) expect(screen.getByText(said)).toBeTruthy()
  expect(heading()).toContain('Criminal record')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  expect(ticked()).toBe(0)
  expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true)
  tick('Do you have a criminal record?', 'Yes')
  next()
  expect(ticked()).toBe(0)
  expect(screen.getByLabelText('First name')).toHaveProperty('value', '')
})

test('a first name is only a guess, said to be one, and can be chosen or left unsaid instead', async () => {
  open()
  tick('Do you have a criminal record?', 'Yes')
  next()
  expect(screen.getByText(/A name says little about a person/)).toBeTruthy()
  for (const [typed, group] of [
    ['ngozi', 'Black'],
    ['Emily', 'White'],
    ['Zephyrine', 'Another group'],
  ] as const) {
    typeName(typed)
    expect(document.querySelector('.matcher-guess')?.textContent).toContain(`Our guess: ${group}`)
  }
  expect(document.querySelector('.matcher-names')?.textContent).toContain('Ngozi')
  tick('Which group’s figures would you like to see?', 'I’ll choose it myself')
  const fold = screen.getByText('Or let us guess the group from a first name').closest('details')
  expect(fold?.open).toBe(false)
  fireEvent.click(screen.getByText('Or let us guess the group from a first name'))
  expect(screen.getByLabelText('First name')).toHaveProperty('value', '')
  const whose = within(screen.getByRole('group', { name: 'Which group’s figures would you like to see?' }))
  await waitFor(() => expect(whose.queryByRole('radio', { checked: true })).toBeNull())
})

test('a name of spaces alone is not taken for an answer, and Back keeps what was typed', async () => {
  open()
  tick('Do you have a criminal record?', 'Yes')
  next()
  tick('What kind of sentence was it?', 'Prison')
  typeName('  ')
  next()
  expect(document.querySelector('.error-summary')?.textContent).toContain(unansweredWords['first-name'])
  typeName('Kwame')
  next()
  tick('What kind of work is it?', 'Construction')
  await goBack(() => fireEvent.click(screen.getByRole('button', { name: 'Back' })))
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Kwame')
  next()
  expect(screen.getByLabelText('Construction')).toHaveProperty('checked', true)
})
