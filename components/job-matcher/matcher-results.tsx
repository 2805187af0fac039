import { ExampleJobs } from '@/components/job-matcher/example-jobs'
import { StudyFigures } from '@/components/job-matcher/study-figures'
import { DescribedLinks } from '@/components/prose/described-links'
import { Fold } from '@/components/prose/fold'
import { ProseItems } from '@/components/prose/prose-items'
import { SourceLink } from '@/components/prose/source-link'
import { SourceList } from '@/components/prose/source-list'
import {
  afterWords,
  matcherFigureWords,
  matcherSources,
  nextWords,
  oddsWords,
  reasonWords,
  recommendationWords,
  studyWords,
} from '@/lib/content/job-matcher/matcher'
import type { Prose } from '@/lib/content/prose/prose'
import type { MatcherResult } from '@/lib/domain/job-matcher/assess-job'

function reasonsFor(result: MatcherResult): string[] {
  if (result.kind === 'no-record') return [reasonWords.noRecord]
  const { group, groupWay, job, recommendation, recommendationWithoutStatement } = result
  const byGroup = job.hasCriminalBackgroundQuestion ? reasonWords.asks : reasonWords.doesNotAsk
  const reason = groupWay === 'not-said' ? reasonWords.notSaid : byGroup[group]
  if (!job.hasDiversityStatement) return [reason]
  const isRaised = recommendation !== recommendationWithoutStatement
  const { label } = recommendationWords[recommendationWithoutStatement]
  return [reason, isRaised ? reasonWords.statementRaised(label) : reasonWords.statementSame]
}

function nextStepsFor(result: MatcherResult): readonly Prose[] {
  if (result.kind === 'no-record') return nextWords.noRecord
  const { group, job, recommendation, recordType } = result
  return [
    ...nextWords.byRecommendation[recommendation],
    ...(job.hasCriminalBackgroundQuestion ? nextWords.asks : nextWords.doesNotAsk),
    ...nextWords.byRecordType[recordType],
    ...(group === 'White' ? [] : [nextWords.race]),
  ]
}

type Props = { result: MatcherResult }

/** The answer, what to do with it and where; then what it is based on, one line each that opens. */
export function MatcherResults({ result }: Props) {
  const { label, text } = recommendationWords[result.recommendation]
  return (
    <>
      <section className="card matcher-verdict" data-recommendation={result.recommendation}>
        <h3>{label}</h3>
        <p className="lead">{text}</p>
        <ProseItems items={reasonsFor(result)} />
      </section>
      <section>
        <h3>{nextWords.heading}</h3>
        <ProseItems items={nextStepsFor(result)} />
      </section>
      <ExampleJobs sector={result.job.sector} />
      <section>
        <h3>{studyWords.based}</h3>
        <p>{studyWords.inShort}</p>
        <div>
          {result.kind === 'record' ? (
            <Fold summary={matcherFigureWords.heading}>
              <StudyFigures result={result} />
            </Fold>
          ) : null}
          <Fold summary={studyWords.heading}>
            {[studyWords.can, studyWords.cannot].map(({ heading, items }) => (
              <div key={heading}>
                <h4>{heading}</h4>
                <ProseItems items={items} />
              </div>
            ))}
            <p>
              <SourceLink source={studyWords.citation} />
            </p>
            <p>{studyWords.reading}</p>
          </Fold>
          <Fold summary={oddsWords.heading}>
            <ProseItems items={oddsWords.items} />
          </Fold>
        </div>
        <SourceList sources={matcherSources} />
      </section>
      <section className="not-on-paper">
        <h3>{afterWords.heading}</h3>
        <p>{afterWords.note}</p>
        <DescribedLinks links={afterWords.links} />
      </section>
    </>
  )
}
