import { Typed } from '@/components/work/typed'
import { companyStateTexts, companyStateWords, companyWords as words } from '@/lib/content/hiring/company'
import type { CompanyState } from '@/lib/domain/companies/company'

type Props = { company: { name: string; state: CompanyState; answer: string } }

/** How far a company has got, what that means, and what the team wrote. */
export function CompanyStateNotice({ company: { name, state, answer } }: Props) {
  return (
    <div className="notice">
      <p>
        <strong>
          <Typed>{name}</Typed>
        </strong>
        : {companyStateWords[state]}. {companyStateTexts[state]}
      </p>
      {answer === '' ? null : (
        <p>
          {words.answer}: <Typed>{answer}</Typed>
        </p>
      )}
    </div>
  )
}
