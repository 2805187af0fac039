/** For an action whose own button disappears: focus moves to the heading of what changed, without scrolling. */
export const focusHeading = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true })
