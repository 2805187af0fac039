import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const scriptElement = /<script src="(\/_next\/static\/[\w./~@-]+)" async=""><\/script>/g
const endOfPage = '</body></html>'

/**
 * Adds the scripts that the page has fetched, in a task of its own after the next frame. A tab in the background has no
 * frames: there it adds them at once. They have the attributes by which React and the bundler find them.
 */
const starter =
  '<script>{const d=document,g=()=>d.querySelectorAll("link[as=script]").forEach(l=>{const s=d.createElement("script");' +
  's.src=l.getAttribute("href");s.async=!0;d.head.append(s)});d.hidden?g():requestAnimationFrame(()=>setTimeout(g))}</script>'

const preloadOf = (file: string): string => `<link rel="preload" as="script" fetchPriority="low" href="${file}"/>`

/**
 * The same page, except that its scripts run only after it was first painted. They are fetched when they were before, and
 * in the same order, so on a slow line nothing comes later; on a fast one, a slow processor paints before it starts React.
 * What starts them is the last element, so React finds the whole page, with the sheets that it need not fetch again.
 * @param html a page as Next.js renders it, without a nonce
 */
export function withScriptsAfterPaint(html: string): string {
  if (!html.endsWith(endOfPage) || html.search(scriptElement) < 0) return html
  const preloaded = html.slice(0, -endOfPage.length).replaceAll(scriptElement, (_, file: string) => {
    return html.includes(preloadOf(file)) ? '' : preloadOf(file)
  })
  return preloaded + starter + endOfPage
}

/** Does this for each page of the build. */
export function runScriptsAfterPaint(build: string): void {
  const pages = join(build, 'server', 'app')
  for (const page of globSync('**/*.html', { cwd: pages })) {
    const file = join(pages, page)
    writeFileSync(file, withScriptsAfterPaint(readFileSync(file, 'utf8')))
  }
}
