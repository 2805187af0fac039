import type { SkeletonShape } from '@/lib/content/demonstration/skeletons'
import { layoutWords } from '@/lib/content/site/layout'

const blocks: Readonly<Record<SkeletonShape, number>> = { tiles: 4, table: 6, cards: 4, week: 7, form: 5 }

type Props = { shape: SkeletonShape }

/** The shape of the screen that is loading. */
export function Skeleton({ shape }: Props) {
  return (
    <div className="dash-skeleton" data-shape={shape}>
      <p role="status" className="visually-hidden">
        {layoutWords.loading}
      </p>
      <div className="dash-skeleton-heading" />
      <div className="dash-skeleton-line" />
      <div className="dash-skeleton-blocks">
        {Array.from({ length: blocks[shape] }, (_, index) => (
          <div key={index} />
        ))}
      </div>
    </div>
  )
}
