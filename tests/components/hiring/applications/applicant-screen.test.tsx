/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { ApplicantScreen } from '@/components/hiring/applications/applicant-screen'
import { shownSteps } from '@/components/hiring/applications/applicant-steps'
import { checkInButtons } from '@/lib/content/casework/check-ins'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { rejectionLabels } from '@/lib/content/dashboards/labels'
import { checkEvidenceLabels, offerCheckFirst, offerCheckProblems } from '@/lib/content/hiring/offer-checks'
import { ownApplicationsWords } from '@/lib/content/hiring/own-applications'
import {
  applicantsProblems,
  applicantTitle,
  companyApplicantsWords as words,
  readAgainOf,
  readAgainWords,
  stepPages,
  stoppedWordsText,
} from '@/lib/content/hiring/applicants'
import { readingWords } from '@/lib/content/hiring/reading'
import { companyJobWords } from '@/lib/content/hiring/company-job-words'
import { dayText, weekdayText } from '@/lib/content/wording/date-text'
import { nextStages, stages, type Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { noDetails } from '@/tests/support/no-details'

type Applicant = ComponentProps<typeof ApplicantScreen>['applicant']

const on = plainDate('2026-11-23')
const applicant = (stage: Stage, change: Partial<Applicant> = {}): Applicant => ({
  reference: 'A-7KX2M9',
  version: 3,
  job: {
    title: 'Bakery assistant',
    town: 'Leeds',
    postcode: 'LS1 4AB',
    pay: { from: 1340, to: 1340, per: 'hour' },
    hoursPerWeek: 24,
    pattern: 'Early mornings',
    recordQuestion: 'at_interview',
    hasOtherQuestion: false,
  },
  stage,
  isOpen: true,
  isForgotten: false,
  why: '',
  task: { kind: 'read_application', waited: 6, isSinceToday: false },
  answerBy: null,
  awaited: [],
  steps: [{ kind: 'applied', on, by: 'candidate', note: null }],
  slots: [],
  sharedTimes: [],
  chooseBy: null,
  lastTimes: null,
  late: null,
  memberName: 'Sam Lee',
  reasons: [],
  checks: [],
  disclosure: 'not_asked',
  distance: 'under_5',
  card: {
    skills: ['Bread'],
    tickets: [],
    experience: [],
    availability: '',
    hasRightToWork: true,
  },
  contact: null,
  start: { firstDay: null, startedOn: null, sixWeeks: null },
  isBeforeStart: stage === 'accepted',
  mayUndo: false,
  mayWithdrawTimes: false,
  mayCallOff: false,
  isInterviewOver: false,
  today: on,
  notes: [],
  // Without an interview only where the advert says so.
  next: nextStages(stage, 'employer').filter((to) => stage !== 'shortlisted' || to !== 'offer'),
  hasReader: true,
  mayAsk: false,
  ...change,
})
const contact = { firstName: 'Jo', lastName: 'Li', town: 'Leeds', phone: null, email: null }

// The forms, and the ways to those with a page of their own. Notes can be written at every stage, and have their own test.
const actions = () =>
  Array.from(document.querySelectorAll('form, a.button[href^="?step="]'), (one) =>
    (one.getAttribute('action') ?? one.getAttribute('href'))?.split(/[/=]/).at(-1),
  ).filter((action) => action !== 'applicant-note')

test.each<[Stage, string[]]>([
  ['applied', ['applicant-shortlist', 'applicant-no']],
  ['shortlisted', ['applicant-interview', 'applicant-no']],
  ['interview', ['applicant-offer', 'applicant-times', 'applicant-no']],
  ['offer', ['applicant-offer-change', 'applicant-take-back']],
])('at the stage %s there is a form for each step that is allowed, on the version that is shown', (stage, expected) => {
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={applicant(stage)} kept={null} />)
  expect(actions()).toEqual(expected)
  for (const form of document.querySelectorAll('form')) {
    expect(new FormData(form).get('version')).toBe('3')
    expect(new FormData(form).get('application')).toBe('A-7KX2M9')
  }
})

test('where other times are to be offered, that stands first', () => {
  const task = { kind: 'offer_other_times', waited: 1, isSinceToday: false } as const
  const waiting = applicant('interview', { task })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={waiting} kept={null} />)
  expect(actions()).toEqual(['applicant-times', 'applicant-offer', 'applicant-no'])
  const first = screen.getByRole('link', { name: stepPages['applicant-times'].title })
  expect(first.className).toContain('button-primary')
})

test('once somebody’s data is erased the screen says so, and shows neither their skills nor their distance', () => {
  const gone = { isForgotten: true, isOpen: false, task: null, card: null, distance: 'unknown' } as const
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('accepted', gone)} kept={null} />)
  expect(screen.getByText(words.forgotten)).toBeTruthy()
  expect(screen.queryByText(exampleApplicantWords.distance)).toBeNull()
})

const slot = {
  id: 's',
  on,
  at: '10:00',
  minutes: 30,
  way: 'phone',
  place: 'We will call you',
  ...noDetails,
  state: 'offered',
} as const

test.each<[string, Partial<Applicant> & { stage: Stage }, string[]]>([
  ['a time', { stage: 'interview', awaited: ['times'], contact, slots: [slot] }, ['Waiting for Jo to choose a time.']],
  [
    'an interview to come',
    { stage: 'interview', awaited: ['interview'], contact, slots: [{ ...slot, state: 'chosen' }] },
    ['The interview is on Monday 23 November at 10am, for 30 minutes.'],
  ],
  [
    'an answer about a record and the offer',
    { stage: 'offer', awaited: ['offer', 'question'] },
    [
      'Waiting for the applicant to accept or decline your offer.',
      'Waiting for the applicant to answer your question about their record.',
    ],
  ],
])('where it is not the employer’s turn, the screen says whose: %s', (_, change, expected) => {
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant(change.stage, { task: null, ...change })}
      kept={null}
    />,
  )
  for (const sentence of expected) expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByText(new RegExp(words.nextForYou))).toBeNull()
})

test.each<[Stage, NonNullable<Applicant['task']>['kind'], string, string]>([
  ['applied', 'read_application', 'Read their application and reply.', '#next'],
  ['shortlisted', 'offer_times', 'Invite them to interview, or reject them.', '#next'],
  ['interview', 'offer_other_times', 'Invite them for another time, or reject them.', '#next'],
  ['accepted', 'do_checks', 'Do the checks for your offer.', '#checks'],
])('at the stage %s the screen begins with the task %s, and leads to where it is done', (stage, kind, text, place) => {
  const checks = [{ kind: 'dbs', state: 'waiting', since: on }] as const
  const change = { task: { kind, waited: 3, isSinceToday: false }, contact, checks: kind === 'do_checks' ? checks : [] }
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={applicant(stage, change)} kept={null} />)
  const line = screen.getByText(new RegExp(`^${words.nextForYou}`)).closest('.notice')
  expect(line?.textContent).toContain(text)
  expect(line?.textContent).toContain(kind === 'do_checks' ? 'Waited 3 working days' : '7 working days left')
  const href = line?.querySelector('a')?.getAttribute('href')
  expect(href).toBe(place)
  expect(document.getElementById(href?.split('#')[1] ?? '')).not.toBeNull()
})

