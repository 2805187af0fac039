type Props = { id: string; label: string; hint?: string; isTicked: boolean; onChange: (isTicked: boolean) => void }

export function TickBox({ id, label, hint, isTicked, onChange }: Props) {
  return (
    <div className="field field-checkbox">
      <div className="checkbox-row">
        <input
          id={id}
          type="checkbox"
          autoComplete="off"
          checked={isTicked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
