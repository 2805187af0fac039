import { timelineAddress, timelineQueryOf } from '@/lib/domain/casework/support-timeline'

const author = '00000000-0000-4000-8000-000000000002'
const after = '2026-11-05 10:00:00.12+00~00000000-0000-4000-8000-000000000301 done'

test.each([
  ['nothing', {}, {}],
  ['a kind', { kind: 'plan' }, { kind: 'plan' }],
  ['what notes are about, which leaves only notes', { kind: 'plan', about: 'home' }, { kind: 'note', about: 'home' }],
  ['who wrote them', { by: author }, { kind: 'note', by: author }],
  ['the next page', { after }, { after }],
  [
    'the next page after an event, which has a number',
    { after: '2026-11-05 10:00:00+00~17' },
    { after: '2026-11-05 10:00:00+00~17' },
  ],
  ['what there is not', { kind: 'sentence', about: 'risk', by: 'Kim', after: 'now~1' }, {}],
])('the timeline is asked for %s', (_, asked, expected) => {
  const shown = Object.entries(timelineAddress(timelineQueryOf(asked))).filter(([, value]) => value !== null)
  expect(Object.fromEntries(shown)).toEqual(expected)
})
