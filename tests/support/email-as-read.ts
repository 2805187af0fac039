const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const plain = (html: string): string =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/g, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return signs[name] ?? whole
    return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16))
  })

/** What a person reads in an email's HTML, and where its links lead; without the preview, which lists of emails show. */
export function emailAsRead(html: string): { words: string; links: string[] } {
  const body = html
    .replace(/^[^]*?<body[^>]*>/, '')
    .replace(/<div[^>]*data-skip-in-text[^]*?<\/div>/, '')
    .replace(/<!--[^]*?-->/g, '')
  const words = plain(body.replace(/<[^>]+>/g, ' '))
  return {
    words: words
      .replace(/[\s\u034f\u200b-\u200f\ufeff]+/g, ' ')
      .replace(/ (?=[.,])/g, '')
      .trim(),
    links: [...body.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => plain(href)),
  }
}
