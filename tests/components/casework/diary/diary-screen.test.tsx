/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { portalDiary } from '@/components/casework/diary/diary-places'
import { DiaryScreen } from '@/components/casework/diary/diary-screen'
import { diaryWords } from '@/lib/content/casework/diary'
import { supportCalendarWords } from '@/lib/content/casework/support-calendar'
import type { DiaryEntry } from '@/lib/domain/casework/diary'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-26')
const show = (
  kept: ComponentProps<typeof DiaryScreen>['kept'],
  entries: readonly DiaryEntry[] = [],
  layout: 'week' | 'list' = 'week',
) =>
  render(
    <DiaryScreen
      place={portalDiary}
      entries={entries}
      query={{ week: today, layout }}
      moment={{ today, now: '12:00' }}
      kept={kept}
      calendar={{ file: '/api/candidate/diary', feedMadeAt: null }}
    />,
  )
const calendar = () => screen.getByText(supportCalendarWords.heading).closest('details')

test('links to a calendar elsewhere are folded at the end of a diary, and open for an address that was just made', () => {
  show(null)
  expect(calendar()?.open).toBe(false)
  expect(Array.from(document.querySelectorAll('details')).at(-1)).toBe(calendar())
  cleanup()
  const address = 'https://example.org/calendar/secret'
  show({ message: '', field: null, values: { form: 'calendar-make', address } })
  expect(calendar()?.open).toBe(true)
  expect(screen.getByText(address)).toBeTruthy()
})

test('a week with nothing in it says so once, and names what comes next, if there is anything', () => {
  show(null)
  expect(screen.getByText(diaryWords.emptyWeek.this)).toBeTruthy()
  cleanup()
  const about = { kind: 'own', title: 'Dentist' } as const
  show(null, [{ id: '1', on: plainDate('2026-12-03'), at: '14:00', minutes: 30, place: '', about }])
  expect(screen.getByRole('link', { name: 'Thursday 3 December, 2pm, Dentist' }).getAttribute('href')).toBe(
    `${portalDiary.path}?week=2026-12-03`,
  )
  expect(screen.getAllByText(/Nothing/)).toHaveLength(1)
})

test('the list of what is coming up leaves out what is over, and names each day once', () => {
  const about = { kind: 'own', title: 'Dentist' } as const
  const at = (id: string, on: string, time: string) =>
    ({ id, on: plainDate(on), at: time, minutes: 30, place: '', about }) as const
  show(null, [at('1', today, '09:00'), at('2', today, '14:00'), at('3', today, '15:00')], 'list')
  expect(screen.getByRole('heading', { level: 2, name: 'Coming up (2)' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  cleanup()
  show(null, [at('1', today, '09:00')], 'list')
  expect(screen.getByText(diaryWords.emptyList)).toBeTruthy()
})

test('how an appointment takes place is said once, in the middle of a line', () => {
  const about = {
    kind: 'appointment',
    isFor: 'support',
    organisation: 'Lantern Works',
    reference: 'SP-7KX101',
    way: 'phone',
  } as const
  const entry = { id: '1', on: today, at: '14:00', minutes: 15, about } as const
  show(null, [{ ...entry, place: 'By phone' }])
  expect(screen.getByText('15 minutes, by phone')).toBeTruthy()
  cleanup()
  show(null, [{ ...entry, place: '0113 496 0101' }])
  expect(screen.getByText('15 minutes, by phone, 0113 496 0101')).toBeTruthy()
})
