import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')

type Rule = { name: string; from: { path?: string }; to: { pathNot?: string } }
const { forbidden } = createRequire(__filename)(join(root, '.dependency-cruiser.cjs')) as { forbidden: Rule[] }

// One fault per line: the file that has it, what it imports, and the rule that must catch it.
const planted: [string, string, string][] = [
  ['lib/domain/enquiries/a.ts', 'react', 'domain-knows-pure-libraries-alone'],
  ['lib/domain/enquiries/b.ts', 'node:fs', 'domain-knows-pure-libraries-alone'],
  ['lib/domain/enquiries/c.ts', '@/lib/content/words', 'layer-lib-domain'],
  ['lib/content/d.ts', '@/lib/server/secret', 'layer-lib-content'],
  ['lib/client/e.ts', '@/lib/server/secret', 'layer-lib-client'],
  ['lib/server/f.ts', '@/components/ui/button', 'layer-lib-server'],
  ['components/ui/g.ts', '@/lib/content/words', 'layer-components-ui'],
  ['components/forms/h.ts', '@/lib/client/post', 'layer-components-forms'],
  ['components/layout/i.ts', '@/lib/server/secret', 'layer-components-layout'],
  ['components/prose/u.ts', '@/lib/server/secret', 'layer-components-prose'],
  ['components/marketing/j.ts', '@/components/enquiries/form', 'layer-components-marketing'],
  ['components/enquiries/k.ts', '@/lib/server/secret', 'layer-components-enquiries'],
  ['components/layout/l.ts', '@radix-ui/react-toast', 'radix-in-ui'],
  ['components/cv-builder/v.ts', 'pdfkit', 'file-makers-in-their-folder'],
  ['components/cv-builder/y.ts', 'mammoth', 'file-readers-in-their-folder'],
  ['lib/server/enquiries/m.ts', '@supabase/supabase-js', 'supabase-in-its-folders'],
  ['lib/server/enquiries/t.ts', 'posthog-node', 'posthog-in-its-folders'],
  ['lib/server/n.ts', '@/lib/domain/disclosure/answers', 'record-answers-stay-in-the-browser'],
  ['lib/server/o.ts', '@/lib/domain/through', 'record-answers-stay-in-the-browser'],
  [
    'components/demonstration/partner/v.ts',
    '@/components/demonstration/visits/use-demo',
    'screens-know-no-demonstration',
  ],
  ['components/work/w.ts', '@/lib/client/passes-it-on', 'screens-know-no-demonstration'],
  ['lib/client/p.ts', '@/tests/support/helper', 'nothing-imports-tests'],
  ['lib/orphans/q.ts', '@/lib/domain/through', 'unknown-folder'],
  ['lib/domain/r.ts', '@/lib/domain/s', 'no-cycles'],
]
const sound: Record<string, string> = {
  'lib/content/words.ts': '',
  'lib/server/secret.ts': '',
  'lib/client/post.ts': '',
  'lib/content/demonstration/story/story.ts': '',
  'lib/client/passes-it-on.ts': "import '@/lib/content/demonstration/story/story'",
  'components/demonstration/visits/use-demo.ts': '',
  'components/ui/button.ts': '',
  'components/enquiries/form.ts': '',
  'lib/domain/disclosure/answers.ts': '',
  'lib/domain/through.ts': "import { value as other } from '@/lib/domain/disclosure/answers'",
  'lib/domain/s.ts': "import '@/lib/domain/r'",
  'tests/support/helper.ts': '',
}

// Each layer has a file that imports one from every layer, including itself: its rule must catch what it does not
// allow, and nothing else.
const layers = forbidden
  .filter(({ name }) => name.startsWith('layer-'))
  .map(({ name, from, to }) => {
    const path = from.path?.replace('^', '').replaceAll('[.]', '.') ?? ''
    const isFile = path.endsWith('.ts')
    const file = isFile ? path : existsSync(join(root, `${path}.ts`)) ? `${path}.ts` : `${path}/each-layer.ts`
    return { name, file, allowed: to.pathNot && new RegExp(to.pathNot) }
  })
const across = layers.map(({ name, file, allowed }) => {
  const others = layers.map((layer) => layer.file).filter((other) => other !== file)
  return { name, file, others, refused: others.filter((other) => !(allowed && allowed.test(other))) }
})

type Violation = { from: string; to: string; rule: { name: string } }
let violations: Violation[]

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-rules-'))
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\nexport const value = 1\n`)
  }
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, text] of Object.entries(sound)) write(file, text)
  for (const [file, target] of planted) write(file, `import '${target}'`)
  for (const { file, others } of across)
    write(file, others.map((other) => `import '@/${other.replace(/\.ts$/, '')}'`).join('\n'))

  const places = [
    'app',
    'components',
    'lib',
    'scripts',
    'tests',
    'instrumentation.ts',
    'middleware.ts',
    'next.config.ts',
  ]
  const cruise = spawnSync(
    join(root, 'node_modules', '.bin', 'depcruise'),
    [...places, '--output-type', 'json', '--config', '.dependency-cruiser.cjs'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  rmSync(folder, { recursive: true, force: true })
  violations = (JSON.parse(cruise.stdout) as { summary: { violations: Violation[] } }).summary.violations
}, 120_000)

test('each rule about who may import whom sees the fault that is planted for it', () => {
  const seen = violations.map(({ from, rule }) => `${from} ${rule.name}`)
  expect(seen).toEqual(expect.arrayContaining(planted.map(([file, , rule]) => `${file} ${rule}`)))
})

test.each(across)('$name sees each layer that it refuses, and lets the others pass', ({ name, file, refused }) => {
  const seen = violations.filter(({ from, rule }) => from === file && rule.name === name).map(({ to }) => to)
  expect(refused.length).toBeGreaterThan(0)
  expect(seen.sort()).toEqual([...refused].sort())
})

test('no rule is without a fault that shows it red', () => {
  const red = new Set(violations.map(({ rule }) => rule.name))
  expect(forbidden.map(({ name }) => name).filter((name) => !red.has(name))).toEqual([])
})
