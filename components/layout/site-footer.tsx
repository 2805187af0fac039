import { ConsentChoices } from '@/components/layout/consent-choices'
import { DoorMark } from '@/components/layout/door-mark'
import { FooterAccountLink } from '@/components/layout/footer-account-link'
import { FooterNavigation } from '@/components/layout/footer-navigation'
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
        <FooterNavigation />
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
            {analyticsProject ? (
              <li>
                <ConsentChoices />
              </li>
            ) : null}
            {/* Last, because it is as wide as the longer of its two labels. */}
            <li>
              <FooterAccountLink />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
