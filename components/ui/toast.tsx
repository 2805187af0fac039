'use client'

import '@/app/styles/toast.css'

import * as Radix from '@radix-ui/react-toast'

type Props = {
  toasts: readonly { id: number; message: string }[]
  onDismiss: (id: number) => void
}

const dismissAfterMs = 4000

export function ToastStack({ toasts, onDismiss }: Props) {
  return (
    <Radix.Provider duration={dismissAfterMs} label="Notification">
      {toasts.map(({ id, message }) => (
        <Radix.Root key={id} className="toast" onOpenChange={(open) => (open ? undefined : onDismiss(id))}>
          <Radix.Description className="toast-message">{message}</Radix.Description>
          <Radix.Close className="toast-dismiss" aria-label="Dismiss">
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toast-viewport" />
    </Radix.Provider>
  )
}
