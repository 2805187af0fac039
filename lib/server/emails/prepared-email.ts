import 'server-only'

import type { ReactElement } from 'react'

import { renderBoth } from '@/lib/server/emails/render-both'

/** An email that is rendered except for some words. */
export type PreparedEmail = (words: Readonly<Partial<Record<string, string>>>) => { html: string; text: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const asHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '').replaceAll('\n', '<br/>')

// Made of characters that need no escaping in HTML or in URLs.
const placeholders = /~(\w+)~/

/** A placeholder in an element for words to be filled in later. */
export const placeholder = (name: string): string => `~${name}~`

/**
 * Renders an element once. Words filled in later are escaped in its HTML, with line breaks as <br/>, and unchanged in its
 * text. They are never searched for placeholders themselves.
 */
export async function prepareEmail(element: ReactElement): Promise<PreparedEmail> {
  const { html, text } = await renderBoth(element)
  // Every second part is the name of a placeholder.
  const [htmlParts, textParts] = [html.split(placeholders), text.split(placeholders)]
  return (words) => {
    function word(name: string): string {
      const given = words[name]
      if (given === undefined) throw new Error(`an email has a placeholder for ${name}, and no word for it`)
      return given
    }
    return {
      html: htmlParts.map((part, at) => (at % 2 ? asHtml(word(part)) : part)).join(''),
      text: textParts.map((part, at) => (at % 2 ? word(part) : part)).join(''),
    }
  }
}
