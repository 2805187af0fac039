import type { Route } from 'next'
import { useRef } from 'react'

import { ApplicantCard, applicantName, type ApplicantMove } from '@/components/demonstration/employer/applicant-card'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { CsvButton } from '@/components/demonstration/parts/csv-button'
import type { Empty } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import { ListSection } from '@/components/work/list-section'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { SelectField } from '@/components/forms/select-field'
import { PageLink } from '@/components/ui/page-link'
import { exampleApplicantWords as words } from '@/lib/content/dashboards/employer-words'
import { offerCheckLabels, stageLabels } from '@/lib/content/dashboards/labels'
import { applicantTabs, tabOf, type ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import type { OfferCheckKind } from '@/lib/domain/applications/application'
import type { ApplicantFocus, loadEmployerApplicants } from '@/lib/domain/dashboards/employer/load-employer'
import type { Applicant } from '@/lib/domain/dashboards/employer/fields-employers-see'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Query = { tab: ApplicantTab; jobId: string | null; focus: ApplicantFocus | null }

type Props = ScreenProps<typeof loadEmployerApplicants, Query> & { empty: Empty }

const path = '/dashboard/employer/applications'

const messageFor = ({ to }: ApplicantMove, who: string): string => {
  const { shortlisted, interview, offer, offer_withdrawn, unsuccessful } = words.done
  const messages: Partial<Record<ApplicantMove['to'], (who: string) => string>> = {
    shortlisted,
    interview,
    offer,
    offer_withdrawn,
  }
  return (messages[to] ?? unsuccessful)(who)
}

/** Applicants at one stage, or those that a number on the first page counts. */
export function EmployerApplicants({ view: list, query, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const heading = useRef<HTMLHeadingElement>(null)
  const { tab, jobId, focus } = query
  const title = focus === null ? words.tab[tab] : words.list

  const move = async (applicant: Applicant, to: ApplicantMove) => {
    const action = { type: 'application/move', applicationId: applicant.id, ...to } as const
    // The card moves to another tab, so focus continues from the list.
    const refusal = await run(action, {
      done: messageFor(to, applicantName(applicant)),
      link: { label: words.view, href: `${pathWithQuery(path, { tab: tabOf(to.to) })}#${applicant.id}` as Route },
    })
    if (refusal === null) heading.current?.focus()
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
          values={applicantTabs}
          current={tab}
          labelOf={(name) => words.tab[name]}
          hrefOf={(name) => pathWithQuery(path, { tab: name, job: jobId })}
          countOf={(name) => list.counts[name]}
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
          clearHref={jobId === null ? undefined : pathWithQuery(path, { tab })}
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
      <ListSection
        heading={`${title} (${list.applicants.length})`}
        headingRef={heading}
        tools={
          list.applicants.length === 0 ? null : (
            <CsvButton
              fileName={`${words.filePrefix}-${today}.csv`}
              head={[words.reference, words.job, words.stage, words.applied, words.changed, words.waitedDays]}
              rows={list.applicants.map((applicant) => [
                applicant.reference,
                applicant.jobTitle,
                stageLabels[applicant.stage],
                applicant.appliedOn,
                applicant.changedOn,
                applicant.waitingDays,
              ])}
            />
          )
        }
        isEmpty={list.applicants.length === 0}
        empty={empty}
      >
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
      </ListSection>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
