/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { AccountOverview } from '@/components/account/account-overview'
import { accountWords } from '@/lib/content/account/account'
import type { Role } from '@/lib/domain/access/role'

const show = (role: Role) =>
  render(
    <AccountOverview
      name="Jo Account"
      email="jo@example.org"
      phone={null}
      hasPhone={false}
      hasPassword
      role={role}
      company={null}
      portal={null}
      hasSecondStep={null}
      devices={1}
      ways={null}
      hasPasskeys={false}
      alerts={0}
      emails={null}
      done={undefined}
      problem={null}
    />,
  )

test('a candidate has one name, which is that of their profile', () => {
  show('candidate')
  expect(screen.queryByText('Jo Account')).toBeNull()
  expect(screen.getByText(accountWords.nameInProfile)).toBeTruthy()
  expect(screen.getByRole('link', { name: accountWords.links.profile }).getAttribute('href')).toBe(
    '/dashboard/candidateportal/profile',
  )
})

test('a link that does not change its row says what it does', () => {
  show('candidate')
  const { password, role, devices, noAlerts } = accountWords.links
  for (const name of [password, role, devices, noAlerts]) expect(screen.getByRole('link', { name })).toBeTruthy()
})

test('where two-step sign-in is missing there is no row for it', () => {
  show('team')
  expect(screen.queryByText('Two-step sign-in')).toBeNull()
})

test('an employer without a company is asked for it, and about no jobs to apply for', () => {
  show('employer')
  expect(screen.getByText(accountWords.noCompany)).toBeTruthy()
  expect(screen.getByRole('link', { name: accountWords.links.noCompany }).getAttribute('href')).toBe('/account/company')
  expect(screen.queryByText(accountWords.rows.alerts)).toBeNull()
})

test('anybody else changes the name of their account', () => {
  show('employer')
  expect(screen.getByText('Jo Account')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change Name' }).getAttribute('href')).toBe('/account/name')
})