test('where none of the times works, the employer reads which they were and what the applicant says', () => {
  const steps = [{ kind: 'slots_declined', on, by: 'candidate', note: 'Only after <b>3pm</b>' }] as const
  const change = { contact, steps, slots: [{ ...slot, state: 'declined' } as const] }
  render(
    <ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('interview', change)} kept={null} />,
  )
  const section = within(screen.getByRole('region', { name: words.slots(1) }))
  expect(section.getByText(words.slotsDeclined('Jo'))).toBeTruthy()
  expect(section.getByText('Monday 23 November at 10am, for 30 minutes')).toBeTruthy()
  expect(section.getByText('Only after <b>3pm</b>')).toBeTruthy()
})

// The other's own time, which begins a little later.
const shared = {
  reference: 'A-000002',
  name: 'Al Ng',
  slot,
  theirs: { ...slot, at: '10:15' },
  isAgreed: true,
  isTaken: false,
}
const later = { ...slot, id: 'later', at: '14:30' }
const showShared = (one: typeof shared) =>
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('interview', {
        task: null,
        awaited: ['times'],
        contact,
        slots: [{ ...slot, isTaken: one.isTaken }, later],
        sharedTimes: [one],
      })}
      kept={null}
    />,
  )
const toOther = (within: { getByRole: typeof screen.getByRole }) =>
  within.getByRole('link', { name: /^Al Ng\b.*A-000002/ }).getAttribute('href')

test.each([
  [false, words.offeredTime('Monday 23 November at 10am')],
  [true, words.agreedTime('Monday 23 November at 10am')],
])('a time that is another applicant’s too is said, with who: agreed %s', (isAgreed, text) => {
  showShared({ ...shared, isAgreed })
  const line = screen.getByText(new RegExp(`^${text}`))
  expect(line.textContent).toContain('Monday 23 November at 10:15am, for 30\u00a0minutes')
  expect(toOther(within(line))).toBe('/dashboard/employerportal/applications/A-000002')
})

test('a time that another applicant has taken is marked where it is listed, with who, and told nowhere else', () => {
  showShared({ ...shared, isTaken: true })
  const section = within(screen.getByRole('region', { name: words.slots(2) }))
  const line = section.getByText(words.takenTime).closest('p')
  expect(line?.textContent).toContain('Monday 23 November at 10am')
  expect(toOther(section)).toBe('/dashboard/employerportal/applications/A-000002')
  expect(screen.getAllByRole('link', { name: /^Al Ng/ })).toHaveLength(1)
})

test('the decision stands before what was said about a record', () => {
  const statement = {
    state: 'open',
    mayRead: true,
    isTelling: false,
    readAt: null,
  } as const
  const change = { contact, disclosure: 'shared' } as const
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={statement}
      applicant={applicant('shortlisted', change)}
      kept={null}
    />,
  )
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Who they are and what they can do',
    'Your decision',
    'Criminal record',
    'Notes for colleagues',
    'History',
  ])
  expect(actions()).toEqual(['applicant-interview', 'applicant-no', 'statement-read'])
})

test('an application that has ended asks for nothing more', () => {
  for (const stage of stages.filter((one) => nextStages(one, 'employer').length === 0)) {
    const { unmount } = render(
      <ApplicantScreen
        opened=""
        cv={null}
        statement={null}
        applicant={applicant(stage, { isOpen: false })}
        kept={null}
      />,
    )
    expect(actions()).toEqual([])
    unmount()
  }
})

test('an applicant has a reference for a name until there is a contact, and the question about a record comes with it', () => {
  const { unmount } = render(
    <ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('applied')} kept={null} />,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Applicant A-7KX2M9')
  expect(heading.querySelector('.unbroken')?.textContent).toBe('A-7KX2M9')
  expect(screen.queryByRole('heading', { name: 'Criminal record' })).toBeNull()
  unmount()
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('shortlisted', { contact })}
      kept={null}
    />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jo Li')
  expect(screen.getByText('You can ask from the day of the interview.')).toBeTruthy()
  expect(actions()).not.toContain('applicant-ask')
})

test('the question can be asked only when its time has come and somebody may hear the answer', () => {
  const { unmount } = render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('interview', { contact, mayAsk: true })}
      kept={null}
    />,
  )
  expect(actions()).toContain('applicant-ask')
  unmount()
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('interview', { contact, mayAsk: true, hasReader: false })}
      kept={null}
    />,
  )
  expect(actions()).not.toContain('applicant-ask')
  expect(screen.getByText(words.noReader)).toBeTruthy()
})

test('checks are noted by the employer, and the approval is the person’s to tell', () => {
  const checks = [
    { kind: 'dbs', state: 'done', since: on, seen: 'certificate' },
    { kind: 'licence_approval', state: 'waiting', since: on },
  ] as const
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('accepted', { checks, isOpen: false })}
      kept={null}
    />,
  )
  const list = screen.getByRole('region', { name: 'Checks before they start' })
  expect(
    within(list)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([`${words.checkUndo.done}: DBS check`])
  expect(within(list).getByText('DBS check').closest('p')?.textContent).toBe(
    'DBS check Done Certificate seen on 23 November 2026.',
  )
  expect(within(list).getByText(words.approvalWaits(dayText(on)))).toBeTruthy()
})

test('a check says what to ask for, asks what was seen, and says what comes before a problem is recorded', () => {
  const checks = [{ kind: 'dbs', state: 'waiting', since: on }] as const
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('accepted', { checks, next: [] })}
      kept={null}
    />,
  )
  const list = screen.getByRole('region', { name: 'Checks before they start' })
  expect(within(list).getByText(offerCheckProblems.dbs)).toBeTruthy()
  expect(within(list).getByText(offerCheckFirst.dbs)).toBeTruthy()
  expect(within(list).getByLabelText(checkEvidenceLabels.certificate)).toBeTruthy()
  expect(actions()).toEqual([
    'applicant-check',
    'applicant-check-failed',
    'applicant-first-day',
    'applicant-started',
    'applicant-not-started',
  ])
})

