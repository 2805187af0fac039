import '@/app/styles/account.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { NoPortalPage } from '@/components/portals/no-portal-page'
import { noPortalWords } from '@/lib/content/account/portals'
import { portalOf } from '@/lib/domain/access/role-pages'
import { currentUser } from '@/lib/server/auth/current-user'
import { loadOwnOrganisation } from '@/lib/server/hiring/companies'
import { goOnWith } from '@/lib/server/unexpected'

export const metadata = privatePageMetadata(noPortalWords.title)

async function loadVisitor() {
  const user = await currentUser()
  if (!user) return { visitor: 'signed-out', portal: '/sign-in' } as const
  if (user.role) return { visitor: 'has-portal', portal: portalOf(user.role) } as const
  const company = await loadOwnOrganisation().catch(goOnWith('employerdemo/company', null))
  if (company?.kind === 'employer') return { visitor: 'company', portal: '/account/company' } as const
  if (company) return { visitor: 'organisation', portal: '/account/organisation' } as const
  return { visitor: 'no-portal', portal: '/account' } as const
}

export default async function EmployerDemoRoute() {
  return <NoPortalPage {...await loadVisitor()} />
}
