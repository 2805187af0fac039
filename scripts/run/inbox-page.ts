type Inbox = {
  title: string
  /** What is shown, and where it is stored. */
  sentence: string
  /** Where all of it is available as JSON. */
  jsonAt: string
  /** The inboxes beside it. */
  links?: { name: string; address: string }[]
  /** Latest first; `pages` are links to the full versions. */
  items: { summary: string; text: string; pages?: { name: string; address: string }[] }[]
}

const longestShown = 20_000

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function itemOf({ summary, text, pages = [] }: Inbox['items'][number]): string {
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}\n… ${text.length} characters in all` : text
  const links = pages.map(({ name, address }) => `<p><a href="${escaped(address)}">${escaped(name)}</a></p>`).join('')
  return `<li><details><summary>${escaped(summary)}</summary>${links}<pre tabindex="0">${escaped(shown)}</pre></details></li>`
}

/** What one of the inboxes standing in for a service has caught, as a page for a developer. */
export function inboxPage({ title, sentence, jsonAt, links = [], items }: Inbox): string {
  const others = links.map(({ name, address }) => ` · <a href="${escaped(address)}">${escaped(name)}</a>`).join('')
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
  :root { color-scheme: light dark }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
  summary { padding: .6rem 0; cursor: pointer; overflow-wrap: anywhere }
  ol { padding: 0; list-style: none }
  pre { overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(sentence)}</p>
<p><a href="">Load again</a> · <a href="${escaped(jsonAt)}">All of it as JSON</a>${others}</p>
<ol>
${items.map(itemOf).join('\n')}
</ol>
</main>
</html>
`
}
