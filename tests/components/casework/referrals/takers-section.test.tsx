/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ChooseReceiver } from '@/components/casework/referrals/choose-receiver'
import { TakersSection } from '@/components/casework/referrals/takers-section'
import { takersWords } from '@/lib/content/casework/own-referral'

test('a public page says nothing about referrals while nobody takes any', () => {
  const { container } = render(<TakersSection takers={[]} />)
  expect(container.innerHTML).toBe('')
})

const taker = { id: 'a', name: 'A Fresh Start', services: ['cv'], areas: ['Leeds'], placesLeft: 1 } as const

test('a public page says who takes referrals and what each helps with, and not when a place was taken', () => {
  render(<TakersSection takers={[taker]} />)
  const text = document.body.textContent
  for (const said of [takersWords.heading, 'A Fresh Start', 'Helps with: CV.', 'Where: Leeds.'])
    expect(text).toContain(said)
  expect(text).not.toContain('place left')
  expect(screen.getByRole('link', { name: 'Refer yourself' }).getAttribute('href')).toBe('/refer-yourself')
  // Of any role: each comes to its own page.
  expect(screen.getByRole('link', { name: 'sign in or create an account' }).getAttribute('href')).toBe('/sign-in')
})

test('one organisation alone is not spoken of as several', () => {
  const { container, rerender } = render(<TakersSection takers={[taker]} />)
  expect(container.textContent).toContain('This organisation says that it has places')
  rerender(<TakersSection takers={[taker, { ...taker, id: 'b' }]} />)
  expect(container.textContent).toContain('goes only to the one you choose')
})

test('whoever refers somebody reads how many places are left', () => {
  render(
    <ChooseReceiver
      portal="/dashboard/partnerportal"
      action="/dashboard/partnerportal/referrals/new"
      takers={[taker]}
      own={{ id: 'b', name: 'Ours' }}
      again={null}
    />,
  )
  expect(document.body.textContent).toContain('1 place left this month')
  // Somebody whom they have agreed to help needs no referral.
  expect(screen.getByRole('link', { name: 'add them to your people' }).getAttribute('href')).toBe(
    '/dashboard/partnerportal/people/new',
  )
  expect(screen.getByRole('button', { name: 'Refer within Ours' })).toBeTruthy()
})
