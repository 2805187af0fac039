/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { EmailChoice } from '@/components/account/email-choice'

test('turning emails off does not look like saving a choice, which stands beside it; turning them on does', () => {
  const choice = (isOn: boolean) => (
    <EmailChoice role="employer" isOn={isOn} events={{}} hasEmail hasTexts={false} number={null} />
  )
  const { rerender } = render(choice(true))
  expect(screen.getByRole('button', { name: 'Turn off these emails' }).className).toContain('button-quiet')
  expect(screen.getByRole('button', { name: 'Save these choices', hidden: true }).className).toContain(
    'button-secondary',
  )
  rerender(choice(false))
  expect(screen.getByRole('button', { name: 'Turn them on' }).className).toContain('button-secondary')
})
