/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { EverybodysApplications } from '@/components/casework/jobs/everybodys-applications'
import { peopleWords } from '@/lib/content/casework/people'
import { workSearchWords as words } from '@/lib/content/casework/work-search'

const person = { reference: 'SP-7KX2M9', name: 'Robin Ash', applications: [] }

test.each([
  [[], words.nobodyShares, words.people, '/dashboard/caseworkerportal/people'],
  [
    [person],
    'Robin Ash has agreed to share applications with you, but hasn’t made any yet.',
    'See jobs for Robin Ash',
    '/dashboard/caseworkerportal/people/SP-7KX2M9/jobs',
  ],
  [
    [person, { ...person, reference: 'SP-7KX2MA' }],
    '2 people have agreed to share applications with you, but haven’t made any yet.',
    words.people,
    '/dashboard/caseworkerportal/people',
  ],
])('where there are no applications, it says who shares theirs, and leads on: %#', (people, said, label, href) => {
  render(<EverybodysApplications portal="/dashboard/caseworkerportal" people={people} />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
})

const row = { reference: 'SP-7KX2M9', name: 'Robin Ash', worker: 'Jo Field' }

test('a lead who helps nobody sees who shares applications, and who helps them', () => {
  render(
    <EverybodysApplications
      portal="/dashboard/partnerportal"
      people={[]}
      ofColleagues={{ people: [row], hasMore: true }}
    />,
  )
  expect(screen.getByText(words.colleaguesShare.some)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Robin Ash' }).getAttribute('href')).toBe(
    '/dashboard/partnerportal/people/SP-7KX2M9/jobs',
  )
  expect(screen.getByText('Caseworker: Jo Field')).toBeTruthy()
  expect(screen.getByRole('link', { name: peopleWords.seeAll }).getAttribute('href')).toBe(
    '/dashboard/partnerportal/people?shares=on',
  )
})

test('a lead who helps nobody is led to everybody where nobody shares applications', () => {
  render(
    <EverybodysApplications
      portal="/dashboard/partnerportal"
      people={[]}
      ofColleagues={{ people: [], hasMore: false }}
    />,
  )
  expect(screen.getByText(words.colleaguesShare.none)).toBeTruthy()
  expect(screen.getByRole('link', { name: peopleWords.seeEverybody }).getAttribute('href')).toBe(
    '/dashboard/partnerportal/people',
  )
})
