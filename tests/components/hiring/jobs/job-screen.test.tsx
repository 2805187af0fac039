/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { JobScreen } from '@/components/hiring/jobs/job-screen'
import { advertWords, fieldLabels, findingWords } from '@/lib/content/hiring/advert'
import { companyWords } from '@/lib/content/hiring/company'
import { companyJobDoneWords, companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { formWords } from '@/lib/content/forms/form-words'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { anAdvert } from '../../../support/an-advert'

const advert = anAdvert({ benefits: ['Free bread', 'Bus fares'] })
const job: ComponentProps<typeof JobScreen>['job'] = {
  id: 'baker-a1b2c3d4',
  version: 4,
  company: 'Example Bakery',
  companyId: 'a company',
  title: advert.title,
  status: 'draft',
  draft: advert,
  review: 'none',
  advert: null,
  postedOn: null,
  isTakenOff: false,
  letThrough: [],
  closesOn: null,
  closedOn: null,
  hired: null,
  returnedField: '',
  returnedWords: '',
}
const show = (review: 'none' | 'asked', values: Record<string, string>) =>
  render(
    <JobScreen
      job={{ ...job, review }}
      step="work"
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      kept={{ message: 'Our team is looking at this.', field: null, values: { form: 'job-save', ...values } }}
    />,
  )
const typed = {
  step: 'work',
  title: advert.title,
  type: 'Part-time',
  description: 'You bake cakes.\r\nAnd bread.',
  benefits: 'Free bread\r\nBus fares',
  'reason-driving': 'You drive the van.',
}

test('texts typed into an advert that a colleague sent meanwhile are shown, but for those that are stored', () => {
  show('asked', typed)
  const text = screen.getByRole('alert').textContent
  expect(text).toContain(`${formWords.copyTyped}${fieldLabels.description}You bake cakes.`)
  expect(text).toContain('You drive the van.')
  for (const other of ['Part-time', 'work', 'Free bread', advert.title]) expect(text).not.toContain(other)
})

test('texts whose form is still there are in their fields alone', () => {
  show('none', typed)
  expect(screen.getByRole('textbox', { name: fieldLabels.description })).toHaveProperty(
    'value',
    'You bake cakes.\nAnd bread.',
  )
  expect(screen.getByRole('alert').textContent).not.toContain('cakes')
})

test('what came back with a problem is judged and shown as it was typed, not as it is stored', () => {
  const stored = { ...advert, pay: { from: 500, to: 300, per: 'hour' as const }, closesOn: plainDate('2026-11-01') }
  const message = 'Enter the hours each week.'
  const values = { form: 'job-save', step: 'pay', payFrom: '13.20', payPer: 'hour', hoursPerWeek: '200' }
  render(
    <JobScreen
      job={{ ...job, draft: stored }}
      step="pay"
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      kept={{ message, field: 'hoursPerWeek', problems: { hoursPerWeek: message }, values }}
    />,
  )
  for (const rule of ['pay_wrong_way_round', 'below_minimum_wage', 'closing_date_past'] as const)
    expect(screen.queryByText(findingWords[rule])).toBeNull()
  expect(screen.getByText(words.soFar).closest('section')?.textContent).toContain('£13.20')
})

test('each step is a link by its name, and beside a step stands what is written, but nothing that is not', () => {
  const unpaid = { ...advert, pay: null }
  render(
    <JobScreen
      job={{ ...job, draft: unpaid }}
      step="work"
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      kept={null}
    />,
  )
  expect(screen.getByRole('link', { name: `2. Pay and hours ${words.marks.missing}` })).toBeTruthy()
  expect(screen.getByRole('link', { name: '3. What you need and offer' })).toBeTruthy()
  const written = screen.getByRole('article').textContent
  expect(written).toContain(advert.title)
  expect(written).not.toContain(advertWords.notSaid)
})

test('an advert that was closed early says the day on which it was closed', () => {
  const closed = plainDate('2026-11-23')
  render(
    <JobScreen
      job={{
        ...job,
        status: 'closed',
        draft: null,
        advert: { ...advert, closesOn: plainDate('2026-12-31') },
        postedOn: plainDate('2026-11-01'),
        closesOn: plainDate('2026-12-31'),
        closedOn: closed,
        hired: 1,
      }}
      step="preview"
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={closed}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      kept={null}
    />,
  )
  const article = screen.getByRole('article').textContent
  expect(article).toContain('Closed: 23 November 2026')
  expect(article).not.toContain('December')
})

test.each([
  [
    { description: 'You must have no criminal record. No ex-offenders. We show you how.' },
    'work',
    'Saved. One thing needs changing before you send it:What they will do: Take out ‘no criminal record’ and ‘No ex-offenders’.',
    'description',
  ],
  [
    { pay: { from: 500, to: 500, per: 'hour' } as const },
    'pay',
    'Saved. One thing needs changing before you send it:',
    'payFrom',
  ],
  [
    { pay: { from: 1500, to: 900, per: 'hour' } as const },
    'pay',
    `Saved. Two things need changing before you send it:Pay: ${findingWords.pay_wrong_way_round}Pay: ${findingWords.below_minimum_wage}`,
    'payTo',
  ],
] as const)('after saving %j the notice says how much has to change, and leads there', (change, step, says, at) => {
  render(
    <JobScreen
      job={{ ...job, draft: { ...advert, ...change } }}
      step={step}
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      done="saved-look"
      kept={null}
    />,
  )
  const notice = screen.getByRole('status')
  expect(notice.textContent).toContain(says)
  expect(notice.querySelector('a')?.getAttribute('href')).toBe(`#${at}`)
  // What the notice names stands at its field, marked like any error, and nowhere else.
  expect(document.querySelector(`#${at}-hint [data-stops]`)).not.toBeNull()
  expect(screen.queryByRole('region', { name: words.again })).toBeNull()
})

test('what a conviction’s reason says wrong is listed by that conviction, marked at it, and counted as listed', () => {
  const exclusions: (typeof advert)['exclusions'] = [
    { kind: 'driving', reason: 'No criminal record, because you drive our vans alone at night.' },
    { kind: 'other', reason: 'You must be under 30 to do this work with our machines.' },
  ]
  const props = {
    job: { ...job, draft: { ...advert, exclusions } },
    step: 'checks',
    at: '/dashboard/employerportal/jobs',
    mayPost: true,
    history: [],
    sites: [],
    today: plainDate('2026-11-23'),
    newKey: 'aaaa1111',
    applicants: null,
    owner: 'an account',
    kept: null,
  } as const
  const listed = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent])
  const { unmount } = render(<JobScreen {...props} done="saved-look" />)
  const notice = screen.getByRole('status')
  expect(notice.textContent).toContain(words.toMend(2))
  expect(listed(notice).map(([href]) => href)).toEqual(['#reason-driving', '#reason-other'])
  expect(listed(notice)[0]?.[1]).toMatch(/: Take out ‘No criminal record’\.$/)
  unmount()
  render(<JobScreen {...props} />)
  const beside = screen.getByRole('region', { name: words.again })
  expect(beside.textContent).toContain(words.found(2))
  expect(listed(beside)).toHaveLength(2)
  const driving = document.querySelector('#reason-driving')
  expect(driving?.getAttribute('aria-invalid')).toBe('true')
  expect(driving?.closest('.field')?.textContent).toContain(findingWords.blanket_ban)
  expect(document.querySelector('#reason-other')?.closest('.field')?.textContent).toContain(findingWords.age_wanted)
  expect(document.querySelector('#reason-theft')?.getAttribute('aria-invalid') ?? null).toBeNull()
})

