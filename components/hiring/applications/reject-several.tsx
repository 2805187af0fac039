import type { Route } from 'next'

import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { ApplicantNumber } from '@/components/hiring/applications/applicant-number'
import { mayReject, type ApplicantRow } from '@/components/hiring/applications/applicant-list'
import { RejectionReasons } from '@/components/hiring/applications/rejection-reasons'
import { MessageField } from '@/components/hiring/applications/message-field'
import type { ScreenPlace } from '@/components/hiring/screen-place'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import type { ApplicantQuery } from '@/lib/domain/applications/applicant-query'
import { pageKeyText } from '@/lib/domain/applications/page-key'
import { byJob, tickNames, ticksText, tickValue } from '@/lib/domain/applications/several-applicants'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  place: ScreenPlace
  query: ApplicantQuery
  /** The list in which they were ticked. */
  applicants: readonly ApplicantRow[]
  kept: KeptForm | null
  /** The ready words that the URL asks for. */
  template: string
}

const action = 'applicants-no'

function Names({ applicants }: { applicants: readonly ApplicantRow[] }) {
  return (
    <ul className="bullet-list">
      {applicants.map(({ reference, name }) => (
        <li key={reference}>{name === null ? <ApplicantNumber reference={reference} /> : <Typed>{name}</Typed>}</li>
      ))}
    </ul>
  )
}

/**
 * Rejects those who were ticked in the list, named once more, with the same reasons and words: those for one job at a
 * time. Who was ticked stands in the address, so that going back loses nothing.
 */
export function RejectSeveral({ place, query, applicants, kept, template }: Props) {
  const { tab, jobId, after, ticked, rejectFor } = query
  const path = `${place.path}/applications` as Route
  const here = { tab, job: jobId, after: after && pageKeyText(after), tick: ticksText(ticked) }
  const at = (more: Record<string, string | null> = {}) => pathWithQuery(path, { ...here, ...more }) as Route
  // On the version that was ticked: somebody whose application has changed since is not rejected unseen.
  const listed = applicants.filter(mayReject).flatMap((row) => {
    const tick = ticked.find(({ reference }) => reference === row.reference)
    return tick ? [{ ...row, version: Number(tick.version) }] : []
  })
  const jobs = byJob(listed)
  const chosen = jobs.length === 1 ? jobs[0] : jobs.find((job) => job.jobId === rejectFor)
  const isOne = chosen?.applicants.length === 1
  const others = listed.filter((row) => row.jobId !== chosen?.jobId)
  const gone = ticked.length - listed.length
  const back = (
    <p className="not-on-paper">
      <PageLink href={at()} className="text-link">
        {words.severalBack}
      </PageLink>
    </p>
  )
  const title = chosen
    ? words.severalTitle(chosen.applicants.length)
    : jobs.length > 1
      ? words.jobsTitle
      : words.severalNoneTitle
  return (
    <>
      {back}
      <div className="screen-heading">
        <div>
          <h1>{title}</h1>
          {chosen ? <p className="lead">{chosen.jobTitle}</p> : null}
        </div>
      </div>
      {gone > 0 ? <p className="notice">{words.severalGone(gone)}</p> : null}
      {chosen ? (
        <form id={action} className="dash-form" action={`/api/${place.forms}/${action}`} method="post">
          <input type="hidden" name="tab" value={tab} />
          <input type="hidden" name="job" value={jobId ?? ''} />
          <input type="hidden" name="after" value={here.after ?? ''} />
          <input type="hidden" name="of" value={rejectFor ?? ''} />
          <input type="hidden" name="rest" value={ticksText(others)} />
          {chosen.applicants.map((row, index) => (
            <input key={row.reference} type="hidden" name={tickNames[index]} value={tickValue(row)} />
          ))}
          <div>
            <p>{words.severalWho}</p>
            <Names applicants={chosen.applicants} />
            {others.length > 0 ? <p>{words.jobsLeft(others.length)}</p> : null}
          </div>
          <RejectionReasons action={action} kept={kept} />
          <MessageField
            action={action}
            kept={kept}
            label={isOne ? exampleApplicantWords.noMessage : words.severalMessage}
            hint={isOne ? exampleApplicantWords.noMessageHint : words.severalMessageHint}
            template={template}
            at={at({ step: 'reject', of: rejectFor })}
          />
          <p>{words.severalForGood}</p>
          <div>
            <Button type="submit" look="warning">
              {words.severalSubmit(chosen.applicants.length)}
            </Button>
          </div>
        </form>
      ) : (
        <>
          {jobs.length > 1 ? <p>{words.jobsWhy(jobs.length)}</p> : null}
          {jobs.map((job) => (
            <section key={job.jobId} className="dash-section" aria-labelledby={`for-${job.jobId}`}>
              <h2 id={`for-${job.jobId}`}>{job.jobTitle}</h2>
              <Names applicants={job.applicants} />
              <ButtonLink href={at({ step: 'reject', of: job.jobId })} look="secondary">
                {words.jobsChoose(job.applicants.length, job.jobTitle)}
              </ButtonLink>
            </section>
          ))}
        </>
      )}
    </>
  )
}
