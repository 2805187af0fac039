import { join } from 'node:path'
import ts from 'typescript'

import { pagePaths, trailTo } from '@/lib/content/site/pages'
import {
  breadcrumbData,
  faqData,
  organizationData,
  structuredDataText,
  websiteData,
} from '@/lib/content/site/structured-data'

const site = 'https://www.example.org'
const root = join(__dirname, '..', '..', '..', '..')

/** What the compiler finds when each JSON text is held against schema.org's types. */
function faultsOf(texts: Record<string, { type: string; json: string }>): string[] {
  const lines = Object.values(texts).map(
    ({ type, json }, index) => `const data${index}: WithContext<${type}> = ${json}`,
  )
  const source = [
    "import type { BreadcrumbList, FAQPage, Organization, WebSite, WithContext } from 'schema-dts'",
    ...lines,
    `export const all = [${lines.map((_, index) => `data${index}`).join(', ')}] satisfies WithContext<Organization | WebSite | BreadcrumbList | FAQPage>[]`,
  ].join('\n')
  const file = join(root, 'tests', 'unit', 'content', 'structured-data-in-memory.ts')
  const options: ts.CompilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: [] }
  options.module = ts.ModuleKind.ESNext
  options.moduleResolution = ts.ModuleResolutionKind.Bundler
  options.target = ts.ScriptTarget.ES2022
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('all that the pages say in JSON-LD fits the types of schema.org', () => {
  const texts = Object.fromEntries(
    pagePaths.map((path) => [path, { type: 'BreadcrumbList', json: structuredDataText(breadcrumbData(site, path)) }]),
  )
  texts.organization = { type: 'Organization', json: structuredDataText(organizationData(site)) }
  texts.website = { type: 'WebSite', json: structuredDataText(websiteData(site)) }
  const questions = [{ question: 'Who?', answer: 'You </script> & "me"' }]
  texts.faq = { type: 'FAQPage', json: structuredDataText(faqData(questions)) }
  expect(faultsOf(texts)).toEqual([])
}, 60_000)

test('the check itself finds a property and a value that schema.org does not know', () => {
  const json = JSON.stringify({ ...(organizationData(site) as object), colour: 'pine' })
  expect(faultsOf({ wrong: { type: 'Organization', json } }).join()).toContain('colour')
}, 60_000)

test('breadcrumbs lead from the home page to the page, by full addresses', () => {
  expect(trailTo('/employer-guide/dbs-checks')).toEqual([
    '/',
    '/employers',
    '/employer-guide',
    '/employer-guide/dbs-checks',
  ])
  expect(trailTo('/')).toEqual(['/'])
  expect(breadcrumbData(site, '/candidates/ai-tools').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
    { '@type': 'ListItem', position: 2, name: 'For candidates', item: `${site}/candidates` },
    { '@type': 'ListItem', position: 3, name: 'AI Tools', item: `${site}/candidates/ai-tools` },
  ])
})

test('no text can close the script element that contains it', () => {
  const text = structuredDataText(faqData([{ question: '</script><script>alert(1)</script>', answer: '<!--' }]))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ name: '</script><script>alert(1)</script>' }] })
})
