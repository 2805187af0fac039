import { myDataWords as words, type DataPart } from '@/lib/content/account/my-data'

type Props = { parts: readonly DataPart[] }

const idOf = (place: number): string => `data-${place + 1}`

/** A copy of somebody's data to read or print: a heading for each kind, and below it what there is. */
export function OwnData({ parts }: Props) {
  return (
    <>
      <nav aria-labelledby="contents" className="not-on-paper">
        <h2 id="contents">{words.contents}</h2>
        <ul className="bullet-list own-data-contents">
          {parts.map(({ heading }, at) => (
            <li key={heading}>
              <a href={`#${idOf(at)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part, at) => (
        <section key={part.heading} aria-labelledby={idOf(at)} className="own-data-section">
          <h2 id={idOf(at)}>{part.heading}</h2>
          <Part part={part} level={3} />
        </section>
      ))}
    </>
  )
}

/** The facts of a part and what is nested in it, one level of heading further down each time. */
function Part({ part, level }: { part: DataPart; level: number }) {
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
      {part.parts.map((inner, at) => (
        <div key={at} className="own-data-part">
          {inner.heading === '' ? null : <Heading>{inner.heading}</Heading>}
          <Part part={inner} level={inner.heading === '' ? level : level + 1} />
        </div>
      ))}
    </>
  )
}
