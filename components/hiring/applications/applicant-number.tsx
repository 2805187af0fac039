import { Typed } from '@/components/work/typed'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'

type Props = { reference: string }

/** What stands for somebody's name before the shortlist. Their number stays on one line, although it has a hyphen. */
export const ApplicantNumber = ({ reference }: Props) => (
  <>
    {exampleApplicantWords.noName('')}
    <span className="unbroken">{reference}</span>
  </>
)

/** Somebody's name with their number where others are named too: two people can have the same name. */
export const ApplicantName = ({ name, reference }: Props & { name: string | null }) =>
  name === null ? (
    <ApplicantNumber reference={reference} />
  ) : (
    <>
      <Typed>{name}</Typed> (<span className="unbroken">{reference}</span>)
    </>
  )
