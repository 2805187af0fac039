/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SignInPanel } from '@/components/auth/sign-in-panel'
import {
  signInModes,
  signInProblems,
  signUpIntros,
  wrongPasswordWords,
  type SignInMode,
} from '@/lib/content/account/sign-in'

const show = (wantedRole?: string, mode: SignInMode = 'sign-up', message?: string) =>
  render(
    <SignInPanel
      mode={mode}
      next={message ? '/account' : null}
      problem={message ? { message, field: null } : null}
      values={{ wantedRole }}
      notice={null}
      isKnownBrowser={false}
      isSignedIn={false}
      providers={[]}
      hasOrganisations={false}
      hasPasskeys={false}
      hasPhone={false}
    />,
  )

test('somebody who comes from the employers’ page reads what the next steps are', () => {
  show('employer')
  expect(screen.getByText(signUpIntros.employer ?? '')).toBeTruthy()
})

test('somebody who said nothing yet reads that an account is not needed for everything', () => {
  show()
  expect(screen.getByText(signInModes['sign-up'].intro)).toBeTruthy()
})

test('whoever could not sign in reads what to do, whether or not there is such an account', () => {
  show(undefined, 'sign-in', signInProblems.wrong)
  expect(screen.getByRole('alert').textContent).toBe(signInProblems.wrong)
  const { email, password, forgotten, code } = wrongPasswordWords
  // Neither field alone is said to be the wrong one.
  for (const [label, text] of [
    ['Email address', email],
    ['Password', password],
  ] as const) {
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text)
  }
  expect(screen.getByRole('link', { name: forgotten }).getAttribute('href')).toBe('/sign-in/forgotten?next=%2Faccount')
  expect(screen.getByRole('link', { name: code }).getAttribute('href')).toBe('/sign-in/link?next=%2Faccount')
})

test('another problem says by itself what to do', () => {
  show(undefined, 'sign-in', signInProblems.unavailable)
  expect(screen.queryByRole('link', { name: wrongPasswordWords.forgotten })).toBeNull()
})
