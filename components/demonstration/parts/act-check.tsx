import type { ComponentProps } from 'react'

import { TickBox } from '@/components/forms/tick-box'
import { useChoice } from '@/components/demonstration/parts/use-choice'

type Props = Omit<ComponentProps<typeof TickBox>, 'checked' | 'onTick'> & {
  isTicked: boolean
  /** Does what the tick says, and resolves once it is done or refused. */
  onTick: (isTicked: boolean) => Promise<unknown>
}

/** A checkbox that does something as soon as it is ticked. */
export function ActCheck({ isTicked, onTick, ...row }: Props) {
  const [shown, change] = useChoice(isTicked, onTick)
  return <TickBox {...row} checked={shown} onTick={change} />
}
