import { Typed } from '@/components/work/typed'
import { partnerStateTexts } from '@/lib/content/casework/organisation'
import { companyStateWords, companyWords } from '@/lib/content/hiring/company'
import type { CompanyState } from '@/lib/domain/companies/company'

type Props = { organisation: { name: string; state: CompanyState; answer: string } }

/** How far an organisation has got, what that means, and what the team wrote. */
export function PartnerStateNotice({ organisation: { name, state, answer } }: Props) {
  return (
    <div className="notice">
      <p>
        <strong>
          <Typed>{name}</Typed>
        </strong>
        : {companyStateWords[state]}. {partnerStateTexts[state]}
      </p>
      {answer === '' ? null : (
        <p>
          {companyWords.answer}: <Typed>{answer}</Typed>
        </p>
      )}
    </div>
  )
}
