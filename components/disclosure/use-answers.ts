import { useEffect, useState } from 'react'

import {
  dropKept,
  dropTab,
  readKept,
  readTab,
  touchTab,
  whenDroppedElsewhere,
  writeKept,
  writeTab,
} from '@/components/disclosure/kept-answers'
import { useScreens } from '@/components/disclosure/use-screens'
import { leaveFor } from '@/lib/client/leave-for'
import { neutralSite } from '@/lib/content/site/neutral-site'
import { noCalculatorAnswers, type CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { prune } from '@/lib/domain/disclosure-wizard/change-answers'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Notice = 'cleared' | 'removed' | 'keepFailed' | 'keptRefused' | 'resumed' | 'tabResumed'

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
  const onDevice = found === 'refused' ? undefined : found
  const [inTab] = useState(() => (isReady && !onDevice ? readTab() : undefined))
  const kept = onDevice ?? inTab
  const [answers, setAnswers] = useState<CalculatorAnswers>(() =>
    kept ? prune(kept.answers, today) : noCalculatorAnswers,
  )
  const [isKept, setIsKept] = useState(onDevice !== undefined)
  const [notice, setNotice] = useState<Notice | undefined>(
    found === 'refused' ? 'keptRefused' : onDevice ? 'resumed' : inTab ? 'tabResumed' : undefined,
  )
  const { place, moves, go, restart, trail } = useScreens(kept?.trail, isReady)

  // The browser's back/forward cache would show the answers for as long as it likes to anybody who goes back to the page.
  useEffect(() => {
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', forget)
    window.addEventListener('pagehide', touchTab)
    const stop = whenDroppedElsewhere(() => setIsKept(false))
    return () => {
      window.removeEventListener('pageshow', forget)
      window.removeEventListener('pagehide', touchTab)
      stop()
    }
  }, [])

  const forgetAll = () => {
    dropKept()
    dropTab()
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
      const current = { answers: next, trail: trail() }
      const isWritten = !isKept || writeKept(current)
      if (!isKept || !isWritten) writeTab(current)
      setIsKept(isKept && isWritten)
      setNotice(isWritten ? said : 'keepFailed')
    },
    keep: (wanted) => {
      const current = { answers, trail: trail() }
      const isWritten = wanted && writeKept(current)
      if (!wanted) dropKept()
      if (isWritten) dropTab()
      else writeTab(current)
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
