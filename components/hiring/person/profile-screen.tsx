import type { Route } from 'next'

import { LinkTabs } from '@/components/work/link-tabs'
import { DoneNotice } from '@/components/work/done-notice'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { AboutPart } from '@/components/hiring/person/about-part'
import { CardPart } from '@/components/hiring/person/card-part'
import type { HiddenCompanies } from '@/components/hiring/person/hidden-companies'
import { MissingNotice } from '@/components/hiring/person/missing-notice'
import { SeenPart } from '@/components/hiring/person/seen-part'
import { WantsPart } from '@/components/hiring/person/wants-part'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { personDoneWords, personWords as words, profileParts, type ProfilePart } from '@/lib/content/hiring/person'
import { missingToApply, type CandidateProfile } from '@/lib/domain/candidates/profile'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  profile: CandidateProfile
  /** The account's own. */
  email: string
  part: ProfilePart
  companies: Omit<Parameters<typeof HiddenCompanies>[0], 'place'>
  /** What the URL says was just done. */
  done?: unknown
  kept: KeptForm | null
  /** @default the portal */
  place?: CandidatePlace
}

/** What a person says about themself, in parts. */
export function ProfileScreen({ profile, email, part, companies, done, kept, place = candidatePortal }: Props) {
  const shown = { profile, kept, place }
  return (
    <>
      <DoneNotice words={personDoneWords} done={done} />
      <ProblemNotice kept={kept} forms={['company-hide', 'company-show']} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <p>{words.never}</p>
      <MissingNotice needs={missingToApply(profile)} place={place} />
      <LinkTabs
        label={words.parts}
        values={profileParts}
        current={part}
        labelOf={(one) => words.part[one]}
        hrefOf={(one) => pathWithQuery(`${place.path}/profile`, { part: one }) as Route}
      />
      {part === 'about' ? <AboutPart {...shown} email={email} /> : null}
      {part === 'card' ? <CardPart {...shown} /> : null}
      {part === 'wants' ? <WantsPart {...shown} /> : null}
      {part === 'seen' ? <SeenPart {...shown} {...companies} /> : null}
    </>
  )
}
