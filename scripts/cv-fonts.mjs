// Cuts the typeface of the CV files out of Noto Sans: `npm run cv-fonts` after a new version of the font package.
// The browser fetches the two `latin` files for most people, the two `wide` ones only for Greek or Cyrillic letters.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { create } from 'fontkit'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'

const root = new URL('../', import.meta.url)
const packageFolder = new URL('node_modules/@expo-google-fonts/noto-sans/', root)
const weights = { regular: '400Regular', bold: '700Bold' }

/** Basic Latin to Latin Extended-B, combining marks, Vietnamese and Welsh, punctuation, money, letter-like signs. */
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

const sources = Object.entries(weights).map(([weight, folder]) => {
  const bytes = readFileSync(new URL(`${folder}/NotoSans_${folder}.ttf`, packageFolder))
  return { weight, bytes, font: create(bytes) }
})

/** What every weight has of some ranges. */
function codePointsIn(ranges) {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .filter((codePoint) => sources.every(({ font }) => font.hasGlyphForCodePoint(codePoint)))
}

const latinPoints = codePointsIn(latin)
const allPoints = codePointsIn([...latin, ...beyondLatin]).sort((one, other) => one - other)

for (const { weight, bytes } of sources)
  for (const [set, codePoints] of Object.entries({ latin: latinPoints, wide: allPoints })) {
    // Kerning alone is kept: a ligature reads badly when a program takes the text out, and screens hint by themselves.
    const subset = await subsetFont(bytes, String.fromCodePoint(...codePoints), {
      targetFormat: 'sfnt',
      keepFeatures: ['kern'],
      noLayoutClosure: true,
      noHinting: true,
    })
    writeFileSync(new URL(`public/fonts/noto-sans-${set}-${weight}.ttf`, root), subset)
  }
writeFileSync(new URL('public/fonts/noto-sans-licence.txt', root), readFileSync(new URL('LICENSE_FONT', packageFolder)))

/** Neighbouring code points share one row: its first code point, then the width of each, in thousandths of the size. */
const rows = []
for (const codePoint of allPoints) {
  const row = rows.at(-1)
  const [regular, bold] = sources.map(({ font }) => font.glyphForCodePoint(codePoint).advanceWidth)
  const isLatin = latinPoints.includes(codePoint)
  if (row && row.first + row.regular.length === codePoint && row.isLatin === isLatin) {
    row.regular.push(regular)
    row.bold.push(bold)
  } else rows.push({ first: codePoint, isLatin, regular: [regular], bold: [bold] })
}
const table = rows.map(({ regular, bold, ...row }) => ({ ...row, regular: regular.join(' '), bold: bold.join(' ') }))
const file = fileURLToPath(new URL('lib/client/cv-files/noto-sans-widths.ts', root))
const code = `/** Made by scripts/cv-fonts.mjs: the widths of neighbouring letters, in thousandths of the size. */
export const notoSansWidths = ${JSON.stringify(table)}`
writeFileSync(file, await format(code, { ...(await resolveConfig(file)), filepath: file }))
