import type { ComponentProps } from 'react'

import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { TextField } from '@/components/forms/text-field'
import { personalWords } from '@/lib/content/cv-builder/screens'

type Field = 'fullName' | 'email' | 'phone' | 'location'
type Row = { field: Field } & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck'>

const rows: readonly Row[] = [
  { field: 'fullName', autoComplete: 'name', spellCheck: false },
  { field: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  { field: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  { field: 'location', autoComplete: 'address-level2' },
]

export function PersonalStep({ tool }: StepProps) {
  const { draft, kept, change } = tool
  return (
    <>
      <p>{personalWords.text}</p>
      {rows.map(({ field, autoComplete, ...input }) => (
        <TextField
          key={field}
          {...input}
          {...personalWords[field]}
          id={fieldId(field)}
          dir="auto"
          // A shared computer must not suggest this person's name to the next one.
          autoComplete={kept.device === 'own' ? autoComplete : 'off'}
          value={draft[field]}
          onChange={({ target }) => change({ type: 'write', field, value: target.value })}
        />
      ))}
    </>
  )
}
