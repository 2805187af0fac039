import { PrintButton } from '@/components/dashboard/parts/print-button'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { screens, type DashboardPath, type Screen } from '@/lib/content/dashboards/screens'
import { pageAt } from '@/lib/content/site/pages'

type Props = { path: DashboardPath }

/** What the screen is for. Drawn by the page, so that its words are no script. */
export function ScreenHeading({ path }: Props) {
  const { heading, shows, isPrinted }: Screen = screens[path]
  // The navigation says where a screen of its own is; the way back from one below it is needed here.
  const isBelowScreen = (pageAt(path).parent ?? '').split('/').length > 3
  return (
    <>
      {isBelowScreen ? <Breadcrumbs path={path} /> : null}
      <div className="screen-heading">
        <div>
          <h1>{heading}</h1>
          {shows ? <p className="lead">{shows}</p> : null}
        </div>
        {isPrinted ? <PrintButton /> : null}
      </div>
    </>
  )
}
