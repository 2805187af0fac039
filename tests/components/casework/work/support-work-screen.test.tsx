/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { SupportWorkScreen } from '@/components/casework/work/support-work-screen'
import { jobStartWords } from '@/lib/content/casework/job-starts'
import { fileWords } from '@/lib/content/casework/people'
import { supportReminderWords } from '@/lib/content/casework/support-reminders'
import { supportWorkDone, supportWorkProblems, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { appointmentMessages } from '@/lib/domain/casework/support-appointment'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { checkDueOn } from '@/lib/domain/outcomes/job-check'

const today = plainDate('2026-11-26')
const appointment = {
  id: '1',
  version: 1,
  kind: 'support',
  on: today,
  at: '10:00',
  minutes: 60,
  way: 'in_person',
  place: '',
  state: 'booked',
  outcome: null,
  askedBy: null,
  workerName: null,
} as const

type Screen = ComponentProps<typeof SupportWorkScreen>

const show = (portal: Screen['portal'], now: string, change: Partial<Screen> = {}, work = {}) =>
  render(
    <SupportWorkScreen
      portal={portal}
      reference="SP-7KX2M9"
      work={{
        name: 'Robin Ash',
        is_open: true,
        worker: null,
        is_worker: false,
        has_account: false,
        safe_ways: [],
        unread: 2,
        job_starts: [],
        reminder_troubles: {},
        appointments: [appointment, { ...appointment, id: '2', at: '10:30' }],
        steps: [],
        needs: {},
        notes: [],
        ...work,
      }}
      moment={{ today, now }}
      kept={null}
      {...change}
    />,
  )

/** What looks like the page's main action. */
const primary = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('.dash-more-primary > summary')].map(({ textContent }) => textContent)

test('the page has one main action: to note how the first appointment went, or else the first step, or else a note', () => {
  const step = {
    id: '1',
    goal: 'Into work',
    what: 'Open a bank account',
    who: 'person',
    by: null,
    version: 1,
    doneOn: null,
  } as const
  show('/dashboard/partnerportal', '09:00', {}, { steps: [step] })
  expect(primary()).toEqual([words.note])
  cleanup()
  show('/dashboard/partnerportal', '09:00')
  expect(primary()).toEqual([words.step])
  cleanup()
  show('/dashboard/partnerportal', '12:00')
  expect(primary()).toEqual([words.outcome])
  expect(screen.getAllByText(words.outcome, { selector: 'summary' })).toHaveLength(2)
})

test('every page about a person is one click from every other, with what is new in the messages', () => {
  show('/dashboard/partnerportal', '09:00')
  const links = within(screen.getByRole('navigation', { name: fileWords.pages })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['File', '/dashboard/partnerportal/people/SP-7KX2M9'],
    ['Plan and notes', '/dashboard/partnerportal/people/SP-7KX2M9/work'],
    ['Jobs', '/dashboard/partnerportal/people/SP-7KX2M9/jobs'],
    ['Messages (2 new)', '/dashboard/partnerportal/people/SP-7KX2M9/messages'],
    ['Timeline', '/dashboard/partnerportal/people/SP-7KX2M9/timeline'],
  ])
  expect(links[1]?.getAttribute('aria-current')).toBe('page')
})

test('each part of the page is one press from its top, also on a phone', () => {
  show('/dashboard/partnerportal', '09:00')
  for (const [name, id] of [
    [words.appointments, 'appointments'],
    [words.notes, 'notes'],
    [jobStartWords.heading, 'job-starts'],
  ]) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`#${id ?? ''}`)
    expect(document.getElementById(id ?? '')?.textContent).toBe(name)
  }
})

test.each([
  ['note', words.notes],
  ['job-check', jobStartWords.heading],
  ['step', null],
])('what was saved is said where it stands: %s', (done, part) => {
  show('/dashboard/partnerportal', '09:00', { done })
  const notice = screen.getByRole('status')
  expect(part === null ? null : notice.closest('section')?.querySelector('h2')?.textContent).toBe(part)
})

test.each([
  ['need', 'What they need is saved.'],
  ['booked-weekly', 'All the appointments are booked.'],
  ['job-check', 'The check is saved.'],
  ['cancelled', 'The appointment is cancelled. We don’t email anybody about it, so tell the person yourself.'],
])('what was done is named: %s', (done, said) => {
  show('/dashboard/partnerportal', '09:00', { done })
  expect(screen.getByRole('status').textContent).toBe(said)
})

test('a step is added under the goal that is there, unless another is typed', () => {
  const step = { id: '1', goal: 'Into work', what: 'Apply', who: 'person', by: null, version: 1, doneOn: null }
  const goal = () => (document.querySelector('#step-goal') as HTMLInputElement).value
  const { unmount } = show('/dashboard/partnerportal', '09:00', {}, { steps: [step] })
  expect(goal()).toBe('Into work')
  unmount()
  show('/dashboard/partnerportal', '09:00', {}, { steps: [step, { ...step, id: '2', goal: 'A home' }] })
  expect(goal()).toBe('')
})

