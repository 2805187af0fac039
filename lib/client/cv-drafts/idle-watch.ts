import { sharedMinutes } from '@/lib/domain/cv/keep-time'

const warnAfterMs = 13 * 60 * 1000
const wipeAfterMs = sharedMinutes * 60 * 1000
// Not `scroll`: the page scrolls by itself when the warning appears, which would dismiss the warning.
const signs = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const

export type IdleWatch = { stop: () => void; touch: () => void }

/**
 * Calls `onSoon` after 13 minutes without input, `onWipe` after 15, and `onBack` when somebody is there again. A laptop
 * that was asleep is checked when it wakes, because timers stop during sleep.
 */
export function watchIdle(calls: { onSoon: () => void; onBack: () => void; onWipe: () => void }): IdleWatch {
  let touchedAt = Date.now()
  let isSoon = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(timer)
    signs.forEach((sign) => window.removeEventListener(sign, touch))
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
  const look = () => {
    const idleFor = Date.now() - touchedAt
    if (idleFor >= wipeAfterMs) {
      stop()
      calls.onWipe()
      return
    }
    if (idleFor >= warnAfterMs && !isSoon) {
      isSoon = true
      calls.onSoon()
    }
    clearTimeout(timer)
    timer = setTimeout(look, (isSoon ? wipeAfterMs : warnAfterMs) - idleFor)
  }
  const touch = () => {
    // The first input after a sleep must not save what should already be gone.
    if (Date.now() - touchedAt >= wipeAfterMs) {
      look()
      return
    }
    touchedAt = Date.now()
    if (!isSoon) return
    isSoon = false
    calls.onBack()
    look()
  }

  signs.forEach((sign) => window.addEventListener(sign, touch, { passive: true }))
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  look()
  return { stop, touch }
}
