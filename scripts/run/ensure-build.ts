import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { inlineCriticalStyles } from './critical-styles.ts'
import { takeLock } from './file-lock.ts'
import { writeMadeFiles } from './made-files.ts'
import { root } from './settings.ts'
import { stopWith } from './stop-with.ts'

// What a build is made from. A file that is not listed cannot make a build stale.
export const sources = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'scripts/run/critical-styles.ts',
  'scripts/run/made-files.ts',
  'scripts/run/pages-worker.ts',
]
export const settingsInPages = [
  'SITE_URL',
  'NEXT_PUBLIC_CONTACT_EMAIL',
  'NEXT_PUBLIC_PEOPLE',
  'NEXT_PUBLIC_POSTHOG_KEY',
  'NEXT_PUBLIC_POSTHOG_HOST',
] as const
const stampFile = join(root, '.next', 'made-from')
// Beside the packages, because a build empties its own folder.
const lockFile = join(root, 'node_modules', '.cache', 'second-chance-talent', 'build.lock')

function takeBuildLock(kind: 'exclusive' | 'shared'): (() => void) | undefined {
  try {
    return takeLock(lockFile, kind)
  } catch (error) {
    return stopWith(
      `${lockFile} cannot be written (${error instanceof Error ? error.message : ''}). The project's folder must belong to the user who starts the site.`,
    )
  }
}

function filesBelow(path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** A digest of the sources and of the settings that Next.js writes into the pages. */
function digestSources(env: NodeJS.ProcessEnv): string {
  const digest = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) digest.update(`${file}\0`).update(readFileSync(join(root, file)))
  for (const name of settingsInPages) digest.update(`${name}=${env[name] ?? ''}\0`)
  return digest.digest('hex')
}

/** Builds the site unless the existing build was made from the same sources. False when it failed or was aborted. */
export async function ensureBuild(env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<boolean> {
  const wanted = digestSources(env)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return true

  const release = takeBuildLock('exclusive')
  if (!release)
    stopWith('Another running copy serves the build that would be replaced now. Stop that one and start again.')
  console.log('Building the site ...')
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const isBuilt = await new Promise<boolean>((resolve) => {
    const build = spawn(process.execPath, [next, 'build'], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production', TYPES_CHECKED_ELSEWHERE: 'yes' },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
    })
    build.on('error', () => resolve(false))
    build.on('exit', (code) => resolve(code === 0))
  })
  if (isBuilt) {
    inlineCriticalStyles(join(root, '.next'))
    await writeMadeFiles(join(root, '.next'))
    // Imported here, because the bundler is not needed where the build already exists.
    await (await import('./pages-worker.ts')).writePagesWorker(join(root, '.next'))
  }
  release()
  if (!isBuilt) return false
  writeFileSync(stampFile, wanted)
  return true
}

/** Keeps the build from being replaced for as long as this process serves it. */
export function holdBuild(): void {
  if (!takeBuildLock('shared')) stopWith('The site is being built by another command. Wait until that has ended.')
}
