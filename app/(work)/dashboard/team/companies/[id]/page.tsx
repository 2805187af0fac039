import type { Metadata } from 'next'
import { cache } from 'react'
import { z } from 'zod'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { DeskCompanyScreen } from '@/components/desk/companies/company-screen'
import { PageLink } from '@/components/ui/page-link'
import { deskCompanyWords as words } from '@/lib/content/desk/companies'
import { matchWebsite } from '@/lib/domain/companies/website-match'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadDeskCompany } from '@/lib/server/desk/companies'
import { requireMember } from '@/lib/server/desk/require-member'
import { goOnWith } from '@/lib/server/unexpected'

type Props = PageProps<'/dashboard/team/companies/[id]'>

// Title and page are made from the same row.
const companyOfPage = cache(loadDeskCompany)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const member = await requireMember()
  const id = z.uuid().safeParse((await params).id)
  const found = id.success ? await companyOfPage(member.id, id.data).catch(goOnWith('team/company', null)) : null
  return privatePageMetadata(found?.company.name ?? words.title)
}

export default async function DeskCompanyRoute({ params, searchParams }: Props) {
  const member = await requireMember()
  const id = z.uuid().safeParse((await params).id)
  if (!id.success) return <NotHere />
  const { again, done } = await searchParams
  const [found, kept] = await Promise.all([companyOfPage(member.id, id.data), keptInput(again)])
  if (!found) return <NotHere />
  return (
    <>
      <p>
        <PageLink href="/dashboard/team/companies" className="text-link">
          {words.back}
        </PageLink>
      </p>
      <DeskCompanyScreen
        {...found}
        match={found.asker && matchWebsite(found.asker.email, found.company.website)}
        kept={kept}
        done={done}
      />
    </>
  )
}
