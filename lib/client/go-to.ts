/** A full page load, so that the address is asked of the server and nothing of this page is kept. */
export function goTo(path: string): void {
  window.location.assign(path)
}
