import { DescribedLinks } from '@/components/prose/described-links'
import { articleWords, type DescribedLink } from '@/lib/content/prose/article'

type Props = { links: readonly DescribedLink[] }

export function NextLinks({ links }: Props) {
  return (
    <section className="not-on-paper">
      <h2>{articleWords.next}</h2>
      <DescribedLinks links={links} />
    </section>
  )
}
