import { toCsv } from '@/lib/domain/csv/to-csv'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ['+44 7700', `"'+44 7700"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
  [-2, '-2'],
  [null, ''],
  [true, 'true'],
])('%j is written %j', (cell, written) => {
  expect(toCsv(['Head'], [[cell]])).toBe(`\uFEFFHead\r\n${written}\r\n`)
})
