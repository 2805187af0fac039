import type { ReactNode } from 'react'

import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { partnerFactWords as words } from '@/lib/content/casework/organisation'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import { listed } from '@/lib/content/wording/in-sentence'
import { charityRegisterPage } from '@/lib/domain/companies/charity-register'
import type { PartnerFacts } from '@/lib/domain/companies/partner-form'
import { parseDate } from '@/lib/domain/dates/plain-date'

type Props = {
  organisation: PartnerFacts
  /**
   * Whoever checks an organisation sees what is missing too, and has its name, number and website already; its own people
   * see what there is. @default false
   */
  isChecked?: boolean
}

const OnItsRegister = ({ number }: { number: string }) => (
  <a href={charityRegisterPage(number)} rel="noreferrer">
    {number}, {words.charityRegister}
  </a>
)

/** What is stored about an organisation that supports people, as its people typed it. */
export function PartnerFactList({ organisation, isChecked = false }: Props) {
  const { name, number, charityNumber, website, services, areas, safeguardingName, safeguardingEmail } = organisation
  const signedOn = organisation.dataAgreementOn === null ? undefined : parseDate(organisation.dataAgreementOn)
  const optional = (name: string, value: ReactNode, missing: string = words.none) =>
    value ? [{ name, value }] : isChecked ? [{ name, value: missing }] : []
  const { takesReferrals, placesAMonth } = organisation
  const referrals = isChecked
    ? takesReferrals
      ? words.theyTake(placesAMonth)
      : words.theyTakeNone
    : takesReferrals
      ? words.takes(placesAMonth)
      : words.takesNone
  return (
    <Facts
      facts={[
        ...(isChecked ? [] : [{ name: words.name, value: <Typed>{name}</Typed> }]),
        ...optional(
          words.charityNumber,
          isChecked && charityNumber ? <OnItsRegister number={charityNumber} /> : charityNumber,
        ),
        ...(isChecked
          ? []
          : [...optional(words.number, number), ...optional(words.website, website && <Typed>{website}</Typed>)]),
        {
          name: isChecked ? words.theirServices : words.services,
          value: listed(services.map((service) => serviceLabels[service])),
        },
        { name: isChecked ? words.theirAreas : words.areas, value: <Typed>{areas.join(', ')}</Typed> },
        {
          name: words.safeguarding,
          value: <Typed>{`${safeguardingName},\n${safeguardingEmail}`}</Typed>,
        },
        ...optional(words.agreement, signedOn && dayText(signedOn), words.notSigned),
        {
          name: words.referrals,
          value: referrals,
        },
      ]}
    />
  )
}
