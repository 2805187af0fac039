import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { personFields, placeLabels, releaseUnknownLabels, safeWayLabels } from '@/lib/content/casework/people'
import { referralSectionWords, referralPageWords as words } from '@/lib/content/casework/referrals'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import type { ReferralService } from '@/lib/domain/referrals/referral'
import {
  referralSections,
  type ReferralFacts,
  type ReferralSaid,
  type ReferralSection,
} from '@/lib/domain/referrals/referral-form'

type Line = { name: string; value: string }

function linesOf(section: ReferralSection, facts: ReferralFacts): Line[] {
  if (section === 'person') {
    return [
      { name: personFields.name, value: facts.name },
      { name: personFields.safe_ways, value: facts.safe_ways.map((way) => safeWayLabels[way]).join(', ') },
      { name: personFields.safe_hours, value: facts.safe_hours },
      { name: personFields.phone, value: facts.phone },
      { name: personFields.email, value: facts.email },
      { name: personFields.interpreter, value: facts.interpreter },
      { name: personFields.access_needs, value: facts.access_needs },
    ]
  }
  const release = facts.release_on
    ? dayText(facts.release_on)
    : facts.release_unknown
      ? releaseUnknownLabels[facts.release_unknown]
      : ''
  return [
    { name: personFields.place, value: placeLabels[facts.place] },
    { name: personFields.establishment, value: facts.establishment },
    { name: personFields.release_on, value: release },
    { name: personFields.town, value: [facts.town, facts.district].filter((part) => part !== '').join(', ') },
    { name: personFields.practitioner_name, value: facts.practitioner_name },
    { name: personFields.practitioner_contact, value: facts.practitioner_contact },
  ]
}

const helpLines = (services: readonly ReferralService[], said: string): Line[] => [
  { name: words.services, value: services.map((service) => serviceLabels[service]).join(', ') },
  { name: words.words, value: said },
]

type Props = ReferralSaid & {
  /** Where each section is changed; null for whoever only reads it. */
  changeAt: string | null
}

/** What a referral says, section by section. */
export function ReferralContents({ facts, hasPlace, services, words: said, changeAt }: Props) {
  const isFilled = { person: facts !== null, place: hasPlace, help: services.length > 0 }
  return referralSections.map((section) => {
    const { short, change, fill } = referralSectionWords[section]
    const lines = section === 'help' ? helpLines(services, said) : facts === null ? [] : linesOf(section, facts)
    return (
      <div key={section}>
        <h3>{short}</h3>
        {isFilled[section] ? (
          <Facts
            facts={lines
              .filter(({ value }) => value !== '')
              .map(({ name, value }) => ({ name, value: <Typed>{value}</Typed> }))}
          />
        ) : (
          <p>{words.notFilled}</p>
        )}
        {changeAt === null ? null : (
          <p className="not-on-paper">
            <PageLink href={`${changeAt}/${section}` as Route} className="text-link">
              {isFilled[section] ? change : fill}
            </PageLink>
          </p>
        )}
      </div>
    )
  })
}
