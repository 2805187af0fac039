import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { criticalStylesOf, inlineCriticalStyles, withCriticalStyles } from '../../../../scripts/run/critical-styles'

const link = (name: string): string =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const page = (body: string, links = link('one')): string =>
  `<html><head>${links}</head><body>${body}<script>push()</script></body></html>`
const stylesOf = (body: string, sheet: string): string => {
  const made = withCriticalStyles(page(body), () => sheet)
  return /<style>(.*)<\/style>/.exec(made)?.[1] ?? ''
}

test.each([
  ['a class of the page', '.card{color:red}', '.card{color:red}'],
  ['a class of another page', '.desk{color:red}', ''],
  ['one of several selectors', '.desk,.card p{color:red}', '.card p{color:red}'],
  ['every element and its parts', '*,:before,:after{margin:0}', '*,:before,:after{margin:0}'],
  ['a part of an element that is there', '.card:before{top:0}.desk::after{top:0}', '.card:before{top:0}'],
  ['what only a hand brings about', 'a:hover{color:red}:focus-visible{top:0}', ''],
  ['what holds until then', '.card:not(:focus){translate:0}', '.card:not(:focus){translate:0}'],
  ['a state that is not there yet', '.card[open]{top:0}html:has(dialog[open]){top:0}', ''],
  ['a width', '@media (width>=4rem){.card{top:0}.desk{top:0}}', '@media (width>=4rem){.card{top:0}}'],
  ['a width for nothing in the page', '@media (width>=4rem){.desk{top:0}}', ''],
  ['a printer', '@page{margin:0}@media print{.card{top:0}}', ''],
  [
    'a dark screen',
    '@media (prefers-color-scheme:dark){:root{top:0}}',
    '@media (prefers-color-scheme:dark){:root{top:0}}',
  ],
  [
    'a movement that begins',
    '.card{animation:1s in}@keyframes in{0%{top:0}}',
    '.card{animation:1s in}@keyframes in{0%{top:0}}',
  ],
  ['a movement that does not', '.desk{animation:1s in}@keyframes in{0%{top:0}}', ''],
  ['a dialog that is closed', '.later{top:0}.later p{top:0}p{top:0}', 'p{top:0}'],
  ['what is folded away, which a sheet may show all the same', '.fold ul{top:0}', '.fold ul{top:0}'],
  ['a property that nothing asks for', '@media (width>=4rem){:root{--a:0}}p{top:0}', 'p{top:0}'],
  ['a selector that is not known', '.card:made-up{top:0}', '.card:made-up{top:0}'],
])('%s', (_, sheet, expected) => {
  const body =
    '<div class="card"><p>Words</p></div><dialog class="later"><p>More</p></dialog>' +
    '<details class="fold"><summary>Sources</summary><ul></ul></details>'
  expect(stylesOf(body, sheet)).toBe(expected)
})

test('a typeface is named by its whole address, and an address of the site stays', () => {
  const sheet = '@font-face{font-family:a;src:url(../media/a.woff2)}@font-face{font-family:b;src:url(/fonts/b.ttf)}'
  expect(stylesOf('', sheet)).toBe(
    '@font-face{font-family:a;src:url(/_next/static/media/a.woff2)}@font-face{font-family:b;src:url(/fonts/b.ttf)}',
  )
})

const off = (name: string): string => link(name).replace('/>', ' disabled=""/>')

test('the styles stand before the sheets, which are switched off, and one file with all of them follows after the last script', () => {
  const html = page('<p>Words</p>', `<title>A</title>${link('one')}${link('two')}<meta name="b"/>`)
  const made = withCriticalStyles(html, (address) => (address.includes('one') ? 'p{top:1px}' : 'p{top:2px}'))
  expect(made.replace(/[0-9a-f]{16}(?=\.later\.css)/, 'both')).toBe(
    `<html><head><title>A</title><style>p{top:1px}p{top:2px}</style>${off('one')}${off('two')}<meta name="b"/></head>` +
      '<body><p>Words</p><script>push()</script>' +
      '<link rel="stylesheet" href="/_next/static/chunks/both.later.css" data-precedence="next"/></body></html>',
  )
  expect(withCriticalStyles(made.replaceAll(/<link[^>]*>/g, ''), () => '')).toBe(made.replaceAll(/<link[^>]*>/g, ''))
})

test('pages with the same sheets share what follows, others do not', () => {
  const later = (links: string): string | undefined =>
    /[0-9a-f]{16}(?=\.later)/.exec(withCriticalStyles(page('', links), () => ''))?.[0]
  const one = link('one')
  const two = link('two')
  expect(later(one + two)).toBe(later(one + two))
  expect(new Set([later(one), later(two), later(one + two), later(two + one)]).size).toBe(4)
})

describe('a build', () => {
  let build: string
  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), 'second-chance-styles-'))
    for (const folder of ['server/app', 'static/chunks']) mkdirSync(join(build, folder), { recursive: true })
    writeFileSync(join(build, 'static/chunks/one.css'), 'p{top:1px}@font-face{font-family:a}')
    writeFileSync(join(build, 'static/chunks/two.css'), 'p:hover{top:2px}b{top:2px}')
  })
  afterEach(() => rmSync(build, { recursive: true }))

  test('has one file for the sheets of a page, in their order and without typefaces', () => {
    writeFileSync(join(build, 'server/app/a.html'), page('', link('one') + link('two')))
    inlineCriticalStyles(build)
    const made = readFileSync(join(build, 'server/app/a.html'), 'utf8')
    expect(made).toContain('<style>@font-face{font-family:a}</style>')
    const file = /href="\/_next\/(static\/chunks\/[0-9a-f]{16}\.later\.css)"/.exec(made)?.[1] ?? ''
    expect(readFileSync(join(build, file), 'utf8')).toBe('p{top:1px}\np:hover{top:2px}b{top:2px}')
  })

  test('has such a file for the sheets of a page that is made later, which then carries the styles that fit it', () => {
    const route = {
      entryCSSFiles: { layout: [{ path: 'static/chunks/two.css' }], page: [{ path: 'static/chunks/one.css' }] },
    }
    const manifest = `globalThis.__RSC_MANIFEST = { '/later/page': ${JSON.stringify(route)} }`
    writeFileSync(join(build, 'server/app/page_client-reference-manifest.js'), manifest)
    inlineCriticalStyles(build)
    const styled = criticalStylesOf(build)
    const links = link('two') + link('one')
    const made = styled(page('<p>Words</p>', links))
    expect(made).toContain('<style>p{top:1px}@font-face{font-family:a}</style>')
    expect(made).toMatch(
      /<link rel="stylesheet" href="\/_next\/static\/chunks\/[0-9a-f]{16}\.later\.css" data-precedence="next"\/>/,
    )
    expect(styled(page('<p>Others</p>', links))).toBe(made.replace('Words', 'Others'))
    expect(styled(page('<b>Words</b>', links))).toContain('<style>b{top:2px}@font-face{font-family:a}</style>')
  })

  test('leaves a page unchanged when the build has no combined file for its sheets', () => {
    const html = page('<p>Words</p>', link('one') + link('three'))
    expect(criticalStylesOf(build)(html)).toBe(html)
  })
})