test('a shortlist can be undone and an interview called off, where there is still time', () => {
  const shortlisted = applicant('shortlisted', { contact, mayUndo: true })
  const { unmount } = render(
    <ApplicantScreen opened="" cv={null} statement={null} applicant={shortlisted} kept={null} />,
  )
  expect(actions()).toContain('applicant-unshortlist')
  expect(screen.queryByText(words.offerBesideInterview)).toBeNull()
  unmount()
  const agreed = applicant('interview', { contact, mayCallOff: true, slots: [{ ...slot, state: 'chosen' }] })
  const props = { cv: null, statement: null, applicant: agreed, kept: null }
  const { rerender } = render(<ApplicantScreen {...props} opened="" />)
  expect(actions()).toContain('applicant-call-off')
  expect(screen.getByRole('link', { name: words.calendar }).getAttribute('href')).toBe(
    '/api/employer/interviews/A-7KX2M9',
  )
  // An offer leaves it as it is, which the form of the offer says.
  rerender(<ApplicantScreen {...props} opened="applicant-offer" />)
  expect(screen.getByText(words.offerBesideInterview)).toBeTruthy()
  // A rejection calls it off.
  rerender(<ApplicantScreen {...props} opened="applicant-no" />)
  expect(screen.getByText(words.noCallsOff)).toBeTruthy()
})

test.each<['interview_called_off' | 'times_withdrawn' | 'slots_declined', 'employer' | 'candidate', string]>([
  ['times_withdrawn', 'employer', words.ownMessage],
  ['interview_called_off', 'employer', words.ownMessage],
  ['slots_declined', 'candidate', words.slotsMessage],
])('the words that came with %s are called the %s’s', (kind, by, label) => {
  const steps = [{ kind, on, by, note: 'Sorry.' }]
  const answered = applicant('interview', { contact, steps, slots: [{ ...slot, state: 'declined' }] })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={answered} kept={null} />)
  const interview = screen.getByRole('region', { name: words.slots(1) })
  expect(within(interview).getByText(label).textContent).toBe(`${label} Sorry.`)
  expect(within(interview).queryByText('You withdrew this time:') !== null).toBe(kind === 'times_withdrawn')
})

test('while the person has to choose a time the page says until when, and what can be done about the times stands first', () => {
  const waiting = applicant('interview', {
    contact,
    task: null,
    awaited: ['times'],
    slots: [slot],
    chooseBy: plainDate('2026-11-22'),
    mayWithdrawTimes: true,
  })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={waiting} kept={null} />)
  expect(screen.getByText('Waiting for Jo to choose a time by Sunday 22 November.')).toBeTruthy()
  expect(screen.getByText(words.beforeChoice('Jo'))).toBeTruthy()
  expect(actions()).toEqual(['applicant-times', 'applicant-withdraw-times', 'applicant-offer', 'applicant-no'])
})

test('a time that another applicant has is named at that time, with a way to offer it all the same', () => {
  const values = { form: 'applicant-interview', 'day-2': '2026-12-01', 'time-2': '10:00' }
  const message = 'You’ve already agreed Tuesday 1 December at 10am with Jo Li.'
  const kept = { message, field: 'clash-2', values }
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('shortlisted')} kept={kept} />)
  const time = screen.getByRole('group', { name: 'Time 2' })
  expect(within(time).getByText(message)).toBeTruthy()
  expect(within(time).getByLabelText(words.clashAnyway)).toBeTruthy()
  // Above its inputs, and marked with the bar of every error.
  expect(time.querySelector('.field > legend + .field-error')?.textContent).toBe(message)
  expect(screen.getAllByLabelText(words.clashAnyway)).toHaveLength(1)
})

test('once somebody has started the employer reads on which day they are asked again, until they have answered', () => {
  const hired = (sixWeeks: 'in_post' | null) =>
    applicant('hired', { task: null, start: { firstDay: null, startedOn: on, sixWeeks } })
  const { rerender } = render(
    <ApplicantScreen opened="" cv={null} statement={null} applicant={hired(null)} kept={null} />,
  )
  expect(screen.getByText(words.untilSixWeeks('Monday 4 January'))).toBeTruthy()
  rerender(<ApplicantScreen opened="" cv={null} statement={null} applicant={hired('in_post')} kept={null} />)
  expect(screen.getByText(words.nothing)).toBeTruthy()
})

test('what is to be done is never said together with there being nothing, and an interview that is over was', () => {
  const task = { kind: 'do_checks', waited: 1, isSinceToday: false } as const
  const { unmount } = render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('accepted', { task, next: [] })}
      kept={null}
    />,
  )
  expect(screen.getByText(/Your next step/)).toBeTruthy()
  expect(screen.queryByText(words.nothing)).toBeNull()
  unmount()
  const agreed = { task, contact, start: { firstDay, startedOn: null, sixWeeks: null } } as const
  const begins = render(
    <ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('accepted', agreed)} kept={null} />,
  )
  expect(screen.getByText(words.checksBy('Monday 30 November'), { exact: false })).toBeTruthy()
  begins.unmount()
  const over = {
    task: null,
    awaited: ['interview'],
    isInterviewOver: true,
    contact,
    slots: [{ ...slot, state: 'chosen' }],
  } as const
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('interview', over)} kept={null} />)
  expect(screen.getByText('The interview was on Monday 23 November at 10am, for 30 minutes.')).toBeTruthy()
})

test('where nobody may read a statement it says who can give the right, with the way there for the one who can', () => {
  const asking = applicant('interview', { contact, mayAsk: true, hasReader: false })
  const { rerender } = render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      givers={{ names: ['Ada', 'Bo'], isOwn: false }}
      applicant={asking}
      kept={null}
    />,
  )
  expect(screen.getByText('Ada or Bo can give that permission.')).toBeTruthy()
  rerender(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      givers={{ names: ['Ada'], isOwn: true }}
      applicant={asking}
      kept={null}
    />,
  )
  expect(screen.getByRole('link', { name: words.giveRight }).getAttribute('href')).toBe(
    '/dashboard/employerportal/company/people',
  )
})

test('ready words fill in the message of the step that is open, below what came back', () => {
  const kept = { message: 'x', field: 'reason', values: { form: 'applicant-no', message: 'My own' } }
  render(
    <ApplicantScreen opened="applicant-no" cv={null} statement={null} applicant={applicant('applied')} kept={kept} />,
  )
  const message = screen.getByRole('textbox', { name: 'Message to the applicant' }) as HTMLTextAreaElement
  fireEvent.click(screen.getByRole('button', { name: 'Please apply again' }))
  expect(message.value).toMatch(/^My own\n\n.*we’d be glad to hear from you again/s)
})

test('notes say who wrote them, and what came back is still there', () => {
  const notes = [
    { words: 'Comes by <b>bus</b>.', writtenAt: '2026-11-23T10:00:00Z', who: { isOwn: false, name: 'Ada Member' } },
  ]
  const kept = {
    message: 'A note may not mention a record.',
    field: 'words',
    values: { form: 'applicant-note', words: 'x' },
  }
  render(
    <ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('applied', { notes })} kept={kept} />,
  )
  const section = within(screen.getByRole('region', { name: words.notes }))
  expect(section.getByText('Comes by <b>bus</b>.')).toBeTruthy()
  expect(section.getByText(/^By Ada Member, 23 November/)).toBeTruthy()
  expect((section.getByRole('textbox') as HTMLTextAreaElement).value).toBe('x')
})

const firstDay = {
  on: plainDate('2026-11-30'),
  at: '08:30',
  place: 'Unit 4, Leeds',
  pay: '',
  hours: '',
  ...noDetails,
  askFor: 'Sam',
}

