import type { Prose } from '@/lib/content/prose'

type Props = { text: Prose }

export function ProseText({ text }: Props) {
  if (typeof text === 'string') return text
  return text.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={piece.href} href={piece.href} rel={piece.href.startsWith('https:') ? 'noreferrer' : undefined}>
        {piece.label}
      </a>
    ),
  )
}
