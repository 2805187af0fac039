/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { DataTable } from '@/components/work/data-table'

test('a phone’s card does without what asks for nothing, row by row', () => {
  const rows = [
    { id: 'one', consent: 'until next year', isCalm: true },
    { id: 'two', consent: 'ends this week', isCalm: false },
  ]
  render(
    <DataTable
      caption="People"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { label: 'Person', cell: ({ id }) => id },
        { label: 'Consent', cell: ({ consent }) => consent, isOnlyWide: ({ isCalm }) => isCalm },
      ]}
    />,
  )
  expect(screen.getByRole('cell', { name: 'until next year' }).dataset.wide).toBe('true')
  expect(screen.getByRole('cell', { name: 'ends this week' }).dataset.wide).toBeUndefined()
})
