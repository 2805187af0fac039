'use client'

import { DoorMark } from '@/components/layout/door-mark'
import { errorWords } from '@/lib/content/layout-words'

type Props = { onTryAgain: () => void }

export function ErrorScreen({ onTryAgain }: Props) {
  return (
    <main id="main" className="page plain-page error-screen">
      <DoorMark />
      <h1>{errorWords.heading}</h1>
      <p className="lead">{errorWords.text}</p>
      <div className="button-row">
        <button type="button" className="button button-primary" onClick={onTryAgain}>
          {errorWords.tryAgain}
        </button>
        {/* A full load: whatever broke in this page's scripts is left behind. */}
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- see above */}
        <a href="/" className="button button-secondary">
          {errorWords.goHome}
        </a>
      </div>
    </main>
  )
}
