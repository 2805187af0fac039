'use client'

import { ErrorScreen } from '@/components/layout/error-screen'

type Props = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: Props) {
  return <ErrorScreen onTryAgain={reset} digest={error.digest} />
}
