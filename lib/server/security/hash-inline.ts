import { createHash } from 'node:crypto'

const inlineElements = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
}

/** The source expressions, for a policy, of the inline scripts or styles in a page's HTML. */
export function hashInline(element: keyof typeof inlineElements, html: string): string[] {
  return Array.from(html.matchAll(inlineElements[element]), ([, content = '']) => {
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  })
}
