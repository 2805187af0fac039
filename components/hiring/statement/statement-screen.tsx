import type { Route } from 'next'
import type { ReactNode } from 'react'

import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { ReleaseFacts, type ShownRelease } from '@/components/hiring/statement/releases'
import { LeavePage } from '@/components/hiring/leave-page'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { LockedStatementForm } from '@/components/hiring/statement/locked-statement-form'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { statementWords as words } from '@/lib/content/hiring/statement'
import { momentText } from '@/lib/content/wording/moment-text'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Statement = {
  versions: readonly { version: number; writtenAt: string }[]
  shown: { version: number; text: string | null } | null
}

type Props = {
  statement: Statement
  releases: readonly ShownRelease[]
  isVaultOpen: boolean
  /** The account; null in the demonstration, where nothing that is typed is kept in the tab. */
  owner: string | null
  /** @default the portal */
  place?: CandidatePlace
  /** The form for the text, where it was refused without one. */
  kept?: KeptForm | null
  /** Straight under the title. */
  children?: ReactNode
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

/** What a statement is good for, who reads it, and what becomes of it: folded, so that the box comes soon. */
function About() {
  return (
    <details className="dash-more dash-section">
      <summary>{words.about}</summary>
      <Lines id="why" heading={words.whyHeading} lines={words.why} />
      <Lines id="who" heading={words.whoHeading} lines={words.who} />
      <section className="dash-section" aria-labelledby="lock">
        <h2 id="lock">{words.lockHeading}</h2>
        <p>{words.lock}</p>
      </section>
    </details>
  )
}

/** An earlier version as it was written, and how to reuse it. */
function Earlier({ version, text, place }: { version: number; text: string; place: CandidatePlace }) {
  return (
    <section className="dash-section" aria-labelledby="shown">
      <h2 id="shown">{words.version(version)}</h2>
      <div className="card dash-card">
        <p className="prose">
          <Typed>{text}</Typed>
        </p>
      </div>
      <form className="dash-form" action={`/api/${place.forms}/statement-again`} method="post">
        <input type="hidden" name="version" value={version} />
        <p>{words.useAgainHint}</p>
        <div>
          <Button type="submit" look="secondary" isSmall>
            {words.useAgain}
          </Button>
        </div>
      </form>
      <p>
        <PageLink href={place.statement as Route} className="text-link">
          {words.toNewest}
        </PageLink>
      </p>
    </section>
  )
}

function Versions({ statement: { versions, shown }, place }: { statement: Statement; place: CandidatePlace }) {
  return (
    <section className="dash-section" aria-labelledby="versions">
      <h2 id="versions">{words.versionsHeading}</h2>
      <p>{words.versionsHint}</p>
      <ul className="plain-list dash-lines">
        {versions.map(({ version, writtenAt }) => (
          <li key={version}>
            {version === shown?.version ? (
              <strong>{words.versionLink(version, momentText(writtenAt))}</strong>
            ) : (
              <PageLink
                href={pathWithQuery(place.statement, { version: String(version) }) as Route}
                className="text-link"
              >
                {words.versionLink(version, momentText(writtenAt))}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeleteAll({ place }: { place: CandidatePlace }) {
  return (
    <section className="dash-section" aria-labelledby="delete">
      <h2 id="delete">{words.deleteHeading}</h2>
      <details className="dash-more">
        <summary>{words.deleteSummary}</summary>
        <form className="dash-form" action={`/api/${place.forms}/statement-delete`} method="post">
          <p>{words.deleteHint}</p>
          <div>
            <Button type="submit" look="secondary" isSmall>
              {words.deleteSubmit}
            </Button>
          </div>
        </form>
      </details>
    </section>
  )
}

/** A person's statement: what it is for, the text, its versions, and who has read it. */
export function StatementScreen({
  statement,
  releases,
  isVaultOpen,
  owner,
  place = candidatePortal,
  kept = null,
  children,
}: Props) {
  const { versions, shown } = statement
  const newest = versions[0]?.version ?? 0
  const isEarlier = shown !== null && shown.version !== newest
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      {children}
      <LeavePage />
      <p>{words.nobody}</p>
      {isVaultOpen ? (
        <p>
          {words.who[0]} {words.lost}
        </p>
      ) : null}
      {isVaultOpen ? null : (
        <div className="notice">
          <h2>{words.closedTitle}</h2>
          <p>{words.closed}</p>
        </div>
      )}
      <About />
      {isVaultOpen && shown?.text === null ? <p className="notice">{words.unreadable(shown.version)}</p> : null}
      {isEarlier && shown.text !== null ? <Earlier version={shown.version} text={shown.text} place={place} /> : null}
      {isVaultOpen && !isEarlier && shown?.text !== null ? (
        <LockedStatementForm
          key={newest}
          newest={newest}
          text={shown?.text ?? ''}
          owner={owner}
          place={place}
          kept={kept}
        />
      ) : null}
      {versions.length > 0 ? <Versions statement={statement} place={place} /> : null}
      {newest > 0 || releases.length > 0 ? (
        <section className="dash-section" aria-labelledby="readers">
          <h2 id="readers">{words.readersHeading}</h2>
          {releases.length === 0 ? <p>{words.readersNone}</p> : null}
          {releases.map((release) => (
            <div key={release.givenAt} className="card dash-card">
              <h3>
                <PageLink href={`${place.path}/applications/${release.application}` as Route} className="text-link">
                  {words.givenTo(release.job, release.company)}
                </PageLink>
              </h3>
              <ReleaseFacts release={release} from="statement" place={place} />
            </div>
          ))}
        </section>
      ) : null}
      {newest > 0 ? <DeleteAll place={place} /> : null}
    </>
  )
}
