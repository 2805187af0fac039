import Link, { type LinkProps } from 'next/link'

export type PageLinkProps<Address> = LinkProps<Address>

/**
 * A link to one of our pages. Pages are not prefetched: a home page's links would cost a phone some 45 kB, and nobody
 * opens them all.
 */
export function PageLink<Address>(props: PageLinkProps<Address>) {
  return <Link {...props} prefetch={false} />
}
