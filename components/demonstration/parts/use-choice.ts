import { startTransition, useOptimistic } from 'react'

/**
 * What a control shows that acts as soon as it is changed: the new value while that is being done, then what holds.
 * @param choose does what the new value says, and resolves once it is done or refused
 */
export function useChoice<Value>(value: Value, choose: (value: Value) => Promise<unknown>) {
  const [shown, show] = useOptimistic(value)
  const change = (to: Value): void =>
    startTransition(async () => {
      show(to)
      await choose(to)
    })
  return [shown, change] as const
}
