export type Fix = { key: string; text: string; onGo: () => void }
type Props = { title: string; text: string; fixes: readonly Fix[] }

const takeFocus = (list: HTMLElement | null): void => list?.focus()

/** An error summary whose faults are on another step: takes focus when it appears, and goes there by buttons. */
export function FixList({ title, text, fixes }: Props) {
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={takeFocus}>
      <h4 className="error-summary-title">{title}</h4>
      <p>{text}</p>
      <FixLinks fixes={fixes} />
    </div>
  )
}

/** A button for each, which goes to where it can be mended. */
export function FixLinks({ fixes }: Pick<Props, 'fixes'>) {
  return (
    <ul className="error-summary-list">
      {fixes.map(({ key, text: fault, onGo }) => (
        <li key={key}>
          <button type="button" className="cv-link" onClick={onGo}>
            {fault}
          </button>
        </li>
      ))}
    </ul>
  )
}
