import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { inlinePartsOfBuild } from '@/lib/server/security/inline-parts'

// Each digest was made with: printf '%s' CODE | openssl dgst -sha256 -binary | base64
const ofOne = "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='"
const ofEmpty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

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
