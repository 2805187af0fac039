import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { detailScreens, type DetailRoute } from '@/lib/content/dashboards/screens'

type Props = { route: DetailRoute }

/** The breadcrumbs of a page with an identifier in its address. The page's own part draws its `<DetailHeading>`. */
export function DetailTrail({ route }: Props) {
  const { parent, heading } = detailScreens[route]
  return <Breadcrumbs path={parent} below={heading} />
}
