import type { Route } from 'next'

import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { ButtonLink } from '@/components/ui/button-link'
import { personWords as words } from '@/lib/content/hiring/person'
import type { CandidateProfile } from '@/lib/domain/candidates/profile'

type Props = {
  profile: Pick<CandidateProfile, 'version'>
  /** @default the portal */
  place?: CandidatePlace
}

/** On the first page of the portal: the profile, or how to begin without one. */
export function ProfileSummary({ profile, place = candidatePortal }: Props) {
  const isBegun = profile.version > 0
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">{isBegun ? words.title : words.beginTitle}</h2>
      <div className="notice">
        <p>{isBegun ? words.lead : words.beginText}</p>
        <div className="button-row">
          {isBegun ? null : <ButtonLink href="/jobs">{words.browse}</ButtonLink>}
          <ButtonLink href={`${place.path}/profile` as Route} look="secondary">
            {isBegun ? words.open : words.begin}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
