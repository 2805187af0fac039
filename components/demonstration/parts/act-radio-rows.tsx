import type { ComponentProps } from 'react'

import { RadioRows } from '@/components/forms/radio-rows'
import { useChoice } from '@/components/demonstration/parts/use-choice'

type Props<Value extends string> = Omit<
  ComponentProps<typeof RadioRows<Value>>,
  'value' | 'defaultValue' | 'onChange'
> & {
  chosen: Value
  /** Does what the choice says, and resolves once it is done or refused. */
  onChoose: (value: Value) => Promise<unknown>
}

/** Radio buttons that do something as soon as one is chosen. */
export function ActRadioRows<Value extends string>({ chosen, onChoose, ...rows }: Props<Value>) {
  const [shown, change] = useChoice(chosen, onChoose)
  return <RadioRows {...rows} value={shown} onChange={change} />
}
