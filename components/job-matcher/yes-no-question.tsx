import type { ReactNode } from 'react'

import { RadioRows } from '@/components/forms/radio-rows'
import { matcherWizardWords } from '@/lib/content/job-matcher/matcher'

type Props = {
  id?: string
  error?: string
  legend: string
  hint: string
  noLabel?: string
  value: boolean | null
  onChange: (value: boolean) => void
  children?: ReactNode
}

export function YesNoQuestion({
  id,
  error,
  legend,
  hint,
  noLabel = matcherWizardWords.no,
  value,
  onChange,
  children,
}: Props) {
  return (
    <RadioRows
      id={id}
      error={error}
      legend={legend}
      hint={hint}
      options={[
        { value: 'yes', label: matcherWizardWords.yes },
        { value: 'no', label: noLabel },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    >
      {children}
    </RadioRows>
  )
}
