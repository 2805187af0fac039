/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SubjectDoor } from '@/components/desk/subjects/subject-door'
import { subjectDoorWords as words, subjectPageWords } from '@/lib/content/desk/subjects'
import { plainDate } from '@/lib/domain/dates/plain-date'

const show = (email: string, ended: Partial<Parameters<typeof SubjectDoor>[0]['request']> = {}) =>
  render(
    <SubjectDoor
      request={{
        id: 'r',
        kind: 'access',
        email,
        beganBy: null,
        receivedOn: plainDate('2026-11-23'),
        dueOn: plainDate('2026-12-23'),
        doneAt: null,
        outcome: null,
        identity: '',
        answer: '',
        ...ended,
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

test('a request whose sender is never known can be closed, as refused, without anybody seeing the data', () => {
  const { container } = show('jo@example.org')
  const form = screen.getByLabelText(words.identity).closest('form')
  expect(new URL(form?.action ?? '').pathname).toBe('/api/desk/subject-close')
  expect(container.querySelector<HTMLInputElement>('[name="outcome"]')?.value).toBe('refused')
})

test('once it is closed it says when, how and what was told, and can be neither opened nor closed', () => {
  show('jo@example.org', {
    doneAt: '2026-11-29T10:00:00Z',
    outcome: 'refused',
    identity: 'We asked them twice.',
    answer: 'That we can’t go on.',
  })
  expect(screen.getByText('29 November 2026: Refused')).toBeTruthy()
  expect(screen.getByText('That we can’t go on.')).toBeTruthy()
  expect(document.querySelector('form')).toBeNull()
})
