import { importColumns, mostImported, type ImportCells, type ImportColumn } from '@/lib/domain/casework/import-columns'
import { readConsent, supportConsentWays, type SupportConsent } from '@/lib/domain/casework/consent'
import { missingReach, readPerson } from '@/lib/domain/casework/person-form'
import { safeWays, type PersonFacts } from '@/lib/domain/casework/supported-person'
import { readCsv } from '@/lib/domain/csv/read-csv'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** What the words of a spreadsheet mean: each code with the words that stand for it. */
export type ImportWords = {
  heads: Readonly<Record<ImportColumn, string>>
  safeWays: Readonly<Record<string, string>>
  places: Readonly<Record<string, string>>
  workStates: Readonly<Record<string, string>>
  supportConsentWays: Readonly<Record<string, string>>
  releaseUnknowns: Readonly<Record<string, string>>
  recordWords: readonly string[]
}

export type ImportRow = {
  /** As the spreadsheet numbers it. */
  line: number
  cells: ImportCells
  facts: PersonFacts | null
  /** When and how they agreed, as far as the spreadsheet says so. Nobody makes up the rest: the page asks for it. */
  agreed: { on: PlainDate | null; way: SupportConsent['way'] | null }
  problems: Readonly<Partial<Record<ImportColumn, string>>>
}

export type ImportProblem = 'empty' | 'not_text' | 'open_quote' | 'too_long' | 'no_name' | 'no_rows' | 'too_many'

// A spreadsheet program would take such a cell for a formula, and so may whoever opens our download.
const formula = /^\s*[=+@\t\r]|^\s*-(?!\s*$)/

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const custodyByRelease = 'They have a day of release, so they are in custody. Enter the name of the establishment.'

/** The code whose words, or which itself, was typed. */
const codeOf = (words: Readonly<Record<string, string>>, typed: string): string | undefined =>
  Object.keys(words).find((code) => plain(code) === plain(typed) || plain(words[code] ?? '') === plain(typed))

const columnOf: Readonly<Record<string, ImportColumn>> = {
  release_on: 'release',
  release_unknown: 'release',
}

/**
 * One row of a spreadsheet, with what is wrong with each cell. The browser and the server read it by the same rules.
 * @param cells what stands in each column
 */
