import type { Route } from 'next'
import { useState } from 'react'

import { ActionNote } from '@/components/demonstration/parts/action-note'
import { ApplicationTimeline } from '@/components/demonstration/parts/application-timeline'
import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { Facts } from '@/components/work/facts'
import { ScreenLink } from '@/components/work/screen-link'
import { StageBadge } from '@/components/work/stage-badge'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { blockerText } from '@/components/demonstration/partner/blocker-text'
import { filledFacts } from '@/components/demonstration/partner/filled-facts'
import { focusHeading } from '@/components/demonstration/partner/focus-heading'
import { jobPathFrom } from '@/components/demonstration/parts/job-path'
import type { DetailText, ScreenProps } from '@/components/demonstration/parts/screen'
import { SelectField } from '@/components/forms/select-field'
import { PageLink } from '@/components/ui/page-link'
import {
  disclosureLabels,
  recordQuestionLabels,
  rejectionLabels,
  withdrawalLabels,
} from '@/lib/content/dashboards/labels'
import { partnerApplicationWords as words } from '@/lib/content/demonstration/partner-words'
import { withdrawalReasons } from '@/lib/domain/applications/application'
import { type loadPartnerApplication } from '@/lib/domain/dashboards/partner/load-partner'
import { dayText, timeText, weekdayText } from '@/lib/content/wording/date-text'

type Props = ScreenProps<typeof loadPartnerApplication, { applicationId: string }> & { text: DetailText }

export function PartnerApplication({ view: application, text, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const [reason, setReason] = useState<string>('rather_not_say')
  if (!application) {
    return (
      <>
        <DetailHeading heading={text.heading} shows={text.shows} />
        <EmptyState {...text.empty} />
      </>
    )
  }
  const { name, interview, reasons, withdrawalReason, blockers, checks } = application
  const facts = filledFacts([
    [words.company, application.company],
    [words.reference, application.reference],
    [words.applied, dayText(application.appliedOn)],
    [words.via, application.via === 'partner' ? words.viaPartner : words.viaSelf],
    [words.worker, application.worker ?? ''],
    [words.record, disclosureLabels[application.disclosure]],
    [words.recordQuestion, recordQuestionLabels[application.job.recordQuestion]],
    [words.interview, interview ? `${weekdayText(interview.on)}, ${timeText(interview.at)}, ${interview.place}` : ''],
    [words.reasons, reasons.map((reason) => rejectionLabels[reason]).join(', ')],
    [words.withdrawn, withdrawalReason ? withdrawalLabels[withdrawalReason] : ''],
  ])
  const withdraw = async () => {
    const refusal = await run(
      {
        type: 'application/move',
        applicationId: application.id,
        to: 'withdrawn',
        withdrawalReason: withdrawalReasons.find((withdrawalReason) => withdrawalReason === reason),
      },
      { done: words.done },
    )
    if (!refusal) focusHeading('history')
  }
  return (
    <>
      <DetailHeading heading={`${name}: ${application.jobTitle}`} shows={text.shows}>
        <p className="dash-badges">
          <StageBadge stage={application.stage} />
        </p>
      </DetailHeading>
      <section className="dash-section" aria-labelledby="facts">
        <h2 id="facts">{words.facts}</h2>
        <Facts facts={facts} />
        <p>{words.recordNote}</p>
        <p className="button-row">
          <PageLink href={jobPathFrom('partner', application.jobId)} className="text-link">
            {words.jobLink}
          </PageLink>
          <ScreenLink href={`/dashboard/partner/support/${application.personId}` as Route} className="text-link">
            {words.fileLink}
          </ScreenLink>
        </p>
      </section>
      {application.isOpen ? (
        <section className="dash-section" aria-labelledby="held">
          <h2 id="held">{words.heldUp}</h2>
          {blockers.length === 0 ? (
            <p>{words.heldUpNothing}</p>
          ) : (
            <ul className="bullet-list">
              {blockers.map((blocker) => {
                const since = checks.find(({ kind }) => kind === blocker)?.since ?? application.disclosureOn
                return (
                  <li key={blocker}>
                    {blockerText(blocker)}
                    {since ? `, ${words.since} ${dayText(since)}` : ''}
                  </li>
                )
              })}
            </ul>
          )}
        </section>
      ) : null}
      <section className="dash-section" aria-labelledby="history">
        <h2 id="history" tabIndex={-1}>
          {words.history}
        </h2>
        <ApplicationTimeline history={application.history} />
      </section>
      {application.isOpen && application.stage !== 'offer' ? (
        <section className="dash-section" aria-labelledby="prepare">
          <h2 id="prepare">{words.prepare}</h2>
          <ul className="bullet-list">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {application.next.includes('withdrawn') ? (
        <section className="dash-section needs-script not-on-paper" aria-labelledby="withdraw">
          <h2 id="withdraw">{words.withdraw}</h2>
          <div className="dash-form">
            <SelectField
              id="withdraw-reason"
              label={words.why}
              hint={words.withdrawHint}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              options={withdrawalReasons.map((value) => ({ value, label: withdrawalLabels[value] }))}
            />
            <div>
              <ConfirmButton
                label={words.withdrawButton}
                question={words.question(name)}
                yes={words.yes}
                onConfirm={withdraw}
              />
            </div>
          </div>
        </section>
      ) : null}
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
