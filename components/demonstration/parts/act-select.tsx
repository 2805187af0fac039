import type { ComponentProps } from 'react'

import { useChoice } from '@/components/demonstration/parts/use-choice'
import { SelectField } from '@/components/forms/select-field'

type Props<Value extends string> = Omit<
  ComponentProps<typeof SelectField>,
  'value' | 'defaultValue' | 'onChange' | 'options'
> & {
  chosen: Value
  options: readonly { value: Value; label: string }[]
  /** Does what the choice says, and resolves once it is done or refused. */
  onChoose: (value: Value) => Promise<unknown>
}

/** A list to choose from that does something as soon as another entry is chosen. */
export function ActSelect<Value extends string>({ chosen, options, onChoose, ...field }: Props<Value>) {
  const [shown, change] = useChoice(chosen, onChoose)
  return (
    <SelectField
      {...field}
      options={options}
      value={shown}
      onChange={({ target }) => {
        const option = options.find(({ value }) => value === target.value)
        if (option) change(option.value)
      }}
    />
  )
}
