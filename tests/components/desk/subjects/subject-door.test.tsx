/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SubjectDoor } from '@/components/desk/subjects/subject-door'
import { subjectPageWords } from '@/lib/content/desk/subjects'
import { plainDate } from '@/lib/domain/dates/plain-date'

test('before the code is given the page says by when the request has to be answered', () => {
  render(
    <SubjectDoor
      request={{
        id: 'r',
        kind: 'access',
        email: 'jo@example.org',
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
  const shown = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  expect(shown(subjectPageWords.facts.received)).toBe('23 November 2026')
  expect(shown(subjectPageWords.facts.due)).toBe('23 December 2026')
})
