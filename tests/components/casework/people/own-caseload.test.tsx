/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OwnCaseload } from '@/components/casework/people/caseload-summary'
import { partnerPortalWords as words } from '@/lib/content/casework/organisation'

const looks = { message: 0, correction: 0, contact: 0, step: 0, consent: 0, ready: 0 }

test.each([
  ['left out where each of them is an alert above', 1, 0],
  ['counted where there are others', 2, 1],
])('a release is %s', (_, releasedSoon, tiles) => {
  render(
    <OwnCaseload
      portal="/dashboard/caseworkerportal"
      counts={{ looks, releasedSoon }}
      alerts={[{ kind: 'released_without_plan' }, { kind: 'step_overdue' }]}
    />,
  )
  expect(screen.queryAllByRole('link', { name: new RegExp(words.releasedTile) })).toHaveLength(tiles)
})
