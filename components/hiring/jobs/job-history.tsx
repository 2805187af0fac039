import { Typed } from '@/components/dashboard/parts/typed'
import { jobWords as words } from '@/lib/content/hiring/jobs'
import { momentText } from '@/lib/content/wording/moment-text'

type Props = { lines: readonly { id: number; at: string; kind: string; by: string }[] }

const whoOf = (by: string): string => (by === 'team' ? words.team : by === 'gone' ? words.gone : by)

/** What happened to a job, the last first. */
export function JobHistory({ lines }: Props) {
  return (
    <section className="dash-section" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <ol className="bullet-list" reversed>
        {lines.map(({ id, at, kind, by }) => (
          <li key={id}>
            <Typed>{words.by(words.kinds[kind] ?? kind, whoOf(by), momentText(at))}</Typed>
          </li>
        ))}
      </ol>
    </section>
  )
}
