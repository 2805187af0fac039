/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ExternalWays } from '@/components/auth/external-ways'

test('where nothing is connected nothing is shown', () => {
  const { container } = render(<ExternalWays providers={[]} next="/account" />)
  expect(container.innerHTML).toBe('')
})

test('each service that is connected is a link that keeps the place wanted, and no other is named', () => {
  render(<ExternalWays providers={['google', 'azure']} next="/account/name?again=1" />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Continue with Google', '/auth/with/google?next=%2Faccount%2Fname%3Fagain%3D1'],
    ['Continue with Microsoft', '/auth/with/azure?next=%2Faccount%2Fname%3Fagain%3D1'],
  ])
})
