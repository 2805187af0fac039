import { PageLink } from '@/components/ui/page-link'
import { articleWords } from '@/lib/content/article'
import { pageAt, trailTo, type PagePath } from '@/lib/content/site-pages'

type Props = { above: PagePath; current: string }

/** The breadcrumbs of a page that is not in the list of pages, such as one with an identifier in its address. */
export function Trail({ above, current }: Props) {
  return (
    <nav className="breadcrumbs not-on-paper" aria-label={articleWords.breadcrumbs}>
      <ol className="plain-list">
        {trailTo(above).map((step) => (
          <li key={step}>
            <PageLink href={step}>{pageAt(step).label}</PageLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
