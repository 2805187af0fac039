import type { Route } from 'next'
import type { ReactNode } from 'react'

import { AccessFields, SafeContactFields } from '@/components/casework/people/person-fields'
import { PlaceFields, PractitionerFields } from '@/components/casework/people/place-fields'
import { formsOf, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { HelpFields } from '@/components/casework/referrals/help-fields'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { personFields } from '@/lib/content/casework/people'
import { places } from '@/lib/domain/casework/supported-person'
import { referralSectionWords, referralPageWords } from '@/lib/content/casework/referrals'
import type { ReferralService } from '@/lib/domain/referrals/referral'
import {
  fieldsOfFacts,
  referralSections,
  referralServiceField,
  type ReferralFacts,
  type ReferralSection,
} from '@/lib/domain/referrals/referral-form'
import { referralParties } from '@/lib/domain/referrals/referral-life'

type Props = {
  portal: PeoplePortal
  section: ReferralSection
  referral: {
    reference: string
    version: number
    isOwn: boolean
    sender: string | null
    receiver: string
    facts: ReferralFacts | null
    hasPlace: boolean
    services: readonly ReferralService[]
    words: string
    receiverServices: readonly ReferralService[]
  }
  kept: KeptForm | null
  /** What was just done. */
  notices?: ReactNode
}

/** One section of a referral, kept as soon as it is saved. */
export function ReferralSectionForm({ portal, section, referral, kept, notices }: Props) {
  const { reference, version, facts, services, words: said, receiverServices } = referral
  const back = kept?.values.form === `referral-${section}` ? kept : null
  const stored =
    section === 'help'
      ? { words: said, ...Object.fromEntries(services.map((service) => [referralServiceField(service), 'on'])) }
      : facts === null
        ? {}
        : { ...fieldsOfFacts(facts), ...(!referral.hasPlace && { place: '' }) }
  const values = back?.values ?? stored
  const words = referralSectionWords[section]
  // What was ticked and is no longer offered stays in sight, so that its tick can be taken away.
  const offered = [...new Set([...receiverServices, ...services])]
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`${portal}/referrals/${reference}` as Route} className="text-link">
          {referralPageWords.heading(reference)}
        </PageLink>
      </p>
      {notices}
      <DetailHeading
        heading={words.title}
        shows={referralParties(referral) === 'within' ? words.leadWithin : words.lead}
      >
        <p className="dash-aside">
          {referralPageWords.part(referralSections.indexOf(section) + 1, referralSections.length)}
        </p>
      </DetailHeading>
      <PostedForm
        to={formsOf(portal)}
        action={`referral-${section}`}
        submit={words.submit}
        hidden={{ reference, version: String(version) }}
        kept={kept}
        problemHeading="h2"
        idOf={(field) => (field === 'place' ? `place-${places[0]}` : field)}
      >
        {section === 'person' ? (
          <>
            <p className="notice">{personFields.noRecord}</p>
            <SafeContactFields values={values} back={back} />
            <AccessFields values={values} back={back} />
          </>
        ) : section === 'place' ? (
          <>
            <PlaceFields values={values} back={back} />
            <PractitionerFields values={values} back={back} />
          </>
        ) : (
          <HelpFields values={values} offered={offered} errorOf={(field) => problemOf(back, field)} />
        )}
      </PostedForm>
    </>
  )
}
