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
      'Town,NAME,safe ways to reach them,Phone,Work status,Expected release,Establishment,Agreed on,Agreed how\n' +
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
      agreed: { on: '2026-11-20', way: 'spoken' },
    })
  })
  test('say when and how they agreed as far as they do, and nobody makes up the rest', () => {
    const row = (on: string, how: string) => rowsOf(`Name,Agreed on,Agreed how\nAnn Lee,${on},${how}`)[0]
    expect(row('20/11/2026', '')).toMatchObject({ agreed: { on: '2026-11-20', way: null }, problems: {} })
    expect(row('', 'online')).toMatchObject({ agreed: { on: null, way: 'online' }, problems: {} })
    expect(row('20/11/2026', 'in person')?.problems).toEqual({
      agreed_how: 'Say how they agreed, with one of: Signed, Spoken, Online.',
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
    ['Work status', 'working', 'work_state'],
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
    ['First name\nAnn', 'no_name'],
    ['Phone\n07700 900111', 'no_name'],
    [`Name\n${'Ann\n'.repeat(mostImported + 1)}`, 'too_many'],
    [`Name\n${'Ann\n'.repeat(10_000)}`, 'too_many'],
  ])('%#: another shape is refused as a whole', (text, problem) => {
    expect(read(text)).toEqual({ problem })
  })
  test('columns that the template does not have are left out and named, whatever is below them', () => {
    const found = read('Name,Offence,Notes\nAnn,x,y')
    expect(found).toMatchObject({ rows: [{ cells: { name: 'Ann' } }], leftOut: ['Offence', 'Notes'] })
    expect(JSON.stringify('rows' in found && found.rows)).not.toContain('"x"')
    expect(importScreen.leftOut(['Offence', 'Notes'])).toContain('‘Offence’, ‘Notes’')
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
    const [other] = rowsOf('Name,Community or custody,Expected release\nAnn,away,31/02/2027')
    expect(Object.keys(other?.problems ?? {})).toEqual(expect.arrayContaining(['place', 'release']))
  })
  test.each([
    ['"Text"', 'phone', 'Enter the number, or take ‘Text’ out of ‘Safe ways to reach them’.'],
    ['"Call, text"', 'phone', 'Enter the number, or take ‘Call’ and ‘Text’ out of ‘Safe ways to reach them’.'],
    ['Email', 'email', 'Enter the address, or take ‘Email’ out of ‘Safe ways to reach them’.'],
  ])('what is missing for a safe way (%s) is asked for where it belongs', (ways, column, message) => {
    const [row] = rowsOf(`Name,Safe ways to reach them\nAnn,${ways}`)
    expect(row?.problems).toEqual({ [column]: message })
  })
  test('what was left out is named once the others are stored', () => {
    expect(importScreen.done(1, [], 0, { refused: [6], unread: [3, 4, 5] })).toBe(
      '1 person was added. Left out because you said no: row 6. Left out because cells have to change: rows 3, 4 and 5. Once you have changed them, choose the spreadsheet again.',
    )
    expect(importScreen.done(2, [], 0)).toBe('2 people were added.')
  })
  test('two rows of the same person are named, unless each has its own reference', () => {
    const [, second] = rowsOf('Name,Phone\nAnn,07700 900111\nann,+44 7700 900111')
    expect(second?.problems.name).toContain('The same as row 2')
    expect(
      rowsOf('Name,Your reference\nAnn,1\nAnn,2').every(({ problems }) => Object.keys(problems).length === 0),
    ).toBe(true)
  })
})
