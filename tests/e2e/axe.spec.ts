import { expect, test } from 'playwright/test'

import { axeFindings } from '../support/accessible'

// Each has one fault, so that a check which has stopped looking is seen here.
const pale = 'color: #ccc; background: #fff'
const faults = {
  'color-contrast': `<p style="${pale}">Hard to read</p>`,
  label: '<input>',
  'image-alt': '<img src="data:," width="40" height="40">',
  'button-name': '<button></button>',
}
const pageWith = (content: string) =>
  `<!doctype html><html lang="en-GB"><title>A page</title><main><h1>A page</h1>${content}</main></html>`

test('axe names each fault, on each page anew, and no fault where there is none', async ({ page }) => {
  for (const [rule, content] of Object.entries(faults)) {
    await page.setContent(pageWith(content))
    const found = await axeFindings(page)
    expect(found.map((finding) => finding.split(':')[0])).toEqual([rule])
    expect(found[0]).toContain(/<\w+/.exec(content)?.[0])
  }
  await page.setContent(pageWith('<p>Easy to read</p>'))
  expect(await axeFindings(page)).toEqual([])
})

test('axe looks at the page as it stands: after a change of its words, of its scheme and of its width', async ({
  page,
}) => {
  await page.setContent(
    pageWith(`<style>
      p { color: #222; background: #fff }
      @media (prefers-color-scheme: dark) { #dark { color: #ccc } }
      @media (max-width: 400px) { #narrow { color: #ccc } }
    </style><p id="dark">One</p><p id="narrow">Two</p>`),
  )
  const inTurn = async (change: () => Promise<unknown>) => {
    await change()
    return (await axeFindings(page)).join()
  }
  expect(await inTurn(() => page.emulateMedia({ colorScheme: 'light' }))).toBe('')
  expect(await inTurn(() => page.emulateMedia({ colorScheme: 'dark' }))).toMatch(/^color-contrast: <p id="dark">/)
  expect(await inTurn(() => page.emulateMedia({ colorScheme: 'light' }))).toBe('')
  expect(await inTurn(() => page.setViewportSize({ width: 320, height: 700 }))).toMatch(
    /^color-contrast: <p id="narrow">/,
  )
  expect(await inTurn(() => page.setViewportSize({ width: 1280, height: 700 }))).toBe('')
  const addField = () => page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')))
  expect(await inTurn(addField)).toMatch(/^label: <input>/)
})
