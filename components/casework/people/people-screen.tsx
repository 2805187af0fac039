import type { Route } from 'next'

import { PeopleList } from '@/components/casework/people/people-list'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { peopleDone, peopleWords as words } from '@/lib/content/casework/people'
import type { CaseloadQuery } from '@/lib/domain/casework/caseload-query'
import { membersPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  query: CaseloadQuery
  /** Null for somebody who may not see anybody. */
  screen: Omit<Parameters<typeof PeopleList>[0], 'portal' | 'query' | 'kept'> | null
  /** What the URL says was just done. */
  done?: unknown
  kept: KeptForm | null
}

/** The people whom somebody helps. */
export function PeopleScreen({ portal, query, screen, done, kept }: Props) {
  const said = kept?.values.said
  const isDone = typeof done === 'string' && Object.hasOwn(peopleDone, done)
  return (
    <>
      <DoneNotice words={isDone && said !== undefined ? { [done]: said } : peopleDone} done={done} />
      <ProblemNotice kept={kept} forms={['person-open', 'person-change', 'restriction-add', 'restriction-end']} />
      <DetailHeading heading={words.title} shows={screen?.rights.seeAll ? words.lead : words.own} />
      {screen === null ? (
        <EmptyState text={words.noRight} link={{ label: words.whoManages, href: membersPath(portal) as Route }} />
      ) : (
        <PeopleList portal={portal} query={query} kept={said === undefined ? kept : null} {...screen} />
      )}
    </>
  )
}
