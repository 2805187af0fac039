/** @jest-environment jsdom */
import { render } from '@testing-library/react'

import { TakersSection } from '@/components/casework/referrals/takers-section'
import { takersWords } from '@/lib/content/casework/own-referral'

test('a public page says nothing about referrals while nobody takes any', () => {
  const { container } = render(<TakersSection takers={[]} />)
  expect(container.innerHTML).toBe('')
})

test('a public page says who takes referrals, what each helps with and how many places are left', () => {
  render(
    <TakersSection takers={[{ id: 'a', name: 'A Fresh Start', services: ['cv'], areas: ['Leeds'], placesLeft: 1 }]} />,
  )
  const text = document.body.textContent
  for (const said of [takersWords.heading, 'A Fresh Start', 'Helps with: CV.', 'Where: Leeds.', '1 place left']) {
    expect(text).toContain(said)
  }
})
