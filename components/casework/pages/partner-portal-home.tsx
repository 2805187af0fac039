import type { Route } from 'next'
import type { ComponentProps, ReactNode } from 'react'

import { PartnerStateNotice } from '@/components/casework/organisation/partner-state'
import type { PeoplePortal } from '@/lib/domain/casework/people-portal'
import { EnquiryList } from '@/components/portals/enquiry-list'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { partnerPortalWords as words, partnerWords } from '@/lib/content/casework/organisation'
import { portalWords } from '@/lib/content/account/portals'
import type { CompanyState } from '@/lib/domain/companies/company'

type FirstDayStep = { title: string; text: string; link: string; href: Route; isDone: boolean }

type Props = {
  portal: PeoplePortal
  name: string | null
  email: string
  /** What was sent from their address; null when it could not be read. */
  enquiries: ComponentProps<typeof EnquiryList>['enquiries'] | null
  organisation: { name: string; state: CompanyState; answer: string } | null
  /** The steps of a first day; all done, they are no longer shown. */
  steps: readonly FirstDayStep[]
  /** What is to do today. */
  children?: ReactNode
}

/** The first page of the two portals: today's work, the guide through a first day, and the tools. */
export function PartnerPortalHome({ portal, name, email, enquiries, organisation, steps, children }: Props) {
  const title = portal === '/dashboard/partnerportal' ? words.title.partner : words.title.caseworker
  return (
    <>
      <DetailHeading heading={title} shows={words.hello(name, email)} />
      {organisation === null ? (
        <EmptyState text={partnerWords.none} link={{ label: partnerWords.ask, href: '/account/organisation' }} />
      ) : organisation.state === 'approved' ? null : (
        <PartnerStateNotice organisation={organisation} />
      )}
      {children}
      {organisation === null || steps.every(({ isDone }) => isDone) ? null : (
        <section className="dash-section" aria-labelledby="first-day">
          <h2 id="first-day">{words.firstDay}</h2>
          <p>{words.firstDayLead}</p>
          <ol className="step-list">
            {steps.map(({ title: step, text, link, href, isDone }) => (
              <li key={step}>
                <strong>{step}</strong> {isDone ? <Badge tone="good">{words.done}</Badge> : null}
                <p>{text}</p>
                <p>
                  <PageLink href={href} className="portal-link">
                    {link}
                  </PageLink>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {enquiries === null || enquiries.length > 0 ? (
        <section className="dash-section" aria-labelledby="enquiries">
          <h2 id="enquiries">{portalWords.enquiries}</h2>
          {enquiries === null ? (
            <p className="notice" role="alert">
              {portalWords.unavailable}
            </p>
          ) : (
            <EnquiryList enquiries={enquiries} />
          )}
        </section>
      ) : null}
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
    </>
  )
}
