import { ReferralConfirmation } from '@/components/casework/referrals/referral-confirmation'
import { PageLink } from '@/components/ui/page-link'
import { PrintButton } from '@/components/work/print-button'
import { ownReferralWords as words } from '@/lib/content/casework/own-referral'
import { ownReferralConsentWording } from '@/lib/content/casework/referrals'
import { usualConsentEnd } from '@/lib/domain/casework/consent'
import { londonDay } from '@/lib/domain/dates/london-time'
import { referralServices } from '@/lib/domain/referrals/referral'

type Props = { sent: Readonly<Record<string, string>> }

/** Confirms what somebody has sent about themselves. It names nothing that would reach them. */
export function OwnReferralSent({ sent }: Props) {
  const { reference = '', receiver = '', services = '', sentAt = '', emailed = '' } = sent
  const chosen = services.split(',')
  return (
    <div className="page plain-page">
      <h1>{words.sentTitle}</h1>
      <p className="notice not-on-paper">{emailed === '' ? words.keep : words.emailed}</p>
      <ReferralConfirmation
        referral={{
          reference,
          receiver,
          sentAt,
          isOwn: true,
          sender: null,
          services: referralServices.filter((service) => chosen.includes(service)),
          wording: ownReferralConsentWording.of(receiver),
          until: usualConsentEnd(londonDay(new Date(sentAt))),
        }}
      />
      <PrintButton />
      <nav className="not-on-paper" aria-labelledby="sent-onward">
        <h2 id="sent-onward">{words.onward}</h2>
        <ul className="plain-list route-list">
          {words.onwardLinks.map(({ label, href }) => (
            <li key={href}>
              <PageLink href={href} className="text-link">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
