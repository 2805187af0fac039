import { useState } from 'react'

import { AttendanceForm } from '@/components/demonstration/parts/attendance-form'
import { Badge } from '@/components/work/badge'
import { BookForm } from '@/components/demonstration/parts/book-form'
import { Facts } from '@/components/work/facts'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { ChangeNeed } from '@/components/demonstration/partner/change-need'
import { filledFacts } from '@/components/demonstration/partner/filled-facts'
import type { SupportedPerson } from '@/components/demonstration/partner/supported-person'
import { WriteNote } from '@/components/demonstration/partner/write-note'
import {
  attendanceLabels,
  pathwayLabels,
  supportStateLabels,
  wayLabels,
  workStatusLabels,
} from '@/lib/content/dashboards/labels'
import { supportWords as words } from '@/lib/content/demonstration/partner-words'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { dayText, timeText, weekdayText, whenText } from '@/lib/content/wording/date-text'

type Session = SupportedPerson['sessions'][number]

type Props = { person: SupportedPerson; today: PlainDate; run: RunNoted }

// Only appointments of these kinds are listed here.
const sessionKinds = ['support'] as const

const outcomeText = ({ isCancelled, attendance, isOutcomeMissing }: Session): string => {
  if (isCancelled) return words.cancelled
  if (attendance) return attendanceLabels[attendance]
  return isOutcomeMissing ? words.outcomeMissing : words.planned
}

/** One person's plan and sessions. */
export function SupportPerson({ person, today, run }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, reference, nextAppointment, sessions, needs, lastContactOn, expectedReleaseOn } = person
  const wanted = needs.filter(({ state }) => state !== 'not_needed')
  const facts = filledFacts([
    [words.area, person.town],
    [words.status, workStatusLabels[person.workStatus]],
    [words.worker, person.partnerWorker ?? ''],
    [words.contact, lastContactOn === null ? words.never : whenText(lastContactOn, today)],
    [
      words.nextSession,
      nextAppointment
        ? `${nextAppointment.title}, ${weekdayText(nextAppointment.on)}, ${timeText(nextAppointment.at)}`
        : words.nothingBooked,
    ],
    [words.release, expectedReleaseOn ? dayText(expectedReleaseOn) : ''],
  ])
  return (
    <article id={id} className="card dash-card" aria-labelledby={`${id}-name`}>
      <div className="dash-card-head">
        <h2 id={`${id}-name`}>
          {name} <span className="dash-aside">{reference}</span>
        </h2>
        <p className="dash-badges">
          {person.isOutOfTouch ? <Badge tone="wait">{words.outOfTouch}</Badge> : null}
          {sessions.some((session) => session.isOutcomeMissing) ? (
            <Badge tone="wait">{words.outcomeMissing}</Badge>
          ) : null}
          {person.isReleasedSoon ? <Badge>{words.releasedSoon}</Badge> : null}
        </p>
      </div>
      <Facts facts={facts} />
      <h3 className="partner-subheading">{words.needs}</h3>
      <ul className="plain-list partner-needs">
        {wanted.map(({ pathway, state }) => (
          <li key={pathway} data-state={state}>
            <span>{pathwayLabels[pathway]}</span> <strong>{supportStateLabels[state]}</strong>
          </li>
        ))}
      </ul>
      <h3 className="partner-subheading">{words.sessions}</h3>
      {sessions.length === 0 ? <p>{words.noSessions}</p> : null}
      <ul className="plain-list partner-sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{session.title}</strong>, {weekdayText(session.on)}, {timeText(session.at)}, {session.minutes}{' '}
              {words.minutes.toLowerCase()}, {wayLabels[session.way].toLowerCase()}. {outcomeText(session)}.{' '}
              {session.note}
            </p>
            {session.on <= today && !session.isCancelled ? (
              <AttendanceForm appointment={{ ...session, name }} run={run} />
            ) : null}
          </li>
        ))}
      </ul>
      <BookForm people={[{ id, name }]} kinds={sessionKinds} today={today} run={run} />
      <details
        className="dash-more needs-script not-on-paper"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{words.change(name)}</summary>
        {isOpen ? (
          <div className="dash-cards" data-columns="2">
            <ChangeNeed person={person} run={run} />
            <WriteNote personId={id} run={run} />
          </div>
        ) : null}
      </details>
    </article>
  )
}
