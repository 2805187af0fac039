/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { MentoringScreen } from '@/components/casework/mentoring/mentoring-screen'
import { mentoringWords as words } from '@/lib/content/casework/mentoring'

test.each([
  [0, words.noPeople],
  [2, words.noPeopleYet],
])('a mentor with %i places who mentors nobody reads what comes next', (places, said) => {
  const work = {
    isMentor: true,
    hasName: true,
    offer: { places, subjects: [] },
    people: [],
    pairs: null,
    leftAlone: null,
    worries: [],
  }
  render(<MentoringScreen portal="/dashboard/caseworkerportal" work={work} kept={null} />)
  expect(screen.getByText(said)).toBeTruthy()
})

test.each([
  ['whoever sees everybody', [], words.nothingHere],
  ['anybody else', null, words.nothingOwn],
])('that nobody waits is said only to somebody who would see it: %s', (_, pairs, said) => {
  const work = { isMentor: false, hasName: true, offer: null, people: [], pairs, leftAlone: pairs, worries: [] }
  render(<MentoringScreen portal="/dashboard/partnerportal" work={work} kept={null} />)
  expect(screen.getByText(said)).toBeTruthy()
})

test('whoever sees everybody reads who has asked whom, and who mentors whom', () => {
  const pairs = [
    {
      reference: 'SP-7KX2M9',
      name: 'Robin Ash',
      mentor: 'Leah Marsden',
      state: 'asked',
      since: '2026-11-29T10:00:00Z',
    },
    { reference: 'SP-7KX2MA', name: 'Mo Reed', mentor: null, state: 'going_on', since: '2026-11-20T10:00:00Z' },
  ] as const
  const work = { isMentor: false, hasName: true, offer: null, people: [], pairs, leftAlone: [], worries: [] }
  render(<MentoringScreen portal="/dashboard/partnerportal" work={work} kept={null} />)
  const section = screen.getByRole('heading', { name: words.pairs }).closest('section')
  expect([...(section?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Robin Ash asked Leah Marsden on 29 November 2026. No answer yet.',
    'Mo Reed has met a mentor since 20 November 2026.',
  ])
  expect(screen.queryByText(words.nothingHere)).toBeNull()
})
