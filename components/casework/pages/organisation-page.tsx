import { PartnerFactList } from '@/components/casework/organisation/partner-fact-list'
import { PartnerStateNotice } from '@/components/casework/organisation/partner-state'
import { membersPath, organisationPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { PageLink } from '@/components/ui/page-link'
import { ButtonLink } from '@/components/ui/button-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { Typed } from '@/components/work/typed'
import { partnerDoneWords, partnerWords as words } from '@/lib/content/casework/organisation'
import type { CompanyState } from '@/lib/domain/companies/company'
import type { PartnerFacts } from '@/lib/domain/companies/partner-form'

type Props = {
  portal: PeoplePortal
  organisation:
    (PartnerFacts & { state: CompanyState; answer: string; wanted: { name: string; number: string } | null }) | null
  isManager: boolean
  done: unknown
}

/** The organisation in which somebody supports people. */
export function OrganisationPage({ portal, organisation, isManager, done }: Props) {
  return (
    <>
      <DoneNotice words={partnerDoneWords} done={done} />
      {done === 'joined' ? (
        <p>
          <PageLink href={portal} className="text-link">
            {words.toWork}
          </PageLink>
        </p>
      ) : null}
      <DetailHeading heading={words.title} shows={words.lead} />
      {organisation ? (
        <>
          {organisation.state === 'approved' && organisation.answer === '' ? null : (
            <PartnerStateNotice organisation={organisation} />
          )}
          {organisation.wanted ? (
            <p className="notice">
              <strong>{words.wanted}</strong>:{' '}
              <Typed>{words.wantedText(organisation.wanted.name, organisation.wanted.number)}</Typed>
            </p>
          ) : null}
          <div className="dash-fact-rows" data-size="large">
            <PartnerFactList organisation={organisation} />
          </div>
          {isManager ? null : <p>{words.changedBy}</p>}
          <div className="button-row">
            {isManager ? (
              <ButtonLink href={`${organisationPath(portal)}/change`} look="secondary">
                {words.change}
              </ButtonLink>
            ) : null}
            <ButtonLink href={membersPath(portal)} look="secondary">
              {words.members}
            </ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState text={words.none} link={{ label: words.ask, href: '/account/organisation' }} />
      )}
    </>
  )
}
