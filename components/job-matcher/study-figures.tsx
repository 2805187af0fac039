import { CallbackBar } from '@/components/job-matcher/callback-bar'
import { MeasuredGroups } from '@/components/job-matcher/measured-groups'
import { ArticleBlocks } from '@/components/prose/article-blocks'
import { matcherFigureWords as words, measuredWords } from '@/lib/content/job-matcher/matcher'
import type { RecordResult } from '@/lib/domain/job-matcher/assess-job'
import { baselinePercent, type MeasuredCell } from '@/lib/domain/job-matcher/callback-rates'
import { intervalOfPercent, type PercentInterval } from '@/lib/domain/job-matcher/wilson-interval'

type Row = { who: string; percent: number; interval?: PercentInterval; behind: string }

const baseline = { percent: baselinePercent, behind: words.pairsUnknown }

function rowsFor(cell: MeasuredCell): Row[] {
  const { percent, withoutRecordPercent, pairs } = cell
  const measured = (who: string, share: number): Row =>
    pairs === 'unknown'
      ? { who, percent: share, behind: words.pairsUnknown }
      : { who, percent: share, interval: intervalOfPercent(share, pairs), behind: `${pairs} ${words.pairs}` }
  const last = { ...baseline, who: words.rows.baseline }
  return [measured(words.rows.record, percent), measured(words.rows.withoutRecord, withoutRecordPercent), last]
}

const rangeOf = ({ lowPercent, highPercent }: PercentInterval) =>
  `${words.rangeFrom} ${lowPercent.toFixed(1)}% ${words.rangeTo} ${highPercent.toFixed(1)}%`

const calledBack = ({ who, percent }: Row) => [
  who,
  `${percent.toFixed(1)}%: ${words.inHundred} ${Math.round(percent)} ${words.inHundredOf}`,
]
const certainty = ({ interval, behind }: Row) => [interval ? rangeOf(interval) : words.noRange, behind]

export function StudyFigures({ result }: { result: RecordResult }) {
  const { cell } = result
  return (
    <div className="matcher-figures">
      <WhoseFigures result={result} />
      {cell.percent === 'not-measured' ? null : <Figures rows={rowsFor(cell)} />}
    </div>
  )
}

function Figures({ rows }: { rows: readonly Row[] }) {
  // Where no range can be worked out for any of them, there is nothing to say of it in a table.
  const hasRanges = rows.some(({ interval }) => interval)
  return (
    <>
      <figure className="matcher-chart">
        <ul className="plain-list">
          {rows.map(({ who, percent, interval }) => (
            <li key={who}>
              <span>{who}</span>
              <strong>{percent.toFixed(1)}%</strong>
              <CallbackBar percent={percent} interval={interval} />
            </li>
          ))}
        </ul>
        <figcaption className="small">
          {words.pictureScale} {hasRanges ? words.pictureRange : null}
        </figcaption>
      </figure>
      <ArticleBlocks
        blocks={[
          {
            kind: 'table',
            caption: words.caption,
            head: hasRanges ? [...words.head, ...words.headCertainty] : words.head,
            rows: rows.map((row) => (hasRanges ? [...calledBack(row), ...certainty(row)] : calledBack(row))),
          },
        ]}
      />
    </>
  )
}

function WhoseFigures({ result }: { result: RecordResult }) {
  const { group, groupWay, job, cell } = result
  const where = job.hasCriminalBackgroundQuestion ? words.whereAsks : words.whereNot
  return (
    <>
      <p>
        {words.figuresFor}{' '}
        <strong>
          {words.applicants[group]}, {where}
        </strong>
        . {groupWay === 'name' ? words.guessed : null}
        {groupWay === 'not-said' ? words.notSaid : null}
      </p>
      {cell.percent === 'not-measured' ? (
        <>
          <p>{measuredWords.only}</p>
          <MeasuredGroups asks={job.hasCriminalBackgroundQuestion ? 'asks' : 'does-not-ask'} />
          <p>{measuredWords.tells}</p>
        </>
      ) : (
        <p>{cell.pairs === 'unknown' ? words.unknownSample : words.smallSample}</p>
      )}
    </>
  )
}
