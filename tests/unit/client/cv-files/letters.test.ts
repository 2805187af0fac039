import { checkLetters, textWidth, withoutDecoration } from '@/lib/client/cv-files/letters'
import { notoSansWidths } from '@/lib/client/cv-files/noto-sans-widths'
import { cvPaper, letterPaper, ukDraft } from '@/tests/support/cv-papers'
import { openedFont } from '@/tests/support/public-fonts'

const check = (summary: string) => checkLetters(cvPaper(ukDraft({ fullName: 'Jo', summary })))

test.each([
  ['Plain English, £9.50 – “quoted” café', { missing: [], leftOut: [], isLatin: true }],
  ['Ŵyn Ŷ Łódź Çelik Nguyễn Đặng ẞ', { missing: [], leftOut: [], isLatin: true }],
  ['½ № ™ © ® € ₺ ° • … −', { missing: [], leftOut: [], isLatin: true }],
  ['Ωμέγα ᾧ', { missing: [], leftOut: [], isLatin: false }],
  ['Кирилл Ђ Ї', { missing: [], leftOut: [], isLatin: false }],
  ['नमस्ते', { missing: [...'नमस्ते'], leftOut: [], isLatin: true }],
  ['😀 👩🏽‍🍳 ❤️ 1️⃣', { missing: [], leftOut: ['😀', '👩', '🍳', '❤'], isLatin: true }],
  // A bullet pasted from an old Word file.
  ['\uF0B7 Picked → packed', { missing: [], leftOut: ['\uF0B7', '→'], isLatin: true }],
])('%s', (text, expected) => {
  expect(check(text)).toEqual(expected)
})

test('looks at every word that would be drawn, of a letter too', () => {
  const letter = letterPaper(ukDraft({ fullName: 'مريم', disclosureLetter: 'Dear Sir\n\nשלום' }))
  expect(checkLetters(letter).missing).toEqual([...'שלום'])
  const { experiences, education } = ukDraft()
  const everywhere = ukDraft({
    fullName: 'א',
    email: 'ב',
    phone: 'ג',
    location: 'ד',
    summary: 'ה',
    skills: ['ו'],
    experiences: experiences.slice(0, 1).map((job) => ({ ...job, company: 'ז', jobTitle: 'ח', description: 'a\nט' })),
    education: education.slice(0, 1).map((course) => ({ ...course, qualification: 'י', institution: 'כ', year: 'ל' })),
  })
  expect(checkLetters(cvPaper(everywhere)).missing.sort()).toEqual([...'אבגדהוזחטיכל'])
})

test.each([
  ['Hard worker 💪🏽 who cooks', 'Hard worker who cooks'],
  ['💪', ''],
  ['Nothing to leave out', 'Nothing to leave out'],
])('%j without decoration is %j', (text, expected) => {
  expect(withoutDecoration(text)).toBe(expected)
})

test.each(['regular', 'bold'] as const)(
  'the font files have every letter of the table at its width: %s',
  async (weight) => {
    const fonts = { latin: await openedFont('latin', weight), wide: await openedFont('wide', weight) }
    expect(fonts.wide.unitsPerEm).toBe(1000)
    for (const { first, isLatin, [weight]: row } of notoSansWidths)
      for (const [index, width] of row.split(' ').entries()) {
        const codePoint = first + index
        expect(fonts.latin.hasGlyphForCodePoint(codePoint)).toBe(isLatin)
        expect(fonts.wide.glyphForCodePoint(codePoint)).toMatchObject({ advanceWidth: Number(width) })
        expect(fonts.wide.hasGlyphForCodePoint(codePoint)).toBe(true)
      }
  },
)

test('measures at least as wide as the typeface draws, which kerns', async () => {
  const font = await openedFont('latin', 'regular')
  for (const text of ['AVATAR To Wales', 'Warehouse Operative (Nights)', 'fi ffl']) {
    const drawn = font.layout(text).advanceWidth / 100
    expect(textWidth(text, 'regular', 10)).toBeGreaterThanOrEqual(drawn)
    expect(textWidth(text, 'regular', 10)).toBeLessThan(drawn * 1.05)
  }
})
