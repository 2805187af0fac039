import { type CvFile, type FileAnswer, type FileFormat, type MadeBytes } from '@/lib/client/cv-files/file-answer'
import { type Paper } from '@/lib/client/cv-files/letters'
import { fileName } from '@/lib/domain/cv/cv-document'

/** On a slow connection fetching the code takes longest; on an old phone, making the file. */
export type MakingStage = 'fetching' | 'making'

const types: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain;charset=utf-8',
}

/** Each format's code and typeface are fetched when first needed. Another engine would be plugged in here. */
const makers: Record<FileFormat, () => Promise<(paper: Paper) => Promise<MadeBytes>>> = {
  pdf: async () => (await import('@/lib/client/cv-files/pdf-file')).makePdf,
  docx: async () => (await import('@/lib/client/cv-files/docx-file')).makeDocx,
  txt: async () => {
    const { textFileBytes } = await import('@/lib/client/cv-files/text-file')
    return async (paper) => ({ bytes: textFileBytes(paper), leftOut: [] })
  },
}

/** The errors that mean something did not arrive: our own for a typeface, the bundler's for code. */
const arrivalErrors = ['NotFetched', 'ChunkLoadError']

const failureOf = (error: unknown): FileAnswer => ({
  ok: false,
  reason:
    navigator.onLine === false || (error instanceof Error && arrivalErrors.includes(error.name))
      ? 'not-fetched'
      : 'cannot-run',
})

/** Makes a file on this device. Never throws; see FileAnswer for what can prevent it. */
export async function makeFile(
  paper: Paper,
  format: FileFormat,
  onStage?: (stage: MakingStage) => void,
): Promise<FileAnswer> {
  try {
    onStage?.('fetching')
    const make = await makers[format]()
    onStage?.('making')
    const made = await make(paper)
    if ('missing' in made) {
      return { ok: false, reason: 'missing-letters', letters: made.missing, places: made.missingIn }
    }
    const file: CvFile = {
      name: fileName(paper.document.name, paper.kind, format),
      type: types[format],
      bytes: made.bytes,
    }
    return { ok: true, file, leftOut: made.leftOut }
  } catch (error) {
    return failureOf(error)
  }
}
