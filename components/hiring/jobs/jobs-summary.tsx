import type { Route } from 'next'

import { StatTiles } from '@/components/work/stat-tiles'
import { employerPortal, type ScreenPlace } from '@/components/hiring/screen-place'
import { ButtonLink } from '@/components/ui/button-link'
import { companyJobListWords as words } from '@/lib/content/hiring/company-job-words'
import type { JobTab } from '@/lib/domain/job-board/job-list-query'

type Props = {
  /** How many of the company's jobs are behind each tab of the list; a missing count is 0. */
  counts: Partial<Record<string, number>>
  mayPost: boolean
  /** The only draft, if nothing keeps it from being sent. */
  ready?: { id: string; title: string } | null
  /** @default the portal */
  place?: ScreenPlace
}

const tabs = ['returned', 'live', 'paused', 'review', 'drafts'] as const satisfies readonly JobTab[]

/** On the portal's first page: the state of the company's jobs. */
export function JobsSummary({ counts, mayPost, ready = null, place = employerPortal }: Props) {
  const jobs = `${place.path}/jobs`
  const countOf = (tab: JobTab): number => counts[tab] ?? 0
  // A first advert that was begun while they waited.
  const isUnfinished = countOf('drafts') > 0 && countOf('live') === 0
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">{words.own}</h2>
      <StatTiles
        label={words.own}
        tiles={tabs
          .filter((tab) => tab === 'live' || countOf(tab) > 0)
          .map((tab) => ({
            label: words.counted[tab](countOf(tab)),
            value: countOf(tab),
            href: `${jobs}?tab=${tab}` as Route,
            isUrgent: tab === 'returned',
          }))}
      />
      {mayPost ? (
        <p className="button-row">
          {isUnfinished ? (
            <ButtonLink href={(ready ? `${jobs}/${ready.id}` : `${jobs}?tab=drafts`) as Route}>
              {ready ? words.checkAndSend(ready.title) : words.finish}
            </ButtonLink>
          ) : null}
          <ButtonLink href={`${jobs}/new` as Route} look={isUnfinished ? 'secondary' : 'primary'}>
            {words.add}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}
