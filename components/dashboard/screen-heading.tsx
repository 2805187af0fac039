import { PrintButton } from '@/components/dashboard/parts/print-button'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { screens, type DashboardPath, type Screen } from '@/lib/content/dashboards/screens'

type Props = { path: DashboardPath }

/** Where the visitor is, and what the screen is for. Drawn by the page, so that its words are no script. */
export function ScreenHeading({ path }: Props) {
  const { heading, shows, isPrinted }: Screen = screens[path]
  return (
    <>
      <Breadcrumbs path={path} />
      <div className="screen-heading">
        <div>
          <h1>{heading}</h1>
          <p className="lead">{shows}</p>
        </div>
        {isPrinted ? <PrintButton /> : null}
      </div>
    </>
  )
}
