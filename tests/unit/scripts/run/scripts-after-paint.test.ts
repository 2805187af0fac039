import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

import { hashInline } from '@/lib/server/security/hash-inline'

import { runScriptsAfterPaint, withScriptsAfterPaint } from '../../../../scripts/run/scripts-after-paint'

const file = (name: string): string => `/_next/static/chunks/${name}.js`
const script = (name: string): string => `<script src="${file(name)}" async=""></script>`
const preload = (name: string): string => `<link rel="preload" as="script" fetchPriority="low" href="${file(name)}"/>`
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const page = `<html><head>${preload('c')}${script('a')}${script('b')}<title>A</title>${old}</head><body><p>Words</p>${script('c')}<script>push()</script></body></html>`

type Added = { src?: string; async?: boolean }

/** Runs the page's starter in a tab that is hidden or not; returns what it added and what it waits for. */
function start(hidden: boolean) {
  const made = withScriptsAfterPaint(page)
  const [, starter = ''] = /<script>(\{.*?)<\/script>/.exec(made) ?? []
  const fetched = [...made.matchAll(/<link [^>]*as="script"[^>]*href="([^"]+)"/g)].map(([, href]) => href)
  const added: Added[] = []
  const waiting: Record<string, () => void> = {}
  runInNewContext(starter, {
    document: {
      hidden,
      querySelectorAll: () => fetched.map((href) => ({ getAttribute: () => href })),
      createElement: () => ({}),
      head: { append: (element: Added) => added.push(element) },
    },
    requestAnimationFrame: (act: () => void) => (waiting.frame = act),
    setTimeout: (act: () => void) => (waiting.task = act),
  })
  return { added, waiting }
}
const all = ['c', 'a', 'b'].map((name) => ({ src: file(name), async: true }))

test('the scripts are fetched where and in the order in which they were, and started by the last element of the page', () => {
  const made = withScriptsAfterPaint(page)
  expect(made.replace(/<script>\{.*?<\/script>/, '<starter>')).toBe(
    `<html><head>${preload('c')}${preload('a')}${preload('b')}<title>A</title>${old}</head><body><p>Words</p><script>push()</script><starter></body></html>`,
  )
  expect(hashInline('script', made)).toHaveLength(2)
})

test('they are added in their order, in a task after the next frame', () => {
  const { added, waiting } = start(false)
  expect(added).toEqual([])
  waiting.frame?.()
  expect(added).toEqual([])
  waiting.task?.()
  expect(added).toEqual(all)
})

test('a tab in the background, which has no frames, gets them at once', () => {
  expect(start(true).added).toEqual(all)
})

test.each([
  ['no script file', '<html><body><p>Words</p><script>one()</script></body></html>'],
  ['scripts of another form', '<script src="/_next/static/a.js" async="" crossorigin=""></script></body></html>'],
  ['another end', script('a')],
])('a page with %s does not change', (_, html) => {
  expect(withScriptsAfterPaint(html)).toBe(html)
})

test('it is done to each page of a build', () => {
  const build = mkdtempSync(join(tmpdir(), 'second-chance-scripts-'))
  mkdirSync(join(build, 'server/app/a'), { recursive: true })
  writeFileSync(join(build, 'server/app/a/b.html'), page)
  runScriptsAfterPaint(build)
  expect(readFileSync(join(build, 'server/app/a/b.html'), 'utf8')).toBe(withScriptsAfterPaint(page))
  rmSync(build, { recursive: true })
})
