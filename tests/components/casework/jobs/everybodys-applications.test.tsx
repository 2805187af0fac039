/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { EverybodysApplications } from '@/components/casework/jobs/everybodys-applications'
import { workSearchWords as words } from '@/lib/content/casework/work-search'

const person = { reference: 'SP-7KX2M9', name: 'Robin Ash', applications: [] }

test.each([
  [[], words.nobodyShares],
  [[person], '1 person has agreed to share applications with you, but hasn’t made any yet.'],
  [
    [person, { ...person, reference: 'SP-7KX2MA' }],
    '2 people have agreed to share applications with you, but haven’t made any yet.',
  ],
])('where there are no applications, it says whether somebody shares theirs: %#', (people, said) => {
  render(<EverybodysApplications portal="/dashboard/caseworkerportal" people={people} />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.people })).toBeTruthy()
})

test('a lead who helps nobody is led to everybody', () => {
  render(<EverybodysApplications portal="/dashboard/partnerportal" people={[]} hasNoCaseload />)
  expect(screen.getByText(words.noCaseload)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.everybody }).getAttribute('href')).toBe(
    '/dashboard/partnerportal/people',
  )
})
