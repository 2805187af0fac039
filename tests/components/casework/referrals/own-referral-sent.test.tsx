/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OwnReferralSent } from '@/components/casework/referrals/own-referral-sent'
import { company } from '@/lib/content/site/company'
import { ownReferralWords as words } from '@/lib/content/casework/own-referral'
import { referralConfirmationWords } from '@/lib/content/casework/referrals'

const sent = { reference: 'RF-7F3K9Q', receiver: 'A Fresh Start', services: 'cv', sentAt: '2026-11-27T10:00:00Z' }

test.each([
  ['yes', words.emailed, words.keep],
  ['', words.keep, words.emailed],
])('the page says that the reference is on its way by email only if it is (%s)', (emailed, said, unsaid) => {
  render(<OwnReferralSent sent={{ ...sent, emailed }} />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(unsaid)).toBeNull()
})

test('the page says until when they agreed, by when to hear from them, whom to write to, and where to go', () => {
  render(<OwnReferralSent sent={{ ...sent, emailed: '' }} />)
  expect(screen.getByText(referralConfirmationWords.until('27 November 2027'))).toBeTruthy()
  expect(screen.getByText(/If you’ve heard nothing by 11 December 2026/)).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const mail = `mailto:${company.contactEmail}`
  expect(links).toEqual([mail, mail, '/jobs', '/resources', '/'])
})
