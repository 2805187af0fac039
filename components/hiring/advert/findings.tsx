import type { ReactNode } from 'react'

import { Typed } from '@/components/work/typed'
import { fieldLabels, findingsWords as words, findingWords } from '@/lib/content/hiring/advert'
import { adviceOn } from '@/lib/content/hiring/words-instead'
import { dayText } from '@/lib/content/wording/date-text'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { AdvertField } from '@/lib/domain/job-board/advert'
import { findingsByRule, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

type Props = {
  findings: readonly AdvertFinding[]
  /** The name of a field, as a link to where it can be changed. */
  nameOf?: (field: AdvertField) => ReactNode
  /** What happens to the advice, which depends on who reads it, and when. */
  adviceHint?: string
  /** Whether what is missing has a heading of its own. @default true */
  hasMissingHeading?: boolean
}

/**
 * The findings about an advert: first what stops it, then advice; each with the reason, what to write, and the law
 * behind it.
 */
export function Findings({
  findings,
  nameOf = (field) => fieldLabels[field],
  adviceHint = words.adviceHint,
  hasMissingHeading = true,
}: Props) {
  const missing = findings.filter(({ rule }) => rule === 'missing')
  const stops = findings.filter(({ rule, stops: isStop }) => isStop && rule !== 'missing')
  const advice = findings.filter(({ stops: isStop }) => !isStop)
  if (findings.length === 0) return <p>{words.none}</p>
  return (
    <>
      {missing.length > 0 ? (
        <section className="dash-section" aria-label={words.missing}>
          {hasMissingHeading ? <h3>{words.missing}</h3> : null}
          <ul className="bullet-list">
            {missing.map(({ field }) => (
              <li key={field}>{nameOf(field)}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {stops.length > 0 ? (
        <section className="dash-section" aria-labelledby="stops">
          <h3 id="stops">{words.stops}</h3>
          <FindingList findings={stops} nameOf={nameOf} />
        </section>
      ) : null}
      {advice.length > 0 ? (
        <section className="dash-section" aria-labelledby="advice">
          <h3 id="advice">{words.advice}</h3>
          <p>{adviceHint}</p>
          <FindingList findings={advice} nameOf={nameOf} />
        </section>
      ) : null}
    </>
  )
}

/** A card for each field, in it each rule once: what was written, what to do about it, why, and the law. */
function FindingList({ findings, nameOf }: Required<Pick<Props, 'findings' | 'nameOf'>>) {
  const fields = [...new Set(findings.map(({ field }) => field))]
  return (
    <ul className="plain-list dash-cards">
      {fields.map((field) => (
        <li key={field} className="card dash-card">
          <p>
            <strong>{nameOf(field)}</strong>
          </p>
          <ul className="plain-list dash-lines">
            {findingsByRule(findings.filter((one) => one.field === field)).map(([finding, ...same]) => (
              <li key={finding.rule}>
                {[finding, ...same].map((one) =>
                  one.found === null ? null : (
                    <p key={one.found}>
                      <strong>
                        <Typed>{words.found(one.found)}</Typed>
                      </strong>
                    </p>
                  ),
                )}
                <p>{findingWords[finding.rule]}</p>
                {finding.isPhrase ? <p>{adviceOn([finding, ...same])}</p> : null}
                {finding.source === 'our own rule' ? null : (
                  <p className="field-hint">
                    <SourceOf source={finding.source} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** The law behind a finding. What is only a rule of ours has none to name. */
export function SourceOf({ source }: { source: Exclude<AdvertFinding['source'], string> }) {
  return (
    <>
      {words.source}:{' '}
      <a href={source.url} rel="noreferrer">
        {source.name}
      </a>
      {source.checkedOn === undefined ? null : `, ${words.checked(dayText(plainDate(source.checkedOn)))}`}
    </>
  )
}
