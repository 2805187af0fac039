type Calls = {
  /** Another tab wrote to a store. */
  onStorage: (event: StorageEvent) => void
  /** The page is being left, or may be closed without further notice. */
  onHide: () => void
}

/** @returns a function that stops watching */
export function watchPage({ onStorage, onHide }: Calls): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHide()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', onHide)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', onHide)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
