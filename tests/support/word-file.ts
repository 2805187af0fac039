import { strFromU8, unzipSync } from 'fflate'

/** The parts of a Word file as text, keyed by their path in it. */
export const wordParts = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]))
