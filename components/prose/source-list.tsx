import type { ReactNode } from 'react'

import { SourceLink } from '@/components/prose/source-link'
import { type PublishedSource, sourceWords } from '@/lib/content/figures/figure'
import { monthText } from '@/lib/content/wording/date-text'
import { plainDate } from '@/lib/domain/dates/plain-date'

type ListProps = { sources: readonly PublishedSource[] }

/** The sources of one answer: one press away, and always printed. */
export function SourceList({ sources }: ListProps) {
  return (
    <Fold sources={sources}>
      <ul className="plain-list">
        {sources.map((source, index) => (
          <li key={index}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

type PageProps = { groups: readonly { heading: string; sources: readonly PublishedSource[] }[] }

/** All the sources of a page in one place, each under what it supports. */
export function PageSources({ groups }: PageProps) {
  return (
    <Fold sources={groups.flatMap(({ sources }) => sources)}>
      <ul className="plain-list">
        {groups.map(({ heading, sources }, index) => (
          <li key={index}>
            <strong>{heading}</strong>
            <ul className="bullet-list">
              {sources.map((source, index) => (
                <li key={index}>
                  <SourceLink source={source} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Fold({ sources, children }: ListProps & { children: ReactNode }) {
  const lastChecked = sources
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1)
  if (lastChecked === undefined) return null
  return (
    <details className="source-list">
      <summary>
        {sourceWords.summary} <time dateTime={lastChecked}>{monthText(plainDate(lastChecked))}</time>
      </summary>
      <p>{sourceWords.note}</p>
      {children}
    </details>
  )
}
