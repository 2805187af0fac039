/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OwnData } from '@/components/account/own-data'

test('each kind of data has a heading with what is below it, one level further down each time', () => {
  render(
    <OwnData
      parts={[
        { heading: 'Your account', facts: [{ name: 'Name', value: 'Jo' }], parts: [] },
        {
          heading: 'Your profile',
          facts: [],
          parts: [
            {
              heading: 'Your applications',
              facts: [],
              parts: [{ heading: '', facts: [{ name: 'Stage', value: 'Offer' }], parts: [] }],
            },
          ],
        },
      ]}
    />,
  )
  const levels = screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`)
  expect(levels).toEqual(['H2 On this page', 'H2 Your account', 'H2 Your profile', 'H3 Your applications'])
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Stage'])
  expect(screen.getByRole('link', { name: 'Your profile' })).toHaveProperty('hash', '#data-2')
})
