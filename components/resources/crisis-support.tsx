import { ProseText } from '@/components/prose/prose-text'
import { PhoneLink } from '@/components/resources/phone-link'
import { PageLink } from '@/components/ui/page-link'
import { crisisLines, crisisLinesInShort, crisisWords } from '@/lib/content/resources/hub'
import type { CrisisLine } from '@/lib/content/resources/resource'

export function CrisisSupport() {
  return (
    <section aria-labelledby="crisis" className="crisis">
      <h2 id="crisis">{crisisWords.heading}</h2>
      <ul className="plain-list crisis-lines">
        {crisisLines.map(({ name, reach, note }, index) => (
          <li key={index}>
            <p className="crisis-name">{name}</p>
            <Reach reach={reach} />
            <p className="crisis-note">
              <ProseText text={note} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first few numbers in one line, for pages about something else. */
export function CrisisSupportInShort() {
  return (
    <section aria-labelledby="crisis" className="crisis-short">
      <h2 id="crisis">{crisisWords.heading}</h2>
      <ul className="plain-list">
        {crisisLinesInShort.map(({ name, reach }, index) => (
          <li key={index}>
            {name} <Reach reach={reach} />
          </li>
        ))}
        <li>
          <PageLink href={crisisWords.all.href} className="crisis-reach">
            {crisisWords.all.label}
          </PageLink>
        </li>
      </ul>
    </section>
  )
}

function Reach({ reach }: { reach: CrisisLine['reach'] }) {
  switch (reach.kind) {
    case 'call':
      return <PhoneLink number={reach.number} className="crisis-reach" />
    case 'text':
      return (
        <a href={`sms:${reach.number}`} className="crisis-reach">
          {crisisWords.text} {reach.number}
        </a>
      )
    case 'web':
      return (
        <a href={reach.href} rel="noreferrer" className="crisis-reach">
          {reach.label}
        </a>
      )
  }
}
