import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')

// The file a fault is planted in (it need not exist), the fault, and part of the message about it.
const planted: [string, string, string][] = [
  ['lib/domain/x.ts', "export * from '@/lib/domain/enquiries/reference'\n", 'No barrels'],
  ['lib/domain/x.ts', "export { isReference } from '@/lib/domain/enquiries/reference'\n", 'No re-exports'],
  ['lib/domain/x.ts', "import { isReference } from './enquiries/reference'\nexport const a = isReference\n", 'alias'],
  ['components/layout/x.tsx', "import Link from 'next/link'\nexport const A = Link\n", 'PageLink'],
  ['lib/domain/x.ts', 'export enum Kind { A }\n', 'union of literals'],
  ['lib/domain/x.ts', 'const a = 1\nexport default a\n', 'Named exports only'],
  ['lib/server/x.ts', 'export const a = process.env.SITE_URL\n', 'Settings are read in'],
  ['lib/server/x.ts', "export const a = (): void => console.log('a')\n", 'no-console'],
  ['lib/client/x.ts', "export const a = (): void => window.alert('a')\n", 'no-alert'],
  ['lib/domain/x.ts', 'export const a = (b: any): unknown => b\n', 'no-explicit-any'],
  ['lib/domain/x.ts', 'export const a = (b?: string): string => b!\n', 'no-non-null-assertion'],
  ['lib/domain/x.ts', 'export interface A { b: string }\n', 'consistent-type-definitions'],
  ['components/ui/x.tsx', 'export const A = () => <p style={{ color: "red" }}>a</p>\n', 'style attributes'],
  ['components/ui/x.tsx', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "a" }} />\n', 'not HTML text'],
  ['components/jobs/x.tsx', 'export const A = () => <a className="button button-primary">a</a>\n', 'ButtonLink'],
  [
    'app/(site)/x/page.tsx',
    "'use client'\nexport default function Page() {\n  return <p>a</p>\n}\n",
    'server components',
  ],
]

type Result = { messages: { message: string; ruleId: string | null }[] }

test('each lint rule of ours sees the fault that is planted for it', () => {
  const script = `
    import { ESLint } from 'eslint'
    const eslint = new ESLint()
    const results = []
    for (const [filePath, text] of ${JSON.stringify(planted)}) results.push((await eslint.lintText(text, { filePath }))[0])
    console.log(JSON.stringify(results))
  `
  const ran = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const results = JSON.parse(ran.stdout) as Result[]
  expect(results).toHaveLength(planted.length)
  planted.forEach(([file, fault, expected], index) => {
    const said = results[index]?.messages.map(({ message, ruleId }) => `${ruleId}: ${message}`).join('\n')
    expect(`${file} ${fault} -> ${said}`).toContain(expected)
  })
}, 60_000)
