import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

type Report = {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number } | undefined>
}
export type Score = { score: number; paintMs: number; blockingMs: number }

/**
 * One round of Lighthouse for mobile, with its simulated throttling.
 * @param folder where Lighthouse is installed: it is not part of this project, which it would make twice as heavy
 */
export function scoreOf(url: string, folder: string, chromium: string): Score {
  const cli = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const flags = ['--quiet', '--output=json', '--only-categories=performance', '--chrome-flags=--headless --no-sandbox']
  const printed = execFileSync(process.execPath, [cli, url, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { categories, audits } = JSON.parse(printed) as Report
  const msOf = (audit: string): number => Math.round(audits[audit]?.numericValue ?? NaN)
  return {
    score: Math.round(categories.performance.score * 100),
    paintMs: msOf('largest-contentful-paint'),
    blockingMs: msOf('total-blocking-time'),
  }
}
