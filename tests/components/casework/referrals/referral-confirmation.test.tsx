/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ReferralConfirmation } from '@/components/casework/referrals/referral-confirmation'
import { referralConfirmationWords as words } from '@/lib/content/casework/referrals'
import { plainDate } from '@/lib/domain/dates/plain-date'

const sender = 'Moorside Resettlement'
const receiver = 'A Fresh Start'

test.each([
  [{ isOwn: false, sender }, words.text(sender, receiver), words.stop.two],
  [{ isOwn: false, sender: receiver }, words.withinText(receiver), words.stop.within],
  [{ isOwn: true, sender: null }, words.ownText(receiver), words.stop.self[0]],
])('%j: it names each organisation once, and whom to tell', (from, lead, stop) => {
  const referral = {
    reference: 'RF-7KX2M9',
    receiver,
    sentAt: '2026-11-25T12:00:00Z',
    services: [],
    wording: 'They may.',
    until: plainDate('2027-11-25'),
  }
  render(<ReferralConfirmation referral={{ ...referral, ...from }} />)
  expect(screen.queryByText(lead)).not.toBeNull()
  expect(document.body.textContent).toContain(stop)
  expect(screen.getByText(words.until('25 November 2027'))).toBeTruthy()
})
