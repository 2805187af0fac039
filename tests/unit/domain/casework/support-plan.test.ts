import {
  goalsOf,
  needForm,
  nextStepOf,
  planMessages,
  planStepForm,
  type PlanStep,
} from '@/lib/domain/casework/support-plan'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { plainDate } from '@/lib/domain/dates/plain-date'

const step = (id: string, by: string | null, more: Partial<PlanStep> = {}): PlanStep => ({
  id,
  goal: 'A flat of my own',
  what: `Step ${id}`,
  who: 'person',
  by: by === null ? null : plainDate(by),
  doneOn: null,
  ...more,
})

test('a step says for which goal, what, who and by when, which may be left open', () => {
  const typed = { goal: 'A flat of my own', what: 'Ring the council', who: 'worker' }
  expect(planStepForm.parse(typed)).toEqual({ ...typed, by: null })
  expect(planStepForm.parse({ ...typed, by: '2026-12-24' })).toMatchObject({ by: '2026-12-24' })
  const { error } = planStepForm.safeParse({ goal: '', what: '', who: 'nobody', by: 'soon' })
  expect(error && firstMessages(error)).toEqual({
    goal: planMessages.goal,
    what: planMessages.what,
    who: planMessages.who,
    by: planMessages.by,
  })
  expect(needForm.safeParse({ need: 'offence', state: 'met' }).success).toBe(false)
})

test('what is open stands first, by its day; what is done after it', () => {
  const steps = [
    step('a', null),
    step('b', '2026-12-24'),
    step('c', '2026-12-01', { doneOn: plainDate('2026-11-20') }),
    step('d', '2026-12-02'),
    step('and then', '2026-12-02'),
  ]
  expect(
    goalsOf([...steps, step('e', null, { goal: 'Work' })]).map(({ goal, steps: own }) => [
      goal,
      own.map(({ id }) => id),
    ]),
  ).toEqual([
    ['A flat of my own', ['d', 'and then', 'b', 'a', 'c']],
    ['Work', ['e']],
  ])
  expect(nextStepOf(steps)?.id).toBe('d')
  expect(nextStepOf(steps, 'worker')).toBeNull()
})
