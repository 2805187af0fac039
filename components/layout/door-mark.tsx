/** The brand's motif: an arched door, the horizon beyond it, and the sun coming up. Decoration only. */
export function DoorMark() {
  return (
    <svg className="door-mark" viewBox="0 0 32 32" width="36" height="36" aria-hidden="true" focusable="false">
      <path className="door-mark-frame" d="M5 29V14a11 11 0 0 1 22 0v15z" />
      <path className="door-mark-sun" d="M10 22a6 6 0 0 1 12 0z" />
      <path className="door-mark-horizon" d="M1 29h30M8 22h16" />
    </svg>
  )
}
