import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the server's HTML and while hydrating it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
