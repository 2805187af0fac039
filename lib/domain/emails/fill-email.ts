const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const signOf = (name: string): string =>
  entities[name] ?? (name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : '')

/** The plain text of an email made from one of our templates, for screen readers and old phones. */
export function textOf(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a\s*>/g, '$2:\n$1')
    .replace(/<\/(p|h1|h2)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#\d{2});/g, (_, name: string) => signOf(name))
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * An email in both forms, with the layout's placeholders filled in. What is filled in is text, so nothing that somebody
 * typed becomes a tag or a placeholder. Each text of a list becomes a paragraph; empty ones are left out.
 * @param layout HTML in which a list stands between `<p ...>` and `</p>`
 */
export function fillEmail(
  layout: string,
  words: Readonly<Record<string, string | readonly string[]>>,
): { html: string; text: string } {
  const html = layout.replace(/(<p[^>]*>)?\{(\w+)\}/g, (whole, open: string | undefined, name: string) => {
    const word = words[name]
    if (word === undefined) return whole
    const paragraphs = [word].flat().filter((text) => text !== '')
    return (open ?? '') + paragraphs.map(escaped).join(`</p>${open ?? ''}`)
  })
  return { html, text: textOf(html) }
}
