import { useState } from 'react'

import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusField, focusSoon } from '@/components/cv-builder/field-id'
import { ReadCvPart, UnsureCvPart, type ReadingChoice } from '@/components/cv-builder/read-cv-part'
import { FieldError } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { readPartsWords as words } from '@/lib/content/cv-builder/read-parts'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'
import { isSure, partsFound, takeFromCv, withReading } from '@/lib/domain/cv/take-from-cv'
import type { CvPart, UnderstoodCv } from '@/lib/domain/cv/understand-cv'

/** As soon as it is in the page, however long rendering takes. */
function takeFocus(found: HTMLElement | null): void {
  if (found) focusField(found.id)
}

/** What was read, in the way in which the person says that it is meant. */
function asMeant(cv: UnderstoodCv, choices: ReadonlyMap<CvPart, ReadingChoice>): UnderstoodCv {
  return [...choices].reduce((read, [part, choice]) => {
    const other = cv.origins[part]?.others[Number(choice) - 1]
    return other ? withReading(read, other) : read
  }, cv)
}

const draftWith = (draft: CvDraft, read: UnderstoodCv, taken: ReadonlySet<CvPart>): CvDraft =>
  takeFromCv(draft, read, taken, Date.now())

type Props = StepProps & { id: string; cv: UnderstoodCv; onTaken: () => void }

/** Everything that was recognised in a file: what is sure is ticked, and of the rest the person says how it is meant. */
export function ReadCvParts({ id, tool, cv, onTaken }: Props) {
  const parts = partsFound(cv)
  const sure = parts.filter((part) => isSure(cv, part))
  const unsure = parts.filter((part) => !isSure(cv, part))
  const [ticked, setTicked] = useState<ReadonlySet<CvPart>>(new Set(sure))
  const [choices, setChoices] = useState<ReadonlyMap<CvPart, ReadingChoice>>(new Map())
  const [isPressed, setIsPressed] = useState(false)
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
  const taken = new Set([...ticked, ...unsure.filter((part) => (choices.get(part) ?? 'out') !== 'out')])
  const open = unsure.find((part) => !choices.has(part))
  const take = () => {
    setIsPressed(true)
    if (open !== undefined) focusSoon(`${fieldId('read', open)}-0`)
    if (open !== undefined || taken.size === 0) return
    tool.change({ type: 'replace', draft: draftWith(tool.draft, asMeant(cv, choices), taken), reason: 'read' })
    onTaken()
  }
  return (
    <>
      <fieldset id={id} tabIndex={-1} ref={takeFocus} className="choice-group">
        <legend className="field-label">{words.found}</legend>
        <p className="field-hint">{words.check}</p>
        {sure.map((part) => (
          <ReadCvPart
            key={part}
            cv={cv}
            part={part}
            isTicked={ticked.has(part)}
            onTick={(isTicked) =>
              setTicked(new Set(isTicked ? [...ticked, part] : [...ticked].filter((each) => each !== part)))
            }
          />
        ))}
      </fieldset>
      {unsure.length === 0 ? null : (
        <section className="cv-fields" aria-labelledby={`${id}-unsure`}>
          <h4 id={`${id}-unsure`}>{words.unsure}</h4>
          <p>{words.unsureHint}</p>
          {unsure.map((part) => (
            <UnsureCvPart
              key={part}
              cv={cv}
              part={part}
              choice={choices.get(part) ?? null}
              isMissing={isPressed && !choices.has(part)}
              onChoose={(choice) => setChoices(new Map([...choices, [part, choice]]))}
            />
          ))}
        </section>
      )}
      <Unplaced lines={cv.rest} />
      <div className="field">
        <div role="alert">
          <FieldError
            id={`${id}-take`}
            error={isPressed && open === undefined && taken.size === 0 ? words.takeNone : undefined}
          />
        </div>
        <Button onClick={take}>{words.take}</Button>
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