test.each<[string, Stage, Partial<Applicant['start']>, Applicant['task'], string[]]>([
  ['before the first day', 'accepted', { firstDay }, null, ['applicant-first-day']],
  [
    'on the first day',
    'accepted',
    { firstDay: { ...firstDay, on } },
    null,
    ['applicant-first-day', 'applicant-started', 'applicant-not-started'],
  ],
  ['in the first weeks', 'hired', { firstDay, startedOn: on }, null, []],
  [
    'six weeks on',
    'hired',
    { firstDay, startedOn: on },
    { kind: 'six_weeks', waited: 0, isSinceToday: true },
    ['applicant-six-weeks'],
  ],
])('after an accepted offer, %s there are these steps', (_, stage, change, task, expected) => {
  const start = { firstDay: null, startedOn: null, sixWeeks: null, ...change }
  const shown = applicant(stage, { start, task, isOpen: false, next: [] })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={shown} kept={null} />)
  expect(actions()).toEqual(expected)
})

test('a check that was not recorded before they started is recorded afterwards, and nothing about it is a problem then', () => {
  const checks = [{ kind: 'right_to_work', state: 'waiting', since: on }] as const
  const start = { firstDay, startedOn: on, sixWeeks: null }
  const shown = applicant('hired', { checks, start, task: null, isOpen: false })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={shown} kept={null} />)
  expect(actions()).toEqual(['applicant-check'])
  expect(screen.getByText(words.checkAfterStart)).toBeTruthy()
  expect(screen.getByLabelText(words.checkOn)).toBeTruthy()
})

test('once somebody has started their start comes first, and no check that is done is offered to be undone', () => {
  const checks = [{ kind: 'right_to_work', state: 'done', since: on }] as const
  const start = { firstDay, startedOn: on, sixWeeks: null }
  const shown = applicant('hired', { checks, start, task: null, isOpen: false })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={shown} kept={null} />)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.indexOf(words.start)).toBeLessThan(titles.indexOf(exampleApplicantWords.checksOnceStarted))
  expect(actions()).toEqual([])
})

test('where nobody starts, no check is asked for', () => {
  const checks = [
    { kind: 'identity', state: 'waiting', since: on },
    { kind: 'right_to_work', state: 'done', since: on },
  ] as const
  const shown = applicant('offer_withdrawn', { checks, task: null, isOpen: false })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={shown} kept={null} />)
  const list = screen.getByRole('region', { name: exampleApplicantWords.checks })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
})

test('when the checks are done and only an answer is awaited, the day they start is said first', () => {
  const checks = [{ kind: 'identity', state: 'done', since: on }] as const
  const start = { firstDay, startedOn: null, sixWeeks: null }
  const shown = applicant('accepted', {
    ...{ checks, start, contact, task: null, awaited: ['question'] },
    ...{ isOpen: false, isBeforeStart: true },
  })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={shown} kept={null} />)
  expect(screen.getByText(/^Jo starts on .*\. The checks are done\.$/)).toBeTruthy()
})

test('how a new job goes is asked on the page of whoever was hired, and answered with one button', () => {
  const start = { firstDay, startedOn: on, sixWeeks: null }
  const shown = applicant('hired', { start, isOpen: false, next: [] })
  const checkIn = { checkIn: 'the-question', startedOn: on }
  const props = { opened: '', cv: null, statement: null, applicant: shown, kept: null }
  const { rerender } = render(<ApplicantScreen {...props} checkIn={checkIn} />)
  screen.getByRole('heading', { name: 'How is it going?' })
  for (const [value, label] of Object.entries(checkInButtons)) {
    const button = screen.getByRole('button', { name: label })
    expect(button.getAttribute('value')).toBe(value)
    expect(new FormData(button.closest('form') as HTMLFormElement, button).get('asked')).toBe('the-question')
  }
  expect(actions()).toEqual(['applicant-check-in'])
  rerender(<ApplicantScreen {...props} />)
  expect(screen.queryByRole('heading', { name: 'How is it going?' })).toBeNull()
})

test('the history says who it was: the viewer is ‘you’, a colleague has a name, and the applicant is neither', () => {
  const steps = [
    { kind: 'applied', on, by: 'candidate', note: null },
    { kind: 'shortlisted', on, by: 'employer', note: null, who: { isOwn: true, name: 'Sam Lee' } },
    { kind: 'statement_read', on, by: 'employer', note: null, who: { isOwn: false, name: 'Ada Member' } },
    { kind: 'message_sent', on, by: 'employer', note: null, who: { isOwn: false, name: null } },
  ] as const
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('shortlisted', { steps })}
      kept={null}
    />,
  )
  const history = screen.getByRole('region', { name: 'History' })
  expect(
    within(history)
      .getAllByText(/, by /)
      .map(({ textContent }) => textContent?.split(', by ')[1]),
  ).toEqual(['the applicant', 'you', 'Ada Member', 'a former colleague'])
})

test('a form that came back is open, with what was typed and what is wrong at its field', () => {
  const values = { form: 'applicant-no', 'reason-distance': '', 'reason-filled': 'on', message: 'Thank you' }
  const kept = { message: 'Choose at least one reason.', field: 'reason', values }
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('applied')} kept={kept} />)
  const group = screen.getByRole('group', { name: /Why are you rejecting them/ })
  expect(group.id).toBe('applicant-no-reason')
  expect(within(group).getByText('Choose at least one reason.')).toBeTruthy()
  expect((screen.getByLabelText('The job has been filled') as HTMLInputElement).checked).toBe(true)
  expect((screen.getByLabelText('Too far away') as HTMLInputElement).checked).toBe(false)
  // It is not optional with every reason, and says with which it is needed.
  const message = screen.getByRole('textbox', { name: 'Message to the applicant' }) as HTMLTextAreaElement
  expect(message.value).toBe('Thank you')
  expect(document.getElementById(message.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^Needed if you choose ‘Something else’\./,
  )
})

test('who has read the statement is told when, and that reading it again is recorded too', () => {
  const statement = { state: 'open', mayRead: true, isTelling: false } as const
  const shown = (readAt: string | null) =>
    render(
      <ApplicantScreen
        opened=""
        cv={null}
        statement={{ ...statement, readAt }}
        applicant={applicant('interview', { contact, disclosure: 'shared' })}
        kept={null}
      />,
    )
  const { unmount } = shown(null)
  expect(screen.getByRole('button', { name: 'Open the statement' })).toBeTruthy()
  expect(screen.getByText(/can see who opened it and when\./)).toBeTruthy()
  unmount()
  shown('2026-11-22T19:32:00Z')
  expect(screen.getByText('You read it on 22 November 2026 at 7:32pm.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Read it again (we’ll record it)' })).toBeTruthy()
  expect(screen.queryByText(/When you open it/)).toBeNull()
})

