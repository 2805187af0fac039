import type { ComponentProps } from 'react'

import { Button } from '@/components/ui/button'

// Firefox keeps a disabled button disabled after a reload, unless it has this attribute (which React's types leave out).
const enabledAfterReload = { autoComplete: 'off' }

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'className'>

export function SubmitButton(props: Props) {
  return <Button {...props} {...enabledAfterReload} type="submit" className="form-submit" />
}
