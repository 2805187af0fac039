import { expect, type Browser, type Page } from 'playwright/test'

import {
  partnerDoneWords,
  partnerFormWords as form,
  partnerPortalWords,
  partnerWords,
} from '../../lib/content/casework/organisation'
import { companyDecisionDone, companyDecisionProblems, deskCompanyWords } from '../../lib/content/desk/companies'
import { colleagueDoneWords, colleagueWords, joinWords, rightWords } from '../../lib/content/hiring/colleague-words'
import { partnerNewsSubject } from '../../lib/content/hiring/company-emails'
import { partnerMessages } from '../../lib/domain/companies/partner-form'
import { expectAccessible } from '../support/accessible'
import { fillIn, linkIn, mailWith, signInAs } from '../support/accounts'
import { addAccount } from '../support/add-account'
import type { Service } from '../support/service'
import { test } from '../support/test'

type Account = { email: string; password: string }

const name = 'A Fresh Start for Leeds'

async function pageOf(browser: Browser, service: Service, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url, viewport: { width, height: 800 } })
  return context.newPage()
}

async function signIn(page: Page, { email, password }: Account, at = '/sign-in'): Promise<void> {
  await page.goto(at)
  await fillIn(page, email, password, 'Sign in')
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}

test('a charity asks to join, is approved at the desk, and a caseworker joins it', async ({ browser, service }) => {
  const lead = await addAccount(service, 'lead')
  const worker = await addAccount(service, 'worker')

  // On a phone: the portal's address leads to the form; what is wrong is named, and what was typed stays.
  const own = await pageOf(browser, service, 360)
  await signIn(own, lead, `/sign-in?next=${encodeURIComponent('/dashboard/partnerportal')}`)
  await expect(own).toHaveURL('/account/organisation')
  await expect(own.getByRole('heading', { level: 1, name: form.askTitle })).toBeVisible()
  await expectAccessible(own)
  await own.getByLabel(form.name).fill(name)
  await own.getByLabel(form.areas).fill('Leeds\nBradford')
  await own.getByLabel(form.safeguardingName).fill('Pat Green')
  await own.getByLabel(form.safeguardingEmail).fill('pat@example.org')
  await own.getByLabel(form.yourName).fill('Ayesha Khan')
  await own.getByLabel(form.askedAs).fill('Manager')
  await own.getByRole('button', { name: form.send }).click()
  await expect(own.locator('.error-summary')).toContainText(partnerMessages.services)
  await expect(own.getByLabel(form.areas)).toHaveValue('Leeds\nBradford')
  await own.getByLabel('Interview practice').check()
  await own.getByLabel(form.takesReferrals).check()
  await own.getByRole('button', { name: form.send }).click()
  await expect(own.getByText(partnerDoneWords.asked)).toBeVisible()
  await expect(own.getByRole('heading', { name: partnerWords.sent })).toBeVisible()
  await expectAccessible(own)
  const told = await mailWith(service, 'team@example.org', 'A partner has asked to join')
  expect(told.text).toContain(name)

  // The desk sees its kind and what it says, and approves it by the same steps as a company.
  const team = await pageOf(browser, service, 1280)
  await signInAs(team, 'team')
  await team.goto('/dashboard/team/companies')
  const row = team.getByRole('row', { name })
  await expect(row).toContainText(deskCompanyWords.kinds.partner)
  await row.getByRole('link', { name }).click()
  await expect(team.getByText('Pat Green, pat@example.org')).toBeVisible()
  await expectAccessible(team)
  // Nothing has been noted as checked, so the form that approves it asks why.
  await team.locator('summary', { hasText: deskCompanyWords.decisions.approve }).click()
  await expect(team.getByText(deskCompanyWords.unchecked.means.partner)).toBeVisible()
  await expectAccessible(team)
  // Not without a reason, which stays with the checks.
  await team.getByRole('button', { name: deskCompanyWords.unchecked.yes }).click()
  await expect(team.locator('.error-summary')).toContainText(companyDecisionProblems.uncheckedReason)
  await team.getByLabel(deskCompanyWords.unchecked.reason).fill('We have worked with them for years.')
  await team.getByRole('button', { name: deskCompanyWords.unchecked.yes }).click()
  await expect(team.getByText('We have worked with them for years.')).toBeVisible()
  await expect(team.getByText(companyDecisionDone.approve)).toBeVisible()
  const news = await mailWith(service, lead.email, partnerNewsSubject)
  expect(news.text).toContain('Yes: your organisation is approved')
  expect(news.text).not.toMatch(/hire|company/i)

  // The portal opens with a guide through the first day.
  await own.goto('/dashboard/partnerportal')
  await expect(own.getByRole('heading', { level: 1, name: partnerPortalWords.title.partner })).toBeVisible()
  await expect(own.getByText(partnerPortalWords.firstDay)).toBeVisible()
  await expectAccessible(own)
  await own.getByRole('link', { name: partnerPortalWords.steps.members.link }).click()
  await expect(own.getByLabel(colleagueWords.email)).toBeVisible()
  await expectAccessible(own)
  await own.getByLabel(colleagueWords.email).fill(worker.email)
  await own.locator('#support').check()
  await expect(own.getByLabel(rightWords.post_jobs)).toHaveCount(0)
  await own.getByRole('button', { name: colleagueWords.inviteSubmit }).click()
  await expect(own.getByText(colleagueDoneWords.invited)).toBeVisible()

  const invitation = await mailWith(service, worker.email, 'An invitation from your colleague')
  expect(invitation.text).toContain(`has invited you to join ${name} on`)
  expect(invitation.text).not.toMatch(/posts jobs|convict/i)
  const theirs = await pageOf(browser, service, 360)
  const link = new URL(linkIn(invitation), service.url)
  const wanted = encodeURIComponent(link.pathname + link.search)
  await signIn(theirs, worker, `/sign-in?with=password&next=${wanted}`)
  await theirs.getByLabel(form.yourName).fill('Sam Hall')
  await theirs.getByRole('button', { name: joinWords.submit('partner') }).click()
  await expect(theirs).toHaveURL(/\/dashboard\/caseworkerportal\/organisation\?/)
  await expect(theirs.getByText(partnerDoneWords.joined)).toBeVisible()
  await expect(theirs.getByRole('link', { name: partnerWords.change })).toHaveCount(0)
  await expectAccessible(theirs)
  expect((await theirs.goto('/dashboard/partnerportal'))?.status()).toBe(403)
  await theirs.goto('/dashboard/caseworkerportal')
  await expect(theirs.getByRole('heading', { level: 1, name: partnerPortalWords.title.caseworker })).toBeVisible()
})
