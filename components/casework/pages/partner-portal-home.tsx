import type { ComponentProps, ReactNode } from 'react'

import { PartnerStateNotice } from '@/components/casework/organisation/partner-state'
import { isDemonstration, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { EnquiryList } from '@/components/portals/enquiry-list'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { partnerPortalWords as words, partnerWords } from '@/lib/content/casework/organisation'
import { portalWords } from '@/lib/content/account/portals'
import type { CompanyState } from '@/lib/domain/companies/company'

type Props = {
  portal: PeoplePortal
  name: string | null
  email: string
  /** What was sent from their address. */
  enquiries: ComponentProps<typeof EnquiryList>['enquiries']
  organisation: { name: string; state: CompanyState; answer: string } | null
  /** What is to do today, and the steps of a first day. */
  children?: ReactNode
  /** What is beside it, such as who helps how many people. */
  aside?: ReactNode
}

/** The first page of the two portals: today's work and the tools. */
export function PartnerPortalHome({ portal, name, email, enquiries, organisation, children, aside }: Props) {
  const title = portal.startsWith('/dashboard/partner') ? words.title.partner : words.title.caseworker
  return (
    <>
      <DetailHeading
        heading={title}
        shows={words.hello(organisation?.name ?? null, name, email, isDemonstration(portal))}
      />
      {organisation === null ? (
        <EmptyState text={partnerWords.none} link={{ label: partnerWords.ask, href: '/account/organisation' }} />
      ) : organisation.state === 'approved' ? null : (
        <PartnerStateNotice organisation={organisation} />
      )}
      <div className="work-columns">
        <div>
          {children}
          {enquiries.length > 0 ? (
            <section className="dash-section" aria-labelledby="enquiries">
              <h2 id="enquiries">{portalWords.enquiries}</h2>
              <EnquiryList enquiries={enquiries} />
            </section>
          ) : null}
        </div>
        <div>
          {aside}
          <section className="dash-section" aria-labelledby="tools">
            <h2 id="tools">{words.toolsHeading}</h2>
            <ul className="plain-list portal-tools">
              {words.tools.map(({ label, text, href }) => (
                <li key={href}>
                  <PageLink href={href} className="portal-link">
                    {label}
                  </PageLink>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
