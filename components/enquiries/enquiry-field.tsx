import type { UseFormRegisterReturn } from 'react-hook-form'

import { controls, wordsFor, type TypedField } from '@/components/enquiries/enquiry-fields'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { organisationTypeWords } from '@/lib/content/callback-form'
import type { FormSource } from '@/lib/domain/enquiries/callback-enquiry'

type Props = {
  id: string
  field: TypedField
  source: FormSource
  error?: string
  registration: UseFormRegisterReturn
}

const organisationTypeOptions = [
  { value: '', label: organisationTypeWords.noneChosen },
  ...Object.entries(organisationTypeWords.labels).map(([value, label]) => ({ value, label })),
]

export function EnquiryField({ id, field, source, error, registration }: Props) {
  const { kind, ...input } = controls[field]
  const shared = { id, error, ...wordsFor(field, source), ...registration }
  if (kind === 'organisation-type') return <SelectField {...shared} options={organisationTypeOptions} />
  if (kind === 'free-text') return <TextAreaField {...shared} />
  return <TextField {...shared} {...input} />
}
