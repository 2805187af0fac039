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

test('a line that turns everybody away goes; in a text there is something to do instead', () => {
  const { unmount } = show({ requirements: ['On time', ban] })
  expect(screen.getByText(words.deleteLine)).toBeTruthy()
  expect(screen.queryByText('Ask about convictions after an offer.')).toBeNull()
  unmount()
  show({ description: `${ban}.` })
  expect(screen.queryByText(words.deleteLine)).toBeNull()
  expect(screen.getByText('Ask about convictions after an offer.')).toBeTruthy()
})

test('only words that could stand in the advert are quoted; an instruction is told as one', () => {
  show({ description: 'A waitress or a young professional. We want a woman.' })
  expect(screen.getByText('Better: ‘waiting staff’')).toBeTruthy()
  expect(screen.getByText('Say what the work needs, such as energy or a willingness to learn.')).toBeTruthy()
  expect(screen.getByText('Don’t mention a person’s sex.')).toBeTruthy()
})

test('where words stop the advert they are to be taken out; where they do not, it is better to leave them out', () => {
  const { unmount } = show({ description: 'No ex-offenders.' })
  expect(screen.getByText(words.leaveOutToSend)).toBeTruthy()
  expect(screen.queryByText(words.leaveOut)).toBeNull()
  unmount()
  show({ description: 'For law-abiding citizens.' })
  expect(screen.getByText(words.leaveOut)).toBeTruthy()
})

test('the reason comes before the advice', () => {
  const { container } = show({ description: `${ban}.` })
  expect(container.textContent).toMatch(/spent conviction\..*Ask about convictions after an offer\./)
})
