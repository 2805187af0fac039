import type { Route } from 'next'

import { StatTiles } from '@/components/dashboard/parts/stat-tiles'
import { ButtonLink } from '@/components/ui/button-link'
import { applicantsWords } from '@/lib/content/hiring/applicants'
import { jobsWords as words } from '@/lib/content/hiring/jobs'
import type { JobTab } from '@/lib/domain/job-board/job-list-query'

type Props = {
  /** How many of the company's jobs are behind each tab of the list; one that is missing is 0. */
  counts: Partial<Record<string, number>>
  /** Who applied and was not answered yet; 100 stands for more, null for whoever may not see them. */
  newApplicants: number | null
  mayPost: boolean
}

const jobs = '/dashboard/employerportal/jobs'
const applications = '/dashboard/employerportal/applications'
const tabs = ['returned', 'live', 'review', 'drafts'] as const satisfies readonly JobTab[]
const waiting: readonly JobTab[] = ['returned']

/** On the portal's first page: what waits for the company, and how its jobs stand. */
export function JobsSummary({ counts, newApplicants, mayPost }: Props) {
  const countOf = (tab: JobTab): number => counts[tab] ?? 0
  const isWaiting = (newApplicants ?? 0) > 0 || waiting.some((tab) => countOf(tab) > 0)
  const heading = isWaiting ? words.attention : words.atAGlance
  return (
    <section aria-labelledby="attention">
      <h2 id="attention">{heading}</h2>
      <StatTiles
        label={heading}
        tiles={[
          ...(newApplicants === null
            ? []
            : [
                {
                  label: words.newApplicants(newApplicants),
                  value: newApplicants === 0 ? 0 : applicantsWords.counted(newApplicants),
                  href: applications as Route,
                  isUrgent: newApplicants > 0,
                },
              ]),
          ...tabs
            .filter((tab) => tab === 'live' || countOf(tab) > 0)
            .map((tab) => ({
              label: words.counted[tab](countOf(tab)),
              value: countOf(tab),
              href: (tab === 'live' ? jobs : `${jobs}?tab=${tab}`) as Route,
              isUrgent: waiting.includes(tab),
            })),
        ]}
      />
      <div className="button-row">
        {mayPost ? <ButtonLink href={`${jobs}/new` as Route}>{words.add}</ButtonLink> : null}
        {newApplicants === null ? null : (
          <ButtonLink href={applications} look="secondary">
            {applicantsWords.see}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
