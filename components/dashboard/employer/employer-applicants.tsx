import { useRef } from 'react'

import { ApplicantCard, applicantName, type ApplicantMove } from '@/components/dashboard/employer/applicant-card'
import { ActionNote } from '@/components/dashboard/parts/action-note'
import { CsvButton } from '@/components/dashboard/parts/csv-button'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { FilterBar } from '@/components/dashboard/parts/filter-bar'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { useNoted, type Act } from '@/components/dashboard/parts/use-noted'
import { SelectField } from '@/components/forms/select-field'
import { PageLink } from '@/components/ui/page-link'
import { applicantWords as words } from '@/lib/content/dashboards/employer-words'
import { offerCheckLabels, stageLabels } from '@/lib/content/dashboards/labels'
import type { OfferCheckKind } from '@/lib/domain/applications/application'
import {
  applicantTabs,
  type Applicant,
  type ApplicantFocus,
  type ApplicantTab,
  type loadEmployerApplicants,
} from '@/lib/domain/dashboards/employer/load-employer'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import { withQuery } from '@/lib/domain/lists/address-query'

export type ApplicantQuery = { tab: ApplicantTab; jobId: string | null; focus: ApplicantFocus | null }

type Props = {
  list: ReturnType<typeof loadEmployerApplicants>
  query: ApplicantQuery
  today: PlainDate
  empty: Empty
  act: Act
}

const path = '/dashboard/employer/applications'

const saidOf = ({ to }: ApplicantMove, who: string): string => {
  const { shortlisted, interview, offer, offer_withdrawn, unsuccessful } = words.done
  const said: Partial<Record<ApplicantMove['to'], (who: string) => string>> = {
    shortlisted,
    interview,
    offer,
    offer_withdrawn,
  }
  return (said[to] ?? unsuccessful)(who)
}

/** Applicants of one stage, or those that a number on the first page counts. */
export function EmployerApplicants({ list, query, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const heading = useRef<HTMLHeadingElement>(null)
  const { tab, jobId, focus } = query
  const title = focus === null ? words.tab[tab] : words.list

  const move = (applicant: Applicant, to: ApplicantMove) => {
    const action = { type: 'application/move', applicationId: applicant.id, ...to } as const
    // The card goes to another tab: the focus goes on from the list.
    if (run(action, { done: saidOf(to, applicantName(applicant)) }) === null) heading.current?.focus()
  }
  const check = ({ id }: Applicant, kind: OfferCheckKind, isDone: boolean) =>
    run(
      { type: 'application/check', applicationId: id, check: kind, state: isDone ? 'done' : 'waiting' },
      { done: words.done.check(offerCheckLabels[kind], isDone) },
    )

  return (
    <>
      {focus === null ? (
        <LinkTabs
          label={words.tabs}
          tabs={applicantTabs.map((one) => ({
            label: words.tab[one],
            href: withQuery(path, { tab: one, job: jobId }),
            count: list.counts[one],
            isCurrent: one === tab,
          }))}
        />
      ) : (
        <p className="notice">
          {words.focus[focus]} <PageLink href={path}>{words.focusEnd}</PageLink>
        </p>
      )}
      {focus === null ? (
        <FilterBar
          label={words.filter}
          action={path}
          query={jobId ?? ''}
          kept={{ tab }}
          clearHref={jobId === null ? undefined : withQuery(path, { tab })}
        >
          <SelectField
            id="job"
            name="job"
            label={words.jobField}
            defaultValue={jobId ?? ''}
            options={[
              { value: '', label: words.allJobs },
              ...list.jobs.map((job) => ({ value: job.id, label: job.title })),
            ]}
          />
        </FilterBar>
      ) : null}
      <section className="dash-section">
        <div className="dash-list-head">
          <h2 ref={heading} className="dash-heading" tabIndex={-1}>
            {title} ({list.applicants.length})
          </h2>
          {list.applicants.length === 0 ? null : (
            <CsvButton
              fileName={`${words.filePrefix}-${today}.csv`}
              head={[words.reference, words.job, words.stage, words.applied, words.changed, words.waitedDays]}
              rows={list.applicants.map((one) => [
                one.reference,
                one.jobTitle,
                stageLabels[one.stage],
                one.appliedOn,
                one.changedOn,
                one.waitingDays,
              ])}
            />
          )}
        </div>
        {list.applicants.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <div className="dash-cards">
            {list.applicants.map((applicant) => (
              <ApplicantCard
                key={applicant.id}
                applicant={applicant}
                readers={list.readers}
                onMove={(to) => move(applicant, to)}
                onCheck={(kind, isDone) => check(applicant, kind, isDone)}
                onAsk={() => run({ type: 'disclosure/ask', applicationId: applicant.id }, { done: words.asked })}
              />
            ))}
          </div>
        )}
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
