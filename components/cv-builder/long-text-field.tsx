import type { ReactNode } from 'react'

import { TextAreaField } from '@/components/forms/text-area-field'

type Props = {
  id: string
  label: string
  hint: string
  rows?: number
  value: string
  onChange: (value: string) => void
  children?: ReactNode
}

/** Several lines in the person's own words: plain text, with the device's own spellchecker set to British English. */
export function LongTextField({ onChange, children, ...field }: Props) {
  return (
    <div className="cv-long-text">
      <TextAreaField
        {...field}
        lang="en-GB"
        dir="auto"
        spellCheck
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      {children}
    </div>
  )
}