test.each([
  [true, 'Moved, and its reminders with it. Tell the person: nobody is emailed about the move.'],
  [false, 'Moved. We don’t send reminders to this person, so tell them yourself.'],
])('who moved an appointment reads whether reminders moved with it: %s', (isReminded, said) => {
  show('/dashboard/partnerportal', '09:00', { isReminded, done: 'moved' })
  expect(screen.getByRole('status').textContent).toBe(said)
})

test.each([
  ['to come', [appointment], 1],
  ['still to be noted', [{ ...appointment, at: '08:00' }], 0],
  ['not booked', [], 0],
])('how reminders go is said beside an appointment that is to come: %s', (_, appointments, said) => {
  const reminders = supportReminderWords.worker.no_account
  show('/dashboard/partnerportal', '09:00', { reminders }, { appointments })
  expect(screen.queryAllByText(reminders)).toHaveLength(said)
})

test.each([
  [words.moveSubmit, 'Who asked for another time?'],
  [words.cancelSubmit, 'Who asked to cancel?'],
])('each change of an appointment asks who wanted it: %s', (submit, question) => {
  show('/dashboard/partnerportal', '09:00', {}, { appointments: [appointment] })
  const form = screen.getByRole('button', { name: submit, hidden: true }).closest('form')
  expect([...(form?.querySelectorAll('legend') ?? [])].map(({ textContent }) => textContent)).toEqual([question])
})

test('the demonstration, which does not tell the history of a file, leads to none', () => {
  show('/dashboard/partner', '09:00')
  expect(screen.queryByRole('link', { name: 'Timeline' })).toBeNull()
})

test('whoever comes from the calendar to book an appointment finds the form open', () => {
  const { unmount } = show('/dashboard/partnerportal', '09:00')
  const form = () => screen.getByText(words.book, { selector: 'summary' }).closest('details')?.open
  expect(form()).toBe(false)
  unmount()
  show('/dashboard/partnerportal', '09:00', { isBooking: true, bookOn: plainDate('2026-12-14') })
  expect(form()).toBe(true)
  expect(document.querySelector<HTMLInputElement>('#on')?.value).toBe('2026-12-14')
})

test('what was typed of a step that a colleague ticked off meanwhile is still there', () => {
  const step = { id: 'one', goal: 'Into work', what: 'Apply', who: 'person', by: null, version: 2, doneOn: today }
  const values = { form: 'step-change', step: 'one', goal: 'Into work', what: 'Apply again', who: 'person', by: '' }
  show(
    '/dashboard/partnerportal',
    '09:00',
    { kept: { message: supportWorkProblems.changed, field: null, values } },
    { steps: [step] },
  )
  expect(screen.getByDisplayValue('Apply again')).toBeTruthy()
  expect(screen.getByText(supportWorkProblems.changed)).toBeTruthy()
})

test('an open step can be changed or removed, a done one cannot, and a refused change opens as it was typed', () => {
  const step = { id: 'one', goal: 'Into work', what: 'Apply', who: 'person', by: today, version: 3, doneOn: null }
  const values = { form: 'step-change', step: 'one', goal: 'Into work', what: 'A', who: 'worker', by: '2026-12-01' }
  show(
    '/dashboard/partnerportal',
    '09:00',
    { kept: { message: 'Say what has to be done.', field: 'what', values } },
    { steps: [step, { ...step, id: 'two', what: 'Ring', doneOn: today }] },
  )
  const plan = within(screen.getByRole('region', { name: words.plan }))
  const [form, ...others] = plan.getAllByText(words.stepChange).map((summary) => summary.closest('details'))
  expect([form?.open, others.length]).toEqual([true, 0])
  const part = within(form ?? document.body)
  expect(
    [words.goal, words.what, words.by].map((label) => (part.getByLabelText(label) as HTMLInputElement).value),
  ).toEqual(['Into work', 'A', '2026-12-01'])
  expect(part.getByRole('button', { name: words.stepRemove }).closest('form')?.getAttribute('action')).toContain(
    'step-remove',
  )
  // Each is sent with the version that was read.
  const versions = form?.querySelectorAll<HTMLInputElement>('[name=version]') ?? []
  expect([...versions].map(({ value }) => value)).toEqual(['3', '3'])
})

