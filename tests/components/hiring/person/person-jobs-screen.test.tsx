/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { PersonJobsScreen } from '@/components/hiring/person/person-jobs-screen'
import { personJobWords as words } from '@/lib/content/hiring/person-jobs'
import { readPersonJobQuery } from '@/lib/domain/job-board/person-job-query'

test('what was suggested stands between the tabs and what filters the list below it', () => {
  render(
    <PersonJobsScreen
      query={readPersonJobQuery({})}
      hasPlace
      hasWants
      found={{ jobs: [], own: new Map(), hasMore: false }}
      kept={null}
    >
      <p>A suggestion</p>
    </PersonJobsScreen>,
  )
  const follows = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  const suggestion = screen.getByText('A suggestion')
  expect(follows(screen.getByRole('navigation', { name: words.tabs }), suggestion)).toBe(true)
  expect(follows(suggestion, screen.getByLabelText(words.miles))).toBe(true)
})
