import { privatePageMetadata } from '@/app/page-metadata'
import { OwnApplicationsScreen } from '@/components/hiring/applications/own-applications-screen'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { pageKeyOf } from '@/lib/domain/applications/page-key'
import { londonDay } from '@/lib/domain/dates/london-time'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnApplications } from '@/lib/server/hiring/own-applications'

export const metadata = privatePageMetadata(words.title)

type Props = PageProps<'/dashboard/candidateportal/applications'>

export default async function OwnApplicationsRoute({ searchParams }: Props) {
  await requireAccess('/dashboard/candidateportal')
  const search = await searchParams
  const after = { open: pageKeyOf(givenText(search.open)), ended: pageKeyOf(givenText(search.after)) }
  const [lists, kept] = await Promise.all([loadOwnApplications(after, londonDay(new Date())), keptInput(search.again)])
  return <OwnApplicationsScreen lists={lists} after={after} kept={kept} />
}
