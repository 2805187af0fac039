import type { ReactNode } from 'react'

import { AccountMenu } from '@/components/layout/account-menu'
import { AnalyticsRunner } from '@/components/layout/analytics-runner'
import { ConsentBar } from '@/components/layout/consent-bar'
import { ConsentChoices } from '@/components/layout/consent-choices'
import { DoorMark } from '@/components/layout/door-mark'
import { PortalLink } from '@/components/layout/portal-link'
import { PageLink } from '@/components/ui/page-link'
import { analyticsProject } from '@/lib/content/analytics/project'
import { company } from '@/lib/content/site/company'
import { layoutWords } from '@/lib/content/site/layout'
import { footerNavigation } from '@/lib/content/site/navigation'

type Props = {
  /** What the area adds to the bar. */
  bar: ReactNode
  /** It is already the visitor's own, so no link leads there. */
  isPortal?: boolean
  children: ReactNode
}

/** One slim bar, a full-width main and a line at the foot: for screens that people work in rather than read. */
export function WorkFrame({ bar, isPortal = false, children }: Props) {
  return (
    <>
      <a href="#main" className="skip-link">
        {layoutWords.skipToContent}
      </a>
      <header className="work-bar not-on-paper">
        <PageLink href="/" className="brand work-brand">
          <DoorMark />
          <span>{company.brand}</span>
        </PageLink>
        {bar}
        {isPortal ? null : <PortalLink />}
        <AccountMenu className="work-account" />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="work-foot not-on-paper">
        <ul className="plain-list">
          {footerNavigation.legal.map((link) => (
            <li key={link.href}>
              <PageLink href={link.href} className="link-quiet">
                {link.label}
              </PageLink>
            </li>
          ))}
          {analyticsProject ? (
            <li>
              <ConsentChoices />
            </li>
          ) : null}
        </ul>
      </footer>
      {analyticsProject ? (
        <>
          <ConsentBar />
          <AnalyticsRunner project={analyticsProject} />
        </>
      ) : null}
    </>
  )
}
