/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

import { ChooseCalendar, ColleaguesCalendar } from '@/components/casework/work/colleagues-calendar'
import { peopleWords } from '@/lib/content/casework/people'
import { colleaguesCalendarWords as words } from '@/lib/content/casework/support-work'
import { partWords } from '@/lib/content/dashboards/part-words'
import { calendarLayouts } from '@/lib/domain/casework/diary'
import { plainDate } from '@/lib/domain/dates/plain-date'

const portal = '/dashboard/partnerportal'
const today = plainDate('2026-11-26')
const moment = { today, now: '09:00' }
const booking = { id: '1', on: today, at: '10:00', minutes: 45, reference: 'SP-7KX2M9', name: 'Robin Ash' }

test.each(calendarLayouts)('what a colleague has booked leads to the file, and stays chosen: %s', (layout) => {
  render(
    <ColleaguesCalendar
      {...{ portal, moment }}
      query={{ week: today, layout }}
      chosen="everybody"
      booked={[
        { ...booking, worker: 'Leah Marsden' },
        { ...booking, id: '2', worker: null },
      ]}
    />,
  )
  expect(screen.getAllByRole('link', { name: 'Robin Ash' })[0]?.getAttribute('href')).toBe(
    `${portal}/people/SP-7KX2M9/work`,
  )
  expect(screen.getByText(`45 minutes, ${words.withNobody}`)).toBeTruthy()
  expect(screen.getByText('with Leah Marsden')).toBeTruthy()
  const views = within(screen.getByRole('navigation', { name: partWords.views })).getAllByRole('link')
  for (const link of views) expect(link.getAttribute('href')).toContain('who=everybody')
})

test('where no more is shown, the next appointment of colleagues is named with the way to it', () => {
  const next = { ...booking, id: '2', on: plainDate('2026-12-07'), name: 'Lee Brook', worker: null }
  const shown = { portal, moment, chosen: 'everybody', query: { week: today, layout: 'week' } } as const
  const { rerender } = render(<ColleaguesCalendar {...shown} booked={[next]} />)
  expect(screen.getByText(words.empty.thisWeek)).toBeTruthy()
  expect(screen.getByRole('link', { name: /7 December, 10am, Lee Brook$/ })).toBeTruthy()
  rerender(<ColleaguesCalendar {...shown} booked={[{ ...booking, worker: null }, next]} />)
  expect(screen.queryByRole('link', { name: /Lee Brook/ })).toBeNull()
})

test.each([
  [true, [words.own, peopleWords.everybody, 'Leah Marsden']],
  [false, [peopleWords.everybody, 'Leah Marsden']],
])('a lead chooses a colleague or everybody, and their own if they help people: %s', (isOwnOffered, names) => {
  render(
    <ChooseCalendar
      {...{ portal, today, isOwnOffered }}
      query={{ week: today, layout: 'day' }}
      chosen="everybody"
      others={[{ id: '2', name: 'Leah Marsden' }]}
    />,
  )
  const choice = screen.getByRole('combobox')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(names)
  expect((choice as HTMLSelectElement).value).toBe('everybody')
})
