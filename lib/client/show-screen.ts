/**
 * Shows a new screen of a tool from its top, below the page's header, and moves focus to its heading. Focus alone would
 * leave it wherever the page happened to be: in the middle of the window, or at its foot.
 */
export function showScreen(tool: HTMLElement | null, heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  tool?.scrollIntoView({ behavior: 'instant' })
}
