import { CaseEntry } from '@/components/demonstration/caseworker/case-entry'
import { personPath } from '@/components/demonstration/caseworker/person-path'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ScreenLink } from '@/components/work/screen-link'
import { StatTiles } from '@/components/work/stat-tiles'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { caseHomeWords as words } from '@/lib/content/demonstration/caseworker-words'
import { alertLabels, alertReasons } from '@/lib/content/dashboards/labels'
import { weekdayText } from '@/lib/content/wording/date-text'
import type { loadCaseworkerHome } from '@/lib/domain/dashboards/caseworker/load-caseworker'

type Props = ScreenProps<typeof loadCaseworkerHome> & { empty: Empty }

const tilesOf = (home: Props['view']) => [
  {
    label: words.outcomes,
    value: home.outcomesMissing,
    href: '/dashboard/caseworker/calendar#to-write',
    isUrgent: true,
  } as const,
  { label: words.alerts(home.alerts), value: home.alerts, href: '/dashboard/caseworker/alerts' } as const,
  { label: words.released, value: home.releasedSoon, href: '/dashboard/caseworker/caseload?release=12_weeks' } as const,
  {
    label: words.withoutPlan,
    value: home.releasedSoonWithoutPlan,
    isUrgent: true,
  },
  { label: words.ready, value: home.readyWithoutApplication },
  { label: words.checks(home.startChecks), value: home.startChecks },
]

/** Appointments for today or for the next day that has any, the day's figures, and what is urgent. */
export function CaseHome({ view: home, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  return (
    <>
      <section className="dash-section" aria-labelledby="today">
        <h2 id="today">
          {home.day === today ? words.today : words.nextDay(weekdayText(home.day))} ({home.appointments.length})
        </h2>
        {home.appointments.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <ol className="plain-list dash-lines">
            {home.appointments.map((entry) => (
              <li key={entry.id}>
                <CaseEntry entry={entry} today={today} run={run} />
              </li>
            ))}
          </ol>
        )}
      </section>
      <StatTiles label={words.numbers} tiles={tilesOf(home)} />
      <section className="dash-section" aria-labelledby="urgent">
        <h2 id="urgent">
          {words.urgent} ({home.urgentAlerts.length})
        </h2>
        {home.urgentAlerts.length === 0 ? (
          <p>{words.noUrgent}</p>
        ) : (
          <ul className="plain-list dash-lines">
            {home.urgentAlerts.map(({ id, kind, days, name, personId }) => (
              <li key={id}>
                <ScreenLink href={personPath(personId)}>{name}</ScreenLink>
                <span className="dash-aside">
                  {alertLabels[kind]}. {alertReasons[kind](days)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="not-on-paper">
          <ScreenLink href="/dashboard/caseworker/alerts" className="text-link">
            {words.allAlerts}
          </ScreenLink>
        </p>
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
