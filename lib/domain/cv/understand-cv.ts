import { emptyEducation, type CvDraft, type Education, type Experience } from '@/lib/domain/cv/cv-draft'
import { dateRange } from '@/lib/domain/cv/old-dates'
import { emailIn, phoneIn, readOldTop } from '@/lib/domain/cv/old-top'
import { isBullet, readOldWork, titleWord, withoutBullet } from '@/lib/domain/cv/old-work'
import { cleanLine, withoutEndMarks } from '@/lib/domain/cv/plain-text'

/** One part to take or leave: a field, all skills, or one job or course by its id in the CV that was read. */
export type CvPart =
  'fullName' | 'email' | 'phone' | 'location' | 'summary' | 'skills' | `job-${string}` | `course-${string}`

/** One part, as it may be meant instead. */
export type OtherReading = { location: string } | { job: Experience } | { course: Education }

/**
 * How a part stood in the old CV. `isSure` is false if the person has to say whether it was read as it was meant;
 * `others` are the other ways in which it may be meant, as far as there are any.
 */
type Origin = { lines: string[]; isSure: boolean; others: OtherReading[] }

/**
 * What was recognised in somebody's own CV, for them to check, each part in the way that is likeliest. `origins` has the
 * parts that were put together from lines; the others stand in the CV word for word. `rest` holds the lines that fitted
 * nowhere.
 */
export type UnderstoodCv = Pick<
  CvDraft,
  'fullName' | 'email' | 'phone' | 'location' | 'summary' | 'experiences' | 'skills' | 'education'
> & { origins: Partial<Record<CvPart, Origin>>; rest: string[] }

type SectionKind = 'top' | 'summary' | 'work' | 'education' | 'skills' | 'other'
type Section = { kind: SectionKind; lines: string[] }

/** Headings as people in the UK write them. The first match counts. */
const headings: readonly [Exclude<SectionKind, 'top'>, RegExp][] = [
  ['summary', /^(?:personal |professional |career )?(?:profile|statement|summary|objective)$|^about me$/i],
  [
    'work',
    /^(?:work|employment|job|career|professional|relevant|previous)(?: (?:experience|history|summary|employment|work|jobs|roles))?$/i,
  ],
  ['work', /^experience$|^(?:work|employment) and .*$|^(?:paid|voluntary|volunteer)(?: work| experience)$/i],
  ['skills', /^(?:key |core |main |my |technical |personal )*(?:skills|strengths|competenc(?:ies|es))(?: .*)?$/i],
  ['education', /^education(?:al)?\b.*$|^(?:qualifications|training|courses|certificates|licences|learning)\b.*$/i],
  ['other', /^(?:interests|hobbies|references?|referees?|languages|achievements|additional|other|declaration)\b.*$/i],
]
const mostHeadingWords = 5

/** A line with any other word says something, even if it begins like a heading: "Training new staff". */
const wordsOfHeadings = new Set(
  (
    'a about abilities ability academic achievements activities additional and attended awards background ' +
    'cards career certificates certifications competencies competences completed continued core courses cpd ' +
    'declaration details development driving education educational employment experience expertise further gained ' +
    'held history hobbies in information interests it job key knowledge languages learning licences main me my ' +
    'objective obtained of other paid personal previous professional profile qualifications record referees ' +
    'references relevant skills spoken statement strengths studies summary technical the tickets training ' +
    'vocational voluntary volunteer volunteering work'
  ).split(' '),
)
const saysNothingElse = (label: string): boolean =>
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || wordsOfHeadings.has(word))

const kindOf = (label: string): Exclude<SectionKind, 'top'> | undefined => {
  const text = withoutEndMarks(cleanLine(label).replace(/&/g, 'and'))
  if (text.split(' ').length > mostHeadingWords) return undefined
  return headings.find(([, pattern]) => pattern.test(text))?.[0]
}

/** A heading in capitals or with a colon may have any words, unless it is a job title. These words begin no duty. */
const isLikelyHeading = (line: string): boolean =>
  saysNothingElse(line.replace(/\d/g, '')) ||
  (line === line.toUpperCase() && !titleWord.test(line)) ||
  /:\s*$/.test(line) ||
  /^(?:interests|hobbies|references?|referees?|declaration)\b/i.test(line)

/** The sections that a line begins, if it does: with the text beside its heading, and never without its own words. */
function sectionsFrom(line: string): Section[] {
  const [, label = line, beside = ''] = /^([^:]+):\s*(\S.*)$/.exec(line) ?? []
  const kind = kindOf(label)
  // A phone number for work is no work.
  if (kind === undefined || (kind === 'work' && (phoneIn.test(beside) || emailIn.test(beside)))) return []
  if (saysNothingElse(label) && !/\d/.test(label)) {
    // Nobody can tell what "English, Urdu" is without its heading, and these lines are only shown.
    const text = kind === 'other' ? line : beside
    return [{ kind, lines: beside === '' ? [] : [text] }]
  }
  if (!isLikelyHeading(line)) return []
  return [
    { kind: 'other', lines: [line] },
    { kind, lines: [] },
  ]
}

