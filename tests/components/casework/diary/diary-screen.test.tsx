/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { portalDiary } from '@/components/casework/diary/diary-places'
import { DiaryScreen } from '@/components/casework/diary/diary-screen'
import { diaryWords } from '@/lib/content/casework/diary'
import { supportCalendarWords } from '@/lib/content/casework/support-calendar'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-26')
const show = (kept: ComponentProps<typeof DiaryScreen>['kept']) =>
  render(
    <DiaryScreen
      place={portalDiary}
      entries={[]}
      query={{ week: today, layout: 'week' }}
      today={today}
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

test('a week with nothing in it leads to what is coming up', () => {
  show(null)
  expect(screen.getByText(diaryWords.emptyWeek.this)).toBeTruthy()
  expect(screen.getByRole('link', { name: diaryWords.seeList }).getAttribute('href')).toBe(
    `${portalDiary.path}?view=list`,
  )
})
