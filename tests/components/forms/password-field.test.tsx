/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

import { PasswordField } from '@/components/forms/password-field'
import { showPasswordWords } from '@/lib/content/account/sign-in'

test('its button shows what was typed in it and in no other field, and hides it again', async () => {
  render(
    <>
      <PasswordField id="now" name="password" label="Your current password" words={showPasswordWords} />
      <PasswordField id="next" name="newPassword" label="New password" words={showPasswordWords} />
    </>,
  )
  const user = userEvent.setup()
  const types = () =>
    ['Your current password', 'New password'].map((label) => screen.getByLabelText(label).getAttribute('type'))
  expect(types()).toEqual(['password', 'password'])
  await user.click(screen.getByRole('button', { name: 'Show password (New password)' }))
  expect(types()).toEqual(['password', 'text'])
  await user.click(screen.getByRole('button', { name: 'Hide password (New password)' }))
  expect(types()).toEqual(['password', 'password'])
})
