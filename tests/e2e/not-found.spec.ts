import { expect, type Browser } from 'playwright/test'

import { enquiryWords } from '../../lib/content/desk/enquiry'
import { liveJobWords } from '../../lib/content/job-board/live-board'
import { notFoundWords } from '../../lib/content/site/layout'
import { expectAccessible } from '../support/accessible'
import { signInAs } from '../support/accounts'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

// Well-formed, and of nobody.
const missing = {
  'signed out': ['/jobs/van-driver-a1b2c3d4', '/jobs/nothing', '/jobs/in/nowhere', '/jobs/sector/crime', '/nothing'],
  hiring: [
    '/dashboard/employerportal/jobs/van-driver-a1b2c3d4',
    '/dashboard/employerportal/applications/A-000000',
    '/dashboard/employerportal/applications/nonsense',
    '/dashboard/employerportal/nowhere',
    '/nowhere',
  ],
  candidate: [
    '/dashboard/candidateportal/applications/A-000000',
    '/jobs/van-driver-a1b2c3d4/apply',
    '/jobs/van-driver-a1b2c3d4/apply/A-000000',
  ],
  team: [
    '/dashboard/team/enquiries/SC-00000000',
    '/dashboard/team/jobs/van-driver-a1b2c3d4',
    '/dashboard/team/companies/00000000-0000-4000-8000-000000000000',
    '/dashboard/team/subjects/00000000-0000-4000-8000-000000000000',
  ],
} as const

async function visit(browser: Browser, baseURL: string, who: keyof typeof missing, scripts: boolean): Promise<void> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  if (who !== 'signed out') await signInAs(page, who)
  for (const path of missing[who]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    const heading = path.startsWith('/dashboard/team/enquiries')
      ? enquiryWords.noneHeading
      : (/^\/jobs\/[^/]+(?:\/apply)?$/.test(path) ? liveJobWords.missing : notFoundWords).heading
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    if (heading === notFoundWords.heading) {
      const own = page.getByRole('main').getByRole('link', { name: notFoundWords.ownPage.label })
      await expect(own, path).toHaveAttribute('href', notFoundWords.ownPage.href)
    }
    await expect(page.locator('meta[name=robots]').first(), path).toHaveAttribute('content', /noindex/)
  }
  expect(errors).toEqual([])
  if (scripts) await expectAccessible(page, `what is not there, ${who}`)
  await context.close()
}

for (const who of Object.keys(missing) as (keyof typeof missing)[]) {
  test(
    `what is not there says so, with scripts off too: ${who}`,
    who === 'signed out' ? {} : onlyInAll,
    async ({ browser, service }) => {
      await visit(browser, service.url, who, false)
      await visit(browser, service.url, who, true)
    },
  )
}
