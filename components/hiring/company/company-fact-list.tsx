import { Facts } from '@/components/work/facts'
import { EmailText } from '@/components/ui/email-text'
import { Typed } from '@/components/work/typed'
import { companyFormWords, companySizeWords, companyFactWords as words } from '@/lib/content/hiring/company'
import { sectorLabels } from '@/lib/content/job-board/board'
import type { CompanySector, CompanySize } from '@/lib/domain/companies/company'
import { websiteText } from '@/lib/domain/desk/contact-links'

type Site = { id: string; name: string; town: string; postcode: string }
type Company = {
  name: string
  number: string
  sector: CompanySector
  size: CompanySize
  sites: readonly Site[]
  website: string
  phone: string
}
type Props = {
  company: Company
  /** Who told us about it, and what they do there; omitted once it is the company of several. */
  askedBy?: { name: string; as: string }
}

/** What is stored about a company, as its people typed it. */
export function CompanyFactList({ company, askedBy }: Props) {
  const { name, number, sector, size, sites, website, phone } = company
  return (
    <Facts
      facts={[
        { name: words.name, value: <Typed>{name}</Typed> },
        { name: words.number, value: number === '' ? words.notGiven : number },
        { name: words.sector, value: sectorLabels[sector] },
        { name: words.size, value: companySizeWords[size] },
        {
          name: words.website,
          value:
            website === '' ? (
              words.notGiven
            ) : (
              <bdi dir="auto">
                <EmailText email={websiteText(website)} />
              </bdi>
            ),
        },
        { name: words.phone, value: phone === '' ? words.notGiven : <Typed>{phone}</Typed> },
        {
          name: words.sites,
          value: (
            <ul className="plain-list">
              {sites.map((site) => (
                <li key={site.id}>
                  <Typed>{[site.name, site.town, site.postcode].filter((part) => part !== '').join(', ')}</Typed>
                </li>
              ))}
            </ul>
          ),
        },
        ...(askedBy === undefined
          ? []
          : [
              { name: companyFormWords.yourName, value: <Typed>{askedBy.name}</Typed> },
              { name: companyFormWords.askedAs, value: <Typed>{askedBy.as}</Typed> },
            ]),
      ]}
    />
  )
}
