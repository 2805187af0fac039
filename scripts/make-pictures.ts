// `npm run pictures -- http://localhost:3000`: makes the pictures of screens on public pages, from the demonstration of a
// site that runs there. A test fails when a screen has changed since its picture was made.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

import { pictured, screenPictures } from '../lib/content/demonstration/screen-pictures.ts'
import { openPictured, pictureSize } from './pictures/pictured-screen.ts'
import { findChromium } from './verify/find-chromium.ts'

const [site = 'http://localhost:3000'] = process.argv.slice(2)
const folder = join(import.meta.dirname, '..', 'components', 'marketing', 'screen-pictures')

const browser = await chromium.launch({ executablePath: findChromium() })
const names: Record<string, string[]> = {}
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ baseURL: site, viewport: pictureSize, colorScheme })
  const devtools = await page.context().newCDPSession(page)
  for (const name of pictured) {
    names[name] = await openPictured(page, screenPictures[name].path)
    const rows = await page.locator('main tbody tr').filter({ visible: true }).all()
    const boxes = (await Promise.all(rows.map((row) => row.boundingBox()))).filter((box) => box !== null)
    const top = (boxes[0]?.y ?? 0) - 8
    // It ends below a whole row: half a line of words looks like a mistake.
    const bottom = boxes.map(({ y, height }) => y + height).findLast((end) => end - top <= pictureSize.height)
    if (bottom === undefined) throw new Error(`${screenPictures[name].path} has no list.`)
    const clip = { x: 0, y: top, width: pictureSize.width, height: Math.ceil(bottom - top) + 1, scale: 2 }
    // Playwright itself writes no WebP, which is a third of the size of a PNG.
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 75,
      clip,
      captureBeyondViewport: true,
    })
    writeFileSync(join(folder, `${name}-${colorScheme}.webp`), Buffer.from(data, 'base64'))
  }
  await page.close()
}
await browser.close()
writeFileSync(join(folder, 'names.json'), `${JSON.stringify(names, null, 2)}\n`)
