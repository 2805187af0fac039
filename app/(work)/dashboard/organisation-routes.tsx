import { PartnerForm } from '@/components/casework/organisation/partner-form'
import { OrganisationPage } from '@/components/casework/pages/organisation-page'
import { ColleaguesScreen } from '@/components/hiring/people/colleagues-screen'
import { formsOf, type LivePortal } from '@/lib/domain/casework/people-portal'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { partnerFormWords, partnerWords } from '@/lib/content/casework/organisation'
import { partnerFieldsOf, readPartner } from '@/lib/domain/companies/partner-form'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadPartnerMembership } from '@/lib/server/casework/membership'
import { loadColleagues } from '@/lib/server/hiring/colleagues'
import { loadOwnPartner } from '@/lib/server/hiring/companies'

type Props = { portal: LivePortal; searchParams: Promise<AddressQuery> }

/** The organisation in which somebody supports people. */
export async function OrganisationRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const { done } = await searchParams
  const [organisation, membership] = await Promise.all([loadOwnPartner(), loadPartnerMembership()])
  return (
    <OrganisationPage
      portal={portal}
      organisation={organisation}
      isManager={membership?.rights.manage_people ?? false}
      done={done}
    />
  )
}

/** Its colleagues and what they may do. */
export async function MembersRoute({ portal, searchParams }: Props) {
  const user = await requireAccess(portal)
  const { again, done } = await searchParams
  const [kept, membership, people] = await Promise.all([keptInput(again), loadPartnerMembership(), loadColleagues()])
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`${portal}/organisation`} className="text-link">
          {partnerWords.back}
        </PageLink>
      </p>
      <ColleaguesScreen
        kind="partner"
        to={formsOf(portal)}
        viewerId={user.id}
        membership={
          membership && { isManager: membership.rights.manage_people, isApproved: membership.state === 'approved' }
        }
        {...people}
        kept={kept}
        done={done}
        now={new Date()}
      />
    </>
  )
}

/** Changing what it says about itself. */
export async function ChangeOrganisationRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const { again, latest } = await searchParams
  const [kept, organisation, membership] = await Promise.all([
    keptInput(again),
    loadOwnPartner(),
    loadPartnerMembership(),
  ])
  const read = kept && readPartner(kept.values, londonDay(new Date()))
  const shownVersion = latest === undefined ? kept?.values.version : undefined
  return (
    <>
      <p>
        <PageLink href={`${portal}/organisation`} className="text-link">
          {partnerWords.back}
        </PageLink>
      </p>
      <DetailHeading heading={partnerFormWords.changeTitle} shows={partnerFormWords.changeLead} />
      {organisation && membership?.rights.manage_people ? (
        <PartnerForm
          to={formsOf(portal)}
          kept={kept}
          values={kept?.values ?? partnerFieldsOf({ ...organisation, ...organisation.wanted })}
          problems={read && 'problems' in read ? read.problems : {}}
          version={Number(shownVersion ?? organisation.version)}
          submit={partnerFormWords.save}
        />
      ) : (
        <p>{partnerWords.noRight}</p>
      )}
    </>
  )
}
