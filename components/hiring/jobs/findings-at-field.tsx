import { Typed } from '@/components/work/typed'
import { SourceOf } from '@/components/hiring/advert/findings'
import { findingsWords as words, findingWords } from '@/lib/content/hiring/advert'
import { adviceOn } from '@/lib/content/hiring/words-instead'
import { findingsByRule, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

type Props = {
  findings: readonly AdvertFinding[]
  /** Whether the field has to change before the advert is sent: it is then marked like any field with an error. */
  isStopped: boolean
}

/** At a field of an advert: what was written, what is wrong with it, what to write instead, and the law behind it. */
export function FindingsAtField({ findings, isStopped }: Props) {
  return findingsByRule(findings).map(([finding, ...same]) => (
    <span key={finding.rule} className="field-found" data-stops={(isStopped && finding.stops) || undefined}>
      {[finding, ...same].map((one) =>
        one.found === null ? null : (
          <span key={one.found}>
            <strong>
              <Typed>{words.found(one.found)}</Typed>
            </strong>
            <br />
          </span>
        ),
      )}
      {finding.found === null ? <strong>{findingWords[finding.rule]}</strong> : findingWords[finding.rule]}{' '}
      {adviceOn([finding, ...same])}
      {finding.source === 'our own rule' ? null : (
        <>
          <br />
          <SourceOf source={finding.source} />
        </>
      )}
    </span>
  ))
}
