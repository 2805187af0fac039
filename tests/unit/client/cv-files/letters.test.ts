import { checkLetters, textWidth, withoutDecoration } from '@/lib/client/cv-files/letters'
import { notoSansWidths } from '@/lib/client/cv-files/noto-sans-widths'
import { cvPaper, letterPaper, ukDraft } from '@/tests/support/cv-papers'
import { openedFont } from '@/tests/support/public-fonts'

const check = (summary: string) => checkLetters(cvPaper(ukDraft({ fullName: 'Jo', summary })))

test.each([
  ['Plain English, £9.50 – “quoted” café', { missing: [], leftOut: [], sets: ['latin'] }],
  ['Ŵyn Ŷ Łódź Çelik Nguyễn Đặng ẞ', { missing: [], leftOut: [], sets: ['latin'] }],
  ['½ № ™ © ® € ₺ ° • … −', { missing: [], leftOut: [], sets: ['latin'] }],
  ['Ωμέγα ᾧ', { missing: [], leftOut: [], sets: ['wide'] }],
  ['Кирилл Ђ Ї', { missing: [], leftOut: [], sets: ['wide'] }],
  ['مهندس', { missing: [], leftOut: [], sets: ['latin', 'arabic'] }],
  ['Ωμέγα محمد', { missing: [], leftOut: [], sets: ['wide', 'arabic'] }],
  ['नमस्ते', { missing: [...'नमस्ते'], leftOut: [], sets: ['latin'] }],
  ['😀 👩🏽‍🍳 ❤️ 1️⃣', { missing: [], leftOut: ['😀', '👩', '🍳', '❤'], sets: ['latin'] }],
  // A bullet pasted from an old Word file.
  ['\uF0B7 Picked → packed', { missing: [], leftOut: ['\uF0B7', '→'], sets: ['latin'] }],
])('%s', (text, expected) => {
  expect(check(text)).toMatchObject(expected)
})

test('looks at every word that would be drawn, of a letter too', () => {
  const letter = letterPaper(ukDraft({ fullName: 'Jo', disclosureLetter: 'Dear Sir\n\nשלום\nJo' }))
  expect(checkLetters(letter)).toMatchObject({ missing: [...'שלום'], missingIn: ['שלום'] })
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
  ['Cook 🍳, driver 🚚.', 'Cook, driver.'],
  ['(🔥) Team 💪 , work!', 'Team, work!'],
  ['🔥, work', 'work'],
  ['Calm 😀', 'Calm'],
])('%j without decoration is %j', (text, expected) => {
  expect(withoutDecoration(text)).toBe(expected)
})

test.each(['regular', 'bold'] as const)(
  'the font files have every letter of the table at its width: %s',
  async (weight) => {
    const [latin, wide, arabic] = [
      await openedFont('latin', weight),
      await openedFont('wide', weight),
      await openedFont('arabic', weight),
    ]
    expect([wide.unitsPerEm, arabic.unitsPerEm]).toEqual([1000, 1000])
    for (const { first, set, [weight]: row } of notoSansWidths)
      for (const [index, width] of row.split(' ').entries()) {
        const codePoint = first + index
        const font = set === 'arabic' ? arabic : wide
        expect(latin.hasGlyphForCodePoint(codePoint)).toBe(set === 'latin')
        expect(font.glyphForCodePoint(codePoint)).toMatchObject({ advanceWidth: Number(width) })
        expect(font.hasGlyphForCodePoint(codePoint)).toBe(true)
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
