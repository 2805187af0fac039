import type { Route } from 'next'

import { Typed } from '@/components/work/typed'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { readingWords as words } from '@/lib/content/hiring/reading'
import { momentText } from '@/lib/content/wording/moment-text'

type Props = {
  who: string
  /** Null if it cannot be decrypted. */
  text: string | null
  readAt: string
  minutes: number
  /** Where the decision is taken; null if none is left to take. */
  decideAt: Route | null
}

function Lines({ id, heading, lines }: { id: string; heading: string; lines: readonly string[] }) {
  return (
    <section className="dash-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** A statement as its reader sees it: just the text, and what may be done with it. */
export function ReadingScreen({ who, text, readAt, minutes, decideAt }: Props) {
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">
            <Typed>{who}</Typed>
          </p>
        </div>
      </div>
      <p className="notice">
        <strong>{words.readAt(momentText(readAt))}</strong> {words.staysFor(minutes)}
      </p>
      <section className="dash-section not-on-paper" aria-labelledby="words">
        <h2 id="words">{words.theirWords}</h2>
        {text === null ? (
          <p className="form-notice">{words.unreadable}</p>
        ) : (
          <div className="card dash-card">
            <p className="prose">
              <Typed>{text}</Typed>
            </p>
          </div>
        )}
      </section>
      <Lines id="may" heading={words.mayHeading} lines={words.may} />
      <Lines id="may-not" heading={words.mayNotHeading} lines={words.mayNot} />
      <p>
        <PageLink href="/employer-guide/risk-assessment" className="text-link">
          {words.assess}
        </PageLink>
      </p>
      {decideAt ? (
        <div className="button-row not-on-paper">
          <ButtonLink href={decideAt}>{words.decide}</ButtonLink>
        </div>
      ) : null}
    </>
  )
}
