/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { StatTiles } from '@/components/work/stat-tiles'

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())
const tiles = [
  { label: 'Half heard from us within', value: '3 hours', note: 'From 6 first contacts.' },
  { label: 'Heard from us in time', value: null, note: 'No first contact is due yet.' },
]

test('a count is read before what it counts', () => {
  render(<StatTiles label="Jobs" tiles={[{ label: 'jobs on the board', value: 3 }]} />)
  expect(shown()).toEqual(['3 jobs on the board'])
})

test('a measure is read before its figure, and where there is none the note alone says so', () => {
  render(<StatTiles label="First contact" tiles={tiles} isLabelFirst />)
  expect(shown()).toEqual([
    'Half heard from us within3 hoursFrom 6 first contacts.',
    'Heard from us in timeNo first contact is due yet.',
  ])
})
