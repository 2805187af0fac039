import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Typed } from '@/components/work/typed'
import { worryWords as words } from '@/lib/content/casework/mentoring'
import { momentText } from '@/lib/content/wording/moment-text'
import { filePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { SupportSide } from '@/lib/domain/casework/support-message'

type Props = {
  portal: PeoplePortal
  worry: {
    name: string
    reference: string
    /** Who helps the person; null for nobody, or somebody without a name. */
    worker: string | null
    /** Whether the reader may open the person's file. */
    mayOpen: boolean
    mentor: string | null
    by: SupportSide
    reportedAt: string
    text: string | null
    readings: readonly { who: string | null; readAt: string }[]
  }
}

/** What somebody reported about a mentoring, and who read it. */
export function WorryScreen({
  portal,
  worry: { name, reference, worker, mayOpen, mentor, by, reportedAt, text, readings },
}: Props) {
  return (
    <>
      <p className="notice">{words.what}</p>
      <dl className="dash-facts">
        <div>
          <dt>{words.mentor}</dt>
          <dd>{mentor === null ? words.noMentorName : <Typed>{mentor}</Typed>}</dd>
        </div>
        <div>
          <dt>{words.by}</dt>
          <dd>{words.bySide[by]}</dd>
        </div>
        <div>
          <dt>{words.at}</dt>
          <dd>{momentText(reportedAt)}</dd>
        </div>
      </dl>
      <section className="dash-section" aria-labelledby="said">
        <h2 id="said">{words.words}</h2>
        {text === null ? (
          <p>{words.unreadable}</p>
        ) : (
          <blockquote className="pre-line">
            <Typed>{text}</Typed>
          </blockquote>
        )}
      </section>
      <section className="dash-section" aria-labelledby="next">
        <h2 id="next">{words.next}</h2>
        <p>
          {words.meanwhile[by]} <Typed>{words.goesOn(name, mentor ?? words.theMentor)}</Typed>
        </p>
        <p>
          {words.safely}{' '}
          {mayOpen ? (
            <PageLink href={filePath(portal, reference) as Route}>
              <Typed>{words.toFile(name)}</Typed>
            </PageLink>
          ) : (
            <Typed>{worker === null ? words.askColleague : words.askWorker(worker)}</Typed>
          )}
        </p>
      </section>
      <section className="dash-section" aria-labelledby="readings">
        <h2 id="readings">{words.readings}</h2>
        {readings.length === 0 ? <p>{words.first}</p> : null}
        <ul className="plain-list dash-lines">
          {readings.map(({ who, readAt }, index) => (
            // Lines of a log: none is ever moved.
            <li key={`${readAt} ${index}`}>{words.reader(who ?? words.somebody, momentText(readAt))}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
