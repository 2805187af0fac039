/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react'

import { EmployerQuestions } from '@/components/marketing/employer-questions'
import { EmployerWays } from '@/components/marketing/employer-ways'
import { Hero } from '@/components/marketing/hero'
import { ThankYou } from '@/components/enquiries/thank-you'
import { costPoint, costSentence } from '@/lib/content/employers/cost'
import { employersHero, employersWays, startNow } from '@/lib/content/employers/employers'
import { confirmationBodies } from '@/lib/content/enquiries/emails'
import { stakeholders } from '@/lib/content/home/home'
import { partnersHero } from '@/lib/content/partners/partners'
import { requestableRoles } from '@/lib/domain/access/role-request'
import { plainDate } from '@/lib/domain/dates/plain-date'

test('an employer may start now or talk first', () => {
  render(<EmployerWays />)
  const [now, talk] = employersWays.items
  expect(screen.getByRole('link', { name: now.title }).getAttribute('href')).toBe(startNow.href)
  expect(screen.getByRole('link', { name: talk.title }).getAttribute('href')).toContain('#call-back')
  expect(employersHero.start).toBe(startNow)
})

test('what it costs stands in the first part of the page, is one of the questions, and is on the home page', () => {
  const { heading, lead, start, talk, cost, pilot } = employersHero
  render(<Hero heading={heading} lead={lead} primary={start} secondary={talk} cost={cost} note={pilot} />)
  expect(costSentence).toMatch(/free/)
  const said = screen.getByText(costSentence ?? '')
  expect(said.className).not.toBe('hero-note')
  expect(said.previousElementSibling?.className).toBe('hero-note')
  cleanup()
  render(<EmployerQuestions />)
  expect(screen.getByRole('link', { name: 'What does it cost?' }).getAttribute('href')).toBe('/faqs#cost')
  expect(stakeholders.items[0].benefits).toContain(costPoint)
})

test('whoever asked for a call can start without waiting for it, from the page after it and from its email', () => {
  const sent = { email: 'a@example.org', phone: '', organisation: 'Bakery', on: plainDate('2026-11-25') }
  render(<ThankYou sent={{ ...sent, source: 'employer' }} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain(startNow.href)
  expect(confirmationBodies.employer('Friday', true).now?.path).toBe(startNow.href)
  for (const other of ['candidate', 'partner', 'general', 'waitlist'] as const) {
    expect(confirmationBodies[other]('Friday', true).now).toBeUndefined()
  }
})

test('a partner may start now or talk first, and each address chooses its role in the sign-up form', () => {
  expect(partnersHero.talk.href).toBe('/partners#call-back')
  const chosen = [startNow, partnersHero.start].map(({ href }) => new URLSearchParams(href.split('?')[1]).get('as'))
  expect(chosen).toEqual(['employer', 'partner'])
  expect(requestableRoles).toEqual(expect.arrayContaining(chosen))
})
