import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'

/** What stands for somebody's name before the shortlist. Their number stays on one line, although it has a hyphen. */
export const ApplicantNumber = ({ reference }: { reference: string }) => (
  <>
    {exampleApplicantWords.noName('')}
    <span className="unbroken">{reference}</span>
  </>
)
