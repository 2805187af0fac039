import { presentTermNumber } from '@/components/disclosure/present'
import { chainWords as words } from '@/lib/content/disclosure/calculator'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { termBars } from '@/lib/domain/disclosure-wizard/term-bars'
import type { DisposalKind } from '@/lib/domain/disclosure/disposals'

type Props = { answers: CalculatorAnswers; recordId: string | undefined; kind: DisposalKind | undefined }

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`

/** The prison terms entered so far: what follows what, and what runs alongside it. */
export function TermChain({ answers, recordId, kind }: Props) {
  const bars = recordId ? termBars(answers, recordId, kind) : []
  if (bars.length === 0) return null
  return (
    <figure className="term-chain">
      <figcaption>{words.heading}</figcaption>
      <ol className="plain-list">
        {bars.map(({ slot, from, to }) => (
          <li key={slot.id}>
            {presentTermNumber(answers, slot)}
            <svg width="100%" height="1em" className="timeline" aria-hidden="true" focusable="false">
              <rect className="timeline-bar" x={percent(from)} y="0" width={percent(to - from)} height="1em" />
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  )
}
