import { startTransition, useOptimistic, type ComponentProps } from 'react'

import { CheckRow } from '@/components/dashboard/parts/check-row'

type Props = Omit<ComponentProps<typeof CheckRow>, 'checked' | 'onChange'> & {
  isTicked: boolean
  /** Does what the tick says, and resolves once it is done or refused. */
  onTick: (isTicked: boolean) => Promise<unknown>
}

/** A checkbox that does something: it shows the new state while that is being done. */
export function ActCheck({ isTicked, onTick, ...row }: Props) {
  const [shown, show] = useOptimistic(isTicked)
  return (
    <CheckRow
      {...row}
      checked={shown}
      onChange={({ currentTarget: { checked } }) =>
        startTransition(async () => {
          show(checked)
          await onTick(checked)
        })
      }
    />
  )
}
