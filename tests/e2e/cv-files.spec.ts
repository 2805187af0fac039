import { readFile, writeFile } from 'node:fs/promises'

import { type Download, expect, type Page } from 'playwright/test'

import { type CvDraft } from '../../lib/domain/cv/cv-draft'
import { fullSaveFile } from '../../lib/domain/cv/save-file'
import { aCvDraft } from '../support/a-cv-draft'
import { aLetterDraft, longDraft, ukDraft } from '../support/cv-papers'
import { hasTool, runTool } from '../support/run-tool'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

/** Opens the builder with a CV out of a file, on its last step. */
async function finishWith(page: Page, draft: CvDraft): Promise<void> {
  await page.goto('/cv-builder')
  await page.getByLabel('A shared one, such as in a library or job centre').check()
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'cv.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fullSaveFile([{ title: 'Warehouse', draft }])),
  })
  await expect(page.getByText('Your file is open.')).toBeVisible()
  await page.goto('/cv-builder#finish')
  await expect(page.getByRole('heading', { name: 'Take it with you' })).toBeVisible()
}

const button = (page: Page, label: string, of: 'CV' | 'letter' = 'CV') =>
  page.getByRole('button', { name: `${label} (Your ${of})` })

async function download(page: Page, label: string, of?: 'CV' | 'letter'): Promise<{ file: Download; path: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, label, of).click()])
  const path = test.info().outputPath(file.suggestedFilename())
  await file.saveAs(path)
  return { file, path }
}

