import { readFile } from 'node:fs/promises'

import { create, type Font } from 'fontkit'

import { type Weight } from '@/lib/client/cv-files/letters'
import { type FontSet } from '@/lib/client/cv-files/noto-sans-widths'

const fontFile = (set: FontSet, weight: Weight) => readFile(`public/fonts/noto-sans-${set}-${weight}.ttf`)

/** The typeface from the folder that the site serves, where a browser would fetch it. */
export const publicFont = async (set: FontSet, weight: Weight): Promise<Uint8Array> =>
  new Uint8Array(await fontFile(set, weight))

/** The same, opened for inspection. */
export async function openedFont(set: FontSet, weight: Weight): Promise<Font> {
  const font = create(await fontFile(set, weight))
  if (!('layout' in font)) throw new Error('More than one typeface in a file.')
  return font
}
