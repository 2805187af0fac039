/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { usePathname } from 'next/navigation'

import { screenLinks } from '@/components/demonstration/shell/area-links'
import { ScreenNavigation } from '@/components/work/screen-navigation'
import { portalNavigationName as name, portalScreens } from '@/lib/content/hiring/portal-screens'
import { sides } from '@/lib/domain/access/role'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: () => ({}) }))
const path = jest.mocked(usePathname)

/** Screens of the demonstration that no portal has. */
const onlyShown = {
  candidate: ['Settings'],
  employer: [],
  partner: ['Job matcher', 'Getting set up'],
  caseworker: ['Outcomes'],
}

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

test.each(sides)('the demonstration’s menu of a %s names what both have as the portal does, in its order', (side) => {
  const live: readonly string[] = portalScreens[side].map(({ label }) => label)
  const shown = screenLinks(side).map(({ label }) => label)
  expect(shown.filter((label) => live.includes(label))).toEqual(live.filter((label) => shown.includes(label)))
  expect(shown.filter((label) => !live.includes(label))).toEqual(onlyShown[side])
})
