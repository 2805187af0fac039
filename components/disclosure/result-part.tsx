import type { ReactNode } from 'react'

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
