/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { CompanyForm } from '@/components/hiring/company/company-form'
import { companyFormWords as words } from '@/lib/content/hiring/company'
import { mostSites } from '@/lib/domain/companies/company-form'

test('workplaces unfold one at a time, up to the most that there can be', () => {
  render(
    <CompanyForm kind="ask" values={{}} problems={{}} kept={null} version={null} submit={words.send} to="company" />,
  )
  const lines = screen.getAllByText(words.anotherSite)
  expect(lines).toHaveLength(mostSites - 1)
  const [first] = lines
  expect(first?.parentElement?.querySelectorAll(':scope > fieldset')).toHaveLength(1)
  expect(screen.getAllByText(/^Workplace \d+$/)).toHaveLength(mostSites)
})
