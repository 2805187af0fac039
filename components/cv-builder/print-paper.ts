import type { Paper } from '@/lib/client/cv-files/letters'

/** Prints the CV or the letter alone. Browsers offer the page's title as the name of a PDF, so it is the paper's own. */
export function printPaper({ kind, document: { title } }: Paper): void {
  const root = document.documentElement
  const titleBefore = document.title
  root.dataset.printing = kind
  document.title = title
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printing
      document.title = titleBefore
    },
    { once: true },
  )
  window.print()
}
