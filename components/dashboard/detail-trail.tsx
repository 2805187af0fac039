import { PageLink } from '@/components/ui/page-link'
import { articleWords } from '@/lib/content/article'
import { detailScreens, type DetailRoute } from '@/lib/content/dashboards/screens'
import { pageAt, trailTo } from '@/lib/content/site-pages'

type Props = { route: DetailRoute }

/** The breadcrumbs of a page with an identifier in its address. The page's own part draws its `<DetailHeading>`. */
export function DetailTrail({ route }: Props) {
  const { parent, heading } = detailScreens[route]
  return (
    <nav className="breadcrumbs not-on-paper" aria-label={articleWords.breadcrumbs}>
      <ol className="plain-list">
        {trailTo(parent).map((step) => (
          <li key={step}>
            <PageLink href={step}>{pageAt(step).label}</PageLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{heading}</span>
        </li>
      </ol>
    </nav>
  )
}
