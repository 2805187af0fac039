import { PageLink } from '@/components/ui/page-link'
import { articleWords } from '@/lib/content/prose/article'
import { pageAt, trailTo, type PagePath } from '@/lib/content/site/pages'

type Props = {
  path: PagePath
  /** The name of a page below `path` that is not in the list of pages, such as one with an id in its URL. */
  below?: string
}

export function Breadcrumbs({ path, below }: Props) {
  const current = below ?? pageAt(path).label
  const above = trailTo(path).filter((step) => below !== undefined || step !== path)
  return (
    <nav className="breadcrumbs not-on-paper" aria-label={articleWords.breadcrumbs}>
      <ol className="plain-list">
        {above.map((step, index) => (
          <li key={index}>
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
