'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

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
import { consentWords as words } from '@/lib/content/consent'
import { isAnalyticsAllowed } from '@/lib/domain/analytics/analytics-paths'

const dateFormat = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

function presentChoice({ answer, on, isSignalled }: Consent): string {
  if (!answer) return isSignalled ? words.nowSignalled : words.nowNone
  const day = on ? new Date(`${on}T00:00:00Z`).toLocaleDateString('en-GB', dateFormat) : ''
  return `${answer === 'yes' ? words.nowYes : words.nowNo} ${day}.`
}

/** Asks once whether analytics may run. It is not shown on private pages, where nothing runs whatever the answer. */
export function ConsentBar() {
  const consent = useSyncExternalStore(subscribeToConsent, currentConsent, consentOnServer)
  const isAllowedHere = isAnalyticsAllowed(usePathname())
  const bar = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [saved, setSaved] = useState('')
  const isReopened = consent?.isReopened ?? false
  const isAsking = consent?.answer === null && !consent.isSignalled && isAllowedHere

  useEffect(() => {
    if (!isReopened) return
    cameFrom.current = document.activeElement
    bar.current?.focus()
  }, [isReopened])

  function leave(): void {
    // The button that had the focus goes: back to where the person was, or on to the page.
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
              {words.question} {isReopened ? `${presentChoice(consent)} ` : null}
              <PageLink href={words.more.href}>{words.more.label}</PageLink>
            </p>
            <div className="consent-buttons">
              <button type="button" className="button button-secondary" onClick={() => answer('yes')}>
                {words.accept}
              </button>
              <button type="button" className="button button-secondary" onClick={() => answer('no')}>
                {words.refuse}
              </button>
            </div>
          </div>
        </section>
      ) : (
        <p className="visually-hidden">{saved}</p>
      )}
    </div>
  )
}