test('once a decision was made, a statement is there only to explain it, until the day on which it closes', () => {
  const statement = {
    state: 'open',
    mayRead: true,
    isTelling: false,
    readAt: null,
  } as const
  const rejected = applicant('unsuccessful', {
    contact,
    disclosure: 'shared',
    isOpen: false,
    steps: [{ kind: 'unsuccessful', on, by: 'employer', note: null }],
  })
  render(<ApplicantScreen opened="" cv={null} statement={statement} applicant={rejected} kept={null} />)
  expect(screen.getByText(readingWords.decided('23 May 2027'))).toBeTruthy()
  expect(screen.queryByText(readingWords.once)).toBeNull()
  expect(screen.getByRole('button', { name: readingWords.open }).closest('details')).toBeTruthy()
})

test('the reasons for a rejection are those that the applicant reads: something else is what the message says', () => {
  const reasons = ['better_fit', 'other'] as const
  const rejected = applicant('unsuccessful', { contact, isOpen: false, reasons })
  const { rerender } = render(<ApplicantScreen opened="" cv={null} statement={null} applicant={rejected} kept={null} />)
  const said = () => screen.queryByText(`${exampleApplicantWords.reasons}:`)?.parentElement?.textContent
  expect(said()).toBe(`${exampleApplicantWords.reasons}: ${rejectionLabels.better_fit}`)
  const other = { ...rejected, reasons: ['other'] as const }
  rerender(<ApplicantScreen opened="" cv={null} statement={null} applicant={other} kept={null} />)
  expect(said()).toBeUndefined()
})

test.each<[keyof typeof stepPages, Stage]>([
  ['applicant-interview', 'shortlisted'],
  ['applicant-times', 'interview'],
  ['applicant-offer', 'interview'],
  ['applicant-offer-change', 'offer'],
  ['applicant-first-day', 'accepted'],
  ['applicant-no', 'applied'],
  ['applicant-take-back', 'offer'],
])('%s has a page of its own, to which its form comes back, until it can no longer be taken', (action, stage) => {
  const page = { cv: null, statement: null, applicant: applicant(stage, { contact }), kept: null }
  const { title, submit, next } = stepPages[action]
  const { rerender } = render(<ApplicantScreen {...page} opened={action} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByText(readAgainWords.to('Jo Li', 'Bakery assistant'))).toBeTruthy()
  expect(screen.getByRole('link', { name: words.backToApplicant }).getAttribute('href')).toBe(
    '/dashboard/employerportal/applications/A-7KX2M9',
  )
  expect(Array.from(document.forms, (form) => form.getAttribute('action'))).toEqual([`/api/employer/${action}`])
  expect(screen.getByRole('button', { name: submit })).toBeTruthy()
  for (const line of next) expect(screen.getByText(line)).toBeTruthy()
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  const kept = { message: 'Say where.', field: 'place', values: { form: action, place: '', message: 'Ring the bell' } }
  rerender(<ApplicantScreen {...page} opened="" kept={kept} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('alert').textContent).toContain('Say where.')
  cleanup()
  render(<ApplicantScreen {...page} opened={action} applicant={applicant('withdrawn', { contact })} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jo Li')
})

test('the place, the way and the length of an interview are those that were offered last, until something else is typed', () => {
  const lastTimes = { minutes: 45, way: 'phone', place: 'We will call you', ...noDetails } as const
  const typed = (name: string) => document.querySelector<HTMLInputElement>(`#applicant-interview-${name}`)?.value
  const shown = (kept: ComponentProps<typeof ApplicantScreen>['kept']) =>
    render(
      <ApplicantScreen
        opened="applicant-interview"
        cv={null}
        statement={null}
        applicant={applicant('shortlisted', { lastTimes })}
        kept={kept}
      />,
    )
  const { unmount } = shown(null)
  // Whom to ask for was left empty: the member who is looking, as in an offer.
  expect(['minutes', 'way', 'place', 'askFor'].map(typed)).toEqual(['45', 'phone', 'We will call you', 'Sam Lee'])
  unmount()
  const values = { form: 'applicant-interview', minutes: '20', way: 'video', place: '' }
  shown({ values, field: 'place', message: 'Say where.' })
  expect(['minutes', 'way', 'place'].map(typed)).toEqual(['20', 'video', ''])
})

test('the first invitation suggests the workplace’s postcode and the member’s own name, and a later one the last details', () => {
  const fields = ['postcode', 'askFor', 'bring', 'phone']
  const shown = (lastTimes: Applicant['lastTimes']) => {
    cleanup()
    render(
      <ApplicantScreen
        opened="applicant-interview"
        cv={null}
        statement={null}
        applicant={applicant('shortlisted', { lastTimes })}
        kept={null}
      />,
    )
    return fields.map((name) => document.querySelector<HTMLInputElement>(`#applicant-interview-${name}`)?.value)
  }
  expect(shown(null)).toEqual(['LS1 4AB', 'Sam Lee', words.bringNothing, ''])
  const last = { postcode: 'LS2 7EE', askFor: 'Ann', bring: '', phone: '0113 496 0000' }
  expect(shown({ minutes: 45, way: 'in_person', place: 'Shop', ...last })).toEqual(Object.values(last))
})

test.each([
  ['slots_declined', words.slotsDeclined('Jo')],
  ['time_given_back', words.timeGivenBack('Jo')],
  ['interview_cancelled', words.interviewCancelled('Jo')],
] as const)('after %s, the employer reads what the applicant did and what they wrote', (kind, text) => {
  const steps = [{ kind, on, by: 'candidate', note: 'Only after <b>3pm</b>' }] as const
  const shown = applicant('interview', { contact, steps, slots: [{ ...slot, state: 'declined' }] })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={shown} kept={null} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getAllByText('Only after <b>3pm</b>').length).toBeGreaterThan(0)
})

test('a message that an applicant is running late comes first, with what they said', () => {
  const late = { kind: 'running_late', on, by: 'candidate', note: 'About 15 minutes late. The bus!' } as const
  const shown = applicant('interview', { contact, late, awaited: ['interview'], slots: [{ ...slot, state: 'chosen' }] })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={shown} kept={null} />)
  expect(document.querySelector('.notice')?.textContent).toMatch(/^Jo says: About 15 minutes late. The bus!/)
})

const typedTimes = {
  version: '17',
  'day-1': '2026-12-01',
  'time-1': '10:00',
  'day-3': '2026-12-02',
  minutes: '45',
  way: 'phone',
  place: 'The bakery, Mill Lane',
  message: 'Please ring the bell.',
}
const back = (form: string) => ({ message: 'Changed.', field: null, values: { form, ...typedTimes } })

