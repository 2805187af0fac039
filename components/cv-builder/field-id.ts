/** The id of a field's control, for the whole CV or for one entry in it. */
export const fieldId = (field: string, entryId?: string): string =>
  entryId === undefined ? `cv-${field}` : `cv-${entryId}-${field}`

/** Moves focus to a control: opens whatever it is folded away in, and brings its label into view too. */
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

/** For when the button that was pressed disappears: by the next frame the browser has drawn what replaces it. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => focusField(id))
}
