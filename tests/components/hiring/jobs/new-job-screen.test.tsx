/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'

import { NewJobScreen } from '@/components/hiring/jobs/new-job-screen'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { begunAdvert } from '@/lib/content/demonstration/story/begun-advert'
import { fieldLabels, findingWords } from '@/lib/content/hiring/advert'
import { blankDraft } from '@/lib/domain/job-board/advert'

const nothing: ComponentProps<typeof NewJobScreen> = {
  membership: { state: 'approved', rights: { post_jobs: true } } as ComponentProps<typeof NewJobScreen>['membership'],
  sites: [],
  newKey: 'a1b2c3d4',
  today: plainDate('2026-11-27'),
  company: 'Example Bakery',
  kept: null,
  owner: null,
}
const advert = () => screen.queryByRole('article')?.textContent ?? ''

test('a new advert begins empty, or with what was begun of it', () => {
  const { unmount } = render(<NewJobScreen {...nothing} />)
  expect(screen.getByText(words.besideHint)).toBeTruthy()
  unmount()
  render(<NewJobScreen {...nothing} begun={{ ...blankDraft, title: 'Evening Picker' }} />)
  expect(advert()).toContain('Evening Picker')
})

test('what came back with a problem is shown as an advert all the same', () => {
  const values = { form: 'job-new', key: 'a1b2c3d4', title: 'Night picker', description: 'Young men wanted.' }
  render(<NewJobScreen {...nothing} kept={{ message: 'Say it otherwise.', field: 'description', values }} />)
  expect(advert()).toMatch(/Night picker.*Example Bakery.*Young men wanted\./)
  // The top names it, so it is not counted again.
  expect(screen.getByRole('alert').textContent).toContain('Say it otherwise.')
  expect(screen.queryByRole('region', { name: words.again })).toBeNull()
})

test('the advert that the demonstration begins shows how one is checked, until it comes back with its own problem', () => {
  const begun = { ...blankDraft, ...begunAdvert }
  const { unmount } = render(<NewJobScreen {...nothing} begun={begun} />)
  const field = screen.getByLabelText(fieldLabels.description)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.closest('.field')?.textContent).toContain(findingWords.blanket_ban)
  // On a phone the sum of them comes before the fields, not after the button.
  const sum = screen.getByRole('region', { name: words.again })
  expect(sum.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  unmount()
  const values = { form: 'job-new', key: 'a1b2c3d4', title: '', description: 'You bake bread. We show you how.' }
  render(<NewJobScreen {...nothing} begun={begun} kept={{ message: 'Enter a job title.', field: 'title', values }} />)
  expect(screen.queryByText(findingWords.blanket_ban)).toBeNull()
})
