'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import {
  choose,
  closeConsent,
  consentOnServer,
  currentConsent,
  subscribeToConsent,
  type Answer,
  type Consent,
} from '@/lib/client/analytics/consent'
import { consentWords as words } from '@/lib/content/analytics/consent'
import { dayText } from '@/lib/content/wording/date-text'
import { isQuestionWelcome } from '@/lib/domain/analytics/analytics-paths'

function presentChoice({ answer, on, isSignalled }: Consent): string {
  if (!answer) return isSignalled ? words.nowSignalled : words.nowNone
  const day = on ? dayText(on) : ''
  return `${answer === 'yes' ? words.nowYes : words.nowNo} ${day}.`
}

/** Whether somebody is typing, or has pressed something and not let it go. */
const isBusy = (): boolean =>
  document.activeElement?.matches('input, select, textarea') === true ||
  document.querySelector(':is(a, button):active') !== null

/**
 * True once the person has scrolled or moved to a second page: nobody is asked before they have seen the first. While they
 * type or press something, the question waits for a later scroll, so that it covers neither.
 */
function useHasLookedRound(path: string): boolean {
  const [firstPath] = useState(path)
  const [hasLooked, setHasLooked] = useState(false)
  const cameFromHere = useSyncExternalStore(neverChanges, isComingFromHere, () => false)
  const isSecondPage = cameFromHere || path !== firstPath
  useEffect(() => {
    if (hasLooked) return
    const note = () => setHasLooked((hasAlready) => hasAlready || !isBusy())
    window.addEventListener('scroll', note, { passive: true })
    const frame = isSecondPage ? requestAnimationFrame(note) : null
    return () => {
      window.removeEventListener('scroll', note)
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }, [hasLooked, isSecondPage])
  return hasLooked
}

const neverChanges = () => () => undefined
const isComingFromHere = (): boolean => document.referrer.startsWith(`${window.location.origin}/`)

/** Asks once whether analytics may run. It is not shown on private pages, where nothing runs whatever the answer. */
export function ConsentBar() {
  const consent = useSyncExternalStore(subscribeToConsent, currentConsent, consentOnServer)
  const path = usePathname()
  const hasLookedRound = useHasLookedRound(path)
  const bar = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [saved, setSaved] = useState('')
  const isReopened = consent?.isReopened ?? false
  const isAsking = consent?.answer === null && !consent.isSignalled && isQuestionWelcome(path) && hasLookedRound

  useEffect(() => {
    if (!isReopened) return
    cameFrom.current = document.activeElement
    bar.current?.focus()
  }, [isReopened])

  function leave(): void {
    // The button that had focus disappears: focus returns to where the person was, or moves on to the page.
    const next = isReopened ? cameFrom.current : document.getElementById('main')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }

  function answer(given: Answer): void {
    leave()
    setSaved(given === 'yes' ? words.thanksYes : words.thanksNo)
    choose(given)
  }

  function close(): void {
    leave()
    closeConsent()
  }

  return (
    <div aria-live="polite" className="consent">
      {consent && (isAsking || isReopened) ? (
        <section
          ref={bar}
          aria-label={words.regionLabel}
          tabIndex={-1}
          className="consent-bar"
          onKeyDown={(event) => (isReopened && event.key === 'Escape' ? close() : undefined)}
        >
          <div className="page consent-row">
            <p>
              {words.question} <span className="consent-never">{words.never} </span>
              {isReopened ? `${presentChoice(consent)} ` : null}
              <PageLink href={words.more.href}>{words.more.label}</PageLink>
            </p>
            <div className="consent-buttons">
              <Button look="secondary" onClick={() => answer('yes')}>
                {words.accept}
                <span className="visually-hidden">{words.answerEnd}</span>
              </Button>
              <Button look="secondary" onClick={() => answer('no')}>
                {words.refuse}
                <span className="visually-hidden">{words.answerEnd}</span>
              </Button>
            </div>
          </div>
        </section>
      ) : (
        <p className="visually-hidden">{saved}</p>
      )}
    </div>
  )
}
