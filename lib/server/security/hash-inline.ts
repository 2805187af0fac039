import { createHash } from 'node:crypto'

const inlineElements = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
}

/** The source expression, for a policy, of a script or style with this content. */
export const hashOf = (content: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The source expressions, for a policy, of the inline scripts or styles in a page's HTML. */
export const hashInline = (element: keyof typeof inlineElements, html: string): string[] =>
  Array.from(html.matchAll(inlineElements[element]), ([, content = '']) => hashOf(content))
