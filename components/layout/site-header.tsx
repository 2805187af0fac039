import { AccountMenu } from '@/components/layout/account-menu'
import { CandidatesMenu } from '@/components/layout/candidates-menu'
import { DoorMark } from '@/components/layout/door-mark'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { NavLink } from '@/components/layout/nav-link'
import { PageLink } from '@/components/ui/page-link'
import { company } from '@/lib/content/site/company'
import { headerNavigation } from '@/lib/content/site/navigation'

const { label, beforeCandidates, afterCandidates } = headerNavigation

export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="page site-header-bar">
        <PageLink href="/" className="brand">
          <DoorMark />
          <span>{company.brand}</span>
        </PageLink>
        <nav className="desktop-navigation" aria-label={label}>
          <ul className="plain-list">
            {beforeCandidates.map((link, index) => (
              <li key={index}>
                <NavLink href={link.href}>{link.label}</NavLink>
              </li>
            ))}
            <li>
              <CandidatesMenu />
            </li>
            {afterCandidates.map((link, index) => (
              <li key={index}>
                <NavLink href={link.href}>{link.label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountMenu className="header-sign-in" />
        <MobileMenu />
      </div>
    </header>
  )
}
