import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { LinkTabs } from '@/components/work/link-tabs'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { AboutPart } from '@/components/hiring/person/about-part'
import { CardPart } from '@/components/hiring/person/card-part'
import { MissingNotice } from '@/components/hiring/person/missing-notice'
import { SeenPart } from '@/components/hiring/person/seen-part'
import { WantsPart } from '@/components/hiring/person/wants-part'
import { personDoneWords, personWords as words, profileParts, type ProfilePart } from '@/lib/content/hiring/person'
import { missingToApply } from '@/lib/domain/candidates/profile'
import { chosenOf, givenText, pathWithQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { findCompanies, loadHiddenCompanies } from '@/lib/server/hiring/hidden-companies'
import { loadProfile } from '@/lib/server/hiring/profile'

export const metadata = privatePageMetadata(words.title)

const hrefOf = (part: ProfilePart) => pathWithQuery('/dashboard/candidateportal/profile' satisfies Route, { part })

export default async function ProfileRoute({ searchParams }: PageProps<'/dashboard/candidateportal/profile'>) {
  const { id, email } = await requireAccess('/dashboard/candidateportal')
  const search = await searchParams
  const part = chosenOf(profileParts, search.part, 'about')
  const looked = part === 'seen' ? givenText(search.company).trim() : ''
  const [profile, kept, hidden, found] = await Promise.all([
    loadProfile(),
    keptInput(search.again),
    part === 'seen' ? loadHiddenCompanies(id) : [],
    looked === '' ? [] : findCompanies(id, looked),
  ])
  return (
    <>
      <DoneNotice words={personDoneWords} done={search.done} />
      <ProblemNotice kept={kept} forms={['company-hide', 'company-show']} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <p>{words.never}</p>
      <MissingNotice needs={missingToApply(profile)} />
      <LinkTabs
        label={words.parts}
        values={profileParts}
        current={part}
        labelOf={(one) => words.part[one]}
        hrefOf={hrefOf}
      />
      {part === 'about' ? <AboutPart profile={profile} email={email} kept={kept} /> : null}
      {part === 'card' ? <CardPart profile={profile} kept={kept} /> : null}
      {part === 'wants' ? <WantsPart profile={profile} kept={kept} /> : null}
      {part === 'seen' ? (
        <SeenPart profile={profile} kept={kept} hidden={hidden} looked={looked} found={found} />
      ) : null}
    </>
  )
}
