import { useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { TextAreaField } from '@/components/forms/text-area-field'
import { candidateDisclosureWords as words } from '@/lib/content/demonstration/candidate/disclosure'
import type { Statement } from '@/lib/domain/dashboards/service-state'
import { dayText } from '@/lib/content/wording/date-text'

type Props = { statement: Statement | null; run: RunNoted }

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** The person's own words, with questions to think about but no sentences to copy. */
export function DisclosureStatementForm({ statement, run }: Props) {
  const version = statement?.version ?? 0
  const [typed, setTyped] = useState<{ text: string; version: number } | null>(null)
  // What was typed belongs to its version: once that is saved, or the demo is reset, the stored text is shown.
  const text = typed?.version === version ? typed.text : (statement?.text ?? '')
  const [error, setError] = useState<string | null>(null)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() === '') {
      setError(words.saveEmpty)
      return event.currentTarget.querySelector('textarea')?.focus()
    }
    setError(null)
    run({ type: 'statement/save', text: text.trim() }, { done: words.saveDone(version + 1) })
  }
  return (
    <section className="dash-section" aria-labelledby="statement">
      <h2 id="statement">{words.statementHeading}</h2>
      <p>{words.statementIntro}</p>
      <ul className="bullet-list">
        {words.prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
      <form className="dash-form" onSubmit={save} noValidate>
        <TextAreaField
          id="statement-text"
          name="statement"
          label={words.statementLabel}
          hint={words.demoNote}
          rows={9}
          maxLength={5000}
          value={text}
          onChange={({ target }) => setTyped({ text: target.value, version })}
          {...(error && { error })}
        />
        <p className="small">
          {words.words(countWords(text))}
          {statement ? ` ${words.version} ${statement.version}, ${words.savedOn} ${dayText(statement.savedOn)}.` : ''}
        </p>
        <div className="not-on-paper">
          <ActButton type="submit" look="primary">
            {words.save}
          </ActButton>
        </div>
      </form>
    </section>
  )
}
