import { mostFileBytes, openFile, type OpenedFile } from '@/lib/domain/cv/save-file'

/** Reads a file the person chose. Its size is checked before a byte of it is read. */
export async function readCvFile(file: Blob): Promise<OpenedFile> {
  if (file.size > mostFileBytes) return { ok: false, problem: 'too-large' }
  try {
    return openFile(await file.text())
  } catch {
    // The memory stick was removed, or the file moved, after it was chosen.
    return { ok: false, problem: 'broken', place: 'file' }
  }
}
