/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { LinkedWays } from '@/components/account/linked-ways'

test('what is linked can be removed, and what is connected can be added', () => {
  render(<LinkedWays linked={[{ id: 'abc', provider: 'google', email: 'jo@example.com' }]} others={['azure']} />)
  expect(screen.queryAllByText('jo@example.com')).toHaveLength(1)
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Remove Google')).toBe('/account/ways?remove=abc')
  expect(leadsTo('Add Microsoft')).toBe('/account/ways?add=azure')
})
