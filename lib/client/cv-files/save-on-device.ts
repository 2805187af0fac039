import { type CvFile } from '@/lib/client/cv-files/file-answer'

/** Hands a file to the browser to save, as clicking a download link does. */
export function saveOnDevice({ name, type, bytes }: CvFile): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
