import type { AnalyticsEvent } from './decode-analytics.ts'

const longestShown = 20_000

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function itemOf(event: AnalyticsEvent): string {
  const all = JSON.stringify(event, null, 2)
  const shown = all.length > longestShown ? `${all.slice(0, longestShown)}\n… ${all.length} characters in all` : all
  const page = typeof event.properties.$pathname === 'string' ? ` on ${event.properties.$pathname}` : ''
  const title = `${event.receivedAt.slice(11, 19)} ${event.event}${page}`
  return `<li><details><summary>${escaped(title)}</summary><pre tabindex="0">${escaped(shown)}</pre></details></li>`
}

/** What was received, the latest first, as a page for a developer. */
export function inboxPage(events: AnalyticsEvent[], eventsKept: number): string {
  const list = events.toReversed().map(itemOf).join('\n')
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Analytics inbox</title>
<style>
  :root { color-scheme: light dark }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
  summary { padding: .6rem 0; cursor: pointer }
  ol { padding: 0; list-style: none }
  pre { overflow: auto }
</style>
<main>
<h1>Analytics inbox</h1>
<p>This is what would have gone to PostHog: ${events.length} events, the latest first. It is kept in memory only, the last ${eventsKept}, and goes nowhere else.</p>
<p><a href="/">Load again</a> · <a href="/events">All of it as JSON</a></p>
<ol>
${list}
</ol>
</main>
</html>
`
}
