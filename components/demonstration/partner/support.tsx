import { ActionNote } from '@/components/demonstration/parts/action-note'
import { Badge } from '@/components/work/badge'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { LinkTabs } from '@/components/work/link-tabs'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { StartChecks } from '@/components/demonstration/partner/start-checks'
import { SupportPerson } from '@/components/demonstration/partner/support-person'
import type { SupportedPerson } from '@/components/demonstration/partner/supported-person'
import { PageLink } from '@/components/ui/page-link'
import { supportWords as words } from '@/lib/content/demonstration/partner-words'
import { weekdayText } from '@/lib/content/wording/date-text'
import { supportFocuses, type loadSupport, type SupportFocus } from '@/lib/domain/dashboards/partner/load-partner'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

const path = '/dashboard/partner/support'

type Query = { focus: SupportFocus | null; personId: string }
type Props = ScreenProps<typeof loadSupport, Query> & { empty: Empty }

/** What deserves attention before the person is opened. */
function Flags({ person }: { person: SupportedPerson }) {
  const { isOutOfTouch, isReleasedSoon, sessions, nextAppointment } = person
  const isMissing = sessions.some(({ isOutcomeMissing }) => isOutcomeMissing)
  return (
    <>
      <span className="dash-aside">
        {nextAppointment ? `${words.nextSession}: ${weekdayText(nextAppointment.on)}` : words.nothingBooked}
      </span>
      {isOutOfTouch || isMissing || isReleasedSoon ? (
        <span className="partner-flags">
          {isOutOfTouch ? <Badge tone="wait">{words.outOfTouch}</Badge> : null}
          {isMissing ? <Badge tone="wait">{words.outcomeMissing}</Badge> : null}
          {isReleasedSoon ? <Badge>{words.releasedSoon}</Badge> : null}
        </span>
      ) : null}
    </>
  )
}

/** A list of people, with one of them open beside it. */
export function Support({ view, query: { focus, personId }, today, empty, act }: Props) {
  const { all, counts, people, startChecks } = view
  const { note, run, dismiss } = useNoted(act)
  const open = people.find(({ id }) => id === personId) ?? people[0]
  return (
    <>
      <LinkTabs
        label={words.filterLabel}
        values={[null, ...supportFocuses]}
        current={focus}
        labelOf={(name) => (name === null ? words.all : words.focuses[name])}
        hrefOf={(name) => pathWithQuery(path, { focus: name })}
        countOf={(name) => (name === null ? all : counts[name])}
      />
      {open ? (
        <div className="partner-support dash-section">
          <nav aria-label={words.people} className="not-on-paper">
            <ul className="plain-list partner-people">
              {people.map((person) => (
                <li key={person.id}>
                  <PageLink
                    href={pathWithQuery(path, { focus, person: person.id })}
                    scroll={false}
                    aria-current={person === open ? 'true' : undefined}
                  >
                    {person.name}
                  </PageLink>
                  <Flags person={person} />
                </li>
              ))}
            </ul>
          </nav>
          <SupportPerson key={open.id} person={open} today={today} run={run} />
        </div>
      ) : (
        <EmptyState {...empty} />
      )}
      <StartChecks checks={startChecks} run={run} />
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
