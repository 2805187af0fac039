import '@/app/styles/dashboard-parts.css'

import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { OurAnswerDue } from '@/components/work/our-answer-due'
import { PartnerFactList } from '@/components/casework/organisation/partner-fact-list'
import { PartnerForm } from '@/components/casework/organisation/partner-form'
import { PartnerStateNotice } from '@/components/casework/organisation/partner-state'
import { PageLink } from '@/components/ui/page-link'
import { DoneNotice } from '@/components/work/done-notice'
import { partnerDoneWords, partnerFormWords, partnerWords } from '@/lib/content/casework/organisation'
import { companyProblems } from '@/lib/content/hiring/company'
import { organisationPageOf } from '@/lib/domain/access/role-pages'
import { partnerFieldsOf, readPartnerRequest } from '@/lib/domain/companies/partner-form'
import { londonDay } from '@/lib/domain/dates/london-time'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnOrganisation } from '@/lib/server/hiring/companies'

export const metadata = privatePageMetadata(partnerWords.title)

export default async function OwnOrganisationRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, done, latest } = await searchParams
  const [kept, own] = await Promise.all([keptInput(again), loadOwnOrganisation()])
  const organisation = own?.kind === 'partner' ? own : null
  const mayAsk = user.role === null || user.role === 'partner' || user.role === 'caseworker'
  const isMember = organisation?.state === 'approved' || organisation?.state === 'paused'
  if (!mayAsk || isMember || own?.kind === 'employer') {
    return (
      <AccountPage heading={partnerWords.title}>
        <DoneNotice words={partnerDoneWords} done={done} />
        {organisation ? <PartnerStateNotice organisation={organisation} /> : null}
        {isMember && user.role ? (
          <p>
            <PageLink href={organisationPageOf(user.role) as Route}>{partnerWords.see}</PageLink>
          </p>
        ) : (
          <p>{companyProblems.other_role}</p>
        )}
      </AccountPage>
    )
  }
  const read = kept && readPartnerRequest(kept.values, londonDay(new Date()), user.name)
  const shownVersion = latest === undefined ? kept?.values.version : undefined
  const form = (submit: string) => (
    <PartnerForm
      to="company"
      kept={kept}
      values={
        kept?.values ?? (organisation ? { ...partnerFieldsOf(organisation), asked_as: organisation.askedAs } : {})
      }
      problems={read && 'problems' in read ? read.problems : {}}
      version={shownVersion ? Number(shownVersion) : (organisation?.version ?? null)}
      submit={submit}
      ownName={user.name}
    />
  )
  if (organisation === null) {
    return (
      <AccountPage heading={partnerFormWords.askTitle}>
        <DoneNotice words={partnerDoneWords} done={done} />
        <p className="lead">{partnerFormWords.askLead}</p>
        {form(partnerFormWords.send)}
      </AccountPage>
    )
  }
  return (
    <AccountPage heading={partnerWords.title}>
      <DoneNotice words={partnerDoneWords} done={done} />
      {organisation.state === 'returned' ? (
        <>
          <PartnerStateNotice organisation={organisation} />
          {form(partnerFormWords.sendAgain)}
        </>
      ) : (
        <>
          {/* What was just done says the same. */}
          {done === undefined ? <PartnerStateNotice organisation={organisation} /> : null}
          <OurAnswerDue askedAt={organisation.askedAt} now={new Date()} onceApproved={partnerWords.onceApproved} />
          <section aria-labelledby="sent">
            <h2 id="sent">{partnerWords.sent}</h2>
            <PartnerFactList organisation={organisation} />
            <details open={kept !== null}>
              <summary>{partnerFormWords.correctTitle}</summary>
              <p>{partnerFormWords.correctLead}</p>
              {form(partnerFormWords.save)}
            </details>
          </section>
        </>
      )}
    </AccountPage>
  )
}
