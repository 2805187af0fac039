'use client'

import '@/app/globals.css'

import { ErrorScreen } from '@/components/layout/error-screen'
import { errorWords } from '@/lib/content/site/layout'

type Props = { error: Error & { digest?: string }; reset: () => void }

/** Replaces the root layout when that itself has failed. */
export default function GlobalErrorPage({ error, reset }: Props) {
  return (
    <html lang="en-GB">
      <body>
        <title>{errorWords.heading}</title>
        <ErrorScreen onTryAgain={reset} digest={error.digest} />
      </body>
    </html>
  )
}
