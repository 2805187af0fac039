import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import type { InterviewDetails } from '@/lib/domain/applications/interview-slots'

/** What the applicant is told besides the time and the place, as the employer reads it. */
export function InterviewFacts({ details: { askFor, bring, phone } }: { details: InterviewDetails }) {
  const facts = [
    { name: words.askForFact, value: askFor },
    { name: words.bringFact, value: bring },
    { name: words.phoneFact, value: phone },
  ].filter(({ value }) => value !== '')
  return facts.length === 0 ? null : (
    <Facts facts={facts.map(({ name, value }) => ({ name, value: <Typed>{value}</Typed> }))} />
  )
}