test.each<[string, string, Stage]>([
  ['a colleague invited them first', 'applicant-interview', 'interview'],
  ['they withdrew', 'applicant-interview', 'withdrawn'],
  ['a colleague made an offer', 'applicant-times', 'offer'],
  ['a colleague said no', 'applicant-offer', 'unsuccessful_after_interview'],
])('times and messages are shown once their form is gone: %s', (_, form, stage) => {
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={applicant(stage)} kept={back(form)} />)
  const text = screen.getByRole('alert').textContent
  for (const typed of ['Tuesday 1 December, 10am', 'Wednesday 2 December', typedTimes.place, typedTimes.message])
    expect(text).toContain(typed)
  for (const other of ['17', '2026', '45', 'phone,']) expect(text).not.toContain(other)
})

test('typed text is shown only in the form while the form is still there', () => {
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('shortlisted')}
      kept={back('applicant-interview')}
    />,
  )
  expect(screen.getByDisplayValue(typedTimes.place)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).not.toContain(typedTimes.place)
})

test('a form is counted as there exactly if it is', () => {
  for (const stage of stages) {
    const { unmount } = render(
      <ApplicantScreen opened="" cv={null} statement={null} applicant={applicant(stage)} kept={null} />,
    )
    // The offer and the first day are changed and said in a part of their own.
    const decisions = actions().filter((action) => !/first-day|offer-change|started$/.test(action ?? ''))
    expect([stage, ...decisions].toSorted()).toEqual([stage, ...shownSteps(applicant(stage))].toSorted())
    unmount()
  }
})

const unreadStatement = {
  state: 'open',
  mayRead: true,
  isTelling: false,
  readAt: null,
} as const

test('beside a decision with its day, reading a shared statement is a quiet choice that says what it means', () => {
  const shared = {
    task: { kind: 'record_interview', waited: 3, isSinceToday: false },
    answerBy: plainDate('2026-12-04'),
    disclosure: 'shared',
    contact,
  } as const
  const props = { opened: '', cv: null, statement: unreadStatement, kept: null }
  render(<ApplicantScreen {...props} applicant={applicant('interview', shared)} />)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)
  expect(headings.indexOf('next')).toBeLessThan(headings.indexOf('record'))
  const due = screen.getByText(/^Your next step/).closest('p')
  expect(due?.textContent).toBe('Your next step: Make your decision. Please let them know by Friday 4 December.')
  expect(due?.nextElementSibling?.textContent).toBe('7 working days left')
  const link = screen.getByText(words.statementShared('Jo')).nextElementSibling?.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Go to their statement', '#record'])
  expect(screen.getByText(readingWords.once)).toBeTruthy()
  expect(screen.getByText(readingWords.before('Jo', true), { exact: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: readingWords.open }).className).toContain('secondary')
})

test('a statement that alone is left has no clock, and no step stands out', () => {
  const shared = { task: { kind: 'read_statement', waited: 3, isSinceToday: false }, contact } as const
  const props = { opened: '', cv: null, statement: unreadStatement, kept: null }
  render(<ApplicantScreen {...props} applicant={applicant('interview', { ...shared, disclosure: 'shared' })} />)
  expect(screen.getByText(words.statementShared('Jo'), { exact: false })).toBeTruthy()
  expect(document.querySelector('.notice')?.textContent).not.toMatch(/Your next step|Waited|working days left/)
  expect(document.querySelector('a.button-primary')).toBeNull()
})

test.each(['hired', 'unsuccessful'] as const)('once somebody is %s nothing leads to an unread statement', (stage) => {
  const over = { disclosure: 'shared', contact, task: null, awaited: [], isOpen: false, isBeforeStart: false } as const
  const props = { opened: '', cv: null, statement: unreadStatement, kept: null }
  render(<ApplicantScreen {...props} applicant={applicant(stage, over)} />)
  expect(screen.queryByText(words.statementShared('Jo'), { exact: false })).toBeNull()
})

test('a statement that this reader may not read yet leaves no empty notice', () => {
  const shared = { task: { kind: 'read_statement', waited: 3, isSinceToday: false }, contact, awaited: [] } as const
  const props = { opened: '', cv: null, statement: { ...unreadStatement, mayRead: false }, kept: null }
  const { container } = render(
    <ApplicantScreen {...props} applicant={applicant('interview', { ...shared, disclosure: 'shared' })} />,
  )
  expect([...container.querySelectorAll('.notice')].filter(({ textContent }) => textContent === '')).toEqual([])
})

test('an offer shows the pay and hours of the advert where it names no others, and what comes next', () => {
  const firstDay = {
    on: plainDate('2026-11-30'),
    at: '07:00',
    place: 'The bakery',
    pay: '',
    hours: '30 hours',
    ...noDetails,
  }
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('offer', { contact, start: { firstDay, startedOn: null, sixWeeks: null } })}
      kept={null}
    />,
  )
  const offered = within(screen.getByRole('region', { name: words.offered }))
  expect(offered.getByText(words.asInAdvert('£13.40 an hour'))).toBeTruthy()
  expect(offered.getByText('30 hours')).toBeTruthy()
  expect(screen.getByText(words.afterOffer('Jo', 'Monday 30 November', false))).toBeTruthy()
})

test.each([
  [['waiting', 'done'], true],
  [['done', 'done'], false],
] as const)('with checks that are %s, whoever offers the job is told to do them: %s', (states, isTold) => {
  const kinds = ['identity', 'right_to_work'] as const
  const checks = states.map((state, at) => ({ kind: kinds[at] ?? 'identity', state, since: on }))
  render(
    <ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('offer', { checks })} kept={null} />,
  )
  expect(screen.getByText(words.afterOffer(words.theApplicant, null, isTold))).toBeTruthy()
})

test('a problem with a check comes before the day by which the others are done', () => {
  const checks = [{ kind: 'dbs', state: 'not_passed', since: on }] as const
  const task = { kind: 'do_checks', waited: 1, isSinceToday: false } as const
  render(
    <ApplicantScreen
      opened=""
      cv={null}
      statement={null}
      applicant={applicant('accepted', {
        checks,
        task,
        isBeforeStart: true,
        start: { firstDay, startedOn: null, sixWeeks: null },
      })}
      kept={null}
    />,
  )
  expect(screen.getByText((text) => text.includes(words.problemNext))).toBeTruthy()
  expect(screen.queryByText((text) => text.includes(words.checksBy(weekdayText(firstDay.on))))).toBeNull()
})

const typedOffer = {
  form: 'applicant-offer',
  pay: '13.40',
  payPer: 'hour',
  hours: '',
  startsOn: '2026-12-07',
  startAt: '07:00',
  place: '4 Mill Lane, Leeds',
  postcode: 'ls14ap',
  askFor: 'Sam',
  bring: 'Safety <b>shoes</b>',
  phone: '',
  message: 'Welcome!',
  version: '3',
}

