import type { CvTool } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { experienceWords } from '@/lib/content/cv-builder/screens'
import { bulletQuestions } from '@/lib/content/cv-builder/bullet-questions'
import { joinBullet, type BulletAnswers } from '@/lib/domain/cv/join-bullet'
import { noBulletAnswers } from '@/lib/domain/cv/unadded'

const words = experienceWords.bullet
const parts = ['did', 'often', 'well'] as const

type Props = { jobId: string; tool: CvTool; onAdd: (line: string) => void }

/** Three questions make one line. It only joins what was typed: no word is added. */
export function BulletBuilder({ jobId, tool, onAdd }: Props) {
  const { unadded, typeUnadded } = tool
  const answers = unadded.answers.get(jobId) ?? noBulletAnswers
  const setAnswers = (next: BulletAnswers) => typeUnadded({ answers: new Map([...unadded.answers, [jobId, next]]) })
  const line = joinBullet(answers)
  const add = () => {
    onAdd(line)
    setAnswers(noBulletAnswers)
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
