/**
 * Opens another site in place of this page, so that 'Back' does not return to it. The other site is not told where
 * somebody came from.
 */
export function leaveFor(site: string): void {
  const referrer = document.createElement('meta')
  referrer.name = 'referrer'
  referrer.content = 'no-referrer'
  document.head.append(referrer)
  window.location.replace(site)
}
