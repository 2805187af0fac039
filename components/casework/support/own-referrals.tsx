import { ReferralContents } from '@/components/casework/referrals/referral-contents'
import { ConsentField } from '@/components/forms/consent-field'
import { Facts } from '@/components/work/facts'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { ownReferralsWords as words } from '@/lib/content/casework/own-support'
import { ownReferralReasonLabels } from '@/lib/content/casework/referrals'
import { referralOutcomeLabels } from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { ReferralOutcome } from '@/lib/domain/referrals/referral'
import type { ReferralSaid } from '@/lib/domain/referrals/referral-form'
import { referralParties, type ReferralLifeState, type ReferralReason } from '@/lib/domain/referrals/referral-life'

export type OwnReferral = {
  reference: string
  state: ReferralLifeState
  /** Whether the person sent it themselves. */
  isOwn: boolean
  sender: string | null
  receiver: string
  said: ReferralSaid
  sentAt: string | null
  firstContactOn: PlainDate | null
  reason: ReferralReason | null
  outcome: ReferralOutcome | null
  mayStop: boolean
}

type Props = {
  idPrefix: string
  referrals: readonly OwnReferral[]
  kept: KeptForm | null
  /** Where the form that stops one is sent. */
  to: 'candidate' | 'demonstration/candidate'
}

const form = 'support-referral-stop'

function titleOf(referral: OwnReferral): string {
  const { state, sender, receiver } = referral
  const parties = referralParties(referral)
  if (parties === 'self') return words.sentByYou(receiver)
  if (parties === 'within') return (state === 'draft' ? words.draftWithin : words.sentWithin)(receiver)
  return (state === 'draft' ? words.draftBy : words.sentBy)(sender ?? words.gone, receiver)
}

function factsOf({ reference, state, sentAt, firstContactOn, reason, outcome }: OwnReferral) {
  return [
    { name: words.state, value: words.states[state] },
    { name: words.sentOn, value: sentAt === null ? '' : momentDayText(sentAt) },
    { name: words.contact, value: firstContactOn === null ? '' : dayText(firstContactOn) },
    { name: words.reason, value: reason === null ? '' : ownReferralReasonLabels[reason] },
    { name: words.outcome, value: outcome === null ? '' : referralOutcomeLabels[outcome] },
    { name: words.reference, value: reference },
  ].filter(({ value }) => value !== '')
}

/** The referrals about the person: who sent what to whom, how far each is, and how to stop it. */
export function OwnReferrals({ idPrefix, referrals, kept, to }: Props) {
  if (referrals.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby={`referrals-${idPrefix}`}>
      <h2 id={`referrals-${idPrefix}`}>{words.heading}</h2>
      <p>{words.lead}</p>
      <div className="stack">
        {referrals.map((referral) => {
          const { reference, receiver, said, state } = referral
          const back = kept?.values.form === form && kept.values.referral === reference ? kept : null
          const isTaken = state === 'accepted' || state === 'working'
          return (
            <article key={reference} aria-labelledby={`${reference}-${idPrefix}`}>
              <h3 id={`${reference}-${idPrefix}`}>{titleOf(referral)}</h3>
              <div className="dash-fact-rows">
                <Facts facts={factsOf(referral)} />
              </div>
              {said.facts === null && state !== 'draft' ? (
                <p>{words.forgotten}</p>
              ) : (
                <details className="dash-more">
                  <summary>{words.what}</summary>
                  <ReferralContents {...said} isOwn={referral.isOwn} changeAt={null} />
                </details>
              )}
              {referral.mayStop ? (
                <details className="dash-more not-on-paper" open={back !== null}>
                  <summary>{words.stop}</summary>
                  <p>{isTaken ? words.stopText.accepted(receiver) : words.stopText.open}</p>
                  <PostedForm
                    to={to}
                    action={form}
                    submit={words.stopSubmit}
                    look="warning"
                    hidden={{ referral: reference }}
                    kept={back}
                    idOf={(field) => `${field}-${reference}-${idPrefix}`}
                  >
                    <ConsentField
                      id={`sure-${reference}-${idPrefix}`}
                      name="sure"
                      label={words.stopSure}
                      error={problemOf(back, 'sure')}
                    />
                  </PostedForm>
                </details>
              ) : null}
            </article>
          )
        })}
      </div>
    </section>
  )
}
