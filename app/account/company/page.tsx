import '@/app/styles/dashboard-parts.css'

import type { ReactNode } from 'react'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { DoneNotice } from '@/components/work/done-notice'
import { CompanyFactList } from '@/components/hiring/company/company-fact-list'
import { CompanyForm } from '@/components/hiring/company/company-form'
import { CompanyStateNotice } from '@/components/hiring/company/company-state'
import { ButtonLink } from '@/components/ui/button-link'
import { costSentence } from '@/lib/content/employers/cost'
import { companyDoneWords, companyFormWords, companyProblems, companyWords } from '@/lib/content/hiring/company'
import { fieldsOf, readCompanyRequest } from '@/lib/domain/companies/company-form'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnCompany } from '@/lib/server/hiring/companies'
import { loadFirstDraft } from '@/lib/server/hiring/company-jobs'

export const metadata = privatePageMetadata(companyWords.title)

export default async function OwnCompanyRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, done, latest } = await searchParams
  const [kept, company] = await Promise.all([keptInput(again), loadOwnCompany()])
  const isMember = company !== null && (company.state === 'approved' || company.state === 'paused')
  if (isMember || (user.role !== null && user.role !== 'employer')) {
    return (
      <AccountPage heading={companyWords.title}>
        <DoneNotice words={companyDoneWords} done={done} />
        {company ? <CompanyStateNotice company={company} now={new Date()} /> : null}
        {isMember ? (
          <div className="button-row">
            <ButtonLink href="/dashboard/employerportal">{companyWords.toPortal}</ButtonLink>
            <ButtonLink href="/dashboard/employerportal/company" look="secondary">
              {companyWords.see}
            </ButtonLink>
          </div>
        ) : (
          <p>{companyProblems.other_role}</p>
        )}
      </AccountPage>
    )
  }
  const read = kept && readCompanyRequest(kept.values, user.name)
  const shownVersion = latest === undefined ? kept?.values.version : undefined
  const form = (submit: string, lead?: ReactNode) => (
    <CompanyForm
      to="company"
      kind="ask"
      kept={kept}
      values={kept?.values ?? (company ? { ...fieldsOf(company), asked_as: company.askedAs } : {})}
      problems={read && 'problems' in read ? read.problems : {}}
      version={shownVersion ? Number(shownVersion) : (company?.version ?? null)}
      submit={submit}
      ownName={user.name}
    >
      {lead}
    </CompanyForm>
  )
  if (company === null) {
    return (
      <AccountPage heading={companyFormWords.askTitle}>
        <DoneNotice words={companyDoneWords} done={done} />
        {form(
          companyFormWords.send,
          <>
            <p className="lead">{companyFormWords.askLead(user.email !== '')}</p>
            <p>
              {companyFormWords.askNext} {costSentence}
            </p>
          </>,
        )}
      </AccountPage>
    )
  }
  const isReturned = company.state === 'returned'
  const draft = await loadFirstDraft(company.id)
  return (
    <AccountPage heading={companyWords.title}>
      <CompanyStateNotice company={company} now={new Date()} done={done} />
      {isReturned ? form(companyFormWords.sendAgain) : null}
      <section aria-labelledby="first-advert">
        <h2 id="first-advert">{companyWords.draftTitle}</h2>
        <p>{draft?.title ? companyWords.draftState(draft.title) : companyWords.draftText}</p>
        <ButtonLink href="/account/company/advert" look={isReturned ? 'secondary' : 'primary'}>
          {draft ? companyWords.draftGoOn : companyWords.draftStart}
        </ButtonLink>
      </section>
      {isReturned ? null : (
        <section aria-labelledby="sent">
          <h2 id="sent">{companyWords.sent}</h2>
          <div className="dash-fact-rows">
            <CompanyFactList company={company} askedBy={{ name: user.name ?? '', as: company.askedAs }} />
          </div>
          <details open={kept !== null}>
            <summary>{companyFormWords.correctTitle}</summary>
            {form(companyFormWords.save, <p>{companyFormWords.correctLead}</p>)}
          </details>
        </section>
      )}
    </AccountPage>
  )
}
