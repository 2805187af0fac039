import type { Route } from 'next'

import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
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
  const path = `${place.path}/profile` as Route
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">{isBegun ? words.title : words.beginTitle}</h2>
      {isBegun ? (
        <>
          <p>{words.lead}</p>
          <p>
            <PageLink href={path} className="portal-link">
              {words.open}
            </PageLink>
          </p>
        </>
      ) : (
        <div className="notice">
          <p>{words.beginText}</p>
          <div className="button-row">
            <ButtonLink href="/jobs">{words.browse}</ButtonLink>
            <ButtonLink href={path} look="secondary">
              {words.begin}
            </ButtonLink>
          </div>
        </div>
      )}
    </section>
  )
}
