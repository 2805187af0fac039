/** After an action whose own button goes away: the focus moves to the heading of what changed, and nothing scrolls. */
export const focusHeading = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true })
