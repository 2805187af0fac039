import { type CvDraft } from '@/lib/domain/cv/cv-draft'
import { type CvPart, type OtherReading, type UnderstoodCv } from '@/lib/domain/cv/understand-cv'

const readFields = ['fullName', 'email', 'phone', 'location', 'summary'] as const

/** What was read, with one part in another way. */
export function withReading(read: UnderstoodCv, way: OtherReading): UnderstoodCv {
  if ('location' in way) return { ...read, location: way.location }
  const put = <T extends { id: string }>(entries: readonly T[], entry: T): T[] =>
    entries.map((each) => (each.id === entry.id ? entry : each))
  return 'job' in way
    ? { ...read, experiences: put(read.experiences, way.job) }
    : { ...read, education: put(read.education, way.course) }
}

/** Whether a part was read as it was meant, for all we know. */
export const isSure = (read: UnderstoodCv, part: CvPart): boolean => read.origins[part]?.isSure ?? true

/** Every part that was recognised and is not empty, in step order. */
export const partsFound = (read: UnderstoodCv): CvPart[] => [
  ...readFields.filter((field) => read[field] !== ''),
  ...read.experiences.map(({ id }): CvPart => `job-${id}`),
  ...(read.skills.length > 0 ? (['skills'] as const) : []),
  ...read.education.map(({ id }): CvPart => `course-${id}`),
]

/** New entries get unused ids: the time, counting on from there. */
const renumbered = <T extends { id: string }>(
  entries: readonly T[],
  others: readonly { id: string }[],
  now: number,
): T[] => {
  const taken = new Set(others.map(({ id }) => id))
  let id = Math.floor(now)
  return entries.map((entry) => {
    while (taken.has(String(id))) id += 1
    taken.add(String(id))
    return { ...entry, id: String(id) }
  })
}

/** The draft with the chosen parts: a field replaces what was typed; jobs, courses and skills are added. */
export function takeFromCv(draft: CvDraft, read: UnderstoodCv, chosen: ReadonlySet<CvPart>, now: number): CvDraft {
  const fields = readFields.filter((field) => chosen.has(field)).map((field) => [field, read[field]] as const)
  const jobs = read.experiences.filter(({ id }) => chosen.has(`job-${id}`))
  const courses = read.education.filter(({ id }) => chosen.has(`course-${id}`))
  const has = (skill: string) => draft.skills.some((own) => own.trim().toLowerCase() === skill.toLowerCase())
  const skills = chosen.has('skills') ? read.skills.filter((skill) => !has(skill)) : []
  return {
    ...draft,
    ...Object.fromEntries(fields),
    experiences: [...draft.experiences, ...renumbered(jobs, draft.experiences, now)],
    education: [...draft.education, ...renumbered(courses, draft.education, now)],
    skills: [...draft.skills, ...skills],
  }
}
