import type { CvTool, StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { Button } from '@/components/ui/button'
import { finishWords, stepWords } from '@/lib/content/cv-builder/screens'
import { checkMessages } from '@/lib/content/cv-builder/check-messages'
import { examples, unfitEmailWords } from '@/lib/content/cv-builder/check-words'
import { sensitiveWords } from '@/lib/content/cv-builder/sensitive-words'
import { checkCv, type CvFinding } from '@/lib/domain/cv/check-cv'

const words = finishWords.check

/** How the CV comes out on paper, as far as is known. */
export type CheckedPaper = { pages?: number; missingLetters?: string[] }

type Props = StepProps & { paper: CheckedPaper }

/** What to look at before the CV goes out, each with a link to it. */
export function CvFindings({ tool, paper }: Props) {
  const findings = checkCv(tool.draft, { today: tool.today, sensitiveWords, unfitEmailWords, examples, ...paper })
  return (
    <>
      {findings.length === 0 ? <p className="cv-done">{words.none}</p> : null}
      <ol className="plain-list cv-findings">
        {findings.map((finding, index) => (
          <li key={index}>
            <FindingRow finding={finding} tool={tool} />
          </li>
        ))}
      </ol>
    </>
  )
}

function FindingRow({ finding, tool }: { finding: CvFinding; tool: CvTool }) {
  const { rule, step, field, entryId, found } = finding
  const message = checkMessages[rule]
  // A gap is dealt with in the helper, on this very step.
  const go = () => (rule === 'gap' ? tool.goTo('finish', fieldId('gaps')) : tool.goTo(step, fieldId(field, entryId)))
  return (
    <>
      <p>
        {message} {found === undefined ? null : <q dir="auto">{found}</q>}
      </p>
      <Button look="secondary" onClick={go}>
        {words.go}
        <span className="visually-hidden">
          {' '}
          {stepWords[step].heading}, {message}
        </span>
      </Button>
    </>
  )
}
