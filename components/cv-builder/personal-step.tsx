import { useState, type ComponentProps } from 'react'

import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId } from '@/components/cv-builder/field-id'
import { TextField } from '@/components/forms/text-field'
import { personalWords } from '@/lib/content/cv-builder/screens'
import { isOddEmail } from '@/lib/domain/cv/missing-parts'

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
  // Nobody is told while they are still typing.
  const [isTyping, setIsTyping] = useState(false)
  const isOdd = !isTyping && isOddEmail(draft.email)
  return (
    <>
      <p>{personalWords.text}</p>
      {rows.map(({ field, autoComplete, ...input }) => (
        <TextField
          key={field}
          {...input}
          {...personalWords[field]}
          {...(field === 'email' && {
            ...(isOdd && { error: personalWords.oddEmail }),
            onFocus: () => setIsTyping(true),
            onBlur: () => setIsTyping(false),
          })}
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
