import type { CvFile, FileAnswer, FileFormat } from '@/lib/client/cv-files/file-answer'
import type { Paper } from '@/lib/client/cv-files/letters'
import { finishWords } from '@/lib/content/cv-builder/screens'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'

const words = finishWords.downloads

export type TakeAwayWay = FileFormat | 'copy' | 'json' | 'print' | 'share'

/** Enough of a text to recognise it. */
const shortened = (text: string): string => `‘${text.length > 40 ? `${text.slice(0, 39)}…` : text}’`

async function failureWords(answer: Exclude<FileAnswer, { ok: true }>): Promise<string> {
  switch (answer.reason) {
    case 'missing-letters':
      return `${words.missing} ${answer.letters.slice(0, 20).join(' ')}. ${words.missingIn} ${answer.places.slice(0, 3).map(shortened).join(', ')}`
    case 'not-fetched':
      return words.offline
    case 'cannot-run':
      return words.failed
  }
}

async function share(file: CvFile): Promise<string> {
  const { saveOnDevice } = await import('@/lib/client/cv-files/save-on-device')
  try {
    await navigator.share({ files: [new File([file.bytes], file.name, { type: file.type })] })
    return words.shared
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return ''
    // Some browsers let a page share only right after the press, and making a file takes longer.
    saveOnDevice(file)
    return words.done
  }
}

async function makeAndHandOver(format: FileFormat, isShared: boolean, paper: Paper): Promise<string> {
  const [{ makeFile }, { saveOnDevice }] = await Promise.all([
    import('@/lib/client/cv-files/make-file'),
    import('@/lib/client/cv-files/save-on-device'),
  ])
  const answer = await makeFile(paper, format)
  if (!answer.ok) return failureWords(answer)
  const note = answer.leftOut.length > 0 ? ` ${words.leftOut} ${answer.leftOut.slice(0, 20).join(' ')}` : ''
  if (isShared) return `${await share(answer.file)}${note}`
  saveOnDevice(answer.file)
  return `${words.done}${note}`
}

async function copy(paper: Paper): Promise<string> {
  const { plainText } = await import('@/lib/client/cv-files/text-file')
  try {
    await navigator.clipboard.writeText(plainText(paper))
    return words.copied
  } catch {
    return words.copyFailed
  }
}

/** Delivers a document in any of the ways except print, and returns what to tell the person. Never throws. */
export async function takeAway(way: Exclude<TakeAwayWay, 'print'>, paper: Paper, draft: CvDraft): Promise<string> {
  try {
    if (way === 'copy') return await copy(paper)
    if (way === 'json') {
      const { saveJsonResume } = await import('@/components/cv-builder/save-json-resume')
      saveJsonResume(draft)
      return words.done
    }
    return await makeAndHandOver(way === 'share' ? 'pdf' : way, way === 'share', paper)
  } catch {
    return words.offline
  }
}
