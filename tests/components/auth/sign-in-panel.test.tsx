/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SignInPanel } from '@/components/auth/sign-in-panel'
import { signInModes, signUpIntros } from '@/lib/content/account/sign-in'

const show = (wantedRole?: string) =>
  render(
    <SignInPanel
      mode="sign-up"
      next={null}
      problem={null}
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
