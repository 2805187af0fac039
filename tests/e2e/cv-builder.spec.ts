import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'

import { neutralSite } from '@/lib/content/site/neutral-site'
import { axeFindings, sidewaysScroll, smallTargets } from '../support/accessible'
import { meetNeutralSite } from '../support/neutral-site'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

// The tool's own worker is among what is tested.
test.use({ serviceWorkers: 'allow' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const next = (page: Page) => button(page, 'Continue')
const heading = (page: Page) => page.locator('#cv-step-heading')
const steps = [
  ['start', 'Start'],
  ['personal', 'About You'],
  ['summary', 'Your Summary'],
  ['experience', 'Your Work'],
  ['skills', 'Your Skills'],
  ['education', 'Learning & Training'],
  ['disclosure', 'Disclosure Letter'],
  ['finish', 'Well Done!'],
] as const

async function open(page: Page, device: 'own' | 'shared' | 'unsaid' = 'own', step = 'start'): Promise<void> {
  await page.goto('/cv-builder')
  await expect(next(page)).toBeEnabled()
  if (device === 'own') await page.getByLabel('My own phone or computer').check()
  if (device === 'shared') await page.getByLabel(/A shared one/).check()
  if (step !== 'start') await goTo(page, step)
}

async function goTo(page: Page, step: string): Promise<void> {
  await page.getByText('See all steps').click()
  const name = steps.find(([id]) => id === step)?.[1] ?? ''
  await page.locator('.cv-progress').getByRole('button', { name }).click()
  // While a part that employers look for is empty, the last step does not say that all is done.
  await expect(heading(page)).toHaveText(step === 'finish' ? /^(Well Done!|Your CV so far)$/ : name)
  await expect(page.locator('.cv-loading')).toHaveCount(0)
  await expect(page.getByText('This step did not load.')).toHaveCount(0)
}

const saved = (page: Page) =>
  expect(page.locator('.cv-saved')).toHaveText(/^Saved on this device at (?:[\d:]+(?:am|pm)|12 (?:noon|midnight))$/)
const paper = (page: Page) => page.locator('.cv-part-cv .cv-paper')

test('the fast path: eight steps, a CV with a name, a job, skills and a course, and its PDF', async ({ page }) => {
  const typed: string[] = []
  const type = async (label: string, text: string) => {
    typed.push(text)
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await open(page, 'unsaid')
  await expect(page.getByText('We save nothing until you tell us.')).toBeVisible()
  await expect(button(page, 'Previous')).toBeDisabled()
  await page.getByLabel('My own phone or computer').check()
  for (const [index, [step, name]] of steps.entries()) {
    await expect(heading(page)).toHaveText(name)
    await expect(page.locator('.cv-footer')).toContainText(`Step ${index + 1} of 8`)
    await expect(page.locator('.cv-footer progress')).toHaveAttribute('value', String(Math.round((index / 7) * 100)))
    if (index > 0) {
      await expect(heading(page)).toBeFocused()
      expect(new URL(page.url()).hash).toBe(`#${step}`)
    }
    if (step === 'personal') {
      await type('Name', 'Jordan Taylor')
      await type('Email address', 'jordan@example.org')
      await type('Phone number', '07700 900123')
      await type('Town or city', 'Leeds, UK')
    }
    if (step === 'summary')
      await page.getByRole('button', { name: /I have worked in kitchens for three years/ }).click()
    if (step === 'experience') {
      await button(page, 'Add work done in prison').click()
      await button(page, 'Kitchen').click()
      await type('Who ran it, or gave the award?', 'City & Guilds')
      await type('Where was it?', 'HMP Example')
      await page.getByLabel('Year').first().selectOption('2024')
      await page.getByLabel('I work here now').check()
      await expect(page.getByLabel('Year')).toHaveCount(1)
    }
    if (step === 'skills') {
      await expect(page.getByRole('heading', { name: 'Your Skills (4)' })).toBeVisible()
      await type('Type a skill', '  Forklift  ')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Type a skill')).toHaveValue('')
      await expect(page.getByLabel('Type a skill')).toBeFocused()
      await page.getByLabel('Type a skill').fill('   ')
      await button(page, 'Add').click()
      await page.locator('.cv-chips').getByRole('button', { name: 'Patience' }).click()
      // A second press adds no second one.
      await page.locator('.cv-chips').getByRole('button', { name: 'Patience' }).click({ force: true })
      await expect(page.getByRole('heading', { name: 'Your Skills (6)' })).toBeVisible()
    }
    if (step === 'education') {
      await button(page, 'Add Qualifications').click()
      await type('Qualification', 'Level 2 Food Safety')
      await type('Where', 'Leeds College')
      await type('Year', '2024')
      await expect(button(page, 'Add Another Qualification')).toBeVisible()
    }
    if (step === 'disclosure') {
      await expect(page.getByText('You only need to tell an employer if they ask.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Check whether you need to say anything' })).toHaveAttribute(
        'href',
        '/disclosure-calculator',
      )
      await page.getByLabel('No', { exact: true }).check()
    }
    if (step !== 'finish') await next(page).click()
  }
  // Some 200 letters a minute is slow typing on a phone.
  expect(typed.join('').length).toBeLessThan(400)
  // The last step leads nowhere, so it has no such button.
  await expect(next(page)).toHaveCount(0)
  await expect(paper(page)).toContainText('2024 - Present')
  await expect(paper(page)).toContainText('City & Guilds')
  await expect(paper(page)).not.toContainText(/HMP|prison/i)
  await expect(page.locator('.cv-part-letter')).toHaveCount(0)
  await saved(page)

  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF (Your CV)' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('Jordan-Taylor-CV.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  for (const href of ['/job-matcher', '/request-callback', '/resources']) {
    await expect(page.locator(`.cv-step .next-links a[href="${href}"]`)).toHaveCount(1)
  }

  await page.goBack()
  await expect(heading(page)).toHaveText('Disclosure Letter')
  await page.reload()
  await expect(heading(page)).toHaveText('Disclosure Letter')
  await goTo(page, 'personal')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jordan Taylor')
})

test('the letter: gated, made, finished in one’s own words, made again without losing them, and a file of its own', async ({
  page,
}) => {
  await open(page, 'own', 'personal')
  await page.getByLabel('Name', { exact: true }).fill('Sam Okoro')
  await goTo(page, 'disclosure')
  const generate = button(page, 'Generate My Disclosure Letter')
  await page.getByLabel('Yes, help me write one').check()
  await expect(page.getByText('Some convictions need more than a letter like this')).toBeVisible()
  await page.getByLabel(/^Serious/).check()
  await page.getByLabel('Between one and two years ago').check()
  await page.getByLabel('What have you done since?').fill('  ')
  await expect(generate).toBeDisabled()
  await page.getByLabel('What have you done since?').fill('I finished a course & got $& work')
  await generate.click()
  const letter = page.getByLabel('Your letter')
  await expect(letter).toBeFocused()
  await expect(letter).toHaveValue(/between one and two years ago/)
  await expect(letter).toHaveValue(/I finished a course & got \$& work\./)
  await expect(page.getByRole('heading', { name: 'Say it out loud' })).toBeVisible()

  const prompts = page.locator('.cv-prompt')
  const count = await prompts.count()
  expect(count).toBeGreaterThan(2)
  await prompts.first().click()
  await page.keyboard.type('Ms Example')
  await expect(prompts).toHaveCount(count - 1)
  // What is only true or not is settled with one press, either way.
  const conditions = page.locator('.cv-prompt-choice')
  await expect(conditions).toHaveCount(3)
  await conditions.first().getByRole('button', { name: 'This is true' }).click()
  await expect(letter).toHaveValue(/did\. I am sorry for the harm it caused\.\n/)
  await conditions.first().getByRole('button', { name: 'Take it out' }).click()
  await expect(letter).not.toHaveValue(/no convictions since/)
  await expect(conditions).toHaveCount(1)
  await goTo(page, 'finish')
  await expect(page.locator('.cv-part-letter mark')).toHaveCount(count)
  await page.getByRole('button', { name: 'Download PDF (Your letter)' }).click()
  const stop = page.getByRole('alert').filter({ hasText: 'Your letter is not finished yet' })
  await expect(stop).toBeFocused()
  await stop.getByRole('button').first().click()
  await expect(letter).toBeFocused()

  await letter.fill('My own finished letter.')
  await expect(page.getByText('No brackets are left.')).toBeVisible()
  await generate.click()
  await expect(letter).toHaveValue(/Dear \[/)
  await button(page, 'Bring it back').click()
  await expect(letter).toHaveValue('My own finished letter.')
  await goTo(page, 'finish')
  const arriving = page.waitForEvent('download')
  await page.getByText('Other ways to take it (Your letter)').click()
  await page.getByRole('button', { name: 'Download text (Your letter)' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('Sam-Okoro-letter.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe('My own finished letter.\r\n')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.cv-part-cv .cv-sheet').first()).toBeVisible()
  await expect(page.locator('.cv-part-letter')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('files: a locked copy needs its passphrase, an open one holds nothing private, and clearing everything leaves nothing', async ({
  page,
}) => {
  await open(page, 'own', 'personal')
  await page.getByLabel('Name', { exact: true }).fill('Kim Lee')
  await goTo(page, 'disclosure')
  await page.getByLabel('Yes, help me write one').check()
  await page.getByLabel(/^Minor/).check()
  await goTo(page, 'finish')
  const saveCopy = async () => {
    const arriving = page.waitForEvent('download')
    await button(page, 'Save a copy').click()
    return readFile(await (await arriving).path(), 'utf8')
  }
  const plain = await saveCopy()
  expect(plain).toContain('Kim Lee')
  expect(plain).not.toContain('minor')
  await page.getByLabel('Passphrase (optional)').fill('correct horse')
  const locked = await saveCopy()
  // The whole name, with its space: chance can put three letters together in what is encrypted.
  expect(locked).not.toContain('Kim Lee')

  await page.locator('.cv-bar').getByRole('button', { name: 'Clear everything' }).click()
  await button(page, 'Yes, clear everything').click()
  await expect(heading(page)).toHaveText('Start')
  await expect(page.getByText('Everything is cleared.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).length + Object.keys(sessionStorage).length)).toBe(0)
  const keptForOffline = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length)
  await expect.poll(keptForOffline).toBe(0)
  // A typeface is fetched for this, by the worker that the page still has.
  await goTo(page, 'personal')
  await page.getByLabel('Name', { exact: true }).fill('Елена')
  await goTo(page, 'finish')
  const cyrillic = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF (Your CV)' }).click()
  await cyrillic
  expect(await keptForOffline()).toBe(0)
  await goTo(page, 'start')

  await page.getByLabel('My own phone or computer').check()
  await page.getByText('Carry on with a file you saved from here').click()
  const choose = (name: string, text: string) =>
    page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('cv.json', locked)
  await page.getByLabel('Passphrase of this file').fill('wrong')
  await button(page, 'Open it').click()
  await expect(page.getByText('That passphrase does not open this file.')).toBeVisible()
  await page.getByLabel('Passphrase of this file').fill('correct horse')
  await button(page, 'Open it').click()
  await expect(page.getByText('Your file is open.')).toBeVisible()
  await goTo(page, 'disclosure')
  await expect(page.getByLabel(/^Minor/)).toBeChecked()
})

test('by keyboard alone at 400% zoom: every step, with what has the focus always in sight', async ({ page }) => {
  // 1280 by 1024 pixels at 400%.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/cv-builder')
  await expect(next(page)).toBeEnabled()
  const hidden: string[] = []
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 90; presses += 1) {
      await page.keyboard.press('Tab')
      const [label, isSeen] = await page.evaluate(async () => {
        // What somebody sees is the page once it has come to rest.
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
        const focused = document.activeElement
        if (!(focused instanceof HTMLElement)) return ['', true] as const
        const [shown] = focused instanceof HTMLInputElement ? (focused.labels ?? []) : []
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const at = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
          document.elementFromPoint((left + right) / 2, y),
        )
        const isSeen = at.some((element) => element !== null && (focused.contains(element) || element === shown))
        return [(focused.ariaLabel ?? shown?.textContent ?? focused.textContent).trim(), isSeen] as const
      })
      if (!isSeen) hidden.push(label)
      if (label.startsWith(name)) return
    }
    throw new Error(`No Tab leads to ‘${name}’`)
  }
  const press = async (name: string, key = 'Enter') => {
    await tabTo(name)
    await page.keyboard.press(key)
  }
  const write = async (name: string, text: string) => {
    await tabTo(name)
    await page.keyboard.type(text)
  }
  const goOn = async () => {
    await press('Continue')
    await expect(heading(page)).toBeFocused()
  }
  await press('My own phone', 'Space')
  await press('Continue')
  await expect(heading(page)).toBeFocused()
  await write('Name', 'Key Board')
  await goOn()
  await goOn()
  await press('Add a job')
  await expect(page.getByLabel('Job title')).toBeVisible()
  await write('Job title', 'Cook')
  await goOn()
  await write('Type a skill', 'Baking')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Remove Baking')).toBeVisible()
  await press('Remove Baking')
  await press('Undo')
  await expect(page.getByRole('heading', { name: 'Your Skills (1)' })).toBeVisible()
  await goOn()
  await goOn()
  await press('Yes, help me', 'ArrowDown')
  await expect(page.getByLabel('No', { exact: true })).toBeChecked()
  await goOn()
  // It has neither an email address nor a summary.
  await expect(heading(page)).toHaveText('Your CV so far')
  await expect(button(page, 'Add an email address or a phone number')).toBeVisible()
  const arriving = page.waitForEvent('download')
  await press('Download PDF')
  expect((await arriving).suggestedFilename()).toBe('Key-Board-CV.pdf')
  await expect(paper(page)).toContainText('Baking')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(hidden).toEqual([])
})

test('on a small phone what stays in sight while scrolling takes no more than a quarter of the screen', async ({
  page,
}) => {
  await open(page)
  for (const [step, height] of steps.flatMap(([one]) => [640, 740].map((high) => [one, high] as const))) {
    await page.setViewportSize({ width: 360, height })
    if (step !== 'start' && height === 640) await goTo(page, step)
    const share = await page.evaluate(async (high) => {
      const known = [...document.querySelectorAll('body *')].filter((element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position),
      )
      const rowsAt = async (y: number) => {
        window.scrollTo(0, y)
        await new Promise(requestAnimationFrame)
        return known.map((element) => element.getBoundingClientRect())
      }
      const before = await rowsAt(100)
      // What moves with the page covers nothing of it.
      const rows = (await rowsAt(140)).filter(({ top }, index) => Math.abs(top - (before[index]?.top ?? 0)) < 1)
      return (
        Array.from({ length: high }, (_, y) =>
          rows.some(({ top, bottom, width }) => width > 0 && top <= y && bottom > y),
        ).filter(Boolean).length / high
      )
    }, height)
    expect({ step, height, isSmall: share <= 0.25, share }).toMatchObject({ isSmall: true })
  }
})

test('a shared device keeps the tab alone, and clears it after 15 minutes without a touch', async ({ page }) => {
  await page.clock.install()
  await open(page, 'shared', 'personal')
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('autocomplete', 'off')
  await page.getByLabel('Name', { exact: true }).fill('Pat')
  await page.clock.runFor(1000)
  await expect(page.locator('.cv-saved')).toContainText('Kept in this tab')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.clock.runFor(13 * 60_000)
  await expect(page.getByText('Are you still there?')).toBeVisible()
  await page.clock.runFor(2 * 60_000)
  await expect(page.getByText('Nobody used this page for 15 minutes')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('after the page has loaded only static files are asked for, and nothing that was typed is in any request', async ({
  page,
  context,
  baseURL,
}) => {
  const canary = 'Zephyrine'
  await page.goto('/cv-builder')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  context.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.getByLabel('My own phone or computer').check()
  await goTo(page, 'personal')
  for (const label of ['Name', 'Email address', 'Phone number', 'Town or city']) {
    await page.getByLabel(label, { exact: true }).fill(canary)
  }
  await goTo(page, 'skills')
  await page.getByLabel('Type a skill').fill(canary)
  await page.keyboard.press('Enter')
  await goTo(page, 'disclosure')
  await page.getByLabel('Yes, help me write one').check()
  await page.getByLabel(/^Minor/).check()
  await page.getByLabel('Within the last year').check()
  await page.getByLabel('What have you done since?').fill(canary)
  await button(page, 'Generate My Disclosure Letter').click()
  await goTo(page, 'finish')
  await page.getByText('Other ways to take it (Your CV)').click()
  for (const format of ['PDF', 'Word', 'text', 'JSON Resume']) {
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${format} (Your CV)` }).click()
    await arriving
  }
  const site = baseURL ?? ''
  const isStatic = (request: string) =>
    [
      `^GET ${site}/_next/static/[^?]+(\\?dpl=[^&]+)? $`,
      `^GET ${site}/fonts/noto-sans-[\\w-]+\\.ttf $`,
      `^GET ${site}/icon\\.svg\\?[^ ]* $`,
      // The worker, and the page itself as the worker keeps it.
      `^GET ${site}/cv-builder-worker\\.js\\?build=\\w+ $`,
      `^GET ${site}/cv-builder $`,
    ].some((pattern) => new RegExp(pattern).test(request))
  expect(requests.filter((request) => !isStatic(request))).toEqual([])
  expect(requests.join('\n')).not.toContain(canary)
  expect(page.url()).toBe(`${site}/cv-builder#finish`)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(canary)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).toContain(canary)
  expect(kept, 'the disclosure answers stay in the tab').not.toContain('minor')
})

test('without a network after the first visit: every step, a reload and a PDF; a new build takes the place of the old', async ({
  page,
  context,
}) => {
  await open(page, 'own', 'personal')
  await page.getByLabel('Name', { exact: true }).fill('Off Line')
  await saved(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Off Line')
  for (const [step] of steps) await goTo(page, step)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF (Your CV)' }).click()
  expect((await arriving).suggestedFilename()).toBe('Off-Line-CV.pdf')
  await context.setOffline(false)

  // Beside them are those of the public pages: see offline.spec.ts.
  const stores = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('cv-builder-')))
  const [first] = await stores()
  expect(await stores()).toEqual([first])
  const keptFiles = await page.evaluate(async () => {
    const [store] = await caches.keys()
    const kept = await (await caches.open(store ?? '')).keys()
    return kept.map(({ url }) => new URL(url).pathname)
  })
  expect(keptFiles.filter((path) => !/^\/(cv-builder$|_next\/static\/|fonts\/noto-sans-)/.test(path))).toEqual([])
  // A new build registers the worker under another name, as this does.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/cv-builder-worker.js?build=next', {
      scope: '/cv-builder',
    })
    const worker = registration.installing
    await new Promise<void>((resolve) => {
      if (!worker || worker.state === 'installed') resolve()
      worker?.addEventListener('statechange', () => worker.state === 'installed' && resolve())
    })
  })
  expect((await stores()).toSorted()).toEqual([first, 'cv-builder-next'].toSorted())
  await page.goto('/about')
  await expect.poll(stores).toEqual(['cv-builder-next'])
  await context.setOffline(true)
  await page.goto('/cv-builder#personal')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Off Line')
})

test(
  'axe finds nothing in any step, light or dark, nothing is wider than 320 px, targets are large',
  onlyInAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const check = async (screen: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await axeFindings(page), `${screen}, ${colorScheme}`).toEqual([])
        // An open dialog keeps the room of the page's scroll bar.
        expect(await sidewaysScroll(page), screen).toBeLessThanOrEqual(0)
      }
      const targets = page.locator('.cv-tool :is(button, summary, .radio-row label):visible')
      expect(await smallTargets(targets), screen).toEqual([])
    }
    await open(page, 'own')
    await check('start')
    await goTo(page, 'personal')
    await page.getByLabel('Name', { exact: true }).fill('Zoë Łukasz 🙂 محمد')
    await check('personal')
    await goTo(page, 'summary')
    await page.getByLabel('Your summary').fill('x'.repeat(120) + ' word'.repeat(4000))
    await check('summary')
    await goTo(page, 'experience')
    await button(page, 'Add work done in prison').click()
    await button(page, 'Library').click()
    await page.getByText('Help me write a line').click()
    await check('experience, filled')
    await goTo(page, 'skills')
    await page.getByRole('button', { name: 'Remove Basic IT' }).click()
    await check('skills, filled')
    await goTo(page, 'education')
    await button(page, 'Add Qualifications').click()
    await page.getByLabel('I completed this while in prison').check()
    await check('education, filled')
    await goTo(page, 'disclosure')
    await page.getByLabel('Yes, help me write one').check()
    await page.getByLabel(/^Minor/).check()
    await page.getByLabel('Within the last year').check()
    await page.getByLabel('What have you done since?').fill('A course')
    await button(page, 'Generate My Disclosure Letter').click()
    await check('disclosure, filled')
    await goTo(page, 'finish')
    await button(page, 'Check my CV').click()
    await page.getByRole('button', { name: 'Download PDF (Your letter)' }).click()
    await check('finish, filled')
    await button(page, 'See my CV').click()
    await check('preview')
    await button(page, 'Close').click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await goTo(page, 'start')
    expect(await axeFindings(page), 'start, wide').toEqual([])
  },
)

test('leaving a shared device forgets everything, and Back brings nothing of it back', async ({ page }) => {
  await page.goto('/about')
  await open(page, 'shared', 'personal')
  await page.getByLabel('Name', { exact: true }).fill('Pat')
  await meetNeutralSite(page)
  await page.getByRole('link', { name: 'Leave this page' }).click()
  await page.waitForURL(neutralSite)
  // To an earlier step, or the page before: browsers differ in which of the steps they count.
  await page.goBack()
  await expect(page).toHaveURL(/\/(about|cv-builder)$/)
  await expect(page.locator('body')).not.toContainText('Pat')
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Pat')
  // From another page: to a step of one that has not quite started, its router would take the step away again.
  await page.goto('/about')
  await page.goto('/cv-builder#personal')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs them and how to reach a person', async ({ page }) => {
    await page.goto('/cv-builder')
    await expect(page.locator('main .no-script-notice')).toContainText('This tool needs JavaScript')
    await expect(page.locator('.no-script-notice a[href="/request-callback/candidate"]')).toBeVisible()
    await expect(page.locator('.cv-tool')).toBeHidden()
    // Paper needs none.
    await expect(page.getByRole('heading', { name: 'Your CV on paper' })).toBeVisible()
    // So that somebody else can print it, whose device has scripts.
    await page.goto('/cv-builder/on-paper')
    await expect(page.getByText('Full name')).toBeVisible()
  })
})
