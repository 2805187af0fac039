import type { Route } from 'next'

import type { CasePersonView } from '@/components/demonstration/caseworker/case-person-view'
import { PersonApplications } from '@/components/demonstration/caseworker/person-applications'
import { PersonNotes } from '@/components/demonstration/caseworker/person-notes'
import { PersonOverview } from '@/components/demonstration/caseworker/person-overview'
import { personPath } from '@/components/demonstration/caseworker/person-path'
import { PersonSupport } from '@/components/demonstration/caseworker/person-support'
import { personTabs, type PersonTab } from '@/components/demonstration/caseworker/person-tabs'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { Badge } from '@/components/work/badge'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { Facts } from '@/components/work/facts'
import { LinkTabs } from '@/components/work/link-tabs'
import type { DetailText, ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted, type RunNoted } from '@/components/demonstration/parts/use-noted'
import { casePersonWords as words, caseloadWords } from '@/lib/content/demonstration/caseworker-words'
import { sectorLabels } from '@/lib/content/job-board/board'
import {
  attendanceLabels,
  limitLabels,
  referralStateLabels,
  roleLabels,
  stageLabels,
  workStatusLabels,
} from '@/lib/content/dashboards/labels'
import type { loadCasePerson } from '@/lib/domain/dashboards/caseworker/load-caseworker'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { dayText } from '@/lib/content/wording/date-text'

const listed = (items: readonly string[]): string => items.join(', ') || words.none

function Work({ person }: { person: CasePersonView }) {
  const { skills, tickets, experience, wants, availability, hasRightToWork, limits } = person
  return (
    <section className="dash-section" aria-labelledby="work">
      <h2 id="work">{words.tab.work}</h2>
      <Facts
        facts={[
          { name: words.skills, value: listed(skills) },
          { name: words.tickets, value: listed(tickets) },
          { name: words.experience, value: listed(experience) },
          { name: words.wants, value: listed(wants.map((sector) => sectorLabels[sector])) },
          { name: words.availability, value: availability || words.none },
          { name: words.rightToWork, value: hasRightToWork ? words.yes : words.no },
          { name: words.limits, value: limits.map((limit) => limitLabels[limit]).join(', ') || words.noLimits },
        ]}
      />
    </section>
  )
}

type Event = CasePersonView['timeline'][number]

const eventText = ({ kind, what }: Event): string => {
  const labels: Readonly<Record<string, string>> = {
    application: stageLabels,
    referral: referralStateLabels,
    appointment: attendanceLabels,
    start: { started: words.started_ },
  }[kind]
  return labels[what] ?? what
}

function Timeline({ person }: { person: CasePersonView }) {
  return (
    <section className="dash-section" aria-labelledby="timeline">
      <h2 id="timeline">{words.timeline}</h2>
      <ol className="plain-list dash-timeline">
        {person.timeline.map((event, index) => (
          <li key={`${event.kind}-${event.on}-${event.what}-${index}`}>
            <strong>{eventText(event)}</strong>
            <span>
              <time dateTime={event.on}>{dayText(event.on)}</time>. {words.timelineOf[event.kind]}: {event.about}.{' '}
              {roleLabels[event.by]}.
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Tab({ person, tab, today, run }: { person: CasePersonView; tab: PersonTab; today: PlainDate; run: RunNoted }) {
  switch (tab) {
    case 'overview':
      return <PersonOverview person={person} run={run} />
    case 'work':
      return <Work person={person} />
    case 'support':
      return <PersonSupport person={person} today={today} run={run} />
    case 'applications':
      return <PersonApplications person={person} run={run} />
    case 'notes':
      return <PersonNotes person={person} run={run} />
    case 'timeline':
      return <Timeline person={person} />
  }
}

type Props = ScreenProps<typeof loadCasePerson, { personId: string; tab: PersonTab }> & { text: DetailText }

/** One person. What must be known before anybody rings an employer is above the tabs. */
export function CasePerson({ view: person, query: { tab }, text, today, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  if (!person) {
    return (
      <>
        <DetailHeading heading={text.heading} shows={text.shows} />
        <EmptyState {...text.empty} />
      </>
    )
  }
  const { id, name, reference, town, workStatus, where, expectedReleaseOn, establishment } = person
  const release = expectedReleaseOn ? dayText(expectedReleaseOn) : caseloadWords.custodyNoDay
  return (
    <>
      <DetailHeading heading={name} shows={text.shows} isPrinted>
        <p className="dash-badges">
          <Badge>{reference}</Badge>
          <Badge tone={workStatus === 'ready' || workStatus === 'working' ? 'good' : 'wait'}>
            {workStatusLabels[workStatus]}
          </Badge>
          <Badge>{town}</Badge>
          <Badge>{where === 'community' ? caseloadWords.community : `${caseloadWords.releaseOn}: ${release}`}</Badge>
          {establishment ? <Badge>{establishment}</Badge> : null}
        </p>
      </DetailHeading>
      {person.mustAskPractitionerFirst ? (
        <p className="dash-warning">
          <strong>{words.askFirst}</strong>
        </p>
      ) : null}
      {person.isOwn ? null : <p className="notice">{words.notOwn(person.caseworker ?? words.nobody)}</p>}
      <LinkTabs
        label={words.tabs}
        values={personTabs}
        current={tab}
        labelOf={(name) => words.tab[name]}
        hrefOf={(name) => pathWithQuery(personPath(id), { tab: name === 'overview' ? null : name }) as Route}
      />
      <Tab person={person} tab={tab} today={today} run={run} />
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
