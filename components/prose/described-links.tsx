import { PageLink } from '@/components/ui/page-link'
import type { DescribedLink } from '@/lib/content/prose/article'

type Props = { links: readonly DescribedLink[] }

/** Links to pages, each with a sentence about the page. */
export function DescribedLinks({ links }: Props) {
  return (
    <ul className="plain-list next-links">
      {links.map(({ href, label, text }, index) => (
        <li key={index}>
          <PageLink href={href}>{label}</PageLink>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
