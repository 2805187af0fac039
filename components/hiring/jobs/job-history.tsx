import { Typed } from '@/components/work/typed'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { momentText } from '@/lib/content/wording/moment-text'

type Props = { lines: readonly { id: number; at: string; kind: string; by: string; note: string }[] }

const whoOf = (by: string): string => (by === 'team' ? words.team : by === 'gone' ? words.gone : by)

/**
 * What happened to a job, latest first. If the same person did the same thing several times in a row, only the latest
 * is shown.
 */
export function JobHistory({ lines }: Props) {
  const shown = lines.filter(({ kind, by, note }, index) => {
    const later = lines[index - 1]
    return later?.kind !== kind || later.by !== by || note !== ''
  })
  if (shown.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <ul className="bullet-list">
        {shown.map(({ id, at, kind, by, note }) => (
          <li key={id}>
            <Typed>{words.by(words.kinds[kind] ?? kind, whoOf(by), momentText(at))}</Typed>
            {note === '' ? null : (
              <>
                <br />
                <Typed>{words.noted(note)}</Typed>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
