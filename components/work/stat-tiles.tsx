import type { Route } from 'next'

import { ScreenLink } from '@/components/work/screen-link'

type StatTile = {
  label: string
  /** A text such as 'fewer than 5' where the number itself is hidden. */
  value: number | string
  /** The list behind the number. */
  href?: Route
  note?: string
  /** Something is waiting: it stands out until it is zero. */
  isUrgent?: boolean
}

type Props = { label: string; tiles: readonly StatTile[] }

/** Numbers, each a link to the list that it counts. */
export function StatTiles({ label, tiles }: Props) {
  return (
    <ul className="plain-list dash-tiles" aria-label={label}>
      {tiles.map(({ label: name, value, href, note, isUrgent }) => {
        const words = (
          <>
            <strong className="dash-tile-value">{value}</strong> <span className="dash-tile-label">{name}</span>
          </>
        )
        return (
          <li key={name} className="dash-tile" data-urgent={(isUrgent && value !== 0) || undefined}>
            {href ? <ScreenLink href={href}>{words}</ScreenLink> : <p>{words}</p>}
            {note ? <p className="dash-tile-note">{note}</p> : null}
          </li>
        )
      })}
    </ul>
  )
}
