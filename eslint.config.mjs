import next from 'eslint-config-next'
import tseslint from 'typescript-eslint'

const clientDirective = 'Program > ExpressionStatement > Literal[value="use client"]'
const refuseEverywhere = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that owns it.' },
  { selector: 'ExportNamedDeclaration[source]', message: 'No re-exports: import from the file that owns it.' },
  {
    selector: 'ImportDeclaration[source.value="next/link"]',
    message: 'Link with PageLink, which fetches no page ahead.',
  },
  {
    selector: 'ImportDeclaration[source.value=/^\\.\\.?\\u002f/]',
    message: 'Import by the @/ alias, so that moving a file changes nothing in it.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'A strict content security policy refuses style attributes: use a class.',
  },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Render elements, not HTML text.' },
  {
    selector: 'JSXAttribute[name.name="className"] > Literal[value=/^button( |$)/]',
    message: 'Use Button or ButtonLink of components/ui/button.',
  },
]
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only, except where Next.js asks for a default.',
}
const noProcessEnv = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Settings are read in lib/server/env.ts and lib/public-env.ts only.',
}
const noClientPage = {
  selector: clientDirective,
  message: "Pages and layouts are server components: put 'use client' on a leaf.",
}

const restrict = (...rules) => ({ 'no-restricted-syntax': ['error', ...rules] })
const withoutRelativeImports = refuseEverywhere.filter(({ selector }) => !selector.startsWith('ImportDeclaration'))
const nextFiles = [
  'app/**/{page,layout,error,global-error,not-found,global-not-found,forbidden,unauthorized,loading,sitemap,robots}.{ts,tsx}',
]

const config = [
  { ignores: ['**/.next/**', '.data/**', 'next-env.d.ts', 'test-results/**', 'playwright-report/**'] },
  ...next,
  ...tseslint.configs.strict,
  {
    rules: {
      'no-console': 'error',
      'no-alert': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      ...restrict(...refuseEverywhere, noDefaultExport, noProcessEnv),
    },
  },
  { files: nextFiles, rules: restrict(...refuseEverywhere, noProcessEnv, noClientPage) },
  // Next.js requires error screens to be client components.
  { files: ['app/error.tsx', 'app/global-error.tsx'], rules: restrict(...refuseEverywhere, noProcessEnv) },
  // The two readers of settings, and the hook that Next.js calls in each runtime.
  {
    files: ['lib/server/env.ts', 'lib/public-env.ts', 'instrumentation.ts'],
    rules: restrict(...withoutRelativeImports, noDefaultExport),
  },
  // Also read by `npm run role`, without a build: Node.js does not know the alias.
  {
    files: ['lib/content/account/role-emails.ts', 'lib/domain/emails/*.ts'],
    rules: restrict(...withoutRelativeImports, noDefaultExport, noProcessEnv),
  },
  // The only place that decides what is prefetched, and the hook that tells whether such a link is opening.
  {
    files: ['components/ui/page-link.tsx', 'components/ui/use-is-opening.ts'],
    rules: restrict(
      ...refuseEverywhere.filter(({ selector }) => !selector.includes('next/link')),
      noDefaultExport,
      noProcessEnv,
    ),
  },
  // JSON-LD is the text of a script element, which React would otherwise escape.
  {
    files: ['app/structured-data.tsx'],
    rules: restrict(
      ...refuseEverywhere.filter(({ selector }) => !selector.includes('dangerouslySetInnerHTML')),
      noDefaultExport,
      noProcessEnv,
    ),
  },
  // The renderer of share images only understands style attributes.
  {
    files: ['app/share/**/share-image.tsx'],
    rules: restrict(
      ...refuseEverywhere.filter(({ selector }) => !selector.includes('"style"')),
      noDefaultExport,
      noProcessEnv,
    ),
  },
  // Commands and their tests run in Node.js without the bundler: they may use relative imports, process.env and the terminal.
  {
    files: ['scripts/**', 'tests/**', '*.config.{ts,mjs}', '.dependency-cruiser.cjs'],
    rules: { 'no-console': 'off', ...restrict(...withoutRelativeImports) },
  },
  // Nor do email programs.
  {
    files: ['scripts/emails/email-templates.tsx'],
    rules: restrict(...withoutRelativeImports.filter(({ selector }) => !selector.includes('"style"'))),
  },
  { files: ['.dependency-cruiser.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
]

export default config
