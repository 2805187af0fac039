import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { partnerFactWords as words } from '@/lib/content/casework/organisation'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import type { PartnerFacts } from '@/lib/domain/companies/partner-form'
import { parseDate } from '@/lib/domain/dates/plain-date'

/** What is stored about an organisation that supports people, as its people typed it. */
export function PartnerFactList({ organisation }: { organisation: PartnerFacts }) {
  const { name, number, charityNumber, website, services, areas, safeguardingName, safeguardingEmail } = organisation
  const signedOn = organisation.dataAgreementOn === null ? undefined : parseDate(organisation.dataAgreementOn)
  return (
    <Facts
      facts={[
        { name: words.name, value: <Typed>{name}</Typed> },
        { name: words.charityNumber, value: charityNumber === '' ? words.none : charityNumber },
        { name: words.number, value: number === '' ? words.none : number },
        { name: words.website, value: website === '' ? words.none : <Typed>{website}</Typed> },
        { name: words.services, value: services.map((service) => serviceLabels[service]).join(', ') },
        { name: words.areas, value: <Typed>{areas.join(', ')}</Typed> },
        { name: words.safeguarding, value: <Typed>{`${safeguardingName}, ${safeguardingEmail}`}</Typed> },
        { name: words.agreement, value: signedOn ? dayText(signedOn) : words.notSigned },
        {
          name: words.referrals,
          value: organisation.takesReferrals ? words.takes(organisation.placesAMonth) : words.takesNone,
        },
      ]}
    />
  )
}
