import { useState } from 'react'

import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { experienceWords } from '@/lib/content/cv-builder/screens'
import { bulletQuestions } from '@/lib/content/cv-builder/bullet-questions'
import { joinBullet } from '@/lib/domain/cv/join-bullet'

const words = experienceWords.bullet
const blank = { did: '', often: '', well: '' }
const parts = ['did', 'often', 'well'] as const

type Props = { jobId: string; onAdd: (line: string) => void }

/** Three questions make one line. It only joins what was typed: no word is added. */
export function BulletBuilder({ jobId, onAdd }: Props) {
  const [answers, setAnswers] = useState(blank)
  const line = joinBullet(answers)
  const add = () => {
    onAdd(line)
    setAnswers(blank)
    focusSoon(fieldId('did', jobId))
  }
  return (
    <details className="cv-fold">
      <summary>{words.summary}</summary>
      <div className="cv-fields">
        {parts.map((part) => (
          <TextField
            key={part}
            {...bulletQuestions[part]}
            id={fieldId(part, jobId)}
            lang="en-GB"
            spellCheck
            autoComplete="off"
            value={answers[part]}
            onChange={({ target }) => setAnswers({ ...answers, [part]: target.value })}
          />
        ))}
        {line === '' ? null : (
          <p>
            {words.preview} <strong dir="auto">{line}</strong>
          </p>
        )}
        <Button look="secondary" disabled={line === ''} onClick={add}>
          {words.add}
        </Button>
      </div>
    </details>
  )
}
