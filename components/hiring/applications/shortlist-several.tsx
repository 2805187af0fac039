import type { Route } from 'next'

import { mayShortlist, type ApplicantRow } from '@/components/hiring/applications/applicant-list'
import { ApplicantName } from '@/components/hiring/applications/applicant-number'
import { ApplicantNames, TickedFields, tickedRows } from '@/components/hiring/applications/reject-several'
import type { ScreenPlace } from '@/components/hiring/screen-place'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { employerStageLabels } from '@/lib/content/dashboards/labels'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import type { ApplicantQuery } from '@/lib/domain/applications/applicant-query'
import { ticksText } from '@/lib/domain/applications/several-applicants'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  place: ScreenPlace
  query: ApplicantQuery
  /** The list in which they were ticked. */
  applicants: readonly ApplicantRow[]
}

/** Shortlists those who were ticked in the list, named once more: each with the same step and email as one alone. */
export function ShortlistSeveral({ place, query: { tab, jobId, ticked }, applicants }: Props) {
  const chosen = tickedRows(applicants.filter(mayShortlist), ticked)
  const others = ticked.flatMap(({ reference }) => {
    const row = applicants.find((one) => one.reference === reference)
    return row && mayShortlist(row) ? [] : [{ reference, name: row?.name ?? null, stage: row?.stage }]
  })
  const back = pathWithQuery(`${place.path}/applications`, { tab, job: jobId, tick: ticksText(ticked) }) as Route
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={back} className="text-link">
          {words.severalBack(ticked.length)}
        </PageLink>
      </p>
      <div className="screen-heading">
        <h1>{chosen.length === 0 ? words.shortlistNone : words.shortlistTitle(chosen.length)}</h1>
      </div>
      {others.length > 0 ? (
        <div className="notice dash-section">
          <p>{words.shortlistOthers(others.length)}</p>
          <ul className="bullet-list">
            {others.map(({ reference, name, stage }) => (
              <li key={reference}>
                <ApplicantName name={name} reference={reference} />:{' '}
                {stage ? employerStageLabels[stage] : words.shortlistGone}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {chosen.length === 0 ? null : (
        <form className="dash-form" action={`/api/${place.forms}/applicants-shortlist`} method="post">
          <input type="hidden" name="job" value={jobId ?? ''} />
          <TickedFields applicants={chosen} />
          <div>
            <p>{words.shortlistWho}</p>
            <ApplicantNames applicants={chosen} />
          </div>
          <p>{words.shortlistNext(chosen.length)}</p>
          <div>
            <Button type="submit" isSmall>
              {words.shortlistSubmit(chosen.length)}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
