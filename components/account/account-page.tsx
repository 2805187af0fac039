import type { ReactNode } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { accountWords } from '@/lib/content/account/account'

type Props = { heading: string; children: ReactNode; isIndex?: boolean }

/** The frame of each page of /account. */
export function AccountPage({ heading, isIndex, children }: Props) {
  return (
    <div className="page plain-page account-page">
      {isIndex ? null : (
        <p className="account-back">
          <PageLink href="/account">{accountWords.back}</PageLink>
        </p>
      )}
      <h1>{heading}</h1>
      {children}
    </div>
  )
}
