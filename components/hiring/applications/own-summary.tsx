import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { Typed } from '@/components/work/typed'
import { canChooseTime, nextOf, yourTurn, type OwnRow } from '@/components/hiring/applications/own-list'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { applicationMessagesWords } from '@/lib/content/hiring/messages'
import { newsOf, ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { weekdayText } from '@/lib/content/wording/date-text'
import { isJobStage } from '@/lib/domain/applications/stages'

const mostShown = 5

type Props = {
  /** What is open, and jobs that were lately accepted; null when they could not be read. */
  news: readonly OwnRow[] | null
  /** @default the portal */
  place?: CandidatePlace
}
type TaskProps = Props & {
  /** What waits for somebody who is helped. */
  help?: readonly { headline: string; about: string; label: string; href: Route }[]
}

/** What a person can do about an application: what the employer waits for, or else a message to read. */
const taskOf = (row: OwnRow): string | null => yourTurn(row) ?? (row.unread > 0 ? words.readMessages(row.unread) : null)
const headlineOf = (row: OwnRow): string => newsOf({ ...row, canChooseTime: canChooseTime(row) })
/** The job, and when there is an interview for it. */
const aboutOf = ({ jobTitle, stage, interviewOn }: OwnRow): string =>
  interviewOn === null || isJobStage(stage) ? jobTitle : `${jobTitle}. ${words.interviewOn(weekdayText(interviewOn))}.`
const jobsIn = (news: readonly OwnRow[]) => news.filter(({ stage }) => isJobStage(stage))
/** What is neither a job nor waits for the person. */
const othersIn = (news: readonly OwnRow[]) => news.filter((row) => !isJobStage(row.stage) && taskOf(row) === null)

/** First on the portal's first page: a job they have, then what to do next, each with its button, or what else helps. */
export function OwnTasks({ news, place = candidatePortal, help = [] }: TaskProps) {
  if (news === null && help.length === 0) return null
  const known = news ?? []
  const jobs = jobsIn(known)
  const tasks = known.filter((row) => !isJobStage(row.stage) && taskOf(row) !== null)
  const cards = (rows: readonly OwnRow[], others: NonNullable<TaskProps['help']> = []) => (
    <ul className="plain-list portal-news">
      {rows.slice(0, mostShown).map((row) => (
        <li key={row.id} className="card dash-card">
          <h3>
            <Typed>{headlineOf(row)}</Typed>
          </h3>
          <p>
            <Typed>{aboutOf(row)}</Typed> <Unread count={row.unread} />
          </p>
          <p>
            <ButtonLink href={`${place.path}/applications/${row.reference}` as Route}>
              {taskOf(row) ?? (row.stage === 'hired' ? words.seeJob.hired : words.seeJob.accepted)}
            </ButtonLink>
          </p>
        </li>
      ))}
      {others.map(({ headline, about, label, href }) => (
        <li key={`${href} ${headline}`} className="card dash-card">
          <h3>
            <Typed>{headline}</Typed>
          </h3>
          {about === '' ? null : (
            <p>
              <Typed>{about}</Typed>
            </p>
          )}
          <p>
            <ButtonLink href={href}>{label}</ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {jobs.length > 0 ? (
        <section aria-labelledby="own-jobs">
          <h2 id="own-jobs">{words.jobs(jobs.length)}</h2>
          {cards(jobs)}
        </section>
      ) : null}
      {tasks.length + help.length > 0 ? (
        <section aria-labelledby="for-you">
          <h2 id="for-you">{words.forYou}</h2>
          {cards(tasks, help)}
        </section>
      ) : null}
      {known.length > 0 && othersIn(known).length === 0 ? <AllOwn place={place} /> : null}
      {jobs.length + tasks.length + help.length === 0 ? (
        <section aria-labelledby="for-you">
          <h2 id="for-you">{words.forYou}</h2>
          <div className="notice">
            <p>{words.nothingForYou}</p>
            <ButtonLink href={`${place.path}/jobs` as Route}>{words.jobsForYou}</ButtonLink>
          </div>
        </section>
      ) : null}
    </>
  )
}

function AllOwn({ place }: { place: CandidatePlace }) {
  return (
    <p>
      <PageLink href={`${place.path}/applications` as Route} className="portal-link">
        {words.see}
      </PageLink>
    </p>
  )
}

/** On the portal's first page: what employers have done, and what comes next. What waits for the person is above. */
export function OwnSummary({ news, place = candidatePortal }: Props) {
  const path = `${place.path}/applications` as Route
  if (news === null) return <p className="notice">{words.unavailable}</p>
  const others = othersIn(news)
  if (news.length > 0 && others.length === 0) return null
  return (
    <section aria-labelledby="applications">
      <h2 id="applications">{words.title}</h2>
      {news.length === 0 ? <p>{words.openNone}</p> : null}
      {others.length > 0 ? (
        <ul className="plain-list portal-news">
          {others.slice(0, mostShown).map((row) => (
            <li key={row.id} className="card dash-card">
              <h3>
                <PageLink href={`${path}/${row.reference}` as Route}>
                  <Typed>{headlineOf(row)}</Typed>
                </PageLink>
              </h3>
              <p>
                <Typed>{`${row.jobTitle}. ${nextOf(row)}.`}</Typed>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {news.length === 0 ? (
        <p>
          <PageLink href={`${place.path}/jobs` as Route} className="portal-link">
            {words.find}
          </PageLink>
        </p>
      ) : (
        <AllOwn place={place} />
      )}
    </section>
  )
}

const Unread = ({ count }: { count: number }) =>
  count > 0 ? <Badge tone="wait">{applicationMessagesWords.unread(count)}</Badge> : null
