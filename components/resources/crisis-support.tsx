import { SourceLink } from '@/components/prose/source-link'
import { PhoneLink } from '@/components/resources/phone-link'
import { crisisLines, crisisWords } from '@/lib/content/resources/hub'
import type { CrisisLine } from '@/lib/content/resources/resource'

export function CrisisSupport() {
  return (
    <section aria-labelledby="crisis" className="crisis">
      <h2 id="crisis">{crisisWords.heading}</h2>
      <ul className="plain-list crisis-lines">
        {crisisLines.map(({ id, name, reach, note }) => (
          <li key={id}>
            <p className="crisis-name">{name}</p>
            <Reach reach={reach} />
            <p className="crisis-note">{note}</p>
          </li>
        ))}
      </ul>
      <details className="crisis-sources not-on-paper">
        <summary>{crisisWords.sources}</summary>
        <ul className="plain-list">
          {crisisLines.map(({ id, name, sources }) => (
            <li key={id}>
              <strong>{name}</strong>
              <ul className="bullet-list">
                {sources.map((source) => (
                  <li key={source.url}>
                    <SourceLink source={source} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function Reach({ reach }: { reach: CrisisLine['reach'] }) {
  switch (reach.kind) {
    case 'call':
      return <PhoneLink number={reach.number} className="crisis-reach" />
    case 'text':
      return (
        <p className="crisis-reach">
          {crisisWords.text} {reach.number}
        </p>
      )
    case 'web':
      return (
        <a href={reach.href} rel="noreferrer" className="crisis-reach">
          {reach.label}
        </a>
      )
  }
}
