import { privatePageMetadata } from '@/app/page-metadata'
import { SocialValueScreen } from '@/components/hiring/social-value/social-value-screen'
import { employerValueWords as words } from '@/lib/content/hiring/social-value'
import { londonDay } from '@/lib/domain/dates/london-time'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadMembership } from '@/lib/server/hiring/membership'
import { loadSocialValueFacts } from '@/lib/server/hiring/social-value'

export const metadata = privatePageMetadata(words.title)

export default async function SocialValueRoute({ searchParams }: PageProps<'/dashboard/employerportal/social-value'>) {
  const user = await requireAccess('/dashboard/employerportal')
  const { span, contract, done, again } = await searchParams
  const [facts, kept] = await Promise.all([loadSocialValueFacts(user.id), keptInput(again)])
  const work = facts === null ? await loadMembership() : null
  const state = work && (work.state === 'approved' || work.state === 'paused') ? work.state : null
  return (
    <SocialValueScreen
      facts={facts}
      state={state}
      chosen={{ span: givenText(span), contract: givenText(contract) || null }}
      today={londonDay(new Date())}
      done={done}
      kept={kept}
    />
  )
}
