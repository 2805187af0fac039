import type { Route } from 'next'

import { ScreenLink } from '@/components/work/screen-link'

type StatTile = {
  label: string
  /** A text such as 'fewer than 5' where the number itself is hidden; null where there is none, which the note says. */
  value: number | string | null
  /** The list behind the number. */
  href?: Route
  note?: string
  /** Something is waiting: it stands out until it is zero. */
  isUrgent?: boolean
}

type Props = {
  label: string
  tiles: readonly StatTile[]
  /** What is measured stands above its figure, for labels that cannot be read after it. */
  isLabelFirst?: boolean
}

/** Numbers, each a link to the list that it counts. */
export function StatTiles({ label, tiles, isLabelFirst = false }: Props) {
  return (
    <ul className="plain-list dash-tiles" aria-label={label}>
      {tiles.map(({ label: name, value, href, note, isUrgent }) => {
        const figure = value === null ? null : <strong className="dash-tile-value">{value}</strong>
        const words = (
          <>
            {isLabelFirst ? null : figure} <span className="dash-tile-label">{name}</span>
          </>
        )
        return (
          <li key={name} className="dash-tile" data-urgent={(isUrgent && value !== 0) || undefined}>
            {href ? <ScreenLink href={href}>{words}</ScreenLink> : <p>{words}</p>}
            {isLabelFirst && figure ? <p className="dash-tile-note">{figure}</p> : null}
            {note ? <p className="dash-tile-note">{note}</p> : null}
          </li>
        )
      })}
    </ul>
  )
}
