import { ConsentChoices } from '@/components/layout/consent-choices'
import { DoorMark } from '@/components/layout/door-mark'
import { FooterAccountLink } from '@/components/layout/footer-account-link'
import { StillPart } from '@/components/prose/still-part'
import { PageLink } from '@/components/ui/page-link'
import { analyticsProject } from '@/lib/content/analytics/project'
import { company } from '@/lib/content/site/company'
import { footerNavigation } from '@/lib/content/site/navigation'

/** Its links are not prefetched: nobody opens them all, and on a phone each costs data. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <p className="on-paper">
        {company.brand}, {company.contactEmail}. {company.numberLabel} {company.number}. {company.registeredOffice}.
      </p>
      <div className="page site-footer-grid">
        <StillPart id="site-footer-still" className="site-footer-still">
          <div className="site-footer-company">
            <p className="brand">
              <DoorMark />
              <span>{company.brand}</span>
            </p>
            <p>{company.description}</p>
            <p>
              <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
            </p>
          </div>
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
        </StillPart>
        <div className="site-footer-legal">
          <p>
            {company.numberLabel} {company.number}. {company.registeredOffice}.
          </p>
          <ul className="plain-list">
            {footerNavigation.legal.map((link, index) => (
              <li key={index}>
                <PageLink href={link.href} className="link-quiet">
                  {link.label}
                </PageLink>
              </li>
            ))}
            <li>
              <FooterAccountLink />
            </li>
            {analyticsProject ? (
              <li>
                <ConsentChoices />
              </li>
            ) : null}
          </ul>
        </div>
      </div>
    </footer>
  )
}
