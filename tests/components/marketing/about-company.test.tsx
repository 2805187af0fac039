/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { AboutCompany } from '@/components/marketing/about-company'
import { aboutCompany } from '@/lib/content/about/about'

test('nobody is named, and no heading stands over nobody, while nobody is configured', () => {
  render(<AboutCompany people={[]} />)
  expect(screen.queryByText(aboutCompany.peopleHeading)).toBeNull()
})

test('who is configured is named with their role and a number to press', () => {
  render(
    <AboutCompany
      people={[
        { name: 'A Person', role: 'Talks to employers', phone: '0113 496 0000' },
        { name: 'Another', role: '', phone: '' },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { name: aboutCompany.peopleHeading })).toBeTruthy()
  expect(screen.getByRole('link', { name: '0113 496 0000' }).getAttribute('href')).toBe('tel:+441134960000')
  expect(screen.getByText('Another')).toBeTruthy()
})
