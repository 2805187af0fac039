import '@/app/styles/advert-form.css'
import '@/app/styles/forms.css'
import '@/app/styles/prose.css'
import '@/app/styles/dashboard-shell.css'
import '@/app/styles/dashboard-parts.css'
import '@/app/styles/dashboard-tables.css'
import '@/app/styles/dashboard-forms.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import { randomBytes } from 'node:crypto'

import type { Route } from 'next'
import { redirect } from 'next/navigation'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { DoneNotice } from '@/components/work/done-notice'
import { AdvertAsYouWrite } from '@/components/hiring/jobs/advert-as-you-write'
import { AdvertStepForm } from '@/components/hiring/jobs/advert-step-form'
import { writtenAdvert } from '@/components/hiring/jobs/written-advert'
import { BegunBeside, WhereItAppears } from '@/components/hiring/jobs/begun-beside'
import { ForgetTyped } from '@/components/hiring/applications/forget-typed'
import { typedNewAdvert } from '@/components/hiring/jobs/first-control'
import { JobScreen } from '@/components/hiring/jobs/job-screen'
import { PageLink } from '@/components/ui/page-link'
import { advertStepHeading } from '@/lib/content/hiring/advert'
import { companyJobDoneWords } from '@/lib/content/hiring/company-job-words'
import { companyWords as words } from '@/lib/content/hiring/company'
import { londonDay } from '@/lib/domain/dates/london-time'
import { blankDraft } from '@/lib/domain/job-board/advert'
import { advertSteps } from '@/lib/domain/job-board/advert-steps'
import { chosenOf } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnCompany } from '@/lib/server/hiring/companies'
import { loadFirstDraft } from '@/lib/server/hiring/company-jobs'

export const metadata = privatePageMetadata(words.draftTitle)

const at = '/account/company/advert' as Route

/** The first advert of a company that waits for the team: written and checked like any other, and not to be sent yet. */
export default async function EarlyAdvertRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, step, done } = await searchParams
  const [company, kept] = await Promise.all([loadOwnCompany(), keptInput(again)])
  if (!company) redirect('/account/company')
  if (company.state !== 'waiting' && company.state !== 'returned') redirect('/dashboard/employerportal/jobs?tab=drafts')
  const job = await loadFirstDraft(company.id)
  const today = londonDay(new Date())
  const begun = job ? null : writtenAdvert({ kept, begun: blankDraft, sites: company.sites, today })
  const key = kept?.values.key || randomBytes(4).toString('hex')
  return (
    <div className="page portal-page">
      <p className="account-back">
        <PageLink href="/account/company">{words.back}</PageLink>
      </p>
      {done === 'begun' || done === 'saved-look' ? <ForgetTyped name={typedNewAdvert} /> : null}
      {job ? (
        <JobScreen
          job={job}
          step={chosenOf([...advertSteps, 'preview'] as const, step, 'preview')}
          at={at}
          mayPost
          history={[]}
          sites={company.sites}
          today={today}
          applicants={null}
          newKey={key}
          done={done}
          kept={kept}
          owner={user.id}
          isEarly
        />
      ) : (
        <>
          <DoneNotice words={companyJobDoneWords} done={done} />
          <div className="screen-heading">
            <div>
              <h1>{words.draftTitle}</h1>
              <p className="lead">{words.draftText}</p>
            </div>
          </div>
          <section className="dash-section" aria-labelledby="step">
            <h2 id="step">{advertStepHeading('work')}</h2>
            <WhereItAppears begun={begun} />
            <div className="advert-work">
              <AdvertStepForm
                step="work"
                draft={blankDraft}
                sites={company.sites}
                hidden={{ key }}
                kept={kept}
                findings={begun?.findings ?? []}
                owner={user.id}
                isEarly
              />
              <AdvertAsYouWrite
                step="work"
                draft={blankDraft}
                sites={company.sites}
                company={company.name}
                today={today}
              >
                <BegunBeside begun={begun} company={company.name} today={today} />
              </AdvertAsYouWrite>
            </div>
          </section>
        </>
      )}
    </div>
  )
}
