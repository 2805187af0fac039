import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { personFields, placeLabels, releaseUnknownLabels, safeWayLabels } from '@/lib/content/casework/people'
import { referralSectionWords, referralPageWords as words } from '@/lib/content/casework/referrals'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import { listed } from '@/lib/content/wording/in-sentence'
import type { ReferralService } from '@/lib/domain/referrals/referral'
import {
  referralSections,
  type ReferralFacts,
  type ReferralSaid,
  type ReferralSection,
} from '@/lib/domain/referrals/referral-form'

/** `field`: the first field of the form that changes it. */
type Line = { name: string; value: string; field: string }

function linesOf(section: ReferralSection, facts: ReferralFacts, hasPlace: boolean): Line[] {
  if (section === 'person') {
    return [
      { name: personFields.name, value: facts.name, field: 'name' },
      {
        name: personFields.safe_ways,
        value: listed(facts.safe_ways.map((way) => safeWayLabels[way])),
        field: 'safe_ways',
      },
      { name: personFields.safe_hours, value: facts.safe_hours, field: 'safe_hours' },
      { name: personFields.phone, value: facts.phone, field: 'phone' },
      { name: personFields.email, value: facts.email, field: 'email' },
      { name: personFields.interpreter, value: facts.interpreter, field: 'interpreter' },
      { name: personFields.access_needs, value: facts.access_needs, field: 'access_needs' },
    ]
  }
  const release = facts.release_on
    ? dayText(facts.release_on)
    : facts.release_unknown
      ? releaseUnknownLabels[facts.release_unknown]
      : ''
  return [
    { name: personFields.place, value: hasPlace ? placeLabels[facts.place] : '', field: 'place' },
    ...(facts.place === 'custody'
      ? [
          { name: personFields.establishment, value: facts.establishment, field: 'establishment' },
          { name: personFields.release_on, value: release, field: 'release_on' },
        ]
      : []),
    {
      name: personFields.townAndDistrict,
      value: [facts.town, facts.district].filter((part) => part !== '').join(', '),
      field: 'town',
    },
    { name: personFields.practitioner_name, value: facts.practitioner_name, field: 'practitioner_name' },
    { name: personFields.practitioner_contact, value: facts.practitioner_contact, field: 'practitioner_contact' },
  ]
}

const helpLines = (services: readonly ReferralService[], said: string): Line[] => [
  { name: words.services, value: listed(services.map((service) => serviceLabels[service])), field: 'services' },
  { name: words.words, value: said, field: 'words' },
]

const Said = ({ lines }: { lines: readonly Line[] }) => (
  <Facts
    facts={lines
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => ({ name, value: <Typed>{value}</Typed> }))}
  />
)

/** Each answer, one that was left out too, with the link that changes it. */
const Answers = ({ lines, at }: { lines: readonly Line[]; at: string }) => (
  <div className="dash-fact-rows" data-size="large">
    <Facts
      facts={lines.map(({ name, value, field }) => ({
        name,
        value: value === '' ? words.notGiven : <Typed>{value}</Typed>,
        action: (
          <PageLink href={`${at}#${field}` as Route} className="text-link">
            {words.change}
            <span className="visually-hidden"> {name}</span>
          </PageLink>
        ),
      }))}
    />
  </div>
)

type Props = ReferralSaid & {
  /** Whether the person sent it: the public form does not ask whether they are in custody. */
  isOwn: boolean
  /** Where each section is changed; null for whoever only reads it. */
  changeAt: string | null
}

/** What a referral says, section by section. */
export function ReferralContents({ facts, hasPlace, services, words: said, isOwn, changeAt }: Props) {
  const isFilled = { person: facts !== null, place: hasPlace || isOwn, help: services.length > 0 }
  return referralSections.map((section) => {
    const { short, about } = referralSectionWords[section]
    const lines =
      section === 'help' ? helpLines(services, said) : facts === null ? [] : linesOf(section, facts, hasPlace)
    // Nothing was asked here of somebody who refers themselves, or they left it out.
    if (isFilled[section] && changeAt === null && lines.every(({ value }) => value === '')) return null
    return (
      <div key={section}>
        <h3>{short}</h3>
        {!isFilled[section] ? (
          <>
            <p>{words.notFilled}</p>
            {changeAt === null ? null : (
              <p className="not-on-paper">
                <PageLink href={`${changeAt}/${section}` as Route} className="text-link">
                  {words.fill}
                  <span className="visually-hidden"> {about}</span>
                </PageLink>
              </p>
            )}
          </>
        ) : changeAt === null ? (
          <Said lines={lines} />
        ) : (
          <Answers lines={lines} at={`${changeAt}/${section}`} />
        )}
      </div>
    )
  })
}
