import type { Route } from 'next'

import { DisclosureStatementForm } from '@/components/demonstration/candidate/disclosure-statement-form'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { ActButton } from '@/components/work/act-button'
import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { DataTable } from '@/components/work/data-table'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { jobPathFrom } from '@/components/demonstration/parts/job-path'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { candidateDisclosureWords as words } from '@/lib/content/demonstration/candidate/disclosure'
import { dbsLabels, exclusionLabels, recordQuestionLabels } from '@/lib/content/dashboards/labels'
import type { loadCandidateDisclosure } from '@/lib/domain/dashboards/candidate/load-candidate'
import { dayText } from '@/lib/content/wording/date-text'

type Props = ScreenProps<typeof loadCandidateDisclosure> & { empty: Empty }

export function CandidateDisclosure({ view: { statement, jobs, asked, shared }, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  return (
    <>
      {asked.length > 0 ? (
        <section className="card dash-card dash-first dash-section" id="asked" aria-labelledby="asked-heading">
          <h2 id="asked-heading">{words.askedHeading}</h2>
          {asked.map(({ id, company, jobTitle }) => (
            <div key={id}>
              <p>{words.askedText(company, jobTitle)}</p>
              <div className="dash-actions">
                {statement ? (
                  <ConfirmButton
                    look="primary"
                    label={words.share}
                    question={words.shareQuestion}
                    yes={words.shareYes}
                    onConfirm={() =>
                      run(
                        { type: 'disclosure/answer', applicationId: id, isShared: true },
                        { done: words.shareDone(company) },
                      )
                    }
                  />
                ) : (
                  <p>{words.noStatement}</p>
                )}
                <ActButton
                  onClick={() =>
                    run(
                      { type: 'disclosure/answer', applicationId: id, isShared: false },
                      { done: words.refuseDone(company) },
                    )
                  }
                >
                  {words.refuse}
                </ActButton>
              </div>
            </div>
          ))}
        </section>
      ) : null}
      <section className="dash-section" aria-labelledby="spent">
        <h2 id="spent">{words.spentHeading}</h2>
        <p>{words.spentText}</p>
        <div className="dash-actions not-on-paper">
          <ButtonLink href={'/disclosure-calculator' as Route}>{words.spentLink}</ButtonLink>
          <span className="small">{words.spentNote}</span>
        </div>
      </section>
      <section className="dash-section" aria-labelledby="jobs">
        <h2 id="jobs">{words.jobsHeading}</h2>
        {jobs.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <DataTable
            caption={words.jobsCaption}
            rows={jobs}
            rowKey={({ id }) => id}
            columns={[
              {
                label: words.job,
                cell: ({ id, title, company }) => (
                  <>
                    <PageLink href={jobPathFrom('candidate', id)}>{title}</PageLink>
                    <span className="dash-aside">{company}</span>
                  </>
                ),
              },
              { label: words.when, cell: ({ recordQuestion }) => recordQuestionLabels[recordQuestion] },
              { label: words.check, cell: ({ dbsLevel }) => dbsLabels[dbsLevel] },
              {
                label: words.exclusions,
                cell: ({ exclusions }) =>
                  exclusions.map(({ kind }) => exclusionLabels[kind]).join(', ') || words.noExclusions,
              },
              {
                label: words.mayAsk,
                isUnnamed: true,
                cell: ({ dbsLevel, title }) => (
                  <PageLink
                    href={`/disclosure-calculator?check=${dbsLevel}#what-may-they-ask` as Route}
                    aria-label={words.mayAskFor(title)}
                  >
                    {words.mayAsk}
                  </PageLink>
                ),
              },
            ]}
          />
        )}
      </section>
      <DisclosureStatementForm statement={statement} run={run} />
      <section className="dash-section" aria-labelledby="shared">
        <h2 id="shared">{words.sharedHeading}</h2>
        {shared.length === 0 ? (
          <p>{words.sharedNone}</p>
        ) : (
          <DataTable
            caption={words.sharedCaption}
            isCaptionHidden
            rows={shared}
            rowKey={({ id }) => id}
            columns={[
              { label: words.company, cell: ({ company }) => company },
              { label: words.job, cell: ({ jobTitle }) => jobTitle },
              { label: words.on, cell: ({ disclosureOn }) => (disclosureOn ? dayText(disclosureOn) : '') },
            ]}
          />
        )}
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
