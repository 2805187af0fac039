'use client'

import { PageLink } from '@/components/ui/page-link'
import { footerNavigation } from '@/lib/content/site/navigation'

/** Drawn from the script, so that no page repeats its links in React's data. */
export function FooterNavigation() {
  return (
    <nav
      id="site-footer-navigation"
      className="site-footer-navigation"
      aria-label={footerNavigation.label}
      tabIndex={-1}
    >
      {footerNavigation.columns.map((column, index) => (
        <div key={index}>
          <h2>{column.title}</h2>
          <ul className="plain-list">
            {column.links.map((link, index) => (
              <li key={index}>
                <PageLink href={link.href} className="link-quiet">
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
