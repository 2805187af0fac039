export type Fix = { key: string; text: string; onGo: () => void }
type Props = { title: string; text: string; fixes: readonly Fix[] }

const takeFocus = (list: HTMLElement | null): void => list?.focus()

/** An error summary for problems on other steps: takes focus when it appears, and its buttons lead to them. */
export function FixList({ title, text, fixes }: Props) {
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={takeFocus}>
      <h4 className="error-summary-title">{title}</h4>
      <p>{text}</p>
      <FixLinks fixes={fixes} />
    </div>
  )
}

/** A button for each problem, leading to where it can be fixed. */
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
