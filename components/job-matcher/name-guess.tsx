import { describedBy, FieldError } from '@/components/forms/field'
import { backgroundWords } from '@/lib/content/job-matcher/matcher'
import { inferGroup, typicalNames } from '@/lib/domain/job-matcher/infer-group'

const id = 'first-name'

type Props = { name: string; error: string | undefined; onChange: (name: string) => void }

/** The box has no `name`, so that no form can ever submit it, and no spelling check, which some browsers send away. */
export function NameGuess({ name, error, onChange }: Props) {
  const { label, hint, guess, wrong, lists, listsNote } = backgroundWords.name
  const groupLabels = backgroundWords.ethnicity.options
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <FieldError id={id} error={error} />
      <input
        id={id}
        className="text-input"
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
        value={name}
        onChange={({ target }) => onChange(target.value)}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
      />
      <p role="status" className="matcher-guess">
        {name.trim() === '' ? null : (
          <>
            {guess} <strong>{groupLabels[inferGroup(name)]}</strong>. {wrong}
          </>
        )}
      </p>
      <details className="source-list">
        <summary>{lists}</summary>
        <p>{listsNote}</p>
        <dl className="matcher-names">
          {(['White', 'Black'] as const).map((group) => (
            <div key={group}>
              <dt>{groupLabels[group]}</dt>
              <dd>{typicalNames[group].join(', ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
