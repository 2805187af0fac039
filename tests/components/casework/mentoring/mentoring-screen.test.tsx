/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { MentoringScreen } from '@/components/casework/mentoring/mentoring-screen'
import { mentoringWords as words } from '@/lib/content/casework/mentoring'
import { peopleWords } from '@/lib/content/casework/people'

test.each([
  [0, words.noPeople],
  [2, words.noPeopleYet],
])('a mentor with %i places who mentors nobody reads what comes next', (places, said) => {
  const work = {
    isMentor: true,
    manages: false,
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

const idle = {
  isMentor: false,
  manages: false,
  hasName: true,
  offer: null,
  people: [],
  pairs: null,
  leftAlone: null,
  worries: [],
}

test.each([
  [true, words.chooseMentors.link, words.chooseMentors.text],
  [false, peopleWords.seeManagers, words.beginsSteps[0].text],
])('whoever manages access is told to choose the mentors, anybody else who can: %s', (manages, link, text) => {
  render(<MentoringScreen portal="/dashboard/partnerportal" work={{ ...idle, manages }} kept={null} />)
  expect(screen.getByRole('link', { name: link }).closest('li')?.textContent).toContain(text)
})

test.each([
  ['whoever sees everybody', [], words.nothingHere],
  ['anybody else', null, words.nothingOwn],
])('that nobody waits is said only to somebody who would see it: %s', (_, pairs, said) => {
  const work = { ...idle, pairs, leftAlone: pairs }
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
  const work = { ...idle, pairs }
  render(<MentoringScreen portal="/dashboard/partnerportal" work={work} kept={null} />)
  const section = screen.getByRole('heading', { name: words.pairs }).closest('section')
  expect([...(section?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Robin Ash asked Leah Marsden on 29 November 2026. No answer yet.',
    'Mo Reed has been meeting a mentor since 20 November 2026.',
  ])
  expect(screen.queryByText(words.nothingHere)).toBeNull()
})