test('a step whose day has passed is marked, until it is done', () => {
  const step = {
    id: '1',
    goal: 'Into work',
    what: 'Open a bank account',
    who: 'person',
    version: 1,
    doneOn: null,
  } as const
  const work = {
    name: 'Robin Ash',
    is_open: true,
    worker: 'Leah Marsden',
    is_worker: true,
    has_account: false,
    safe_ways: [],
    unread: 0,
    job_starts: [],
    reminder_troubles: {},
    appointments: [],
    steps: [
      { ...step, by: plainDate('2026-11-25') },
      { ...step, id: '2', by: today },
      { ...step, id: '3', by: plainDate('2026-11-25'), doneOn: today },
    ],
    needs: {},
    notes: [],
  }
  show('/dashboard/partnerportal', '09:00', { work })
  expect(screen.getAllByText(words.overdue)).toHaveLength(1)
})

test.each([
  [{ worker: 'Leah Marsden', is_worker: true }, 'You, by 30 November 2026'],
  [{ worker: 'Leah Marsden', is_worker: false }, 'Leah Marsden, by 30 November 2026'],
  [{ worker: null, is_worker: false }, 'Whoever helps them, by 30 November 2026'],
])('a step names who does it: %j', (worker, said) => {
  const by = plainDate('2026-11-30')
  const step = {
    id: '1',
    goal: 'Into work',
    what: 'Ring the bank',
    who: 'worker',
    by,
    version: 1,
    doneOn: null,
  } as const
  show('/dashboard/partnerportal', '09:00', {}, { ...worker, steps: [step] })
  expect(screen.getByText('Ring the bank').parentElement?.textContent).toContain(said)
})

test.each([
  ['has joined', true, today, 'Booked for Thursday 26 November. They see it in their account.'],
  ['has not joined', false, null, supportWorkDone.booked],
])('the page says which day is booked and what a person who %s sees', (_, has_account, bookedOn, said) => {
  const work = {
    name: 'Robin Ash',
    is_open: true,
    worker: null,
    is_worker: false,
    has_account,
    safe_ways: [],
    unread: 0,
    job_starts: [],
    reminder_troubles: {},
    appointments: [],
    steps: [],
    needs: {},
    notes: [],
  }
  show('/dashboard/partnerportal', '09:00', { work, done: 'booked', bookedOn })
  expect(screen.getByRole('status').textContent).toBe(said)
  expect(screen.queryByText(words.planLead) !== null).toBe(has_account)
})

const started = {
  id: 'start-1',
  isEntered: true,
  employer: 'Example Bakery',
  title: 'Baker',
  startedOn: today,
  isConfirmed: true,
  hoursAWeek: null,
  cameFromDayRelease: false,
  isRealLivingWage: false,
  checks: [],
} as const

test.each([
  ['has no account', { has_account: false, safe_ways: ['email'] }, 'no_account'],
  ['may not be emailed', { has_account: true, safe_ways: ['call'] }, 'not_safe'],
  ['may be emailed', { has_account: true, safe_ways: ['email'] }, 'asked'],
  ['was hired here', { has_account: true, safe_ways: [], job_starts: [{ ...started, isEntered: false }] }, 'asked'],
] as const)('it says who asks whether the job lasts, for somebody who %s', (_, facts, asked) => {
  show('/dashboard/partnerportal', '09:00', {}, { job_starts: [started], ...facts })
  expect(screen.getByText(jobStartWords.leads[asked])).toBeTruthy()
})

test.each([
  ['ended', '2026-11-20', 'Ended before the 6-week check (the hours). The person said so, 20 November 2026'],
  ['moved_on', '2026-11-20', 'Moved on to another job before the 6-week check (the hours). The person said so'],
  ['ended', '2026-12-15', 'After 6 weeks: The job ended (the hours). The person said so'],
] as const)(
  'a job that %s is told by when that was found, on %s, and no check of it is announced',
  (answer, on, said) => {
    const check = {
      milestone: '6_weeks',
      dueOn: plainDate('2026-12-15'),
      answer,
      answeredOn: plainDate(on),
      reason: 'hours',
      evidence: 'person_said',
      verifiedBy: null,
      employerAnswer: null,
      isAsked: true,
    }
    const job = { ...started, startedOn: plainDate('2026-11-03'), checks: [check] }
    const { unmount } = show('/dashboard/partnerportal', '09:00', {}, { job_starts: [job] })
    expect(document.querySelector('[aria-labelledby=job-starts] li li')?.textContent).toContain(said)
    expect(screen.queryByText(jobStartWords.leads.no_account)).toBeNull()
    unmount()
    show('/dashboard/partnerportal', '09:00', {}, { job_starts: [job, { ...started, id: 'start-2' }] })
    expect(screen.getByText(jobStartWords.leads.no_account)).toBeTruthy()
  },
)

