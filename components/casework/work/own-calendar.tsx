import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import type { KeptForm } from '@/components/work/posted-form'
import { supportCalendarWords as words } from '@/lib/content/casework/support-calendar'
import { momentDayText } from '@/lib/content/wording/moment-text'

type Props = {
  to: 'partner' | 'caseworker' | 'candidate'
  /** When the private address was made; null without one. */
  madeAt: string | null
  kept: KeptForm | null
  /** What such a calendar shows. */
  lead: string
  /** On a page that is for something else. */
  isFolded?: boolean
  /** Another way to have it there. */
  children?: ReactNode
}

/** The private address from which somebody's own calendar reads what is theirs here; shown once, when it was made. */
export function OwnCalendar({ to, madeAt, kept, lead, isFolded = false, children }: Props) {
  const address = kept?.values.form === 'calendar-make' ? kept.values.address : undefined
  const contents = (
    <div className="stack">
      {children}
      <p>{lead}</p>
      {address === undefined ? (
        madeAt && <p>{words.made(momentDayText(madeAt))}</p>
      ) : (
        <div className="notice">
          <p>
            <strong>{words.theAddress}</strong>
          </p>
          <p>{address}</p>
          <p>{words.addressHow}</p>
        </div>
      )}
      <form action={`/api/${to}/calendar-make`} method="post">
        <Button type="submit" look="secondary" isSmall>
          {madeAt === null ? words.make : words.renew}
        </Button>
      </form>
      {madeAt === null ? null : (
        <>
          <p className="field-hint">{words.renewHint}</p>
          <form action={`/api/${to}/calendar-stop`} method="post">
            <Button type="submit" look="secondary" isSmall>
              {words.stop}
            </Button>
          </form>
        </>
      )}
    </div>
  )
  // Folded, it opens for the address, which is shown only once.
  if (isFolded) {
    return (
      <section className="dash-section not-on-paper" aria-label={words.heading}>
        <details className="dash-more dash-more-quiet" open={address !== undefined}>
          <summary>{words.heading}</summary>
          {contents}
        </details>
      </section>
    )
  }
  return (
    <section className="dash-section not-on-paper" aria-labelledby="calendar">
      <h2 id="calendar">{words.heading}</h2>
      {contents}
    </section>
  )
}
