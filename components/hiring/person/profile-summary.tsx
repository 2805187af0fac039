import type { Route } from 'next'

import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { ButtonLink } from '@/components/ui/button-link'
import { personWords as words } from '@/lib/content/hiring/person'
import type { CandidateProfile } from '@/lib/domain/candidates/profile'

type Props = {
  profile: CandidateProfile
  /** @default the portal */
  place?: CandidatePlace
}

/** On the first page of the portal, with a link to the profile. */
export function ProfileSummary({ profile, place = candidatePortal }: Props) {
  const isBegun = profile.version > 0
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">{words.title}</h2>
      <div className="notice">
        <p>{isBegun ? words.lead : words.beginText}</p>
        <ButtonLink href={`${place.path}/profile` as Route} look={isBegun ? 'secondary' : 'primary'}>
          {isBegun ? words.open : words.begin}
        </ButtonLink>
      </div>
    </section>
  )
}