export function readImportRow(line: number, cells: ImportCells, today: PlainDate, words: ImportWords): ImportRow {
  const problems: Partial<Record<ImportColumn, string>> = {}
  for (const column of importColumns) {
    // A phone number may begin with a plus sign.
    const typed = column === 'phone' ? cells.phone.replace(/^\s*\+(?=[\d\s()]+$)/, '') : cells[column]
    if (formula.test(typed)) problems[column] = 'This looks like a formula. Type the value itself.'
  }
  const ways = cells.safe_ways.split(/[,;/]|\band\b/).filter((part) => part.trim() !== '')
  const wayCodes = ways.map((way) => codeOf(words.safeWays, way))
  if (wayCodes.includes(undefined))
    problems.safe_ways ??= `Use only: ${safeWays.map((way) => words.safeWays[way]).join(', ')}.`
  const choice = (column: 'place' | 'work_state', choices: Readonly<Record<string, string>>, usual: string): string => {
    if (cells[column].trim() === '') return usual
    const code = codeOf(choices, cells[column])
    if (code === undefined) problems[column] ??= `Use one of: ${Object.values(choices).join(', ')}.`
    return code ?? usual
  }
  const unknown = codeOf(words.releaseUnknowns, cells.release)
  const fields = {
    ...cells,
    ...Object.fromEntries(wayCodes.flatMap((way) => (way === undefined ? [] : [[`safe_${way}`, 'on']]))),
    // Whoever has a day of release is in custody: a wrong word for the place does not hide a wrong day.
    place: choice(
      'place',
      words.places,
      `${cells.establishment}${cells.release}`.trim() === '' ? 'community' : 'custody',
    ),
    work_state: choice('work_state', words.workStates, 'not_started'),
    release_on: unknown === undefined ? cells.release : '',
    release_unknown: unknown ?? '',
  }
  const missing = missingReach(fields)
  if (missing !== null) {
    // A spreadsheet has no ticks, and the cell that is empty is the one to fill in.
    const needs = (missing === 'email' ? ['email'] : ['call', 'text']).filter((way) => wayCodes.includes(way))
    const named = needs.map((way) => `‘${words.safeWays[way]}’`).join(' and ')
    problems[missing] ??=
      `Enter the ${missing === 'email' ? 'address' : 'number'}, or take ${named} out of ‘${words.heads.safe_ways}’.`
  }
  const read = readPerson(fields, today, words.recordWords)
  if ('problems' in read) {
    // What is no day of release does not say that somebody is in custody.
    const isOnlyNoDay = read.problems.release_on !== undefined && `${cells.place}${cells.establishment}`.trim() === ''
    for (const [field, message] of Object.entries(read.problems)) {
      const column = columnOf[field] ?? importColumns.find((one) => one === field)
      if (!column || (column === 'establishment' && isOnlyNoDay)) continue
      if (column === 'safe_ways' && missing !== null) continue
      problems[column] ??= column === 'establishment' && cells.place.trim() === '' ? custodyByRelease : message
    }
  }
  const typedWay = codeOf(words.supportConsentWays, cells.agreed_how)
  const way = supportConsentWays.find((one) => one === typedWay) ?? null
  if (way === null && cells.agreed_how.trim() !== '')
    problems.agreed_how ??= `Say how they agreed, with one of: ${Object.values(words.supportConsentWays).join(', ')}.`
  // Which day a consent can begin on is the same for every way.
  const said = readConsent({ consent_on: cells.agreed_on, consent_way: 'spoken' }, today)
  if ('problems' in said && cells.agreed_on.trim() !== '') problems.agreed_on ??= said.problems.consent_on
  const on = 'consent' in said ? said.consent.given_on : null
  return { line, cells, facts: 'facts' in read ? read.facts : null, agreed: { on, way }, problems }
}

/** By what two rows are of the same person: support_known_by() in the database knows people by the same. */
const sameKey = ({ own_reference, name, phone, email, district }: PersonFacts): string =>
  own_reference === ''
    ? [name.toLowerCase(), phone.replace(/\D/g, '').slice(-9), email.toLowerCase(), district].join('|')
    : `number ${own_reference.toLowerCase()}`

/**
 * The people of a spreadsheet, each with what is wrong beside its cell, or what is wrong with the file as a whole. Rows
 * of the same person are named: one of them would be lost. Columns that we do not know may hold what must not be kept:
 * they are left out, and named.
 * @param text the file
 */
export function readPeopleCsv(
  text: string,
  today: PlainDate,
  words: ImportWords,
): { rows: ImportRow[]; leftOut: readonly string[] } | { problem: ImportProblem } {
  const read = readCsv(text)
  if ('problem' in read) return read
  const [head = [], ...body] = read.rows
  const places = importColumns.map((column) => head.findIndex((cell) => plain(cell) === plain(words.heads[column])))
  const known = new Set(importColumns.map((column) => plain(words.heads[column])))
  const leftOut = head.filter((cell) => cell !== '' && !known.has(plain(cell)))
  if (places[0] === -1) return { problem: 'no_name' }
  if (body.length === 0) return { problem: 'no_rows' }
  if (body.length > mostImported) return { problem: 'too_many' }
  const seen = new Map<string, number>()
  const rows = body.map((cells, index): ImportRow => {
    const line = index + 2
    const at = (column: number): string => cells[places[column] ?? -1] ?? ''
    const given = Object.fromEntries(importColumns.map((column, place) => [column, at(place)])) as ImportCells
    const row = readImportRow(line, given, today, words)
    if (row.facts === null) return row
    const key = sameKey(row.facts)
    const before = seen.get(key)
    seen.set(key, before ?? line)
    if (before === undefined) return row
    const name = `The same as row ${before}. Remove one of them or, if they are two people, give each your own reference.`
    return { ...row, problems: { ...row.problems, name } }
  })
  return { rows, leftOut }
}
