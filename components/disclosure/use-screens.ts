import { useEffect, useRef, useState } from 'react'

const [firstScreen, lastScreen] = ['where', 'check']

/** What the browser's history keeps of a screen: a number that means nothing without this page's memory. */
function numberIn(state: unknown): number | undefined {
  const isObject = typeof state === 'object' && state !== null && 'screen' in state
  return isObject && typeof state.screen === 'number' ? state.screen : undefined
}

/** The screen that was shown when the page was loaded again; in a new visit the end, or what is not answered yet. */
const placeBefore = (kept: readonly string[]): string => kept[numberIn(window.history.state) ?? -1] ?? lastScreen

type Screens = {
  /** The id of the screen that is asked for. */
  place: string
  /** Counts the moves, so that each can take focus: 0 before the first one. */
  moves: number
  go: (place: string) => void
  /** Forgets all screens and goes to the first. */
  restart: () => void
  /** The screens that were gone through, for whoever keeps the answers. */
  trail: () => readonly string[]
}

/**
 * Which screen is shown, so that the browser's buttons go back and forward between screens. The history holds the number
 * of a screen in the order in which they were first seen, and the address never changes.
 * @param kept the screens that were gone through before a reload
 */
export function useScreens(kept: readonly string[] | undefined, isReady: boolean): Screens {
  const [{ place, moves }, setShown] = useState(() => ({ place: kept ? placeBefore(kept) : firstScreen, moves: 0 }))
  const seen = useRef<string[]>(kept && kept.length > 0 ? [...kept] : [firstScreen])

  const start = useRef(place)
  useEffect(() => {
    // Before that the screen is the server's, and the history still says which one was shown.
    if (!isReady) return
    if (!seen.current.includes(start.current)) seen.current.push(start.current)
    // What the router keeps there stays: without it, going back would load the page again.
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
