import { MeasuredGroups } from '@/components/job-matcher/measured-groups'
import { ProseItems } from '@/components/prose/prose-items'
import { SourceLink } from '@/components/prose/source-link'
import { matcherFigureWords, measuredWords, oddsWords, studyWords } from '@/lib/content/job-matcher/matcher'

/** What the tool would show, for who has no scripts: every measured group, and what can change the odds. */
export function StudyInWords() {
  return (
    <noscript>
      <h2>{matcherFigureWords.heading}</h2>
      {(['asks', 'does-not-ask'] as const).map((asks) => (
        <div key={asks}>
          <h3>{measuredWords.where[asks]}</h3>
          <MeasuredGroups asks={asks} />
        </div>
      ))}
      {[studyWords.can, studyWords.cannot, oddsWords].map(({ heading, items }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ProseItems items={items} />
        </div>
      ))}
      <p>
        <SourceLink source={studyWords.citation} />
      </p>
    </noscript>
  )
}
