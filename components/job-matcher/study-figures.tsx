import { CallbackBar } from '@/components/job-matcher/callback-bar'
import { ArticleBlocks } from '@/components/prose/article-blocks'
import { matcherFigureWords as words } from '@/lib/content/job-matcher/matcher'
import type { MatcherResult, RecordResult } from '@/lib/domain/job-matcher/assess-job'
import { baselinePercent } from '@/lib/domain/job-matcher/callback-rates'
import { intervalOfPercent, type PercentInterval } from '@/lib/domain/job-matcher/wilson-interval'

/** `isMeasured` is false for an average of two groups: it is given in words and in the table, but not drawn. */
type Row = { who: string; percent: number; interval?: PercentInterval; behind: string; isMeasured?: false }

function rowsFor(result: MatcherResult): Row[] {
  const baseline = { percent: baselinePercent, behind: words.pairsUnknown }
  if (result.kind === 'no-record') return [{ ...baseline, who: words.rows.noRecord }]
  const { percent, withoutRecordPercent, pairs } = result.cell
  const measured = (who: string, share: number): Row =>
    pairs === 'unknown'
      ? { who, percent: share, behind: words.pairsUnknown }
      : { who, percent: share, interval: intervalOfPercent(share, pairs), behind: `${pairs} ${words.pairs}` }
  const last = { ...baseline, who: words.rows.baseline }
  if (withoutRecordPercent === 'not-measured') {
    return [{ who: words.rows.record, percent, behind: words.averageOf, isMeasured: false }, last]
  }
  return [measured(words.rows.record, percent), measured(words.rows.withoutRecord, withoutRecordPercent), last]
}

const rangeOf = ({ lowPercent, highPercent }: PercentInterval) =>
  `${words.rangeFrom} ${lowPercent.toFixed(1)}% ${words.rangeTo} ${highPercent.toFixed(1)}%`

const cellsOf = ({ who, percent, interval, behind }: Row) => [
  who,
  `${percent.toFixed(1)}%: ${words.inHundred} ${Math.round(percent)} ${words.inHundredOf}`,
  interval ? rangeOf(interval) : words.noRange,
  behind,
]

type Props = { result: MatcherResult }

export function StudyFigures({ result }: Props) {
  const rows = rowsFor(result)
  const drawn = rows.filter(({ isMeasured }) => isMeasured !== false)
  const [notDrawn] = rows.filter(({ isMeasured }) => isMeasured === false)
  return (
    <section className="matcher-figures">
      <h3>{words.heading}</h3>
      {result.kind === 'record' ? <WhoseFigures result={result} /> : null}
      {notDrawn ? (
        <p>
          {words.notDrawn} <strong>{notDrawn.percent.toFixed(1)}%</strong>.
        </p>
      ) : null}
      <figure className="matcher-chart">
        <ul className="plain-list">
          {drawn.map(({ who, percent, interval }) => (
            <li key={who}>
              <span>{who}</span>
              <strong>{percent.toFixed(1)}%</strong>
              <CallbackBar percent={percent} interval={interval} />
            </li>
          ))}
        </ul>
        <figcaption className="small">
          {words.pictureScale} {drawn.some(({ interval }) => interval) ? words.pictureRange : null}
        </figcaption>
      </figure>
      <ArticleBlocks blocks={[{ kind: 'table', caption: words.caption, head: words.head, rows: rows.map(cellsOf) }]} />
    </section>
  )
}

function WhoseFigures({ result }: { result: RecordResult }) {
  const { group, groupWay, job, cell } = result
  const where = job.hasCriminalBackgroundQuestion ? words.whereAsks : words.whereNot
  const sample = cell.pairs === 'unknown' ? words.unknownSample : words.smallSample
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
      <p>{cell.withoutRecordPercent === 'not-measured' ? words.notMeasured : sample}</p>
    </>
  )
}
