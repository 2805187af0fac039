import type { ReactNode } from 'react'

type Props = { summary: string; id?: string; children: ReactNode }

/** Something that not everybody needs to read, one press away without scripts, and always printed. */
export function Fold({ summary, id, children }: Props) {
  return (
    <details className="fold" id={id}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
