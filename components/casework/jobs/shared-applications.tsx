import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { Typed } from '@/components/work/typed'
import { applicationNext, workSearchWords as words } from '@/lib/content/casework/work-search'
import { stageLabels } from '@/lib/content/dashboards/labels'
import { dayText, dayTimeText } from '@/lib/content/wording/date-text'
import { isJobStage, isOpenStage, type Stage } from '@/lib/domain/applications/stages'
import { sheetPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Application = {
  id: string
  job_id: string
  job: string
  company: string
  stage: Stage
  changed_on: PlainDate
  interview: { on_day: PlainDate; at_time: WallTime } | null
  approval_since: PlainDate | null
}
type Props = {
  portal: PeoplePortal
  reference: string
  /** Null unless the person shares them. */
  applications: readonly Application[] | null
}

/** What somebody shares of their applications, with what comes next and the sheets to print. */
export function SharedApplications({ portal, reference, applications }: Props) {
  if (applications === null) return <p>{words.notShared}</p>
  if (applications.length === 0) return <p>{words.noApplications}</p>
  const sheetOf = (id: string, sheet: 'interview' | 'approval') =>
    `${sheetPath(portal, reference, id)}?sheet=${sheet}` as Route
  const lines = (some: readonly Application[]) => (
    <ul className="plain-list dash-lines">
      {some.map((one) => (
        <li key={one.id}>
          <p>
            <strong>
              <Typed>{one.job}</Typed>
            </strong>
            , <Typed>{one.company}</Typed> <Badge tone="plain">{stageLabels[one.stage]}</Badge>
            <span className="dash-aside">
              {dayText(one.changed_on)}. {one.interview ? words.prepareNext : applicationNext[one.stage]}
            </span>
          </p>
          {one.interview ? (
            <p>
              {words.interviewOn(dayTimeText(one.interview.on_day, one.interview.at_time))}.{' '}
              <PageLink href={sheetOf(one.id, 'interview')}>
                {words.interviewSheet}
                <span className="visually-hidden">: {one.job}</span>
              </PageLink>
            </p>
          ) : null}
          {one.approval_since === null ? null : (
            <p>
              {words.waitsForApproval(dayText(one.approval_since))}.{' '}
              <PageLink href={sheetOf(one.id, 'approval')}>
                {words.approvalSheet}
                <span className="visually-hidden">: {one.job}</span>
              </PageLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
  const over = applications.filter(({ stage }) => !isOpenStage(stage) && !isJobStage(stage))
  return (
    <>
      {over.length === applications.length ? null : lines(applications.filter((one) => !over.includes(one)))}
      {over.length === 0 ? null : (
        <details className="dash-more dash-more-quiet">
          <summary>{words.over(over.length)}</summary>
          {lines(over)}
        </details>
      )}
    </>
  )
}
