import {
  chosenMentoring,
  mentoringMessages as messages,
  mentoringSessionForm,
  mentoringSubjects,
  mentorPlacesField,
  mostMentorPlaces,
  nextTimeLimit,
  readSubjects,
  worryLimit,
  worryText,
} from '@/lib/domain/casework/mentoring'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'
import { firstMessages } from '@/lib/domain/fields/first-messages'

const today = plainDate('2026-11-25')
const session = { on: '2026-11-25', minutes: '60', next: 'Ring the college' }
const problemsOf = (fields: object) => {
  const read = mentoringSessionForm(today).safeParse({ ...session, ...fields })
  return read.success ? {} : firstMessages(read.error)
}

test.each(['0', ' 3 ', String(mostMentorPlaces)])('a mentor can have %j places', (typed) => {
  expect(mentorPlacesField.parse(typed)).toBe(Number(typed))
})

test.each(['', '-1', '2.5', '11', 'many', '1e1', undefined])('%j is no number of places', (typed) => {
  expect(mentorPlacesField.safeParse(typed).error?.issues[0]?.message).toBe(messages.places)
})

test('only subjects of the list are read, in its order', () => {
  const fields = { subject_money: 'on', subject_confidence: 'on', subject_offences: 'on', subject_family: 'yes' }
  expect(readSubjects(fields)).toEqual(['confidence', 'money'])
  expect(readSubjects({})).toEqual([])
  expect(new Set(mentoringSubjects).size).toBe(mentoringSubjects.length)
})

test('a session is on a day of the last sixty, not to come, and takes 5 minutes to 4 hours', () => {
  expect(mentoringSessionForm(today).parse(session)).toEqual({ on: today, minutes: 60, next: 'Ring the college' })
  expect(problemsOf({ on: addDays(today, -60), minutes: '5' })).toEqual({})
  expect(problemsOf({ minutes: '240' })).toEqual({})
  for (const on of ['', 'yesterday', addDays(today, 1), addDays(today, -61), '2026-02-30']) {
    expect(problemsOf({ on })).toEqual({ on: messages.on })
  }
  for (const minutes of ['', '4', '241', 'an hour'])
    expect(problemsOf({ minutes })).toEqual({ minutes: messages.minutes })
  expect(problemsOf({ next: ' ' })).toEqual({ next: messages.next })
  expect(problemsOf({ next: 'x'.repeat(nextTimeLimit + 1) })).toHaveProperty('next')
})

test('a worry has some words, and no more than are kept', () => {
  expect(worryText.parse(' They asked me for money. ')).toBe('They asked me for money.')
  expect(worryText.safeParse('Help').error?.issues[0]?.message).toBe(messages.worry)
  expect(worryText.safeParse('x'.repeat(worryLimit + 1)).success).toBe(false)
})

test('the organisation that is asked for is shown, or else the one with a mentor, or the first', () => {
  const one = { reference: 'SP-000001', mentoring: { state: 'declined' } } as const
  const two = { reference: 'SP-000002', mentoring: { state: 'going_on' } } as const
  const none = { reference: 'SP-000003', mentoring: null } as const
  expect(chosenMentoring([one, two, none], 'SP-000003')).toBe(none)
  expect(chosenMentoring([one, two, none], 'SP-999999')).toBe(two)
  expect(chosenMentoring([one, none], '')).toBe(one)
  expect(chosenMentoring([], '')).toBeUndefined()
})
