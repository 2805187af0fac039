import { noDisclosure, type CvDraft } from '@/lib/domain/cv/cv-draft'
import { draftOfVersion, draftVersion, isKnownVersion } from '@/lib/domain/cv/cv-schema'
import { fromJsonResume, looksLikeJsonResume } from '@/lib/domain/cv/json-resume'
import { publicDraft } from '@/lib/domain/cv/public-draft'
import { isRecord, listOf, decodeValue, recordOf, text } from '@/lib/domain/cv/decoders'

/** A CV with the name that only its owner sees, such as "Warehouse jobs". */
export type NamedCv = { title: string; draft: CvDraft }

/** In bytes; a larger file is not read at all. Ten CVs of twenty pages come to a quarter of it. */
export const mostFileBytes = 5_000_000

/** How our own files identify themselves. */
const saveFormat = 'cv-builder-save'
export const lockedFormat = 'cv-builder-save-locked'

/** Our own file with everything in it. It leaves the device only when locked with a passphrase. */
export const fullSaveFile = (cvs: readonly NamedCv[]): string =>
  JSON.stringify({ format: saveFormat, version: draftVersion, cvs }, null, 2)

// Left out by name too, so that opening a plain file in a text editor does not reveal what the tool asks.
const privateFields: readonly string[] = [
  ...Object.keys(noDisclosure),
  'needsSupport',
  'supportType',
  'isPrisonWork',
  'isPrisonEducation',
  'awardingBody',
  'showPlace',
]

/** Our own file, safe for anyone to open: nothing about prison, disclosure or support. */
export function plainSaveFile(cvs: readonly NamedCv[]): string {
  const shown = cvs.map(({ title, draft }) => ({ title, draft: publicDraft(draft) }))
  const withoutPrivate = (key: string, value: unknown) => (privateFields.includes(key) ? undefined : value)
  return JSON.stringify({ format: saveFormat, version: draftVersion, cvs: shown }, withoutPrivate, 2)
}

export type OpenedFile =
  | { ok: true; from: 'save-file' | 'json-resume'; cvs: NamedCv[] }
  /** Locked: ask for the passphrase, unlock it, and read the result. */
  | { ok: false; problem: 'no-passphrase'; locked: Record<string, unknown> }
  /**
   * `not-ours`: another kind of file. `broken`: ours or JSON Resume, with a wrong value at `place`.
   * `newer`: written by a later version of this tool.
   */
  | { ok: false; problem: 'not-ours' | 'too-large' | 'newer' }
  | { ok: false; problem: 'broken'; place: string }

function parse(content: string): unknown {
  try {
    // Windows programs put a byte order mark in front.
    return JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function openSave(file: Record<string, unknown>): OpenedFile {
  if (typeof file.version === 'number' && file.version > draftVersion) return { ok: false, problem: 'newer' }
  if (!isKnownVersion(file.version)) return { ok: false, problem: 'broken', place: 'file.version' }
  const read = decodeValue(
    listOf(recordOf<NamedCv>({ title: text, draft: draftOfVersion(file.version) })),
    file.cvs,
    'cvs',
  )
  if (!read.ok) return { ok: false, problem: 'broken', place: read.place }
  return read.value.length > 0
    ? { ok: true, from: 'save-file', cvs: read.value }
    : { ok: false, problem: 'broken', place: 'cvs' }
}

/** Reads an untrusted file. None of it is used unless all of it is valid. */
export function openFile(content: string): OpenedFile {
  if (content.length > mostFileBytes) return { ok: false, problem: 'too-large' }
  const file = parse(content)
  if (!isRecord(file)) {
    // Truncated: it begins like one of ours.
    const isOurs = content.includes(saveFormat)
    return isOurs ? { ok: false, problem: 'broken', place: 'file' } : { ok: false, problem: 'not-ours' }
  }
  if (file.format === lockedFormat) return { ok: false, problem: 'no-passphrase', locked: file }
  if (file.format === saveFormat) return openSave(file)
  if (!looksLikeJsonResume(file)) return { ok: false, problem: 'not-ours' }
  const read = fromJsonResume(file)
  return read.ok
    ? { ok: true, from: 'json-resume', cvs: [{ title: '', draft: read.value }] }
    : { ok: false, problem: 'broken', place: read.place }
}
