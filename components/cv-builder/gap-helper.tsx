import { useState } from 'react'

import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { RadioRows } from '@/components/forms/radio-rows'
import { Button } from '@/components/ui/button'
import { finishWords } from '@/lib/content/cv-builder/screens'
import { gapChoices, type GapChoiceId } from '@/lib/content/cv-builder/gap-choices'
import { formatDate } from '@/lib/domain/cv/cv-dates'
import { findGaps, type CvGap } from '@/lib/domain/cv/find-gaps'

const words = finishWords.gaps
const choiceIds = Object.keys(gapChoices) as GapChoiceId[]

export function GapHelper({ tool }: StepProps) {
  const gaps = findGaps(tool.draft.experiences, tool.today)
  return (
    <section className="cv-fields">
      <h3 id={fieldId('gaps')} tabIndex={-1}>
        {words.heading}
      </h3>
      {gaps.length === 0 ? <p>{words.none}</p> : <p>{words.text}</p>}
      {gaps.map((gap) => (
        <Gap key={`${gap.from.year}-${gap.from.month}`} gap={gap} tool={tool} />
      ))}
    </section>
  )
}

function Gap({ gap: { from, to, months }, tool }: StepProps & { gap: CvGap }) {
  const [choice, setChoice] = useState<GapChoiceId | null>(null)
  const chosen = choice === null ? null : gapChoices[choice]
  const add = (jobTitle: string) => {
    const added = tool.change({ type: 'add-experience', now: Date.now() }).experiences.at(-1)
    if (!added) return
    tool.change({ type: 'change-experience', id: added.id, change: { jobTitle, startDate: from, endDate: to } })
    tool.tell(words.added)
  }
  return (
    <details className="cv-fold">
      <summary>
        {formatDate(from)} {words.to} {formatDate(to)}: {months} {words.months}
      </summary>
      <div className="cv-fields">
        <RadioRows
          legend={words.choose}
          options={choiceIds.map((value) => ({ value, label: gapChoices[value].label }))}
          value={choice}
          onChange={setChoice}
        />
        {chosen ? (
          <p>
            {words.say} <strong>{chosen.say}</strong>
          </p>
        ) : null}
        {chosen && chosen.title !== null ? (
          <Button look="secondary" onClick={() => add(chosen.title)}>
            {words.add} {chosen.title}
          </Button>
        ) : null}
      </div>
    </details>
  )
}
