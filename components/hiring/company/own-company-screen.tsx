import type { ComponentProps } from 'react'

import { CompanyFactList } from '@/components/hiring/company/company-fact-list'
import { CompanyListing } from '@/components/hiring/company/company-listing'
import { CompanyStateNotice } from '@/components/hiring/company/company-state'
import type { EmployerPlace } from '@/components/hiring/screen-place'
import { ButtonLink } from '@/components/ui/button-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { companyDoneWords, companyWords as words } from '@/lib/content/hiring/company'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import type { ReplyRate } from '@/lib/domain/applications/reply-rate'
import type { CompanyState } from '@/lib/domain/companies/company'

type Props = {
  /** Null for somebody who works nowhere (yet). */
  membership: { isManager: boolean } | null
  company:
    | (ComponentProps<typeof CompanyFactList>['company'] & {
        state: CompanyState
        answer: string
        askedAt: string
        wanted: { name: string; number: string } | null
        isListed: boolean
      })
    | null
  replyRate: ReplyRate | null
  kept: KeptForm | null
  done: unknown
  now: Date
  place: EmployerPlace
}

/** What is known about somebody's company, how often it replies, and whether that is on the public list. */
export function OwnCompanyScreen({ membership, company, replyRate, kept, done, now, place }: Props) {
  if (!company && done === 'left') {
    return (
      <>
        <DetailHeading heading={words.leftTitle} shows={words.left} />
        <p>
          <ButtonLink href="/account/company">{words.ask}</ButtonLink>
        </p>
      </>
    )
  }
  return (
    <>
      <DoneNotice words={companyDoneWords} done={done} />
      <DetailHeading heading={words.title} shows={company ? words.lead : undefined} />
      {company ? (
        <>
          {company.state === 'approved' && company.answer === '' ? null : (
            <CompanyStateNotice company={company} now={now} />
          )}
          {company.wanted ? (
            <p className="notice">
              <strong>{words.wanted}</strong>:{' '}
              <Typed>{words.wantedText(company.wanted.name, company.wanted.number)}</Typed>
            </p>
          ) : null}
          <div className="work-columns">
            <section aria-label={words.lead}>
              <div className="dash-fact-rows" data-size="large">
                <CompanyFactList company={company} />
              </div>
              {membership === null ? (
                <p>
                  <ButtonLink href="/account/company" look="secondary" isSmall>
                    {words.change}
                  </ButtonLink>
                </p>
              ) : (
                <div className="button-row">
                  {membership.isManager ? (
                    <ButtonLink href={`${place.company}/change`} look="secondary" isSmall>
                      {words.change}
                    </ButtonLink>
                  ) : null}
                  <ButtonLink href={`${place.company}/people`} look="secondary" isSmall>
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
                  <CompanyListing
                    isListed={company.isListed}
                    mayChange={membership.isManager}
                    kept={kept}
                    to={place.forms}
                  />
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
