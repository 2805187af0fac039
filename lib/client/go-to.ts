/** A full page load, so that the server handles the request and nothing of this page is kept. */
export function goTo(path: string): void {
  window.location.assign(path)
}
