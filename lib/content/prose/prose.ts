import type { SitePath } from '@/lib/content/site/pages'

type TextLink = { label: string; href: `tel:${string}` | `mailto:${string}` | `https://${string}` | SitePath }

/** A paragraph: plain text, or text and links in sequence. */
export type Prose = string | readonly (string | TextLink)[]