test('an offer is read once more before it goes, and both ways on keep all that was typed', () => {
  const kept = { message: '', field: null, values: typedOffer }
  const interviewed = applicant('interview', { contact })
  render(<ApplicantScreen opened="check" cv={null} statement={null} applicant={interviewed} kept={kept} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your offer')
  expect(screen.queryByRole('alert')).toBeNull()
  const shown = screen.getByRole('region', { name: readAgainWords.steps['applicant-offer'].heading }).textContent
  for (const part of ['£13.40 an hour', '24 hours a week. Early mornings', 'Monday 7 December, 7am', 'Sam', 'Welcome!'])
    expect(shown).toContain(part)
  // Under the headings of the person's own page.
  for (const heading of [ownApplicationsWords.firstDay, ownApplicationsWords.termsJob])
    expect(screen.getByRole('heading', { level: 3, name: heading })).toBeTruthy()
  expect(shown).not.toContain(readAgainWords.otherTerms)
  expect(shown).toContain('4 Mill Lane, Leeds, LS1 4AP')
  expect(shown).toContain('Safety <b>shoes</b>')
  const send = screen.getByRole('button', { name: readAgainWords.steps['applicant-offer'].submit })
  const change = screen.getByRole('button', { name: readAgainWords.change })
  const [form, other] = [send, change].map((button) => button.closest('form'))
  expect(form).toBe(other)
  const typed = Object.fromEntries(Object.entries(typedOffer).filter(([, text]) => text !== ''))
  const sent = new FormData(form ?? undefined)
  // For the application as it was when this was written; what was left empty, or not ticked, stays away.
  expect(Object.fromEntries(sent)).toMatchObject(typed)
  expect(sent.getAll('version')).toEqual(['3'])
  expect([...sent.values()]).not.toContain('')
  expect([send, change].map((button) => button.getAttribute('name'))).toEqual(['checked', 'change'])
})

test.each<[keyof typeof readAgainWords.steps, Stage, Record<string, string>, string[], string[]]>([
  [
    'applicant-no',
    'shortlisted',
    { 'reason-distance': 'on', 'reason-filled': '', message: 'Thank you.' },
    ['Too far away', 'Thank you.'],
    ['The job has been filled'],
  ],
  ['applicant-first-day', 'accepted', typedOffer, ['Monday 7 December, 7am', 'Welcome!'], ['£13.40 an hour']],
  ['applicant-call-off', 'interview', { message: 'We’re sorry.' }, ['Monday 23 November at 10am', 'We’re sorry.'], []],
  ['applicant-withdraw-times', 'interview', { message: 'Sorry.' }, ['Monday 23 November at 10am', 'Sorry.'], []],
  ['applicant-take-back', 'offer', { message: 'We’re sorry.' }, ['£13.40 an hour', 'We’re sorry.'], []],
])('%s is read once more before the person is told', (action, stage, typed, parts, others) => {
  const kept = { message: '', field: null, values: { ...typed, form: action, version: '3' } }
  const isWithdrawal = action === 'applicant-withdraw-times'
  const slots = [{ ...slot, state: isWithdrawal ? ('offered' as const) : ('chosen' as const) }]
  const firstDay = { on, at: '07:00', place: 'Leeds', pay: '£13.40 an hour', hours: '', ...noDetails }
  const facts = {
    contact,
    slots,
    mayCallOff: !isWithdrawal,
    mayWithdrawTimes: isWithdrawal,
    start: { firstDay, startedOn: null, sixWeeks: null },
  }
  const page = { cv: null, statement: null, applicant: applicant(stage, facts) }
  render(<ApplicantScreen {...page} opened="check" kept={kept} />)
  const { heading, submit } = readAgainOf(action, 1)
  const shown = screen.getByRole('region', { name: heading }).textContent
  for (const part of parts) expect(shown).toContain(part)
  for (const part of others) expect(shown).not.toContain(part)
  expect(screen.getByRole('button', { name: submit }).closest('form')?.getAttribute('action')).toBe(
    `/api/employer/${action}`,
  )
})

test.each([
  [1, ['10:00'], 'Your new time', 'Send this time'],
  [2, ['10:00', '11:00'], 'Your new times', 'Send these times'],
] as const)(
  'an offer of %i time(s) is shown as it will be read, and spoken of as so many',
  (_, starts, heading, submit) => {
    const times = starts.flatMap((at, index) => [
      [`day-${index + 1}`, '2026-12-01'],
      [`time-${index + 1}`, at],
    ])
    const values = {
      ...Object.fromEntries(times),
      form: 'applicant-times',
      minutes: '30',
      way: 'phone',
      place: 'We call',
    }
    render(
      <ApplicantScreen
        opened="check"
        cv={null}
        statement={null}
        applicant={applicant('interview', { contact })}
        kept={{ message: '', field: null, values: { ...values, version: '3' } }}
      />,
    )
    // In the words of the person's own page. What only concerns whoever sends it stands beside it.
    const read = screen.getByRole('region', { name: heading }).textContent
    expect(read).toContain(ownApplicationsWords.choose)
    expect(read).toMatch(/Choose by \S+ \d+ \S+\./)
    expect(read).not.toContain(readAgainWords.noMessage)
    expect(screen.getByText(readAgainWords.noMessage)).toBeTruthy()
    expect(screen.getByRole('button', { name: submit })).toBeTruthy()
  },
)

test('the time that is about to be withdrawn is shown, spoken of as one, and other times can be offered instead', () => {
  render(
    <ApplicantScreen
      opened="applicant-withdraw-times"
      cv={null}
      statement={null}
      applicant={applicant('interview', {
        contact,
        mayWithdrawTimes: true,
        slots: [{ ...slot, state: 'offered' }],
      })}
      kept={null}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Withdraw the time still open' })).toBeTruthy()
  expect(screen.getByText('Monday 23 November at 10am, for 30 minutes')).toBeTruthy()
  const other = screen.getByRole('link', { name: stepPages['applicant-withdraw-times'].otherTimes })
  expect(other.getAttribute('href')).toBe('?step=applicant-times')
})

test.each([
  ['', readAgainWords.back],
  ['We’re sorry.', readAgainWords.change],
])('from a step that only has the message ‘%s’ the way back is called: %s', (message, label) => {
  const kept = { message: '', field: null, values: { form: 'applicant-take-back', message, version: '3' } }
  const page = { cv: null, statement: null, applicant: applicant('offer', { contact }) }
  render(<ApplicantScreen {...page} opened="check" kept={kept} />)
  expect(screen.getByRole('button', { name: label }).getAttribute('name')).toBe('change')
})

test('the title of the tab names the step, and never the person', () => {
  const title = (step: unknown, form?: string) => applicantTitle('A-7KX2M9', { step, form })
  expect(title(undefined)).toBe('A-7KX2M9')
  expect(title('applicant-no')).toBe('Reject this applicant: A-7KX2M9')
  expect(title(undefined, 'applicant-offer')).toBe('Make an offer: A-7KX2M9')
  expect(title('check', 'applicant-offer')).toBe('Check your offer: A-7KX2M9')
})

test('a start that was recorded by mistake can be undone for an hour, and who started is asked nothing about a record', () => {
  const start = { firstDay, startedOn: on, sixWeeks: null }
  const hired = (mayUndo: boolean) =>
    applicant('hired', {
      contact,
      start,
      mayUndo,
      isOpen: false,
      job: { ...applicant('hired').job, recordQuestion: 'after_offer' },
    })
  const page = { opened: '', cv: null, statement: null, kept: null }
  const { rerender } = render(<ApplicantScreen {...page} applicant={hired(true)} />)
  expect(actions()).toEqual(['applicant-unstarted'])
  rerender(<ApplicantScreen {...page} applicant={hired(false)} />)
  expect(actions()).toEqual([])
  expect(screen.getByText(words.askOver.hired)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.checkLaw })).toBeTruthy()
})

