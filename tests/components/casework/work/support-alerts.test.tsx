/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

import { SupportAlerts } from '@/components/casework/work/support-alerts'
import { supportAlertLinks, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { plainDate } from '@/lib/domain/dates/plain-date'

const alerts = Array.from({ length: 12 }, (_, index) => ({
  kind: 'no_contact' as const,
  count: 15,
  on: plainDate('2026-11-12'),
  reference: `SP-${index}`,
  name: `Person ${index}`,
}))
const shown = { portal: '/dashboard/caseworkerportal', alerts, putOff: [], kept: null } as const

test('the page of alerts shows ten and folds the rest, which opens for a form that is shown again', () => {
  const { rerender } = render(<SupportAlerts {...shown} at="alerts" />)
  const rest = () => screen.getByText(words.moreAlerts(2)).closest('details')
  expect(rest()?.open).toBe(false)
  expect(within(rest() ?? document.body).getAllByRole('listitem', { hidden: true })).toHaveLength(2)
  const values = { form: 'alert-put-off', alert: 'no_contact', reference: 'SP-11' }
  rerender(<SupportAlerts {...shown} at="alerts" kept={{ message: 'Say why.', field: 'reason', values }} />)
  expect(rest()?.open).toBe(true)
})

test('an alert leads to the file and to where it is dealt with', () => {
  const correction = { kind: 'correction_asked' as const, count: 30, on: plainDate('2026-12-25') }
  const two = alerts.slice(0, 1).flatMap((alert) => [{ ...alert, ...correction }, alert])
  render(<SupportAlerts {...shown} alerts={two} at="alerts" />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/caseworkerportal/people/SP-0',
    '/dashboard/caseworkerportal/people/SP-0#corrections',
    '/dashboard/caseworkerportal/people/SP-0',
    '/dashboard/caseworkerportal/people/SP-0/work#notes',
  ])
  expect(screen.getByText(/Answer by 25 December 2026\./)).toBeTruthy()
  // The month for an answer cannot be put off.
  expect(screen.getAllByText(words.putOff)).toHaveLength(1)
})

test('the first page of a portal shows five alerts and leads to all', () => {
  render(<SupportAlerts {...shown} at="home" />)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByRole('link', { name: words.allAlerts(12) }).getAttribute('href')).toBe(
    '/dashboard/caseworkerportal/alerts',
  )
})

test('what a first page says elsewhere is no alert there, and without a page of alerts all are on it', () => {
  const [first] = alerts
  const elsewhere = (['message_unread', 'outcome_missing'] as const).flatMap((kind) =>
    first ? [{ ...first, kind }] : [],
  )
  const { rerender } = render(<SupportAlerts {...shown} alerts={[...elsewhere, ...alerts]} at="home" />)
  const said = () => document.body.textContent
  for (const { kind } of elsewhere) expect(said()).not.toContain(supportAlertLinks[kind])
  rerender(<SupportAlerts {...shown} alerts={[...elsewhere, ...alerts]} at="alerts" />)
  for (const { kind } of elsewhere) expect(said()).toContain(supportAlertLinks[kind])
  rerender(<SupportAlerts {...shown} portal="/dashboard/partner" at="home" />)
  expect(screen.getByText(words.moreAlerts(2))).toBeTruthy()
  expect(screen.queryByRole('link', { name: words.allAlerts(12) })).toBeNull()
})

test('without alerts there is a sentence, and no heading above nothing', () => {
  render(<SupportAlerts {...shown} alerts={[]} at="alerts" />)
  expect(screen.getByText(words.noAlerts)).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('what was put off stays to be found, with the day and the reason', () => {
  const putOff = alerts.slice(0, 1).map((alert) => ({ ...alert, until: plainDate('2026-12-05'), reason: 'On leave.' }))
  render(<SupportAlerts {...shown} alerts={[]} putOff={putOff} at="home" />)
  const list = within(screen.getByText(words.putOffList(1)).closest('details') ?? document.body)
  expect(list.getByRole('link', { name: 'Person 0', hidden: true })).toBeTruthy()
  expect(list.getByText(/5 December 2026:/).textContent).toContain('On leave.')
})
