import { importScreen, importWords } from '@/lib/content/casework/people'
import { importColumns, mostImported } from '@/lib/domain/casework/import-columns'
import { readPeopleCsv } from '@/lib/domain/casework/people-import'
import { readCsv } from '@/lib/domain/csv/read-csv'
import { toCsv } from '@/lib/domain/csv/to-csv'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-25')
const heads = importColumns.map((column) => importWords.heads[column])
const read = (text: string) => readPeopleCsv(text, today, importWords)
const rowsOf = (text: string) => {
  const found = read(text)
  if ('problem' in found) throw new Error(found.problem)
  return found.rows
}

describe('a CSV file', () => {
  test.each<[string, string[][]]>([
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\n1;"x;y"\n',
      [
        ['a', 'b'],
        ['1', 'x;y'],
      ],
    ],
    [
      'a\tb\n"say ""hi""\nthere"\t2\n\n\t\n',
      [
        ['a', 'b'],
        ['say "hi"\nthere', '2'],
      ],
    ],
  ])('%j', (text, rows) => {
    expect(readCsv(text)).toEqual({ rows })
  })
  test.each([
    ['  \n', 'empty'],
    ['PK\u0000\u0003', 'not_text'],
    ['a,b\n"x,y', 'open_quote'],
    [','.repeat(200_001), 'too_long'],
  ])('%#: it says what is wrong', (text, problem) => {
    expect(readCsv(text)).toEqual({ problem })
  })
  test('what we write is read again', () => {
    const rows = [
      ['=1', 'a "b", c'],
      ["it's", 'é'],
    ]
    expect(readCsv(toCsv(['x', 'y'], rows))).toEqual({
      rows: [
        ['x', 'y'],
        ["'=1", 'a "b", c'],
        ["it's", 'é'],
      ],
    })
  })
})

describe('the people of a spreadsheet', () => {
  test('are read by the headings, in any order, with words for codes', () => {
    const [row] = rowsOf(
      'Town,NAME,safe ways to reach them,Phone,How far with work,Expected release,Establishment,Agreed on,Agreed how\n' +
        'Leeds,Ann Lee,"Call, text",+44 7700 900111,Ready for work,No day is set yet,HMP Leeds,20/11/2026,Spoken',
    )
    expect(row).toMatchObject({
      line: 2,
      problems: {},
      facts: {
        name: 'Ann Lee',
        safe_ways: ['call', 'text'],
        work_state: 'ready',
        place: 'custody',
        release_unknown: 'not_set',
      },
      consent: { way: 'spoken', given_on: '2026-11-20', ends_on: '2027-11-20' },
    })
  })
  test.each<[string, string, string]>([
    ['Name', '=HYPERLINK("x")', 'name'],
    ['Phone', '@SUM(A1)', 'phone'],
    ['Phone', 'ask Jo', 'phone'],
    ['Expected release', '31/02/2027', 'release'],
    ['Expected release', '46331', 'release'],
    ['Safe ways to reach them', 'pigeon', 'safe_ways'],
    ['Community or custody', 'away', 'place'],
    ['How far with work', 'working', 'work_state'],
    ['Agreed on', '2027-01-01', 'agreed_on'],
    ['Help needed', 'convicted of theft', 'access_needs'],
  ])('%s: %s is named beside its cell', (head, cell, column) => {
    const others = { Name: 'Ann', Establishment: 'HMP Leeds' }
    const cells = { ...others, [head]: cell }
    const [row] = rowsOf(
      toCsv(Object.keys(cells), []) +
        Object.values(cells)
          .map((one) => `"${one.replaceAll('"', '""')}"`)
          .join(','),
    )
    expect(Object.keys(row?.problems ?? {})).toContain(column)
  })
  test.each([
    [heads.join(','), 'no_rows'],
    [`Name\n${'Ann\n'.repeat(mostImported + 1)}`, 'too_many'],
    [`Name\n${'Ann\n'.repeat(10_000)}`, 'too_many'],
  ])('%#: another shape is refused as a whole', (text, problem) => {
    expect(read(text)).toEqual({ problem })
  })
  test.each([
    ['Name,Offence\nAnn,x', ['Offence']],
    ['First name\nAnn', ['First name']],
    ['Phone\n07700 900111', []],
  ])('%#: other headings are named, whatever is below them', (text, unknown) => {
    expect(read(text)).toEqual({ problem: 'other_shape', unknown })
    expect(importScreen.otherShape(unknown)).toContain(`‘${unknown[0] ?? importWords.heads.name}’`)
  })
  test('everything that is wrong in a row is named at once', () => {
    const typed: Readonly<Record<string, string>> = { place: 'Custody', postcode: 'nowhere', safe_ways: 'Owl' }
    const cells = importColumns.map((column) => typed[column] ?? '')
    const [row] = rowsOf(`${heads.join(',')}\n${cells.join(',')}`)
    expect(Object.keys(row?.problems ?? {}).toSorted()).toEqual([
      'establishment',
      'name',
      'postcode',
      'release',
      'safe_ways',
    ])
  })
  test('two rows of the same person are named, unless each has its own reference', () => {
    const [, second] = rowsOf('Name,Phone\nAnn,07700 900111\nann,+44 7700 900111')
    expect(second?.problems.name).toContain('The same as row 2')
    expect(
      rowsOf('Name,Your reference\nAnn,1\nAnn,2').every(({ problems }) => Object.keys(problems).length === 0),
    ).toBe(true)
  })
})
