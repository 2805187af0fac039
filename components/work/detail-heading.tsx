import type { ReactNode } from 'react'

import { PrintButton } from '@/components/work/print-button'

type Props = {
  heading: ReactNode
  /** Under the heading: what somebody must know before they act here. */
  shows?: string | undefined
  isPrinted?: boolean
  /** Status, such as badges. */
  children?: ReactNode
}

/** The heading of a screen about one thing, whose name only the loader knows. */
export function DetailHeading({ heading, shows, isPrinted, children }: Props) {
  return (
    <div className="screen-heading">
      <div>
        <h1>{heading}</h1>
        {children}
        {shows ? <p className="lead">{shows}</p> : null}
      </div>
      {isPrinted ? <PrintButton /> : null}
    </div>
  )
}
