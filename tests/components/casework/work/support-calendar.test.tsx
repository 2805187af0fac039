/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

import { SupportCalendar } from '@/components/casework/work/support-calendar'
import { SupportToday } from '@/components/casework/work/support-today'
import { diaryWords } from '@/lib/content/casework/diary'
import { peopleWords } from '@/lib/content/casework/people'
import { supportOutcomeLabels, supportWorkWords } from '@/lib/content/casework/support-work'
import { partWords } from '@/lib/content/dashboards/part-words'
import { calendarLayouts } from '@/lib/domain/casework/diary'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-26')
const moment = { today, now: '09:00' }
const portal = '/dashboard/partnerportal'
const path = '/dashboard/partnerportal/calendar'
const appointment = {
  id: '1',
  version: 1,
  kind: 'support',
  on: today,
  at: '10:00',
  minutes: 60,
  way: 'in_person',
  place: '',
  state: 'booked',
  outcome: null,
  askedBy: null,
  workerName: null,
  reference: 'SP-7KX2M9',
  name: 'Robin Ash',
} as const

const people = [{ reference: 'SP-7KX2M9', name: 'Robin Ash' }]

test.each(['day', 'week'] as const)('a calendar by the %s leads to today beside the one before and after', (layout) => {
  const shown = (week: string) =>
    render(
      <SupportCalendar
        {...{ portal, moment, people }}
        find=""
        interviews={[]}
        appointments={[]}
        query={{ week: plainDate(week), layout }}
      />,
    )
  const links = () =>
    within(screen.getByRole('navigation', { name: layout === 'day' ? partWords.days : partWords.weeks })).getAllByRole(
      'link',
    )
  const { unmount } = shown('2026-12-16')
  expect(links().map((link) => link.textContent)).toEqual([`Previous ${layout}`, 'Today', `Next ${layout}`])
  expect(links()[1]?.getAttribute('href')).toBe(`${path}?${layout === 'day' ? 'view=day&' : ''}week=${today}`)
  expect(links()[1]?.getAttribute('aria-current')).toBeNull()
  unmount()
  shown(today)
  expect(links()[1]?.getAttribute('aria-current')).toBe('date')
})

test.each(calendarLayouts)('two appointments at the same time are marked in the calendar: %s', (layout) => {
  const other = { ...appointment, id: '2', at: '10:30', name: 'Lee Brook', reference: 'SP-7KX2MA' }
  render(
    <SupportCalendar
      {...{ portal, moment, people }}
      find=""
      interviews={[]}
      appointments={[appointment, other]}
      query={{ week: today, layout }}
    />,
  )
  expect(screen.getAllByText(diaryWords.clash)).toHaveLength(2)
})

test.each([
  ['week', '2026-12-16', '2026-12-14'],
  ['day', '2026-12-16', '2026-12-16'],
  ['week', '2026-11-27', '1'],
  ['list', '2026-12-16', '1'],
] as const)('an appointment is booked for the days that are shown: %s of %s', (layout, week, book) => {
  const query = { week: plainDate(week), layout }
  render(<SupportCalendar {...{ portal, moment, people, query }} find="" interviews={[]} appointments={[]} />)
  const booking = within(screen.getByText(supportWorkWords.bookWith).closest('details') ?? document.body)
  expect(booking.getByText('Robin Ash').closest('a')?.getAttribute('href')).toContain(`?book=${book}#`)
})

test.each(calendarLayouts)(
  'an empty calendar says that it is one’s own, and an appointment is booked from it: %s',
  (layout) => {
    const shown = {
      portal,
      moment,
      appointments: [],
      interviews: [],
      query: { week: today, layout },
      find: '',
    } as const
    const { rerender } = render(<SupportCalendar {...shown} people={people} />)
    expect(screen.getByText(/^You have nothing /)).toBeTruthy()
    const booking = within(screen.getByText(supportWorkWords.book).closest('details') ?? document.body)
    expect(booking.getByText('Robin Ash').closest('a')?.getAttribute('href')).toBe(
      '/dashboard/partnerportal/people/SP-7KX2M9/work?book=1#appointments',
    )
    // Where nothing is to come, the list is empty too.
    const coming = () => screen.queryByRole('link', { name: supportWorkWords.calendarComing })?.getAttribute('href')
    expect(coming()).toBeUndefined()
    rerender(
      <SupportCalendar {...shown} people={people} appointments={[{ ...appointment, on: plainDate('2026-12-03') }]} />,
    )
    expect(coming()).toBe(layout === 'list' ? undefined : '/dashboard/partnerportal/calendar?view=list')
    rerender(<SupportCalendar {...shown} people={[]} />)
    expect(screen.queryByText(supportWorkWords.book)).toBeNull()
    expect(screen.getByRole('link', { name: supportWorkWords.calendarPeople })).toBeTruthy()
  },
)

