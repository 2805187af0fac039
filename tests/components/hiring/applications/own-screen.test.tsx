/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { ApplyCheck } from '@/components/hiring/applications/apply-check'
import type { OwnInterviewFacts } from '@/components/hiring/applications/own-interview'
import { OwnList } from '@/components/hiring/applications/own-list'
import { OwnScreen, titleOfOwn } from '@/components/hiring/applications/own-screen'
import { applicationWords } from '@/lib/content/dashboards/candidate/applications'
import { extrasWords } from '@/lib/content/hiring/application-extras'
import { leaveWords } from '@/lib/content/hiring/leave'
import { offerCheckNeeds } from '@/lib/content/hiring/offer-checks'
import { applyWords, ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { personWords } from '@/lib/content/hiring/person'
import { recordAnswerWords as recordWords } from '@/lib/content/hiring/record-answer'
import { statementWords } from '@/lib/content/hiring/statement'
import { dayText, timeText, weekdayText } from '@/lib/content/wording/date-text'
import { neutralSite } from '@/lib/content/site/neutral-site'
import type { Slot } from '@/lib/domain/applications/interview-slots'
import { reasonsToWithdraw } from '@/lib/domain/applications/silence'
import { nextStages, type Stage } from '@/lib/domain/applications/stages'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'
import { blankDraft } from '@/lib/domain/job-board/advert'
import { noDetails } from '@/tests/support/no-details'

type OwnApplication = ComponentProps<typeof OwnScreen>['application']

const on = plainDate('2026-11-23')
const slot: Slot = {
  id: 'slot-1',
  on,
  at: '14:30',
  minutes: 30,
  way: 'phone',
  place: 'We call you',
  ...noDetails,
  state: 'offered',
}
const application = (stage: Stage, change: Partial<OwnApplication> = {}): OwnApplication => ({
  reference: 'A-7KX2M9',
  version: 3,
  job: {
    id: 'bakery-assistant-a1b2c3d4',
    title: 'Bakery assistant',
    company: 'Example Bakery',
    isOpen: true,
    dbsLevel: 'basic',
    recordQuestion: 'after_shortlist',
  },
  stage,
  isOpen: true,
  waited: 3,
  hearBy: plainDate('2026-12-04'),
  why: '',
  isNamed: false,
  isSilent: false,
  steps: [{ kind: 'applied', on, by: 'candidate', note: null }],
  slots: [],
  chooseBy: null,
  takenSlots: [],
  interview: null,
  timesDeclined: null,
  reasons: [],
  withdrawalReason: null,
  checks: [],
  firstDay: null,
  startedOn: null,
  isBeforeStart: stage === 'accepted',
  disclosure: 'not_asked',
  needsApproval: false,
  next: nextStages(stage, 'candidate'),
  reasonsToWithdraw: reasonsToWithdraw(3),
  ...change,
})

const nothingElse = {
  statement: null,
  chosen: null,
  contact: null,
  card: null,
  advert: null,
  cv: null,
  releases: [],
} as const

const forms = () =>
  Array.from(document.querySelectorAll('form'), (form) => form.getAttribute('action')?.split('/').at(-1))

test.each<[string, OwnApplication, string[]]>([
  ['it waits', application('applied'), ['application-approval', 'application-withdraw']],
  [
    'there are times',
    application('interview', { slots: [slot] }),
    ['application-time', 'application-no-time', 'application-approval', 'application-withdraw'],
  ],
  [
    'they are asked',
    application('shortlisted', { disclosure: 'asked' }),
    ['application-approval', 'application-withdraw'],
  ],
  ['there is an offer', application('offer'), ['application-decline', 'application-approval']],
  [
    'the offer is accepted',
    application('accepted', { isOpen: false }),
    ['application-approval', 'application-withdraw'],
  ],
  ['they have started', application('hired', { isOpen: false, startedOn: on }), []],
  ['it has ended', application('unsuccessful', { isOpen: false, reasons: ['filled'] }), []],
  [
    'the employer is silent',
    application('applied', { isSilent: true, waited: 15 }),
    ['application-approval', 'application-withdraw', 'application-withdraw'],
  ],
])('when %s, a person has these steps', (_, shown, expected) => {
  render(<OwnScreen {...nothingElse} application={shown} kept={null} />)
  expect(forms()).toEqual(expected)
})

const statement: ComponentProps<typeof OwnScreen>['statement'] = {
  versions: [{ version: 2, writtenAt: '2026-11-20T10:00:00Z' }],
  shown: { version: 2, text: 'It was long ago.' },
  readers: ['Ada Member', 'Bo Member'],
}
const asked = application('shortlisted', { disclosure: 'asked' })

test('no press on the page of a question answers it: each way leads to a second look, and no says what follows', () => {
  render(<OwnScreen {...nothingElse} statement={statement} application={asked} kept={null} />)
  expect(forms()).not.toContain('application-answer')
  expect(forms()).not.toContain('statement-release')
  const ways = screen.getByRole('list', { name: recordWords.ways })
  expect(within(ways).getAllByRole('listitem')).toHaveLength(3)
  expect(within(ways).getByText(recordWords.noText)).toBeTruthy()
  expect(screen.getByText(recordWords.law.basic)).toBeTruthy()
  expect(within(ways).getByRole('link', { name: recordWords.no }).getAttribute('href')).toBe(
    '/dashboard/candidateportal/applications/A-7KX2M9?answer=no#question',
  )
})

test('before a statement is given, the company, its readers, the whole text and the way back stand above the button', () => {
  render(<OwnScreen {...nothingElse} statement={statement} chosen="statement" application={asked} kept={null} />)
  const { heading, takeBack, submit } = recordWords.confirm.statement
  expect(screen.getByRole('heading', { name: heading('Example Bakery') })).toBeTruthy()
  for (const text of ['Ada Member', 'Bo Member', 'It was long ago.', takeBack]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.getByRole('button', { name: submit }).closest('form')?.getAttribute('action')).toBe(
    '/api/candidate/statement-release',
  )
})

test.each([
  ['talk', recordWords.confirm.talk, 'shared'],
  ['no', recordWords.confirm.no, 'declined'],
] as const)('%s is asked once more before it is sent', (chosen, { submit, after }, answer) => {
  render(<OwnScreen {...nothingElse} statement={statement} chosen={chosen} application={asked} kept={null} />)
  expect(screen.getByText(after)).toBeTruthy()
  const form = screen.getByRole('button', { name: submit }).closest('form')
  expect(form && new FormData(form).get('answer')).toBe(answer)
})

test('a no can become a yes while nothing is decided, and not after', () => {
  const declined = application('interview', { disclosure: 'declined' })
  const { rerender } = render(<OwnScreen {...nothingElse} statement={statement} application={declined} kept={null} />)
  expect(screen.getByText(recordWords.intro.declined)).toBeTruthy()
  expect(screen.queryByRole('link', { name: recordWords.no })).toBeNull()
  // The other ways wait until they are asked for.
  const talk = screen.getByRole('link', { name: recordWords.talk })
  expect(talk.closest('details')?.querySelector('summary')?.textContent).toBe(recordWords.again.declined)
  expect(talk.closest('details')?.open).toBe(false)
  const ended = application('unsuccessful', { disclosure: 'declined', isOpen: false })
  rerender(<OwnScreen {...nothingElse} application={ended} kept={null} />)
  expect(screen.queryByRole('link', { name: recordWords.talk })).toBeNull()
})

test('where nobody could read a statement, it is not offered', () => {
  render(<OwnScreen {...nothingElse} statement={{ ...statement, readers: [] }} application={asked} kept={null} />)
  expect(screen.getByText(recordWords.statementNoReader('Example Bakery'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: recordWords.look })).toBeNull()
})

test('somebody who has been shortlisted reads what the employer can now see of them', () => {
  const contact = { firstName: 'Jo', lastName: 'Li', town: 'Leeds', phone: null, email: 'jo@example.org' }
  render(<OwnScreen {...nothingElse} contact={contact} application={application('shortlisted')} kept={null} />)
  const seen = screen.getByRole('region', { name: words.seen('Example Bakery') })
  for (const text of ['Jo Li', 'Leeds', 'jo@example.org']) expect(within(seen).getByText(text)).toBeTruthy()
})

test('the terms, and that there are checks, stand above the button that accepts an offer; what each check needs follows it', () => {
  const advert = {
    ...blankDraft,
    pay: { from: 1320, to: 1320, per: 'hour' as const },
    hoursPerWeek: 37.5,
    pattern: 'Days',
    town: 'Leeds',
    postcode: 'LS1 4AB',
  }
  const checks = [{ kind: 'right_to_work', state: 'waiting', since: on }] as const
  render(<OwnScreen {...nothingElse} advert={advert} application={application('offer', { checks })} kept={null} />)
  const accept = screen.getByRole('link', { name: words.accept })
  const follows = (text: string) =>
    accept.compareDocumentPosition(screen.getByText(text)) & Node.DOCUMENT_POSITION_FOLLOWING
  for (const text of ['£13.20 an hour', 'Leeds, LS1 4AB', words.termsStartSoon, words.termsChecks]) {
    expect(follows(text)).toBeFalsy()
  }
  expect(follows(offerCheckNeeds.right_to_work)).toBeTruthy()
})

test('accepting an offer is asked once more, under its terms: whom it tells, and the way back', () => {
  const firstDay = { ...noDetails, on, at: '09:00', place: '4 Mill Lane', pay: '', hours: '' }
  const checks = [{ kind: 'dbs', state: 'waiting', since: on }] as const
  const offered = application('offer', { firstDay, checks })
  render(<OwnScreen {...nothingElse} chosen="accept" application={offered} kept={null} />)
  expect(forms()).toEqual(['application-accept'])
  const { heading, what, goBack, submit, checks: checksFirst } = words.accepting
  const region = screen.getByRole('region', { name: heading('Example Bakery') })
  expect(within(region).getByText('4 Mill Lane')).toBeTruthy()
  expect(within(region).getByText(what('Bakery assistant', 'Example Bakery'))).toBeTruthy()
  expect(within(region).getByText(checksFirst(['dbs']))).toBeTruthy()
  expect(within(region).getByRole('button', { name: submit })).toBeTruthy()
  expect(within(region).getByRole('link', { name: goBack }).getAttribute('href')).toBe(
    '/dashboard/candidateportal/applications/A-7KX2M9',
  )
  expect(screen.getByRole('region', { name: words.history })).toBeTruthy()
  cleanup()
  render(<OwnScreen {...nothingElse} chosen="accept" application={application('accepted')} kept={null} />)
  expect(forms()).not.toContain('application-accept')
})

test.each([
  ['after_offer', 'none', words.offerRecord.mayAsk, true],
  ['never', 'none', words.offerRecord.never, true],
  ['never', 'basic', words.offerRecord.dbs, false],
] as const)(
  'an offer says what may be asked about a record: %s, with the check %s',
  (recordQuestion, dbsLevel, said, isFree) => {
    const offered = application('offer')
    show({ ...offered, job: { ...offered.job, recordQuestion, dbsLevel } })
    expect(screen.getByText((text) => text.includes(said))).toBeTruthy()
    expect(screen.queryByText((text) => text.includes(words.offerRecord.noDbs)) !== null).toBe(isFree)
  },
)

test('what the person has to get approved is not among what the employer checks', () => {
  const checks = (['right_to_work', 'licence_approval'] as const).map((kind) => ({
    kind,
    state: 'waiting' as const,
    since: on,
  }))
  render(<OwnScreen {...nothingElse} chosen="accept" application={application('offer', { checks })} kept={null} />)
  expect(screen.getByText(words.accepting.checks(['right_to_work']))).toBeTruthy()
  expect(screen.getByText(words.accepting.approval)).toBeTruthy()
})

test.each([
  ['unsuccessful', { reasons: ['filled'] }, 'The job has been filled'],
  ['unsuccessful_after_interview', { reasons: ['better_fit'] }, 'Somebody else fitted the job better'],
  ['withdrawn', { withdrawalReason: 'other_job' }, words.withdrawnBecause],
] as const)('an application that is %s says why, and leads to other jobs', (stage, change, reason) => {
  render(<OwnScreen {...nothingElse} application={application(stage, { isOpen: false, ...change })} kept={null} />)
  const ended = screen.getByRole('region', { name: words.endings[stage].heading })
  expect(ended.textContent).toContain(reason)
  expect(within(ended).getByRole('link', { name: words.otherJobs })).toBeTruthy()
})

test('somebody who took their statement back reads that, and not an answer which they never chose', () => {
  const release = {
    application: 'A-7KX2M9',
    job: 'Bakery assistant',
    company: 'Example Bakery',
    version: 1,
    givenAt: '2026-11-23T09:00:00Z',
    closesOn: null,
    readings: [],
  }
  const shown = (state: 'open' | 'taken_back') => (
    <OwnScreen
      {...nothingElse}
      statement={statement}
      releases={[{ ...release, state }]}
      application={{ ...asked, disclosure: 'shared' }}
      kept={null}
    />
  )
  const { rerender } = render(shown('open'))
  expect(screen.getByText(statementWords.takeBackTells)).toBeTruthy()
  expect(screen.getByText(statementWords.notRead.open)).toBeTruthy()
  rerender(shown('taken_back'))
  expect(screen.getByRole('heading', { name: recordWords.heading.taken_back })).toBeTruthy()
  expect(screen.queryByText(recordWords.heading.shared)).toBeNull()
  expect(screen.getByText(statementWords.notRead.ended)).toBeTruthy()
  expect(screen.queryByRole('button', { name: recordWords.talk })).toBeNull()
})

test('while an answer is about to be sent, nothing else can be done on the page', () => {
  const invited = { ...asked, slots: [slot] }
  render(<OwnScreen {...nothingElse} statement={statement} chosen="talk" application={invited} kept={null} />)
  expect(forms()).toEqual(['application-answer'])
})

test('a long silence is told honestly, with the way to close it', () => {
  render(
    <OwnScreen {...nothingElse} application={application('applied', { isSilent: true, waited: 15 })} kept={null} />,
  )
  expect(screen.getByText(words.waiting(15))).toBeTruthy()
  // Whether anybody there was reminded is not known: members choose their emails, and may have left.
  expect(
    screen.getByText(
      'You have been waiting for the employer for at least 15 working days. You have done nothing wrong.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: words.silenceClose })).toBeTruthy()
})

const agreed = (change: Partial<OwnInterviewFacts> = {}) =>
  application('interview', {
    interview: {
      slot: { ...slot, way: 'in_person', place: '4 Mill Lane, Leeds', postcode: 'LS1 4AP', askFor: 'Sam <b>Lee</b>' },
      state: 'to_come',
      mayTellLate: false,
      late: null,
      ...change,
    },
  })
const show = (shown: OwnApplication) => render(<OwnScreen {...nothingElse} application={shown} kept={null} />)

test('an agreed interview stands at the top: when, where, whom to ask for, what to bring and whom to call', () => {
  const shown = agreed()
  const slotWithAll = { ...(shown.interview?.slot ?? slot), bring: 'Nothing', phone: '+44 (0)113 496 0000' }
  show(agreed({ slot: slotWithAll }))
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(words.interview)
  expect(screen.getByText('Monday 23 November at 2:30pm, for 30 minutes')).toBeTruthy()
  expect(screen.getByText('In person. 4 Mill Lane, Leeds, LS1 4AP')).toBeTruthy()
  const interview = screen.getByRole('region', { name: words.interview })
  const facts = Array.from(interview.querySelectorAll('.dash-facts > div'), (fact) => fact.textContent)
  expect(facts).toEqual(['Ask forSam <b>Lee</b>', 'BringNothing', 'Call them on+44 (0)113 496 0000'])
  expect(screen.getByRole('link', { name: '+44 (0)113 496 0000' }).getAttribute('href')).toBe('tel:+441134960000')
  expect(screen.getByRole('link', { name: words.calendar }).getAttribute('href')).toBe(
    '/api/candidate/interviews/A-7KX2M9',
  )
})

test.each<[string, Partial<OwnInterviewFacts>, string[]]>([
  ['before the day', {}, ['application-other-time', 'application-cancel']],
  ['on the day', { mayTellLate: true }, ['application-late', 'application-other-time', 'application-cancel']],
  ['once it is over', { state: 'over' }, []],
  ['once there is an offer', { state: 'beside_offer' }, []],
  ['when it will not take place', { state: 'off' }, []],
])('%s, a person can do this about an agreed interview', (_, change, expected) => {
  show(agreed(change))
  expect(forms().filter((form) => /late|other-time|cancel/.test(form ?? ''))).toEqual(expected)
  expect(screen.queryByRole('link', { name: words.calendar }) !== null).toBe(
    change.state !== 'over' && change.state !== 'off',
  )
})

test('an application whose advert has closed says that it still counts', () => {
  const open = application('applied')
  const { rerender } = show(open)
  expect(screen.queryByText(words.advertClosed)).toBeNull()
  const closed = { ...open, job: { ...open.job, isOpen: false } }
  rerender(<OwnScreen {...nothingElse} application={closed} kept={null} />)
  expect(screen.getByText(words.advertClosed)).toBeTruthy()
})

test('after the interview the page says what the wait is for', () => {
  show(agreed({ state: 'over' }))
  expect(screen.getByText(words.interviewed(weekdayText(slot.on)))).toBeTruthy()
})

test.each<[string, Stage, OwnInterviewFacts['state'], string]>([
  ['beside an offer', 'offer', 'beside_offer', words.interviewStates.beside_offer],
  ['beside an accepted offer', 'accepted', 'beside_offer', words.interviewStates.beside_offer],
  ['after it, until the employer decides', 'interview', 'over', words.interviewStates.over],
  ['after a no', 'unsuccessful_after_interview', 'over', words.interviewStates.over],
  ['when the application ended first', 'withdrawn', 'off', words.interviewStates.off],
])('an agreed interview keeps its time and place %s', (_, stage, state, text) => {
  const { interview } = agreed({ state })
  show(application(stage, { interview, isOpen: stage === 'interview' || stage === 'offer' }))
  const shown = screen.getByRole('region', { name: words.interview })
  expect(within(shown).getByText('Monday 23 November at 2:30pm, for 30 minutes')).toBeTruthy()
  expect(within(shown).getByText('In person. 4 Mill Lane, Leeds, LS1 4AP')).toBeTruthy()
  expect(shown.textContent).toContain(text)
  // What is over is one line.
  expect(shown.querySelector('details:not([open])') !== null).toBe(state !== 'beside_offer')
})

test('what the employer wrote with its latest step stands above everything else, and not what it wrote before', () => {
  const by = 'employer'
  const invited = { kind: 'interview', on, by, note: 'See you at the back door' } as const
  const offered = { kind: 'offer', on, by, note: 'We would love to have you' } as const
  show(application('offer', { steps: [invited, offered] }))
  const said = screen.getByRole('figure')
  expect(said.textContent).toBe('Example Bakery wrote on 23 November 2026:We would love to have you')
  const accept = screen.getByRole('link', { name: words.accept })
  expect(said.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  cleanup()
  show(application('offer', { steps: [invited, { ...offered, note: null }] }))
  expect(screen.queryByRole('figure')).toBeNull()
})

test.each([
  ['before it', 9, words.hearBy('Friday 4 December'), true],
  ['after it', 10, words.hearByPassed('Friday 4 December'), true],
  ['while it is the person’s turn', null, words.hearBy('Friday 4 December'), false],
])('the day by which the employer should answer is on the page: %s', (_, waited, text, isShown) => {
  show(application('shortlisted', { waited }))
  expect(screen.queryByText(text) !== null).toBe(isShown)
})

test('a question about a record can be left for another site, also when its answer is about to be sent', () => {
  for (const chosen of [null, 'talk', 'statement'] as const) {
    render(<OwnScreen {...nothingElse} statement={statement} chosen={chosen} application={asked} kept={null} />)
    expect(screen.getByRole('link', { name: leaveWords.leave }).getAttribute('href')).toBe(neutralSite)
    cleanup()
  }
})

test('once it is answered, the way out stands where another answer can be given', () => {
  render(
    <OwnScreen
      {...nothingElse}
      statement={statement}
      chosen={null}
      application={{ ...asked, disclosure: 'shared' }}
      kept={null}
    />,
  )
  expect(screen.getByRole('link', { name: leaveWords.leave }).closest('details')).not.toBeNull()
})

test('somebody who said that they are late sees what they said, and after the third time what else they can do', () => {
  const late = { kind: 'running_late', on, by: 'candidate', note: words.lateNote(15, 'The bus!') } as const
  show(agreed({ mayTellLate: true, late }))
  expect(document.querySelector('.notice')?.textContent).toBe('You’ve told them: About 15 minutes late. The bus!')
  expect(screen.queryByText(words.lateNoMore)).toBeNull()
  cleanup()
  show(agreed({ late }))
  expect(screen.getByText(words.lateNoMore)).toBeTruthy()
})

test.each([
  ['slots_declined', words.timesDeclined],
  ['time_given_back', words.timeGivenBack],
  ['interview_cancelled', words.interviewCancelled],
] as const)('after %s, the page says what happens next', (kind, text) => {
  show(application('interview', { timesDeclined: { kind, on, by: 'candidate', note: 'Mornings' } }))
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('Mornings')).toBeTruthy()
})

test('somebody whose times were withdrawn reads that the employer did it, whose words stand elsewhere', () => {
  show(application('interview', { timesDeclined: { kind: 'times_withdrawn', on, by: 'employer', note: 'Sorry' } }))
  expect(screen.getByText(words.timesWithdrawn)).toBeTruthy()
  expect(screen.queryByText(words.timesMessage)).toBeNull()
})

test('of times today, whoever has to choose reads when the first begins', () => {
  show(application('interview', { slots: [slot], chooseBy: slot.on }))
  expect(screen.getByText(new RegExp(`^Choose before ${timeText(slot.at)} on `))).toBeTruthy()
})

test('times to choose from come with what goes for all of them', () => {
  const first = { ...slot, askFor: 'Sam', bring: 'Safety shoes' }
  const slots = [{ ...first, id: 'slot-2', on: addDays(slot.on, 7) }, first]
  const chooseBy = addDays(slot.on, -1)
  show(application('interview', { slots, chooseBy }))
  expect(screen.getByText(new RegExp(words.chooseBy(weekdayText(chooseBy), null, 2))).textContent).toContain(
    words.chooseHint.more,
  )
  expect(screen.getByRole('heading', { name: words.detailsOfTimes.more })).toBeTruthy()
  expect(screen.getByText('Safety shoes')).toBeTruthy()
  expect(document.querySelector('[name=slot]:checked')).toBeNull()
})

test('a single time is asked about as one, and is chosen already', () => {
  show(application('interview', { slots: [{ ...slot, bring: 'Safety shoes' }] }))
  const choice = within(screen.getByRole('group', { name: words.chooseLegend.one }))
  expect((choice.getByRole('radio') as HTMLInputElement).checked).toBe(true)
  expect(screen.getByRole('heading', { name: words.detailsOfTimes.one })).toBeTruthy()
  expect(screen.getByText(words.noTime.one)).toBeTruthy()
})

test('somebody who could manage none of the times reads what they said, and that it is the employer’s turn', () => {
  const timesDeclined = { kind: 'slots_declined', on, by: 'candidate', note: 'Only after <b>3pm</b>' } as const
  render(
    <OwnScreen {...nothingElse} application={application('interview', { timesDeclined, waited: 0 })} kept={null} />,
  )
  expect(screen.getByText(words.timesDeclined)).toBeTruthy()
  expect(screen.getByText('Only after <b>3pm</b>')).toBeTruthy()
  expect(screen.getByText(words.nothing)).toBeTruthy()
  expect(forms()).toEqual(['application-approval', 'application-withdraw'])
})

test('words about times that come back stand in their form, which is open, with what is wrong', () => {
  const values = { form: 'application-no-time', message: 'Only after 3pm' }
  const kept = { field: 'message', message: 'It is too long.', values }
  render(<OwnScreen {...nothingElse} application={application('interview', { slots: [slot] })} kept={kept} />)
  expect(screen.getByText(words.noTime.one).closest('details')?.open).toBe(true)
  const message = screen.getByRole('textbox', { name: words.noTimeMessage })
  expect((message as HTMLTextAreaElement).value).toBe('Only after 3pm')
  expect(message.getAttribute('aria-invalid')).toBe('true')
})

test('the list says who does what next for each, and by when', () => {
  const row = {
    id: '1',
    reference: 'A-7KX2M9',
    jobTitle: 'Baker',
    company: 'One',
    changedOn: on,
    updatedOn: on,
    waited: null,
    hearBy: null,
    interviewOn: null,
    wasInterviewed: false,
    hasTimes: false,
    hasDeclinedTimes: false,
    unread: 0,
  }
  const rows = [
    { ...row, id: '1', stage: 'offer' as const, disclosure: 'not_asked' as const },
    { ...row, id: '8', stage: 'offer' as const, disclosure: 'not_asked' as const, interviewOn: on },
    { ...row, id: '2', stage: 'shortlisted' as const, disclosure: 'asked' as const },
    { ...row, id: '3', stage: 'interview' as const, disclosure: 'not_asked' as const, hasTimes: true },
    { ...row, id: '6', stage: 'interview' as const, disclosure: 'not_asked' as const, interviewOn: on },
    {
      ...row,
      id: '7',
      stage: 'interview' as const,
      disclosure: 'not_asked' as const,
      hasTimes: true,
      waited: 3,
      hearBy: on,
    },
    { ...row, id: '4', stage: 'interview' as const, disclosure: 'asked' as const, interviewOn: on },
    { ...row, id: '9', stage: 'interview' as const, disclosure: 'asked' as const, hasTimes: true },
    { ...row, id: '10', stage: 'offer' as const, disclosure: 'asked' as const },
    { ...row, id: '5', stage: 'applied' as const, disclosure: 'not_asked' as const, waited: 2, hearBy: on },
    {
      ...row,
      id: '11',
      company: 'Two',
      stage: 'applied' as const,
      disclosure: 'not_asked' as const,
      waited: 10,
      hearBy: on,
    },
    { ...row, id: '12', stage: 'applied' as const, disclosure: 'not_asked' as const, waited: 15, hearBy: on },
  ]
  const closed = [
    { ...row, id: '13', jobTitle: 'Driver', stage: 'accepted' as const, disclosure: 'not_asked' as const },
    { ...row, id: '14', jobTitle: 'Cleaner', stage: 'withdrawn' as const, disclosure: 'not_asked' as const },
  ]
  render(
    <OwnList
      open={{ applications: rows, hasMore: false }}
      ended={{ applications: closed, hasMore: false }}
      after={{ open: null, ended: null }}
    />,
  )
  // A job is no ended application: it has a place of its own, before all others.
  const [jobs, , ended] = screen.getAllByRole('region').map((region) => region.textContent)
  expect(jobs).toMatch(/^You have a job.*Driver/)
  expect(ended).toMatch(/^Ended applications.*Cleaner/)
  expect(ended).not.toContain('Driver')
  // Times that have all passed are nothing to choose from.
  const booked = words.interviewOn('Monday 23 November')
  const others = [
    booked,
    `${words.yourTurn.offer}. ${booked}`,
    `${words.yourTurn.question}. ${booked}`,
    words.waitsFor.passed('Monday 23 November'),
    words.waitsFor.noAnswer('One'),
  ]
  for (const text of [...Object.values(words.yourTurn), ...others]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.getAllByText('You should hear by Monday 23 November')).toHaveLength(2)
})

const card = {
  skills: ['Bread'],
  tickets: [],
  experience: [],
  availability: '',
  hasRightToWork: true,
}
const contact = { firstName: 'Jo', lastName: 'Li', town: 'Leeds', phone: null, email: null }

test('what was sent is on the page, folded: the card as the employer reads it, the message and whether a CV is with it', () => {
  const sent = application('applied', { why: 'I bake <b>bread</b>.' })
  const cv = { sentAt: '2026-11-23T10:00:00Z', openedAt: null }
  const { rerender } = render(<OwnScreen {...nothingElse} card={card} cv={cv} application={sent} kept={null} />)
  const shown = screen.getByRole('region', { name: extrasWords.ownSent })
  expect(shown.querySelector('details')?.open).toBe(false)
  for (const text of ['Bread', 'I bake <b>bread</b>.', extrasWords.ownCvIs]) {
    expect(within(shown).getByText(text)).toBeTruthy()
  }
  rerender(<OwnScreen {...nothingElse} application={application('unsuccessful', { isOpen: false })} kept={null} />)
  const ended = screen.getByRole('region', { name: extrasWords.ownSent })
  for (const text of [extrasWords.ownWhyNone, extrasWords.ownCvNone]) expect(within(ended).getByText(text)).toBeTruthy()
  expect(within(ended).queryByText(extrasWords.ownCard)).toBeNull()
})

const notAsked = () => screen.getAllByText(/asked about your record/).map(({ textContent }) => textContent)

test('somebody who was not asked about a record reads so once, with what the employer sees as soon as it sees them', () => {
  const { rerender } = show(application('applied'))
  expect(notAsked()).toEqual([`${applicationWords.record.not_asked}.`])
  rerender(<OwnScreen {...nothingElse} contact={contact} application={application('shortlisted')} kept={null} />)
  // Its check is said with it.
  expect(notAsked()).toEqual([`${words.seenNot.notAsked} ${words.offerRecord.dbs}`])
})

test('after accepting, the first day comes first once it is known', () => {
  const { rerender } = show(application('accepted', { isOpen: false }))
  expect(screen.getByRole('region', { name: words.now }).textContent).toContain(words.accepted(null, false))
  const firstDay = { on, at: '09:00', place: 'Unit 4', pay: '', hours: '', ...noDetails }
  rerender(
    <OwnScreen {...nothingElse} application={application('accepted', { isOpen: false, firstDay })} kept={null} />,
  )
  const now = screen.getByRole('region', { name: words.now }).textContent
  expect(now).toContain('You start on Monday 23 November at 9am.')
  expect(now).not.toContain('heard from them in a week')
})

test('the way to withdraw is named once', () => {
  show(application('applied'))
  expect(screen.getAllByText(words.withdraw)).toHaveLength(1)
})

test('what is above the button that tells the employer of an approval says how it is now, and that it can change', () => {
  show(application('applied'))
  const form = screen.getByRole('button', { name: words.approvalTell }).closest('form')
  expect(form?.textContent).toContain('At the moment we tell the employer nothing. You can change that:')
})

test('the last step before sending shows who sees what, one button, and the fields that go with it', () => {
  render(
    <ApplyCheck
      jobId="baker-0001"
      ended="A-7KX2M9"
      replyRate={{ percent: 80, of: 12 }}
      card={card}
      contact={contact}
      district="LS1"
      kept={null}
    >
      <label>
        Why <input name="why" />
      </label>
    </ApplyCheck>,
  )
  expect(screen.getByText('This employer replied to 80% of 12 applications within 10 working days.')).toBeTruthy()
  expect(screen.getByText(new RegExp(applyWords.nowDistance))).toBeTruthy()
  expect(screen.getByRole('link', { name: applyWords.beforeLink }).getAttribute('href')).toBe(
    '/dashboard/candidateportal/applications/A-7KX2M9',
  )
  // Called as on the page where they typed it.
  expect(screen.getByText(personWords.cardNames.availability)).toBeTruthy()
  const button = screen.getByRole('button', { name: applyWords.submit })
  expect(within(button.closest('form') as HTMLElement).getByLabelText('Why')).toBeTruthy()
  expect(screen.getByRole('link', { name: applyWords.changeNow }).getAttribute('href')).toBe(
    '/jobs/baker-0001/apply?part=about#skills',
  )
  expect(screen.getByRole('region', { name: applyWords.never }).textContent).toContain('LS1')
  expect(screen.getByRole('link', { name: applyWords.changeDistrict }).getAttribute('href')).toBe(
    '/jobs/baker-0001/apply?part=about#district',
  )
})

test.each([
  ['is shown once there are no times to choose from', [], 1],
  ['is in its form alone while there are', [slot], 0],
])('the message that no time works %s', (_, slots, count) => {
  const values = { form: 'application-no-time', message: 'I work on Tuesdays.' }
  const kept = { message: 'Changed.', field: null, values }
  const of = application('interview', { slots })
  render(<OwnScreen application={of} {...nothingElse} kept={kept} />)
  expect(within(screen.getByRole('alert')).queryAllByText(values.message)).toHaveLength(count)
})

test('an offer that has changed says so above the answer, with its own hours and pay', () => {
  const firstDay = { on, at: '09:00', place: 'Unit 4', pay: '£13 an hour', hours: '24 hours a week', ...noDetails }
  const steps = [
    { kind: 'offer', on, by: 'employer', note: null },
    { kind: 'offer_changed', on, by: 'employer', note: 'Pay: £13 an hour (before: £12 an hour)' },
  ] as const
  render(
    <OwnScreen
      {...nothingElse}
      advert={blankDraft}
      application={application('offer', { steps, firstDay })}
      kept={null}
    />,
  )
  const region = screen.getByRole('region', { name: words.offer })
  expect(region.textContent).toContain(words.termsChanged(dayText(on)))
  expect(region.textContent).toContain('24 hours a week')
  expect(region.textContent).toContain('£13 an hour')
  // Where the first day is says where the job is.
  expect(within(region).queryByText(words.termsPlace)).toBeNull()
})

test.each([
  ['none', 'This job has no record check.'],
  ['basic', 'the basic check for this job doesn’t show it'],
  ['standard', 'including about what is spent'],
  ['enhanced', 'including about what is spent'],
] as const)('what may be left out of an answer is said for the check of the job: %s', (dbsLevel, says) => {
  const job = { ...application('shortlisted').job, dbsLevel }
  const asked = application('shortlisted', { disclosure: 'asked', job })
  render(<OwnScreen {...nothingElse} statement={statement} application={asked} kept={null} />)
  const law = screen.getByText(recordWords.law[dbsLevel])
  expect(law.textContent).toContain(says)
})

test('the title of a page that asks once more says so, and never that it is about a record', () => {
  expect(titleOfOwn('Baker', undefined)).toBe('Baker')
  expect(titleOfOwn('Baker', 'accept')).toBe('Accept the offer: Baker')
  for (const answer of ['talk', 'no', 'statement']) expect(titleOfOwn('Baker', answer)).toBe('Check your answer: Baker')
})
