// Cuts the typeface of the CV files from Noto Sans: run `npm run cv-fonts` after updating a font package. The browser
// fetches the two `latin` files for most people, the two `wide` ones only for Greek or Cyrillic letters, and the two
// `arabic` ones as well for Arabic letters.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { create } from 'fontkit'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'

const root = new URL('../', import.meta.url)
const weights = { regular: '400Regular', bold: '700Bold' }

/** Basic Latin to Latin Extended-B, combining marks, Vietnamese and Welsh, punctuation, currency, letter-like symbols. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x20a0, 0x20c0],
  [0x2100, 0x218b],
  [0x2212, 0x2212],
]
/** Greek with its accented letters, and Cyrillic. */
const beyondLatin = [
  [0x370, 0x52f],
  [0x1f00, 0x1fff],
]

/** Arabic, Persian, Urdu and related languages, with what appears between the words. */
const arabic = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xbb, 0xbb],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  // The zero-width non-joiner, which keeps two letters of a Persian word apart.
  [0x200c, 0x200c],
  [0x2010, 0x2026],
]
/** Joins the letters and positions the marks. */
const arabicShaping = ['ccmp', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk']

const folderOf = (packageName) => new URL(`node_modules/@expo-google-fonts/${packageName}/`, root)

const sourcesOf = (packageName, name) =>
  Object.entries(weights).map(([weight, folder]) => {
    const bytes = readFileSync(new URL(`${folder}/${name}_${folder}.ttf`, folderOf(packageName)))
    return { weight, bytes, font: create(bytes) }
  })

/** The code points in these ranges that every weight has. */
function codePointsIn(ranges, sources) {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .filter((codePoint) => sources.every(({ font }) => font.hasGlyphForCodePoint(codePoint)))
    .sort((one, other) => one - other)
}

async function writeSubset(set, codePoints, { weight, bytes }, keepFeatures) {
  const subset = await subsetFont(bytes, String.fromCodePoint(...codePoints), {
    targetFormat: 'sfnt',
    keepFeatures,
    // The joined forms of letters have no code points of their own: only the layout rules lead to them.
    noLayoutClosure: set !== 'arabic',
    noHinting: true,
  })
  writeFileSync(new URL(`public/fonts/noto-sans-${set}-${weight}.ttf`, root), subset)
}

const noto = sourcesOf('noto-sans', 'NotoSans')
const notoArabic = sourcesOf('noto-sans-arabic', 'NotoSansArabic')
const latinPoints = codePointsIn(latin, noto)
const allPoints = codePointsIn([...latin, ...beyondLatin], noto)
const arabicPoints = codePointsIn(arabic, notoArabic)

for (const source of noto) {
  // Only kerning is kept: ligatures read badly when a program extracts the text, and screens do their own hinting.
  await writeSubset('latin', latinPoints, source, ['kern'])
  await writeSubset('wide', allPoints, source, ['kern'])
}
for (const source of notoArabic) await writeSubset('arabic', arabicPoints, source, arabicShaping)
for (const name of ['noto-sans', 'noto-sans-arabic'])
  writeFileSync(
    new URL(`public/fonts/${name}-licence.txt`, root),
    readFileSync(new URL('LICENSE_FONT', folderOf(name))),
  )

/**
 * Consecutive code points of one set share a row: the first code point, then the width of each, in thousandths of the
 * size.
 */
function rowsOf(set, codePoints, sources) {
  const rows = []
  for (const codePoint of codePoints) {
    const row = rows.at(-1)
    const [regular, bold] = sources.map(({ font }) => font.glyphForCodePoint(codePoint).advanceWidth)
    if (row && row.first + row.regular.length === codePoint) {
      row.regular.push(regular)
      row.bold.push(bold)
    } else rows.push({ first: codePoint, set, regular: [regular], bold: [bold] })
  }
  return rows
}

const isBeyondLatin = (codePoint) => !latinPoints.includes(codePoint)
const isArabicAlone = (codePoint) => !allPoints.includes(codePoint)
const rows = [
  ...rowsOf('latin', latinPoints, noto),
  ...rowsOf('wide', allPoints.filter(isBeyondLatin), noto),
  // For isolated letters: when joined to others they are hardly ever wider.
  ...rowsOf('arabic', arabicPoints.filter(isArabicAlone), notoArabic),
]
const table = rows.map(({ regular, bold, ...row }) => ({ ...row, regular: regular.join(' '), bold: bold.join(' ') }))
const file = fileURLToPath(new URL('lib/client/cv-files/noto-sans-widths.ts', root))
const code = `/** The files of the typeface: 'wide' is 'latin' with Greek and Cyrillic; 'arabic' stands beside either. */
export type FontSet = 'latin' | 'wide' | 'arabic'

/** Made by scripts/cv-fonts.mjs: the widths of neighbouring letters, in thousandths of the size. */
export const notoSansWidths: readonly { first: number; set: FontSet; regular: string; bold: string }[] =
  ${JSON.stringify(table)}`
writeFileSync(file, await format(code, { ...(await resolveConfig(file)), filepath: file }))
