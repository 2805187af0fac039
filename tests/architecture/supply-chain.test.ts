import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

type Package = { version: string; license?: string; dev?: boolean; hasInstallScript?: boolean }

const packages = Object.entries(readJson('package-lock.json').packages as Record<string, Package>)
  .filter(([path]) => path !== '')
  .map(([path, found]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...found }))

/** What we may ship, link to or build with. */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

// Their package.json names no licence, or not by its SPDX name: taken from the package itself, or from the one whose
// binaries they are.
const licencesReadByHand: [name: RegExp, licence: string][] = [
  [/^@napi-rs\/canvas-/, 'MIT'],
  [/^@next\/swc-/, 'MIT'],
  [/^@oxc-parser\/binding-/, 'MIT'],
  [/^@rolldown\/binding-/, 'MIT'],
  [/^@unrs\/resolver-binding-/, 'MIT'],
  [/^duck$/, 'BSD-2-Clause'],
  [/^png-js$/, 'MIT'],
]

const licenceOf = ({ name, license }: { name: string; license?: string }): string =>
  licencesReadByHand.find(([pattern]) => pattern.test(name))?.[1] ?? license ?? 'none'

/** Whether an SPDX expression can be satisfied by the licences we allow. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed)
  return bare.split(' AND ').every((licence) => allowedLicences.has(licence))
}

test.each([
  ['(MIT OR GPL-3.0-or-later)', true],
  ['GPL-3.0-or-later', false],
  ['MIT AND GPL-3.0-or-later', false],
  ['(MIT AND Zlib)', true],
  ['none', false],
])('a package under %s may be used: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected)
})

test('every package has a licence that we allow', () => {
  const others = packages.filter((found) => !isAllowed(licenceOf(found)))
  expect(others.map((found) => `${found.name} ${licenceOf(found)}`)).toEqual([])
})

test('copyleft is at work in our tests alone: sharp draws no picture for us, and dompurify may be had under Apache', () => {
  const copyleft = packages.filter((found) => !found.dev && /GPL|MPL/.test(licenceOf(found)))
  const others = copyleft.filter(({ name }) => !name.startsWith('@img/sharp-'))
  expect(others.map((found) => `${found.name} ${licenceOf(found)}`)).toEqual([
    'dompurify (MPL-2.0 OR Apache-2.0)',
    'jszip (MIT OR GPL-3.0-or-later)',
  ])
})

// Install scripts of packages run with our rights. Each is allowed by name, in package.json, or does not run.
const runNothing = ['@parcel/watcher', 'core-js']

test('only packages that are named here bring a script that npm would run on installing', () => {
  const allowed = Object.keys(readJson('package.json').allowScripts as Record<string, boolean>)
  const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect(withScripts.sort()).toEqual([...allowed, ...runNothing].sort())
})

/**
 * Versions below these have a published vulnerability. Recorded on 22 November 2026; `npm audit` knows more, where a
 * registry answers it, and every release begins with it (docs/libraries.md).
 */
const leastSafeVersions: [name: string, version: string, advisory: string][] = [
  ['@supabase/auth-js', '2.70.0', 'CVE-2025-48370'],
  ['@xmldom/xmldom', '0.8.4', 'CVE-2022-39353'],
  ['cookie', '0.7.0', 'CVE-2024-47764'],
  ['dompurify', '3.2.4', 'CVE-2025-26791'],
  ['jszip', '3.8.0', 'CVE-2022-48285'],
  ['mammoth', '1.11.0', 'CVE-2025-11849'],
  ['next', '16.3.3', 'GHSA-p293-qw3h-jr36'],
  ['nodemailer', '9.0.1', 'GHSA-p6gq-j5cr-w38f'],
  ['pdfjs-dist', '4.2.67', 'CVE-2024-4367'],
  ['postcss', '8.4.31', 'CVE-2023-44270'],
  ['prismjs', '1.30.0', 'CVE-2024-53382'],
  ['react-dom', '19.2.4', 'CVE-2026-23864'],
  ['underscore', '1.12.1', 'CVE-2021-23358'],
  ['undici', '7.24.0', 'GHSA-vrm6-8vpv-qv8q'],
]

const isAtLeast = (version: string, least: string) => version.localeCompare(least, 'en', { numeric: true }) >= 0

test.each(leastSafeVersions)('%s is %s or newer (%s)', (name, least) => {
  const versions = packages.filter((found) => found.name === name).map(({ version }) => version)
  expect(versions).not.toEqual([])
  expect(versions.filter((version) => !isAtLeast(version, least))).toEqual([])
})
