import { useState } from 'react'

import { ActionNote } from '@/components/demonstration/parts/action-note'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { Facts } from '@/components/work/facts'
import { ScreenLink } from '@/components/work/screen-link'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { filledFacts } from '@/components/demonstration/partner/filled-facts'
import { focusHeading } from '@/components/demonstration/partner/focus-heading'
import { ReferralBadge } from '@/components/demonstration/partner/referral-badge'
import { ReferralNext } from '@/components/demonstration/partner/referral-next'
import { supportPath } from '@/components/demonstration/partner/partner-paths'
import { whereText } from '@/components/demonstration/partner/where-text'
import type { DetailText, ScreenProps } from '@/components/demonstration/parts/screen'
import {
  attendanceLabels,
  cancelLabels,
  consentLabels,
  contactLabels,
  limitLabels,
  referralOutcomeLabels,
  referralStateLabels,
  serviceLabels,
} from '@/lib/content/dashboards/labels'
import { referralsWords, referralWords as words } from '@/lib/content/demonstration/partner-words'
import { type loadReferral } from '@/lib/domain/dashboards/partner/load-referrals'
import { dayText, timeText, weekdayText, whenText } from '@/lib/content/wording/date-text'

type Props = ScreenProps<typeof loadReferral, { referralId: string }> & { text: DetailText }

export function PartnerReferral({ view: referral, text, today, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const [cancelReason, setCancelReason] = useState('')
  if (!referral) {
    return (
      <>
        <DetailHeading heading={text.heading} shows={text.shows} />
        <EmptyState {...text.empty} />
      </>
    )
  }
  const { name, reference, safeContact, sessions, limits, outcome } = referral
  const facts = filledFacts([
    [referralsWords.services, referral.services.map((service) => serviceLabels[service]).join(', ')],
    [referralsWords.worker, referral.worker ?? referralsWords.nobody],
    [referralsWords.area, referral.town],
    [referralsWords.where, whereText(referral)],
    [referralsWords.received, `${dayText(referral.receivedOn)}, ${referral.from}`],
    [
      referralsWords.contact,
      referral.lastContactOn === null ? referralsWords.never : whenText(referral.lastContactOn, today),
    ],
    [words.consent, `${consentLabels[referral.consentWay]}, ${dayText(referral.consentOn)}`],
    [words.phone, referral.phone || words.none],
    [words.email, referral.email || words.none],
    [words.limits, limits.map((limit) => limitLabels[limit]).join('. ')],
    [referralsWords.outcome, outcome ? referralOutcomeLabels[outcome] : ''],
    [words.reason, referral.cancelReason ? cancelLabels[referral.cancelReason] : ''],
  ])
  return (
    <>
      <DetailHeading heading={name} shows={text.shows} isPrinted>
        <p className="dash-badges">
          <ReferralBadge state={referral.state} /> <span>{reference}</span>
        </p>
      </DetailHeading>
      <div className="notice partner-safe">
        <p>
          <strong>{words.safe}:</strong> {safeContact.map((way) => contactLabels[way]).join(', ')}. {words.safeOnly}
        </p>
        {referral.mustAskPractitionerFirst ? <p>{words.askFirst}</p> : null}
      </div>
      <section className="dash-section" aria-labelledby="next">
        <h2 id="next" tabIndex={-1}>
          {words.next}
        </h2>
        <ReferralNext
          referral={referral}
          cancelReason={cancelReason}
          onCancelReason={setCancelReason}
          move={async (move) => {
            const refusal = await run(
              { type: 'referral/move', referralId: referral.id, ...move },
              { done: words.moved[move.to] },
            )
            if (!refusal) focusHeading('next')
          }}
        />
      </section>
      <section className="dash-section" aria-labelledby="facts">
        <h2 id="facts">{words.facts}</h2>
        <Facts facts={facts} />
      </section>
      <section className="dash-section" aria-labelledby="history">
        <h2 id="history">{words.history}</h2>
        <ol className="plain-list dash-timeline">
          {referral.history.map((event, index) => (
            <li key={event.state} aria-current={index === referral.history.length - 1 ? 'step' : undefined}>
              <strong>{referralStateLabels[event.state]}</strong>
              <span>
                <time dateTime={event.on}>{dayText(event.on)}</time>
              </span>
              {event.note ? <p className="dash-timeline-note">{event.note}</p> : null}
            </li>
          ))}
        </ol>
      </section>
      <section className="dash-section" aria-labelledby="sessions">
        <h2 id="sessions">{words.sessions}</h2>
        {sessions.length === 0 ? (
          <p>{words.noSessions}</p>
        ) : (
          <ul className="bullet-list">
            {sessions.map((session) => (
              <li key={session.id}>
                {weekdayText(session.on)}, {timeText(session.at)}: {session.title}
                {session.isCancelled ? `. ${words.cancelled}` : ''}
                {session.attendance ? `. ${attendanceLabels[session.attendance]}` : ''}
              </li>
            ))}
          </ul>
        )}
        {referral.isOpen ? (
          <p className="not-on-paper">
            <ScreenLink href={supportPath(referral.personId)}>{words.bookOne}</ScreenLink>
          </p>
        ) : null}
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
