import { fieldId } from '@/components/cv-builder/field-id'
import { RadioRows } from '@/components/forms/radio-rows'
import { TickBox } from '@/components/forms/tick-box'
import { readPartsWords as words } from '@/lib/content/cv-builder/read-parts'
import { countText } from '@/lib/content/wording/date-text'
import { formatDates } from '@/lib/domain/cv/cv-dates'
import { withReading } from '@/lib/domain/cv/take-from-cv'
import type { CvPart, UnderstoodCv } from '@/lib/domain/cv/understand-cv'

/** The number of a way in which a part may be meant, 0 for the likeliest; `out`: it is left out. */
export type ReadingChoice = `${number}` | 'out'

const factsOf = (facts: Partial<Record<keyof typeof words.facts, string>>): string =>
  Object.entries(facts)
    .map(([fact, text]) => `${words.facts[fact as keyof typeof words.facts]}: ${text || words.none}.`)
    .join(' ')

/** What was read for a part, with the name of each thing. */
function presentPart(part: CvPart, { experiences, education, skills, ...fields }: UnderstoodCv): string {
  if (part === 'skills') return `${words.names.skills}: ${skills.join(', ')}`
  const job = experiences.find(({ id }) => part === `job-${id}`)
  if (job) return factsOf({ jobTitle: job.jobTitle, company: job.company, dates: formatDates(job) })
  const course = education.find(({ id }) => part === `course-${id}`)
  if (course) {
    const { qualification, institution, year } = course
    return factsOf({ qualification, institution, year })
  }
  const field = part as keyof typeof fields & keyof typeof words.names
  return `${words.names[field]}: ${String(fields[field])}`
}

type PartProps = { cv: UnderstoodCv; part: CvPart }

/** The lines of the old CV that a part comes from, and how much is said of a job below them. */
function AsItStood({ cv, part }: PartProps) {
  const job = cv.experiences.find(({ id }) => part === `job-${id}`)
  const extent = job?.description.split('\n').filter(Boolean).length ?? 0
  return (
    <div className="cv-says">
      <p className="field-hint">{words.inYourCv}</p>
      {cv.origins[part]?.lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
      {extent > 0 ? <p className="field-hint">+ {countText(extent, words.lines.one, words.lines.many)}</p> : null}
    </div>
  )
}

type SureProps = PartProps & { isTicked: boolean; onTick: (isTicked: boolean) => void }

/** A part that was read as it was meant, for all we know, with a checkbox to leave it out. */
export function ReadCvPart({ cv, part, isTicked, onTick }: SureProps) {
  const text = presentPart(part, cv)
  // A name or a town that is a whole line of the CV is the same on both sides.
  const isCompared = cv.origins[part]?.lines.some((line) => !text.endsWith(`: ${line}`)) ?? false
  const tick = <TickBox id={fieldId('read', part)} label={text} checked={isTicked} onTick={onTick} />
  return isCompared ? (
    <div className="cv-compare">
      <AsItStood cv={cv} part={part} />
      {tick}
    </div>
  ) : (
    tick
  )
}

type UnsureProps = PartProps & {
  choice: ReadingChoice | null
  isMissing: boolean
  onChoose: (choice: ReadingChoice) => void
}

/** A part that may be meant in several ways, each to choose, beside what the CV says. */
export function UnsureCvPart({ cv, part, choice, isMissing, onChoose }: UnsureProps) {
  const kind = part.replace(/-.*/, '') as keyof typeof words.which
  const ways = [cv, ...(cv.origins[part]?.others ?? []).map((other) => withReading(cv, other))]
  return (
    <div className="cv-compare">
      <AsItStood cv={cv} part={part} />
      <RadioRows<ReadingChoice>
        id={fieldId('read', part)}
        legend={words.which[kind]}
        {...(isMissing && { error: words.chooseOne })}
        options={[
          ...ways.map((way, index) => ({ value: `${index}` as const, label: presentPart(part, way) })),
          { value: 'out', label: words.leaveOut },
        ]}
        value={choice}
        onChange={onChoose}
      />
    </div>
  )
}
