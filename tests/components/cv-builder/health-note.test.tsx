/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { HealthNote } from '@/components/cv-builder/health-note'

test.each([
  ['Since then I go to NA every week.', 'NA'],
  ['I finished rehab in May.', 'rehab'],
  ['I see a counsellor.', 'counsellor'],
])('a letter that tells of somebody’s health says so: %s', (letter, found) => {
  render(<HealthNote letter={letter} />)
  expect(screen.getByText(found).tagName).toBe('Q')
  expect(screen.getByRole('status').textContent).toContain('You never have to.')
})

test.each(['I finished a course in bricklaying.', 'I worked for a national chain.', 'My manager can tell you more.'])(
  'any other letter does not: %s',
  (letter) => {
    const { container } = render(<HealthNote letter={letter} />)
    expect(container.childElementCount).toBe(0)
  },
)
