/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { usePathname } from 'next/navigation'

import { ScreenNavigation } from '@/components/work/screen-navigation'
import { portalNavigationName as name, portalScreens } from '@/lib/content/hiring/portal-screens'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: () => ({}) }))
const path = jest.mocked(usePathname)

const menu = () => screen.getAllByRole('navigation', { name })[1] as HTMLElement

test('the menu of a phone says which screen is open, and leads to every screen that the bar leads to', () => {
  path.mockReturnValue('/dashboard/employerportal/company/people')
  const { container } = render(<ScreenNavigation name={name} screens={portalScreens.employer} />)
  expect(container.querySelector('summary')?.textContent).toBe(`${name} Colleagues`)
  const links = within(menu()).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.textContent)).toEqual(portalScreens.employer.map(({ label }) => label))
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    'Colleagues',
  ])
})

test('outside of the portal’s screens the menu is called a menu', () => {
  path.mockReturnValue('/account')
  const { container } = render(<ScreenNavigation name={name} screens={portalScreens.employer} />)
  expect(container.querySelector('summary')?.textContent).toBe(`${name} Menu`)
})
