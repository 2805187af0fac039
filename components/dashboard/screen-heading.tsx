import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { demoWords, screens, type DashboardPath } from '@/lib/content/dashboards/screens'

type Props = { path: DashboardPath }

/** Where the visitor is, that nothing here is real, and what the page is for. */
export function ScreenHeading({ path }: Props) {
  const { heading, shows } = screens[path]
  return (
    <>
      <Breadcrumbs path={path} />
      <p className="pilot-banner">
        <strong>{demoWords.banner}</strong> {demoWords.bannerMore}
      </p>
      <h1>{heading}</h1>
      <p className="lead">{shows}</p>
    </>
  )
}
