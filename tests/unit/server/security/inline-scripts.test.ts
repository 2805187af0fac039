import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { hashInlineScripts, inlineScriptsOfBuild } from '@/lib/server/security/inline-scripts'

// Each digest was made with: printf '%s' CODE | openssl dgst -sha256 -binary | base64
const ofOne = "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='"
const ofEmpty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test.each([
  ['one script', '<p>a</p><script>one()</script>', [ofOne]],
  ['attributes', '<script id="x" defer="">one()</script>', [ofOne]],
  ['an empty one', '<script></script>', [ofEmpty]],
  ['a file of its own', '<script src="/a.js"></script><script async="" src="/b.js"></script>', []],
  ['several', '<script>one()</script><script src="/a.js"></script><script>one()</script>', [ofOne, ofOne]],
  ['none', '<p>script</p>', []],
])('%s', (_, html, expected) => {
  expect(hashInlineScripts(html)).toEqual(expected)
})

describe('a build', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'second-chance-build-'))
    const app = join(folder, 'server', 'app')
    mkdirSync(join(app, 'guide'), { recursive: true })
    writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify({ routes: { '/': {}, '/guide/one': {} } }))
    writeFileSync(join(app, 'index.html'), '<script>one()</script>')
    writeFileSync(join(app, 'guide', 'one.html'), '<script></script>')
    writeFileSync(join(app, '_not-found.html'), '<script>one()</script><script></script>')
    writeFileSync(join(folder, 'secret.html'), '<script>secret()</script>')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ['/', [ofOne]],
    ['/guide/one', [ofEmpty]],
    ['/guide', [ofOne, ofEmpty]],
    ['/../../secret', [ofOne, ofEmpty]],
  ])('%s', (path, expected) => {
    expect(inlineScriptsOfBuild(folder)(path)).toEqual(expected)
  })

  test('that is not there has no scripts', () => {
    expect(inlineScriptsOfBuild(join(folder, 'none'))('/')).toEqual([])
  })
})
