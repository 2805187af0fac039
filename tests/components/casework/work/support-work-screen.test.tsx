/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { SupportWorkScreen } from '@/components/casework/work/support-work-screen'
import { fileWords } from '@/lib/content/casework/people'
import { supportWorkWords as words } from '@/lib/content/casework/support-work'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-26')
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
} as const

type Screen = ComponentProps<typeof SupportWorkScreen>

const show = (portal: Screen['portal'], now: string, change: Partial<Screen> = {}) =>
  render(
    <SupportWorkScreen
      portal={portal}
      reference="SP-7KX2M9"
      work={{
        name: 'Robin Ash',
        is_open: true,
        unread: 2,
        job_starts: [],
        reminder_troubles: {},
        appointments: [appointment, { ...appointment, id: '2', at: '10:30' }],
        steps: [],
        needs: {},
        notes: [],
      }}
      moment={{ today, now }}
      kept={null}
      {...change}
    />,
  )

/** What looks like the page's main action. */
const primary = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('.dash-more-primary > summary')].map(({ textContent }) => textContent)

test('the page has one main action: to note how the first appointment went, or else to write a note', () => {
  const { unmount } = show('/dashboard/partnerportal', '09:00')
  expect(primary()).toEqual([words.note])
  unmount()
  show('/dashboard/partnerportal', '12:00')
  expect(primary()).toEqual([words.outcome])
  expect(screen.getAllByText(words.outcome, { selector: 'summary' })).toHaveLength(2)
})

test('every page about a person is one click from every other, with what is new in the messages', () => {
  show('/dashboard/partnerportal', '09:00')
  const links = within(screen.getByRole('navigation', { name: fileWords.pages })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['File', '/dashboard/partnerportal/people/SP-7KX2M9'],
    ['Appointments, notes and plan', '/dashboard/partnerportal/people/SP-7KX2M9/work'],
    ['Jobs and applications', '/dashboard/partnerportal/people/SP-7KX2M9/jobs'],
    ['Messages (2 new)', '/dashboard/partnerportal/people/SP-7KX2M9/messages'],
    ['Timeline', '/dashboard/partnerportal/people/SP-7KX2M9/timeline'],
  ])
  expect(links[1]?.getAttribute('aria-current')).toBe('page')
})

test('the demonstration, which does not tell the history of a file, leads to none', () => {
  show('/dashboard/partner', '09:00')
  expect(screen.queryByRole('link', { name: 'Timeline' })).toBeNull()
})

test('whoever comes from the calendar to book an appointment finds the form open', () => {
  const { unmount } = show('/dashboard/partnerportal', '09:00')
  const form = () => screen.getByText(words.book, { selector: 'summary' }).closest('details')?.open
  expect(form()).toBe(false)
  unmount()
  show('/dashboard/partnerportal', '09:00', { isBooking: true })
  expect(form()).toBe(true)
})

test('a step whose day has passed is marked, until it is done', () => {
  const step = { id: '1', goal: 'Into work', what: 'Open a bank account', who: 'person', doneOn: null } as const
  const work = {
    name: 'Robin Ash',
    is_open: true,
    unread: 0,
    job_starts: [],
    reminder_troubles: {},
    appointments: [],
    steps: [
      { ...step, by: plainDate('2026-11-25') },
      { ...step, id: '2', by: today },
      { ...step, id: '3', by: plainDate('2026-11-25'), doneOn: today },
    ],
    needs: {},
    notes: [],
  }
  show('/dashboard/partnerportal', '09:00', { work })
  expect(screen.getAllByText(words.overdue)).toHaveLength(1)
})
