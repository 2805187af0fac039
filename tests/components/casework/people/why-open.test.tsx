/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { WhyOpen } from '@/components/casework/people/why-open'
import { personPageOf, personPagePath } from '@/lib/domain/casework/people-portal'

test('whoever was led to a page of a colleague’s file comes to that page once they have said why', () => {
  render(
    <WhyOpen portal="/dashboard/partnerportal" reference="SP-7KX2M9" name="Robin Ash" leadsTo="work" kept={null} />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Why are you opening Robin Ash’s file?')
  expect(document.querySelector<HTMLInputElement>('input[name=for]')?.value).toBe('work')
})

test.each([
  ['work', '/dashboard/partnerportal/people/SP-7KX2M9/work'],
  ['', '/dashboard/partnerportal/people/SP-7KX2M9'],
  ['//example.org', '/dashboard/partnerportal/people/SP-7KX2M9'],
])('%j leads to a page of the file and nowhere else', (given, path) => {
  expect(personPagePath('/dashboard/partnerportal', 'SP-7KX2M9', personPageOf(given))).toBe(path)
})
