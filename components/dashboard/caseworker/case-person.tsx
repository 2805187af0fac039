import type { Route } from 'next'

import type { CasePerson, RunFor } from '@/components/dashboard/caseworker/case-person-types'
import { PersonApplications } from '@/components/dashboard/caseworker/person-applications'
import { PersonNotes } from '@/components/dashboard/caseworker/person-notes'
import { PersonOverview } from '@/components/dashboard/caseworker/person-overview'
import { personPath } from '@/components/dashboard/caseworker/person-path'
import { PersonSupport } from '@/components/dashboard/caseworker/person-support'
import { personTabs, type PersonTab } from '@/components/dashboard/caseworker/person-tabs'
import type { DetailText } from '@/components/dashboard/partner/detail-text'
import { ActionNote } from '@/components/dashboard/parts/action-note'
import { Badge } from '@/components/dashboard/parts/badge'
import { DetailHeading } from '@/components/dashboard/parts/detail-heading'
import { EmptyState } from '@/components/dashboard/parts/empty-state'
import { Facts } from '@/components/dashboard/parts/facts'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { useNoted, type Act } from '@/components/dashboard/parts/use-noted'
import { casePersonWords as words, caseloadWords } from '@/lib/content/dashboards/caseworker-words'
import {
  attendanceLabels,
  limitLabels,
  referralStateLabels,
  roleLabels,
  stageLabels,
  workStatusLabels,
} from '@/lib/content/dashboards/labels'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import { withQuery } from '@/lib/domain/lists/address-query'
import { dayText } from '@/lib/domain/lists/day-words'

const listed = (items: readonly string[]): string => items.join(', ') || words.none

function Work({ person }: { person: CasePerson }) {
  const { skills, tickets, experience, wants, availability, hasRightToWork, limits } = person
  return (
    <section className="dash-section" aria-labelledby="work">
      <h2 id="work">{words.tab.work}</h2>
      <Facts
        facts={[
          { name: words.skills, value: listed(skills) },
          { name: words.tickets, value: listed(tickets) },
          { name: words.experience, value: listed(experience) },
          { name: words.wants, value: listed(wants) },
          { name: words.availability, value: availability || words.none },
          { name: words.rightToWork, value: hasRightToWork ? words.yes : words.no },
          { name: words.limits, value: limits.map((limit) => limitLabels[limit]).join(', ') || words.noLimits },
        ]}
      />
    </section>
  )
}

type Event = CasePerson['timeline'][number]

const eventText = ({ kind, what }: Event): string => {
  const labels: Readonly<Record<string, string>> = {
    application: stageLabels,
    referral: referralStateLabels,
    appointment: attendanceLabels,
    start: { started: words.started_ },
  }[kind]
  return labels[what] ?? what
}

function Timeline({ person }: { person: CasePerson }) {
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

function Tab({ person, tab, today, run }: { person: CasePerson; tab: PersonTab; today: PlainDate; run: RunFor }) {
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

type Props = { person: CasePerson | undefined; text: DetailText; tab: PersonTab; today: PlainDate; act: Act }

/** One person. What must be known before anybody rings an employer stands above the tabs. */
export function CasePersonScreen({ person, text, tab, today, act }: Props) {
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
        tabs={personTabs.map((one) => ({
          label: words.tab[one],
          href: withQuery(personPath(id), { tab: one === 'overview' ? null : one }) as Route,
          isCurrent: one === tab,
        }))}
      />
      <Tab person={person} tab={tab} today={today} run={run} />
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
