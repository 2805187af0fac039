/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { RejectSeveral } from '@/components/hiring/applications/reject-several'
import { ShortlistSeveral } from '@/components/hiring/applications/shortlist-several'
import { employerPortal } from '@/components/hiring/screen-place'
import { companyApplicantsWords as words, readAgainWords } from '@/lib/content/hiring/applicants'
import { applicantQueryFrom } from '@/lib/domain/applications/applicant-query'
import { plainDate } from '@/lib/domain/dates/plain-date'

type Props = ComponentProps<typeof RejectSeveral>

const on = plainDate('2026-11-23')
const row = (reference: string, name: string | null, jobId: string): Props['applicants'][number] => ({
  id: reference,
  reference,
  version: 4,
  jobId,
  jobTitle: jobId === 'baker-1' ? 'Baker' : 'Driver',
  stage: 'applied',
  appliedOn: on,
  changedOn: on,
  updatedOn: on,
  task: null,
  awaited: [],
  interview: null,
  distance: 'under_5',
  skills: [],
  tickets: [],
  name,
  unread: 0,
})
const applicants = [
  row('A-000001', null, 'baker-1'),
  row('A-000002', 'Jo Li', 'baker-1'),
  row('A-000003', 'Sam Poe', 'driver-1'),
]
const shown = (search: Record<string, string | string[]>, kept: Props['kept'] = null) =>
  render(
    <RejectSeveral
      place={employerPortal}
      query={applicantQueryFrom({ step: 'reject', ...search })}
      applicants={applicants}
      kept={kept}
    />,
  )
const sentBy = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined))

test('those of one job are named, and rejected on the version that was ticked', () => {
  shown({ tick: ['A-000001 3', 'A-000002 3'] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.severalTitle(2))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Applicant A-000001',
    'Jo Li (A-000002)',
  ])
  expect(sentBy(document.querySelector('form'))).toMatchObject({
    'applicant-1': 'A-000001 3',
    'applicant-2': 'A-000002 3',
    rest: '',
  })
})

test('those of two jobs are rejected one job at a time, and the others stay ticked', () => {
  const tick = ['A-000001 3', 'A-000003 3']
  const { unmount } = shown({ tick })
  expect(document.querySelector('form')).toBeNull()
  const link = screen.getByRole('link', { name: words.jobsChoose(1, 'Driver') })
  expect(link.getAttribute('href')).toMatch(/tick=A-000001\+3%2CA-000003\+3.*of=driver-1/)
  unmount()
  shown({ tick, of: 'driver-1' })
  expect(sentBy(document.querySelector('form'))).toMatchObject({ 'applicant-1': 'A-000003 3', rest: 'A-000001 3' })
})

test('somebody who is no longer in the list is not rejected, and that is said', () => {
  shown({ tick: ['A-000001 3', 'A-000009 1'] })
  expect(screen.getByText(words.severalGone(1))).toBeTruthy()
  expect(sentBy(document.querySelector('form'))).not.toHaveProperty('applicant-2')
})

test('what they will be told is read once more before it goes, as for one applicant', () => {
  const values = { form: 'applicants-no', 'reason-filled': 'on', message: 'Thank you.' }
  shown({ step: 'check', tick: ['A-000001 3', 'A-000002 3'] }, { message: '', field: null, values })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    readAgainWords.pageTitle(readAgainWords.steps['applicant-no'].heading),
  )
  const told = screen.getByRole('region', { name: readAgainWords.steps['applicant-no'].heading }).textContent
  for (const part of ['The job has been filled', 'Thank you.']) expect(told).toContain(part)
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual([words.severalSubmit(2), readAgainWords.change])
  expect(sentBy(document.querySelector('form'))).toMatchObject({
    'applicant-2': 'A-000002 3',
    'reason-filled': 'on',
    message: 'Thank you.',
  })
})

test.each([
  ['that this calls off is named with its day and time', null, words.severalCallsOff('Monday 23 November at 10am')],
  ['that is over is not called off', { kind: 'record_interview', waited: 3, isSinceToday: false }, ''],
] as const)('an interview %s', (_, task, said) => {
  const [first, ...others] = applicants
  render(
    <RejectSeveral
      place={employerPortal}
      query={applicantQueryFrom({ step: 'reject', tick: ['A-000001 3', 'A-000002 3'] })}
      applicants={first ? [{ ...first, task, awaited: ['interview'], interview: { on, at: '10:00' } }, ...others] : []}
      kept={null}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Applicant A-000001${said}`,
    'Jo Li (A-000002)',
  ])
})

test('of those ticked, whoever isn’t waiting to be shortlisted is named with their stage', () => {
  const later = { ...row('A-000004', 'Ada Day', 'baker-1'), stage: 'interview' as const }
  const query = applicantQueryFrom({ step: 'shortlist', tick: ['A-000001 3', 'A-000004 3', 'A-000009 1'] })
  render(<ShortlistSeveral place={employerPortal} query={query} applicants={[...applicants, later]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Day (A-000004): Interview',
    `Applicant A-000009: ${words.shortlistGone}`,
    'Applicant A-000001',
  ])
  expect(screen.getByText(words.shortlistNext(1))).toBeTruthy()
})
