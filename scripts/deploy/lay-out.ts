// Lays out what the image serves, and nothing else: the build, the package files that Next.js traced for it, Next.js,
// and our own listener with what it imports. Next.js's own standalone folder starts its own server and needs a special
// build; this uses the build of `npm start` unchanged.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { root } from '../run/settings.ts'

// Also: what adds the team's first member, before anybody can use the desk, and what rewraps the vault's keys.
const waysIn = ['scripts/deploy/serve.ts', 'scripts/run/role.ts', 'scripts/run/vault-key.ts']
const besideIt = ['package.json', 'public', 'scripts/deploy/is-ready.mjs']
const build = '.next'
// Parts of the build that only a later build or a developer uses.
const leftInBuild = /^(cache|dev|diagnostics|types|trace|trace-build|turbopack|made-from)($|\/)|[.](map|nft[.]json)$/
// Parts of packages that are for readers, debuggers, other bundlers and `npm run dev`; and what resizes images, which
// no page has (next.config.ts).
const leftInPackages =
  /^node_modules\/(sharp|@img)\/|^node_modules\/next\/dist\/(esm|docs|compiled\/(webpack|babel|next-devtools))($|\/)|[.](map|d[.][cm]?ts|dev[.]js|development[.]js)$/
// Type imports are gone by the time it runs.
const importOf = /^(?:import|export)\s(?!type\b)[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm

/** The package files that the pages and endpoints use beside the build, by their paths in the project. */
function tracedPackageFiles(): string[] {
  const traced = globSync('server/**/*.nft.json', { cwd: join(root, build) }).flatMap((trace) => {
    const path = join(root, build, trace)
    const { files } = JSON.parse(readFileSync(path, 'utf8')) as { files: string[] }
    return files.map((file) => relative(root, resolve(dirname(path), file)))
  })
  return [...new Set(traced)].filter((file) => file.startsWith('node_modules/'))
}

/** Collects one of our modules and everything it imports, with the packages they name. */
function followImports(module: string, modules: Set<string>, packages: Set<string>): void {
  if (modules.has(module)) return
  modules.add(module)
  for (const [, ...names] of readFileSync(join(root, module), 'utf8').matchAll(importOf)) {
    const name = names.find((given) => given !== undefined) ?? ''
    if (name.startsWith('.')) followImports(join(dirname(module), name), modules, packages)
    else if (!name.startsWith('node:')) packages.add(name)
  }
}

/** Collects a package's folder and those of its dependencies. */
function followPackages(name: string, folders: Set<string>): void {
  const folder = join('node_modules', name)
  // A package that is not here is in the folder of the one that needs it.
  if (folders.has(folder) || !existsSync(join(root, folder))) return
  folders.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const dependency of Object.keys(dependencies)) followPackages(dependency, folders)
}

function copyInto(target: string, path: string, isWanted: (path: string) => boolean = () => true): void {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    // Next.js's own names for packages are symbolic links to them.
    verbatimSymlinks: true,
    filter: (file) => isWanted(relative(root, file)),
  })
}

/**
 * Writes the folder that the image serves, from the existing build.
 * @throws Error when there is no build
 */
function layOut(target: string): void {
  if (!existsSync(join(root, build, 'made-files')))
    throw new Error('There is no build to lay out: run npm start first.')
  rmSync(target, { recursive: true, force: true })
  const modules = new Set<string>()
  const packages = new Set<string>()
  for (const wayIn of waysIn) followImports(wayIn, modules, packages)
  const folders = new Set<string>()
  for (const name of packages) followPackages(name, folders)

  const isWanted = (path: string): boolean => !leftInPackages.test(path)
  for (const path of [...tracedPackageFiles().filter(isWanted), ...folders]) copyInto(target, path, isWanted)
  for (const path of [...modules, ...besideIt]) copyInto(target, path)
  copyInto(target, build, (path) => !leftInBuild.test(relative(build, path)))
}

const [target] = process.argv.slice(2)
if (!target) throw new Error('Say which folder to write: node scripts/deploy/lay-out.ts FOLDER')
layOut(resolve(target))
