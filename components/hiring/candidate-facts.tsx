import { Facts } from '@/components/work/facts'
import { EmailText } from '@/components/ui/email-text'
import { TelLink } from '@/components/work/tel-link'
import { Typed } from '@/components/work/typed'
import { exampleApplicantWords as words } from '@/lib/content/dashboards/employer-words'
import type { CandidateCard } from '@/lib/domain/candidates/card'
import type { CandidateContact } from '@/lib/domain/candidates/profile'

const listed = (items: readonly string[]) =>
  items.length === 0 ? words.none : items.length === 1 ? <Typed>{items[0] ?? ''}</Typed> : <Lines items={items} />

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul className="plain-list">
      {items.map((item) => (
        <li key={item}>
          <Typed>{item}</Typed>
        </li>
      ))}
    </ul>
  )
}

type CardProps = {
  card: CandidateCard
  isOwn?: boolean
  /** Whether the employer has seen it, so that what they say about it no longer counts. */
  isRightToWorkSeen?: boolean
}

/** What an employer reads about an applicant from the first day. The applicant is shown the same, as their own. */
export function CandidateCardFacts({ card, isOwn = false, isRightToWorkSeen = false }: CardProps) {
  const { availability } = card
  return (
    <Facts
      facts={[
        { name: words.skills, value: listed(card.skills) },
        { name: words.tickets, value: listed(card.tickets) },
        { name: words.experience, value: listed(card.experience) },
        {
          name: words.hours[isOwn ? 'own' : 'theirs'],
          value: availability === '' ? words.none : <Typed>{availability}</Typed>,
        },
        ...(isRightToWorkSeen
          ? []
          : [
              {
                name: words.rightToWork[isOwn ? 'own' : 'theirs'],
                value: card.hasRightToWork ? words.yes : words.no[isOwn ? 'own' : 'theirs'],
              },
            ]),
      ]}
    />
  )
}

type ContactProps = {
  contact: CandidateContact
  /** It is the applicant who looks. */
  isOwn?: boolean
  /** Whether the CV that they sent with it can be read. @default false */
  hasCv?: boolean
}

/** What it can also read once it has shortlisted somebody. */
export function CandidateContactFacts({ contact, isOwn = false, hasCv = false }: ContactProps) {
  const { firstName, lastName, town, phone, email } = contact
  return (
    <Facts
      facts={[
        { name: words.name, value: <Typed>{`${firstName} ${lastName}`.trim()}</Typed> },
        { name: words.town, value: town === '' ? words.none : <Typed>{town}</Typed> },
        ...(phone === null && email === null
          ? [
              {
                name: words.contact,
                value: isOwn ? words.ownContactNone : words.contactNone[hasCv ? 'withCv' : 'withoutCv'],
              },
            ]
          : []),
        ...(phone === null ? [] : [{ name: words.phone, value: isOwn ? phone : <TelLink phone={phone} /> }]),
        ...(email === null
          ? []
          : [
              {
                name: words.email,
                value: isOwn ? (
                  <EmailText email={email} />
                ) : (
                  <a href={`mailto:${email}`} className="text-link">
                    <EmailText email={email} />
                  </a>
                ),
              },
            ]),
      ]}
    />
  )
}
