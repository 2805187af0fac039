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
    leftAlone: null,
    worries: [],
  }
  render(<MentoringScreen portal="/dashboard/caseworkerportal" work={work} kept={null} />)
  expect(screen.getByText(said)).toBeTruthy()
})
