import { useEffect, useRef, useState } from 'react'

const [firstScreen, lastScreen] = ['where', 'check']

/** What the browser's history holds about a screen: a number that means nothing without this page's memory. */
function numberIn(state: unknown): number | undefined {
  const isObject = typeof state === 'object' && state !== null && 'screen' in state
  return isObject && typeof state.screen === 'number' ? state.screen : undefined
}

/** The screen that was shown before a reload; on a new visit the end, or whatever is not answered yet. */
const placeBefore = (kept: readonly string[]): string => kept[numberIn(window.history.state) ?? -1] ?? lastScreen

type Screens = {
  /** The id of the requested screen. */
  place: string
  /** Counts the moves, so that each can take focus: 0 before the first one. */
  moves: number
  go: (place: string) => void
  /** Forgets all screens and goes to the first. */
  restart: () => void
  /** The screens visited so far, to be stored with the answers. */
  trail: () => readonly string[]
}

/**
 * Which screen is shown, so that the browser's buttons go back and forward between screens. The history holds a
 * screen's number in the order in which they were first seen, and the URL never changes.
 * @param kept the screens visited before a reload
 */
export function useScreens(kept: readonly string[] | undefined, isReady: boolean): Screens {
  const [{ place, moves }, setShown] = useState(() => ({ place: kept ? placeBefore(kept) : firstScreen, moves: 0 }))
  const seen = useRef<string[]>(kept && kept.length > 0 ? [...kept] : [firstScreen])

  const start = useRef(place)
  useEffect(() => {
    // Until then the screen is the server's, and the history still says which one was shown.
    if (!isReady) return
    if (!seen.current.includes(start.current)) seen.current.push(start.current)
    // The router's own state must stay: without it, going back would reload the page.
    const state = window.history.state as object | null
    window.history.replaceState({ ...state, screen: seen.current.indexOf(start.current) }, '')
  }, [isReady])

  useEffect(() => {
    const show = (next: string) => setShown((before) => ({ place: next, moves: before.moves + 1 }))
    const goBack = ({ state }: PopStateEvent) => show(seen.current[numberIn(state) ?? 0] ?? firstScreen)
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [])

  const go = (next: string) => {
    if (!seen.current.includes(next)) seen.current.push(next)
    window.history.pushState({ screen: seen.current.indexOf(next) }, '')
    setShown((before) => ({ place: next, moves: before.moves + 1 }))
  }
  return {
    place,
    moves,
    go,
    restart: () => {
      seen.current = [firstScreen]
      go(firstScreen)
    },
    trail: () => seen.current,
  }
}
