import { Typed } from '@/components/work/typed'
import { findingsByRule, SourceOf } from '@/components/hiring/advert/findings'
import { findingsWords as words, findingWords } from '@/lib/content/hiring/advert'
import { wordsInstead } from '@/lib/content/hiring/words-instead'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'

/** At a field of an advert: what was written, what is wrong with it, what to write instead, and the law behind it. */
export function FindingsAtField({ findings }: { findings: readonly AdvertFinding[] }) {
  return findingsByRule(findings).map(([finding, ...same]) => (
    <span key={finding.rule} className="field-found">
      {[finding, ...same].map((one) =>
        one.found === null ? null : (
          <span key={one.found}>
            <strong>
              <Typed>{words.found(one.found)}</Typed>
            </strong>{' '}
            {one.isPhrase ? wordsInstead(one) : null}
            <br />
          </span>
        ),
      )}
      {finding.found === null ? <strong>{findingWords[finding.rule]}</strong> : findingWords[finding.rule]}
      <br />
      {words.source}: <SourceOf finding={finding} />
    </span>
  ))
}