test.each(calendarLayouts)(
  'an interview that somebody shares is in the calendar, and clashes with their own appointments: %s',
  (layout) => {
    const shared = { id: 'a', on: today, at: '10:30', minutes: 30, job: 'Baker', company: 'Example Bakery' } as const
    const interviews = [
      { ...shared, reference: appointment.reference, name: appointment.name },
      { ...shared, id: 'b', reference: 'SP-7KX2MA', name: 'Lee Brook' },
    ]
    const query = { week: today, layout }
    render(
      <SupportCalendar {...{ portal, moment, people: [], find: '', interviews, query }} appointments={[appointment]} />,
    )
    expect(screen.getAllByText(supportWorkWords.interviewFor('Baker', 'Example Bakery'))).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Lee Brook' }).getAttribute('href')).toBe(
      '/dashboard/partnerportal/people/SP-7KX2MA/jobs',
    )
    expect(screen.getAllByText(diaryWords.clash)).toHaveLength(1)
  },
)

test('whoever helps more people than fit at a glance looks one up by name, and the day that is shown stays', () => {
  const many = Array.from({ length: 13 }, (_, number) => ({ reference: `SP-${number}`, name: `Person ${number}` }))
  const week = plainDate('2026-12-16')
  const shown = { portal, moment, appointments: [], interviews: [], query: { week, layout: 'day' } } as const
  const { rerender } = render(<SupportCalendar {...shown} people={people} find="" />)
  expect(screen.queryByRole('search', { hidden: true })).toBeNull()
  rerender(<SupportCalendar {...shown} people={many} find="" />)
  // The page would be as long as their names.
  expect(screen.queryByText('Person 1')).toBeNull()
  const search = screen.getByRole('search', { hidden: true })
  expect(search.getAttribute('action')).toBe(path)
  expect([...new FormData(search as HTMLFormElement)]).toEqual([
    ['view', 'day'],
    ['week', week],
    ['find', ''],
  ])
  rerender(<SupportCalendar {...shown} people={many} find="Person" />)
  expect(screen.getByText('Person 1')).toBeTruthy()
  rerender(<SupportCalendar {...shown} people={[]} find="Nobody" />)
  expect(screen.getByText(supportWorkWords.book).closest('details')?.open).toBe(true)
  expect(screen.getByText(peopleWords.notFound)).toBeTruthy()
  expect(screen.getByRole('link', { name: partWords.clearFilters }).getAttribute('href')).toBe(
    `${path}?view=day&week=${week}`,
  )
})

test.each([
  ['day', '2026-11-26', '12:00', 'Nothing more today. Next: Monday 30 November, 10am, Lee Brook'],
  ['week', '2026-11-26', '12:00', 'Nothing more this week. Next: Monday 30 November, 10am, Lee Brook'],
  ['day', '2026-11-27', '12:00', 'Next: Monday 30 November, 10am, Lee Brook'],
  ['week', '2026-11-26', '10:30', undefined],
  ['list', '2026-11-26', '12:00', undefined],
] as const)('where no more is shown the next appointment is named: %s of %s at %s', (layout, week, now, said) => {
  const next = { ...appointment, id: '2', on: plainDate('2026-11-30'), name: 'Lee Brook', reference: 'SP-7KX2MA' }
  const { container } = render(
    <SupportCalendar
      {...{ portal, people, find: '', interviews: [] }}
      moment={{ today, now }}
      appointments={week === today ? [appointment, next] : [next]}
      query={{ week: plainDate(week), layout }}
    />,
  )
  const lines = [...container.querySelectorAll('p')].map((line) => line.textContent.trim())
  expect(lines.find((line) => line.includes('Next:'))).toBe(said)
})

test('a week without anything says so once, beside what comes next', () => {
  const next = { ...appointment, on: plainDate('2026-12-03') }
  const shown = { portal, people, find: '', interviews: [], moment: { today, now: '12:00' } } as const
  render(<SupportCalendar {...shown} appointments={[next]} query={{ week: today, layout: 'week' }} />)
  expect(screen.getByText(supportWorkWords.calendarEmpty.thisWeek)).toBeTruthy()
  expect(document.body.textContent).toContain(supportWorkWords.calendarNext)
  expect(document.body.textContent).not.toContain(supportWorkWords.calendarNoMore.week)
})

test('the list of what is coming up leaves out what is over', () => {
  const later = { ...appointment, id: '2', at: '15:00' }
  render(
    <SupportCalendar
      {...{ portal, people, find: '', interviews: [] }}
      moment={{ today, now: '12:00' }}
      appointments={[{ ...appointment, outcome: 'attended' }, later]}
      query={{ week: today, layout: 'list' }}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Coming up (1)' })).toBeTruthy()
  expect(screen.queryByText(supportOutcomeLabels.attended)).toBeNull()
})

test('an appointment of today says on the first page what became of it', () => {
  const day = { appointments: [{ ...appointment, outcome: 'attended' as const }], toNote: [], people: 1 }
  render(<SupportToday portal={portal} day={day} today={today} />)
  expect(screen.getByText(supportOutcomeLabels.attended)).toBeTruthy()
})
