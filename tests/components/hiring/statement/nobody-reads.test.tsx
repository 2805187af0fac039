/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { NobodyReads } from '@/components/hiring/statement/nobody-reads'
import { companyApplicantsWords } from '@/lib/content/hiring/applicants'
import { readingWords as words } from '@/lib/content/hiring/reading'

test('a company in which nobody may read statements hears who can change that, and a manager is led there', () => {
  const { rerender, container } = render(<NobodyReads givers={{ names: ['Ada'], isOwn: false, hasReader: false }} />)
  expect(screen.getByRole('region', { name: words.nobodyTitle }).textContent).toContain(
    companyApplicantsWords.giver('Ada'),
  )
  rerender(<NobodyReads givers={{ names: ['Ada'], isOwn: true, hasReader: false }} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/employerportal/company/people')
  rerender(<NobodyReads givers={{ names: ['Ada'], isOwn: true, hasReader: true }} />)
  expect(container.textContent).toBe('')
})
