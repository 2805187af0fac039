import { EducationCard } from '@/components/cv-builder/education-card'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { Button } from '@/components/ui/button'
import { educationWords as words, entryWords } from '@/lib/content/cv-builder/screens'

const addId = 'cv-add-qualification'

export function EducationStep({ tool }: StepProps) {
  const { draft, change, tell } = tool
  const { education } = draft
  const add = () => {
    const added = change({ type: 'add-education', now: Date.now() }).education.at(-1)
    if (!added) return
    tell(words.added)
    focusSoon(fieldId('qualification', added.id))
  }
  const remove = (id: string, index: number) => {
    const neighbour = education[index + 1] ?? education[index - 1]
    change({ type: 'remove-education', id })
    focusSoon(neighbour ? fieldId('card', neighbour.id) : addId)
  }
  return (
    <>
      <p>{words.text}</p>
      <p className="notice">{words.note}</p>
      {education.length === 0 ? <p className="cv-empty">{words.empty}</p> : null}
      <ol className="plain-list cv-cards">
        {education.map((course, index) => (
          <li key={course.id}>
            <EducationCard
              course={course}
              tool={tool}
              isFirst={index === 0}
              isLast={index === education.length - 1}
              onRemove={() => remove(course.id, index)}
              onMove={(by) => {
                change({ type: 'move-education', id: course.id, by })
                tell(`${entryWords.moved} ${index + 1 + by}.`)
              }}
            />
          </li>
        ))}
      </ol>
      <div className="button-row">
        <Button id={addId} onClick={add}>
          {education.length === 0 ? words.addFirst : words.addMore}
        </Button>
      </div>
    </>
  )
}
