import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const stylesOf = (text: string): string[] =>
  [...text.matchAll(/(?:import|@import) '(?:@\/app|\.)\/(styles\/[\w-]+\.css)'/g)].map(([, path]) => `app/${path}`)

const sheets = globSync('app/styles/*.css', { cwd: root }).sort()
const classNames = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)

/** Each selector in a style sheet: what precedes a brace, without at-rules, split at commas. */
function selectorsOf(sheet: string): string[] {
  const rules = read(sheet).replaceAll(/\/\*.*?\*\//gs, '')
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/).map((selector) => selector.trim()))
}

const selectors = sheets.flatMap((sheet) => selectorsOf(sheet).map((selector) => ({ sheet, selector })))
const styled = new Set(selectors.flatMap(({ selector }) => classNames(selector)))

/** What each `className` of a component may be: whole names, and the beginnings of names made from a value. */
function classesDrawnBy(file: string): string[] {
  const text = read(file)
  const drawn: string[] = []
  for (const { 0: head, index } of text.matchAll(/className\s*[=:]\s*|return \[/g)) {
    const rest = text.slice(index + head.length)
    const quote = head.startsWith('return') ? undefined : /^["']/.exec(rest)?.[0]
    let end = quote ? rest.indexOf(quote, 1) : 0
    if (!quote)
      for (let depth = head.startsWith('return') ? 1 : 0; end < rest.length; end++) {
        if ('{(['.includes(rest.charAt(end))) depth++
        if ('})]\n'.includes(rest.charAt(end)) && --depth <= 0) break
      }
    drawn.push(...rest.slice(0, end).split(/[\s"'`]+/))
  }
  return drawn
}

const matches = (drawn: string, name: string): boolean =>
  drawn === name || (drawn.includes('${') && name.startsWith(drawn.slice(0, drawn.indexOf('${')) || ' '))

const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/from '@\/([^']+)'|import\('@\/([^']+)'\)/g)].flatMap(([, from, lazy]) =>
    ['.tsx', '.ts'].map((end) => `${from ?? lazy}${end}`).filter((path) => existsSync(join(root, path))),
  )

/** A file and everything that it renders, including lazily loaded parts. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file)) reachedFrom(next, seen)
  return seen
}

const components = globSync('{app,components}/**/*.tsx', { cwd: root })
const drawnEverywhere = components.flatMap(classesDrawnBy)

test('every class that is styled is drawn by a component', () => {
  expect([...styled].filter((name) => !drawnEverywhere.some((drawn) => matches(drawn, name)))).toEqual([])
})

test('every class is at home in one style sheet, and another adapts it inside its own', () => {
  const homes = new Map<string, Set<string>>()
  const add = (name: string, sheet: string): Map<string, Set<string>> =>
    homes.set(name, (homes.get(name) ?? new Set()).add(sheet))
  for (const { sheet, selector } of selectors) {
    const names = new Set(classNames(selector))
    if (names.size === 1) names.forEach((name) => add(name, sheet))
  }
  for (const { sheet, selector } of selectors)
    for (const name of classNames(selector)) if (!homes.has(name)) add(name, sheet)

  const several = [...homes].filter(([, at]) => at.size > 1).map(([name, at]) => `${name}: ${[...at].join(', ')}`)
  const strangers = selectors
    .filter(({ sheet, selector }) => {
      const names = classNames(selector)
      return names.length > 0 && !names.some((name) => homes.get(name)?.has(sheet))
    })
    .map(({ sheet, selector }) => `${sheet}: ${selector}`)
  expect({ several, strangers }).toEqual({ several: [], strangers: [] })
})

const home = new Map(selectors.map(({ sheet, selector }) => [classNames(selector).at(-1) ?? '', sheet]))
for (const { sheet, selector } of selectors) {
  const [first, ...others] = new Set(classNames(selector))
  if (first && others.length === 0) home.set(first, sheet)
}
const everywhere = stylesOf(read('app/globals.css'))

/** The style sheets that a page brings: its own, and its layouts'. */
function broughtBy(page: string): string[] {
  const brought = stylesOf(read(page))
  for (let folder = dirname(page); folder !== '.'; folder = dirname(folder)) {
    const layout = join(folder, 'layout.tsx')
    if (existsSync(join(root, layout))) brought.unshift(...stylesOf(read(layout)))
  }
  return [...everywhere, ...brought]
}

const pages = globSync(
  'app/**/{page,not-found,global-not-found,forbidden,unauthorized,error,global-error,layout}.tsx',
  {
    cwd: root,
  },
).sort()

test.each(pages)('%s brings the styles of all that it draws, and no others', (page) => {
  const reached = [...reachedFrom(page)].filter((file) => file.endsWith('.tsx'))
  const drawn = reached.flatMap(classesDrawnBy)
  const needed = [...home].filter(([name]) => drawn.some((one) => matches(one, name))).map(([, sheet]) => sheet)
  // Parts that are loaded on demand bring their own.
  const brought = [...broughtBy(page), ...reached.flatMap((file) => stylesOf(read(file)))]
  const missing = [...new Set(needed)].filter((sheet) => !brought.includes(sheet))
  const idle = page.endsWith('/page.tsx') ? stylesOf(read(page)).filter((sheet) => !needed.includes(sheet)) : []
  expect({ missing, idle }).toEqual({ missing: [], idle: [] })
})
