import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { Typed } from '@/components/work/typed'
import { mentoringWords as words } from '@/lib/content/casework/mentoring'
import { momentDayText } from '@/lib/content/wording/moment-text'
import type { MentoringState } from '@/lib/domain/casework/mentoring'
import type { LivePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: LivePortal
  work: {
    isMentor: boolean
    people: readonly { reference: string; name: string; state: MentoringState; since: string; unread: number }[]
    leftAlone: readonly unknown[] | null
    worries: readonly { readAt: string | null }[]
  }
}

/** On the first page of a portal: worries that nobody has read, who is left without a mentor, and whom a member mentors. */
export function MentoringNews({ portal, work: { isMentor, people, leftAlone, worries } }: Props) {
  const list = `${portal}/mentoring` as Route
  const unreadWorries = worries.filter(({ readAt }) => readAt === null).length
  const alone = leftAlone?.length ?? 0
  return (
    <>
      {unreadWorries === 0 ? null : (
        <p className="notice">
          <PageLink href={list}>{words.worriesUnread(unreadWorries)}</PageLink>
        </p>
      )}
      {alone === 0 ? null : (
        <p className="notice">
          <PageLink href={list}>{words.leftAloneLine(alone)}</PageLink>
        </p>
      )}
      {isMentor ? (
        <section className="dash-section" aria-labelledby="mentoring">
          <h2 id="mentoring">{words.people}</h2>
          {people.length === 0 ? (
            <p>
              {words.homeNone} <PageLink href={list}>{words.homeOpen}</PageLink>
            </p>
          ) : null}
          <ul className="plain-list dash-lines">
            {people.map(({ reference, name, state, since, unread }) => (
              <li key={reference}>
                <PageLink href={`${portal}/mentoring/${reference}` as Route}>
                  <Typed>{name}</Typed>
                </PageLink>{' '}
                {state === 'asked' ? words.asksYou : words.since(momentDayText(since))}{' '}
                {unread === 0 ? null : <Badge tone="wait">{words.unread(unread)}</Badge>}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
