/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { Findings } from '@/components/hiring/advert/findings'
import { findingsWords as words } from '@/lib/content/hiring/advert'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { blankDraft } from '@/lib/domain/job-board/advert'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'

const ban = 'No criminal record'
const show = (change: Partial<typeof blankDraft>) =>
  render(<Findings findings={checkLawful({ ...blankDraft, ...change }, plainDate('2026-11-22'))} />)

test('a line that turns everybody away goes; in a text there are better words', () => {
  const { unmount } = show({ requirements: ['On time', ban] })
  expect(screen.getByText(words.deleteLine)).toBeTruthy()
  expect(screen.queryByText(/^Better:/)).toBeNull()
  unmount()
  show({ description: `${ban}.` })
  expect(screen.queryByText(words.deleteLine)).toBeNull()
  expect(screen.getByText(/^Better:/)).toBeTruthy()
})
