import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { Typed } from '@/components/work/typed'
import { canChooseTime, nextOf, yourTurn, type OwnRow } from '@/components/hiring/applications/own-list'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { applicationMessagesWords } from '@/lib/content/hiring/messages'
import { newsOf, ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'

const mostShown = 5

type Props = {
  /** What is open, and jobs that were lately accepted; null when they could not be read. */
  news: readonly OwnRow[] | null
  /** @default the portal */
  place?: CandidatePlace
}

/** What a person can do about an application: what the employer waits for, or else a message to read. */
const taskOf = (row: OwnRow): string | null => yourTurn(row) ?? (row.unread > 0 ? words.readMessages(row.unread) : null)
const headlineOf = (row: OwnRow): string => newsOf({ ...row, canChooseTime: canChooseTime(row) })

/** First on the portal's first page: what to do next, each with its button, or that nothing waits and what else helps. */
export function OwnTasks({ news, place = candidatePortal }: Props) {
  if (news === null) return null
  const tasks = news.filter((row) => taskOf(row) !== null)
  const accepted = news.find(({ stage }) => stage === 'accepted')
  if (tasks.length === 0) {
    return (
      <section aria-labelledby="for-you">
        <h2 id="for-you">{words.forYou}</h2>
        <div className="notice">
          {accepted ? (
            <>
              <p>
                <Typed>{`${headlineOf(accepted)}. ${nextOf(accepted)}.`}</Typed>
              </p>
              <ButtonLink href={`${place.path}/applications/${accepted.reference}` as Route}>
                {words.seeFirstDay}
              </ButtonLink>
            </>
          ) : (
            <>
              <p>{words.nothingForYou}</p>
              <ButtonLink href={`${place.path}/jobs` as Route}>{words.jobsForYou}</ButtonLink>
            </>
          )}
        </div>
      </section>
    )
  }
  return (
    <section aria-labelledby="for-you">
      <h2 id="for-you">{words.forYou}</h2>
      <ul className="plain-list portal-news">
        {tasks.slice(0, mostShown).map((row) => (
          <li key={row.id} className="card dash-card">
            <h3>
              <Typed>{headlineOf(row)}</Typed>
            </h3>
            <p>
              <Typed>{row.jobTitle}</Typed> <Unread count={row.unread} />
            </p>
            <p>
              <ButtonLink href={`${place.path}/applications/${row.reference}` as Route}>{taskOf(row)}</ButtonLink>
            </p>
          </li>
        ))}
      </ul>
      {tasks.length === news.length ? <AllOwn place={place} /> : null}
    </section>
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
  const others = news.filter((row) => taskOf(row) === null)
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
      <AllOwn place={place} />
    </section>
  )
}

const Unread = ({ count }: { count: number }) =>
  count > 0 ? <Badge tone="wait">{applicationMessagesWords.unread(count)}</Badge> : null