test('the history names the check that was done', () => {
  const steps = [
    { kind: 'checked', on, by: 'employer', note: 'Right to work' },
    { kind: 'checked', on, by: 'employer', note: null },
  ] as const
  render(
    <ApplicantScreen opened="" cv={null} statement={null} applicant={applicant('accepted', { steps })} kept={null} />,
  )
  const lines = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem')
  expect(lines.map((line) => line.querySelector('strong')?.textContent)).toEqual([
    'Check done: Right to work',
    'Check done',
  ])
})

test.each([
  ['2026-12-07', readAgainWords.askUntil('Sunday 6 December')],
  [on, readAgainWords.askNoMore],
])('before the first day is moved to %s, the page says: %s', (startsOn, text) => {
  const kept = { message: '', field: null, values: { ...typedOffer, form: 'applicant-first-day', startsOn } }
  const accepted = applicant('accepted', { contact, mayAsk: true })
  const page = { opened: 'check', cv: null, statement: null, kept }
  const { rerender } = render(<ApplicantScreen {...page} applicant={accepted} />)
  expect(screen.getByText(text)).toBeTruthy()
  rerender(<ApplicantScreen {...page} applicant={{ ...accepted, mayAsk: false }} />)
  expect(screen.queryByText(text)).toBeNull()
})

test('the form for another first day is filled in with the workplace’s postcode where none was stored', () => {
  const firstDay = { ...noDetails, on, at: '07:00', place: 'The bakery', pay: '', hours: '' }
  const accepted = applicant('accepted', { contact, start: { firstDay, startedOn: null, sixWeeks: null } })
  render(<ApplicantScreen opened="applicant-first-day" cv={null} statement={null} applicant={accepted} kept={null} />)
  expect(screen.getByDisplayValue('The bakery')).toBeTruthy()
  expect(screen.getByDisplayValue('LS1 4AB')).toBeTruthy()
})

test('what is wrong with a step stands below its heading, with its form, and the check leads back to the applicant', () => {
  const interviewed = applicant('interview', { contact })
  const page = { opened: '', cv: null, statement: null, applicant: interviewed }
  const wrong = { message: applicantsProblems.startDay, field: 'startsOn', values: typedOffer }
  const { rerender } = render(<ApplicantScreen {...page} kept={wrong} />)
  const summary = screen.getByRole('alert')
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  rerender(<ApplicantScreen {...page} opened="check" kept={{ message: '', field: null, values: typedOffer }} />)
  expect(screen.getByRole('link', { name: words.backToApplicant }).getAttribute('href')).toContain('/A-7KX2M9')
})

test('why words were stopped stands once, at their field', () => {
  const message = applicantsProblems.stopped(['prison'])
  const reasons = { bring: stoppedWordsText.early_record_question }
  const kept = { message, field: 'bring', problems: { bring: message }, reasons, values: typedOffer }
  const interviewed = applicant('interview', { contact })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={interviewed} kept={kept} />)
  expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Take ‘prison’ out of what you wrote.')
  expect(screen.getByText(`${message} ${reasons.bring}`).className).toBe('field-error')
})

test.each([
  ['13.00', 'hour', 'Your offer of £13.00 an hour is below your advert (£13.40 an hour).'],
  ['14', 'hour', 'Your offer of £14.00 an hour is above your advert (£13.40 an hour).'],
  ['30,000', 'year', 'Your offer is £30,000 a year, and your advert says £13.40 an hour.'],
])('pay of %s an %s, which is not the advert’s, is named before the offer goes', (pay, payPer, says) => {
  const kept = { message: '', field: null, values: { ...typedOffer, pay, payPer } }
  const interviewed = applicant('interview', { contact })
  render(<ApplicantScreen opened="check" cv={null} statement={null} applicant={interviewed} kept={kept} />)
  expect(screen.getByText(`${says} ${readAgainWords.otherTerms}`)).toBeTruthy()
})

test('whoever goes back from there finds the form as it was, and no problem with it', () => {
  const kept = { message: '', field: null, values: { ...typedOffer, payPer: 'year', pay: '26,500' } }
  const interviewed = applicant('interview', { contact })
  render(<ApplicantScreen opened="" cv={null} statement={null} applicant={interviewed} kept={kept} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(stepPages['applicant-offer'].title)
  expect(screen.getByLabelText<HTMLInputElement>(words.pay).value).toBe('26,500')
  expect(screen.getByLabelText<HTMLSelectElement>(companyJobWords.payPer).value).toBe('year')
  expect(screen.getByDisplayValue('Welcome!')).toBeTruthy()
})

test('the pay of an offer begins with that of the advert, where that is one sum', () => {
  const begun = (pay: Applicant['job']['pay']) => {
    const job = { ...applicant('interview').job, pay }
    render(
      <ApplicantScreen
        opened="applicant-offer"
        cv={null}
        statement={null}
        applicant={applicant('interview', { job })}
        kept={null}
      />,
    )
    const typed = [words.pay, companyJobWords.payPer].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
    cleanup()
    return typed
  }
  expect(begun({ from: 1340, to: 1340, per: 'hour' })).toEqual(['13.40', 'hour'])
  expect(begun({ from: 2_600_000, to: 2_800_000, per: 'year' })).toEqual(['', 'year'])
  expect(begun(null)).toEqual(['', 'hour'])
})

test.each([
  ['waiting', true],
  ['done', false],
] as const)(
  'whoever says that somebody has started while a check is %s is told to finish it first: %s',
  (state, isTold) => {
    const accepted = applicant('accepted', { contact, checks: [{ kind: 'identity', state, since: on }], isOpen: false })
    render(<ApplicantScreen opened="" cv={null} statement={null} applicant={accepted} kept={null} />)
    expect(screen.queryByText(words.checksLeft) !== null).toBe(isTold)
  },
)

test.each([false, true])(
  'before a rejection goes, an interview that it calls off is named; over already: %s',
  (isOver) => {
    const values = { form: 'applicant-no', 'reason-filled': 'on', version: '4' }
    const agreed = { ...slot, state: 'chosen' } as const
    render(
      <ApplicantScreen
        opened="check"
        cv={null}
        statement={null}
        applicant={applicant('interview', { contact, slots: [agreed], isInterviewOver: isOver })}
        kept={{ message: '', field: null, values }}
      />,
    )
    expect(screen.queryByText(/^This calls off the interview: .* tell them in the email/) === null).toBe(isOver)
  },
)
