import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import {
  eventText,
  fileWords as words,
  openingReasonLabels,
  ownOpeningReasonLabels,
  ownPersonFields,
  ownRestrictionLabels,
  ownRestrictionSourceLabels,
  personFields,
  placeLabels,
  releaseUnknownLabels,
  restrictionLabels,
  restrictionSourceLabels,
  safeTimesText,
  safeWayLabels,
  supportConsentWayLabels,
  workStateLabels,
} from '@/lib/content/casework/people'
import { todoLabels } from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import { listed } from '@/lib/content/wording/in-sentence'
import { momentText } from '@/lib/content/wording/moment-text'
import type { SupportConsentWay } from '@/lib/domain/casework/consent'
import type { OpeningReason, PersonFacts } from '@/lib/domain/casework/supported-person'
import { isInForce, type WorkRestriction } from '@/lib/domain/casework/work-restriction'
import { todoKinds } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

export type KeptConsent = {
  wording: string
  way: SupportConsentWay
  given_on: PlainDate
  ends_on: PlainDate
  ended_at: string | null
}
export type KeptRestriction = WorkRestriction & { id: string }
export type Opening = { openedAt: string; reason: OpeningReason; words: string; who: string | null }
export type SupportEvent = {
  happenedAt: string
  kind: string
  bySide: 'organisation' | 'person' | 'service'
  note: string
  who: string | null
}

const shown = (facts: readonly { name: string; value: string }[]) =>
  facts.filter(({ value }) => value !== '').map(({ name, value }) => ({ name, value: <Typed>{value}</Typed> }))

const releaseOf = ({ place, release_on, release_unknown }: PersonFacts): string => {
  if (place === 'community') return ''
  return release_on ? dayText(release_on) : release_unknown ? releaseUnknownLabels[release_unknown] : ''
}

/** The ways that are safe, and that there is no number where one of them needs it. */
function safeWaysOf({ safe_ways, phone }: PersonFacts, none: string): string {
  const ways = listed(safe_ways.map((way) => safeWayLabels[way])) || none
  const isNumberMissing = phone === '' && (safe_ways.includes('call') || safe_ways.includes('text'))
  return isNumberMissing ? words.noNumber(ways) : ways
}

type FactsProps = {
  facts: PersonFacts
  worker: string
  inWorkSince: PlainDate | null
  /** Whether the person reads it about themselves. */
  isOwn?: boolean
  /** Whether the file is closed, so that nobody uses it any more. */
  isClosed?: boolean
}

/** Every fact of a file that is filled in, in three groups; a worker reads the name in the heading. */
export function FileFacts({ facts, worker, inWorkSince, isOwn = false, isClosed = false }: FactsProps) {
  const labels = isOwn ? { ...personFields, ...ownPersonFields } : personFields
  return (
    <>
      <section className="dash-section" aria-labelledby="contact">
        <h2 id="contact">{isOwn ? words.ownContact : words.contact}</h2>
        <div className="dash-fact-rows">
          <Facts
            facts={shown([
              { name: labels.name, value: isOwn ? facts.name : '' },
              {
                name: labels.safe_ways,
                value: safeWaysOf(facts, isOwn ? (isClosed ? words.ownNoWaysClosed : words.ownNoWays) : words.noWays),
              },
              { name: labels.safe_hours, value: facts.safe_hours },
              { name: labels.safeDays, value: safeTimesText(facts) },
              { name: labels.phone, value: facts.phone },
              { name: labels.email, value: facts.email },
              { name: labels.interpreter, value: facts.interpreter },
              { name: labels.access_needs, value: facts.access_needs },
            ])}
          />
        </div>
        {isOwn && !isClosed && facts.safe_ways.length === 0 ? (
          <p className="not-on-paper">
            <a href="#safe_ways" className="text-link">
              {words.sayHow}
            </a>
          </p>
        ) : null}
      </section>
      <section className="dash-section" aria-labelledby="work">
        <h2 id="work">{words.work}</h2>
        <div className="dash-fact-rows">
          <Facts
            facts={shown([
              // Once they are in work, how far they were before it would read as if it were so today.
              { name: labels.work_state, value: inWorkSince === null ? workStateLabels[facts.work_state] : '' },
              { name: words.inWork, value: inWorkSince === null ? '' : dayText(inWorkSince) },
              { name: labels.worker, value: worker },
              { name: labels.own_reference, value: facts.own_reference },
            ])}
          />
        </div>
      </section>
      <section className="dash-section" aria-labelledby="place">
        <h2 id="place">{isOwn ? words.ownPlace : words.place}</h2>
        <div className="dash-fact-rows">
          <Facts
            facts={shown([
              { name: labels.now, value: placeLabels[facts.place] },
              { name: labels.establishment, value: facts.establishment },
              { name: labels.release_on, value: releaseOf(facts) },
              {
                name: labels.townAndDistrict,
                value: [facts.town, facts.district].filter((part) => part !== '').join(', '),
              },
              { name: labels.practitioner_name, value: facts.practitioner_name },
              { name: labels.practitioner_contact, value: facts.practitioner_contact },
            ])}
          />
        </div>
      </section>
    </>
  )
}

type SortedProps = { sorted: Readonly<Record<string, string>>; hasAccount: boolean }

