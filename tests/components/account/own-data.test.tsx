/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OwnData } from '@/components/account/own-data'

const parts = [
  { heading: 'Your account', facts: [{ name: 'Name', value: 'Jo' }], parts: [] },
  {
    heading: 'Your profile',
    facts: [],
    parts: [
      {
        heading: 'Your applications',
        facts: [],
        parts: [
          {
            heading: '',
            facts: [{ name: 'Stage', value: 'Offer' }],
            parts: [{ heading: 'What happened', facts: [{ name: 'What', value: 'Applied' }], parts: [] }],
          },
        ],
      },
    ],
  },
]
const folds = () => Array.from(document.querySelectorAll('details'))

test('each kind of data unfolds from its heading, one level further down each time, and what is short is not folded', () => {
  render(<OwnData parts={parts} isOpen={false} />)
  const levels = screen
    .getAllByRole('heading', { hidden: true })
    .map((heading) => `${heading.tagName} ${heading.textContent}`)
  expect(levels).toEqual(['H2 Your account', 'H2 Your profile', 'H3 Your applications', 'H4 What happened'])
  expect(screen.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Stage',
    'What',
  ])
  expect(folds().map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    'Your account',
    'Your profile',
    'Your applications',
  ])
  expect(folds().some(({ open }) => open)).toBe(false)
})

test('all of it can be unfolded at once', () => {
  render(<OwnData parts={parts} isOpen />)
  expect(folds().every(({ open }) => open)).toBe(true)
})
