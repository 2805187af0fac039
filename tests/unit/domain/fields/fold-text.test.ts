import { folded, foldText, hidesItsName } from '@/lib/domain/fields/fold-text'

test.each([
  ['Criminal   Record', 'criminal record'],
  ['con\u00advic\u200btions', 'convictions'],
  ['\u202eno\u202c convictions\ufeff', 'no convictions'],
  ['соnvісtіоns', 'convictions'],
  ['ΝΟ ΜΕΝ', 'no men'],
  ['ＭＥＮ ｏｎｌｙ', 'men only'],
  ['𝐜𝐫𝐢𝐦𝐢𝐧𝐚𝐥', 'criminal'],
  ['ᴄʟᴇᴀɴ', 'clean'],
  ['n\u0301o\u0338 me\u0301n', 'no men'],
  ['Café Ŷ Môn', 'cafe y mon'],
  ['don’t', "don't"],
  ['ex‑offenders', 'ex-offenders'],
  ['no⠀men', 'no men'],
  ['people with\na record', 'people with a record'],
  ['Packing\n- no men\n\nPaid', 'packing\n- no men\npaid'],
])('%j is read as %j', (written, read) => {
  expect(folded(written)).toBe(read)
})

test('each character knows where it was written', () => {
  const written = 'We want 𝐧o\u200b  соnvісtіоns here'
  const { text, at } = foldText(written)
  const from = text.indexOf('no convictions')
  expect(written.slice(at[from], at[from + 'no convictions'.length])).toBe('𝐧o\u200b  соnvісtіоns')
  expect(at).toHaveLength(text.length + 1)
})

test.each([
  ['Example Bakery', false],
  ['Café Ŷ Môn & Sons (2019) Ltd', false],
  ['Łódź Żabka & Straße Ærø', false],
  ['Greɡɡs', true],
  ['ɢreggs', true],
  ['Tescᴏ', true],
  ['𝐓𝐞𝐬𝐜𝐨', true],
  ['Example\u200b Bakery', true],
  ['Exam\u00adple Bakery', true],
  ['Ехаmple Bakery', true],
  ['Example Bakery\u3164', true],
])('%j hides what it is: %j', (name, hides) => {
  expect(hidesItsName(name)).toBe(hides)
})
