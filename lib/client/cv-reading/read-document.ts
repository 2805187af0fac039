import { understandCv, type UnderstoodCv } from '@/lib/domain/cv/understand-cv'

/**
 * Why nothing could be read. `not-a-document`: neither PDF nor .docx; `old-word`: a .doc from Word before 2007;
 * `pictures`: a scan, without a word of text; `damaged`: broken or locked; `not-loaded`: the code that reads it did not
 * arrive.
 */
export type ReadingProblem = 'not-a-document' | 'old-word' | 'too-large' | 'pictures' | 'damaged' | 'not-loaded'
export type ReadDocument = { ok: true; cv: UnderstoodCv } | { ok: false; problem: ReadingProblem }

const mostBytes = 10 * 1024 * 1024

const beginsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const pdfWorker = (): string => new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString()

/** Judged by content rather than name, because phones rename what they download. */
async function readerFor(bytes: Uint8Array<ArrayBuffer>): Promise<(() => Promise<string[]>) | ReadingProblem> {
  if (beginsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    const { linesOfPdf } = await import('@/lib/client/cv-reading/lines-of-pdf')
    return () => linesOfPdf(bytes, pdfWorker())
  }
  if (beginsWith(bytes, 0x50, 0x4b)) {
    const { linesOfWord } = await import('@/lib/client/cv-reading/lines-of-word')
    return () => linesOfWord(bytes)
  }
  return beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) ? 'old-word' : 'not-a-document'
}

/** Reads a CV from a PDF or Word file on this device: no byte of it is sent. Never throws. */
export async function readDocument(file: Blob): Promise<ReadDocument> {
  if (file.size > mostBytes) return { ok: false, problem: 'too-large' }
  let read: Awaited<ReturnType<typeof readerFor>>
  try {
    read = await readerFor(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { ok: false, problem: 'not-loaded' }
  }
  if (typeof read === 'string') return { ok: false, problem: read }
  try {
    const lines = await read()
    const isEmpty = lines.every((line) => line.trim() === '')
    return isEmpty ? { ok: false, problem: 'pictures' } : { ok: true, cv: understandCv(lines) }
  } catch {
    return { ok: false, problem: 'damaged' }
  }
}