/** How far each of the things to sort out has got; folded while none has been begun. */
export function SortedOut({ sorted, hasAccount }: SortedProps) {
  const rows = (
    <Facts
      // What is left to do comes first.
      facts={todoKinds
        .toSorted((one, other) => Number(sorted[one] === 'done') - Number(sorted[other] === 'done'))
        .map((kind) => ({ name: todoLabels[kind], value: words.sortedAs(sorted[kind]) }))}
    />
  )
  const isNoneBegun = todoKinds.every((kind) => sorted[kind] !== 'done' && sorted[kind] !== 'in_progress')
  return (
    <section className="dash-section" aria-labelledby="sorted">
      <h2 id="sorted">{words.sorted}</h2>
      <p>{hasAccount ? words.sortedText : words.sortedUnknown}</p>
      {!hasAccount ? null : isNoneBegun ? (
        <details className="dash-more dash-more-quiet">
          <summary>{words.noneSorted(todoKinds.length)}</summary>
          {rows}
        </details>
      ) : (
        rows
      )}
    </section>
  )
}

type RestrictionProps = {
  restriction: WorkRestriction
  today: PlainDate
  /** Whether the person reads it about themselves. */
  isOwn?: boolean
}

/** What a job must allow for, until when, and who says so. */
export function RestrictionText({ restriction, today, isOwn = false }: RestrictionProps) {
  const { kind, detail, ends_on, source } = restriction
  return (
    <>
      <span>
        <strong>{(isOwn ? ownRestrictionLabels : restrictionLabels)[kind]}</strong>
        {detail === '' ? null : <Typed>{detail}</Typed>}{' '}
        {isInForce(restriction, today) ? null : <Badge>{words.over}</Badge>}
      </span>
      <span className="dash-aside">
        {words.until(ends_on)}. {(isOwn ? ownRestrictionSourceLabels : restrictionSourceLabels)[source]}.
      </span>
    </>
  )
}

type ConsentProps = { consents: readonly KeptConsent[]; isOwn?: boolean }

/** What somebody agreed to, the newest first. */
export function ConsentHistory({ consents, isOwn = false }: ConsentProps) {
  return consents.map((consent) => (
    <div key={`${consent.given_on}-${consent.ended_at ?? ''}`}>
      <p>
        {isOwn
          ? words.ownAgreed[consent.way](consent.given_on)
          : words.agreed(consent.given_on, supportConsentWayLabels[consent.way])}{' '}
        {consent.ended_at === null ? words.standsUntil(consent.ends_on) : words.endedOn(momentText(consent.ended_at))}
      </p>
      {consent.ended_at === null ? (
        <details className="dash-more dash-more-quiet">
          <summary>{isOwn ? words.ownWording : words.wording}</summary>
          <blockquote>{consent.wording}</blockquote>
        </details>
      ) : null}
    </div>
  ))
}

type OpeningsProps = { openings: readonly Opening[]; text: string; none: string; isOwn?: boolean }

/** Who opened a file without being the one who helps, when and why. */
export function Openings({ openings, text, none, isOwn = false }: OpeningsProps) {
  return (
    <section className="dash-section" aria-labelledby="opened">
      <h2 id="opened">{words.opened}</h2>
      <p>{openings.length === 0 ? none : text}</p>
      {openings.length === 0 ? null : (
        <ul className="plain-list dash-timeline">
          {openings.map(({ openedAt, reason, words: said, who }) => (
            <li key={openedAt}>
              <strong>{who ?? words.colleague}</strong>
              <span>
                {momentText(openedAt)}. {(isOwn ? ownOpeningReasonLabels : openingReasonLabels)[reason]}.
              </span>
              {said === '' ? null : (
                <p className="dash-timeline-note">
                  <Typed>{said}</Typed>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type EventsProps = {
  events: readonly SupportEvent[]
  /** What the person is called; null where they read it themselves. */
  name: string | null
  /** Where all of it is, for whoever can open that. */
  whole?: Route | undefined
}

/** What happened lately to a file, the newest first. */
export function SupportHistory({ events, name, whole }: EventsProps) {
  const sides = {
    organisation: words.colleague,
    person: name ?? words.you,
    service: words.service,
  }
  return (
    <section className="dash-section" aria-labelledby="history">
      <h2 id="history">{name === null ? words.ownHistory : words.history}</h2>
      <ol className="plain-list dash-timeline">
        {events.map(({ happenedAt, kind, bySide, note: written, who }, index) => {
          const { title, note } = eventText(kind, written, name === null)
          return (
            <li key={`${happenedAt}-${index}`}>
              <strong>
                <Typed>{title}</Typed>
              </strong>
              <span>
                {momentText(happenedAt)},{' '}
                <Typed>{bySide === 'organisation' ? (who ?? sides.organisation) : sides[bySide]}</Typed>
              </span>
              {note === '' ? null : (
                <p className="dash-timeline-note">
                  <Typed>{note}</Typed>
                </p>
              )}
            </li>
          )
        })}
      </ol>
      {whole === undefined ? null : (
        <p className="not-on-paper">
          <PageLink href={whole}>{words.wholeHistory}</PageLink>
        </p>
      )}
    </section>
  )
}
