import { PageLink } from '@/components/ui/page-link'
import type { Prose } from '@/lib/content/prose/prose'
import type { SitePath } from '@/lib/content/site/pages'

type Props = { text: Prose }

const isSitePath = (href: string): href is SitePath => href.startsWith('/')

export function ProseText({ text }: Props) {
  if (typeof text === 'string') return text
  return text.map((piece) => {
    if (typeof piece === 'string') return piece
    const { label, href } = piece
    if (isSitePath(href)) {
      return (
        <PageLink key={href} href={href}>
          {label}
        </PageLink>
      )
    }
    return (
      <a key={href} href={href} rel={href.startsWith('https:') ? 'noreferrer' : undefined}>
        {label}
      </a>
    )
  })
}
