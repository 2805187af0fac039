import type { Route } from 'next'
import type { ComponentProps } from 'react'

import { ChooseReceiver } from '@/components/casework/referrals/choose-receiver'
import type { Receivers } from '@/components/casework/referrals/receivers'
import { ReferralConsent } from '@/components/casework/referrals/referral-consent'
import { ReferralSectionForm } from '@/components/casework/referrals/referral-section-form'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { supportConsentWording } from '@/lib/content/casework/people'
import {
  referralConsentWording,
  referralDoneOf,
  referralPageWords,
  referralProblems,
} from '@/lib/content/casework/referrals'
import type { PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { ReferralSection } from '@/lib/domain/referrals/referral-form'
import { mayChangeReferral, referralParties, type ReferralNow } from '@/lib/domain/referrals/referral-life'

type Referral = ReferralNow &
  ComponentProps<typeof ReferralSectionForm>['referral'] & { receiverId: string; isMine: boolean }

type Props = {
  portal: PeoplePortal
  referral: Referral
  /** The section to fill in, or the organisations of which one is chosen anew, with what the person agrees to. */
  part: { section: ReferralSection } | { receivers: Receivers }
  kept: KeptForm | null
  done: unknown
}

/** One section of a referral, or its consent. */
export function ReferralSectionScreen({ portal, referral, part, kept, done }: Props) {
  const { reference } = referral
  const at = `${portal}/referrals/${reference}`
  if (!mayChangeReferral(referral)) {
    return (
      <EmptyState
        text={referralProblems.not_now}
        link={{ label: referralPageWords.heading(reference), href: at as Route }}
      />
    )
  }
  if ('section' in part) {
    return (
      <ReferralSectionForm
        portal={portal}
        section={part.section}
        referral={referral}
        kept={kept}
        notices={<DoneNotice words={referralDoneOf(referralParties(referral), referral.isMine)} done={done} />}
      />
    )
  }
  const { receivers } = part
  const isDraft = referral.state === 'draft'
  const receiver = isDraft ? receivers.chosen : { id: referral.receiverId, name: referral.receiver }
  const path = `${at}/consent` as Route
  const wording =
    receiver && receiver.id !== receivers.own.id
      ? referralConsentWording.of(receivers.own.name, receiver.name)
      : supportConsentWording.of(receivers.own.name)
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={at as Route} className="text-link">
          {referralPageWords.heading(reference)}
        </PageLink>
      </p>
      {receiver === null ? <ProblemNotice kept={kept} forms={['referral-consent']} /> : null}
      <DetailHeading heading={referralPageWords.consent} />
      {receiver === null ? (
        <ChooseReceiver portal={portal} action={path} {...receivers} />
      ) : (
        <ReferralConsent
          portal={portal}
          receiver={receiver}
          wording={wording}
          otherHref={isDraft ? (`${path}?to=other` as Route) : null}
          about={{ reference, version: String(referral.version) }}
          kept={kept}
        />
      )}
    </>
  )
}
