/** The id of the control of a field, of the whole CV or of one entry in it. */
export const fieldId = (field: string, entryId?: string): string =>
  entryId === undefined ? `cv-${field}` : `cv-${entryId}-${field}`

/** Moves to a control: opens what it is folded away in, and shows its label too. */
export function focusField(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true
  }
  ;(control.closest('.field') ?? control).scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}

/** After what was pressed is gone from the page: the browser has drawn what stands in its place by then. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => focusField(id))
}
