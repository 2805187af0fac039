import type { CvTool } from '@/components/cv-builder/cv-tool'
import { EntryCard } from '@/components/cv-builder/entry-card'
import { fieldId } from '@/components/cv-builder/field-id'
import { PrisonPlaceFields } from '@/components/cv-builder/prison-place-fields'
import { TickBox } from '@/components/forms/tick-box'
import { TextField } from '@/components/forms/text-field'
import { educationWords as words } from '@/lib/content/cv-builder/screens'
import { collegeShown } from '@/lib/domain/cv/cv-document'
import type { Education } from '@/lib/domain/cv/cv-draft'

type Props = {
  course: Education
  tool: CvTool
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function EducationCard({ course, tool, ...place }: Props) {
  const { id } = course
  const set = (change: Partial<Omit<Education, 'id'>>) => tool.change({ type: 'change-education', id, change })
  const college = course.isPrisonEducation && !course.showPlace ? course.awardingBody : course.institution
  return (
    <EntryCard
      {...place}
      entryId={id}
      title={course.qualification.trim() || words.untitled}
      detail={[college.trim(), course.year.trim()].filter(Boolean).join(', ')}
      startsOpen={course.qualification.trim() === ''}
    >
      <TextField
        {...words.qualification}
        id={fieldId('qualification', id)}
        lang="en-GB"
        dir="auto"
        spellCheck
        autoComplete="off"
        value={course.qualification}
        onChange={({ target }) => set({ qualification: target.value })}
      />
      <TextField
        {...words.institution}
        id={fieldId('institution', id)}
        dir="auto"
        autoComplete="off"
        value={course.institution}
        onChange={({ target }) => set({ institution: target.value })}
      />
      <TextField
        {...words.year}
        id={fieldId('year', id)}
        inputMode="numeric"
        autoComplete="off"
        value={course.year}
        onChange={({ target }) => set({ year: target.value })}
      />
      <TickBox
        id={fieldId('isPrisonEducation', id)}
        label={words.isPrison}
        hint={words.prisonNote}
        checked={course.isPrisonEducation}
        onTick={(isPrisonEducation) => set({ isPrisonEducation })}
      />
      {course.isPrisonEducation ? (
        <PrisonPlaceFields
          entryId={id}
          bodyField={words.awardingBody}
          entry={course}
          onBody={(awardingBody) => set({ awardingBody })}
          onShow={(showPlace) => set({ showPlace })}
          shown={collegeShown(course)}
          hidden={course.showPlace ? '' : course.institution}
        />
      ) : null}
    </EntryCard>
  )
}