test('beside the form, words that are only advice are not to be taken out', () => {
  render(
    <JobScreen
      job={{ ...job, draft: { ...advert, title: 'Waitress' } }}
      step="work"
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      kept={null}
    />,
  )
  const link = within(screen.getByRole('region', { name: words.again })).getByRole('link')
  expect([link.getAttribute('href'), link.textContent]).toEqual(['#title', 'Job title: Look again at ‘Waitress’.'])
})

test('at the end of the preview of an advert that cannot be sent yet, a button leads on', () => {
  render(
    <JobScreen
      job={job}
      step="preview"
      at="/account/company/advert"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      kept={null}
      isEarly
    />,
  )
  expect(screen.getByRole('link', { name: companyWords.back }).getAttribute('href')).toBe('/account/company')
})

test('what has to change in another step stays in sight, on its tab and beside the form', () => {
  render(
    <JobScreen
      job={{ ...job, draft: { ...advert, pay: { from: 900, to: 900, per: 'hour' }, benefits: ['A young team'] } }}
      step="checks"
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      kept={null}
    />,
  )
  expect(screen.getByRole('link', { name: `2. Pay and hours ${words.marks.stops}` })).toBeTruthy()
  expect(screen.getByRole('link', { name: `3. What you need and offer ${words.marks.advice}` })).toBeTruthy()
  expect(screen.getByRole('link', { name: fieldLabels.pay }).getAttribute('href')).toContain('?step=pay#pay')
  expect(screen.getByLabelText('After an offer').getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText(words.hints.recordQuestions.after_offer)).toBeTruthy()
})

