import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { detailScreens, type DetailRoute } from '@/lib/content/dashboards/screens'

type Props = { route: DetailRoute }

/** The breadcrumbs of a page with an id in its URL. The screen itself renders its `<DetailHeading>`. */
export function DetailTrail({ route }: Props) {
  const { parent, heading } = detailScreens[route]
  return <Breadcrumbs path={parent} below={heading} />
}
