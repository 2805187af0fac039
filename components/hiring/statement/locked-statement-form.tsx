import { PostedForm } from '@/components/work/posted-form'
import { StatementText } from '@/components/hiring/statement/statement-text'
import { PageLink } from '@/components/ui/page-link'
import { statementWords as words } from '@/lib/content/hiring/statement'

/**
 * Where the person writes.
 * @param newest the number of the newest version; 0 if there is none
 * @param owner the account
 */
export function LockedStatementForm({ newest, text, owner }: { newest: number; text: string; owner: string }) {
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
        to="candidate"
        action="statement-save"
        submit={newest === 0 ? words.save : words.saveNew}
        hidden={{ version: String(newest) }}
        kept={null}
      >
        <StatementText owner={owner} saved={text} />
        <p>{words.keptInTab}</p>
      </PostedForm>
    </section>
  )
}