/** What the browser refused because of the content security policy. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('refused', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (window as unknown as { refused: (what: string) => void }).refused(`${violatedDirective} ${blockedURI}`)
    })
  })
  return refused
}

test('a person takes the CV and the letter away in every format; nothing for it is fetched before, nothing is sent', async ({
  page,
  context,
}) => {
  const refused = await watchPolicy(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { disclosureNeeded, convictionType, timeframe, rehabilitationSteps } = aCvDraft()
  const answers = { disclosureNeeded, convictionType, timeframe, rehabilitationSteps }
  await finishWith(page, aLetterDraft({ ...answers, needsSupport: false }))
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const pdf = await download(page, 'Download PDF')
  expect(pdf.file.suggestedFilename()).toBe('Siân-Łukasz-Nguyễn-CV.pdf')
  const word = await download(page, 'Download Word')
  expect(word.file.suggestedFilename()).toBe('Siân-Łukasz-Nguyễn-CV.docx')
  for (const of of ['CV', 'letter']) await page.getByText(`Other ways to take it (Your ${of})`).click()
  const text = await download(page, 'Download text')
  expect(text.file.suggestedFilename()).toBe('Siân-Łukasz-Nguyễn-CV.txt')
  const letterInWord = await download(page, 'Download Word', 'letter')
  expect(letterInWord.file.suggestedFilename()).toBe('Siân-Łukasz-Nguyễn-letter.docx')
  const copied = async (of: 'CV' | 'letter') => {
    await button(page, 'Copy as text', of).click()
    await expect(page.locator('.cv-message')).toHaveText(/^Copied\./)
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('CV')).toContain('Brook Stores Ltd   Jan 2024 - Present')
  expect(await copied('letter')).toMatch(/^Dear Ms Patel,/)
  const letter = await download(page, 'Download PDF', 'letter')
  expect(letter.file.suggestedFilename()).toBe('Siân-Łukasz-Nguyễn-letter.pdf')

  // Only files that are the same for everybody, and no typeface but the one for Latin letters.
  for (const request of asked) expect(request).toMatch(/^GET \/(_next\/static\/|fonts\/noto-sans-latin-)/)
  expect(asked).toContain('GET /fonts/noto-sans-latin-regular.ttf')
  expect(refused).toEqual([])

  expect(await readFile(text.path, 'utf8')).toContain('Brook Stores Ltd   Jan 2024 - Present\r\nWarehouse Operative')
  expect((await readFile(word.path)).subarray(0, 2).toString()).toBe('PK')
  if (!process.env.CI && !hasTool('pdftotext')) return
  expect(runTool('pdftotext', '-layout', pdf.path, '-')).toMatch(
    /^Siân Łukasz-Nguyễn\n[^]*Brook Stores Ltd +Jan 2024 - Present\n/,
  )
  expect(runTool('pdftotext', '-layout', pdf.path, '-')).not.toMatch(/convict|theft/)
  expect(runTool('pdftotext', '-layout', letter.path, '-')).toMatch(/^Dear Ms Patel,\n/)
})

test(
  'a PDF of two pages is ready in under two seconds on a phone four times slower than this machine',
  onlyInAll,
  async ({ page }) => {
    await finishWith(page, longDraft(7))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const times: number[] = []
    // Other tests share this machine, so the best of three presses counts.
    for (let press = 0; press < 3 && !times.some((time) => time < 2000); press += 1) {
      const startedAt = Date.now()
      await download(page, 'Download PDF')
      times.push(Date.now() - startedAt)
    }
    expect(Math.min(...times)).toBeLessThan(2000)
  },
)

test(
  'a CV of three pages: the oldest jobs are shortened when asked, and print says nothing of this site',
  onlyInAll,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = `${document.documentElement.dataset.printing}: ${document.title}`
        window.dispatchEvent(new Event('afterprint'))
      }
    })
    await finishWith(page, longDraft(12))
    const title = await page.title()
    const { path } = await download(page, 'Download PDF')
    const pages = page.locator('.cv-count')
    await expect(pages).toContainText('3 pages')
    await page.getByRole('button', { name: 'Shorten the oldest jobs' }).click()
    await expect(pages).toContainText('2 pages')
    await expect(page.locator('#cv-preview')).toBeFocused()
    await page.locator('.cv-undo').getByRole('button', { name: 'Undo' }).click()
    await expect(pages).toContainText('3 pages')

    await button(page, 'Print').click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'CV: CV - Siân Łukasz-Nguyễn')
    await expect(page.locator('html')).not.toHaveAttribute('data-printing')
    expect(await page.title()).toBe(title)
    if (!process.env.CI && !hasTool('pdftotext')) return
    expect(runTool('pdfinfo', path)).toMatch(/Pages: +3/)
    // The browser's own print command, with the title and the address in the margins as browsers do by themselves.
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.printToPDF', { displayHeaderFooter: true, preferCSSPageSize: true })
    const printed = test.info().outputPath('printed.pdf')
    await writeFile(printed, data, 'base64')
    const text = runTool('pdftotext', '-layout', printed, '-')
    expect(text).toContain('Siân Łukasz')
    expect(text).not.toMatch(/convict|disclosure|Second Chance|127\.0\.0\.1|#finish/i)
  },
)

test(
  'a CV is read out of a PDF and a Word file on the device: what is ticked is taken over, and what is no CV is refused',
  onlyInAll,
  async ({ page, browser, baseURL }) => {
    await finishWith(page, ukDraft())
    const word = await download(page, 'Download Word')
    const pdf = await download(page, 'Download PDF')
    const context = await browser.newContext({ baseURL })
    const reader = await context.newPage()
    await reader.goto('/cv-builder')
    await reader.getByLabel('A shared one, such as in a library or job centre').check()
    await reader.getByText('Use a CV you already have').click()
    const asked: string[] = []
    reader.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const choose = reader.getByLabel('Choose your CV')
    const refused = (words: string) => expect(reader.getByRole('alert').filter({ hasText: words })).toBeVisible()
    const file = (text: string) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) })
    await choose.setInputFiles(file('a picture'))
    await refused('This is not a PDF or a Word file.')
    const found = reader.getByRole('group', { name: 'What we read in your file' })
    const expectFound = async () => {
      await expect(found).toBeFocused()
      await expect(found.getByLabel('Name: Siân Łukasz-Nguyễn')).toBeChecked()
      await expect(
        found.getByLabel(
          'Job title: Warehouse Operative (Nights). Employer: Brook Stores Ltd. Dates: Jan 2024 - Present.',
        ),
      ).toBeChecked()
    }
    await choose.setInputFiles(word.path)
    await expectFound()
    await choose.setInputFiles(file('%PDF-1.7 cut off'))
    await refused('This file is damaged or has a password.')
    await choose.setInputFiles(pdf.path)
    await expectFound()
    await found.getByLabel(/^Phone number: /).uncheck()
    await reader.getByRole('button', { name: 'Put this in my CV' }).click()
    await expect(reader.getByRole('status').filter({ hasText: 'It is in your CV now.' })).toBeVisible()
    await reader.goto('/cv-builder#personal')
    await expect(reader.getByLabel('Name', { exact: true })).toHaveValue('Siân Łukasz-Nguyễn')
    await expect(reader.getByLabel('Email address')).toHaveValue('sian.lukasz@example.org')
    await expect(reader.getByLabel('Phone number')).toHaveValue('')
    await reader.goto('/cv-builder#experience')
    await expect(reader.getByLabel('Job title').first()).toHaveValue('Warehouse Operative (Nights)')
    // What reads the file is the same for everybody; nothing of the file goes out.
    expect(asked.filter((request) => !/^GET \//.test(request))).toEqual([])
    await context.close()
  },
)
