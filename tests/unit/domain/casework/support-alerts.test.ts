import {
  alertsAbout,
  alertsPutOff,
  byUrgency,
  lookDays,
  mayPutOffTo,
  type AlertFacts,
  type SupportAlert,
} from '@/lib/domain/casework/support-alerts'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-25')
const day = plainDate
const away = (until: string) => ({ until: day(until), reason: 'They are away.' })
const calm: AlertFacts = {
  missedInARow: 0,
  lastMissedOn: null,
  messageUnreadSince: null,
  lastContactOn: day('2026-11-20'),
  expectedRelease: null,
  hasPlan: true,
  nextStepBy: null,
  consentUntil: null,
  lastEntryOn: day('2026-11-20'),
  outcomeMissingSince: null,
  jobCheckSince: null,
  notWellSince: null,
  correctionAskedOn: null,
  putOff: {},
}

/** The rules as a table: what the file says, and what the list then shows. */
test.each<[string, Partial<AlertFacts>, SupportAlert[]]>([
  ['nothing is the matter', {}, []],
  ['missed once', { missedInARow: 1, lastMissedOn: day('2026-11-24') }, []],
  [
    'missed twice in a row',
    { missedInARow: 2, lastMissedOn: day('2026-11-24') },
    [{ kind: 'did_not_come_twice', count: 2, on: day('2026-11-24') }],
  ],
  ['a message unread for 2 days', { messageUnreadSince: day('2026-11-23') }, []],
  [
    'a message unread for 3 days',
    { messageUnreadSince: day('2026-11-22') },
    [{ kind: 'message_unread', count: 3, on: day('2026-11-22') }],
  ],
  ['no contact for 13 days', { lastContactOn: day('2026-11-12') }, []],
  [
    'no contact for 14 days',
    { lastContactOn: day('2026-11-11') },
    [{ kind: 'no_contact', count: 14, on: day('2026-11-11') }],
  ],
  ['released in 85 days without a plan', { expectedRelease: day('2027-02-18'), hasPlan: false }, []],
  [
    'released in 84 days without a plan',
    { expectedRelease: day('2027-02-17'), hasPlan: false },
    [{ kind: 'released_without_plan', count: 84, on: day('2027-02-17') }],
  ],
  [
    'released already, still without a plan',
    { expectedRelease: day('2026-11-20'), hasPlan: false },
    [{ kind: 'released_without_plan', count: -5, on: day('2026-11-20') }],
  ],
  ['released with a plan', { expectedRelease: day('2026-12-01') }, []],
  ['a new job that isn’t going well', { notWellSince: today }, [{ kind: 'not_well', count: 0, on: today }]],
  [
    'a correction that was asked for today, and has a month',
    { correctionAskedOn: today },
    [{ kind: 'correction_asked', count: 30, on: day('2026-12-25') }],
  ],
  ['a check of a job that nobody answered', { jobCheckSince: today }, [{ kind: 'job_check_due', count: 0, on: today }]],
  ['a step due today', { nextStepBy: today }, []],
  ['a step overdue', { nextStepBy: day('2026-11-24') }, [{ kind: 'step_overdue', count: 1, on: day('2026-11-24') }]],
  ['a file that closes in 31 days', { lastEntryOn: day('2025-12-26') }, []],
  [
    'a file that closes in 30 days',
    { lastEntryOn: day('2025-12-25') },
    [{ kind: 'file_closes', count: 30, on: day('2026-12-25') }],
  ],
  ['a file that closes today', { lastEntryOn: day('2025-11-25') }, [{ kind: 'file_closes', count: 0, on: today }]],
  ['consent ends in 15 days', { consentUntil: day('2026-12-10') }, []],
  [
    'consent ends in 14 days',
    { consentUntil: day('2026-12-09') },
    [{ kind: 'consent_ends', count: 14, on: day('2026-12-09') }],
  ],
  ['an appointment of today without an outcome', { outcomeMissingSince: today }, []],
  [
    'an appointment of yesterday without an outcome',
    { outcomeMissingSince: day('2026-11-24') },
    [{ kind: 'outcome_missing', count: 1, on: day('2026-11-24') }],
  ],
  ['put off to tomorrow', { lastContactOn: day('2026-11-01'), putOff: { no_contact: away('2026-11-26') } }, []],
  [
    'put off to today',
    { lastContactOn: day('2026-11-11'), putOff: { no_contact: away(today) } },
    [{ kind: 'no_contact', count: 14, on: day('2026-11-11') }],
  ],
])('%s', (_, facts, alerts) => {
  expect(alertsAbout({ ...calm, ...facts }, today)).toEqual(alerts)
})

test('what was put off is listed with its day and reason, as long as it would be shown', () => {
  const putOff = { no_contact: away('2026-11-28'), consent_ends: away('2026-11-28') }
  expect(alertsPutOff({ ...calm, lastContactOn: day('2026-11-01'), putOff }, today)).toEqual([
    { kind: 'no_contact', count: 24, on: day('2026-11-01'), until: day('2026-11-28'), reason: 'They are away.' },
  ])
  expect(alertsPutOff({ ...calm, lastContactOn: day('2026-11-01'), putOff }, day('2026-11-28'))).toEqual([])
})

test('whoever is looked at in a whole list is counted from the days of the alerts', () => {
  expect(lookDays(today)).toEqual({ consentBy: '2026-12-09', contactBy: '2026-11-11' })
})

test('an alert is put off from tomorrow to 60 days ahead', () => {
  expect(['2026-11-25', '2026-11-26', '2027-01-24', '2027-01-25'].map((one) => mayPutOffTo(day(one), today))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('of several people the most urgent stand first, and of one kind whoever has the earliest day', () => {
  const alerts = [
    { kind: 'outcome_missing', name: 'Ann', on: day('2026-11-24') },
    { kind: 'consent_ends', name: 'Bo', on: day('2026-12-04') },
    { kind: 'outcome_missing', name: 'Cy', on: day('2026-11-20') },
    { kind: 'not_well', name: 'Zoe', on: day('2026-11-25') },
  ] as const
  expect(byUrgency(alerts).map(({ name }) => name)).toEqual(['Zoe', 'Bo', 'Cy', 'Ann'])
})
