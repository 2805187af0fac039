import { TextField } from '@/components/forms/text-field'

type Props = { label: string; error?: string; hint?: string }

export function CodeField(props: Props) {
  return (
    <TextField
      {...props}
      id="code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={12}
      required
    />
  )
}
