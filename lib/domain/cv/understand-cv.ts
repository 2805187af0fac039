import { earliestYear, latestYear } from '@/lib/domain/cv/cv-dates'
import {
  emptyEducation,
  emptyExperience,
  noDate,
  type CvDate,
  type CvDraft,
  type Education,
  type Experience,
} from '@/lib/domain/cv/cv-draft'
import { cleanLine, withoutEndMarks } from '@/lib/domain/cv/plain-text'

/** What was recognised in somebody's own CV, for them to check. `rest` holds the lines that fitted nowhere. */
export type UnderstoodCv = Pick<
  CvDraft,
  'fullName' | 'email' | 'phone' | 'location' | 'summary' | 'experiences' | 'skills' | 'education'
> & { rest: string[] }

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
  if (kind === undefined || (kind === 'work' && (phone.test(beside) || email.test(beside)))) return []
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

const email = /[^\s@|<>,;]+@[^\s@|<>,;]+\.[^\s@|<>,;.]+/
const phone = /(?:\+|\b0)[\d ()-]{8,}\d/
const address = /https?:\/\/\S+|www\.\S+|\b\w+\.com\/\S*/i
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i
const paperName = /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé])$/i

const partsOf = (line: string): string[] =>
  line
    .split(/\s*[|•·▪●\t]\s*| {3,}/)
    .map((part) => part.replace(/^(?:address|e-?mail|tel(?:ephone)?|phone|mobile|location|name)\b\s*:?\s*/i, '').trim())
    .filter(Boolean)

type Top = Pick<UnderstoodCv, 'fullName' | 'email' | 'phone' | 'location'> & { about: string[]; rest: string[] }

const street =
  /^\d|\b(?:street|st|road|rd|lane|avenue|ave|close|drive|way|court|house|flat|terrace|crescent|place|grove|gardens|square|walk)\b/i

/** The town of an address, and the rest of it: a CV needs no street. */
function townOf(address: string): { town: string; others: string[] } {
  const parts = address.split(/\s*,\s*/).filter(Boolean)
  const places = parts
    .filter((part) => !street.test(part))
    .map((part) => part.replace(postcode, '').trim())
    .filter(Boolean)
  const streets = parts.filter((part) => street.test(part))
  // An address that is nothing but a street is not a town.
  if (streets.length === 0) return { town: address, others: [] }
  return { town: places.join(', '), others: [streets.join(', ')] }
}

function placeAt(top: Top, address: string): void {
  const { town, others } = townOf(address)
  top.location = town
  top.rest.push(...others)
}

