/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SupportTimeline } from '@/components/casework/work/support-timeline'
import { openedDone } from '@/lib/content/casework/people'
import { supportTimelineWords as words } from '@/lib/content/casework/support-timeline'
import { timelineQueryOf } from '@/lib/domain/casework/support-timeline'

const now = new Date('2026-11-26T09:00:00Z')
const later = '2026-11-26T10:00:00+00:00'
const entry = {
  kind: 'appointment',
  what: 'support',
  at: later,
  id: '1',
  words: '',
  who: null,
  side: null,
  key: '1',
  is_for_colleagues: false,
  is_correction: false,
  reason: '',
  outcome: null,
  is_cancelled: false,
  asked_by: null,
} as const
type Entry = Parameters<typeof SupportTimeline>[0]['timeline']['entries'][number]

test.each<[string, Partial<Entry>, number]>([
  ['an appointment later today', {}, 1],
  ['one that has begun', { at: '2026-11-26T09:00:00+00:00' }, 0],
  ['one that was cancelled', { is_cancelled: true }, 0],
  ['one whose end is noted', { outcome: 'attended' }, 0],
  ['something else', { kind: 'note', what: 'meeting' }, 0],
])('the timeline marks what is coming up: %s', (_, change, marks) => {
  const timeline = { name: 'Robin Ash', authors: [], entries: [{ ...entry, ...change }], hasMore: false }
  render(
    <SupportTimeline
      done="opened"
      portal="/dashboard/partnerportal"
      reference="SP-7KX2M9"
      query={timelineQueryOf({})}
      {...{ timeline, now }}
    />,
  )
  expect(screen.queryAllByText(words.comingUp)).toHaveLength(marks)
  expect(screen.getByRole('status').textContent).toBe(openedDone.opened)
})
