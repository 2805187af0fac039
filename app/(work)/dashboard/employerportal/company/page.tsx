import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { Typed } from '@/components/work/typed'
import { CompanyFactList } from '@/components/hiring/company/company-fact-list'
import { CompanyListing } from '@/components/hiring/company/company-listing'
import { CompanyStateNotice } from '@/components/hiring/company/company-state'
import { ButtonLink } from '@/components/ui/button-link'
import { companyDoneWords, companyWords as words } from '@/lib/content/hiring/company'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadMembershipAndCompany } from '@/lib/server/hiring/membership-and-company'

export const metadata = privatePageMetadata(words.title)

export default async function CompanyRoute({ searchParams }: PageSearch) {
  await requireAccess('/dashboard/employerportal')
  const { done, again } = await searchParams
  const [{ membership, company, replyRate }, kept] = await Promise.all([
    loadMembershipAndCompany('company', 'reply_rate'),
    keptInput(again),
  ])
  return (
    <>
      <DoneNotice words={companyDoneWords} done={done} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      {company ? (
        <>
          {company.state === 'approved' && company.answer === '' ? null : <CompanyStateNotice company={company} />}
          {company.wanted ? (
            <p className="notice">
              <strong>{words.wanted}</strong>:{' '}
              <Typed>{words.wantedText(company.wanted.name, company.wanted.number)}</Typed>
            </p>
          ) : null}
          <div className="work-columns">
            <section aria-label={words.lead}>
              <CompanyFactList company={company} />
              {membership === null ? (
                <p>
                  <ButtonLink href="/account/company" look="secondary">
                    {words.change}
                  </ButtonLink>
                </p>
              ) : (
                <div className="button-row">
                  {membership.rights.manage_people ? (
                    <ButtonLink href="/dashboard/employerportal/company/change" look="secondary">
                      {words.change}
                    </ButtonLink>
                  ) : null}
                  <ButtonLink href="/dashboard/employerportal/company/people" look="secondary">
                    {words.people}
                  </ButtonLink>
                </div>
              )}
            </section>
            {membership ? (
              <section aria-labelledby="replies">
                <h2 id="replies" className="dash-heading">
                  {replyRateWords.heading}
                </h2>
                <p>{replyRate === null ? replyRateWords.none : replyRateWords.own(replyRate)}</p>
                {replyRate === null ? null : <p className="small">{replyRateWords.counted}</p>}
                {company.state === 'approved' ? (
                  <CompanyListing isListed={company.isListed} mayChange={membership.rights.manage_people} kept={kept} />
                ) : null}
              </section>
            ) : null}
          </div>
        </>
      ) : (
        <EmptyState text={words.none} link={{ label: words.ask, href: '/account/company' }} />
      )}
    </>
  )
}
