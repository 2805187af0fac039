import { PageLink } from '@/components/ui/page-link'
import { articleWords } from '@/lib/content/article'
import { pageAt, trailTo, type PagePath } from '@/lib/content/site-pages'

type Props = { path: PagePath }

export function Breadcrumbs({ path }: Props) {
  return (
    <nav className="breadcrumbs not-on-paper" aria-label={articleWords.breadcrumbs}>
      <ol className="plain-list">
        {trailTo(path).map((step) => (
          <li key={step}>
            {step === path ? (
              <span aria-current="page">{pageAt(step).label}</span>
            ) : (
              <PageLink href={step}>{pageAt(step).label}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
