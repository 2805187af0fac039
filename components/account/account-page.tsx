import type { Route } from 'next'
import type { ReactNode } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { accountWords } from '@/lib/content/account/account'

type Props = {
  heading: string
  children: ReactNode
  isIndex?: boolean
  /** Where it leads back to. @default the account */
  back?: { label: string; href: Route }
}

const toAccount = { label: accountWords.back, href: '/account' } as const

/** The frame of each page of /account. */
export function AccountPage({ heading, isIndex, back = toAccount, children }: Props) {
  return (
    <div className="page plain-page account-page">
      {isIndex ? null : (
        <p className="account-back">
          <PageLink href={back.href}>{back.label}</PageLink>
        </p>
      )}
      <h1>{heading}</h1>
      {children}
    </div>
  )
}
