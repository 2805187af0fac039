import { useState, type ReactNode } from 'react'

import { EntryButtons } from '@/components/cv-builder/entry-buttons'
import { fieldId } from '@/components/cv-builder/field-id'

type Props = {
  entryId: string
  title: string
  detail: string
  /** Open when it first appears; from then on the person opens and closes it. */
  startsOpen: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}

/** One job or qualification: a line that says which, with its fields folded away below it. */
export function EntryCard({ entryId, title, detail, startsOpen, children, ...buttons }: Props) {
  const [isOpen] = useState(startsOpen)
  return (
    <details className="card cv-entry" open={isOpen}>
      <summary id={fieldId('card', entryId)}>
        <h3 dir="auto">{title}</h3>
        {detail === '' ? null : <span dir="auto">{detail}</span>}
      </summary>
      <div className="cv-fields">
        {children}
        <EntryButtons title={title} {...buttons} />
      </div>
    </details>
  )
}