/** Who it is and how to reach them: the name comes first, a place has a comma or a postcode, long lines are about the person. */
function readTop(lines: readonly string[]): Top {
  const top: Top = { fullName: '', email: '', phone: '', location: '', about: [], rest: [] }
  for (const part of lines.flatMap(partsOf)) {
    const [mail = '', number = ''] = [email.exec(part)?.[0], phone.exec(part)?.[0]]
    const [site = ''] = address.exec(part.replace(mail, '')) ?? []
    // A second address or number has no field, and neither has a web site.
    top.rest.push(...[top.email && mail, top.phone && number.trim(), site].filter(Boolean))
    top.email ||= mail
    top.phone ||= number.trim()
    const left = cleanLine(part.replace(mail, '').replace(number, '').replace(site, '')).replace(
      /^[,;:\s]+|[,;:\s]+$/g,
      '',
    )
    if (left === '' || paperName.test(left)) continue
    const words = left.split(' ').length
    if (top.fullName === '' && words <= 5 && !/\d/.test(left)) top.fullName = left
    else if (words >= 8) top.about.push(left)
    else if (postcode.test(left) && !postcode.test(top.location)) {
      // An address over several lines: its town stands with the postcode.
      if (top.location !== '') top.rest.push(top.location)
      placeAt(top, left)
    } else if (top.location === '' && (/,/.test(left) || /^\p{Lu}[\p{L}-]+$/u.test(left))) placeAt(top, left)
    else top.rest.push(left)
  }
  return top
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const month = `(?:${monthName}\\.?,? |(?:spring|summer|autumn|winter),? |(?:\\d{1,2}[/.])?\\d{1,2}[/.])?`
const date = `${month}(?:19|20)\\d\\d`
const present = 'present|now|current(?:ly)?|to date|today|ongoing'
const dateRange = new RegExp(
  `\\(?(?:\\b(since|from) )?\\b(${date})(?:\\s*(?:-|–|—|to|until)\\s*(${date}|${present}|\\d\\d(?![\\d/.])))?\\)?`,
  'i',
)
const shortYear = new RegExp(`\\b(${monthName}\\.?) ?['’](\\d\\d)\\b`, 'gi')
const yearAlone = /\b(?:19|20)\d\d\b(?:\s*[-–/]\s*(?:19|20)?\d\d)?/

function readDate(text: string): CvDate {
  const year = Number(/(?:19|20)\d\d/.exec(text)?.[0])
  if (!(year >= earliestYear && year <= latestYear)) return noDate
  const number = Number(/(\d{1,2})[/.](?:19|20)/.exec(text)?.[1])
  const named = months.indexOf(text.slice(0, 3).toLowerCase()) + 1
  const found = named > 0 ? named : number
  return { year, month: found >= 1 && found <= 12 ? found : null }
}

/** The end of "2015-17", in the century of its beginning or the next. */
function endOf(text: string, start: CvDate): CvDate {
  if (!/^\d\d$/.test(text) || typeof start.year !== 'number') return readDate(text)
  const year = Math.floor(start.year / 100) * 100 + Number(text)
  return readDate(String(year < start.year ? year + 100 : year))
}

const bulletMark = /^(?:[•◦▪●*·‣–—-]\s+|[•◦▪●‣\uf0b7]\s*)/u
const isBullet = (line: string): boolean => bulletMark.test(line)

/** Words that end a job title rather than an employer's name. */
const titleWord =
  /\b(?:assistant|operative|operator|worker|labourer|manager|supervisor|leader|driver|chef|cook|cleaner|packer|picker|porter|carer|officer|guard|clerk|receptionist|administrator|technician|engineer|mechanic|electrician|plumber|joiner|carpenter|bricklayer|roofer|painter|decorator|welder|fitter|apprentice|trainee|volunteer|barista|waiter|waitress|steward|tutor|teacher|mentor|advisor|adviser|agent|representative|executive|director|developer|designer|hand|orderly|nurse|hairdresser|barber|gardener|warehouse(?:man|person)|foreman|stocker|cashier)s?\b/i

// Also after the end of a company's name: "Leeds Scaffolding Ltd Labourer".
const betweenParts = /\s+(?:at|with|for)\s+|\s+[-–—|@]\s+|,\s+|(?<=\b(?:ltd|limited|plc|llp))\.?\s+/i

const datesLabel = /^(?:dates?(?: (?:from|of employment|employed))?|period|from)\s*:?\s*(?=$|[,|–-])/i
const titleLabel = /^(?:job title|position(?: held)?|role|post|title)\s*:\s*/i
const employerLabel = /^(?:employer|company|organisation|name of employer)\s*:\s*/i
const dutiesLabel = /^(?:main |key )?(?:duties|responsibilities|tasks)\s*:\s*/i

/** What was done there: neither a title nor an employer begins with a small letter, or says "I picked orders." */
const saysWhatWasDone = (line: string): boolean =>
  /^\p{Ll}/u.test(line) ||
  dutiesLabel.test(line) ||
  /^(?:I|My|We|\p{Lu}\p{Ll}+(?:ed|ing))\s+\p{Ll}/u.test(line) ||
  /[.!]$/.test(line)

/** Whether one line already is a title and an employer: "Porter, Harbour Hotel". */
const namesBoth = (head: readonly string[]): boolean =>
  head.length === 1 && (head[0] ?? '').split(betweenParts).filter(Boolean).length > 1

/** Which of two lines is the title. If neither contains a telling word, the first is, as on most CVs. */
function titleAndEmployer(lines: readonly string[]): Pick<Experience, 'jobTitle' | 'company'> {
  const labelled = lines.find((line) => titleLabel.test(line))
  const employers = lines.filter((line) => line !== labelled).map((line) => line.replace(employerLabel, ''))
  if (labelled !== undefined) return { jobTitle: labelled.replace(titleLabel, ''), company: employers.join(', ') }
  const parts = lines.length > 1 ? lines : (lines[0] ?? '').split(betweenParts).filter(Boolean)
  const [first = '', ...others] = parts
  const titles = parts.filter((part) => titleWord.test(part))
  // "Tesco, Seacroft, Warehouse Operative": what is not the title belongs to the employer, its town too.
  const [only] = titles
  if (only !== undefined && titles.length === 1) {
    return { jobTitle: only, company: parts.filter((part) => part !== only).join(', ') }
  }
  return { jobTitle: first, company: others.join(', ') }
}

/** A line that continues the bullet above: it has no mark of its own and starts mid-sentence. */
const goesOn = (line: string, before: string | undefined): boolean =>
  before !== undefined &&
  !isBullet(line) &&
  (/^\p{Ll}/u.test(line) || /[,;]$|\b(?:and|or|the|of|to|a|with)$/.test(before))

type Block = { head: string[]; start: CvDate; end: CvDate; current: boolean; body: string[] }

/** A job begins at the line with its dates, or at the short line above that. */
function blocksOf(lines: readonly string[]): { blocks: Block[]; rest: string[] } {
  const blocks: Block[] = []
  const rest: string[] = []
  let waiting: string[] = []
  const settle = () => {
    const last = blocks.at(-1)
    if (last) last.body.push(...waiting)
    else rest.push(...waiting)
    waiting = []
  }
  for (const line of lines) {
    const found = isBullet(line) ? null : dateRange.exec(line)
    const last = blocks.at(-1)
    if (found) {
      const [whole, since = '', from = '', to = ''] = found
      const start = readDate(from)
      const beside = cleanLine(line.replace(whole, ' '))
        .replace(datesLabel, '')
        .replace(/^[,;|–—-]\s*|\s*[,;|–—(-]+$/g, '')
      // The two lines above, or one if there is text beside the dates, are the heading; anything earlier belongs to the
      // previous job.
      const above = waiting.splice(-(beside === '' ? 2 : 1))
      settle()
      const current = to === '' ? /^since$/i.test(since) : new RegExp(`^(?:${present})$`, 'i').test(to)
      const end = to === '' || current ? noDate : endOf(to, start)
      blocks.push({ head: [...above, beside].filter(Boolean), start, end, current, body: [] })
    } else if (
      last &&
      !isBullet(line) &&
      !saysWhatWasDone(line) &&
      !namesBoth(last.head) &&
      last.body.length === 0 &&
      last.head.length < 2 &&
      line.split(' ').length <= 8
    ) {
      last.head.push(line)
    } else if (isBullet(line) || (last?.body.length === 0 && waiting.length === 0) || goesOn(line, last?.body.at(-1))) {
      settle()
      addLine(last ? last.body : rest, line)
    } else waiting.push(line)
  }
  settle()
  return { blocks, rest }
}

function addLine(body: string[], line: string): void {
  const before = body.at(-1)
  if (before !== undefined && goesOn(line, before)) body[body.length - 1] = `${before} ${line}`
  else body.push(line)
}

function readWork(lines: readonly string[]): { experiences: Experience[]; rest: string[] } {
  const { blocks, rest } = blocksOf(lines)
  const experiences = blocks.map(({ head, start, end, current, body }, index): Experience => ({
    ...emptyExperience(String(index + 1)),
    ...titleAndEmployer(head),
    startDate: start,
    endDate: end,
    current,
    description: body.map((line) => line.replace(bulletMark, '').replace(dutiesLabel, '')).join('\n'),
  }))
  return { experiences, rest }
}

/** A qualification has its year on the same line, and the college below it or after a comma. */
function readEducation(lines: readonly string[]): { courses: Education[]; rest: string[] } {
  const courses: Education[] = []
  const rest: string[] = []
  for (const line of lines) {
    const text = line.replace(bulletMark, '')
    const [year] = yearAlone.exec(text) ?? []
    const name = cleanLine(year === undefined ? text : text.replace(dateRange, ' ').replace(year, ' ')).replace(
      /^[,;|–—-]\s*|[\s,;|–—(-]+$/g,
      '',
    )
    const last = courses.at(-1)
    if (name === '') {
      if (last?.year === '') last.year = year ?? ''
      else rest.push(text)
    } else if (year === undefined && last && last.institution === '' && !isBullet(line)) last.institution = name
    else courses.push({ ...emptyEducation(String(courses.length + 1)), qualification: name, year: year ?? '' })
  }
  return { courses, rest }
}

const mostSkills = 40
const mostSkillWords = 8

/** A skill is short. A sentence among them is handed back, and so is what a list of skills has no room for. */
function readSkills(lines: readonly string[]): { skills: string[]; rest: string[] } {
  const listed = lines
    .flatMap((line) => line.replace(bulletMark, '').split(/\s*[,;|•·▪●]\s*| {3,}/))
    .map((skill) => withoutEndMarks(cleanLine(skill)))
    .filter(Boolean)
  const isShort = (skill: string) => skill.split(' ').length <= mostSkillWords
  const skills = [...new Set(listed.filter(isShort))].slice(0, mostSkills)
  return { skills, rest: listed.filter((skill) => !skills.includes(skill)) }
}

// "'62" on a CV is 1962.
const newestShortYear = 50

/** A line of a table, with a mark between its cells, and years of two figures written out. */
const inOneColumn = (line: string): string =>
  cleanLine(line.trim().replace(/\t+| {3,}/g, ' | ')).replace(
    shortYear,
    (_, name: string, year: string) => `${name} ${Number(year) > newestShortYear ? '19' : '20'}${year}`,
  )
const isNoPageNumber = (line: string): boolean => !/^page \d+(?: (?:of|\/) \d+)?$/i.test(line)

/**
 * Reads a CV from the lines of a file the way a person skims it: headings, then dates. It guesses, so the person must
 * be able to leave out what is wrong.
 * @param lines in reading order, each bullet with its mark in front
 */
export function understandCv(lines: readonly string[]): UnderstoodCv {
  const sections = sectionsOf(lines.map((line) => line.replace(/\s+$/, '')).filter((line) => line.trim() !== ''))
  const linesOf = (kind: SectionKind) => sections.filter((each) => each.kind === kind).flatMap((each) => each.lines)
  const top = readTop(linesOf('top'))
  const work = readWork(linesOf('work').map(inOneColumn).filter(isNoPageNumber))
  const { skills, rest: otherSkills } = readSkills(linesOf('skills'))
  const { courses, rest: otherLearning } = readEducation(linesOf('education').map(cleanLine))
  const summary = linesOf('summary').map(cleanLine)
  return {
    fullName: top.fullName,
    email: top.email,
    phone: top.phone,
    location: top.location,
    summary: (summary.length > 0 ? summary : top.about).join(' '),
    experiences: work.experiences,
    skills,
    education: courses,
    rest: [
      ...top.rest,
      ...(summary.length > 0 ? top.about : []),
      ...work.rest,
      ...otherSkills,
      ...otherLearning,
      ...linesOf('other').map(cleanLine),
    ],
  }
}
