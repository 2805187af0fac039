import 'server-only'

import type { ReactElement } from 'react'

import { renderBoth } from '@/lib/server/emails/render-both'

/** An email that is rendered except for some words. */
export type Mould = (words: Readonly<Partial<Record<string, string>>>) => { html: string; text: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const asHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '').replaceAll('\n', '<br/>')

// Made of characters that need no escaping in HTML or in URLs.
const gaps = /~(\w+)~/

/** A placeholder in an element for words to be filled in later. */
export const gap = (name: string): string => `~${name}~`

/**
 * Renders an element once. Words filled in later are escaped in its HTML, with line breaks as <br/>, and unchanged in its
 * text. They are never searched for gaps themselves.
 */
export async function mouldOf(element: ReactElement): Promise<Mould> {
  const { html, text } = await renderBoth(element)
  // Every second part is the name of a gap.
  const [htmlParts, textParts] = [html.split(gaps), text.split(gaps)]
  return (words) => {
    function word(name: string): string {
      const given = words[name]
      if (given === undefined) throw new Error(`an email has a gap for ${name}, and no word for it`)
      return given
    }
    return {
      html: htmlParts.map((part, at) => (at % 2 ? asHtml(word(part)) : part)).join(''),
      text: textParts.map((part, at) => (at % 2 ? word(part) : part)).join(''),
    }
  }
}
