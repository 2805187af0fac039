import type { ReactNode, Ref } from 'react'

import { EmptyState, type Empty } from '@/components/work/empty-state'

type Props = {
  heading: string
  /** Takes focus when an action moves a row out of the list. */
  headingRef?: Ref<HTMLHeadingElement>
  /** What can be done with the list as a whole, such as downloading it. */
  tools?: ReactNode
  isEmpty: boolean
  empty: Empty
  children: ReactNode
}

/** The main list of a screen: how many, what can be done with all of them, and the rows, or that there are none. */
export function ListSection({ heading, headingRef, tools, isEmpty, empty, children }: Props) {
  return (
    <section className="dash-section" aria-labelledby="list">
      <div className="dash-list-head">
        <h2 id="list" ref={headingRef} className="dash-heading" tabIndex={-1}>
          {heading}
        </h2>
        {tools}
      </div>
      {isEmpty ? <EmptyState {...empty} /> : children}
    </section>
  )
}
