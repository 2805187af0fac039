import '@/app/styles/account.css'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { PartnerPortalHome } from '@/components/casework/pages/partner-portal-home'
import { SupportToday } from '@/components/casework/work/support-today'
import { DoneNotice } from '@/components/work/done-notice'
import { partnerPortalWords } from '@/lib/content/casework/organisation'
import { supportWorkDone } from '@/lib/content/casework/support-work'
import { londonDay } from '@/lib/domain/dates/london-time'
import { loadOwnEnquiries } from '@/lib/server/accounts/own-record'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadSupportDay } from '@/lib/server/casework/support-work'
import { loadFirstDay } from '@/lib/server/casework/first-day'
import { loadOwnPartner } from '@/lib/server/hiring/companies'

const portal = '/dashboard/caseworkerportal'

export const metadata = privatePageMetadata(partnerPortalWords.title.caseworker)

export default async function CaseworkerPortalRoute({ searchParams }: PageSearch) {
  const { name, email } = await requireAccess(portal)
  const { again, done } = await searchParams
  const today = londonDay(new Date())
  const [organisation, steps, enquiries, day, kept] = await Promise.all([
    loadOwnPartner(),
    loadFirstDay(portal),
    loadOwnEnquiries(email),
    loadSupportDay(today),
    keptInput(again),
  ])
  return (
    <>
      <DoneNotice words={supportWorkDone} done={done} />
      <PartnerPortalHome
        portal={portal}
        name={name}
        email={email}
        enquiries={enquiries}
        organisation={organisation}
        steps={steps}
      >
        {day ? <SupportToday portal={portal} day={day} kept={kept} today={today} /> : null}
      </PartnerPortalHome>
    </>
  )
}
