import { useEffect, useState } from 'react'

import { dropKept, readKept, whenDroppedElsewhere, writeKept } from '@/components/disclosure/kept-answers'
import { useScreens } from '@/components/disclosure/use-screens'
import { leaveFor } from '@/lib/client/leave-for'
import { neutralSite } from '@/lib/content/site/neutral-site'
import { noCalculatorAnswers, type CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { prune } from '@/lib/domain/disclosure-wizard/change-answers'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Notice = 'cleared' | 'removed' | 'keepFailed' | 'keptRefused' | 'resumed'

type AnswersInHand = {
  answers: CalculatorAnswers
  /** The id of the requested screen. */
  place: string
  /** Counts the moves, so that each can take focus: 0 before the first one. */
  moves: number
  isKept: boolean
  notice: Notice | undefined
  /** Takes new answers and goes to a screen; stores them if the person asked for that. */
  move: (next: CalculatorAnswers, to: string, said?: Notice) => void
  keep: (wanted: boolean) => void
  clear: () => void
  leave: () => void
}

/** The answers so far, and what this device stores of them. Nothing leaves it. */
export function useAnswers(isReady: boolean, today: PlainDate): AnswersInHand {
  const [found] = useState(() => (isReady ? readKept() : undefined))
  const kept = found === 'refused' ? undefined : found
  const [answers, setAnswers] = useState<CalculatorAnswers>(() =>
    kept ? prune(kept.answers, today) : noCalculatorAnswers,
  )
  const [isKept, setIsKept] = useState(kept !== undefined)
  const [notice, setNotice] = useState<Notice | undefined>(
    found === 'refused' ? 'keptRefused' : kept ? 'resumed' : undefined,
  )
  const { place, moves, go, restart, trail } = useScreens(kept?.trail, isReady)

  // The browser's back/forward cache would show the answers to anybody who goes back to the page.
  useEffect(() => {
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', forget)
    const stop = whenDroppedElsewhere(() => setIsKept(false))
    return () => {
      window.removeEventListener('pageshow', forget)
      stop()
    }
  }, [])

  const forgetAll = () => {
    dropKept()
    setIsKept(false)
    setAnswers(noCalculatorAnswers)
    setNotice('cleared')
  }
  return {
    answers,
    place,
    moves,
    isKept,
    notice,
    move: (next, to, said) => {
      go(to)
      setAnswers(next)
      const isWritten = !isKept || writeKept({ answers: next, trail: trail() })
      setIsKept(isKept && isWritten)
      setNotice(isWritten ? said : 'keepFailed')
    },
    keep: (wanted) => {
      const isWritten = wanted && writeKept({ answers, trail: trail() })
      if (!wanted) dropKept()
      setIsKept(isWritten)
      setNotice(wanted && !isWritten ? 'keepFailed' : undefined)
    },
    clear: () => {
      forgetAll()
      restart()
    },
    leave: () => {
      forgetAll()
      leaveFor(neutralSite)
    },
  }
}
