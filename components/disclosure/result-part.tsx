import type { ReactNode } from 'react'

/** Opens a part and goes to it. Not a link: the address and the history say nothing of what is looked at. */
export function openPart(id: string): void {
  const part = document.getElementById(id)?.closest('details')
  if (!part) return
  part.open = true
  part.querySelector('summary')?.focus({ preventScroll: true })
  part.scrollIntoView()
}

/** One line of the result that opens: what not everybody needs at once. */
export function ResultPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="result-part">
      <summary>
        <h3 id={id}>{title}</h3>
      </summary>
      <section aria-labelledby={id}>{children}</section>
    </details>
  )
}
