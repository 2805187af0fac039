import type { Metadata } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { ProfileScreen } from '@/components/hiring/person/profile-screen'
import { personWords as words, profileParts } from '@/lib/content/hiring/person'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { findCompanies, loadHiddenCompanies } from '@/lib/server/hiring/hidden-companies'
import { loadProfile } from '@/lib/server/hiring/profile'

type Props = PageProps<'/dashboard/candidateportal/profile'>

const partOf = ({ part }: Awaited<Props['searchParams']>) => chosenOf(profileParts, part, 'about')

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return privatePageMetadata(`${words.part[partOf(await searchParams)]}: ${words.title}`)
}

export default async function ProfileRoute({ searchParams }: Props) {
  const { id, email } = await requireAccess('/dashboard/candidateportal')
  const search = await searchParams
  const part = partOf(search)
  const looked = part === 'seen' ? givenText(search.company).trim() : ''
  const [profile, kept, hidden, found] = await Promise.all([
    loadProfile(),
    keptInput(search.again),
    part === 'seen' ? loadHiddenCompanies(id) : [],
    looked === '' ? [] : findCompanies(id, looked),
  ])
  return (
    <ProfileScreen
      profile={profile}
      email={email}
      part={part}
      companies={{ hidden, looked, found }}
      done={search.done}
      kept={kept}
    />
  )
}
