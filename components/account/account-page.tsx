import type { ReactNode } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { accountWords } from '@/lib/content/account/account'

type Props = { heading: string; children: ReactNode; isIndex?: boolean }

/** What each page of /account sits in. */
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
