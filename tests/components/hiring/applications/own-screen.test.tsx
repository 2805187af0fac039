/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { ApplyCheck } from '@/components/hiring/applications/apply-check'
import { OwnList } from '@/components/hiring/applications/own-list'
import { OwnScreen } from '@/components/hiring/applications/own-screen'
import { applyWords, ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import type { Slot } from '@/lib/domain/applications/interview-slots'
import { reasonsToWithdraw } from '@/lib/domain/applications/silence'
import { nextStages, type Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'

type OwnApplication = ComponentProps<typeof OwnScreen>['application']

const on = plainDate('2026-11-23')
const slot: Slot = { id: 'slot-1', on, at: '14:30', minutes: 30, way: 'phone', place: 'We call you', state: 'offered' }
const application = (stage: Stage, change: Partial<OwnApplication> = {}): OwnApplication => ({
  reference: 'A-7KX2M9',
  version: 3,
  job: { title: 'Bakery assistant', company: 'Example Bakery' },
  stage,
  isOpen: true,
  waited: 3,
  why: '',
  isNamed: false,
  isSilent: false,
  steps: [{ kind: 'applied', on, by: 'candidate', note: null }],
  slots: [],
  interview: null,
  timesDeclined: null,
  reasons: [],
  withdrawalReason: null,
  checks: [],
  disclosure: 'not_asked',
  needsApproval: false,
  next: nextStages(stage, 'candidate'),
  reasonsToWithdraw: reasonsToWithdraw(3),
  ...change,
})

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
    ['application-answer', 'application-answer', 'application-approval', 'application-withdraw'],
  ],
  ['there is an offer', application('offer'), ['application-accept', 'application-decline', 'application-approval']],
  ['it has ended', application('unsuccessful', { isOpen: false, reasons: ['filled'] }), []],
  [
    'the employer is silent',
    application('applied', { isSilent: true, waited: 15 }),
    ['application-approval', 'application-withdraw', 'application-withdraw'],
  ],
])('when %s, a person has these steps', (_, shown, expected) => {
  render(<OwnScreen cv={null} versions={null} releases={[]} application={shown} kept={null} />)
  expect(forms()).toEqual(expected)
})

test('a long silence is told honestly, with the way to close it', () => {
  render(
    <OwnScreen
      cv={null}
      versions={null}
      releases={[]}
      application={application('applied', { isSilent: true, waited: 15 })}
      kept={null}
    />,
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

test('a time that is set stands with its place and the file for a calendar', () => {
  render(
    <OwnScreen
      cv={null}
      versions={null}
      releases={[]}
      application={application('interview', { interview: { ...slot, state: 'chosen' } })}
      kept={null}
    />,
  )
  expect(screen.getByText('Monday 23 November, 2:30pm, 30 minutes')).toBeTruthy()
  expect(screen.getByRole('link', { name: words.calendar }).getAttribute('href')).toBe(
    '/api/candidate/interviews/A-7KX2M9',
  )
})

test('whoever said that none of the times works reads what they said, and that it is the employer’s turn', () => {
  const timesDeclined = { kind: 'slots_declined', on, by: 'candidate', note: 'Only after <b>3pm</b>' } as const
  render(
    <OwnScreen
      cv={null}
      versions={null}
      releases={[]}
      application={application('interview', { timesDeclined, waited: 0 })}
      kept={null}
    />,
  )
  expect(screen.getByText(words.timesDeclined)).toBeTruthy()
  expect(screen.getByText('Only after <b>3pm</b>')).toBeTruthy()
  expect(screen.getByText(words.nothing)).toBeTruthy()
  expect(forms()).toEqual(['application-approval', 'application-withdraw'])
})

test('words about times that come back stand in their form, which is open, with what is wrong', () => {
  const values = { form: 'application-no-time', message: 'Only after 3pm' }
  const kept = { field: 'message', message: 'It is too long.', values }
  render(
    <OwnScreen
      cv={null}
      versions={null}
      releases={[]}
      application={application('interview', { slots: [slot] })}
      kept={kept}
    />,
  )
  expect(screen.getByText(words.noTime).closest('details')?.open).toBe(true)
  const message = screen.getByRole('textbox', { name: words.noTimeMessage })
  expect((message as HTMLTextAreaElement).value).toBe('Only after 3pm')
  expect(message.getAttribute('aria-invalid')).toBe('true')
})

test('the list says what is next for each', () => {
  const row = {
    id: '1',
    reference: 'A-7KX2M9',
    jobTitle: 'Baker',
    company: 'One',
    changedOn: on,
    waited: null,
    interviewOn: null,
    hasTimes: false,
  }
  const rows = [
    { ...row, id: '1', stage: 'offer' as const, disclosure: 'not_asked' as const },
    { ...row, id: '2', stage: 'shortlisted' as const, disclosure: 'asked' as const },
    { ...row, id: '3', stage: 'interview' as const, disclosure: 'not_asked' as const, hasTimes: true },
    { ...row, id: '6', stage: 'interview' as const, disclosure: 'not_asked' as const, interviewOn: on },
    { ...row, id: '7', stage: 'interview' as const, disclosure: 'not_asked' as const, hasTimes: true, waited: 3 },
    { ...row, id: '4', stage: 'interview' as const, disclosure: 'asked' as const, interviewOn: on },
    { ...row, id: '5', stage: 'applied' as const, disclosure: 'not_asked' as const, waited: 2 },
  ]
  render(
    <OwnList
      open={{ applications: rows, hasMore: false }}
      ended={{ applications: [], hasMore: false }}
      after={{ open: null, ended: null }}
    />,
  )
  // Times that have all passed are nothing to choose from.
  const booked = words.interviewOn('Monday 23 November')
  const others = [booked, `${words.yourTurn.question}. ${booked}`, ...[2, 3].map(words.waitingShort)]
  for (const text of [...Object.values(words.yourTurn), ...others]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
})

const card = {
  reference: 'P-7KX2M9',
  skills: ['Bread'],
  tickets: [],
  experience: [],
  availability: '',
  hasRightToWork: true,
}
const contact = { firstName: 'Jo', lastName: 'Li', town: 'Leeds', phone: null, email: null }

test('the last step before sending shows who sees what, one button, and the fields that go with it', () => {
  render(
    <ApplyCheck jobId="baker-0001" replyRate={80} card={card} contact={contact} kept={null}>
      <label>
        Why <input name="why" />
      </label>
    </ApplyCheck>,
  )
  expect(screen.getByText(replyRateWords.ofEmployer(80))).toBeTruthy()
  const button = screen.getByRole('button', { name: applyWords.submit })
  expect(within(button.closest('form') as HTMLElement).getByLabelText('Why')).toBeTruthy()
  expect(screen.getByRole('link', { name: applyWords.change }).getAttribute('href')).toBe(
    '/jobs/baker-0001/apply?part=about',
  )
})

test.each([
  ['is shown once there are no times to choose from', [], 1],
  ['is in its form alone while there are', [slot], 0],
])('the message that no time works %s', (_, slots, count) => {
  const values = { form: 'application-no-time', message: 'I work on Tuesdays.' }
  const kept = { message: 'Changed.', field: null, values }
  const of = application('interview', { slots })
  render(<OwnScreen application={of} cv={null} versions={null} releases={[]} kept={kept} />)
  expect(within(screen.getByRole('alert')).queryAllByText(values.message)).toHaveLength(count)
})
