import type { PublishedSource } from '@/lib/content/figures/figure'
import type { Prose } from '@/lib/content/prose/prose'
import type { SitePath } from '@/lib/content/site/pages'

export type DescribedLink = { label: string; href: SitePath; text: string }

type Table = {
  kind: 'table'
  caption: string
  head: readonly string[]
  /** The first cell of each row is its heading. */
  rows: readonly (readonly Prose[])[]
}

export type ArticleBlock =
  | Prose
  | { kind: 'list' | 'steps'; items: readonly Prose[] }
  /** A question, a sentence to say, a form to copy: words set apart from the rest. */
  | { kind: 'quote'; text: Prose }
  | Table

export type ArticleSection = {
  id: string
  heading: string
  blocks: readonly ArticleBlock[]
  sources?: readonly PublishedSource[]
}

/** A page of plain text: one column, sections with their sources, and where to go next. */
export type Article = {
  heading: string
  lead: string
  /** What the reader must know first, such as which law it is about. */
  note?: Prose
  /** A button right after the answer in short. */
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
