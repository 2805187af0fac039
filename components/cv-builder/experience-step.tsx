import { ExperienceCard } from '@/components/cv-builder/experience-card'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { Button } from '@/components/ui/button'
import { entryWords, experienceWords as words } from '@/lib/content/cv-builder/screens'

const addId = fieldId('experiences')

export function ExperienceStep({ tool }: StepProps) {
  const { draft, change, tell } = tool
  const { experiences } = draft
  const add = (isPrisonWork: boolean) => {
    const added = change({ type: 'add-experience', now: Date.now() }).experiences.at(-1)
    if (!added) return
    if (isPrisonWork) change({ type: 'change-experience', id: added.id, change: { isPrisonWork } })
    tell(words.added)
    focusSoon(fieldId('card', added.id))
  }
  const remove = (id: string, index: number) => {
    const neighbour = experiences[index + 1] ?? experiences[index - 1]
    change({ type: 'remove-experience', id })
    focusSoon(neighbour ? fieldId('card', neighbour.id) : addId)
  }
  return (
    <>
      <p>{words.text}</p>
      {experiences.length === 0 ? <p className="cv-empty">{words.empty}</p> : null}
      <ol className="plain-list cv-cards">
        {experiences.map((job, index) => (
          <li key={job.id}>
            <ExperienceCard
              job={job}
              tool={tool}
              isFirst={index === 0}
              isLast={index === experiences.length - 1}
              onRemove={() => remove(job.id, index)}
              onMove={(by) => {
                change({ type: 'move-experience', id: job.id, by })
                tell(`${entryWords.moved} ${index + 1 + by}.`)
              }}
            />
          </li>
        ))}
      </ol>
      <div className="button-row">
        <Button id={addId} onClick={() => add(false)}>
          {words.add}
        </Button>
        <Button look="secondary" onClick={() => add(true)}>
          {words.addPrison}
        </Button>
      </div>
    </>
  )
}
