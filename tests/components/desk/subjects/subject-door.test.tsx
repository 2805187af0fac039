/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SubjectDoor } from '@/components/desk/subjects/subject-door'
import { subjectDoorWords as words, subjectPageWords } from '@/lib/content/desk/subjects'
import { plainDate } from '@/lib/domain/dates/plain-date'

const show = (email: string) =>
  render(
    <SubjectDoor
      request={{
        id: 'r',
        kind: 'access',
        email,
        beganBy: null,
        receivedOn: plainDate('2026-11-23'),
        dueOn: plainDate('2026-12-23'),
      }}
      memberId="a member"
      isAlone={false}
      done={undefined}
      form={null}
    />,
  )

test('before the code is given the page says by when the request has to be answered', () => {
  show('jo@example.org')
  const shown = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  expect(shown(subjectPageWords.facts.received)).toBe('23 November 2026')
  expect(shown(subjectPageWords.facts.due)).toBe('23 December 2026')
})

test('a request that came with a reference speaks of no code, and leads to the enquiry', () => {
  show('SC-7F3K9Q2M')
  expect(screen.getByText(words.leadWithoutCode)).toBeTruthy()
  expect(screen.getByRole('heading', { name: words.secondAlone })).toBeTruthy()
  const link = screen.getByRole('link', { name: subjectPageWords.enquiry })
  expect(link.getAttribute('href')).toBe('/dashboard/team/enquiries/SC-7F3K9Q2M')
})
