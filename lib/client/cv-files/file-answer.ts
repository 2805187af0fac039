export type FileFormat = 'pdf' | 'docx' | 'txt'

/** A finished file, still in memory. */
export type CvFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** What a maker of one format answers: the bytes, or the letters for which it has no typeface. */
export type MadeBytes =
  { bytes: Uint8Array<ArrayBuffer>; leftOut: string[] } | { missing: string[]; missingIn: string[] }

/**
 * The file with the emoji and signs that it had to leave out, or why there is none. Then print is the way: it works with
 * every script, on every browser, and with nothing more to fetch.
 * - `missing-letters`: the typeface lacks letters; `places` are the texts they stand in.
 * - `not-fetched`: the code or the typeface did not arrive; worth another try.
 * - `cannot-run`: this browser is too old for it.
 */
export type FileAnswer =
  | { ok: true; file: CvFile; leftOut: string[] }
  | { ok: false; reason: 'missing-letters'; letters: string[]; places: string[] }
  | { ok: false; reason: 'not-fetched' | 'cannot-run' }

/** Something needed for a file did not come over the network. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}
