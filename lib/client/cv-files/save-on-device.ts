import { type CvFile } from '@/lib/client/cv-files/file-answer'

/** Hands a file to the browser to keep, as a press on a download link does. */
export function saveOnDevice({ name, type, bytes }: CvFile): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
