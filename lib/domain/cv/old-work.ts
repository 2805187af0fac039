import { type Experience, emptyExperience } from '@/lib/domain/cv/cv-draft'
import { datesOn, withFullYears } from '@/lib/domain/cv/old-dates'
import { cleanLine } from '@/lib/domain/cv/plain-text'

const bulletMark = /^(?:[•◦▪●*·‣–—-]\s+|[•◦▪●‣\uf0b7]\s*)/u
export const isBullet = (line: string): boolean => bulletMark.test(line)
export const withoutBullet = (line: string): string => line.replace(bulletMark, '')

/** Words that end a job title rather than an employer's name. */
export const titleWord =
  /\b(?:assistant|operative|operator|worker|labourer|manager|supervisor|leader|driver|chef|cook|cleaner|packer|picker|porter|carer|officer|guard|clerk|receptionist|administrator|technician|engineer|mechanic|electrician|plumber|joiner|carpenter|bricklayer|roofer|painter|decorator|welder|fitter|apprentice|trainee|volunteer|barista|waiter|waitress|steward|tutor|teacher|mentor|advisor|adviser|agent|representative|executive|director|developer|designer|hand|orderly|nurse|hairdresser|barber|gardener|warehouse(?:man|person)|foreman|stocker|cashier)s?\b/i

/** Words in the names of employers that no job title ends with. */
const employerWord =
  /(?<!\p{L})(?:ltd|limited|plc|llp|hmp|hmyoi|nhs|council|trust|school|college|hospital|hotel|caf[eé]|restaurant|supermarket|farm|bakery|stores?|construction|logistics|services)(?!\p{L})/iu

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

const partsOf = (line: string): string[] => line.split(betweenParts).filter(Boolean)

/** Whether one line already is a title and an employer: "Porter, Harbour Hotel". */
const namesBoth = (line: string): boolean => partsOf(line).length > 1

/** Whether a text can be a name: each word begins with a capital or a figure, apart from small ones. */
const isName = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{N}'’]+/u)
    .every((word) => !/^\p{Ll}/u.test(word) || /^(?:a|and|at|by|de|for|in|la|of|on|the|to|upon|y)$/.test(word))

type Post = Pick<Experience, 'jobTitle' | 'company'>

/** The title that telling words point to, if they point to one. */
function likelyTitle(parts: readonly string[]): string | undefined {
  const titles = parts.filter((part) => titleWord.test(part))
  if (titles.length === 1) return titles[0]
  if (parts.length === 1) return undefined
  const possible = (titles.length > 0 ? titles : parts).filter((part) => !employerWord.test(part))
  return possible.length === 1 ? possible[0] : undefined
}

const mostWays = 4

/**
 * Which part of a job's heading is the title and which the employer.
 * @param lines the heading without its dates, at most three lines
 * @returns the ways in which it may be meant, the likeliest first. `isSure` is false unless telling words point to one
 *   title and the rest can be a name
 */
function titleAndEmployer(lines: readonly string[]): { ways: Post[]; isSure: boolean } {
  const labelled = lines.find((line) => titleLabel.test(line))
  const employers = lines.filter((line) => line !== labelled).map((line) => line.replace(employerLabel, ''))
  if (labelled !== undefined)
    return { ways: [{ jobTitle: labelled.replace(titleLabel, ''), company: employers.join(', ') }], isSure: true }
  const isOneLine = lines.length === 1
  const parts = isOneLine ? lines.flatMap(partsOf) : lines
  // "Tesco, Seacroft, Warehouse Operative": what is not the title belongs to the employer, its town too.
  const withTitle = (jobTitle: string): Post => ({
    jobTitle,
    company: parts.filter((part) => part !== jobTitle).join(', '),
  })
  const likely = likelyTitle(parts)
  const title = likely ?? parts[0]
  if (title === undefined) return { ways: [{ jobTitle: '', company: '' }], isSure: false }
  const first = withTitle(title)
  // The line above may be the last of the job before.
  const isBesideAnother = !isOneLine && namesBoth(title)
  if (likely !== undefined && isName(first.company) && !isBesideAnother) return { ways: [first], isSure: true }
  const [inOneLine, ...besideIt] = partsOf(title)
  const ways: Post[] = [
    first,
    ...(isBesideAnother ? [{ jobTitle: inOneLine ?? title, company: besideIt.join(', ') }] : []),
    ...parts.filter((part) => part !== title).map(withTitle),
    ...(parts.length === 1 ? [{ jobTitle: '', company: title }] : []),
    ...(isName(first.company) ? [] : [{ jobTitle: title, company: '' }]),
  ]
  return { ways: ways.slice(0, mostWays), isSure: false }
}

/** A line that continues the bullet above: it has no mark of its own and starts mid-sentence. */
const goesOn = (line: string, before: string | undefined): boolean =>
  before !== undefined &&
  !isBullet(line) &&
  (/^\p{Ll}/u.test(line) || /[,;]$|\b(?:and|or|the|of|to|a|with)$/.test(before))

type Block = { head: string[]; lines: string[]; dates: NonNullable<ReturnType<typeof datesOn>>; body: string[] }

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
    const dates = isBullet(line) ? undefined : datesOn(line)
    const last = blocks.at(-1)
    if (dates) {
      const beside = cleanLine(dates.others)
        .replace(datesLabel, '')
        .replace(/^[,;|–—\s-]+|[,;|–—(\s-]+$/g, '')
      // The two lines above, or one if there is text beside the dates, are the heading; anything earlier belongs to the
      // previous job.
      const above = waiting.splice(-(beside === '' ? 2 : 1))
      settle()
      blocks.push({ head: [...above, beside].filter(Boolean), lines: [...above, line], dates, body: [] })
    } else if (
      last &&
      !isBullet(line) &&
      !saysWhatWasDone(line) &&
      !(last.head.length === 1 && last.head.some(namesBoth)) &&
      last.body.length === 0 &&
      last.head.length < 2 &&
      line.split(' ').length <= 8
    ) {
      last.head.push(line)
      last.lines.push(line)
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

/** A line of a table, with a mark between its cells. */
const inOneColumn = (line: string): string => cleanLine(line.trim().replace(/\t+| {3,}/g, ' | '))
const isNoPageNumber = (line: string): boolean => !/^page \d+(?: (?:of|\/) \d+)?$/i.test(line)

/** A job that was read: as it stood, and the ways in which it may be meant, the likeliest first. */
type OldJob = { lines: string[]; ways: [Experience, ...Experience[]]; isSure: boolean }

/** The jobs of the part of an old CV that is about work, and the lines that belong to none. */
export function readOldWork(lines: readonly string[]): { jobs: OldJob[]; rest: string[] } {
  const asWritten = new Map(lines.map((line) => [withFullYears(inOneColumn(line)), inOneColumn(line)]))
  const { blocks, rest } = blocksOf(lines.map((line) => withFullYears(inOneColumn(line))).filter(isNoPageNumber))
  const jobs = blocks.map(({ head, lines: from, dates, body }, index): OldJob => {
    const posts = titleAndEmployer(head)
    const described = {
      ...emptyExperience(String(index + 1)),
      description: body.map((line) => withoutBullet(line).replace(dutiesLabel, '')).join('\n'),
    }
    const ways = posts.ways.flatMap((post) => dates.ways.map((when) => ({ ...described, ...post, ...when })))
    const [first = described, ...others] = ways
    return {
      lines: from.map((line) => asWritten.get(line) ?? line),
      ways: [first, ...others.slice(0, mostWays)],
      isSure: posts.isSure && dates.isSure,
    }
  })
  return { jobs, rest }
}
