import type { Route } from 'next'

import type { KeptForm } from '@/components/work/posted-form'
import { ApplicantName } from '@/components/hiring/applications/applicant-number'
import { mayReject, type ApplicantRow } from '@/components/hiring/applications/applicant-list'
import { RejectionReasons } from '@/components/hiring/applications/rejection-reasons'
import { MessageField } from '@/components/hiring/applications/message-field'
import { NoMessage, RejectionToRead } from '@/components/hiring/applications/what-they-read'
import type { ScreenPlace } from '@/components/hiring/screen-place'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { companyApplicantsWords as words, readAgainWords, stepPages } from '@/lib/content/hiring/applicants'
import { dayTimeText } from '@/lib/content/wording/date-text'
import type { ApplicantQuery } from '@/lib/domain/applications/applicant-query'
import { readAgainFields } from '@/lib/domain/applications/check-first'
import { pageKeyText } from '@/lib/domain/applications/page-key'
import { byJob, tickNames, ticksText, tickValue } from '@/lib/domain/applications/several-applicants'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  place: ScreenPlace
  query: ApplicantQuery
  /** The list in which they were ticked. */
  applicants: readonly ApplicantRow[]
  kept: KeptForm | null
}

const action = 'applicants-no'

export function ApplicantNames({ applicants }: { applicants: readonly ApplicantRow[] }) {
  return (
    <ul className="bullet-list">
      {applicants.map(({ reference, name, task, awaited, interview }) => (
        <li key={reference}>
          <ApplicantName name={name} reference={reference} />
          {/* Not one that is over, which only waits to be recorded. */}
          {interview && awaited.includes('interview') && task?.kind !== 'record_interview' ? (
            <p>
              <strong>{words.severalCallsOff(dayTimeText(interview.on, interview.at))}</strong>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Those of a list who were ticked, on the version that was ticked: nobody whose application has changed since is moved unseen. */
export const tickedRows = (rows: readonly ApplicantRow[], ticked: ApplicantQuery['ticked']): ApplicantRow[] =>
  rows.flatMap((row) => {
    const tick = ticked.find(({ reference }) => reference === row.reference)
    return tick ? [{ ...row, version: Number(tick.version) }] : []
  })

/** Whom a form about several applicants is about. */
export function TickedFields({ applicants }: { applicants: readonly ApplicantRow[] }) {
  return applicants.map((row, index) => (
    <input key={row.reference} type="hidden" name={tickNames[index]} value={tickValue(row)} />
  ))
}

/**
 * Rejects those who were ticked in the list, named once more, with the same reasons and words: those for one job at a
 * time. What they will be told is read once more. Who was ticked stands in the address, so that going back loses nothing.
 */
export function RejectSeveral({ place, query, applicants, kept }: Props) {
  const { tab, jobId, after, ticked, rejectFor, isReadAgain } = query
  // The address decides; what came back with a problem is a form again.
  const toRead = isReadAgain && kept?.message === '' && kept.values.form === action ? kept.values : null
  const path = `${place.path}/applications` as Route
  const here = { tab, job: jobId, after: after && pageKeyText(after), tick: ticksText(ticked) }
  const at = (more: Record<string, string | null> = {}) => pathWithQuery(path, { ...here, ...more }) as Route
  const listed = tickedRows(applicants.filter(mayReject), ticked)
  const jobs = byJob(listed)
  const chosen = jobs.length === 1 ? jobs[0] : jobs.find((job) => job.jobId === rejectFor)
  const isOne = chosen?.applicants.length === 1
  const others = listed.filter((row) => row.jobId !== chosen?.jobId)
  const gone = ticked.length - listed.length
  const back = (
    <p className="not-on-paper">
      <PageLink href={at()} className="text-link">
        {words.severalBack(ticked.length)}
      </PageLink>
    </p>
  )
  const title = toRead
    ? readAgainWords.pageTitle(readAgainWords.steps['applicant-no'].heading)
    : chosen
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
        <form id={action} className="work-columns" action={`/api/${place.forms}/${action}`} method="post">
          <div className="dash-form">
            <input type="hidden" name="tab" value={tab} />
            <input type="hidden" name="job" value={jobId ?? ''} />
            <input type="hidden" name="after" value={here.after ?? ''} />
            <input type="hidden" name="of" value={rejectFor ?? ''} />
            <input type="hidden" name="rest" value={ticksText(others)} />
            <TickedFields applicants={chosen.applicants} />
            <div>
              <p>{words.severalWho}</p>
              <ApplicantNames applicants={chosen.applicants} />
              {others.length > 0 ? <p>{words.jobsLeft(others.length)}</p> : null}
            </div>
            {toRead ? (
              <>
                <RejectionToRead typed={toRead} />
                <NoMessage typed={toRead} />
                {Object.entries(toRead).map(([field, text]) =>
                  text === '' ? null : <input key={field} type="hidden" name={field} value={text} />,
                )}
              </>
            ) : (
              <>
                <RejectionReasons action={action} kept={kept} />
                <MessageField
                  action={action}
                  kept={kept}
                  label={isOne ? exampleApplicantWords.noMessage : words.severalMessage}
                  hint={isOne ? exampleApplicantWords.noMessageHint : words.severalMessageHint}
                  // Those who are ticked may have come different ways: none is thanked for an interview that another had.
                  isMet={false}
                />
                <div>
                  <Button type="submit" isSmall>
                    {stepPages['applicant-no'].submit}
                  </Button>
                </div>
              </>
            )}
          </div>
          <section className="dash-section" aria-labelledby="then">
            <h2 id="then">{words.whatHappensNext}</h2>
            {toRead ? (
              <>
                <p>{readAgainWords.steps['applicant-no'].next}</p>
                <div className="button-row">
                  <Button type="submit" name={readAgainFields.send} value="yes" look="warning" isSmall>
                    {words.severalSubmit(chosen.applicants.length)}
                  </Button>
                  <Button type="submit" name={readAgainFields.change} value="yes" look="secondary" isSmall>
                    {readAgainWords.change}
                  </Button>
                </div>
              </>
            ) : (
              stepPages['applicant-no'].next.map((line) => <p key={line}>{line}</p>)
            )}
          </section>
        </form>
      ) : (
        <>
          {jobs.length > 1 ? <p>{words.jobsWhy(jobs.length)}</p> : null}
          {jobs.map((job) => (
            <section key={job.jobId} className="dash-section" aria-labelledby={`for-${job.jobId}`}>
              <h2 id={`for-${job.jobId}`}>{job.jobTitle}</h2>
              <ApplicantNames applicants={job.applicants} />
              <ButtonLink href={at({ step: 'reject', of: job.jobId })} look="warning">
                {words.jobsChoose(job.applicants.length, job.jobTitle)}
              </ButtonLink>
            </section>
          ))}
        </>
      )}
    </>
  )
}
