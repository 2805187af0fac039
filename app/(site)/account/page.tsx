import { privateMetadata, type Search } from '@/app/(site)/account/account-metadata'
import { AccountOverview } from '@/components/account/account-overview'
import { accountWords } from '@/lib/content/account'
import { portalOf } from '@/lib/domain/access/access'
import { loadAccountSessions } from '@/lib/server/accounts/account-sessions'
import { secondStepState } from '@/lib/server/accounts/second-step'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privateMetadata(accountWords.heading)

export default async function AccountRoute({ searchParams }: Search) {
  const user = await requireAccess('/account')
  const { done, again } = await searchParams
  const [sessions, secondStep, kept] = await Promise.all([
    loadAccountSessions(user.id),
    secondStepState(),
    keptInput(again),
  ])
  return (
    <AccountOverview
      name={user.name}
      email={user.email}
      role={user.role}
      portal={portalOf(user.role)}
      hasSecondStep={secondStep === 'absent' ? null : secondStep === 'on'}
      devices={sessions?.length ?? null}
      done={done}
      problem={kept?.message ?? null}
    />
  )
}
