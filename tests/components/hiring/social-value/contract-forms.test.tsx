/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ContractForms } from '@/components/hiring/social-value/contract-forms'
import { employerValueWords as words } from '@/lib/content/hiring/social-value'
import { plainDate } from '@/lib/domain/dates/plain-date'

const contract = {
  id: 'c',
  name: 'Cleaning',
  buyer: 'A council',
  framework: 'own',
  endsOn: plainDate('2027-12-31'),
  targets: [],
} as const

test.each([
  ['2026-10-01', words.of(6, 10)],
  ['2026-11-02', words.began('2 November 2026')],
  ['2026-12-01', words.begins('1 December 2026')],
])('a contract that begins on %s says: %s', (startsOn, text) => {
  render(
    <ContractForms
      contracts={[
        {
          contract: { ...contract, startsOn: plainDate(startsOn) },
          promises: [{ measure: 'started', target: 10, code: '', people: { kind: 'count', count: 6 } }],
        },
      ]}
      until={plainDate('2026-10-31')}
      today={plainDate('2026-11-27')}
      kept={null}
      to="employer"
    />,
  )
  expect(screen.getByText(text)).toBeTruthy()
  const isCounted = text === words.of(6, 10)
  expect(screen.queryByText(words.delivered) !== null).toBe(isCounted)
  expect(screen.queryByText(/Counted until 31 October 2026/) !== null).toBe(isCounted)
})
