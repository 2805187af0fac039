import { useEffect, useEffectEvent } from 'react'

/**
 * Gives the page the document's title until the browser has printed: browsers print the title, and name a PDF after it.
 */
function lendTitle(title: string, onPrinted?: () => void): void {
  const titleBefore = document.title
  document.title = title
  window.addEventListener(
    'afterprint',
    () => {
      document.title = titleBefore
      onPrinted?.()
    },
    { once: true },
  )
}

/** Prints just one document from the last step: the CV, the letter that goes with it, or the disclosure letter. */
export function printPaper(paper: 'CV' | 'cover' | 'letter', title: string): void {
  const { dataset } = document.documentElement
  dataset.printing = paper
  lendTitle(title, () => {
    delete dataset.printing
  })
  window.print()
}

/** For the browser's own print command, which prints the CV: the page's own title says what the CV must not. */
export function usePrintTitle(titleOf: () => string): void {
  const onPrint = useEffectEvent(() => {
    if (document.documentElement.dataset.printing === undefined) lendTitle(titleOf())
  })
  useEffect(() => {
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
}
