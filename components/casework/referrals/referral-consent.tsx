import type { Route } from 'next'

import { ConsentFields } from '@/components/casework/people/consent-fields'
import { formsOf, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { ConsentField } from '@/components/forms/consent-field'
import { PageLink } from '@/components/ui/page-link'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { beginReferralWords as words } from '@/lib/content/casework/referrals'

type Props = {
  portal: PeoplePortal
  receiver: { id: string; name: string }
  /** The words that are agreed to. */
  wording: string
  /** Where another organisation can be chosen; null where it stays. */
  otherHref: Route | null
  /** The referral whose consent it is; undefined for a new one. */
  about?: { reference: string; version: string }
  /** The file that a new one is begun from. */
  of?: string | undefined
  kept: KeptForm | null
}

/** What the person agrees to, before anything about them is kept. */
export function ReferralConsent({ portal, receiver, wording, otherHref, about, of, kept }: Props) {
  const action = about ? 'referral-consent' : 'referral-begin'
  const typed = kept?.values.form === action ? kept : null
  // What was typed for an organisation that takes nobody now goes on to the next one; the problem does not.
  const isOfAnother = typed?.field === 'to'
  const back = isOfAnother ? { ...typed, field: null } : typed
  return (
    <PostedForm
      to={formsOf(portal)}
      action={action}
      submit={words.submit}
      hidden={{ to: receiver.id, ...about, ...(of && { of }) }}
      kept={isOfAnother ? null : kept}
      problemHeading="h2"
    >
      <h2>{words.consent}</h2>
      <p>
        {words.to(receiver.name)}{' '}
        {otherHref ? (
          <PageLink href={otherHref} className="text-link">
            {words.other}
          </PageLink>
        ) : null}
      </p>
      <blockquote className="notice">{wording}</blockquote>
      <ConsentFields back={back} />
      <ConsentField
        id="agreed"
        name="agreed"
        label={words.agreed}
        error={problemOf(back, 'agreed')}
        defaultChecked={!isOfAnother && back?.values.agreed === 'on'}
      />
    </PostedForm>
  )
}
