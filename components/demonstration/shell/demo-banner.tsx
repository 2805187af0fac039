'use client'

import { useState } from 'react'

import { ActButton } from '@/components/work/act-button'
import { keepVisit, useKeptVisit } from '@/lib/client/demo-visit-store'
import { partWords } from '@/lib/content/dashboards/part-words'
import { demoWords } from '@/lib/content/demonstration/demo-words'

/** On every page of the demonstration: that nothing here is real, and how to start again. */
export function DemoBanner() {
  const kept = useKeptVisit()
  const [before, setBefore] = useState<string | null>(null)
  const isReset = before !== null && kept === ''

  const reset = () => {
    setBefore(kept)
    keepVisit('')
  }
  const undo = () => {
    keepVisit(before ?? '')
    setBefore(null)
  }

  return (
    <aside className="demo-banner" aria-label={demoWords.label}>
      <p>
        <strong>{demoWords.banner}</strong>{' '}
        <span className="demo-banner-more needs-script not-on-paper">{demoWords.bannerMore}</span>
        <span className="needs-no-script not-on-paper">{demoWords.noScript}</span>
      </p>
      <div className="demo-banner-reset not-on-paper">
        <p role="status">{isReset ? demoWords.resetDone : null}</p>
        {isReset && before !== '' ? <ActButton onClick={undo}>{partWords.undo}</ActButton> : null}
        <ActButton onClick={reset}>{demoWords.reset}</ActButton>
      </div>
    </aside>
  )
}
