/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'

import { AdvertSoFar } from '@/components/hiring/jobs/advert-so-far'
import { findingWords } from '@/lib/content/hiring/advert'
import { companyJobWords } from '@/lib/content/hiring/company-job-words'
import { publicJobWords } from '@/lib/content/job-board/board'
import { blankDraft } from '@/lib/domain/job-board/advert'
import { typedOf } from '@/lib/domain/job-board/advert-steps'
import { anAdvert } from '@/tests/support/an-advert'

const show = (fields: Record<string, string>, step: 'work' | 'pay' = 'work') =>
  render(
    <AdvertSoFar
      step={step}
      draft={blankDraft}
      sites={[]}
      company="Example Bakery"
      today="2026-11-25"
      fields={fields}
    />,
  )

test('what is typed is checked by the rules of the server, and shown as people will read it', () => {
  show({ title: 'Night baker', description: 'Bake bread. You must have a clean record.' })
  expect(screen.getByText(findingWords.blanket_ban)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe(companyJobWords.found(1))
  expect(screen.getByRole('article').textContent).toContain('Night baker')
  expect(screen.getByRole('article').textContent).toContain('You must have a clean record.')
})

test('a finished advert is drawn as its page on the board', () => {
  const draft = anAdvert({ title: 'Day baker' })
  render(
    <AdvertSoFar
      step="work"
      draft={draft}
      sites={[]}
      company="Example Bakery"
      today="2026-11-25"
      fields={{ ...typedOf(draft), title: 'Night baker' }}
    />,
  )
  const page = screen.getByRole('article', { name: 'Night baker' })
  expect(within(page).getByRole('heading', { name: publicJobWords.askHeading })).toBeTruthy()
})

test('what is not typed yet is no mistake', () => {
  show({ title: 'Night baker' })
  expect(screen.getByRole('status').textContent).toBe(companyJobWords.found(0))
})

test('what cannot be read says so, and the advert keeps what is stored of it', () => {
  show({ payFrom: 'twelve', closesOn: '2020-01-01' }, 'pay')
  expect(screen.getByRole('status').textContent).toContain('Enter the pay in pounds')
  expect(screen.getByText(findingWords.closing_date_past)).toBeTruthy()
  expect(screen.getByRole('article')).toBeTruthy()
  cleanup()
  const draft = anAdvert({ title: 'Day baker', vacancies: 3 })
  render(
    <AdvertSoFar
      step="work"
      draft={draft}
      sites={[]}
      company="Example Bakery"
      today="2026-11-25"
      postedOn="2026-11-20"
      fields={{ ...typedOf(draft), title: 'Night baker', vacancies: 'two' }}
    />,
  )
  const page = screen.getByRole('article', { name: 'Night baker' })
  expect(page.textContent).toContain('Posted5 days ago')
})
