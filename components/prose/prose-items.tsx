import { ProseText } from '@/components/prose/prose-text'
import type { Prose } from '@/lib/content/prose/prose'

type Props = { items: readonly Prose[] }

export function ProseItems({ items }: Props) {
  return (
    <ul className="bullet-list">
      {items.map((item, index) => (
        <li key={index}>
          <ProseText text={item} />
        </li>
      ))}
    </ul>
  )
}
