/**
 * Daylight through an open door: an arch, the sun on the horizon behind it, and the light it casts. Decoration only.
 */
export function OpenDoor() {
  return (
    <svg className="open-door" viewBox="0 0 420 440" aria-hidden="true" focusable="false">
      <path className="open-door-light" d="M118 330h184l96 110H22z" />
      <path className="open-door-sky" d="M100 330V170a110 110 0 0 1 220 0v160z" />
      <path className="open-door-sun" d="M146 262a64 64 0 0 1 128 0z" />
      <path className="open-door-ground" d="M100 262h220v68H100z" />
      <path className="open-door-path" d="M196 262h28l44 68H152z" />
      <path className="open-door-leaf" d="M320 330V170a110 110 0 0 0-24-69l74 34q22 18 22 52v180z" />
      <circle className="open-door-handle" cx="376" cy="252" r="6" />
      <path className="open-door-frame" d="M100 330V170a110 110 0 0 1 220 0v160" />
      <path className="open-door-horizon" d="M0 330h420" />
    </svg>
  )
}
