import { PageLink } from '@/components/ui/page-link'
import { articleWords, type DescribedLink } from '@/lib/content/article'

type Props = { links: readonly DescribedLink[] }

export function NextLinks({ links }: Props) {
  return (
    <section className="not-on-paper">
      <h2>{articleWords.next}</h2>
      <ul className="plain-list next-links">
        {links.map((link) => (
          <li key={link.href}>
            <PageLink href={link.href}>{link.label}</PageLink>
            <p>{link.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
