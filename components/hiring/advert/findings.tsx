import type { ReactNode } from 'react'

import { Typed } from '@/components/work/typed'
import { fieldLabels, findingsWords as words, findingWords } from '@/lib/content/hiring/advert'
import { dayText } from '@/lib/content/wording/date-text'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type { AdvertField } from '@/lib/domain/job-board/advert'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { isInstruction } from '@/lib/domain/job-board/advert-phrases'

type Props = {
  findings: readonly AdvertFinding[]
  /** The name of a field, as a link to where it can be changed. */
  nameOf?: (field: AdvertField) => ReactNode
  /** What happens to the advice, which depends on who reads it, and when. */
  adviceHint?: string
}

/**
 * The findings about an advert: first what stops it, then advice; each with the reason, what to write, and the law
 * behind it.
 */
export function Findings({ findings, nameOf = (field) => fieldLabels[field], adviceHint = words.adviceHint }: Props) {
  const missing = findings.filter(({ rule }) => rule === 'missing')
  const stops = findings.filter(({ rule, stops: isStop }) => isStop && rule !== 'missing')
  const advice = findings.filter(({ stops: isStop }) => !isStop)
  if (findings.length === 0) return <p>{words.none}</p>
  return (
    <>
      {missing.length > 0 ? (
        <section className="dash-section" aria-labelledby="missing">
          <h3 id="missing">{words.missing}</h3>
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

/** In these each line is one item: a line that turns people away has no better wording, it is deleted. */
const listFields: readonly AdvertField[] = ['requirements', 'benefits', 'skills']

const instead = ({ rule, field, better }: AdvertFinding): string => {
  if (rule === 'blanket_ban' && listFields.includes(field)) return words.deleteLine
  if (better === '') return words.leaveOut
  return isInstruction(better) ? words.instruction(better) : words.better(better)
}

function FindingList({ findings, nameOf }: Required<Pick<Props, 'findings' | 'nameOf'>>) {
  return (
    <ul className="plain-list dash-cards">
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.field} ${finding.found ?? ''}`} className="card dash-card">
          <p>
            <strong>{nameOf(finding.field)}</strong>
          </p>
          {finding.found === null ? null : (
            <p>
              <Typed>{words.found(finding.found)}</Typed>
            </p>
          )}
          <p>{findingWords[finding.rule]}</p>
          {finding.found !== null && finding.isPhrase ? <p>{instead(finding)}</p> : null}
          <p className="field-hint">
            {words.source}: <SourceOf finding={finding} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function SourceOf({ finding: { source } }: { finding: AdvertFinding }) {
  if (source === 'our own rule') return words.ours
  return (
    <>
      <a href={source.url} rel="noreferrer">
        {source.name}
      </a>
      {source.checkedOn === undefined ? null : `, ${words.checked(dayText(plainDate(source.checkedOn)))}`}
    </>
  )
}
