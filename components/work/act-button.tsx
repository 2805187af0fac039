import type { ComponentProps } from 'react'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = Omit<ComponentProps<typeof Button>, 'className' | 'isSmall'>

/** A button that needs scripts: it keeps its place until they run, and is hidden where they never do. */
export function ActButton({ look = 'secondary', disabled, ...button }: Props) {
  const isReady = useHydrated()
  return <Button {...button} look={look} isSmall className="needs-script" disabled={disabled || !isReady} />
}
