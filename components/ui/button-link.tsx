import type { ComponentProps, ElementType, ReactNode } from 'react'

import { buttonClass, type ButtonLook } from '@/components/ui/button'
import { PageLink, type PageLinkProps } from '@/components/ui/page-link'

/** Goes to another page: as a `PageLink`, or as another kind of link (`anchor={ScreenLink}`, `anchor="a"`). */
export function ButtonLink<Address>(props: PageLinkProps<Address> & ButtonLook): ReactNode
export function ButtonLink<Kind extends ElementType>(
  props: ComponentProps<Kind> & ButtonLook & { anchor: Kind },
): ReactNode
export function ButtonLink({
  anchor: Anchor = PageLink,
  look,
  isSmall,
  className,
  ...link
}: ButtonLook & { anchor?: ElementType }) {
  return <Anchor {...link} className={buttonClass({ look, isSmall, className })} />
}
