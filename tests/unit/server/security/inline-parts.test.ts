import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { hashInline, inlinePartsOfBuild } from '@/lib/server/security/inline-parts'

// Each digest was made with: printf '%s' CODE | openssl dgst -sha256 -binary | base64
const ofOne = "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='"
const ofEmpty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test.each([
  ['one script', '<p>a</p><script>one()</script>', [ofOne]],
  ['attributes', '<script id="x" defer="">one()</script>', [ofOne]],
  ['an empty one', '<script></script>', [ofEmpty]],
  ['a file of its own', '<script src="/a.js"></script><script async="" src="/b.js"></script>', []],
  ['several', '<script>one()</script><script src="/a.js"></script><script>one()</script>', [ofOne, ofOne]],
  ['a style', '<style>one()</style>', []],
  ['none', '<p>script</p>', []],
])('scripts: %s', (_, html, expected) => {
  expect(hashInline('script', html)).toEqual(expected)
})

test.each([
  ['one', '<head><style>one()</style></head>', [ofOne]],
  ['a file of its own and a script', '<link rel="stylesheet" href="/a.css"/><script>one()</script>', []],
])('styles: %s', (_, html, expected) => {
  expect(hashInline('style', html)).toEqual(expected)
})

describe('a build', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'second-chance-build-'))
    const app = join(folder, 'server', 'app')
    mkdirSync(join(app, 'guide'), { recursive: true })
    writeFileSync(
      join(folder, 'prerender-manifest.json'),
      JSON.stringify({ routes: { '/': {}, '/guide/one': {}, '/_not-found': {} } }),
    )
    writeFileSync(
      join(folder, 'app-path-routes-manifest.json'),
      JSON.stringify({ a: '/', b: '/guide/one', c: '/jobs', d: '/jobs/[id]', e: '/_not-found' }),
    )
    writeFileSync(join(app, 'index.html'), '<script>one()</script>')
    writeFileSync(join(app, 'guide', 'one.html'), '<style>one()</style><script></script>')
    writeFileSync(join(app, '_not-found.html'), '<script>one()</script><script></script>')
    writeFileSync(join(folder, 'secret.html'), '<script>secret()</script>')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const ofNoPage = { scripts: [ofOne, ofEmpty], styles: [] }
  test.each([
    ['/', { scripts: [ofOne], styles: [] }],
    ['/guide/one', { scripts: [ofEmpty], styles: [ofOne] }],
    ['/guide', ofNoPage],
    ['/../../secret', ofNoPage],
    ['/jobs', 'by-nonce'],
    ['/jobs/driver', 'by-nonce'],
    ['/jobs/driver/more', ofNoPage],
  ] as const)('%s', (path, expected) => {
    expect(inlinePartsOfBuild(folder)(path)).toEqual(expected)
  })

  test('that is not there has no scripts and no styles', () => {
    expect(inlinePartsOfBuild(join(folder, 'none'))('/')).toEqual({ scripts: [], styles: [] })
  })
})
