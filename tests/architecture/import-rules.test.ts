import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')

// One fault a line: the file that has it, what it imports, and the rule that must see it.
const planted: [string, string, string][] = [
  ['lib/domain/enquiries/a.ts', 'react', 'domain-knows-zod-alone'],
  ['lib/domain/enquiries/b.ts', 'node:fs', 'domain-knows-zod-alone'],
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
  ['lib/server/enquiries/m.ts', '@supabase/supabase-js', 'supabase-in-its-folders'],
  ['lib/server/enquiries/t.ts', 'posthog-node', 'posthog-in-its-folders'],
  ['lib/server/n.ts', '@/lib/domain/disclosure/answers', 'record-answers-stay-in-the-browser'],
  ['lib/server/o.ts', '@/lib/domain/through', 'record-answers-stay-in-the-browser'],
  ['lib/client/p.ts', '@/tests/support/helper', 'nothing-imports-tests'],
  ['lib/orphans/q.ts', '@/lib/domain/through', 'unknown-folder'],
  ['lib/domain/r.ts', '@/lib/domain/s', 'no-cycles'],
]
const sound: Record<string, string> = {
  'lib/content/words.ts': '',
  'lib/server/secret.ts': '',
  'lib/client/post.ts': '',
  'components/ui/button.ts': '',
  'components/enquiries/form.ts': '',
  'lib/domain/disclosure/answers.ts': '',
  'lib/domain/through.ts': "export { value } from '@/lib/domain/disclosure/answers'",
  'lib/domain/s.ts': "import '@/lib/domain/r'",
  'tests/support/helper.ts': '',
}

type Cruise = { summary: { violations: { from: string; rule: { name: string } }[] } }

test('each rule about who may import whom sees the fault that is planted for it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-rules-'))
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\nexport const value = 1\n`)
  }
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, text] of Object.entries(sound))
    write(file, text.replace('export { value }', 'import { value as other }'))
  for (const [file, target] of planted) write(file, `import '${target}'`)

  const cruise = spawnSync(
    join(root, 'node_modules', '.bin', 'depcruise'),
    ['components', 'lib', 'tests', '--output-type', 'json', '--config', '.dependency-cruiser.cjs'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  rmSync(folder, { recursive: true, force: true })
  const { violations } = (JSON.parse(cruise.stdout) as Cruise).summary
  const seen = violations.map(({ from, rule }) => `${from} ${rule.name}`)
  expect(seen).toEqual(expect.arrayContaining(planted.map(([file, , rule]) => `${file} ${rule}`)))
}, 60_000)
