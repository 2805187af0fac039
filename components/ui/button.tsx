import type { ComponentProps } from 'react'

export type ButtonLook = {
  /** A warning is for what cannot be undone. */
  look?: 'primary' | 'secondary' | 'warning' | 'quiet'
  isSmall?: boolean
  /** What the surroundings add, such as a margin. */
  className?: string | undefined
}

/**
 * For an element that looks like a button but is neither a button nor a link: the head of a menu that opens in place.
 */
export function buttonClass({ look = 'primary', isSmall = false, className }: ButtonLook): string {
  return ['button', `button-${look}`, isSmall && 'button-small', className].filter(Boolean).join(' ')
}

/** Does something on this page. It submits no form unless `type` says so. */
export function Button({ look, isSmall, className, ...button }: ComponentProps<'button'> & ButtonLook) {
  return <button type="button" {...button} className={buttonClass({ look, isSmall, className })} />
}
