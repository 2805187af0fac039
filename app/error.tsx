'use client'

import { ErrorScreen } from '@/components/layout/error-screen'

type Props = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ reset }: Props) {
  return <ErrorScreen onTryAgain={reset} />
}
