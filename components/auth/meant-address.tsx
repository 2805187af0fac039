import type { ReactNode } from 'react'

import { addressWords } from '@/lib/content/forms/address-words'
import { suggestAddress } from '@/lib/domain/fields/suggest-address'

type Props = { email: string | undefined; children: (meant: string) => ReactNode }

/** Where the address that an email was sent to looks mistyped: a question, and a way to another one. */
export function MeantAddress({ email, children }: Props) {
  const meant = email === undefined ? null : suggestAddress(email)
  if (meant === null) return null
  return (
    <div className="notice">
      <p>
        {addressWords.before} <strong>{meant}</strong>
        {addressWords.after}
      </p>
      {children(meant)}
    </div>
  )
}
