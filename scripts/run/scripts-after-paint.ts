import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const scriptElement = /<script src="(\/_next\/static\/[\w./~@-]+)" async=""><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const endOfPage = '</body></html>'

/**
 * Adds the scripts that the page has fetched, in a task of its own after the next frame, which is when the page has been
 * painted. A tab in the background has no frames: there it adds them at once. They have the attributes by which React and
 * the bundler find them.
 */
const starter =
  '<script>{const d=document,g=()=>d.querySelectorAll("link[as=script]").forEach(l=>{const s=d.createElement("script");' +
  's.src=l.getAttribute("href");s.async=!0;d.head.append(s)});d.hidden?g():requestAnimationFrame(()=>setTimeout(g))}</script>'

/**
 * The same page, except that its scripts run only after it was first painted. They are fetched when they were before, so
 * on a slow line nothing comes later; on a fast one, a slow processor paints before it starts React. What starts them is
 * the last element, so React finds the whole page, with the sheets that it need not fetch again.
 * @param html a page as Next.js renders it, without a nonce
 */
export function withScriptsAfterPaint(html: string): string {
  const elements = [...html.matchAll(scriptElement)]
  const first = elements[0]
  if (!first || !html.endsWith(endOfPage)) return html
  const files = [...new Set(elements.map(([, file = '']) => file))]
  const preloads = files.map((file) => `<link rel="preload" as="script" fetchPriority="low" href="${file}"/>`).join('')
  const bare = (part: string): string => part.replaceAll(scriptElement, '').replaceAll(scriptPreload, '')
  const rest = html.slice(first.index, -endOfPage.length)
  return bare(html.slice(0, first.index)) + preloads + bare(rest) + starter + endOfPage
}

/** Does this for each page of the build. */
export function runScriptsAfterPaint(build: string): void {
  const pages = join(build, 'server', 'app')
  for (const page of globSync('**/*.html', { cwd: pages })) {
    const file = join(pages, page)
    writeFileSync(file, withScriptsAfterPaint(readFileSync(file, 'utf8')))
  }
}
