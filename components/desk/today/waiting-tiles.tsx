import type { Route } from 'next'

import { StatTiles } from '@/components/work/stat-tiles'
import { PageLink } from '@/components/ui/page-link'
import { waitingWords } from '@/lib/content/desk/today'

type Props = {
  waiting: Readonly<{
    overdue: number
    due_today: number
    new: number
    tries: number
    held: number
    companies: number
    jobs: number
    reports: number
    subject_requests: number
    subject_requests_late: number
    dead_emails: number
  }>
}

const enquiries = '/dashboard/team/enquiries'
const mostCounted = 100
const counted = (count: number): number | string => (count < mostCounted ? count : waitingWords.atMost)

/** What is waiting for the team, each a link to its list; the lists with nothing in them are folded. */
export function WaitingTiles({ waiting }: Props) {
  const tiles = [
    { count: waiting.overdue, label: waitingWords.overdue, href: `${enquiries}?tab=overdue`, isUrgent: true },
    { count: waiting.due_today, label: waitingWords.due_today, href: `${enquiries}?tab=due`, isUrgent: true },
    { count: waiting.new, label: waitingWords.new, one: waitingWords.one.new, href: `${enquiries}?tab=new` },
    { count: waiting.tries, label: waitingWords.tries, one: waitingWords.one.tries, href: `${enquiries}?tab=tries` },
    { count: waiting.held, label: waitingWords.held, one: waitingWords.one.held, href: `${enquiries}?tab=held` },
    {
      count: waiting.companies,
      label: waitingWords.companies,
      one: waitingWords.one.companies,
      href: '/dashboard/team/companies',
    },
    { count: waiting.jobs, label: waitingWords.jobs, one: waitingWords.one.jobs, href: '/dashboard/team/jobs' },
    {
      count: waiting.reports,
      label: waitingWords.reports,
      one: waitingWords.one.reports,
      href: '/dashboard/team/reports',
      isUrgent: true,
    },
    {
      count: waiting.subject_requests,
      label: waitingWords.subject_requests,
      one: waitingWords.one.subject_requests,
      href: '/dashboard/team/subjects',
      isUrgent: waiting.subject_requests_late > 0,
      note:
        waiting.subject_requests_late > 0
          ? waitingWords.subject_requests_late(waiting.subject_requests_late)
          : undefined,
    },
    {
      count: waiting.dead_emails,
      label: waitingWords.dead_emails,
      one: waitingWords.one.dead_emails,
      href: '/dashboard/team/emails',
      isUrgent: true,
    },
  ]
  const [some, none] = [tiles.filter(({ count }) => count > 0), tiles.filter(({ count }) => count === 0)]
  return (
    <>
      {some.length === 0 ? null : (
        <StatTiles
          label={waitingWords.label}
          tiles={some.map(({ count, href, label, one = label, ...tile }) => ({
            ...tile,
            label: count === 1 ? one : label,
            value: counted(count),
            href: href as Route,
          }))}
        />
      )}
      {none.length === 0 ? null : (
        <details className="desk-fold">
          <summary>{waitingWords.none(none.length, some.length === 0)}</summary>
          <ul className="plain-list">
            {none.map(({ label, href }) => (
              <li key={label}>
                <PageLink href={href as Route}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
