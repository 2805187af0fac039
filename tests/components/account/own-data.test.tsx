/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'

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

test('entries that are a few short facts each are a line each, numbered instead of headed', () => {
  const step = (what: string, note: string) => ({
    heading: `Step ${what}`,
    facts: [
      { name: 'What', value: what },
      { name: 'Note', value: note },
    ],
    parts: [],
  })
  const history = (note: string) => [
    { heading: 'What happened', facts: [], parts: [step('Applied', ''), step('Offer', note)] },
  ]
  const { rerender } = render(<OwnData parts={history('Come early')} isOpen />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('What OfferNote Come early')
  expect(screen.queryByRole('heading', { name: 'Step Offer' })).toBeNull()
  rerender(<OwnData parts={history('Come early. '.repeat(20))} isOpen />)
  expect(screen.getByRole('heading', { name: 'Step Offer' })).toBeTruthy()
})

test('unfolded, it begins with its contents', () => {
  render(<OwnData parts={parts} isOpen />)
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#data-1', '#data-2'])
})

test('all of it can be unfolded at once', () => {
  render(<OwnData parts={parts} isOpen />)
  expect(folds().every(({ open }) => open)).toBe(true)
})
