import type { ComponentProps } from 'react'

import { Button } from '@/components/ui/button'

// Without this attribute, which React's types lack, Firefox keeps a disabled button disabled after a reload.
const enabledAfterReload = { autoComplete: 'off' }

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'className'>

export function SubmitButton(props: Props) {
  return <Button {...props} {...enabledAfterReload} type="submit" className="form-submit" />
}
