import { useState } from 'react'

import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusField } from '@/components/cv-builder/field-id'
import { TickBox } from '@/components/forms/tick-box'
import { Button } from '@/components/ui/button'
import { startWords } from '@/lib/content/cv-builder/screens'
import { countText } from '@/lib/content/wording/date-text'
import { formatDates } from '@/lib/domain/cv/cv-dates'
import { partsFound, takeFromCv, type CvPart } from '@/lib/domain/cv/take-from-cv'
import type { UnderstoodCv } from '@/lib/domain/cv/understand-cv'

const words = startWords.read

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ')

/** What a part is called, and what was read for it. */
function presentPart(part: CvPart, { experiences, education, skills, ...fields }: UnderstoodCv): [string, string] {
  if (part === 'skills') return [words.names.skills, joined(skills)]
  const job = experiences.find(({ id }) => part === `job-${id}`)
  if (job) {
    const lines = job.description.split('\n').filter(Boolean).length
    const [one, many] = words.lines
    const extent = lines > 0 ? countText(lines, one, many) : ''
    return [words.names.job, joined([job.jobTitle || words.noTitle, job.company, formatDates(job), extent])]
  }
  const course = education.find(({ id }) => part === `course-${id}`)
  if (course) return [words.names.course, joined([course.qualification, course.institution, course.year])]
  const field = part as keyof typeof fields & keyof typeof words.names
  return [words.names[field], String(fields[field])]
}

/** As soon as it is in the page, however long rendering takes. */
function takeFocus(found: HTMLElement | null): void {
  if (found) focusField(found.id)
}

type Props = StepProps & { id: string; cv: UnderstoodCv; onTaken: () => void }

/** Everything that was recognised in a file, each with a checkbox to leave it out. */
export function ReadCvParts({ id, tool, cv, onTaken }: Props) {
  const parts = partsFound(cv)
  const [chosen, setChosen] = useState<ReadonlySet<CvPart>>(new Set(parts))
  if (parts.length === 0) {
    return (
      <>
        <p id={id} tabIndex={-1} ref={takeFocus}>
          {words.nothing}
        </p>
        <Unplaced lines={cv.rest} />
      </>
    )
  }
  const take = () => {
    tool.change({ type: 'replace', draft: takeFromCv(tool.draft, cv, chosen, Date.now()), reason: 'read' })
    onTaken()
  }
  return (
    <>
      <fieldset id={id} tabIndex={-1} ref={takeFocus} className="choice-group">
        <legend className="field-label">{words.found}</legend>
        <p className="field-hint">{words.check}</p>
        {parts.map((part) => {
          const [name, text] = presentPart(part, cv)
          return (
            <TickBox
              key={part}
              id={fieldId('read', part)}
              label={`${name}: ${text}`}
              checked={chosen.has(part)}
              onTick={(isTicked) =>
                setChosen(new Set(isTicked ? [...chosen, part] : [...chosen].filter((each) => each !== part)))
              }
            />
          )
        })}
      </fieldset>
      <Unplaced lines={cv.rest} />
      <div>
        <Button disabled={chosen.size === 0} onClick={take}>
          {words.take}
        </Button>
      </div>
    </>
  )
}

function Unplaced({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details>
      <summary>{words.rest}</summary>
      <p className="small">{words.restHint}</p>
      <ul className="plain-list">
        {lines.map((line, index) => (
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
}
