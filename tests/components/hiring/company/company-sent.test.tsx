/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { CompanyFactList } from '@/components/hiring/company/company-fact-list'
import { CompanyStateNotice } from '@/components/hiring/company/company-state'
import { companyDoneWords, companyFactWords, companyFormWords, companyStateTexts } from '@/lib/content/hiring/company'

const company = { name: 'Example Bakery', state: 'waiting', answer: '', askedAt: '2026-11-27T10:00:00Z' } as const

const sentOn = new Date(company.askedAt)

test('a company that was just sent is thanked and told what happens next in one box', () => {
  const { container } = render(<CompanyStateNotice company={company} now={sentOn} done="asked" />)
  expect(container.querySelectorAll('.notice')).toHaveLength(1)
  const text = screen.getByRole('status').textContent
  expect(text).toContain(companyDoneWords.asked)
  expect(text).toContain(companyStateTexts.waiting)
})

test('later the box says how it stands, and is not read out by itself', () => {
  const { container } = render(<CompanyStateNotice company={company} now={sentOn} done="toString" />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText((text) => text.includes(companyStateTexts.waiting))).toBeTruthy()
  expect(container.querySelector('.notice')?.textContent).toMatch(
    /^Example Bakery is waiting for our answer\. .*We’ll email you by Tuesday 1 December\. /,
  )
})

test('from the day after the promised one the box says that we are late', () => {
  const at = (now: string) =>
    render(<CompanyStateNotice company={company} now={new Date(now)} />).container.querySelector('.notice')?.textContent
  expect(at('2026-12-01T23:30:00Z')).toContain('We’ll email you by Tuesday 1 December. ')
  expect(at('2026-12-02T00:30:00Z')).toContain('We said we’d email you by Tuesday 1 December. We’re sorry we’re late. ')
})

test('what somebody sent has their own name and job too', () => {
  const facts = {
    ...company,
    number: '',
    sector: 'hospitality',
    size: '1_9',
    sites: [],
    website: '',
    phone: '',
  } as const
  render(<CompanyFactList company={facts} askedBy={{ name: 'Ash Cole', as: 'Owner' }} />)
  expect(screen.getByText(companyFormWords.yourName).nextElementSibling?.textContent).toBe('Ash Cole')
  expect(screen.getByText(companyFormWords.askedAs).nextElementSibling?.textContent).toBe('Owner')
})

test('a number that was left blank is shown as not given: nobody said that there is none', () => {
  render(
    <CompanyFactList
      company={{
        name: 'Example Bakery',
        number: '',
        sector: 'hospitality',
        size: '1_9',
        sites: [],
        website: 'example.org',
        phone: '1',
      }}
    />,
  )
  expect(screen.getByText(companyFactWords.number).nextElementSibling?.textContent).toBe(companyFactWords.notGiven)
  // An address breaks before a dot, never inside a word of it.
  expect(screen.getByText(companyFactWords.website).nextElementSibling?.querySelectorAll('wbr')).toHaveLength(1)
})
