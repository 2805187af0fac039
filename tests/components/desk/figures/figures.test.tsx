/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

import { Figures } from '@/components/desk/figures/figures'
import { deskFigureWords as words } from '@/lib/content/desk/figures'

type Given = Parameters<typeof Figures>[0]['figures']
const show = (count: number, bySource: Given['bySource'] = []) =>
  render(
    <Figures
      days={30}
      madeOf=""
      hiring={null}
      figures={{
        enquiries: 0,
        firstContact: { count, medianMinutes: count === 0 ? null : 90, mostMinutes: count === 0 ? null : 400 },
        promise: { kept: 0, of: 0 },
        open: 0,
        bySource,
        openByAge: [],
        openByOwner: [],
      }}
    />,
  )

test.each([
  [0, words.firstContact, false],
  [4, words.firstContact, false],
  [5, words.median, true],
])('of %d first contacts a tile is named for what it shows', (count, name, hasFigure) => {
  show(count)
  const tile = screen.getByText(name).closest('li')
  expect(tile && within(tile).queryByRole('strong') !== null).toBe(hasFigure)
  expect(screen.queryByText(words.most) !== null).toBe(hasFigure)
})

test('a number that is nought has no bar, which would look full', () => {
  const bySource = [
    { source: 'general', count: 2 },
    { source: 'partner', count: 0 },
  ] as const
  const { container } = show(0, [...bySource])
  expect(container.querySelectorAll('.dash-bar')).toHaveLength(1)
})
