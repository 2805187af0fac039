import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { StatementField } from '@/components/hiring/statement/statement-field'
import { StatementText } from '@/components/hiring/statement/statement-text'
import { PageLink } from '@/components/ui/page-link'
import { statementWords as words } from '@/lib/content/hiring/statement'

type Props = {
  /** The number of the newest version; 0 if there is none. */
  newest: number
  text: string
  /** The account, for which this tab keeps what is typed; null where nothing is kept. */
  owner: string | null
  place: CandidatePlace
  kept: KeptForm | null
}

/** Where the person writes. */
export function LockedStatementForm({ newest, text, owner, place, kept }: Props) {
  return (
    <section className="dash-section" aria-labelledby="write">
      <h2 id="write">{newest === 0 ? words.writeHeading : words.again}</h2>
      <details className="dash-more">
        <summary>{words.ideasHeading}</summary>
        <ul>
          {words.ideas.map((idea) => (
            <li key={idea}>{idea}</li>
          ))}
        </ul>
        <p>
          <PageLink href="/disclosure-calculator" className="text-link">
            {words.spentLink}
          </PageLink>
        </p>
      </details>
      <PostedForm
        to={place.forms}
        action="statement-save"
        submit={newest === 0 ? words.save : words.saveNew}
        hidden={{ version: String(newest) }}
        kept={kept}
      >
        {owner === null ? (
          <StatementField saved={text} error={problemOf(kept, 'text')} />
        ) : (
          <>
            <StatementText owner={owner} saved={text} error={problemOf(kept, 'text')} />
            <p>{words.keptInTab}</p>
          </>
        )}
      </PostedForm>
    </section>
  )
}
