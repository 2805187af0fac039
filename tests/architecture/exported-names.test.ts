import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(__dirname, '..', '..')

// Next.js finds these by their name, in files of app/ alone.
const namesForNext = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  ...['metadata', 'generateMetadata', 'viewport', 'generateViewport', 'generateStaticParams', 'generateSitemaps'],
  ...['dynamic', 'dynamicParams', 'revalidate', 'fetchCache', 'runtime', 'preferredRegion', 'maxDuration'],
  ...['alt', 'size', 'contentType'],
])

const isExported = (statement: ts.Statement): boolean => {
  const kinds = ts.canHaveModifiers(statement) ? ts.getModifiers(statement)?.map(({ kind }) => kind) : undefined
  return !!kinds?.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))

/** The names that a file exports, except its default. */
function exportedNames(file: string, text: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement
      return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : []
    }
    if (!isExported(statement)) return []
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement)
    return isNamed && statement.name ? [statement.name.text] : []
  })
}

/** Each name that several files export, with those files. */
function exportedTwice(texts: Readonly<Record<string, string>>): string[] {
  const exporters = new Map<string, string[]>()
  for (const [file, text] of Object.entries(texts)) {
    // A type and a function of one name in one file are one thing.
    for (const name of new Set(exportedNames(file, text))) {
      if (file.startsWith('app/') && namesForNext.has(name)) continue
      exporters.set(name, [...(exporters.get(name) ?? []), file])
    }
  }
  return [...exporters]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.join(', ')}`)
    .sort()
}

const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root }).sort()
const sources = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

test('a name is exported from one file only, so that it says which thing it is wherever it is read', () => {
  expect(exportedTwice(sources)).toEqual([])
  expect(files.length).toBeGreaterThan(500)
})

test('the same name from two files is seen, whatever it names', () => {
  const planted = {
    ...sources,
    'lib/domain/a.ts': 'export const planted = 1\nexport type Shape = string\nexport default 1\n',
    'lib/content/b.ts': 'export function planted(): void {}\nconst Shape = 1\nexport { Shape }\nexport default 1\n',
    'components/ui/c.tsx': 'export const { first, inner: [second] } = given\nexport class Third {}\n',
    'app/api/d.ts': 'export async function first() {}\nexport interface Third {}\nexport let second = 1\n',
    'app/api/e/route.ts': 'export const GET = one\n',
    'app/api/f/route.ts': 'export const GET = other\n',
    'lib/client/g.ts': 'export const metadata = 1\n',
    'lib/server/h.ts': 'export const metadata = 2\nconst planted = 3\n',
  }
  expect(exportedTwice(planted)).toEqual([
    'Shape: lib/domain/a.ts, lib/content/b.ts',
    'Third: components/ui/c.tsx, app/api/d.ts',
    'first: components/ui/c.tsx, app/api/d.ts',
    'metadata: lib/client/g.ts, lib/server/h.ts',
    'planted: lib/domain/a.ts, lib/content/b.ts',
    'second: components/ui/c.tsx, app/api/d.ts',
  ])
})
