import { ExampleJobs } from '@/components/job-matcher/example-jobs'
import { StudyFigures } from '@/components/job-matcher/study-figures'
import { DescribedLinks } from '@/components/prose/described-links'
import { ProseItems } from '@/components/prose/prose-items'
import { SourceLink } from '@/components/prose/source-link'
import { SourceList } from '@/components/prose/source-list'
import {
  afterWords,
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
  return [reason, isRaised ? reasonWords.statementRaised : reasonWords.statementSame]
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

export function MatcherResults({ result }: Props) {
  const { label, text } = recommendationWords[result.recommendation]
  return (
    <>
      <section className="card matcher-verdict" data-recommendation={result.recommendation}>
        <h3>{label}</h3>
        <p className="lead">{text}</p>
        <h4>{reasonWords.heading}</h4>
        <ul className="bullet-list">
          {reasonsFor(result).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{nextWords.heading}</h3>
        <ProseItems items={nextStepsFor(result)} />
        <SourceList sources={nextWords.sources} />
      </section>
      <StudyFigures result={result} />
      <section>
        <h3>{studyWords.heading}</h3>
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
        <SourceList sources={studyWords.sources} />
      </section>
      <section>
        <h3>{oddsWords.heading}</h3>
        <ProseItems items={oddsWords.items} />
        <SourceList sources={oddsWords.sources} />
      </section>
      <ExampleJobs sector={result.job.sector} />
      <section className="not-on-paper">
        <h3>{afterWords.heading}</h3>
        <p>{afterWords.note}</p>
        <DescribedLinks links={afterWords.links} />
      </section>
    </>
  )
}
