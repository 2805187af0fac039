import 'server-only'

import type { ReactElement } from 'react'

import { renderBoth } from '@/lib/server/emails/render-both'

/** An e-mail that is rendered but for some words. */
export type Mould = (words: Readonly<Partial<Record<string, string>>>) => { html: string; text: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const asHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '').replaceAll('\n', '<br/>')

// Of letters that neither HTML nor an address has to write in another way.
const gaps = /~(\w+)~/

/** Stands in an element for a word that comes later. */
export const gap = (name: string): string => `~${name}~`

/**
 * Renders an element once: the words that come later stand in its HTML escaped, with their line breaks, and in its text as they are.
 * What is put in is never looked through for gaps.
 */
export async function mouldOf(element: ReactElement): Promise<Mould> {
  const { html, text } = await renderBoth(element)
  // Every second part is the name of a gap.
  const [htmlParts, textParts] = [html.split(gaps), text.split(gaps)]
  return (words) => {
    const word = (name: string): string => words[name] ?? ''
    return {
      html: htmlParts.map((part, at) => (at % 2 ? asHtml(word(part)) : part)).join(''),
      text: textParts.map((part, at) => (at % 2 ? word(part) : part)).join(''),
    }
  }
}
