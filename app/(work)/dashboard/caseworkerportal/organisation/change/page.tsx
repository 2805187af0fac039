import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { PartnerForm } from '@/components/casework/organisation/partner-form'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { partnerFormWords, partnerWords } from '@/lib/content/casework/organisation'
import { partnerFieldsOf, readPartner } from '@/lib/domain/companies/partner-form'
import { londonDay } from '@/lib/domain/dates/london-time'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadPartnerMembership } from '@/lib/server/casework/membership'
import { loadOwnPartner } from '@/lib/server/hiring/companies'

const portal = '/dashboard/caseworkerportal'

export const metadata = privatePageMetadata(partnerFormWords.changeTitle)

export default async function ChangeCaseworkerOrganisationRoute({ searchParams }: PageSearch) {
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
          {partnerWords.see}
        </PageLink>
      </p>
      <DetailHeading heading={partnerFormWords.changeTitle} shows={partnerFormWords.changeLead} />
      {organisation && membership?.rights.manage_people ? (
        <PartnerForm
          to="caseworker"
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
