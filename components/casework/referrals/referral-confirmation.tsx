import { ProseText } from '@/components/prose/prose-text'
import { referralConfirmationWords as words, referralPageWords } from '@/lib/content/casework/referrals'
import { silentReferralDay } from '@/lib/content/casework/silent-referral'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { listed } from '@/lib/content/wording/in-sentence'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { ReferralService } from '@/lib/domain/referrals/referral'
import { referralParties } from '@/lib/domain/referrals/referral-life'

type Props = {
  referral: {
    reference: string
    isOwn: boolean
    sender: string | null
    receiver: string
    sentAt: string
    services: readonly ReferralService[]
    wording: string
    until: PlainDate
  }
}

/** What a person takes away: who was sent what about them, what happens next, and how to stop it. No way to reach them is on it. */
export function ReferralConfirmation({ referral }: Props) {
  const { reference, sender, receiver, sentAt, services, wording, until } = referral
  const parties = referralParties(referral)
  return (
    <>
      <p className="lead">
        {parties === 'within'
          ? words.withinText(receiver)
          : parties === 'self' || sender === null
            ? words.ownText(receiver)
            : words.text(sender, receiver)}
      </p>
      <p>
        {words.reference}: <strong>{reference}</strong>
        <br />
        {words.day}: {momentDayText(sentAt)}
        <br />
        {referralPageWords.services}: {listed(services.map((service) => serviceLabels[service]))}
      </p>
      <h2>{words.next}</h2>
      <ul className="bullet-list">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {parties === 'two' && sender !== null ? <li>{words.refused(sender)}</li> : null}
        {parties === 'self' ? (
          <li>
            <ProseText text={words.silence(silentReferralDay(new Date(sentAt)))} />
          </li>
        ) : null}
        <li>
          <ProseText text={words.stop[parties]} />
        </li>
      </ul>
      {parties === 'self' ? null : <p>{words.toAsk} ______________________________</p>}
      <h2>{words.agreed}</h2>
      <blockquote>{wording}</blockquote>
      <p>{words.until(dayText(until))}</p>
    </>
  )
}
