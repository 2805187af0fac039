export type FileFormat = 'pdf' | 'docx' | 'txt'

/** A finished file, still in memory. */
export type CvFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** What the maker of a format returns: the bytes, or the letters that its typeface lacks. */
export type MadeBytes =
  { bytes: Uint8Array<ArrayBuffer>; leftOut: string[] } | { missing: string[]; missingIn: string[] }

/**
 * The file, with the emoji and signs that had to be left out, or why there is none. Printing is the fallback: it works
 * with every script, in every browser, and needs nothing more to be fetched.
 * - `missing-letters`: the typeface lacks letters; `places` are the texts that contain them.
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
