import type { UseFormRegisterReturn } from 'react-hook-form'

import type { Control } from '@/components/enquiries/controls'
import { ConsentField } from '@/components/forms/consent-field'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'

type Props = {
  id: string
  control: Control
  words: { label: string; hint?: string }
  error?: string
  registration: UseFormRegisterReturn
}

/** One field of a form, as described in its list. */
export function EnquiryField({ id, control, words, error, registration }: Props) {
  const shared = { id, error, ...words, ...registration }
  switch (control.kind) {
    case 'choice':
      return <SelectField {...shared} options={control.options} />
    case 'free-text':
      return <TextAreaField {...shared} rows={control.rows} />
    case 'tick-box':
      return <ConsentField {...shared} defaultChecked={control.startsTicked} />
    case 'line': {
      const { type, autoComplete, spellCheck } = control
      return <TextField {...shared} type={type} autoComplete={autoComplete} spellCheck={spellCheck} />
    }
  }
}
