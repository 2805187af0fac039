/** @jest-environment jsdom */
import { render } from '@testing-library/react'

import { Typed } from '@/components/work/typed'

test.each([
  ['amina@long.example.org', 'amina@|long.example.org'],
  ['Write to jo.li@example.org. Thanks…', 'Write to jo.li@|example.org. Thanks…'],
  ['No address: 3.5 hours', 'No address: 3.5 hours'],
])('an address in %s may break after its @, and other words only where there is a space', (typed, broken) => {
  const { container } = render(<Typed>{typed}</Typed>)
  expect(container.textContent).toBe(typed)
  for (const mark of container.querySelectorAll('wbr')) mark.replaceWith('|')
  expect(container.textContent).toBe(broken)
})
