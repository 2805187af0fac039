import type { ArticleSection } from '@/lib/content/prose/article'
import type { PublishedSource } from '@/lib/content/figures/figure'
import type { Prose } from '@/lib/content/prose/prose'
import type { PagePath } from '@/lib/content/site/pages'

type WebAddress = `https://${string}`

export type PhoneLine = {
  /** For people to read, in groups of digits. */
  number: string
  hours?: string
  cost?: string
}

type Sources = readonly [PublishedSource, ...PublishedSource[]]

export type ResourceItem = {
  id: string
  title: string
  /** Where it applies, if not in the whole UK. */
  nation?:
    | 'England'
    | 'England and Wales'
    | 'England, Scotland and Wales'
    | 'England, Wales and Northern Ireland'
    | 'London'
    | 'Northern Ireland'
    | 'Scotland'
  purpose: Prose
  /** Rules that are easier to read as a list. */
  points?: readonly { name: string; text: string }[]
  how: Prose
  cost?: Prose
  phone?: PhoneLine
  web?: { label: string; href: WebAddress }
  /** The equivalent in the other nations of the UK. */
  elsewhere?: Prose
  sources: Sources
}

export type ResourceTopic = {
  path: Extract<PagePath, '/resources' | `/resources/${string}`>
  heading: string
  lead: string
  topicHeading: string
  note?: Prose
  items: readonly ResourceItem[]
  /** Something longer that few people need, after the items: one line that opens. */
  appendix?: ArticleSection
}

export type CrisisLine = {
  id: string
  name: string
  reach:
    | { kind: 'call'; number: string }
    | { kind: 'text'; number: string }
    | { kind: 'web'; label: string; href: WebAddress }
  note: Prose
  sources: Sources
}

export type ResourceTool = {
  title: string
  href: '/cv-builder' | '/disclosure-calculator' | '/job-matcher' | '/candidates/ai-tools'
  state: string
  text: string
}

/** The link that dials a number. */
export const telephoneHref = (number: string): `tel:${string}` => `tel:${number.replaceAll(/\D/g, '')}`
