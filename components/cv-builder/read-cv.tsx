import { useState, type ChangeEvent, type ComponentType } from 'react'

import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import type { ReadCvParts } from '@/components/cv-builder/read-cv-parts'
import { Field, FieldError } from '@/components/forms/field'
import type { ReadingProblem } from '@/lib/client/cv-reading/read-document'
import { startWords } from '@/lib/content/cv-builder/screens'
import type { UnderstoodCv } from '@/lib/domain/cv/understand-cv'

const words = startWords.read
const fileId = fieldId('read-file')
const foundId = fieldId('read-found')

type Found = { cv: UnderstoodCv; Parts: ComponentType<Parameters<typeof ReadCvParts>[0]> }

/** A CV that the person has from elsewhere. The code that reads it is fetched when a file is chosen. */
export function ReadCv({ tool }: StepProps) {
  const [problem, setProblem] = useState<ReadingProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [found, setFound] = useState<Found | null>(null)

  const read = async (file: File) => {
    const [{ readDocument }, { ReadCvParts: Parts }] = await Promise.all([
      import('@/lib/client/cv-reading/read-document'),
      import('@/components/cv-builder/read-cv-parts'),
    ])
    const answer = await readDocument(file)
    if (!answer.ok) return setProblem(answer.problem)
    setFound({ cv: answer.cv, Parts })
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setProblem(null)
    setFound(null)
    setIsBusy(true)
    await read(file).catch(() => setProblem('not-loaded'))
    setIsBusy(false)
    // Lets the same file be chosen again after it was fixed.
    target.value = ''
  }
  return (
    <details className="cv-fold">
      <summary>{words.heading}</summary>
      <div className="cv-fields">
        <p>{words.text}</p>
        <Field id={fileId} label={words.label} hint={words.hint}>
          <input
            id={fileId}
            type="file"
            className="text-input"
            accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            aria-describedby={`${fileId}-hint`}
            onChange={choose}
          />
        </Field>
        <div role="alert">
          <FieldError id={fileId} error={problem ? words.failed[problem] : undefined} />
        </div>
        {isBusy ? <p role="status">{words.reading}</p> : null}
        {found ? (
          <found.Parts
            key={JSON.stringify(found.cv)}
            id={foundId}
            tool={tool}
            cv={found.cv}
            onTaken={() => {
              setFound(null)
              tool.tell(words.taken)
              focusSoon(fileId)
            }}
          />
        ) : null}
      </div>
    </details>
  )
}
