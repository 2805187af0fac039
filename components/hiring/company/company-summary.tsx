import { CompanyStateNotice } from '@/components/hiring/company/company-state'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { companyWords as words } from '@/lib/content/hiring/company'
import type { CompanyState } from '@/lib/domain/companies/company'

type Props = {
  /** The one they work in, or asked for; null if none. */
  company: { name: string; state: CompanyState; answer: string; askedAt: string } | null
  isMember: boolean
  now: Date
  /** The advert begun while they wait; null if none. */
  draft: { title: string } | null
}

/** On the portal's first page: how far the company has got, or how to begin. */
export function CompanySummary({ company, isMember, now, draft }: Props) {
  return (
    <section aria-labelledby="company">
      <h2 id="company">{words.title}</h2>
      {company ? <CompanyStateNotice company={company} now={now} /> : <p>{words.askText}</p>}
      {company?.state === 'waiting' ? (
        <div className="portal-ask">
          <p>{draft?.title ? words.draftState(draft.title) : words.draftMeanwhile}</p>
          <p>
            <ButtonLink href="/account/company/advert">{draft ? words.draftGoOn : words.draftStart}</ButtonLink>
          </p>
        </div>
      ) : null}
      <p>
        {company ? (
          <PageLink href={isMember ? '/dashboard/employerportal/company' : '/account/company'} className="portal-link">
            {words.see}
          </PageLink>
        ) : (
          <ButtonLink href="/account/company">{words.ask}</ButtonLink>
        )}
      </p>
    </section>
  )
}
