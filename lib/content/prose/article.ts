import type { PublishedSource } from '@/lib/content/figures/figure'
import type { Prose } from '@/lib/content/prose/prose'
import type { SitePath } from '@/lib/content/site/pages'

export type DescribedLink = { label: string; href: SitePath; text: string }

type Table = {
  kind: 'table'
  /** One press away, with the caption as its line: not everybody needs it. */
  isFolded?: boolean
  caption: string
  head: readonly string[]
  /** The first cell of each row is its heading. */
  rows: readonly (readonly Prose[])[]
}

export type ArticleBlock =
  | Prose
  | { kind: 'list' | 'steps'; items: readonly Prose[] }
  /** Text set apart from the rest: a question, a sentence to say, a form to copy. */
  | { kind: 'quote'; text: Prose }
  | Table

export type ArticleSection = {
  id: string
  heading: string
  blocks: readonly ArticleBlock[]
  sources?: readonly PublishedSource[]
}

/** A text page: one column, sections with their sources, and where to go next. */
export type Article = {
  heading: string
  lead: string
  /** What readers must know first, such as which nation's law applies. */
  note?: Prose
  /** A button directly after the short answer. */
  call?: DescribedLink
  sections: readonly ArticleSection[]
  next: readonly DescribedLink[]
}

export const articleWords = {
  onThisPage: 'On this page',
  sources: 'Where this comes from',
  next: 'What you can do now',
  breadcrumbs: 'You are here',
} as const
