'use client'

import { DoorMark } from '@/components/layout/door-mark'
import { Button, buttonClass } from '@/components/ui/button'
import { isTypedKept } from '@/lib/client/forget-old-typed'
import { useHydrated } from '@/lib/client/use-hydrated'
import { errorWords } from '@/lib/content/site/layout'

type Props = { onTryAgain: () => void; digest?: string | undefined }

export function ErrorScreen({ onTryAgain, digest }: Props) {
  const isKept = useHydrated() && isTypedKept()
  return (
    <main id="main" className="page plain-page error-screen">
      <DoorMark />
      <h1>{errorWords.heading}</h1>
      <p className="lead">{errorWords.text}</p>
      {isKept ? <p>{errorWords.kept}</p> : null}
      {/* Next.js gives it to an error on the server, and the log has it too. */}
      {digest === undefined ? null : <p>{errorWords.reference(digest)}</p>}
      <div className="button-row">
        <Button onClick={onTryAgain}>{errorWords.tryAgain}</Button>
        {/* A full page load leaves behind whatever broke in this page's scripts. This screen is sent with every page, so
            it does without the router's link. */}
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- see above */}
        <a href="/" className={buttonClass({ look: 'secondary' })}>
          {errorWords.goHome}
        </a>
      </div>
    </main>
  )
}
