import { PrintButton } from '@/components/work/print-button'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { screens, type DashboardPath, type Screen } from '@/lib/content/dashboards/screens'
import { pageAt } from '@/lib/content/site/pages'

type Props = {
  path: DashboardPath
  /** Instead of what the screen shows: whose example it is. */
  account?: string
}

/** What the screen is for. Rendered by the page, so that its text is not part of a script. */
export function ScreenHeading({ path, account }: Props) {
  const { heading, shows = account, isPrinted }: Screen = screens[path]
  // The navigation already shows where a top-level screen is; one below it needs a way back here.
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