test.each([
  [
    'before any check',
    '2026-11-03',
    [],
    '6_weeks',
    ['After 6 weeks'],
    'Choose ‘After 6 weeks’ only if they have left before 15 December 2026.',
  ],
  [
    'between two checks, of which the first is recorded',
    '2026-10-10',
    [{ milestone: '6_weeks', answer: 'in_post' }],
    '13_weeks',
    ['After 6 weeks (recorded)', 'After 13 weeks'],
    'Choose ‘After 13 weeks’ only if they have left before 9 January 2027. A check that is recorded again replaces the first.',
  ],
  [
    'once a check is due',
    '2026-10-10',
    [],
    '6_weeks',
    ['After 6 weeks', 'After 13 weeks'],
    'Choose ‘After 13 weeks’ only if they have left before 9 January 2027.',
  ],
] as const)(
  'that a job has ended is recorded %s, on the check that comes next',
  (_, from, found, chosen, options, hint) => {
    const one = {
      reason: null,
      evidence: null,
      answeredOn: null,
      verifiedBy: null,
      employerAnswer: null,
      isAsked: true,
    }
    const checks = found.map((check) => ({ ...one, ...check, dueOn: checkDueOn(plainDate(from), check.milestone) }))
    show('/dashboard/partnerportal', '09:00', {}, { job_starts: [{ ...started, startedOn: plainDate(from), checks }] })
    const choice = screen.getByLabelText(jobStartWords.milestone, { exact: false }) as HTMLSelectElement
    expect([...choice.options].map(({ text }) => text)).toEqual(options)
    expect(choice.value).toBe(chosen)
    expect(document.getElementById(choice.getAttribute('aria-describedby') ?? '')?.textContent).toBe(hint)
  },
)

test('a job start is removed only after a second press', () => {
  show('/dashboard/partnerportal', '09:00', {}, { job_starts: [started] })
  const panel = screen.getByText(jobStartWords.remove).closest('details')
  expect(panel?.open).toBe(false)
  expect(panel?.textContent).toContain(jobStartWords.removeWarning)
  expect(screen.getByText(jobStartWords.removeSubmit).closest('details')).toBe(panel)
})

test.each([
  ['clashes', words.clash([words.taken('3 December 2026', '10am', '11am', 'theirs')]), true],
  ['is none', appointmentMessages.at, false],
])('a booking whose time %s can be booked all the same only where it clashes', (_, message, may) => {
  const values = { form: 'appointment-book' }
  show('/dashboard/partnerportal', '09:00', { kept: { message, field: 'at', values } })
  const box = screen.queryByLabelText(words.anyway)
  expect(box !== null).toBe(may)
  // It stands where the message is.
  const next = document.getElementById('minutes') as HTMLElement
  expect(!box || box.compareDocumentPosition(next) === Node.DOCUMENT_POSITION_FOLLOWING).toBe(true)
})

test('a note is corrected in one form, at the note that the page was opened for', () => {
  const note = {
    kind: 'contact',
    words: 'We talked on Monday.',
    isForColleagues: false,
    reason: '',
    corrects: null,
    authorName: null,
    isMine: true,
  } as const
  const notes = [
    { ...note, id: 'older', writtenAt: '2026-11-24T10:00:00Z' },
    { ...note, id: 'newer', writtenAt: '2026-11-25T10:00:00Z' },
  ]
  const links = () => screen.queryAllByRole('link', { name: words.correct }).map((link) => link.getAttribute('href'))
  const at = '/dashboard/partnerportal/people/SP-7KX2M9/work'
  const { unmount } = show('/dashboard/partnerportal', '09:00', {}, { notes })
  expect(links()).toEqual([`${at}?correct=newer#correct`, `${at}?correct=older#correct`])
  unmount()

  const { unmount: leave } = show('/dashboard/partnerportal', '09:00', { correcting: 'older' }, { notes })
  expect(links()).toEqual([`${at}?correct=newer#correct`])
  expect(document.querySelector<HTMLInputElement>('#correct input[name=corrects]')?.value).toBe('older')
  // Mostly one word of it is wrong.
  expect(screen.getByLabelText(words.correctWords)).toHaveProperty('value', 'We talked on Monday.')
  expect(screen.getByRole('button', { name: words.correctSubmit })).toBeTruthy()
  leave()

  const kept = { message: 'Write the note.', field: 'words', values: { form: 'note-add', corrects: 'newer' } }
  show('/dashboard/partnerportal', '09:00', { kept }, { notes })
  expect(links()).toEqual([`${at}?correct=older#correct`])
})

test.each([
  ['step', 'plan'],
  ['ticked', 'plan'],
  ['need', 'needs'],
  ['note', 'notes'],
  ['correction', 'notes'],
  ['job-check', 'job-starts'],
] as const)('that %s is saved is said in its own part of the page, and nowhere else', (done, part) => {
  show('/dashboard/partnerportal', '09:00', { done })
  const said = screen.getAllByText(supportWorkDone[done])
  expect(said.map((one) => one.closest('section')?.getAttribute('aria-labelledby'))).toEqual([part])
})
