import type { ComponentProps } from 'react'

import { useHydrated } from '@/lib/client/use-hydrated'

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  look?: 'primary' | 'secondary' | 'quiet'
}

/** A button that does something through scripts: it keeps its place until they run, and is not drawn where they never do. */
export function ActButton({ look = 'secondary', disabled, ...button }: Props) {
  const isReady = useHydrated()
  return (
    <button
      type="button"
      {...button}
      className={`button button-${look} button-small needs-script`}
      disabled={disabled || !isReady}
    />
  )
}
