/** @jest-environment jsdom */
import { render } from '@testing-library/react'

import { EmailText } from '@/components/ui/email-text'

test.each([
  ['grace-adeleke@mail.example.org', 'grace-adeleke@|mail.example.org'],
  ['www.example.org', 'www|.example|.org'],
])('%s breaks only where it reads well', (email, parts) => {
  const { container } = render(<EmailText email={email} />)
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(parts)
})
