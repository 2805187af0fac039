type Calls = {
  /** Another tab wrote to a store. */
  onStorage: (event: StorageEvent) => void
  /** The page goes, or may go without another word. */
  onHide: () => void
}

/** @returns what stops it */
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