test.each(['returned', 'asked'] as const)(
  'an advert that was taken off the board is not said to be on it: %s',
  (review) => {
    render(
      <JobScreen
        job={{ ...job, status: 'paused', review, advert, isTakenOff: true }}
        step="pay"
        at="/dashboard/employerportal/jobs"
        mayPost
        history={[]}
        sites={[]}
        today={plainDate('2026-11-23')}
        newKey="aaaa1111"
        applicants={null}
        owner="an account"
        kept={null}
      />,
    )
    expect(screen.getByText(review === 'asked' ? words.takenOffSent : words.takenOff)).toBeTruthy()
    expect(screen.queryByText(words.approvedStays)).toBeNull()
    expect(screen.queryByText(words.atOnce.pay)).toBeNull()
  },
)

test.each([
  [['sent', 'returned'], true],
  [['sent', 'returned', 'edited'], false],
])(
  'what the team sent back leads to the part to change, and is sent again once that is done: %s',
  (kinds, isUnchanged) => {
    render(
      <JobScreen
        job={{ ...job, review: 'returned', returnedField: 'title', returnedWords: 'Name the work.' }}
        step="preview"
        at="/dashboard/employerportal/jobs"
        mayPost
        history={kinds.map((kind, id) => ({ id, at: '2026-11-22T10:00:00Z', kind, by: '', note: '' }))}
        sites={[]}
        today={plainDate('2026-11-23')}
        newKey="aaaa1111"
        applicants={null}
        owner="an account"
        kept={null}
      />,
    )
    const change = screen.getByRole('link', { name: words.changePart(fieldLabels.title) })
    expect(change.getAttribute('href')).toContain('step=work#title')
    const send = screen.getByRole('button', { name: words.sendAgain })
    expect([change, send].map(({ className }) => className.includes('secondary'))).toEqual([!isUnchanged, isUnchanged])
    expect(screen.queryByText(words.unchanged) !== null).toBe(isUnchanged)
    expect(screen.getByText(words.readThroughReturned)).toBeTruthy()
  },
)

test('one that was taken off and is as it was offers nothing but to change it, and is not called paused', () => {
  render(
    <JobScreen
      job={{ ...job, status: 'paused', review: 'returned', draft: advert, advert, isTakenOff: true }}
      step="preview"
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      kept={null}
    />,
  )
  expect(screen.getByRole('link', { name: words.change })).toBeTruthy()
  for (const text of [words.previewNext, words.ready, words.discardChanges]) expect(screen.queryByText(text)).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('heading', { name: words.previewOff })).toBeTruthy()
})

test.each([
  [null, words.savedUnfinished('Pay and hours')],
  [advert.pay, companyJobDoneWords.saved],
])('a step that was saved with the pay %j says whether something is left to fill in there', (pay, says) => {
  render(
    <JobScreen
      job={{ ...job, draft: { ...advert, pay } }}
      step="offer"
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      done="saved"
      kept={null}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe(says)
})

test('an advert that was sent back as a whole says so', () => {
  render(
    <JobScreen
      job={{ ...job, review: 'returned', returnedField: 'whole', returnedWords: 'Is this one job or two?' }}
      step="work"
      at="/dashboard/employerportal/jobs"
      mayPost
      history={[]}
      sites={[]}
      today={plainDate('2026-11-23')}
      newKey="aaaa1111"
      applicants={null}
      owner="an account"
      kept={null}
    />,
  )
  expect(screen.getByRole('region', { name: words.returnedHeading }).textContent).toContain(words.returnedWhole)
})
