type QueuedToast = { id: number; message: string }

const visibleAtOnce = 3
const none: readonly QueuedToast[] = []

let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

function replaceToasts(next: readonly QueuedToast[]): void {
  toasts = next
  listeners.forEach((listener) => listener())
}

/** A fourth toast pushes out the oldest: the newest is the response to what was just done. */
export function showToast(message: string): void {
  lastId += 1
  replaceToasts([...toasts, { id: lastId, message }].slice(-visibleAtOnce))
}

export function dismissToast(id: number): void {
  replaceToasts(toasts.filter((toast) => toast.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = (): readonly QueuedToast[] => toasts
export const noToasts = (): readonly QueuedToast[] => none

/**
 * A toast often says that the network failed, when it is too late to fetch the code that shows it: call this
 * beforehand.
 */
export const loadToastStack = () => import('@/components/ui/toast')
