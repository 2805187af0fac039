import type { DataPart } from '@/lib/content/account/my-data'

type Props = {
  parts: readonly DataPart[]
  /** Every part is unfolded, to be read or printed in one go. */
  isOpen: boolean
}

/** A copy of somebody's data to read or print: a heading for each kind, which unfolds what there is below it. */
export function OwnData({ parts, isOpen }: Props) {
  return (
    <div className="own-data">
      {parts.map((part, at) => (
        <Fold key={part.heading} part={part} level={2} id={`data-${at + 1}`} isOpen={isOpen} />
      ))}
    </div>
  )
}

type FoldProps = { part: DataPart; level: number; id?: string; isOpen: boolean }

function Fold({ part, level, id, isOpen }: FoldProps) {
  const Heading = `h${Math.min(level, 6)}` as 'h3'
  return (
    <details id={id} className="own-data-fold" open={isOpen}>
      <summary>
        <Heading>{part.heading}</Heading>
      </summary>
      <Part part={part} level={level + 1} isOpen={isOpen} />
    </details>
  )
}

// What is short and deep down is not worth a press.
const isFolded = (part: DataPart, level: number): boolean => level <= 3 || part.parts.length > 0

/** The facts of a part and what is nested in it, one level of heading further down each time. */
function Part({ part, level, isOpen }: FoldProps) {
  const Heading = `h${Math.min(level, 6)}` as 'h3'
  return (
    <>
      {part.facts.length === 0 ? null : (
        <dl className="own-data-facts">
          {part.facts.map(({ name, value }, at) => (
            <div key={at}>
              <dt>{name}</dt>
              <dd>
                <bdi dir="auto">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {part.parts.map((inner, at) =>
        inner.heading !== '' && isFolded(inner, level) ? (
          <Fold key={at} part={inner} level={level} isOpen={isOpen} />
        ) : (
          <div key={at} className="own-data-part">
            {inner.heading === '' ? null : <Heading>{inner.heading}</Heading>}
            <Part part={inner} level={inner.heading === '' ? level : level + 1} isOpen={isOpen} />
          </div>
        ),
      )}
    </>
  )
}
