/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

import { SignInPanel } from '@/components/auth/sign-in-panel'
import {
  signInModes,
  signInProblems,
  signUpIntros,
  wrongPasswordWords,
  type SignInMode,
} from '@/lib/content/account/sign-in'
import { problemTitle } from '@/lib/content/forms/problem-title'

const panel = (wantedRole?: string, mode: SignInMode = 'sign-up', message?: string) => (
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
  />
)
const show = (...how: Parameters<typeof panel>) => render(panel(...how))

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
  const { meaning, forgotten, code } = wrongPasswordWords
  expect(screen.getByRole('alert').textContent).toBe(problemTitle + signInProblems.wrong + meaning)
  // Neither field alone is said to be the wrong one.
  for (const label of ['Email address', 'Password']) {
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-errormessage')).toBe(screen.getByText(meaning).id)
  }
  expect(screen.getByRole('link', { name: forgotten }).getAttribute('href')).toBe('/sign-in/forgotten?next=%2Faccount')
  expect(screen.getByRole('link', { name: code }).getAttribute('href')).toBe('/sign-in/link?next=%2Faccount')
})

test('another problem says by itself what to do', () => {
  show(undefined, 'sign-in', signInProblems.unavailable)
  expect(screen.queryByRole('link', { name: wrongPasswordWords.forgotten })).toBeNull()
})

test('while the form is sent the button says so and the old problem is gone; a refusal takes the focus', async () => {
  const sent = Promise.withResolvers<Response>()
  window.fetch = () => sent.promise
  const user = userEvent.setup()
  show(undefined, 'sign-in', signInProblems.unavailable)
  await user.type(screen.getByLabelText('Email address'), 'employer@example.org')
  await user.type(screen.getByLabelText('Password'), 'not the password')
  await user.click(screen.getByRole('button', { name: signInModes['sign-in'].submit }))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: signInModes['sign-in'].busy })
  expect(button.disabled).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => {
    const json = () => Promise.resolve({ ok: false, message: signInProblems.wrong })
    sent.resolve({ json } as Response)
    await sent.promise
  })
  const problem = screen.getByRole('alert')
  expect(problem.textContent).toBe(problemTitle + signInProblems.wrong + wrongPasswordWords.meaning)
  expect(document.activeElement).toBe(problem)
  expect(button.textContent).toBe(signInModes['sign-in'].submit)
  expect(button.disabled).toBe(false)
  expect(problem.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('what was typed stays from sign-in to sign-up and back, and the problem does not go along', async () => {
  const user = userEvent.setup()
  const { rerender } = show(undefined, 'sign-in', signInProblems.wrong)
  await user.type(screen.getByLabelText(/^Email address/), 'employer@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'not the password')
  for (const mode of ['sign-up', 'sign-in'] as const) {
    rerender(panel(undefined, mode))
    expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('employer@example.org')
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('not the password')
    if (mode === 'sign-up') expect(screen.queryByRole('alert')).toBeNull()
  }
})

test.each<[SignInMode]>([['sign-up'], ['sign-in']])(
  'an empty form to %s names all that is missing, at the top and at the fields, and in the tab',
  async (mode) => {
    const title = signInModes[mode].heading
    document.title = title
    const problems = { email: 'Enter your email address.', password: 'Enter your password.' }
    const json = () =>
      Promise.resolve({ ok: false, message: Object.values(problems).join(' '), field: 'email', problems })
    window.fetch = () => Promise.resolve({ json } as Response)
    show(undefined, mode)
    await userEvent.setup().click(screen.getByRole('button', { name: signInModes[mode].submit }))
    const links = await screen.findAllByRole('link', { name: /^Enter your/ })
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [`#${mode}-email`, problems.email],
      [`#${mode}-password`, problems.password],
    ])
    for (const [label, message] of [
      [/^Email address/, problems.email],
      [/^Password/, problems.password],
    ] as const)
      expect(screen.getByLabelText(label).parentElement?.closest('.field')?.textContent).toContain(message)
    expect(document.title).toBe(`Error: ${title}`)
  },
)
