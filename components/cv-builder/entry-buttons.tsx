import { Button } from '@/components/ui/button'
import { entryWords as words } from '@/lib/content/cv-builder/screens'

type Props = {
  /** What the buttons are for, for people who hear them without the card around them. */
  title: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function EntryButtons({ title, isFirst, isLast, onMove, onRemove }: Props) {
  return (
    <div className="button-row cv-entry-buttons">
      <Button look="secondary" disabled={isFirst} onClick={() => onMove(-1)}>
        {words.up}
        <span className="visually-hidden"> {title}</span>
      </Button>
      <Button look="secondary" disabled={isLast} onClick={() => onMove(1)}>
        {words.down}
        <span className="visually-hidden"> {title}</span>
      </Button>
      <Button look="secondary" onClick={onRemove}>
        {words.remove}
        <span className="visually-hidden"> {title}</span>
      </Button>
    </div>
  )
}
