import type { Route } from 'next'
import type { ReactNode } from 'react'

import { filePath, formsOf, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { ContactClock } from '@/components/casework/referrals/contact-clock'
import { ReferralAnswer } from '@/components/casework/referrals/referral-answer'
import { ReferralContents } from '@/components/casework/referrals/referral-contents'
import { ReferralStateBadge } from '@/components/casework/referrals/referral-state-badge'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { Facts } from '@/components/work/facts'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { personFields, supportConsentWayLabels } from '@/lib/content/casework/people'
import {
  referralEventLabels,
  referralListWords,
  referralReasonLabels,
  referralSectionWords,
  referralPageWords as words,
} from '@/lib/content/casework/referrals'
import { referralOutcomeLabels } from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import type { SupportConsentWay } from '@/lib/domain/casework/consent'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { ReferralOutcome, ReferralService } from '@/lib/domain/referrals/referral'
import { missingSections, type ReferralFacts } from '@/lib/domain/referrals/referral-form'
import {
  mayChangeReferral,
  mayTakeStep,
  referralParties,
  type ReferralNow,
  type ReferralReason,
} from '@/lib/domain/referrals/referral-life'

export type ShownReferral = ReferralNow & {
  reference: string
  version: number
  isOwn: boolean
  /** Whether the reader began it. */
  isMine: boolean
  /** Whether a colleague could answer it too. */
  othersAnswer: boolean
  sender: string | null
  receiver: string
  receiverTakes: boolean
  facts: ReferralFacts | null
  hasPlace: boolean
  services: readonly ReferralService[]
  words: string
  consent: { wording: string; way: SupportConsentWay; on: PlainDate; until: PlainDate } | null
  sentAt: string | null
  acceptedAt: string | null
  contactDueOn: PlainDate | null
  firstContactOn: PlainDate | null
  reason: ReferralReason | null
  outcome: ReferralOutcome | null
  isForgotten: boolean
  /** The sender's own file that it was begun from, for whoever may see it. */
  begunFrom: { reference: string; name: string } | null
  file: { reference: string; name: string } | null
  /** Who helps them at the receiver's, for its members; null before it accepts, once the referral has ended, and for whoever may not know. */
  helper: { isChosen: boolean; name: string | null } | null
  workers: readonly { id: string; name: string | null; isOwn: boolean }[] | null
  events: readonly {
    kind: string
    bySide: 'sender' | 'receiver' | 'person' | 'service'
    happenedAt: string
    fields: readonly string[]
    who: string | null
  }[]
}

type Props = {
  portal: PeoplePortal
  referral: ShownReferral
  clock: { left: number } | { late: number } | null
  kept: KeptForm | null
  /** What was just done, or is wrong. */
  notices?: ReactNode
  today: PlainDate
}

const fieldLabels: Readonly<Record<string, string>> = {
  ...personFields,
  district: personFields.postcode,
  services: words.services,
  words: words.words,
}

/** Where a referral stands: what both sides see. */
function Standing({ referral, clock }: Pick<Props, 'referral' | 'clock'>) {
  const { state, helper, isOwn, sender, receiver, sentAt, acceptedAt, contactDueOn, firstContactOn, reason, outcome } =
    referral
  const given: { name: string; value: string | null }[] = [
    { name: words.from, value: isOwn ? words.self : (sender ?? referralListWords.gone) },
    { name: words.to, value: referralParties(referral) === 'within' ? referralListWords.own : receiver },
    { name: words.sentOn, value: sentAt && momentDayText(sentAt) },
    { name: words.acceptedOn, value: acceptedAt && momentDayText(acceptedAt) },
    { name: words.outcome, value: outcome && referralOutcomeLabels[outcome] },
    {
      name: words.helper,
      value: helper && (helper.isChosen ? (helper.name ?? words.helperUnnamed) : words.nobody),
    },
  ]
  const hasClock = clock !== null || firstContactOn !== null
  return (
    // Five facts would leave one alone in a second row.
    <div className="dash-fact-rows">
      <Facts
        facts={[
          ...given.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
          ...(hasClock
            ? [
                {
                  name: words.firstContact,
                  value: <ContactClock clock={clock} dueOn={contactDueOn} madeOn={firstContactOn} />,
                },
              ]
            : []),
          ...(reason
            ? [
                {
                  name: words.reasons[state === 'declined' ? 'declined' : 'withdrawn'],
                  value: referralReasonLabels[reason],
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

/** What was agreed to, and, for the sender of an open referral, the way to record it again. */
function Consent({ referral, at, today }: { referral: ShownReferral; at: string; today: PlainDate }) {
  const { consent } = referral
  if (consent === null) return null
  return (
    <section className="dash-section" aria-labelledby="consent">
      <h2 id="consent">{words.consent}</h2>
      <p>{words.consentLine(dayText(consent.on), supportConsentWayLabels[consent.way], dayText(consent.until))}</p>
      {consent.until < today ? <p className="notice">{words.consentOver}</p> : null}
      {referral.state === 'draft' && !referral.receiverTakes ? (
        <p className="notice">{words.notTaking(referral.receiver)}</p>
      ) : null}
      <details className="dash-more dash-more-quiet">
        <summary>{words.wording}</summary>
        <blockquote>{consent.wording}</blockquote>
      </details>
      {mayChangeReferral(referral) ? (
        <p className="not-on-paper">
          <PageLink href={`${at}/consent` as Route} className="text-link">
            {words.changeConsent}
          </PageLink>
        </p>
      ) : null}
    </section>
  )
}

/** What happened, with what was changed after it was sent; the newest first, as in a file. */
function History({ referral }: { referral: ShownReferral }) {
  // What was changed before it was sent is in what it says.
  const events = referral.events.filter(({ kind, fields }) => kind !== 'changed' || fields.length > 0)
  return (
    <section className="dash-section" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <ol className="plain-list dash-timeline">
        {events.toReversed().map(({ kind, bySide, happenedAt, fields, who }, index) => (
          <li key={`${happenedAt}-${index}`}>
            <strong>{referralEventLabels[kind] ?? kind}</strong>
            <span>
              {momentText(happenedAt)}, {who ?? words.sides[bySide]}
            </span>
            {fields.length === 0 ? null : (
              <p className="dash-timeline-note">
                {words.changedFields(fields.map((field) => fieldLabels[field] ?? field).join(', '))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** One referral: a draft to check before it is sent, and afterwards how far it is. */
export function ReferralPage({ portal, referral, clock, kept, notices, today }: Props) {
  const { reference, version, state, sends, isForgotten, file } = referral
  const name = isForgotten ? undefined : (referral.facts?.name ?? file?.name)
  const to = formsOf(portal)
  const at = `${portal}/referrals/${reference}`
  const hidden = { reference, version: String(version) }
  const missing = missingSections(referral)
  const parties = referralParties(referral)
  const mayChange = mayChangeReferral(referral)
  return (
    <div className="support-file">
      <p className="not-on-paper">
        <PageLink href={`${portal}/referrals` as Route} className="text-link">
          {words.back}
        </PageLink>
      </p>
      {notices}
      <DetailHeading
        heading={
          state === 'draft' ? words.check : name === undefined ? words.heading(reference) : words.headingOf(name)
        }
        shows={state === 'draft' ? words.checkText : undefined}
        isPrinted
      >
        <p>
          {state === 'draft' || name !== undefined ? `${reference} ` : null}
          <ReferralStateBadge state={state} />
        </p>
      </DetailHeading>
      <div className="work-columns">
        <div>
          <Standing referral={referral} clock={clock} />
          {mayTakeStep(referral, 'accepted', 'receiver') ? (
            // On a phone all that it says comes before the answer.
            <p className="not-on-paper">
              <a href="#answer" className="text-link">
                {words.toAnswer}
              </a>
            </p>
          ) : null}
          {sends && state !== 'draft' && !isForgotten && parties === 'two' ? <p>{words.notSeen}</p> : null}
          {file ? (
            <p className="not-on-paper">
              <ButtonLink href={filePath(portal, file.reference)} look="secondary">
                {words.fileOf(file.name)}
              </ButtonLink>
            </p>
          ) : null}
          {sends && state !== 'draft' && !isForgotten ? (
            <p className="not-on-paper">
              <ButtonLink href={`${at}/confirmation` as Route} look="secondary">
                {words.confirmation}
              </ButtonLink>
            </p>
          ) : null}
          {referral.begunFrom ? (
            <p className="not-on-paper">
              <PageLink href={`${portal}/people/${referral.begunFrom.reference}` as Route} className="text-link">
                {words.begunFrom(referral.begunFrom.name)}
              </PageLink>
            </p>
          ) : null}
          <Consent referral={referral} at={at} today={today} />
          <section className="dash-section" aria-labelledby="said">
            <h2 id="said">{words.said}</h2>
            {isForgotten ? (
              <p>{words.forgotten}</p>
            ) : referral.facts === null && !mayChange ? (
              <p>
                {state === 'declined'
                  ? words.declinedHidden
                  : state === 'withdrawn'
                    ? words.withdrawnHidden
                    : words.fileHidden}
              </p>
            ) : (
              <ReferralContents
                facts={referral.facts}
                hasPlace={referral.hasPlace}
                services={referral.services}
                words={referral.words}
                isOwn={referral.isOwn}
                changeAt={mayChange ? at : null}
              />
            )}
          </section>
          {state === 'draft' ? (
            <section className="dash-section not-on-paper" aria-labelledby="send">
              <h2 id="send">{words.sendHeading}</h2>
              {missing.length > 0 ? (
                <p>{words.sendMissing(missing.map((section) => referralSectionWords[section].short).join(', '))}</p>
              ) : (
                <PostedForm to={to} action="referral-send" submit={words.send} hidden={hidden} kept={kept} />
              )}
            </section>
          ) : null}
        </div>
        <div>
          {state === 'draft' ? null : (
            <ReferralAnswer portal={portal} referral={referral} parties={parties} hidden={hidden} kept={kept} />
          )}
          <History referral={referral} />
          {state === 'draft' ? (
            <details className="dash-more dash-more-quiet dash-more-warning not-on-paper">
              <summary>{words.drop}</summary>
              <p>{words.dropText}</p>
              <PostedForm
                to={to}
                action="referral-drop"
                submit={words.dropSubmit}
                look="warning"
                hidden={hidden}
                kept={kept}
              />
            </details>
          ) : null}
        </div>
      </div>
    </div>
  )
}
