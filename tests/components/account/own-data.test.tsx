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
        facts: [{ name: 'Stage', value: 'Offer' }],
        parts: [{ heading: 'What happened', facts: [{ name: 'What', value: 'Applied' }], parts: [] }],
      },
    ],
  },
]
const folds = () => Array.from(document.querySelectorAll('details'))

test('each kind of data unfolds from its heading, one level further down each time, and what is only facts is not folded', () => {
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

test('each entry of a list looks like any other part: its heading, then its facts', () => {
  const step = (heading: string, what: string) => ({ heading, facts: [{ name: 'What', value: what }], parts: [] })
  const steps = [step('Step 1', 'Applied'), step('Step 2', 'Offer')]
  render(<OwnData parts={[{ heading: 'What happened', facts: [], parts: steps }]} isOpen />)
  const entries = screen.getAllByRole('heading', { level: 3 })
  expect(entries.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])).toEqual([
    ['Step 1', 'WhatApplied'],
    ['Step 2', 'WhatOffer'],
  ])
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