function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [{ kind: 'top', lines: [] }]
  for (const line of lines) {
    const begun = sectionsFrom(line)
    if (begun.length > 0) sections.push(...begun)
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

const yearAlone = /\b(?:19|20)\d\d\b(?:\s*[-–/]\s*(?:19|20)?\d\d)?/

const schoolWord =
  /\b(?:school|college|coleg|university|prifysgol|academy|sixth form|hmp|hmyoi|centre|institute|novus|city (?:and|&) guilds)\b/i
const qualificationWord =
  /\b(?:gcses?|nvqs?|svqs?|btec|a[- ]levels?|level|diploma|certificate|award|degree|b\.?a|b\.?sc|hnc|hnd|cscs|functional skills|first aid|food (?:safety|hygiene)|licence|apprenticeship|national)\b/i

type OldCourse = Education & Pick<Origin, 'lines' | 'isSure'>

/** Puts a line without a year to the course above it: as the college, or as what was learned at the college above. */
function putTo(course: OldCourse, line: string): void {
  const isCourse = qualificationWord.test(line) && !schoolWord.test(line)
  const isBelowSchool = schoolWord.test(course.qualification) && !qualificationWord.test(course.qualification)
  course.institution = isCourse && isBelowSchool ? course.qualification : line
  if (isCourse && isBelowSchool) course.qualification = line
  course.lines.push(line)
  course.isSure = isBelowSchool ? isCourse : schoolWord.test(line) && !qualificationWord.test(line)
}

/** A qualification has its year on the same line, and the college below it or after a comma. */
function readEducation(lines: readonly string[]): { courses: OldCourse[]; rest: string[] } {
  const courses: OldCourse[] = []
  const rest: string[] = []
  for (const line of lines) {
    const text = withoutBullet(line)
    const [year] = yearAlone.exec(text) ?? []
    const name = cleanLine(year === undefined ? text : text.replace(dateRange, ' ').replace(year, ' ')).replace(
      /^[,;|–—-]\s*|[\s,;|–—(-]+$/g,
      '',
    )
    const last = courses.at(-1)
    const isNext =
      [name, last?.qualification ?? ''].every((each) => qualificationWord.test(each)) && !schoolWord.test(name)
    if (name === '') {
      if (last?.year === '') {
        last.year = year ?? ''
        last.lines.push(line)
      } else rest.push(text)
    } else if (year === undefined && last && last.institution === '' && !isBullet(line) && !isNext) putTo(last, name)
    else {
      const id = String(courses.length + 1)
      courses.push({ ...emptyEducation(id), qualification: name, year: year ?? '', lines: [line], isSure: true })
    }
  }
  return { courses, rest }
}

const mostSkills = 40
const mostSkillWords = 8

/** A skill is short. A sentence among them is handed back, and so is what a list of skills has no room for. */
function readSkills(lines: readonly string[]): { skills: string[]; rest: string[] } {
  const listed = lines
    .flatMap((line) => withoutBullet(line).split(/\s*[,;|•·▪●]\s*| {3,}/))
    .map((skill) => withoutEndMarks(cleanLine(skill)))
    .filter(Boolean)
  const isShort = (skill: string) => skill.split(' ').length <= mostSkillWords
  const skills = [...new Set(listed.filter(isShort))].slice(0, mostSkills)
  return { skills, rest: listed.filter((skill) => !skills.includes(skill)) }
}

/**
 * Reads a CV from the lines of a file the way a person skims it: headings, then dates. What may be meant in another way
 * is marked in `origins`, for the person to say.
 * @param lines in reading order, each bullet with its mark in front
 */
export function understandCv(lines: readonly string[]): UnderstoodCv {
  const sections = sectionsOf(lines.map((line) => line.replace(/\s+$/, '')).filter((line) => line.trim() !== ''))
  const linesOf = (kind: SectionKind) => sections.filter((each) => each.kind === kind).flatMap((each) => each.lines)
  const top = readOldTop(linesOf('top'))
  const work = readOldWork(linesOf('work'))
  const { skills, rest: otherSkills } = readSkills(linesOf('skills'))
  const learning = readEducation(linesOf('education').map(cleanLine))
  const summary = linesOf('summary').map(cleanLine)
  const origins: UnderstoodCv['origins'] = {
    fullName: { lines: top.fullName.lines, isSure: top.fullName.isSure, others: [] },
    location: {
      lines: top.location.lines,
      isSure: top.location.isSure,
      others: top.location.ways.slice(1).map((location) => ({ location })),
    },
    // Long lines below a name are about the person, but nothing says so.
    ...(summary.length === 0 && { summary: { lines: top.about, isSure: false, others: [] } }),
  }
  for (const { lines: from, isSure, ways } of work.jobs) {
    const [{ id }, ...others] = ways
    origins[`job-${id}`] = { lines: from, isSure, others: others.map((job) => ({ job })) }
  }
  const education = learning.courses.map(({ lines: from, isSure, ...course }): Education => {
    const swapped = { ...course, qualification: course.institution, institution: course.qualification }
    origins[`course-${course.id}`] = { lines: from, isSure, others: isSure ? [] : [{ course: swapped }] }
    return course
  })
  return {
    fullName: top.fullName.ways[0] ?? '',
    email: top.email,
    phone: top.phone,
    location: top.location.ways[0] ?? '',
    summary: (summary.length > 0 ? summary : top.about).join(' '),
    experiences: work.jobs.map(({ ways: [job] }) => job),
    skills,
    education,
    origins,
    rest: [
      ...top.rest,
      ...(summary.length > 0 ? top.about : []),
      ...work.rest,
      ...otherSkills,
      ...learning.rest,
      ...linesOf('other').map(cleanLine),
    ],
  }
}
