const doubleClick = 600

/** The second half of a double click was meant for the previous screen, and would land on whatever is there now. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  const kinds = ['mousedown', 'click'] as const
  for (const kind of kinds) document.addEventListener(kind, ignore, true)
  setTimeout(() => {
    for (const kind of kinds) document.removeEventListener(kind, ignore, true)
  }, doubleClick)
}

/**
 * Shows a new screen of a tool from its top, below the page's header, and moves focus to its heading. Focus alone would
 * leave it wherever the page happened to be: in the middle of the window, or at the bottom.
 */
export function showScreen(tool: HTMLElement | null, heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  tool?.scrollIntoView({ behavior: 'instant' })
  ignoreSecondClick()
}
