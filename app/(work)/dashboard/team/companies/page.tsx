import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { CompanyLists } from '@/components/desk/companies/company-lists'
import { companyLists, deskCompanyWords as words } from '@/lib/content/desk/companies'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { countCompanies, loadCompanies } from '@/lib/server/desk/companies'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.title)

export default async function DeskCompaniesRoute({ searchParams }: PageSearch) {
  const member = await requireMember()
  const { tab, after, again } = await searchParams
  const list = chosenOf(companyLists, tab, 'waits')
  const key = givenText(after)
  const [found, counts, kept] = await Promise.all([
    loadCompanies(list, key),
    countCompanies(member.id),
    keptInput(again),
  ])
  return <CompanyLists list={list} found={found} counts={counts} kept={kept} isFirstPage={key === ''} />
}
