'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

import type { ToastStack } from '@/components/ui/toast'
import { currentToasts, dismissToast, loadToastStack, noToasts, subscribeToToasts } from '@/components/ui/toast-queue'

/** Radix is loaded with the first toast: its viewport has a style attribute, which must not be in the server's HTML. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts)
  const [Stack, setStack] = useState<typeof ToastStack | null>(null)

  useEffect(() => {
    if (Stack || toasts.length === 0) return
    loadToastStack().then(
      ({ ToastStack: loaded }) => setStack(() => loaded),
      // Offline there is no toast; whatever shows one also says it on the page. The next toast tries again.
      () => undefined,
    )
  }, [Stack, toasts])

  return Stack ? <Stack toasts={toasts} onDismiss={dismissToast} /> : null
}
