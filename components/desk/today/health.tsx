import { Badge } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import { healthWords, type HealthLine } from '@/lib/content/desk/today'

type Props = { lines: readonly HealthLine[] }

const tones = { UP: 'good', DEGRADED: 'warn', DOWN: 'stop' } as const

/** The state of the service, part by part; one line while every part is working. The rest is folded. */
export function Health({ lines }: Props) {
  const parts = (
    <DataTable
      caption={healthWords.caption}
      isCaptionHidden
      columns={[
        { label: healthWords.columns.part, cell: ({ part }) => part },
        {
          label: healthWords.columns.state,
          cell: ({ status }) => <Badge tone={tones[status]}>{healthWords.states[status]}</Badge>,
        },
        { label: healthWords.columns.meaning, cell: ({ text }) => text },
      ]}
      rows={lines}
      rowKey={({ part }) => part}
    />
  )
  return (
    <section className="dash-section" aria-labelledby="health">
      <h2 id="health" className="dash-heading">
        {healthWords.heading}
      </h2>
      {lines.every(({ status }) => status === 'UP') ? (
        <>
          <p>{healthWords.allWell}</p>
          <details className="desk-fold">
            <summary>{healthWords.each}</summary>
            {parts}
          </details>
        </>
      ) : (
        parts
      )}
    </section>
  )
}
