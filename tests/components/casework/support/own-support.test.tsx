/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OwnSupport } from '@/components/casework/support/own-support'
import { OwnWorkScreen } from '@/components/casework/support/own-work-screen'
import { ownSupportWords as words } from '@/lib/content/casework/own-support'
import { todoLabels } from '@/lib/content/dashboards/labels'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { todoKinds } from '@/lib/domain/dashboards/service-state'

const today = plainDate('2026-11-27')
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const facts = {
  ...{ name: 'Robin Ash', phone: '', email: '', safe_ways: [], safe_hours: '', safe_days: [], safe_from: '' },
  ...{
    safe_to: '',
    interpreter: '',
    access_needs: '',
    town: '',
    district: '',
    place: 'community' as const,
    establishment: '',
  },
  ...{ release_on: null, release_unknown: null, practitioner_name: '', practitioner_contact: '' },
  ...{ work_state: 'ready' as const, own_reference: '' },
}
const shares = { profile: false, applications: false, diary: false, statement: false }

test('who helps comes first, with the way to write to them, and things that nobody began take one line', () => {
  const file = {
    ...{ facts, reference: 'SP-7KX2M9', version: 1, worker: 'Leah', hasWorker: true, inWorkSince: null, sorted: {} },
    ...{ shares, closedAt: null, consents: [], restrictions: [], openings: [], events: [] },
  }
  render(
    <OwnSupport {...{ id: '1', organisation: 'Example charity', file, referrals: [], kept: null, today }} unread={1}>
      <h2>Suggested</h2>
    </OwnSupport>,
  )
  expect(headings().slice(0, 2)).toEqual([words.files, 'Suggested'])
  expect(screen.getByRole('link', { name: 'Read 1 new message' }).getAttribute('href')).toBe(
    '/dashboard/candidateportal/support/SP-7KX2M9#messages',
  )
  expect(screen.getByText(/You haven’t marked any of them as sorted yet\.$/)).toBeTruthy()
})

test('once one of the seven things is begun, all seven are listed', () => {
  const file = {
    ...{ facts, reference: 'SP-7KX2M9', version: 1, worker: 'Leah', hasWorker: true, inWorkSince: null },
    ...{ sorted: { cv: 'done' }, shares, closedAt: null, consents: [], restrictions: [], openings: [], events: [] },
  }
  render(
    <OwnSupport {...{ id: '1', organisation: 'Example charity', file, referrals: [], kept: null, today }} unread={0} />,
  )
  const things = screen.getByRole('region', { name: words.sorted }).querySelectorAll('.dash-facts > div')
  expect(Array.from(things, (thing) => thing.firstChild?.textContent)).toEqual(
    todoKinds.map((kind) => todoLabels[kind]),
  )
  // One button saves all of them: what was chosen for another is not lost.
  const form = screen.getByRole<HTMLSelectElement>('combobox', { name: todoLabels.cv, hidden: true }).form
  expect(form?.querySelectorAll('select')).toHaveLength(todoKinds.length)
  expect(form?.querySelectorAll('button')).toHaveLength(1)
})

test.each([
  [true, 'Messages'],
  [false, 'Appointments'],
])('new messages come first: %s', (isNew, first) => {
  const message = { id: '1', from: 'worker', author: 'Leah', isMine: false, text: 'Hello', isRead: false } as const
  render(
    <OwnWorkScreen
      reference="SP-7KX2M9"
      work={{
        organisation: 'Example charity',
        is_open: true,
        worker: null,
        appointments: [],
        steps: [],
        needs: {},
        notes: [],
      }}
      conversation={{
        ...{ side: 'person', organisation: 'Example charity', name: 'Robin Ash', unsent: [], closed: null },
        safety: { safe_ways: [], safe_hours: '' },
        messages: [{ ...message, sentAt: '2026-11-27T10:00:00Z', isNew }],
      }}
      moment={{ today, now: '12:00' }}
      reminders=""
      to="candidate"
      overview="/dashboard/candidateportal/support"
      mentoring="/dashboard/candidateportal/mentoring"
      nextId="2"
      kept={null}
    />,
  )
  expect(headings()[0]).toBe(first)
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Back to Support')
})
